"""Scenario files: positions, moves and expected results, in TOML, in one format for all games.

    game = "love-letter"

    [[case]]
    id = "LL-010"
    title = "A Guard that names the card knocks its owner out"
    seats = 3
    position = "a{guard,king} b{prince} c{priest} deck[handmaid,guard]"
    moves = ["a: guard b prince"]
    holds = ["out:b", "fb<prince>", "turn:c"]

A case is run for each of its editions and numbers of seats. Cards written `?` in a position, and random decisions of
the dealer, are filled in twenty ways; the case must hold in each. docs/notation.md describes the whole format.
"""

from __future__ import annotations

import typing as t

from kartaro.scenario.difference import Difference
from kartaro.scenario.reading import read_file
from kartaro.scenario.running import CaseResult, run_case

if t.TYPE_CHECKING:
    from pathlib import Path

__all__ = ["CaseResult", "Difference", "read_file", "run_case", "run_file"]


def run_file(path: str | Path) -> list[CaseResult]:
    """Run every case of a file; BadText if it is not a scenario file."""
    return [run_case(case) for case in read_file(path)]
