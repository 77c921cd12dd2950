"""A bot that has learned by playing against itself."""

from __future__ import annotations

import itertools
import typing as t

from kartaro.bots.chair import SeatedBot
from kartaro.bots.layout import Told
from kartaro.core.generator import Generator
from kartaro.games import thumb_of

if t.TYPE_CHECKING:
    from kartaro.bots.chair import Chair
    from kartaro.bots.weights import Weights
    from kartaro.core.fact import Fact

ABSURD = 1 / 400
"""A move is absurd if rules of thumb choose it so much less often than their best one."""


class Glance:
    """What a net makes of a seat's view, and of what the seat was told of late."""

    def __init__(self, chair: Chair, weights: Weights) -> None:
        self.seat = chair.seat
        self.net = weights.at(chair.edition, chair.seats)
        self.told = Told(weights.layout, chair.seats, chair.seat)
        self.options = weights.layout.option_bytes(chair.edition)
        self.net.tell(self.told.written() + self.options)

    def hear(self, fact: Fact, view: t.Any) -> None:  # noqa: ANN401 - the table of any game
        """Keep a fact that the view holds by now; between rounds there is nothing to remember."""
        if self.told.hear(fact):
            self.net.tell(self.told.written())
        if view.rests:
            self.forget()

    def forget(self) -> None:
        """All that the seat was told of late."""
        self.told.forget()
        self.net.tell(self.told.written())

    def chances(self, view: t.Any, temperature: float = 1.0) -> list[float]:  # noqa: ANN401 - the table of any game
        """How likely it plays each legal move, in the order of the menu."""
        return self.net.chances(view, self.seat, temperature)


class Manner(t.NamedTuple):
    """How a bot makes use of what its net says."""

    temperature: float = 1.0
    """Above 1, what the net thinks worse is played more often than it would; 0 is its best move."""
    absurd: float = 1.0
    """How often it plays what rules of thumb call absurd, at most."""


class NetBot(SeatedBot):
    """Plays as its net does: drawn, so that what should be mixed is mixed; or always the likeliest move."""

    def __init__(self, name: str, chair: Chair, seed: int, weights: Weights, manner: Manner) -> None:
        super().__init__(chair)
        self.name = name
        self.manner = manner
        self.generator = Generator(seed)
        self.glance = Glance(chair, weights)
        self.thumb = thumb_of(chair.game, chair.edition, chair.seats) if manner.absurd < 1.0 else None

    def hear(self, fact: Fact) -> None:
        """Keep the view up to date, and remember."""
        if self.thumb:
            self.thumb.hear(self.view, fact)
        super().hear(fact)
        self.glance.hear(fact, self.view)

    def chances(self) -> list[float]:
        """How likely it plays each legal move, in the order of the menu."""
        chances = self.glance.chances(self.view, self.manner.temperature or 1.0)
        if self.thumb:
            return tamed(chances, self.thumb.weights(self.view, self.chair.seat), self.manner.absurd)
        return chances

    def choose(self, codes: list[int]) -> int:
        """A move as likely as the net thinks right."""
        if len(codes) == 1:
            return codes[0]
        chances = self.chances()
        if not self.manner.temperature:
            return codes[max(range(len(codes)), key=chances.__getitem__)]
        point = (self.generator.next() >> 11) / (1 << 53)
        for code, chance in zip(codes, chances, strict=True):
            point -= chance
            if point < 0.0:
                return code
        return codes[max(range(len(codes)), key=chances.__getitem__)]


def tamed(chances: list[float], weights: list[float], most: float) -> list[float]:
    """The same, but that what weighs next to nothing is not chosen more often than `most`."""
    least = max(weights) * ABSURD
    is_absurd = [weight < least for weight in weights]
    absurd = sum(itertools.compress(chances, is_absurd))
    if absurd <= most or absurd >= 1.0:
        return chances
    less, more = most / absurd, (1.0 - most) / (1.0 - absurd)
    return [chance * (less if each else more) for chance, each in zip(chances, is_absurd, strict=True)]
