"""A bot that plays any legal move."""

from __future__ import annotations

import typing as t

from kartaro.bots.chair import SeatedBot
from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from kartaro.bots.chair import Chair


class RandomBot(SeatedBot):
    """Plays any legal move."""

    name = "random"

    def __init__(self, chair: Chair, seed: int) -> None:
        super().__init__(chair)
        self.generator = Generator(seed)

    def choose(self, codes: list[int]) -> int:
        """Any of them, evenly."""
        return codes[self.generator.below(len(codes))]
