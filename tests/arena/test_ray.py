"""The arena on Ray: the same games as here, whoever dies. Ray is large, so only the long run installs it."""

from __future__ import annotations

import os
import signal
import time
import typing as t

import pytest
from tests.arena import bots
from tests.arena.contests import played_here, short, timeless

from kartaro.arena.playing import Games, Played

ray = pytest.importorskip("ray", reason="Ray is not installed: ./test --long installs it")

if t.TYPE_CHECKING:
    from kartaro.arena.cluster import RayWorkers
    from kartaro.arena.lineup import Contest, Sitting

pytestmark = pytest.mark.filterwarnings("ignore")  # of Ray's own


def workers(what: Contest, most: int, stopped: t.Callable[[], bool] = lambda: False) -> RayWorkers[Sitting, Played]:
    from kartaro.arena.cluster import HERE, RayWorkers  # noqa: PLC0415 - where there is Ray

    return RayWorkers(Games(what, bots.make), HERE, 2, most, stopped)


def in_order(games: t.Iterable[Played]) -> list[Played]:
    return timeless(sorted(games, key=lambda played: played.sitting))


def processes(those: RayWorkers[Sitting, Played]) -> list[int]:
    """The process ids of all actors."""
    return t.cast("list[int]", ray.get([actor.__ray_call__.remote(lambda _: os.getpid()) for actor in those.actors]))


def test_the_same_games_though_workers_are_killed() -> None:
    what = short("random", "first", "last", seats=2)
    with workers(what, 60) as those:
        games = those.run(what.sittings(30))
        found = [next(games)]
        for process in processes(those):
            os.kill(process, signal.SIGKILL)
        found += games
        assert those.deaths, "nobody has died"
    assert in_order(found) == timeless(played_here(what, 30))


def test_a_bot_that_hangs_or_dies_loses_and_the_run_goes_on() -> None:
    what = short("hangs", "dies", "first", limit=0.3, seats=2)
    with workers(what, 6) as those:
        faults = [played.fault and played.fault.reason for played in in_order(those.run(what.sittings(3)))]
    assert set(faults) == {"hung", "died"}


def test_whoever_stops_a_run_does_not_wait_for_a_bot() -> None:
    begun = time.monotonic()
    with workers(short("hangs", limit=1000.0), 2, lambda: time.monotonic() > begun + 5) as those:
        assert list(those.run(short("hangs").sittings(1))) == []
    assert time.monotonic() < begun + 30
