"""Worker processes of this machine. This is the side of `pool` that needs nothing else.

A task whose process somebody else has killed is done again, once.
"""

from __future__ import annotations

import time
import typing as t
from multiprocessing.connection import wait

from kartaro.arena.playing import DIED, HUNG, Fault
from kartaro.arena.pool import Result, Task
from kartaro.arena.supervised import Worker

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from kartaro.arena.pool import Job

GLANCE, LONGEST_GLANCE = 0.05, 1.0
"""Seconds between two polls of the workers; after a longer gap the whole machine was suspended, not the bot."""


class Workers(t.Generic[Task, Result]):
    """Worker processes of this machine."""

    def __init__(self, job: Job[Task, Result], jobs: int, stopped: Callable[[], bool] = lambda: False) -> None:
        self.job = job
        self.jobs = jobs
        self.stopped = stopped
        """Whether the run is to stop."""
        self.workers: list[Worker[Task, Result]] = []
        self.again: list[Task] = []
        """Tasks to be done again."""
        self.given_back: set[Task] = set()
        self.glanced = 0.0

    def __enter__(self) -> t.Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()

    def run(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """As `Pool` promises."""
        wanted = iter(tasks)
        self.hand_out(wanted)
        return self.results(wanted)

    def results(self, wanted: Iterator[Task]) -> Iterator[Result]:
        """Those of what was given out, while more is."""
        self.glanced = time.monotonic()
        while not self.stopped():
            self.hand_out(wanted)
            if not any(worker.task is not None for worker in self.workers):
                return
            yield from self.finished()

    def hand_out(self, wanted: Iterator[Task]) -> None:
        """Give a task to every idle worker while there are tasks."""
        for number in range(self.jobs):
            if number < len(self.workers) and self.workers[number].task is not None:
                continue
            task = self.again.pop() if self.again else next(wanted, None)
            if task is None:
                return
            self.worker(number).give(task)

    def worker(self, number: int) -> Worker[Task, Result]:
        """A live worker process."""
        if number == len(self.workers):
            self.workers.append(Worker(self.job))
        elif self.workers[number].ended:
            self.workers[number] = Worker(self.job)
        return self.workers[number]

    def finished(self) -> Iterator[Result]:
        """Results since the last poll, and those of workers that hang or have exited."""
        busy = [(worker, worker.task) for worker in self.workers if worker.task is not None]
        ready = wait([worker.line for worker, _ in busy], timeout=GLANCE)
        now = time.monotonic()
        elapsed, self.glanced = min(now - self.glanced, LONGEST_GLANCE), now
        for worker, task in busy:
            if worker.line in ready:
                result = worker.take()
                if result is None and self.stopped():  # the signal that stops us may have ended it, too
                    return
                if result is None and worker.was_killed() and task not in self.given_back:
                    self.give_back(worker, task)
                else:
                    yield worker.lost(task, Fault(worker.board.read()[1], DIED)) if result is None else result
            elif worker.hangs(elapsed):
                yield worker.lost(task, Fault(worker.asked[1], HUNG))

    def give_back(self, worker: Worker[Task, Result], task: Task) -> None:
        """Once: if its process is killed again, such as for want of memory, that is taken for its bot's fault."""
        worker.end()
        self.given_back.add(task)
        self.again.append(task)
