"""Bots that think in a second worker, so that no table and no animation waits for them."""

from __future__ import annotations

import asyncio
import itertools
import time
import typing as t
import weakref

from kartaro.core.errors import Refused
from kartaro.server.browser import thoughts
from kartaro.server.browser.packing import packed, unpacked
from kartaro.server.tables.interfaces import Overdue
from kartaro.server.thinking.pace import LONGEST_STUDY, LONGEST_THOUGHT, MOST_STUDIES, Pace

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.host import Mind
    from kartaro.server.browser.page import Page
    from kartaro.server.tables.bots import SafeMind

Work = t.Callable[..., t.Any]


class Known(t.NamedTuple):
    """A bot at the other worker: its number there, and what it was told."""

    number: int
    told: list[Fact]


class PageThinker:
    """Implements `tables.interfaces.Thinker` by the page's second worker.

    That does one thing at a time; whoever plays goes before those who look at matches that are over.
    """

    def __init__(self, page: Page, slowness: float = 1.0) -> None:
        self.page = page
        self.pace = Pace(slowness)
        self.turn = asyncio.Lock()
        self.studies = asyncio.Lock()
        self.studying = 0
        self.numbers = itertools.count(1)
        self.minds: weakref.WeakKeyDictionary[Mind, Known] = weakref.WeakKeyDictionary()

    async def move(self, mind: Mind, facts: list[Fact], codes: list[int], slowness: float = 1.0) -> tuple[int, float]:
        """As `Thinker` promises; the pause begins with the thought, not with the wait for a turn."""
        pause = self.pace.pause(mind.thinks_for, slowness)
        async with self.turn:
            begun = time.monotonic()
            move = await self.choose(t.cast("SafeMind", mind), facts, codes)
        return move, begun + self.pace.longer(pause, time.monotonic() - begun, slowness)

    async def choose(self, mind: SafeMind, facts: list[Fact], codes: list[int]) -> int:
        """The answer of the bot as it sits in the other worker, where it is brought if it is not there."""
        known = self.minds.get(mind) or Known(next(self.numbers), [])
        self.minds[mind] = known
        longest = LONGEST_THOUGHT + mind.thinks_for
        answer = await self.ask(longest, thoughts.choose, known.number, len(known.told), facts, codes)
        if answer == thoughts.UNKNOWN:
            who = (mind.chair, mind.level, mind.plays)
            answer = await self.ask(longest, thoughts.begin, known.number, who, [*known.told, *facts], codes)
        known.told.extend(facts)
        mind.heard += len(facts)
        return t.cast("int", answer)

    async def run(self, work: Work, *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who plays."""
        async with self.turn:
            return await self.ask(LONGEST_THOUGHT, work, *arguments)

    async def study(self, work: Work, *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who looks at a game that is over; one after another, and not too many."""
        if self.studying >= MOST_STUDIES:
            raise Refused("too-many")
        self.studying += 1
        try:
            async with self.studies, self.turn:
                return await self.ask(LONGEST_STUDY, work, *arguments)
        finally:
            self.studying -= 1

    async def ask(self, longest: float, work: Work, *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """What comes of it; Overdue if the other worker has not come back by then, which is replaced."""
        try:
            text = await asyncio.wait_for(self.page.think(packed((work, arguments))), longest)
        except TimeoutError:
            self.page.stop_thinking()
            raise Overdue("took-too-long") from None
        result, error = unpacked(text)
        if error is not None:
            raise error
        return result

    def close(self) -> None:
        """It ends with the page."""
