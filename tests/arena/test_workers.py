"""Worker processes: the same games with any number of them, and no bot can hang or end the run."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import typing as t

import pytest
from tests.arena import bots
from tests.arena.contests import played_by_workers, played_here, short, timeless

from kartaro.arena import supervised
from kartaro.arena.lineup import Sitting
from kartaro.arena.playing import Games
from kartaro.arena.workers import Workers
from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60.0
"""Seconds to wait for an event before a test fails, on the slowest machine."""


@pytest.fixture(autouse=True)
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervised, "GRACE", 0.3)


def test_the_same_games_with_one_worker_and_with_two() -> None:
    what = short("random", "first", "last", seats=2)
    here = timeless(played_here(what, 6))
    assert timeless(played_by_workers(what, 6, jobs=1)) == here
    assert timeless(played_by_workers(what, 6, jobs=2)) == here


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("raises", "raised"), ("illegal", "illegal"), ("slow", "slow"), ("hangs", "hung"), ("dies", "died")],
)
def test_a_broken_bot_loses_and_the_run_goes_on(bot: str, reason: str) -> None:
    what = short("first", bot, limit=0.3)
    games = played_by_workers(what, 2, jobs=2)
    assert [played.sitting for played in games] == list(what.sittings(2))
    for played in games:
        broken = played.bots.index(bot)
        assert played.fault
        assert (played.fault.seat, played.fault.reason) == (broken, reason)
        assert played.winners == [1 - broken]


def test_games_of_others_are_not_harmed_by_one_that_hangs() -> None:
    what = short("first", "last", "hangs", limit=0.3)
    games = played_by_workers(what, 3, jobs=2)
    sound = [played for played in games if "hangs" not in played.bots]
    assert len(games) == 6
    assert timeless(sound) == [played for played in timeless(played_here(what, 1)) if "hangs" not in played.bots]


def test_what_a_bot_prints_is_no_part_of_an_answer(capfd: pytest.CaptureFixture[str]) -> None:
    played_by_workers(short("chatty"), 1, jobs=1)
    out, err = capfd.readouterr()
    assert out == ""
    assert "I think" in err


def test_what_is_nobodys_fault_ends_the_run() -> None:
    with Workers(Games(short("first", "last"), bots.make), 1) as those, pytest.raises(RuntimeError, match="IndexError"):
        list(those.run([t.cast("Sitting", Broken())]))
    assert those.workers[0].ended


class Broken:
    """No sitting at all."""

    def __getattr__(self, name: str) -> t.NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise IndexError(name)


def test_a_worker_that_is_killed_gives_its_game_back() -> None:
    what = short("first", "last")
    with Workers(Games(what, bots.make), 1) as those:
        games = those.run(what.sittings(1))
        first = next(games)
        kill(those)
        assert timeless([first, *games]) == timeless(played_here(what, 1))


def test_a_game_whose_worker_is_killed_again_and_again_ends_the_run() -> None:
    with Workers(Games(short("first", "last"), bots.make), 1) as those:
        those.hand_out(iter([Sitting(0, 0)]))
        kill(those)
        assert list(those.finished()) == []
        those.hand_out(iter([]))
        kill(those)
        with pytest.raises(KartaroError, match="arena-worker-died"):
            list(those.finished())


def kill(those: Workers[t.Any, t.Any]) -> None:
    """As somebody from outside would, before a bot has begun to think."""
    those.workers[0].process.kill()
    those.workers[0].process.join()


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", supervised.STOPPING)
def test_a_worker_does_not_stop_because_of_a_signal_to_all(number: signal.Signals) -> None:
    with Workers(Games(short("first", "last"), bots.make), 1) as those:
        games = those.run([Sitting(0, 0), Sitting(0, 1)])
        next(games)
        os.kill(t.cast("int", those.workers[0].process.pid), number)
        assert next(games).fault is None


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
def test_a_worker_does_not_hear_ctrl_c_while_it_starts() -> None:
    with Workers(Games(short("first", "last"), bots.make), 1) as those:
        those.hand_out(iter([Sitting(0, 0)]))
        for _ in range(20):
            os.kill(t.cast("int", those.workers[0].process.pid), signal.SIGINT)
            time.sleep(0.01)
        assert [played.fault for played in those.run([])] == [None]


def test_work_begins_before_anybody_takes_a_result() -> None:
    with Workers(Games(short("first", "last"), bots.make), 2) as those:
        results = those.run([Sitting(0, 0), Sitting(0, 1), Sitting(1, 0)])
        assert [worker.task for worker in those.workers] == [Sitting(0, 0), Sitting(0, 1)]
        assert sorted(played.sitting for played in results) == [Sitting(0, 0), Sitting(0, 1), Sitting(1, 0)]


def test_whoever_stops_a_run_does_not_wait_for_a_bot() -> None:
    begun = time.monotonic()
    with Workers(Games(short("hangs"), bots.make), 1, lambda: time.monotonic() > begun + 0.5) as those:
        assert list(those.run([Sitting(0, 0)])) == []
    assert time.monotonic() < begun + 5


SCRIPT = """
from tests.arena.bots import make
from tests.arena.contests import short
from kartaro.arena.lineup import Sitting
from kartaro.arena.playing import Games
from kartaro.arena.workers import Workers

if __name__ == "__main__":
    with Workers(Games(short("hangs", limit=1000.0), make), 1) as workers:
        list(workers.run([Sitting(0, 0)]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked for as POSIX has them")
def test_a_worker_does_not_outlive_the_process_that_watches_it(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    where = tmp_path / "pid"
    environment = {**os.environ, "HANGING": str(where), "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen([sys.executable, str(tmp_path / "script.py")], env=environment)
    until(lambda: where.exists() and where.read_text() != "")
    process.send_signal(signal.SIGKILL)
    process.wait()
    until(lambda: not alive(int(where.read_text())))


def until(happens: t.Callable[[], bool]) -> None:
    begun = time.monotonic()
    while not happens():
        assert time.monotonic() < begun + PATIENCE
        time.sleep(0.05)


def alive(process: int) -> bool:
    """Whether a process is running; a zombie is not."""
    with contextlib.suppress(OSError), open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rpartition(")")[2].split()[0] != "Z"
    if os.path.isdir("/proc/self"):
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
