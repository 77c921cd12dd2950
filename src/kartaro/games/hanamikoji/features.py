"""What a seat at Hanamikoji knows, as a row of bytes, and its moves as actions."""

from __future__ import annotations

import itertools
import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.features import Features
from kartaro.core.fields import Field, categories, counts, flags
from kartaro.games.hanamikoji.box import terms_of
from kartaro.games.hanamikoji.notation import GAME

if not cython.compiled:
    from kartaro.core.features import shown
    from kartaro.core.seats import DEALER, FACE_DOWN
    from kartaro.games.hanamikoji.table import (
        COMPETITION,
        GEISHAS,
        GIFT,
        GIFTS,
        N_CARDS,
        NEUTRAL,
        NONE,
        PAIRS,
        SECRET,
        SECRETS,
        SPLITS,
        TAKES,
        TAKES_PAIR,
        TRADE_OFF,
        TRADES,
        Hanamikoji,
    )

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.table import Table

SEATS = {"my_": "of the seat", "their_": "of the opponent"}


def features(edition: Edition, seats: int) -> HanamikojiFeatures:
    """The features of a table."""
    terms = terms_of(edition)
    items = sum(1 << item for item, charm in enumerate(terms.charm) if charm)
    return HanamikojiFeatures(seats, items, sum(1 << action for action in terms.actions))


