"""All tables of one store copied to another, of any kind, and compared afterwards, table by table.

Neither may be in use meanwhile. What is copied is there as a whole or not at all.
"""

from __future__ import annotations

import contextlib
import typing as t

from kartaro.core.errors import BadOption, BadRecord

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

AT_A_TIME = 500
"""Tables that are in memory at the same time."""


class StoredTable(t.NamedTuple):
    """All that a store has of a table, but for when its events were stored."""

    name: str
    archived: bool
    rested_at: float | None
    due_at: float | None
    notes: bytes | None
    listing: bytes | None
    bodies: list[bytes]


class Copies(t.Protocol):
    """A store that nobody else uses."""

    place: str
    """As people name it; without a password."""

    async def count(self) -> int:
        """How many tables there are."""
        ...

    def tables(self) -> AsyncIterator[list[StoredTable]]:
        """All of them, by name, some at a time."""
        ...

    async def write(self, tables: AsyncIterator[list[StoredTable]]) -> None:
        """Take all of them, or none."""

    async def close(self) -> None:
        """Let go of it."""


class Copied(t.NamedTuple):
    """How much there was."""

    tables: int
    events: int


async def copy_store(source: Copies, target: Copies, progress: Callable[[int, int], None]) -> Copied:
    """Copy everything, and compare; BadOption if the target has tables, BadRecord if the copy is not the same."""
    if await target.count():
        raise BadOption("store-not-empty", place=target.place)
    total = await source.count()
    await target.write(counted(source.tables(), lambda done: progress(done, total)))
    return await compare(source, target)


async def counted(
    tables: AsyncIterator[list[StoredTable]], say: Callable[[int], None]
) -> AsyncIterator[list[StoredTable]]:
    done = 0
    async for some in tables:
        yield some
        done += len(some)
        say(done)


async def compare(source: Copies, target: Copies) -> Copied:
    """Read both once more."""
    tables = events = 0
    async with contextlib.aclosing(one_by_one(target)) as copies:
        async for original in one_by_one(source):
            if await anext(copies, None) != original:
                raise BadRecord("store-copy-differs", table=original.name)
            tables += 1
            events += len(original.bodies)
        more = await anext(copies, None)
        if more is not None:
            raise BadRecord("store-copy-differs", table=more.name)
    return Copied(tables, events)


async def one_by_one(store: Copies) -> t.AsyncGenerator[StoredTable, None]:
    async for some in store.tables():
        for table in some:
            yield table
