"""Worker processes that play games, and their supervision: a bot that hangs or exits loses, and the run continues.

A worker is sent one game after another. Before each move it writes to its board whose move it is; if that does not
change within the time limit and a grace period, the process is killed and replaced.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
import typing as t
from multiprocessing.connection import wait

from kartaro.arena.playing import DIED, HUNG, Clock, Fault, Nobody, lost, play
from kartaro.core.errors import KartaroError
from kartaro.core.seats import DEALER

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.connection import Connection

    from kartaro.arena.lineup import Contest, Sitting
    from kartaro.arena.playing import Make, Played

GRACE = 1.0
"""Seconds after the time limit at which a bot that has not answered is given up."""
GLANCE, LONGEST_GLANCE = 0.05, 1.0
"""Seconds between two polls of the workers; after a longer gap the whole machine was suspended, not the bot."""
STOPPING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Signals to stop, as far as this system has them."""

CONTEXT = multiprocessing.get_context("spawn")
"""New processes that inherit no threads and no open files."""


# In the worker


class Board:
    """Shared memory in which a worker shows its progress: the number of questions so far, and the seat that thinks."""

    def __init__(self) -> None:
        self.shared = CONTEXT.RawArray("q", [0, DEALER])

    def asks(self, seat: int) -> None:
        """Show whose move it is."""
        self.shared[1] = seat
        self.shared[0] += 1

    def read(self) -> tuple[int, int]:
        """The number of questions, and the seat."""
        count, seat = self.shared[:]
        return count, seat


def work(line: Connection, board: Board, contest: Contest, make: Make) -> None:
    """Play the games received, until the pipe is closed. Signals to stop are left to the parent process."""
    for number in STOPPING:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):  # standard error may be closed
        os.dup2(2, 1)  # what bots print must not mix with the program's output
    with contextlib.suppress(EOFError, OSError):
        while True:
            sitting = line.recv()
            try:
                played: Played | str = play(contest, sitting, make, board)
            except Exception as error:  # noqa: BLE001 - not a bot's fault; reported to the parent
                played = f"{type(error).__name__}: {error}"
            line.send(played)


def leave_with_parent() -> None:
    """Exit when the parent process has ended, however it ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# Watching


class Worker:
    """A process, the game it plays, and how long its bot has been thinking."""

    def __init__(self, contest: Contest, make: Make) -> None:
        self.contest = contest
        self.board = Board()
        self.line, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(theirs, self.board, contest, make), daemon=True)
        with deaf():
            self.process.start()
        theirs.close()
        self.ended = False
        self.sitting: Sitting | None = None
        self.asked = 0, DEALER
        self.thinking = 0.0

    def give(self, sitting: Sitting) -> None:
        """Send the next game."""
        self.sitting = sitting
        with contextlib.suppress(OSError):  # it has exited; `take` notices
            self.line.send(sitting)

    def take(self) -> Played | None:
        """The game it has played; None if the process has exited."""
        try:
            played = self.line.recv()
        except (EOFError, OSError):
            return None
        if isinstance(played, str):
            raise RuntimeError(played)  # noqa: TRY004 - the worker's own error
        self.sitting = None
        return t.cast("Played", played)

    def hangs(self, elapsed: float) -> bool:
        """Whether the bot has exceeded the limit and the grace period; called at every poll."""
        asked = self.board.read()
        self.thinking = self.thinking + elapsed if asked == self.asked else 0.0
        self.asked = asked
        return asked[1] != DEALER and self.thinking > self.contest.limit + GRACE

    def lost(self, sitting: Sitting, fault: Fault) -> Played:
        """The game, lost by the bot that was thinking; nothing else is known about it."""
        self.end()
        if fault.seat == DEALER:
            raise KartaroError("arena-worker-died", status=str(self.process.exitcode))
        clock = Clock(self.contest.seats, self.contest.limit, Nobody())
        clock.decisions[fault.seat] = 1
        clock.longest[fault.seat] = clock.thought[fault.seat] = self.thinking * 1000
        return lost(self.contest, sitting, fault, [0] * self.contest.seats, clock)

    def end(self) -> None:
        """Kill the process."""
        if not self.ended:
            self.process.kill()
            self.process.join()
            self.line.close()
        self.ended = True
        self.sitting = None


class Workers:
    """The worker processes of a run."""

    def __init__(self, contest: Contest, jobs: int, make: Make, stopped: Callable[[], bool] = lambda: False) -> None:
        self.contest = contest
        self.jobs = jobs
        self.make = make
        self.stopped = stopped
        """Whether the run is to stop."""
        self.workers: list[Worker] = []
        self.glanced = 0.0

    def __enter__(self) -> t.Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """Games as they are finished, until there are no more or the run is to stop."""
        wanted = iter(sittings)
        self.glanced = time.monotonic()
        while not self.stopped():
            self.hand_out(wanted)
            if not any(worker.sitting for worker in self.workers):
                return
            yield from self.finished()

    def hand_out(self, wanted: Iterator[Sitting]) -> None:
        """Give a game to every idle worker while there are games."""
        for number in range(self.jobs):
            if number < len(self.workers) and self.workers[number].sitting:
                continue
            sitting = next(wanted, None)
            if sitting is None:
                return
            self.worker(number).give(sitting)

    def worker(self, number: int) -> Worker:
        """A live worker process."""
        if number == len(self.workers):
            self.workers.append(Worker(self.contest, self.make))
        elif self.workers[number].ended:
            self.workers[number] = Worker(self.contest, self.make)
        return self.workers[number]

    def finished(self) -> Iterator[Played]:
        """Games finished since the last poll, and games lost because the worker hangs or has exited."""
        busy = [(worker, worker.sitting) for worker in self.workers if worker.sitting]
        ready = wait([worker.line for worker, _ in busy], timeout=GLANCE)
        now = time.monotonic()
        elapsed, self.glanced = min(now - self.glanced, LONGEST_GLANCE), now
        for worker, sitting in busy:
            if worker.line in ready:
                played = worker.take()
                if played is None and self.stopped():  # the signal that stops us may have ended it, too
                    return
                yield played or worker.lost(sitting, Fault(worker.board.read()[1], DIED))
            elif worker.hangs(elapsed):
                yield worker.lost(sitting, Fault(worker.asked[1], HUNG))


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, which a terminal sends to all: we end them ourselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
