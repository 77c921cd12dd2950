"""Decks so small that every order of the cards and every move can be tried."""

from __future__ import annotations

import typing as t

from kartaro.core.seats import DEALER, TRUTH
from kartaro.games.love_letter.box import CARDS, RANKS, Terms
from kartaro.games.love_letter.table import LoveLetter


class SmallDeck(t.NamedTuple):
    """Cards, seats and the options that matter."""

    name: str
    cards: str
    seats: int
    baron_tie_knocks_out: bool = False
    discards_break_ties: bool = False
    equal_discards_win: bool = False
    fallen_share: bool = False
    spy_bonus: bool = True
    turned_up: int = 3
    impossible: int = 0
    """The number of worlds that views allow though they are impossible: see `knowledge.py`."""

    def __str__(self) -> str:
        """The id of a test."""
        return self.name

    def numbers(self) -> dict[str, int]:
        """How many there are of each card."""
        words = self.cards.split()
        return {name: words.count(name) for name in CARDS if name in words}

    def table(self, viewer: int = TRUTH) -> LoveLetter:
        """A table with this deck."""
        numbers = self.numbers()
        terms = Terms(
            counts=tuple(numbers.get(name, 0) for name in CARDS),
            ranks=RANKS["r2019"],
            most_seats=self.seats,
            tokens=(99,),
            baron_tie_knocks_out=self.baron_tie_knocks_out,
            discards_break_ties=self.discards_break_ties,
            equal_discards_win=self.equal_discards_win,
            fallen_share=self.fallen_share,
            spy_bonus=self.spy_bonus,
            reveals_after_round=False,
            turned_up=self.turned_up,
        )
        return LoveLetter(terms, self.seats, viewer)

    def begun(self) -> LoveLetter:
        """A table after the first seat was picked to start."""
        table = self.table()
        table.play(DEALER, 0)
        return table


DECKS = (
    SmallDeck("guards", "guard guard guard priest priest princess", 3),
    SmallDeck("barons", "guard guard guard baron baron priest priest", 3, impossible=8),
    SmallDeck("barons-both-out", "guard guard guard baron baron priest priest", 3, baron_tie_knocks_out=True),
    SmallDeck("duel-both-out", "guard guard guard guard baron baron prince", 2, baron_tie_knocks_out=True),
    SmallDeck(
        "duel-both-win", "guard guard guard guard baron baron prince", 2, baron_tie_knocks_out=True, fallen_share=True
    ),
    SmallDeck("princes", "guard prince prince handmaid handmaid princess", 3),
    SmallDeck("court", "guard prince king countess princess", 3),
    SmallDeck("kings", "guard guard baron baron king handmaid", 3),
    SmallDeck("chancellors", "spy guard chancellor chancellor prince prince", 3),
    SmallDeck("spies", "spy spy guard guard prince baron", 3),
    SmallDeck("sums", "guard guard guard handmaid handmaid prince prince", 3, discards_break_ties=True),
    SmallDeck(
        "sums-all-win",
        "guard guard guard handmaid handmaid prince prince",
        3,
        discards_break_ties=True,
        equal_discards_win=True,
    ),
)
"""Decks of every run."""

LONG_DECKS = (
    SmallDeck("ties", "guard guard guard guard priest baron king", 3),
    SmallDeck("more-guards", "guard guard guard priest priest handmaid princess", 3),
    SmallDeck("more-princes", "guard guard prince prince handmaid handmaid princess", 3),
    SmallDeck("more-court", "guard priest prince king countess princess", 3),
    SmallDeck("more-kings", "guard guard baron king king handmaid handmaid", 3),
    SmallDeck("more-spies", "spy spy guard guard prince prince baron", 3),
    SmallDeck("four-seats", "spy guard guard handmaid handmaid baron baron", 4),
    SmallDeck("chancellors-of-two", "spy guard guard baron chancellor chancellor prince prince", 2),
    SmallDeck("chancellors-and-king", "spy guard chancellor chancellor prince prince king", 3, impossible=2005),
    SmallDeck("chancellors-and-priests", "guard guard chancellor chancellor priest priest baron", 3, impossible=548),
)
"""Decks of a long run."""

LONGEST = 10
"""More decisions than any round with these decks has."""
