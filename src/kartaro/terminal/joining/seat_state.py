"""What a client knows of a seat: the facts it was told, and what it is asked."""

from __future__ import annotations

import dataclasses
import typing as t

if t.TYPE_CHECKING:
    from kartaro.server import protocol as p


@dataclasses.dataclass
class SeatState:
    """A seat of somebody here, or PUBLIC for a watcher."""

    seat: int
    told: list[p.Told] = dataclasses.field(default_factory=list)
    read: int = 0
    """How many of these facts have been shown."""
    last: p.Push | None = None

    def take(self, push: p.Push) -> None:
        """Add what is new; a server that does not know yet how much we have sends some facts again."""
        new = push.count - len(self.told)
        if new > 0:
            self.told += push.told[-new:]
        self.last = push

    @property
    def question(self) -> int:
        """The number of the question that waits for an answer; 0 if there is none."""
        return self.last.question if self.last is not None and self.last.menu is not None else 0
