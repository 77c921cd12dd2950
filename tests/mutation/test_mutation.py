"""Mutants of the rules die, except those that docs/mutants.md explains."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import typing as t
from pathlib import Path

import pytest
from tests.mutation.mutants import mutants
from tests.mutation.mutate import explained, mutants_of
from tests.proof_log import note
from tests.scale import LONG

import kartaro
from kartaro.games import ROOMS

ROOT = Path(__file__).parents[2]
PACKAGE = Path(kartaro.__file__).parents[1]
SAMPLE, LARGE_SAMPLE = 10, 300
"""Mutants of each game in a short run, and in a long one. All of them take hours: see docs/mutants.md."""
LEAST_KILLED, LEAST_OF_A_SAMPLE = 0.9, 0.75


def run(*arguments: str) -> dict[str, t.Any]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)])}
    command = [sys.executable, "-m", "tests.mutation.mutate", "--json", *arguments]
    done = subprocess.run(command, env=env, cwd=ROOT, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return t.cast("dict[str, t.Any]", json.loads(done.stdout))


@pytest.mark.parametrize("game", ROOMS)
def test_mutants_die_or_are_explained(game: str) -> None:
    if not LONG:
        result = run(game, "--sample", str(SAMPLE))
        assert result["lived"] <= (1 - LEAST_OF_A_SAMPLE) * result["mutants"], result["unexplained"]
        return
    result = run(game, "--sample", str(LARGE_SAMPLE), "--remember")
    assert result["unexplained"] == []
    assert result["explained"] <= (1 - LEAST_KILLED) * (result["mutants"] + result["explained"])
    note("mutants", game=game, **{name: count for name, count in result.items() if name != "unexplained"})


def test_a_fault_in_what_runs_while_the_rules_are_imported_is_found() -> None:
    """Its function cannot be changed afterwards: all is imported anew."""
    result = run("hanamikoji", "--sample", "3", "--only", "__init__")
    assert (result["mutants"] > 0, result["lived"]) == (True, 0)


def test_every_mutant_that_is_explained_exists() -> None:
    assert explained() <= {str(mutant) for game in ROOMS for mutant in mutants_of(game)}


def test_mutants_differ_from_each_other_and_from_the_source() -> None:
    source = "def first(cards: list[int]) -> int:\n    if not cards:\n        return 0\n    return cards[0] + 1\n"
    found = mutants(source)
    assert [str(mutant) for mutant in found] == [
        "first: if not cards: -> if True:",
        "first: if not cards: -> if False:",
        "first: if not cards:: not cards -> cards",
        "first: return 0: 0 -> 1",
        "first: return 0: 0 -> -1",
        "first: return cards[0] + 1: cards[0] + 1 -> cards[0] - 1",
        "first: return cards[0] + 1: 0 -> 1",
        "first: return cards[0] + 1: 0 -> -1",
        "first: return cards[0] + 1: 1 -> 2",
        "first: return cards[0] + 1: 1 -> 0",
    ]
    assert len({mutant.source() for mutant in found} | {source}) == len(found) + 1
