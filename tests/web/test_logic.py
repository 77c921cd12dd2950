"""The page's own logic, tested by Node: it checks a shuffle as `kartaro verify` does, and says what terminals say."""

from __future__ import annotations

import json
import os
import subprocess
import typing as t
from pathlib import Path

import pytest
from hatch_page import programs
from tests.fairness.fair_matches import PLEDGES, A, B, edited, finished, love_letter, new_host, play_on, seed
from tests.web import telling

from kartaro.core.errors import BadRecord
from kartaro.core.match import Match
from kartaro.core.seats import TRUTH
from kartaro.fairness import Fairness, Pledge, commitment, pledge
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.record import read_record
from kartaro.server.tables.finished import deals
from kartaro.server.wire import wire_of
from kartaro.verify import prove

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 120


def records() -> dict[str, str]:
    """Matches that were dealt fairly, and some that were not."""
    fair = love_letter().record()
    other = Fairness("t-1", Pledge(commitment(seed(1)), seed(2)), PLEDGES.seats)
    hanamikoji = game_named("hanamikoji")
    made = {
        f"{game.name}, {seats}": play_on(new_host(game.edition(), seats)).record()
        for game in games()
        for seats in {2, game.seats(game.edition())[1]}
    }
    made["tokens for a tie"] = love_letter(showdown_tie="discard_sum").record()
    made["a random variant"] = play_on(new_host(game_named("spicy").edition("", {"variants": "random"}), 3)).record()
    made["two have revealed"] = love_letter(
        Fairness("t-2", pledge(seed(3)), {A: pledge(seed(4)), B: pledge(seed(5))})
    ).record()
    made["the host picks"] = love_letter(first_player="host").record()
    made["the server alone"] = love_letter(Fairness("t-3", pledge(seed(6)))).record()
    made["no seeds"] = "".join(line for line in fair.splitlines(keepends=True) if not line.startswith("fair "))
    made["no seeds"] = sealed(made["no seeds"])
    made["another seed than promised"] = love_letter(PLEDGES).record().replace(seed(0xA0).hex(), seed(0xA1).hex())
    made["another seed than promised"] = sealed(made["another seed than promised"])
    made["dealt by other dice"] = finished(Match(hanamikoji, hanamikoji.edition(), 2), PLEDGES)
    made["a server that broke its promise"] = finished(Match(hanamikoji, hanamikoji.edition(), 2), other)
    made["unrevealed"] = sealed(fair.replace(seed(0x5E).hex(), "-"))
    return made


def sealed(text: str) -> str:
    """With a seal that fits its lines."""
    line = next(line for line in text.splitlines() if line.startswith("name a"))
    return edited(text, line, line)


def judged(name: str, text: str) -> dict[str, t.Any]:
    """A record with what Python makes of it."""
    record = read_record(text)
    game = record.match.game
    case: dict[str, t.Any] = {"name": name, "record": text, "cards": game.cards, "fault": ""}
    case["deals"] = [
        {"decision": deal.decision, "cards": deal.cards, "picks": deal.picks}
        for deal in deals(text, TRUTH, wire_of(game))
    ]
    try:
        proof = prove(record)
    except BadRecord as error:
        return case | {"fault": error.code}
    return case | {
        "dealt": proof.decisions,
        "host_picked": proof.host_picked,
        "laid_out": proof.laid_out,
        "server_alone": not proof.fairness.revealed(),
    }


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the page was not built here")
def test_the_logic_of_the_page(tmp_path: Path) -> None:
    cases = [judged(name, text) for name, text in records().items()]
    assert {case["fault"] for case in cases} == {
        "",
        "fair-missing",
        "fair-commitment",
        "fair-disagrees",
        "fair-unrevealed",
    }
    made, told = tmp_path / "records.json", tmp_path / "told.json"
    made.write_text(json.dumps(cases), "utf-8")
    told.write_text(json.dumps(telling.cases()), "utf-8")
    _, node = programs()
    done = subprocess.run(
        [*node, "tests/run.mjs"],
        cwd=WEB,
        env={**os.environ, "KARTARO_RECORDS": str(made), "KARTARO_TOLD": str(told)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
