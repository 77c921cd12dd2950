"""`kartaro analyse`: every decision in words and as an object, what it adds up to, and stopping in between."""

from __future__ import annotations

import json
import re
import typing as t

import pytest
from tests.analysis.twins import played, twin
from tests.terminal.test_play import in_terminal

from kartaro import analysis
from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech
from kartaro.record import write_record

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.terminal.command import Program

NAMES = ("Anna", "Budi", "Chiara", "Dani")
QUICK = ("--bot", "search@50")

each_game = pytest.mark.parametrize("game_name", [game.name for game in games()])


def keep(match: Match, file: Path) -> str:
    file.write_text(write_record(match, NAMES[: match.seats]), "utf-8")
    return str(file)


@pytest.fixture
def record(tmp_path: Path) -> str:
    return keep(played(game_named("love-letter"), 3, 6), tmp_path / "game.record")


def most_seats(name: str) -> int:
    game = game_named(name)
    return min(3, game.seats(game.edition())[1])


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_in_every_language(kartaro: Program, tmp_path: Path, game_name: str, language: str) -> None:
    file = keep(played(game_named(game_name), most_seats(game_name), 6), tmp_path / "game.record")
    result = kartaro("analyse", file, "--seat", "b", *QUICK, "--lang", language)
    assert (result.code, result.err) == (0, "")
    say = Speech(language).say
    assert say("analysis-summary") in result.out
    assert say("analysis-agrees", value=0).partition("0")[0] in result.out
    assert max(map(len, result.out.splitlines())) <= 80
    assert "{" not in result.out


def test_decisions_are_numbered_and_add_up(kartaro: Program, record: str) -> None:
    result = kartaro("analyse", record, "--seat", "a", *QUICK)
    blocks = re.findall(
        r"^ {,2}(\d+) (.+?)\n\n", result.out.replace("\nSummary", "\n\nSummary"), re.MULTILINE | re.DOTALL
    )
    answer = json.loads(kartaro("analyse", record, "--seat", "a", *QUICK, "--json").out)
    decisions, summary = answer["decisions"], answer["summary"]
    assert [int(number) for number, _ in blocks] == [decision["number"] for decision in decisions]
    assert len(decisions) == summary["decisions"] > 5
    assert sum(decision["cost"] for decision in decisions) == summary["cost"]
    assert f"Total cost: {summary['cost']} point" in result.out
    agreed = [decision for decision in decisions if decision["move"] == decision["best"]]
    assert len(agreed) == summary["agreed"] == result.out.count("The bot agrees.")
    assert all(decision["cost"] == 0 for decision in agreed)


def test_an_object_has_all_that_there_is(kartaro: Program, record: str) -> None:
    answer = json.loads(kartaro("analyse", record, "--seat", "Budi", *QUICK, "--json").out)
    assert (answer["game"], answer["seat"], answer["bot"]) == ("love-letter", "b", "search@50")
    assert answer["names"] == ["Anna", "Budi", "Chiara"]
    assert answer["summary"].keys() == {"complete", "decisions", "forced", "agreed", "close", "cost", "costliest"}
    for decision in answer["decisions"]:
        assert decision.keys() == {"number", "round", "seat", "move", "best", "cost", "hand", "moves", "belief"}
        tried = {move["move"]: move for move in decision["moves"]}
        assert {decision["move"], decision["best"]} <= tried.keys()
        assert all(move["visits"] >= 1 and 0 <= move["value"] <= 1 for move in tried.values())
        assert not decision["belief"].keys() & {"hand b"}
        assert 1 <= len(decision["hand"]) <= 3


def test_dear_moves_are_told_with_both_chances_and_named_again_at_the_end(kartaro: Program, tmp_path: Path) -> None:
    """Whoever holds the Princess and plays her has lost; here it is the match."""
    position = (
        "a{princess,guard} b{prince} deck[handmaid,baron,king,guard] aside(spy) tok:a5,b5 turn:a knows a:b{prince}"
    )
    game = game_named("love-letter")
    match = Match(game, game.edition(), 2, position)
    match.play(0, "princess")
    out = kartaro("analyse", keep(match, tmp_path / "game.record"), "--seat", "a").out
    words = " ".join(out.split())
    assert "1 Play Princess (puts you out of the round!) The bot: Play Guard on Budi and name Prince." in words
    assert "Chance to win the match: 100%, with the move played 0%. Cost: 100 points." in words
    assert "In hand: Guard and Princess." in words or "In hand: Princess and Guard." in words
    assert words.endswith("The costliest: 1 Play Princess (puts you out of the round!): 100 points")


