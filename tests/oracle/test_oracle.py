"""Recorded rounds of other engines replay to the same results, except for the differences that replay.py explains."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.oracle import hanamikoji
from tests.oracle.replay import ACCEPTED, FILES, replay, rounds
from tests.proof_log import note

PLAYED = [(edition, name) for edition, names in FILES.items() for name in names]

DIFFERENCES = {
    "love-letter-2012-4p": {"equal sums": 1},
    "love-letter-2019-2p": {"played card laid last": 88, "asked to keep the only card": 1},
    "love-letter-2019-3p": {
        "played card laid last": 144,
        "asked to keep the only card": 1,
        "tie broken by discards": 4,
    },
    "love-letter-2019-4p": {
        "played card laid last": 154,
        "asked to keep the only card": 8,
        "tie broken by discards": 9,
    },
    "love-letter-2019-6p": {
        "played card laid last": 122,
        "asked to keep the only card": 12,
        "tie broken by discards": 6,
    },
}
"""How often each accepted difference occurs."""


@pytest.mark.parametrize(("edition", "name"), PLAYED)
def test_recorded_rounds_go_the_same_way_here(edition: str, name: str) -> None:
    accepted: Counter[str] = Counter()
    recorded = rounds(name)
    steps = sum(len(each["steps"]) for each in recorded)
    for number, each in enumerate(recorded):
        try:
            accepted += replay(edition, each)
        except AssertionError as error:
            raise AssertionError(f"{name}, round {number}") from error
    assert accepted == DIFFERENCES.get(name, {})
    note("oracle", file=name, rounds=len(recorded), steps=steps, accepted=sum(accepted.values()))


def test_recorded_matches_of_hanamikoji_go_the_same_way_here() -> None:
    recorded = rounds("hanamikoji")
    steps = 0
    for number, each in enumerate(recorded):
        try:
            steps += hanamikoji.replay(each)
        except AssertionError as error:
            raise AssertionError(f"match {number}") from error
    assert (len(recorded), steps) == (150, 3_348)
    note("oracle", file="hanamikoji", rounds=len(recorded), steps=steps, accepted=0)


def test_every_accepted_difference_occurs() -> None:
    assert {kind for kinds in DIFFERENCES.values() for kind in kinds} == set(ACCEPTED)
