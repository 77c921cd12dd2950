"""Threads for what takes long. One that does not come back is written off, and another takes its place."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
import typing as t

from kartaro.server.tables.interfaces import Overdue

TIME_TO_LEAVE = 0.5
"""Seconds that threads are given to finish when nobody waits for them any more."""


class Job:
    """Something to do in a thread, for somebody who waits in the event loop."""

    def __init__(self, work: t.Callable[..., t.Any], arguments: tuple[t.Any, ...]) -> None:
        self.work = work
        self.arguments = arguments
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[t.Any] = self.loop.create_future()
        self.thread: threading.Thread | None = None
        self.begun = 0.0
        """When a thread took it up; by a clock that only goes forward."""

    def do(self) -> None:
        """In a thread."""
        self.begun, self.thread = time.monotonic(), threading.current_thread()
        try:
            result = self.work(*self.arguments)
        except BaseException as error:  # noqa: BLE001 - it is raised where somebody waits
            self.tell(self.done.set_exception, error)
        else:
            self.tell(self.done.set_result, result)

    def tell(self, how: t.Callable[[t.Any], None], what: t.Any) -> None:  # noqa: ANN401 - any result
        def now() -> None:
            if not self.done.done():
                how(what)

        with contextlib.suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(now)

    def left(self, longest: float) -> float:
        """Seconds until it has taken too long; as long as it has not begun, all of them."""
        return longest if self.thread is None else self.begun + longest - time.monotonic()


class Workers:
    """Threads up to a number, made when they are needed. None of them keeps the process from ending."""

    def __init__(self, count: int, name: str) -> None:
        self.count = count
        self.name = name
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.threads: set[threading.Thread] = set()
        """All that take jobs; who was written off does not any more."""

    async def run(self, longest: float, work: t.Callable[..., t.Any], *arguments: t.Any) -> tuple[t.Any, float]:  # noqa: ANN401 - any work
        """The result, and the time at which the work started; Overdue if it then takes longer than the limit."""
        if len(self.threads) < self.count:
            self.hire()
        job = Job(work, arguments)
        self.jobs.put(job)
        try:
            while not job.done.done():
                if job.left(longest) <= 0:
                    self.write_off(job)
                    raise Overdue("took-too-long")
                await asyncio.wait({job.done}, timeout=max(0.0, job.left(longest)))
            return job.done.result(), job.begun
        finally:
            job.done.cancel()

    def write_off(self, job: Job) -> None:
        """Do without the thread that has not come back, however long it goes on."""
        self.threads.discard(t.cast("threading.Thread", job.thread))
        self.hire()

    def hire(self) -> None:
        thread = threading.Thread(target=self.work, name=self.name, daemon=True)
        self.threads.add(thread)
        thread.start()

    def work(self) -> None:
        """One job after another."""
        while threading.current_thread() in self.threads and (job := self.jobs.get()) is not None:
            if not job.done.cancelled():
                job.do()

    def close(self) -> None:
        """No more work; whoever is in the middle of something gets a moment."""
        until = time.monotonic() + TIME_TO_LEAVE
        for _ in self.threads:
            self.jobs.put(None)
        for thread in self.threads:
            thread.join(max(0.0, until - time.monotonic()))
