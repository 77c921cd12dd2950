"""The way back in Hanamikoji: what was played returns to the hand, and any card of a hand was the last one drawn."""

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
    from kartaro.games.hanamikoji.table import (
        COMPETITION,
        DREW,
        GEISHAS,
        GIFT,
        GIFTS,
        HID,
        NONE,
        OFFERED,
        PAIRS,
        SECRET,
        SECRETS,
        SPLITS,
        TAKES,
        TAKES_PAIR,
        TOOK,
        TRADED_OFF,
        TRADES,
        USED_MARKER,
        Hanamikoji,
    )

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.core.widths import u64


def hindsight(edition: Edition, seats: int) -> HanamikojiHindsight:
    """The way back at a table."""
    del edition
    return HanamikojiHindsight(seats)


class HanamikojiHindsight(Hindsight):
    """Takes actions and choices back."""

    def decides(self, view: Table, kind: int, seat: int) -> bool:
        return kind == USED_MARKER or (kind == TOOK and self.is_whole(cython.cast(Hanamikoji, view)))

    def is_whole(self, view: Hanamikoji) -> bool:
        """Nothing has been taken of the offer yet."""
        return view.n_offer == view.offering

    def turn_up(self, view: Table, world: Table, seat: int) -> bool:
        self.lay_open(cython.cast(Hanamikoji, view), cython.cast(Hanamikoji, world), seat)
        return True

    def lay_open(self, view: Hanamikoji, world: Hanamikoji, seat: int) -> None:
        """The hand, the Secret and the Trade-off."""
        for geisha in range(GEISHAS):
            view.hand[seat][geisha] = world.hand[seat][geisha]
        view.down[seat] = 0
        if view.secret[seat] == FACE_DOWN:
            view.secret[seat] = world.secret[seat]
        for i in range(view.n_traded[seat]):
            if view.traded[seat][i] == FACE_DOWN:
                view.traded[seat][i] = world.traded[seat][i]

    def undo(self, past: Table, row: u64, generator: Generator) -> u64:
        return self.take_back(cython.cast(Hanamikoji, past), row, generator)

    def take_back(self, past: Hanamikoji, row: u64, generator: Generator) -> u64:
        kind = row & 255
        seat = row >> 8 & 255
        card = row >> 24 & 255
        if kind == DREW:
            self.put_back(past, seat, card, generator)
            return row
        if kind == HID:
            card = past.secret[seat]
            past.secret[seat] = NONE
        elif kind == TRADED_OFF:
            past.n_traded[seat] -= 1
            card = past.traded[seat][past.n_traded[seat]]
        elif kind != OFFERED:
            return row
        past.hand[seat][card] += 1
        return with_card(row, card)

    def put_back(self, past: Hanamikoji, seat: int, card: int, generator: Generator) -> None:
        """A card that was drawn leaves the hand: any, if nobody knows which."""
        if card != FACE_DOWN:
            past.hand[seat][card] -= 1
            return
        size = 0
        for geisha in range(GEISHAS):
            size += past.hand[seat][geisha]
        place = below(generator, size)
        card = 0
        while place >= past.hand[seat][card]:
            place -= past.hand[seat][card]
            card += 1
        past.hand[seat][card] -= 1

    def move(self, first: int) -> int:
        if self.row[first] & 255 == TOOK:
            return self.choice(first)
        action = self.row[first] >> 40 & 255
        a = self.card(first + 1)
        if action == SECRET:
            return SECRETS + a
        b = self.card(first + 2)
        if action == GIFT:
            return GIFTS + a * 49 + b * 7 + self.card(first + 3)
        if action == COMPETITION:
            return SPLITS + (a * 7 + b) * PAIRS + self.card(first + 3) * 7 + self.card(first + 4)
        return TRADES + min(a, b) * 7 + max(a, b)

    def choice(self, first: int) -> int:
        """A card of a Gift, or a pair: then the seat takes a second one."""
        a = self.card(first)
        if self.row[first] & 0xFFFF == self.row[first + 1] & 0xFFFF:
            return TAKES_PAIR + a * 7 + self.card(first + 1)
        return TAKES + a

    def card(self, at: int) -> int:
        return self.row[at] >> 24 & 255
