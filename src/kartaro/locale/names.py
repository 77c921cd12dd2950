"""Default names of players: a record keeps them in one language, and every reader sees them in their own."""

from __future__ import annotations

import functools
import typing as t

from kartaro.core.seats import LETTERS
from kartaro.locale import LANGUAGES, Speech


def default_name(number: int) -> str:
    """The name of somebody at the keyboard who gave none, as records keep it: `Player 1`."""
    return Speech(LANGUAGES[0]).say("terminal-person", number=number)


def shown_name(speech: Speech, name: str) -> str:
    """A default name in the reader's language, in whichever it was kept; any other name as it is."""
    number = default_names().get(name) if name[-1:].isdecimal() else None
    return name if number is None else speech.say("terminal-person", number=number)


@functools.cache
def default_names() -> t.Mapping[str, int]:
    """Every default name in every language, and its number."""
    return {
        Speech(language).say("terminal-person", number=number): number
        for language in LANGUAGES
        for number in range(1, len(LETTERS) + 1)
    }
