"""What a seat knows, as a row of bytes, and its moves, as small numbers: for programs that learn.

Each game derives a class from `Features`, in its own package. `encode` reads a table as one seat knows it and writes a
row, in which seats are counted clockwise from that one. An action is a move as a number that depends neither on where
the seat sits nor on what it answers; `Actions` in `env/` numbers those that an edition has densely.

A row is written into memory that the caller owns. `features.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    from kartaro.core.seats import FACE_DOWN

    NO_ACTION = 65535

    def shown(card: int) -> int:
        """A card as a category: 1 face down, else one of its own; 0 is left for no card."""
        return 1 if card == FACE_DOWN else card + 2

    def turned(seats: int, me: int, n: int) -> int:
        """A set of seats, of n, as seen from one of them."""
        return (seats >> me | seats << n - me) & (1 << n) - 1


if t.TYPE_CHECKING:
    from kartaro.core.fields import Field
    from kartaro.core.table import Table


class Features:
    """What a game says of its tables and moves. One for each thread: `row` is where the next encoding goes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        if not cython.compiled:  # compiled, a pointer
            self.row = bytearray()

    def encode(self, view: Table, me: int) -> None:
        """Write what a table says to the seat `me` into `row`, which is all zeros."""

    def action(self, code: int, me: int) -> int:
        """The action that a move is for a seat."""
        return code

    def code(self, view: Table, action: int, me: int) -> int:
        """The move that an action is for a seat, where it is legal."""
        return action

    # What Python callers use

    def fields(self) -> list[Field]:
        """The parts of a row, in their order."""
        return []

    def actions(self) -> list[int]:
        """Every action that there can be at this table."""
        return []

    def name(self, action: int) -> str:
        """An action as text, with seats counted from the one that acts: a."""
        return str(action)

    def encoded(self, view: Table, me: int) -> bytearray:
        """A row of its own."""
        row = bytearray(sum(field.size for field in self.fields()))
        self.encode_into(row, view, me)
        return row

    def encode_into(self, row: t.Any, view: Table, me: t.Any) -> None:
        """Write a row into memory that is all zeros and has its length."""
        point_at(self, row)
        self.encode(view, me)

    def action_of(self, code: t.Any, me: t.Any) -> t.Any:
        return self.action(code, me)

    def code_of(self, view: Table, action: t.Any, me: t.Any) -> t.Any:
        return self.code(view, action, me)


def point_at(features: Features, row: t.Any) -> None:
    """Let the next encoding go into this memory."""
    if cython.compiled:
        memory: cython.uchar[::1] = row
        features.row = cython.address(memory[0])
    else:
        features.row = row
