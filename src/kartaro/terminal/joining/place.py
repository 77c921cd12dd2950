"""A seat as its client has it: all that it was told, and what it is asked."""

from __future__ import annotations

import dataclasses
import typing as t

if t.TYPE_CHECKING:
    from kartaro.server import protocol as p


@dataclasses.dataclass
class Place:
    """A seat of one's own, or the watchers' place."""

    seat: int
    told: list[p.Told] = dataclasses.field(default_factory=list)
    read: int = 0
    """So much of it was told to whoever sits here."""
    last: p.Push | None = None

    def take(self, push: p.Push) -> None:
        """What is new; a server that has not noticed how much we have tells some of it again."""
        new = push.count - len(self.told)
        if new > 0:
            self.told += push.told[-new:]
        self.last = push

    @property
    def question(self) -> int:
        """The number of the question that waits for an answer; 0 if there is none."""
        return self.last.question if self.last is not None and self.last.menu is not None else 0
