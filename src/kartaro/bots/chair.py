"""What every bot is, and where it sits."""

from __future__ import annotations

import typing as t

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game


class Bot(t.Protocol):
    """What sits at a seat in place of a person."""

    name: str

    def hear(self, fact: Fact) -> None:
        """Be told a fact, as the seat is told it."""

    def choose(self, codes: list[int]) -> int:
        """Answer with one of these legal moves of the seat."""


class Chair(t.NamedTuple):
    """All that a bot is given when it sits down."""

    game: Game
    edition: Edition
    seats: int
    seat: int


def time_of(bot: Bot) -> float:
    """Seconds that a bot thinks of a choice; none, if it has no such time, or is of somebody's own and does not say."""
    return float(getattr(bot, "thinks_for", 0.0))


class SeatedBot:
    """What bots have in common: a chair, and the table as it is known from there."""

    thinks_for = 0.0
    """Seconds that it thinks of a choice, if it is given a time for that."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.view = chair.game.table(chair.edition, chair.seats, chair.seat)

    def hear(self, fact: Fact) -> None:
        """Keep the view up to date."""
        self.view.apply(fact)
