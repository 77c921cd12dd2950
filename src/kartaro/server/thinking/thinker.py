"""Bots that think outside the event loop, and answer at a pace that is drawn before they look."""

from __future__ import annotations

import os
import time
import typing as t

from kartaro.core.errors import Refused
from kartaro.server.thinking.pace import LONGEST_STUDY, LONGEST_THOUGHT, MOST_STUDIES, Pace
from kartaro.server.thinking.workers import Workers

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.host import Mind


class ThreadedThinker:
    """Implements `tables.interfaces.Thinker` by threads for all tables. Searches let the other threads run.

    Bots have theirs for themselves: whoever studies finished games, which takes long, does not keep them waiting.
    """

    def __init__(self, slowness: float = 1.0) -> None:
        self.pace = Pace(slowness)
        self.players = Workers(max(1, (os.cpu_count() or 2) - 1), "kartaro-bot")
        self.desk = Workers(1, "kartaro-study")

    async def run(self, work: t.Callable[..., t.Any], *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who plays."""
        return (await self.players.run(LONGEST_THOUGHT, work, *arguments))[0]

    async def study(self, work: t.Callable[..., t.Any], *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who looks at a game that is over; one after another, and not too many."""
        if self.desk.jobs.qsize() >= MOST_STUDIES:
            raise Refused("too-many")
        return (await self.desk.run(LONGEST_STUDY, work, *arguments))[0]

    async def move(self, mind: Mind, facts: list[Fact], codes: list[int], slowness: float = 1.0) -> tuple[int, float]:
        """What a bot answers, and when it may be told, by a clock that only goes forward. Overdue if it never does.

        The pause begins with the thought, not with the wait for a thread: else a wait would use it up, and what is
        left would show how long the bot thinks.
        """
        pause = self.pace.pause(mind.thinks_for, slowness)
        answer, begun = await self.players.run(LONGEST_THOUGHT + mind.thinks_for, mind.choose, facts, codes)
        return answer, begun + self.pace.longer(pause, time.monotonic() - begun, slowness)

    def close(self) -> None:
        for workers in (self.players, self.desk):
            workers.close()
