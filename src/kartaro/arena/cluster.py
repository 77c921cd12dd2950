"""Workers on a Ray cluster. This is the side of `pool` that needs Ray, an extra.

A worker is an actor with a worker process of its own, so bots are watched as on one machine: one that hangs or ends its
process loses. An actor that dies, with its machine or without, is replaced, and its tasks are done again.
"""

from __future__ import annotations

import itertools
import logging
import time
import typing as t

import ray
from ray.exceptions import RayActorError

from kartaro import __version__
from kartaro.arena.pool import Result, Task
from kartaro.arena.workers import Workers
from kartaro.core.errors import BadOption, KartaroError

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from kartaro.arena.pool import Job

HERE = "local"
"""In place of an address: start Ray on this machine, for this run."""
GLANCE = 0.2
SHORTEST, LONGEST = 1.0, 4.0
"""Seconds that the tasks sent to a worker at once should take: fewer or more are sent next time."""
AHEAD = 2
"""Messages that a worker has at most, so that it never waits for the next."""
MOST_DEATHS = 3
"""How often workers may die with a task before the run ends."""


class Actor(t.Generic[Task, Result]):
    """Lives on some machine of the cluster, and does tasks one after another."""

    def __init__(self, job: Job[Task, Result]) -> None:
        self.workers = Workers(job, 1)

    def do(self, tasks: list[Task]) -> tuple[list[Result], float, str]:
        """The results, the seconds they took, and the version of Kartaro there."""
        begun = time.monotonic()
        return list(self.workers.run(tasks)), time.monotonic() - begun, __version__


class RayWorkers(t.Generic[Task, Result]):
    """The workers of a run: `jobs` of them, or as many as the cluster has processors, but not more than tasks."""

    def __init__(
        self, job: Job[Task, Result], address: str, jobs: int | None, most: int, stopped: Callable[[], bool]
    ) -> None:
        self.job = job
        self.address = address
        self.jobs = jobs
        self.most = most
        self.stopped = stopped
        self.actors: list[t.Any] = []
        self.sent: dict[t.Any, tuple[t.Any, list[Task]]] = {}
        """For every message on its way, the actor and the tasks."""
        self.again: list[Task] = []
        self.deaths: dict[Task, int] = {}
        self.size = 1

    def __enter__(self) -> t.Self:
        options: dict[str, t.Any] = {} if self.address == HERE else {"address": self.address}
        if self.address == HERE:
            options |= {"include_dashboard": False, "num_cpus": self.jobs}
        try:
            ray.init(**options, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError):
            raise BadOption("arena-no-cluster", address=self.address) from None
        self.jobs = min(self.most, self.jobs or int(ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(self, *_: object) -> None:
        for actor in self.actors:
            ray.kill(actor)
        ray.shutdown()

    def run(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """As `Pool` promises."""
        wanted = iter(tasks)
        self.hand_out(wanted)
        return self.results(wanted)

    def results(self, wanted: Iterator[Task]) -> Iterator[Result]:
        """Those of what was sent, while more is."""
        while not self.stopped():
            self.hand_out(wanted)
            if not self.sent:
                return
            for message in ray.wait(list(self.sent), timeout=GLANCE)[0]:
                yield from self.received(message)

    def hand_out(self, wanted: Iterator[Task]) -> None:
        """Send tasks to all workers that have little to do, while there are tasks."""
        self.actors += [self.new_actor() for _ in range(t.cast("int", self.jobs) - len(self.actors))]
        for _ in range(AHEAD):
            for actor in self.actors:
                if sum(one is actor for one, _ in self.sent.values()) < AHEAD and (some := self.some(wanted)):
                    self.sent[actor.do.remote(some)] = actor, some

    def new_actor(self) -> t.Any:  # noqa: ANN401 - Ray makes its type
        return ray.remote(num_cpus=1)(Actor).remote(self.job)

    def some(self, wanted: Iterator[Task]) -> list[Task]:
        """The tasks of one message; those that were given back, first."""
        again, self.again = self.again, []
        return again or list(itertools.islice(wanted, self.size))

    def received(self, message: t.Any) -> list[Result]:  # noqa: ANN401 - as above
        """The results of a message; of an actor that has died none, and its tasks are to be done again."""
        actor, tasks = self.sent.pop(message)
        try:
            results, seconds, version = ray.get(message)
        except RayActorError:
            self.give_back(actor, tasks)
            return []
        if version != __version__:
            raise BadOption("arena-other-version", ours=__version__, theirs=version)
        size = self.size * 2 if seconds < SHORTEST else self.size // 2 if seconds > LONGEST else self.size
        self.size = max(1, min(size, -(-self.most // t.cast("int", self.jobs))))  # nobody gets what others could do
        return t.cast("list[Result]", results)

    def give_back(self, actor: t.Any, tasks: list[Task]) -> None:  # noqa: ANN401 - as above
        self.actors = [one for one in self.actors if one is not actor]
        for task in tasks:
            self.deaths[task] = self.deaths.get(task, 0) + 1
            if self.deaths[task] >= MOST_DEATHS:
                raise KartaroError("arena-worker-died", status="?")
        self.again += tasks
