"""A run: plays the games that a results file lacks, until all are there or the run is stopped."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import typing as t

from kartaro.arena.playing import Games
from kartaro.arena.supervised import STOPPING
from kartaro.arena.workers import Workers
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kartaro.arena.lineup import Sitting
    from kartaro.arena.playing import Make, Played
    from kartaro.arena.pool import Job, Pool, Result, Task
    from kartaro.arena.results import Results


def run(
    results: Results, jobs: int | None, make: Make, progress: Callable[[Played], None], ray: str | None = None
) -> bool:
    """Play the missing games, here or on a Ray cluster; whether all games have been played."""
    stopping = Stopping()
    with contextlib.closing(results), stopping, pool(results, jobs, make, ray, stopping.asked) as workers:
        for played in workers.run(missing(results)):
            results.add(played)
            progress(played)
    return not remaining(results)


def pool(
    results: Results, jobs: int | None, make: Make, ray: str | None, stopped: Callable[[], bool]
) -> Pool[Sitting, Played]:
    """What plays the games that are missing."""
    return pool_of(Games(results.contest, make), remaining(results), jobs, ray, stopped)


def pool_of(
    job: Job[Task, Result],
    most: int,
    jobs: int | None,
    ray: str | None,
    stopped: Callable[[], bool] = lambda: False,
) -> Pool[Task, Result]:
    """What does the tasks of a job, of which there are so many: processes of this machine, or workers of a cluster."""
    if ray is None:
        return Workers(job, min(jobs or cores(), most), stopped)
    try:
        from kartaro.arena.cluster import RayWorkers  # noqa: PLC0415 - Ray is an extra
    except ModuleNotFoundError:
        raise BadOption("arena-no-ray", python=sys.executable) from None
    return RayWorkers(job, ray, jobs, most, stopped)


def missing(results: Results) -> Iterator[Sitting]:
    """The games that the file lacks at this time, in order."""
    known = set(results.played)
    groups = results.contest.whole_groups(results.header.games)
    return (sitting for sitting in results.contest.sittings(groups) if sitting not in known)


def remaining(results: Results) -> int:
    """The number of games not yet played."""
    groups = results.contest.whole_groups(results.header.games)
    return groups * results.contest.seats - sum(sitting.group < groups for sitting in results.played)


def cores() -> int:
    """The number of processors available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Stopping:
    """A context in which signals to stop are noted, and interrupt nothing."""

    def __init__(self) -> None:
        self.wanted = False
        self.usual: dict[int, t.Any] = {}

    def asked(self) -> bool:
        """Whether a signal has arrived."""
        return self.wanted

    def note(self, *_: object) -> None:
        """The signal handler."""
        self.wanted = True

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            self.usual = {number: signal.signal(number, self.note) for number in STOPPING}

    def __exit__(self, *_: object) -> None:
        for number, usual in self.usual.items():
            signal.signal(number, usual)
