"""Writes that share one commit."""

from __future__ import annotations

import sqlite3
import typing as t

from kartaro.core.errors import BadRecord
from kartaro.server.tables.interfaces import Conflict, Rest

if t.TYPE_CHECKING:
    import asyncio

    from kartaro.core.errors import KartaroError

INSERTS = {
    size: "INSERT INTO events (table_id, version, body) VALUES " + ", ".join(["(?, ?, ?)"] * size)  # noqa: S608 - no text from outside
    for size in (64, 8, 1)
}
"""Statements by the number of events they insert, the largest first."""
WAKE = """UPDATE tables SET archived = 0, rested_at = NULL, due_at = 0, notes = NULL, listing = NULL WHERE id = ?"""
REST = """UPDATE tables SET rested_at = ?, due_at = ?, notes = ?, listing = ? WHERE id = ?"""
ARCHIVE = """UPDATE tables SET archived = 1 WHERE id IN (
    SELECT id FROM tables WHERE archived = 0 AND rested_at < ? ORDER BY rested_at LIMIT ?
)"""


class Head(t.NamedTuple):
    """How far a table has come: its number in the database, that of its last event, and whether it is at rest."""

    table: int
    version: int
    is_resting: bool = False


class Append(t.NamedTuple):
    """Events to write, and what is resolved when they are durable."""

    table: str
    version: int
    bodies: t.Sequence[bytes]
    done: asyncio.Future[None]


class PutToRest(t.NamedTuple):
    """A table that leaves memory after this event."""

    table: str
    version: int
    rest: Rest
    done: asyncio.Future[None]


class Archive(t.NamedTuple):
    """Tables to archive: those that have been at rest since `before`, at most `most` of them."""

    before: float
    most: int
    done: asyncio.Future[None]


Write = Append | PutToRest | Archive
Result = tuple["asyncio.Future[None]", "KartaroError | None"]


class Batch:
    """The rows that some writes come to, and the result of each."""

    def __init__(self, connection: sqlite3.Connection, heads: dict[str, Head]) -> None:
        self.connection = connection
        self.known = heads
        self.heads: dict[str, Head] = {}
        """How far the tables of these writes come with them."""
        self.tables: list[tuple[int, str]] = []
        self.events: list[tuple[int, int, bytes]] = []
        self.updates: list[tuple[str, tuple[t.Any, ...]]] = []
        """Statements that change rows, in their order."""
        self.results: list[Result] = []

    def add(self, write: Write) -> None:
        """One more write. One that cannot be is its own result and leaves no rows."""
        try:
            self.take(write)
        except (Conflict, BadRecord) as error:
            self.results.append((write.done, error))
        else:
            self.results.append((write.done, None))

    def take(self, write: Write) -> None:
        if isinstance(write, Archive):
            self.updates.append((ARCHIVE, (write.before, write.most)))
            return
        head = self.head(write.table)
        last = write.version - 1 if isinstance(write, Append) else write.version
        if last != head.version:
            raise Conflict("store-conflict", table=write.table, version=write.version, next=head.version + 1)
        if isinstance(write, Append):
            self.add_events(write, head)
        else:
            self.updates.append((REST, (write.rest.since, *write.rest[1:], head.table)))
            self.heads[write.table] = head._replace(is_resting=True)

    def add_events(self, append: Append, head: Head) -> None:
        """The rows of an append that goes on where its table has ended."""
        if not head.version:
            self.tables.append((head.table, append.table))
        elif head.is_resting:
            self.updates.append((WAKE, (head.table,)))
        for version, body in enumerate(append.bodies, append.version):
            self.events.append((head.table, version, body))
        self.heads[append.table] = Head(head.table, head.version + len(append.bodies))

    def head(self, table: str) -> Head:
        """How far a table has come, with the writes before; one that is not stored yet is given the next number."""
        return self.heads.get(table) or self.known.get(table) or stored_head(self.connection, table) or self.new_head()

    def new_head(self) -> Head:
        if self.tables:
            return Head(self.tables[-1][0] + 1, 0)
        (last,) = self.connection.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()
        return Head(last + 1, 0)

    def commit(self, check: t.Callable[[], None]) -> None:
        """Write all rows, and with the end of it they are durable, unless `check` objects. Called in a transaction."""
        self.connection.executemany("INSERT INTO tables (id, name) VALUES (?, ?)", self.tables)
        self.insert_events()
        for statement, arguments in self.updates:
            self.connection.execute(statement, arguments)
        check()
        self.connection.execute("COMMIT")
        self.known.update(self.heads)
        for table, head in self.heads.items():
            if head.is_resting:
                del self.known[table]

    def insert_events(self) -> None:
        """In few statements: after each of them this thread has to come by Python's lock again, while others use it."""
        done = 0
        for size, insert in INSERTS.items():
            while len(self.events) - done >= size:
                self.connection.execute(insert, [value for row in self.events[done : done + size] for value in row])
                done += size


def stored_head(connection: sqlite3.Connection, table: str) -> Head | None:
    """How far the table has come in the database; BadRecord if that cannot be read."""
    query = """SELECT id, (SELECT max(version) FROM events WHERE table_id = id), rested_at IS NOT NULL OR archived
        FROM tables WHERE name = ?"""
    try:
        found = connection.execute(query, (table,)).fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        raise BadRecord("table-unreadable", table=table) from None
    return found and Head(*found)
