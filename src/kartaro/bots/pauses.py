"""How long a bot's answer takes where people wait for it: drawn before the bot looks, so that it tells nothing."""

from __future__ import annotations

import typing as t

if t.TYPE_CHECKING:
    from kartaro.core.match import Dice

SHORTEST, LONGEST = 300, 1100
"""Milliseconds from a question to its answer, where thinking takes no longer."""
OVERRUN = 0.1
"""Seconds by which a bot may think longer than the time it is given, and nobody notices."""


def drawn_pause(dice: Dice) -> float:
    """Seconds."""
    return (SHORTEST + dice.below(LONGEST - SHORTEST + 1)) / 1000
