"""Scenario files: positions, moves and what must come of them, in TOML, one format for every game.

    game = "love-letter"

    [[case]]
    id = "LL-010"
    title = "A Guard that names the card knocks its owner out"
    seats = 3
    position = "a{guard,king} b{prince} c{priest} deck[handmaid,guard]"
    moves = ["a: guard b prince"]
    holds = ["out:b", "fb<prince>", "turn:c"]

A case runs for each of its editions and numbers of seats. Cards written `?` in a position, and what
the dealer decides at random, are filled in twenty ways; the case must hold in each. The whole format
is in docs/notation.md.
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
    """Run every case of a file; BadText if the file is no scenario file."""
    return [run_case(case) for case in read_file(path)]
