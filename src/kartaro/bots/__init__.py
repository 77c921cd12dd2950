"""Players that are programs. A bot is told its seat's facts in order and what it is asked, never the truth."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import BadOption
from kartaro.core.generator import Generator
from kartaro.core.match import fold

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.match import Match


class Bot(t.Protocol):
    """What sits at a seat in place of a person."""

    name: str

    def hear(self, fact: Fact) -> None:
        """Be told a fact, as the seat is told it."""

    def choose(self, codes: list[int]) -> int:
        """Answer with one of these legal moves of the seat."""


class Seated:
    """What bots have in common: a seat, and the table as that seat knows it."""

    def __init__(self, game: Game, edition: Edition, seats: int, seat: int) -> None:
        self.seat = seat
        self.view = game.table(edition, seats, seat)

    def hear(self, fact: Fact) -> None:
        """Keep the view up to date."""
        fold(self.view, fact)


class RandomBot(Seated):
    """Plays any legal move."""

    name = "random"

    def __init__(self, game: Game, edition: Edition, seats: int, seat: int, seed: int) -> None:
        super().__init__(game, edition, seats, seat)
        self.generator = Generator(seed)

    def choose(self, codes: list[int]) -> int:
        """Any of them, evenly."""
        return codes[self.generator.below(len(codes))]


BOTS = {RandomBot.name: RandomBot}


def seat_bot(spec: str, match: Match, seat: int, seed: int) -> Bot:
    """The bot that a word such as `random` asks for, at a seat of this match, of which it is told nothing yet."""
    if spec not in BOTS:
        raise BadOption("unknown-bot", bot=spec, known=", ".join(BOTS))
    return BOTS[spec](match.game, match.edition, match.seats, seat, seed)
