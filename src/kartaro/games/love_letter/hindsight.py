"""The way back in Love Letter: what was played was one of two cards, and the other one is kept still."""

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
    from kartaro.games.love_letter.table import (
        DISCARDED,
        DREW,
        DREW_ASIDE,
        NOTHING,
        PER_CARD,
        PER_TARGET,
        PLAYED,
        RETURNED,
        SWAPPED,
        LoveLetter,
    )

    MOST_IN_HAND = 3

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.core.widths import u64


def hindsight(edition: Edition, seats: int) -> LoveLetterHindsight:
    """The way back at a table."""
    del edition
    return LoveLetterHindsight(seats)


class LoveLetterHindsight(Hindsight):
    """Takes plays back."""

    def decides(self, view: Table, kind: int, seat: int) -> bool:
        return kind == PLAYED

    def turn_up(self, view: Table, world: Table, seat: int) -> bool:
        return self.lay_open(cython.cast(LoveLetter, view), cython.cast(LoveLetter, world), seat)

    def lay_open(self, view: LoveLetter, world: LoveLetter, seat: int) -> bool:
        """The hand. What the seat has seen of other cards, and put under the deck, is not known from outside."""
        is_possible = True
        for i in range(view.n_hand[seat]):
            card = world.hand[seat][i]
            known = view.hand[seat][i]
            if (known != FACE_DOWN and known != card) or not view.may[seat][i] >> card & 1:
                is_possible = False
            view.hand[seat][i] = card
        return is_possible

    def undo(self, past: Table, row: u64, generator: Generator) -> u64:
        return self.take_back(cython.cast(LoveLetter, past), row, generator)

    def take_back(self, past: LoveLetter, row: u64, generator: Generator) -> u64:
        kind = row & 255
        seat = row >> 8 & 255
        card = row >> 24 & 255
        if kind == DREW or kind == DREW_ASIDE:
            if past.n_hand[seat]:
                past.n_hand[seat] -= 1
        elif kind == PLAYED or kind == DISCARDED:
            self.pick_up(past, seat, card, generator)
        elif kind == RETURNED:
            past.end -= 1
            card = past.deck[past.end]
            self.pick_up(past, seat, card, generator)
            return with_card(row, card)
        elif kind == SWAPPED:
            other = row >> 16 & 255
            card = past.hand[seat][0]
            past.hand[seat][0] = past.hand[other][0]
            past.hand[other][0] = card
        return row

    def pick_up(self, past: LoveLetter, seat: int, card: int, generator: Generator) -> None:
        """A card is in hand again; it may have been there before the others, or drawn after them."""
        n = past.n_hand[seat]
        if n == MOST_IN_HAND:
            return
        place = below(generator, n + 1)
        past.hand[seat][n] = past.hand[seat][place]
        past.hand[seat][place] = card
        past.n_hand[seat] = n + 1

    def move(self, first: int) -> int:
        row = self.row[first]
        named = row >> 40 & 255
        return (row >> 24 & 255) * PER_CARD + (row >> 16 & 255) * PER_TARGET + (named if named < NOTHING else 0)
