"""A bot that has learned by playing against itself."""

from __future__ import annotations

import typing as t

from kartaro.bots.chair import SeatedBot
from kartaro.bots.layout import Told
from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from kartaro.bots.chair import Chair
    from kartaro.bots.weights import Weights
    from kartaro.core.fact import Fact


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


class NetBot(SeatedBot):
    """Plays as its net does: drawn, so that what should be mixed is mixed; or always the likeliest move."""

    def __init__(self, name: str, chair: Chair, seed: int, weights: Weights, *, plays_best: bool = False) -> None:
        super().__init__(chair)
        self.name = name
        self.plays_best = plays_best
        self.generator = Generator(seed)
        self.glance = Glance(chair, weights)

    def hear(self, fact: Fact) -> None:
        """Keep the view up to date, and remember."""
        super().hear(fact)
        self.glance.hear(fact, self.view)

    def choose(self, codes: list[int]) -> int:
        """A move as likely as the net thinks right."""
        if len(codes) == 1:
            return codes[0]
        chances = self.glance.chances(self.view)
        if self.plays_best:
            return codes[max(range(len(codes)), key=chances.__getitem__)]
        point = (self.generator.next() >> 11) / (1 << 53)
        for code, chance in zip(codes, chances, strict=True):
            point -= chance
            if point < 0.0:
                return code
        return codes[max(range(len(codes)), key=chances.__getitem__)]
