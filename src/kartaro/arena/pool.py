"""What does many tasks at the same time, such as the games of a tournament: processes of this machine, or a cluster.

A pool has two sides, `workers` and `cluster`. Both do every task once, in any order, and a task depends on nothing but
itself and its job; so the results are the same on one core and on many machines. The arena uses it for games; whatever
else plays many, such as the training of a player that learns, gives it a job of its own.
"""

from __future__ import annotations

import typing as t

if t.TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kartaro.arena.playing import Fault, Watch

Task = t.TypeVar("Task")
Result = t.TypeVar("Result")
Task_contra = t.TypeVar("Task_contra", contravariant=True)
Result_co = t.TypeVar("Result_co", covariant=True)


class Job(t.Protocol[Task_contra, Result_co]):
    """What is done with a task. It is sent to other processes, and so are tasks and results."""

    @property
    def limit(self) -> float:
        """Seconds that a bot may take for a move."""

    def do(self, task: Task_contra, watch: Watch) -> Result_co:
        """Do it, and let the watch know who thinks."""
        ...

    def lost(self, task: Task_contra, fault: Fault, seconds: float) -> Result_co:
        """What becomes of it if a bot hangs, or ends the process, after thinking so long."""
        ...


class Pool(t.Protocol[Task_contra, Result_co]):
    """A context; what it has started ends with it."""

    def __enter__(self) -> t.Self:
        """Workers are started when they are needed."""
        ...

    def __exit__(self, *_: object) -> None:
        """Nothing that was started is left."""

    def run(self, tasks: Iterable[Task_contra]) -> Iterator[Result_co]:
        """Results as they come, until there are no more tasks or the run is to stop.

        Work begins at once, whenever results are taken: for as many tasks as there are workers.
        """
        ...
