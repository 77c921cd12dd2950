"""Bots that think outside the event loop, and answer at a pace that is drawn before they look."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import secrets
import typing as t

from kartaro.analysis import Adviser
from kartaro.bots import Chair, bot, time_of
from kartaro.bots.by_chance import RandomBot
from kartaro.bots.pauses import OVERRUN, drawn_pause
from kartaro.host import SecretDice
from kartaro.server.faults import report

if t.TYPE_CHECKING:
    from kartaro.bots import Bot
    from kartaro.core.fact import Fact
    from kartaro.host import Host

HINTS_BY = "search@1000"


class Thinker:
    """Threads for all tables. Searches let the other threads run.

    Bots have theirs for themselves: whoever studies finished games, which takes long, does not keep them waiting.
    """

    def __init__(self, slowness: float = 1.0) -> None:
        self.slowness = slowness
        self.pool = concurrent.futures.ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), "kartaro-bot")
        self.desk = concurrent.futures.ThreadPoolExecutor(1, "kartaro-study")

    def pause(self, thinks_for: float) -> float:
        """Seconds until an answer may be told; drawn before anybody looks."""
        return max(self.slowness * drawn_pause(SecretDice()), thinks_for + OVERRUN if thinks_for else 0.0)

    async def run(self, work: t.Callable[..., t.Any], *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who plays."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)

    async def study(self, work: t.Callable[..., t.Any], *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who looks at a game that is over; one after another."""
        return await asyncio.get_running_loop().run_in_executor(self.desk, work, *arguments)

    def close(self) -> None:
        for pool in (self.pool, self.desk):
            pool.shutdown(wait=False, cancel_futures=True)


class Mind:
    """The bot of one seat: told what the seat is told, in order."""

    def __init__(self, host: Host, seat: int, level: str) -> None:
        self.chair = Chair(host.game, host.edition, host.seats, seat)
        self.level = level
        self.bot = self.new_bot()
        self.heard = 0

    def new_bot(self) -> Bot:
        """The bot of the level; if it cannot be had, one that plays anything."""
        try:
            return bot(self.level, self.chair, secrets.randbits(64))
        except Exception as error:  # noqa: BLE001 - a bot's fault is not the table's
            report("bot-failed", error, self.level)
            return RandomBot(self.chair, secrets.randbits(64))

    @property
    def thinks_for(self) -> float:
        return time_of(self.bot)

    def choose(self, facts: list[Fact], codes: list[int]) -> int:
        """A legal move; of a bot that fails, any."""
        try:
            for fact in facts:
                self.bot.hear(fact)
            self.heard += len(facts)
            move = self.bot.choose(codes)
        except Exception as error:  # noqa: BLE001 - a bot's fault is not the table's
            report("bot-failed", error, self.level)
            return RandomBot(self.chair, secrets.randbits(64)).choose(codes)
        return move if move in codes else codes[0]


class Advice:
    """Hints for one seat."""

    def __init__(self, host: Host, seat: int) -> None:
        self.adviser = Adviser(Chair(host.game, host.edition, host.seats, seat), HINTS_BY)

    def advise(self, facts: list[Fact]) -> tuple[int, float, float]:
        """The best move, its value, and that of the next best."""
        self.adviser.hear(facts)
        codes = self.adviser.codes()
        if len(codes) == 1:
            return codes[0], 0.0, 0.0
        best, other = self.adviser.advice()
        return best.move, best.value, other.value
