"""What the others must have held when they decided, if an imagined world is the truth.

A world says where all cards lie now. `undo` takes back in it what a seat was told, one fact after the other, so that it
holds what everybody had in hand before; `turn_up` lays that open in a view of somebody else; `move` says which move the
facts were made by. A game derives a class from `Hindsight` in its own package. `hindsight.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    MOST_ROWS = 512
    CARD_AT = 24
    CARD_MASK = 0xFF << CARD_AT

    def with_card(row: int, card: int) -> int:
        """A row with its first card turned up."""
        return row & ~CARD_MASK | card << CARD_AT


if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table


class Hindsight:
    """What a game says of the way back."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        if not cython.compiled:  # compiled, this is an array inside the object
            self.row = [0] * MOST_ROWS

    def decides(self, view: Table, kind: int, seat: int) -> bool:
        """Whether a fact that a view does not hold yet is the first of a decision that can be looked back at."""
        return False

    def turn_up(self, view: Table, world: Table, seat: int) -> bool:
        """Let a view hold the cards that a seat itself sees as they lie in a world; False if it knows better."""
        return True

    def undo(self, past: Table, row: int, generator: Generator) -> int:
        """Take back in a world what a fact did to hands; the fact with its card. Where any card will do, any."""
        return row

    def move(self, first: int) -> int:
        """The move that made the facts in `row` from the first on, which were taken back."""
        return 0

    # What Python callers use

    def is_decision(self, view: Table, kind: int, seat: int) -> bool:
        return self.decides(view, kind, seat)

    def opened(self, view: Table, world: Table, seat: int) -> bool:
        return self.turn_up(view, world, seat)
