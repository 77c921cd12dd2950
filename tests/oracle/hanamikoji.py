"""Play a recorded match of Hanamikoji here, and compare every decision and the end. No difference is accepted."""

from __future__ import annotations

import typing as t

from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.games import game

if t.TYPE_CHECKING:
    from kartaro.games.hanamikoji.table import Hanamikoji

Recorded = dict[str, t.Any]
Vector = list[int]
"""How many cards of each geisha, in the order of the row."""

SIDES = ("first", "second")
WORDS = ("secret", "trade", "gift", "compete", "take", "take")
"""What is done, by the numbers of the recording."""
COMPETE = 3


def replay(recorded: Recorded) -> int:
    """Play one recorded match; how many decisions it had."""
    return Replay(recorded).run()


class Replay:
    """A recorded match, and the same match here."""

    def __init__(self, recorded: Recorded) -> None:
        self.recorded = recorded
        hanamikoji = game("hanamikoji")
        self.items = hanamikoji.cards
        self.match = Match(hanamikoji, hanamikoji.edition("standard"), 2)

    def run(self) -> int:
        self.match.play(DEALER, "pick a")
        deals = iter(self.recorded["rounds"])
        decisions = [step for step in self.recorded["steps"] if step != "deal"]
        for step in self.recorded["steps"]:
            if step == "deal":
                self.match.order(self.order(next(deals)))
            else:
                self.decide(step)
        self.compare_end()
        return len(decisions)

    def order(self, deal: Recorded) -> Vector:
        """The deck as it was dealt, top first.

        A deal calls whoever begins the round `first`, who has drawn already; the last of the eight cards under that
        one was never drawn, so it is the one removed.
        """
        starter = self.state()["starter"]
        hands = [cards_of(deal[side]) for side in SIDES]
        drawn = hands[0].pop()
        dealt = hands if starter == 0 else hands[::-1]
        *deck, removed = deal["deck"]
        return [removed, *(card for pair in zip(*dealt, strict=True) for card in pair), drawn, *deck]

    def decide(self, step: Recorded) -> None:
        seat = SIDES.index(step["p"])
        assert self.match.asked() == [seat]
        assert self.state()["hands"][seat] == cards_of(step["hand"])
        assert len(self.match.codes(seat)) == step["nlegal"]
        self.match.play(seat, self.move(*step["a"]))

    def move(self, kind: int, cards: t.Any) -> str:  # noqa: ANN401 - one vector, or two
        """A recorded choice in our notation; an answer has what is taken, and then what is left."""
        if kind < COMPETE:
            return f"{WORDS[kind]} {self.names(cards)}"
        first, second = (self.names(pair) for pair in cards)
        return f"{WORDS[kind]} {first} / {second}" if kind == COMPETE else f"{WORDS[kind]} {first}"

    def names(self, counts: Vector) -> str:
        return " ".join(self.items[card] for card in cards_of(counts))

    def compare_end(self) -> None:
        assert self.match.over()
        assert self.match.outcome() == [SIDES.index(self.recorded["winner"])]
        markers = self.state()["markers"]
        for seat, side in enumerate(SIDES):
            assert [int(owner == seat) for owner in markers] == self.recorded["favor"][side]

    def state(self) -> dict[str, t.Any]:
        return t.cast("Hanamikoji", self.match.truth()).state()


def cards_of(counts: Vector) -> Vector:
    return [card for card, count in enumerate(counts) for _ in range(count)]
