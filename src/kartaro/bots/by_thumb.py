"""A bot that plays by rules of thumb."""

from __future__ import annotations

import typing as t

from kartaro.bots.chair import SeatedBot
from kartaro.core.generator import Generator
from kartaro.games import thumb_of

if t.TYPE_CHECKING:
    from kartaro.bots.chair import Chair
    from kartaro.core.fact import Fact


class ThumbBot(SeatedBot):
    """Plays what looks best at a glance; among equals, any. One that errs plays any move now and then."""

    def __init__(self, name: str, chair: Chair, seed: int, errs: float = 0.0) -> None:
        super().__init__(chair)
        self.name = name
        self.errs = errs
        self.generator = Generator(seed)
        self.thumb = thumb_of(chair.game, chair.edition, chair.seats)

    def hear(self, fact: Fact) -> None:
        """Take note of it, then see what it changes."""
        self.thumb.hear(self.view, fact)
        super().hear(fact)

    def choose(self, codes: list[int]) -> int:
        """The move with the greatest weight."""
        if self.generator.below(1000) < 1000 * self.errs:
            return self.generator.choose(codes)
        weights = self.thumb.weights(self.view, self.chair.seat)
        best = max(weights)
        return self.generator.choose([code for code, weight in zip(codes, weights, strict=True) if weight == best])
