"""The time of this machine, as tables ask for it."""

from __future__ import annotations

import asyncio
import time
import typing as t


class SystemClock:
    """Implements `tables.interfaces.Clock` by the system's clocks and the running event loop."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, callback: t.Callable[..., object], *arguments: t.Any) -> asyncio.TimerHandle:  # noqa: ANN401 - passed on
        return asyncio.get_running_loop().call_later(seconds, callback, *arguments)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
