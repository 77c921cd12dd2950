"""What is asked of the rules in a browser; the same functions run on this machine, to compare with."""

from __future__ import annotations

import dataclasses
import json
import typing as t
from pathlib import Path

from tests.contract import fingerprint
from tests.contract.test_noninterference import compared_worlds
from tests.random_play import settings

from kartaro._speed import compiled
from kartaro.bots import Chair, bot
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import games
from kartaro.scenario import read_file, run_case, running

if t.TYPE_CHECKING:
    from kartaro.bots.by_net import NetBot

SCENARIOS = Path(__file__).parents[1] / "scenarios"
JUDGED = 200
"""Of about so many moves nets say how likely they are."""


class Sizes(t.NamedTuple):
    """How much is tried."""

    decisions: int
    """Of random play, in every edition."""
    every: int
    """Of so many cases of scenarios, one is tried."""
    fillings: int
    """In how many ways unnamed cards are filled in."""
    matches: int
    """In every game, with other worlds beside every step."""


def report(sizes: Sizes) -> dict[str, t.Any]:
    return {
        "compiled": compiled(),
        "digests": digests(sizes.decisions),
        "scenarios": scenarios(sizes.every, sizes.fillings),
        "noninterference": noninterference(sizes.matches),
        "nets": nets(),
    }


def report_text(*sizes: int) -> str:
    """The same as JSON, which leaves a worker."""
    return json.dumps(report(Sizes(*sizes)))


def digests(decisions: int) -> dict[str, t.Any]:
    wishes = [(game.name, edition.name) for game in games() for edition in game.editions]
    return {" ".join(wish): fingerprint.report(*wish, decisions) for wish in wishes}


def scenarios(every: int, fillings: int) -> dict[str, list[t.Any]]:
    """By case: how many assertions were checked, and what differed."""
    cases = [case for file in sorted(SCENARIOS.rglob("*.toml")) for case in read_file(file)]
    usual, running.FILLINGS = running.FILLINGS, fillings
    try:
        results = {case.id: run_case(case) for case in cases[::every]}
    finally:
        running.FILLINGS = usual
    return {name: [result.assertions, *map(str, result.differences)] for name, result in results.items()}


def noninterference(matches: int) -> dict[str, t.Any]:
    """By game, in its first edition with the fewest seats: how many worlds were compared."""
    first = {setting.game.name: setting for setting in reversed(settings())}
    return {name: dataclasses.asdict(compared_worlds(setting, matches)) for name, setting in first.items()}


def nets() -> dict[str, list[float]]:
    """By game: how likely the net thinks the moves of a match that somebody else plays."""
    found: dict[str, list[float]] = {}
    for game in games():
        match, dice, heard = Match(game, game.edition(), 2), Generator(5), 0
        made = t.cast("NetBot", bot("net", Chair(game, match.edition, 2, 0), 1))
        chances = found.setdefault(game.name, [])
        while len(chances) < JUDGED and not match.over():
            match.deal(dice)
            for fact in match.told(0, heard):
                made.hear(fact)
            heard = len(match.told(0))
            for seat in match.asked()[:1]:
                if seat == 0:
                    chances += made.chances()
                match.play(seat, dice.choose(match.codes(seat)))
    return found
