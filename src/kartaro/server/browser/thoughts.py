"""What a worker does that only thinks: it runs what the worker with the tables sends, one thing after another.

Bots stay here from one move to the next, so that each is told only what is new. If the worker has been replaced, it is
told that by the answer UNKNOWN, and the bot is sent with everything it has heard.
"""

from __future__ import annotations

import typing as t

from kartaro.server.browser.packing import packed, unpacked
from kartaro.server.tables.bots import SafeMind

if t.TYPE_CHECKING:
    from kartaro.bots import Chair
    from kartaro.core.fact import Fact

MOST_MINDS = 64
"""Maximum bots that are kept; then those that have been silent longest are forgotten."""
UNKNOWN = "unknown"

MINDS: dict[int, SafeMind] = {}
"""By the number that the other worker gave them; whoever has thought last is last."""


def think(thought: str) -> str:
    """Do it; what comes of it, or the exception it ends with."""
    work, arguments = unpacked(thought)
    try:
        return packed((work(*arguments), None))
    except Exception as error:  # noqa: BLE001 - it is raised where somebody waits
        return packed((None, error))


def choose(number: int, heard: int, facts: list[Fact], codes: list[int]) -> int | str:
    """The move of a bot that has heard so much before; UNKNOWN if it is not here."""
    mind = MINDS.pop(number, None)
    if mind is None or mind.heard != heard:
        return UNKNOWN
    MINDS[number] = mind
    return mind.choose(facts, codes)


def begin(number: int, who: tuple[Chair, str, str], facts: list[Fact], codes: list[int]) -> int:
    """A bot sits down, with its level and what it plays like, and chooses after it was told all that its seat was."""
    while len(MINDS) >= MOST_MINDS:
        del MINDS[next(iter(MINDS))]
    mind = MINDS[number] = SafeMind(*who)
    return mind.choose(facts, codes)
