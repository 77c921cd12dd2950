"""Players that are programs. A bot is told its seat's facts in order and what it is asked, never the truth."""

from __future__ import annotations

from kartaro.bots.chair import Bot, Chair, SeatedBot, time_of
from kartaro.bots.specs import KNOWN, LEVELS, bot

__all__ = ["KNOWN", "LEVELS", "Bot", "Chair", "SeatedBot", "bot", "time_of"]
