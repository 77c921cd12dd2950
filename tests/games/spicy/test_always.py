"""Invariants of Spicy, with all numbers of seats and all sets of Spice It Up! cards."""

from __future__ import annotations

import itertools
import typing as t
from collections import Counter

import pytest
from tests.proof_log import note
from tests.random_play import Setting, decide, matches, state
from tests.scale import times

from kartaro.core.seats import DEALER, members
from kartaro.games import game
from kartaro.games.spicy.box import ABOVE, COPIES, HAND_SIZE, VARIANTS

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.match import Match

SPICY = game("spicy")
BOX = Counter(dict(enumerate(COPIES)))
NONE = 254
A_TURN, A_TUCK, A_HEIGHT, AFTER_PLAY, AFTER_PASS, TO_LAST, TO_COPY = range(7)
STEP = 37
"""A short run plays one of this many sets and numbers of seats."""

SETS = [combination for size in range(len(VARIANTS) + 1) for combination in itertools.combinations(VARIANTS, size)]


def settings() -> list[Setting]:
    """Every set of Spice It Up! cards with every number of seats, in the edition that allows all six."""
    every = [
        Setting(SPICY, SPICY.edition("id", {"variants": "+".join(variants) or "none"}), seats)
        for variants in SETS
        for seats in ABOVE
    ]
    return every[:: times(STEP, 1)]


def named(facts: list[Fact], name: str) -> list[Fact]:
    return [fact for fact in facts if SPICY.kinds[fact.kind].name == name]


def test_there_are_64_sets_of_variants() -> None:
    assert len(set(SETS)) == 64


@pytest.mark.parametrize("spiced", settings(), ids=str)
def test_what_always_holds(spiced: Setting) -> None:
    setting = spiced
    number = times(2, 6)
    decisions = 0
    for match, dice in matches(setting, number):
        while not match.over():
            facts = decide(match, dice)
            check(setting, match, facts)
        check_end(setting, match)
        decisions += len(match.decisions)
    note("assertions", setting=str(setting), matches=number, decisions=decisions)


def check(setting: Setting, match: Match, facts: list[Fact]) -> None:
    now = state(match.truth())
    if now["rests"] and not match.over():
        return
    check_cards(now)
    check_world(setting, now)
    check_trophies(now)
    check_asked(match, now)
    for fact in named(facts, "challenged"):
        assert fact.seat != fact.other


def check_cards(now: dict[str, t.Any]) -> None:
    """A hundred cards, each in exactly one place; played cards are in the stack, won, or discarded."""
    hands = [card for hand in now["hands"] for card in hand]
    assert Counter([*hands, *now["played"], *now["deck"]]) == BOX
    assert len(hands) + len(now["played"]) + len(now["deck"]) == 100
    assert sum(now["winnings"]) == now["start"]
    stack = len(now["played"]) - now["start"]
    assert (stack == 0) == (now["owner"] == NONE)


def check_world(setting: Setting, now: dict[str, t.Any]) -> None:
    """Nobody draws World's End, and it ends the match as soon as it is exposed."""
    drawn = 100 - HAND_SIZE * setting.seats - len(now["deck"])
    assert now["above"] == ABOVE[setting.seats] - drawn >= 0
    assert now["ended"] == (now["above"] == 0)
    assert not now["ended"] or now["rests"]


def check_trophies(now: dict[str, t.Any]) -> None:
    decided = max(now["trophies"]) == 2 or sum(now["trophies"]) == 3
    assert sum(now["trophies"]) <= 3
    assert not decided or now["rests"]


def check_asked(match: Match, now: dict[str, t.Any]) -> None:
    """Nobody is asked about their own card, or to play with an empty hand; a turn has one player."""
    asked = members(now["asks"])
    if now["phase"] in (A_TURN, A_TUCK) and asked:
        assert asked == [now["turn"]]
        assert now["hands"][now["turn"]]
    elif asked:
        assert now["owner"] not in asked
        assert DEALER not in asked
    assert all(match.codes(seat) for seat in asked)


def check_end(setting: Setting, match: Match) -> None:
    now = state(match.truth())
    points = [
        won + 10 * trophies - len(hand)
        for won, trophies, hand in zip(now["winnings"], now["trophies"], now["hands"], strict=True)
    ]
    assert match.scores() == points
    double = [seat for seat, trophies in enumerate(now["trophies"]) if trophies == 2]
    assert match.outcome() == (double or [seat for seat, score in enumerate(points) if score == max(points)])
    above = ABOVE[setting.seats]
    kinds = Counter(SPICY.kinds[fact.kind].name for fact in match.facts)
    assert kinds["claimed"] + kinds["copied"] <= HAND_SIZE * setting.seats + above
    assert kinds["passed"] <= above
    assert kinds["opened"] < 255
