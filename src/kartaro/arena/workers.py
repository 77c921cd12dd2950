"""Processes that play games, and who watches them: a bot that hangs or ends its process loses, and the run goes on.

A worker is given one game after another. Before each move it writes on its board whose move it is; if that stays so
for longer than the limit and a grace, its process is ended and another one started in its place.
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
"""Seconds beyond the limit after which a bot that has not answered is given up."""
GLANCE, LONGEST_GLANCE = 0.05, 1.0
"""Seconds between two polls of the workers; after a longer gap the whole machine was suspended, not the bot."""
STOPPING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Signals that ask to stop, as far as this system has them."""

CONTEXT = multiprocessing.get_context("spawn")
"""New processes, which share nothing with this one: threads and open files of ours cannot harm them."""


# In the worker


class Board:
    """What a worker shows while it plays: how often somebody was asked, and which seat is thinking now."""

    def __init__(self) -> None:
        self.shared = CONTEXT.RawArray("q", [0, DEALER])

    def asks(self, seat: int) -> None:
        """Show whose move it is."""
        self.shared[1] = seat
        self.shared[0] += 1

    def read(self) -> tuple[int, int]:
        """What it shows."""
        count, seat = self.shared[:]
        return count, seat


def work(line: Connection, board: Board, contest: Contest, make: Make) -> None:
    """Play what is asked for, until the line is cut. Whoever wants to stop tells the process that watches us."""
    for number in STOPPING:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):  # there may be nobody to tell
        os.dup2(2, 1)  # what bots print is no part of an answer
    with contextlib.suppress(EOFError, OSError):
        while True:
            sitting = line.recv()
            try:
                played: Played | str = play(contest, sitting, make, board)
            except Exception as error:  # noqa: BLE001 - not a bot's fault; whoever asked for the game is told
                played = f"{type(error).__name__}: {error}"
            line.send(played)


def leave_with_parent() -> None:
    """However the process that watches us ends, we do not stay."""
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
        """The next game."""
        self.sitting = sitting
        with contextlib.suppress(OSError):  # it has ended; `take` finds out
            self.line.send(sitting)

    def take(self) -> Played | None:
        """The game it has played; None if its process has ended instead."""
        try:
            played = self.line.recv()
        except (EOFError, OSError):
            return None
        if isinstance(played, str):
            raise RuntimeError(played)  # noqa: TRY004 - it is what went wrong there
        self.sitting = None
        return t.cast("Played", played)

    def hangs(self, elapsed: float) -> bool:
        """Whether the bot that thinks has had all the time there is; asked at every glance."""
        asked = self.board.read()
        self.thinking = self.thinking + elapsed if asked == self.asked else 0.0
        self.asked = asked
        return asked[1] != DEALER and self.thinking > self.contest.limit + GRACE

    def lost(self, sitting: Sitting, fault: Fault) -> Played:
        """The game, lost by whoever was thinking; what else happened in it is not known."""
        self.end()
        if fault.seat == DEALER:
            raise KartaroError("arena-worker-died", status=str(self.process.exitcode))
        clock = Clock(self.contest.seats, self.contest.limit, Nobody())
        clock.decisions[fault.seat] = 1
        clock.longest[fault.seat] = clock.thought[fault.seat] = self.thinking * 1000
        return lost(self.contest, sitting, fault, [0] * self.contest.seats, clock)

    def end(self) -> None:
        """At once, whatever it does."""
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
        """Whether somebody wants to stop."""
        self.workers: list[Worker] = []
        self.glanced = 0.0

    def __enter__(self) -> t.Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.end()

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Played]:
        """Games as they are finished, until there are no more, or somebody wants to stop."""
        wanted = iter(sittings)
        self.glanced = time.monotonic()
        while not self.stopped():
            self.hand_out(wanted)
            if not any(worker.sitting for worker in self.workers):
                return
            yield from self.finished()

    def hand_out(self, wanted: Iterator[Sitting]) -> None:
        """A game for everybody who has none, as long as there are games."""
        for number in range(self.jobs):
            if number < len(self.workers) and self.workers[number].sitting:
                continue
            sitting = next(wanted, None)
            if sitting is None:
                return
            self.worker(number).give(sitting)

    def worker(self, number: int) -> Worker:
        """One that is alive."""
        if number == len(self.workers):
            self.workers.append(Worker(self.contest, self.make))
        elif self.workers[number].ended:
            self.workers[number] = Worker(self.contest, self.make)
        return self.workers[number]

    def finished(self) -> Iterator[Played]:
        """Games that have come in since the last glance, and those that will never end."""
        busy = [(worker, worker.sitting) for worker in self.workers if worker.sitting]
        ready = wait([worker.line for worker, _ in busy], timeout=GLANCE)
        now = time.monotonic()
        elapsed, self.glanced = min(now - self.glanced, LONGEST_GLANCE), now
        for worker, sitting in busy:
            if worker.line in ready:
                played = worker.take()
                if played is None and self.stopped():  # what stops us may have stopped it
                    return
                yield played or worker.lost(sitting, Fault(worker.board.read()[1], DIED))
            elif worker.hangs(elapsed):
                yield worker.lost(sitting, Fault(worker.asked[1], HUNG))


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """A process started now never hears Ctrl-C, which a terminal tells all: we end it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
