"""The bot that plays the first of its legal moves, in Python."""

from __future__ import annotations

from kartaro.bots import Chair, SeatedBot


class First(SeatedBot):
    """Plays the first move of the menu."""

    name = "first"

    def __init__(self, chair: Chair, seed: int) -> None:
        del seed
        super().__init__(chair)

    def choose(self, codes: list[int]) -> int:
        return codes[0]
