"""How long bots take, wherever they think: a pause is drawn before anybody looks, and thoughts have an end."""

from __future__ import annotations

from kartaro.bots.pauses import OVERRUN, drawn_pause
from kartaro.host import SecretDice

LONGEST_THOUGHT, LONGEST_STUDY = 20.0, 60.0
"""Seconds after which a bot, or whoever studies a game, is not waited for any more."""
MOST_STUDIES = 20
"""Maximum number of those who wait to look at matches that are over."""


class Pace:
    """How slowly bots answer; 0: at once."""

    def __init__(self, slowness: float) -> None:
        self.slowness = slowness

    def pause(self, thinks_for: float, slowness: float = 1.0) -> float:
        """Seconds from the beginning of a thought until it may be told; drawn before anybody looks."""
        drawn = self.slowness * slowness * drawn_pause(SecretDice())
        return max(drawn, thinks_for + OVERRUN if thinks_for else 0.0)

    def longer(self, pause: float, thought: float, slowness: float = 1.0) -> float:
        """For a bot that has thought longer than its pause: another pause or more, so that nobody sees by how much."""
        while self.slowness and pause < thought:
            pause += self.slowness * slowness * drawn_pause(SecretDice())
        return pause
