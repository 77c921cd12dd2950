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
from kartaro.games import games
from kartaro.scenario import read_file, run_case, running

SCENARIOS = Path(__file__).parents[1] / "scenarios"


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
