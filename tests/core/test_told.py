"""What a seat is told of a fact, by rows: every kind of fact of every game, every audience, every listener."""

from __future__ import annotations

import itertools
import typing as t

import pytest

from kartaro.core.fact import Fact, row_of, told
from kartaro.core.seats import ALL, DEALER, FACE_DOWN, PUBLIC
from kartaro.core.told import LEDGER_FIELDS, UNHEARD, fields_of, told_rows
from kartaro.games import games

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.game import Game

LISTENERS = range(DEALER)
CARDS = (3, 5)
ORDER = tuple(range(16))


def audiences() -> Iterator[tuple[int, int]]:
    """Every set of hearers, and of seers nobody, everybody, each alone, and all but each, whether they hear or not."""
    seers = [0, ALL, *(1 << seat for seat in LISTENERS), *(ALL & ~(1 << seat) for seat in LISTENERS)]
    return itertools.product(range(ALL + 1), seers)


def facts(game: Game, number: int) -> Iterator[Fact]:
    kind = game.kinds[number]
    cards = ORDER if kind.orders else CARDS[: kind.single_cards]
    for heard_by, seen_by in audiences():
        yield Fact(number, 1, 4, cards, 200, heard_by, seen_by)


kinds = pytest.mark.parametrize(
    ("game", "number"),
    [pytest.param(game, n, id=f"{game.name}-{kind.name}") for game in games() for n, kind in enumerate(game.kinds)],
)


@kinds
def test_a_row_is_told_open_face_down_or_not_at_all(game: Game, number: int) -> None:
    every = list(facts(game, number))
    rows = [row_of(fact) for fact in every]
    for listener in LISTENERS:
        for fact, row, heard in zip(every, rows, told_rows(rows, listener), strict=True):
            if not fact.heard_by >> listener & 1:
                assert heard == UNHEARD
            elif fact.seen_by >> listener & 1:
                assert heard == row
            else:
                before, after = (dict(zip(LEDGER_FIELDS, fields_of(r), strict=True)) for r in (row, heard))
                assert after == before | {"card": FACE_DOWN, "card2": FACE_DOWN}


@kinds
def test_a_fact_is_told_as_its_row_is(game: Game, number: int) -> None:
    for fact in facts(game, number):
        row = row_of(fact)
        assert game.fact(row, ORDER) == fact
        for listener in (0, 3, PUBLIC):
            (heard,) = told_rows([row], listener)
            expected = None if heard == UNHEARD else game.fact(heard, order_in(heard))
            assert told(fact, listener) == expected


def order_in(row: int) -> tuple[int, ...]:
    """The cards of an order, as far as a row is told open."""
    return ORDER if fields_of(row)[LEDGER_FIELDS.index("card")] != FACE_DOWN else (FACE_DOWN,) * len(ORDER)
