"""A worker process and its supervision: a bot that hangs or exits loses, and the run continues.

A worker is sent one task after another. Before each move it writes to its board whose move it is; if that does not
change within the time limit and a grace period, its bot hangs.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import typing as t

from kartaro.arena.pool import Result, Task
from kartaro.core.errors import KartaroError
from kartaro.core.seats import DEALER

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from kartaro.arena.playing import Fault
    from kartaro.arena.pool import Job

GRACE = 1.0
"""Seconds after the time limit at which a bot that has not answered is given up."""
STOPPING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Signals to stop, as far as this system has them."""

DONE, FAILED = "done", "failed"
KILLED = [-getattr(signal, name) for name in ("SIGKILL", "SIGTERM") if hasattr(signal, name)]
"""Exit codes of processes that somebody else has ended."""

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


def work(line: Connection, board: Board, job: Job[Task, Result]) -> None:
    """Do the tasks received, until the pipe is closed. Signals to stop are left to the parent process."""
    for number in STOPPING:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):  # standard error may be closed
        os.dup2(2, 1)  # what bots print must not mix with the program's output
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = line.recv()
            try:
                answer: tuple[str, Result | str] = DONE, job.do(task, board)
            except Exception as error:  # noqa: BLE001 - not a bot's fault; reported to the parent
                answer = FAILED, f"{type(error).__name__}: {error}"
            line.send(answer)


def leave_with_parent() -> None:
    """Exit when the parent process has ended, however it ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# Watching


class Worker(t.Generic[Task, Result]):
    """A process, the task it does, and how long its bot has been thinking."""

    def __init__(self, job: Job[Task, Result]) -> None:
        self.job = job
        self.board = Board()
        self.line, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(theirs, self.board, job), daemon=True)
        with deaf():
            self.process.start()
        theirs.close()
        self.ended = False
        self.task: Task | None = None
        self.asked = 0, DEALER
        self.thinking = 0.0

    def give(self, task: Task) -> None:
        """Send the next task."""
        self.task = task
        with contextlib.suppress(OSError):  # it has exited; `take` notices
            self.line.send(task)

    def take(self) -> Result | None:
        """The result of its task; None if the process has exited."""
        try:
            kind, answer = self.line.recv()
        except (EOFError, OSError):
            return None
        if kind == FAILED:
            raise RuntimeError(answer)
        self.task = None
        return t.cast("Result", answer)

    def hangs(self, elapsed: float) -> bool:
        """Whether the bot has exceeded the limit and the grace period; called at every poll."""
        asked = self.board.read()
        self.thinking = self.thinking + elapsed if asked == self.asked else 0.0
        self.asked = asked
        return asked[1] != DEALER and self.thinking > self.job.limit + GRACE

    def was_killed(self) -> bool:
        """Whether its process has exited because somebody else has killed it."""
        self.process.join()
        return self.process.exitcode in KILLED

    def lost(self, task: Task, fault: Fault) -> Result:
        """What becomes of the task of a bot that hangs or has ended the process."""
        self.end()
        if fault.seat == DEALER:
            raise KartaroError("arena-worker-died", status=str(self.process.exitcode))
        return self.job.lost(task, fault, self.thinking)

    def end(self) -> None:
        """Kill the process."""
        if not self.ended:
            self.process.kill()
            self.process.join()
            self.line.close()
        self.ended = True
        self.task = None


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