# Only from that seat


@each_game
def test_records_that_a_seat_cannot_tell_apart_give_the_same_analysis(
    kartaro: Program, tmp_path: Path, game_name: str
) -> None:
    match = played(game_named(game_name), most_seats(game_name), 5)
    files = [keep(match, tmp_path / "one.record"), keep(twin(match, 0), tmp_path / "other.record")]
    openly = [kartaro("replay", file, "--json").out for file in files]
    assert openly[0] != openly[1]
    for more in ([], ["--json"]):
        one, other = (kartaro("analyse", file, "--seat", "a", *QUICK, *more).out for file in files)
        assert one == other


def test_a_match_that_is_not_over_can_be_looked_at(kartaro: Program) -> None:
    file = re.search(r"--resume (\S+)", kartaro("play", "--seed", "6", typed="1\n" * 6 + "quit\n").out)
    assert file
    answer = json.loads(kartaro("analyse", file[1], "--seat", "a", *QUICK, "--json").out)
    assert answer["summary"]["complete"]
    assert answer["summary"]["decisions"] + answer["summary"]["forced"] >= 1


def test_before_the_first_decision_there_is_nothing_to_judge(kartaro: Program) -> None:
    file = re.search(r"--resume (\S+)", kartaro("play", "--first", "a", "--seed", "6", typed="quit\n").out)
    assert file
    result = kartaro("analyse", file[1], "--seat", "a")
    assert (result.code, "Decisions: 0." in result.out, "The costliest" in result.out) == (0, True, False)


# Refusals


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--seat", "d"], "unknown-seat"),
        (["--seat", "public"], "unknown-seat"),
        (["--seat", "Zoe"], "unknown-seat"),
        (["--seat", "a", "--bot", "medium"], "bot-cannot-analyse"),
        (["--seat", "a", "--bot", "random"], "bot-cannot-analyse"),
        (["--seat", "a", "--bot", "clever"], "unknown-bot"),
        (["--seat", "a", "--bot", "search@0"], "bad-budget"),
        (["--seat", "a", "--bot", "search@99999999999"], "bad-budget"),
    ],
)
def test_what_cannot_be_is_refused(kartaro: Program, record: str, words: list[str], code: str) -> None:
    result = kartaro("analyse", record, *words)
    assert (result.code, result.out, result.err.endswith(f"[{code}]\n")) == (2, "", True)


# Stopping, and waiting


def stop_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C then."""
    steps = analysis.Analysis.steps

    def stopped(self: analysis.Analysis) -> Iterator[None]:
        for number, _ in enumerate(steps(self), 1):
            yield
            if number == count:
                raise KeyboardInterrupt

    monkeypatch.setattr(analysis.Analysis, "steps", stopped)


def test_whoever_stops_it_is_told_what_was_found(
    kartaro: Program, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(3, monkeypatch)
    result = kartaro("analyse", record, "--seat", "a", *QUICK)
    assert (result.code, result.err) == (130, "")
    assert re.search(r"Stopped early: looked at 3 of \d+ decisions\.", result.out)
    as_json = kartaro("analyse", record, "--seat", "a", *QUICK, "--json")
    answer = json.loads(as_json.out)
    assert (as_json.code, answer["summary"]["complete"]) == (130, False)
    assert answer["summary"]["decisions"] + answer["summary"]["forced"] == 3


def test_at_a_terminal_one_sees_that_it_goes_on(record: str) -> None:
    seen = in_terminal(["analyse", record, "--seat", "a", "--bot", "search@500"], []).decode()
    assert "Decisions looked at" in seen
    assert "Summary" in seen