class HanamikojiFeatures(Features):
    """Rows and actions of Hanamikoji."""

    def __init__(self, seats: int, items: int, in_play: int) -> None:
        super().__init__(seats)
        self.items = items
        """A bit for each item of which there are cards."""
        self.in_play = in_play
        """A bit for each action, at the number of its cards."""

    # ------------------------------------------------------------------ rows

    def fields(self) -> list[Field]:
        return [
            *(field for seat, whose in SEATS.items() for field in self.fields_of_seat(seat, whose)),
            counts("unseen", GEISHAS, 5, "of each geisha, the items that the seat does not see"),
            categories("marker", GEISHAS, 2, "whose favour each geisha has: 1 the seat's, 2 the opponent's"),
            categories("offer", 4, GEISHAS, "items offered, in order; of a Competition, two and two"),
            categories("offering", 1, 4, "the action that offers: 3 a Gift, 4 a Competition"),
            counts("deck_size", 1, N_CARDS, "items in the deck"),
            categories("deck", N_CARDS, GEISHAS, "the deck from its top on: items the seat knows to lie there"),
            categories("removed", 1, GEISHAS + 1, "the item removed: 1 face down"),
            categories("turn", 1, 2, "whose turn it is; 1 is oneself"),
            categories("starter", 1, 2, "who starts, or started, the round"),
            flags("is_settled", 1, "it is known who starts"),
            counts("round", 1, 255, "rounds begun"),
            flags("rests", 1, "no round is being played"),
            flags("dealer_asked", 1, "the dealer decides next"),
        ]

    def fields_of_seat(self, seat: str, whose: str) -> list[Field]:
        return [
            counts(f"{seat}hand", GEISHAS, 5, f"items in the hand {whose}, by geisha"),
            counts(f"{seat}down", 1, 7, f"items in the hand {whose} that are face down"),
            counts(f"{seat}side", GEISHAS, 5, f"items at the side {whose}, by geisha"),
            categories(f"{seat}secret", 1, GEISHAS + 1, f"the Secret {whose}: 1 face down"),
            categories(f"{seat}traded", 2, GEISHAS + 1, f"the Trade-off {whose}: 1 face down"),
            flags(f"{seat}used", 4, f"action markers used {whose}: Secret, Trade-off, Gift, Competition"),
            counts(f"{seat}scored", 1, 21, f"charm points {whose} when the last round ended"),
            counts(f"{seat}charm", 1, 21, f"charm points {whose} by the markers now"),
            counts(f"{seat}geishas", 1, GEISHAS, f"geishas whose favour is {whose}"),
            flags(f"{seat}won", 1, "won the match"),
            flags(f"{seat}asked", 1, "is asked now"),
        ]

    def encode(self, view: Table, me: int) -> None:
        self.encode_table(cython.cast(Hanamikoji, view), me)

    def encode_table(self, table: Hanamikoji, me: int) -> None:
        at = self.encode_seat(table, me, 0)
        at = self.encode_seat(table, 1 - me, at)
        at = self.encode_geishas(table, me, at)
        for i in range(table.n_offer):
            self.row[at + i] = table.offer[i] + 1
        if table.n_offer:
            self.row[at + 4] = table.offering
        at = self.encode_deck(table, at + 5)
        if table.removed_card != NONE:
            self.row[at] = shown(table.removed_card)
        self.row[at + 1] = 1 if table.turn == me else 2
        self.row[at + 2] = 1 if table.starter == me else 2
        self.row[at + 3] = table.is_settled
        self.row[at + 4] = table.round
        self.row[at + 5] = table.rests
        self.row[at + 6] = table.asks >> DEALER & 1

    def encode_seat(self, table: Hanamikoji, seat: int, at: int) -> int:
        for geisha in range(GEISHAS):
            self.row[at + geisha] = table.hand[seat][geisha]
            self.row[at + GEISHAS + 1 + geisha] = table.side[seat][geisha]
        self.row[at + GEISHAS] = table.down[seat]
        at += 2 * GEISHAS + 1
        if table.secret[seat] != NONE:
            self.row[at] = shown(table.secret[seat])
        for i in range(table.n_traded[seat]):
            self.row[at + 1 + i] = shown(table.traded[seat][i])
        for i in range(4):
            self.row[at + 3 + i] = table.used[seat] >> i + 1 & 1
        self.row[at + 7] = table.scored[seat]
        for geisha in range(GEISHAS):
            if table.marker[geisha] == seat:
                self.row[at + 8] += table.charm[geisha]
                self.row[at + 9] += 1
        self.row[at + 10] = table.match_winners >> seat & 1
        self.row[at + 11] = table.asks >> seat & 1
        return at + 12

    def encode_geishas(self, table: Hanamikoji, me: int, at: int) -> int:
        """What is unseen of each, and whose favour she has."""
        for geisha in range(GEISHAS):
            self.row[at + geisha] = table.charm[geisha]
            if table.marker[geisha] != NEUTRAL:
                self.row[at + GEISHAS + geisha] = 1 if table.marker[geisha] == me else 2
        for seat in range(2):
            for geisha in range(GEISHAS):
                self.row[at + geisha] -= table.hand[seat][geisha] + table.side[seat][geisha]
            self.see(table.secret[seat], at)
            for i in range(table.n_traded[seat]):
                self.see(table.traded[seat][i], at)
        for i in range(table.n_offer):
            self.see(table.offer[i], at)
        self.see(table.removed_card, at)
        for i in range(table.top, table.end):
            self.see(table.deck[i], at)
        return at + 2 * GEISHAS

    def see(self, item: int, at: int) -> None:
        if item != FACE_DOWN and item != NONE:
            self.row[at + item] -= 1

    def encode_deck(self, table: Hanamikoji, at: int) -> int:
        self.row[at] = table.end - table.top
        for i in range(table.top, table.end):
            if table.deck[i] != FACE_DOWN:
                self.row[at + 1 + i - table.top] = table.deck[i] + 1
        return at + 1 + N_CARDS

    # ------------------------------------------------------------------ actions: codes name no seat

    def actions(self) -> list[int]:
        items = [item for item in range(GEISHAS) if self.items >> item & 1]
        pairs = [a * 7 + b for a, b in itertools.combinations_with_replacement(items, 2)]
        gifts = [a * 49 + b * 7 + c for a, b, c in itertools.combinations_with_replacement(items, 3)]
        splits = [one * PAIRS + other for one, other in itertools.combinations_with_replacement(pairs, 2)]
        kinds = [
            (SECRET, [SECRETS + item for item in items]),
            (TRADE_OFF, [TRADES + pair for pair in pairs]),
            (GIFT, [GIFTS + gift for gift in gifts]),
            (COMPETITION, [SPLITS + split for split in splits]),
            (GIFT, [TAKES + item for item in items]),
            (COMPETITION, [TAKES_PAIR + pair for pair in pairs]),
        ]
        return [action for kind, actions in kinds if self.in_play >> kind & 1 for action in actions]

    def name(self, action: int) -> str:
        return GAME.move_text(0, action)
