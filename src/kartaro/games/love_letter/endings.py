"""How a round came to its end, in one sentence for one reader: what knocked them out, or whose card beat whose."""

from __future__ import annotations

import typing as t

from kartaro.core.seats import FACE_DOWN, members
from kartaro.core.words import Card, Player, words
from kartaro.games.love_letter.box import CARDS, FACTS

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.words import Words

HOW = {"guard": "guard", "baron": "baron", "prince": "prince", "princess": "princess"}
"""By the card that did it; what knocked somebody out otherwise is only said to have happened."""


class Fall(t.NamedTuple):
    """Who went out of the round, by which play, and with which cards."""

    seat: int
    play: Fact
    card: int
    """What the seat had to lay down."""
    higher: int
    """The card that was higher, where a Baron compared two and the reader saw it; else FACE_DOWN."""

    is_tied: bool
    """A Baron found equal cards, and both went out."""

    @property
    def other(self) -> int:
        """Who did it; of a Baron, whoever had the higher card."""
        return self.play.seat if self.play.seat != self.seat else self.play.other

    def words(self) -> Words:
        how = "tied" if self.is_tied else HOW.get(CARDS[self.play.cards[0]], "out")
        if how in {"prince", "princess"} and self.play.seat == self.seat:
            how = "princess"
        seat, other, card = Player(self.seat), Player(self.other), self.card
        if CARDS[self.play.cards[0]] == "princess":  # the other card is laid down, too (§5.9.1)
            card = self.play.cards[0]
        return words("ending", how=how, seat=seat, other=other, card=Card(card), card2=Card(self.higher))


class Round:
    """A round as one reader was told of it."""

    def __init__(self, facts: t.Iterable[Fact]) -> None:
        self.falls: list[Fall] = []
        self.hands: dict[int, int] = {}
        """What was revealed in the showdown."""
        self.end: Fact | None = None
        self.play: Fact | None = None
        self.shown: dict[int, int] = {}
        self.laid = FACE_DOWN
        self.is_tied = False
        for fact in facts:
            note = getattr(self, FACTS[fact.kind].name, None)
            if note is not None:
                note(fact)

    def played(self, fact: Fact) -> None:
        self.play, self.shown, self.laid, self.is_tied = fact, {}, fact.cards[0], False

    def showed(self, fact: Fact) -> None:
        self.shown[fact.seat] = fact.cards[0]

    def tied(self, fact: Fact) -> None:
        del fact
        self.is_tied = True

    def discarded(self, fact: Fact) -> None:
        self.laid = fact.cards[0]

    def knocked_out(self, fact: Fact) -> None:
        if self.play is not None:
            beaten_by = self.play.other if fact.seat == self.play.seat else self.play.seat
            higher = self.shown.get(beaten_by, FACE_DOWN)
            self.falls.append(Fall(fact.seat, self.play, self.laid, higher, self.is_tied))

    def revealed(self, fact: Fact) -> None:
        self.hands[fact.seat] = fact.cards[0]

    def round_ended(self, fact: Fact) -> None:
        self.end = fact

    def headline(self, reader: int) -> Words | None:
        """Their own fall first; then whatever decided the round."""
        own = next((fall for fall in self.falls if fall.seat == reader), None)
        if own is not None:
            return own.words()
        if self.end is None or len(members(self.end.seat)) != 1:
            return None
        if len(self.hands) > 1:
            return self.showdown(members(self.end.seat)[0], reader)
        return self.falls[-1].words() if self.falls else None

    def showdown(self, winner: int, reader: int) -> Words | None:
        """The winner's card, and the reader's, or the best of those it beat; None if cards were equal (§7.4)."""
        others = {seat: card for seat, card in self.hands.items() if seat != winner}
        loser = reader if reader in others else max(others, key=others.__getitem__)
        card, higher = self.hands[loser], self.hands[winner]
        if card >= higher:
            return None
        seats = {"seat": Player(loser), "other": Player(winner)}
        return words("ending", how="showdown", **seats, card=Card(card), card2=Card(higher))
