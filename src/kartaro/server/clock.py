"""The time of this machine, as tables ask for it."""

from __future__ import annotations

import asyncio
import time
import typing as t

BEAT = 0.1
"""Seconds between two beats of the event loop; of a pause that is longer than two, the rest was not heard."""


class Hearing:
    """How long the event loop has been able to hear anything."""

    def __init__(self, now: t.Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.total = 0.0
        self.at = now()

    def beat(self) -> None:
        self.total, self.at = self.seconds(), self.now()

    def seconds(self) -> float:
        return self.total + min(self.now() - self.at, 2 * BEAT)


class SystemClock:
    """Implements `tables.interfaces.Clock` by the system's clocks and the running event loop."""

    def __init__(self) -> None:
        self.hearing = Hearing()
        self.beating: asyncio.TimerHandle | None = None
        """Begins when it is first asked for."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def heard(self) -> float:
        if self.beating is None:
            self.hearing.at = self.hearing.now()
            self.beat()
        return self.hearing.seconds()

    def beat(self) -> None:
        self.hearing.beat()
        self.beating = asyncio.get_running_loop().call_later(BEAT, self.beat)

    def call_later(self, seconds: float, callback: t.Callable[..., object], *arguments: t.Any) -> asyncio.TimerHandle:  # noqa: ANN401 - passed on
        return asyncio.get_running_loop().call_later(seconds, callback, *arguments)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class SharedClock(SystemClock):
    """The same, with the time of day that all nodes share."""

    def __init__(self, time_of_day: t.Callable[[], float]) -> None:
        super().__init__()
        self.time_of_day = time_of_day

    def now(self) -> float:
        return self.time_of_day()
