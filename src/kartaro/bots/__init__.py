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


class Seated:
    """What bots have in common: a chair, and the table as it is known from there."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.view = chair.game.table(chair.edition, chair.seats, chair.seat)

    def hear(self, fact: Fact) -> None:
        """Keep the view up to date."""
        fold(self.view, fact)


class RandomBot(Seated):
    """Plays any legal move."""

    name = "random"

    def __init__(self, chair: Chair, seed: int) -> None:
        super().__init__(chair)
        self.generator = Generator(seed)

    def choose(self, codes: list[int]) -> int:
        """Any of them, evenly."""
        return codes[self.generator.below(len(codes))]


BOTS = {RandomBot.name: RandomBot}


def bot(spec: str, chair: Chair, seed: int) -> Bot:
    """The bot that a word such as `random` asks for, on a chair; it has heard nothing yet."""
    if spec not in BOTS:
        raise BadOption("unknown-bot", bot=spec, known=", ".join(BOTS))
    return BOTS[spec](chair, seed)
