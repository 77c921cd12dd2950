"""A coroutine that is begun at once, and not in the next turn of the loop as a task would be.

Most of what clients ask for waits for one thing only, that it is stored. For that a task is a long way round.
"""

from __future__ import annotations

import asyncio
import typing as t

Work = t.Coroutine["asyncio.Future[t.Any] | None", None, None]


class Errand:
    """Runs a coroutine as far as it goes, and on whenever what it waits for is there. Nobody can cancel it."""

    def __init__(self, work: Work, failed: t.Callable[[BaseException], None]) -> None:
        """`failed` is told of an exception."""
        self.work = work
        self.failed = failed
        self.then: t.Callable[[], None] = lambda: None
        """What follows; for whoever has found that it is not done at once."""
        self.is_done = False
        self.step()

    def step(self, _: object = None) -> None:
        try:
            waits_for = self.work.send(None)
        except StopIteration:
            self.end()
        except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - given to whoever knows what it means
            self.failed(error)
            self.end()
        else:
            if waits_for is None:
                asyncio.get_running_loop().call_soon(self.step)
            else:
                waits_for._asyncio_future_blocking = False  # noqa: SLF001 - how awaiting is taken note of
                waits_for.add_done_callback(self.step)

    def end(self) -> None:
        self.is_done = True
        self.then()
