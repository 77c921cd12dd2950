"""What the table server asks of whatever keeps its tables: so little that a database of another kind could do it.

To a store, a table is a name and a row of events, numbered from 1 on without a gap. What is in them is its owner's
affair. Events are added and never changed.
"""

from __future__ import annotations

import typing as t

from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    from pathlib import Path


class Conflict(KartaroError):
    """These numbers are not the next ones of their table: somebody else was first, or an event before them is missing.

    Nothing of the append was written.
    """


class NotStored(KartaroError):
    """The store could not write: no room, no permission, a faulty disk. Nothing of what was asked for was written."""


class Event(t.NamedTuple):
    """Something that was kept, and its number."""

    version: int
    body: bytes


class Store(t.Protocol):
    """Keeps tables. All of it is called from one event loop."""

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> None:
        """Add events with the numbers `version`, `version` + 1 and so on: all of them or none.

        It returns when they would outlast a loss of power. Of several who append the same numbers, one succeeds, and
        the others meet a `Conflict`. If the wait is cancelled, the events may be stored or not.
        """

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after that number, in order; of a table that is not known, none."""
        ...

    async def tables(self) -> list[str]:
        """All tables that are not archived, the oldest first."""
        ...

    async def archive(self, table: str) -> None:
        """Take a table off the list for good. Its events stay, and more can be added."""

    async def backup(self, path: Path) -> None:
        """Write a copy of everything as it is at one moment, while others go on. A file of that name is not touched."""

    async def close(self) -> None:
        """Finish what was asked for before, then let go of everything."""
