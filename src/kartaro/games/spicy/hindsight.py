"""The way back in Spicy: the card that lies there was in hand when it was declared to be something."""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.hindsight import Hindsight

if not cython.compiled:
    from kartaro.core.generator import below
    from kartaro.core.hindsight import with_card
    from kartaro.core.seats import FACE_DOWN
    from kartaro.games.spicy.box import N_CLAIMS
    from kartaro.games.spicy.table import CLAIMED, COPIED, DREW, N_FACES, PLAYS, TUCKED, Spicy

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.core.widths import u64


def hindsight(edition: Edition, seats: int) -> SpicyHindsight:
    """The way back at a table."""
    del edition
    return SpicyHindsight(seats)


class SpicyHindsight(Hindsight):
    """Takes claims back. What was answered, and tucked, is not looked back at."""

    def decides(self, view: Table, kind: int, seat: int) -> bool:
        return kind == CLAIMED

    def turn_up(self, view: Table, world: Table, seat: int) -> bool:
        self.lay_open(cython.cast(Spicy, view), cython.cast(Spicy, world), seat)
        return True

    def lay_open(self, view: Spicy, world: Spicy, seat: int) -> None:
        """The hand, and the top card if it is the seat's. Which of those below it has played is not looked up."""
        for face in range(N_FACES):
            view.hand[seat][face] = world.hand[seat][face]
        view.down[seat] = 0
        if view.owner == seat and view.line[view.top_at] == FACE_DOWN:
            view.line[view.top_at] = world.line[view.top_at]

    def undo(self, past: Table, row: u64, generator: Generator) -> u64:
        return self.take_back(cython.cast(Spicy, past), row, generator)

    def take_back(self, past: Spicy, row: u64, generator: Generator) -> u64:
        kind = row & 255
        seat = row >> 8 & 255
        card = row >> 24 & 255
        if kind == DREW:
            self.put_back(past, seat, card, generator)
            return row
        if kind == CLAIMED or kind == COPIED:
            past.n_line -= 1
            card = past.line[past.n_line]
        elif kind == TUCKED:
            past.n_line -= 1
            card = past.line[past.n_line - 1]
            past.line[past.n_line - 1] = past.line[past.n_line]
        else:
            return row
        past.hand[seat][card] += 1
        past.size[seat] += 1
        return with_card(row, card)

    def put_back(self, past: Spicy, seat: int, card: int, generator: Generator) -> None:
        """A card that was drawn leaves the hand: any, if nobody knows which."""
        if card == FACE_DOWN:
            place = below(generator, past.size[seat])
            card = 0
            while place >= past.hand[seat][card]:
                place -= past.hand[seat][card]
                card += 1
        past.hand[seat][card] -= 1
        past.size[seat] -= 1

    def move(self, first: int) -> int:
        row = self.row[first]
        return PLAYS + (row >> 24 & 255) * N_CLAIMS + (row >> 40 & 255)
