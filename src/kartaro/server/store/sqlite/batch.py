"""Writes that share one commit."""

from __future__ import annotations

import typing as t

from kartaro.server.tables.interfaces import Conflict

if t.TYPE_CHECKING:
    import asyncio
    import sqlite3

    from kartaro.core.errors import KartaroError

INSERTS = {
    size: "INSERT INTO events (table_id, version, body) VALUES " + ", ".join(["(?, ?, ?)"] * size)  # noqa: S608 - no text from outside
    for size in (64, 8, 1)
}
"""Statements by the number of events they insert, the largest first."""


class Head(t.NamedTuple):
    """How far a table has come: its number in the database, and that of its last event."""

    table: int
    version: int


class Append(t.NamedTuple):
    """Events to write, and what is resolved when they are durable."""

    table: str
    version: int
    bodies: t.Sequence[bytes]
    done: asyncio.Future[None]


class Archive(t.NamedTuple):
    """A table to take off the list."""

    table: str
    done: asyncio.Future[None]


Write = Append | Archive
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
        self.archived: list[tuple[str]] = []
        self.results: list[Result] = []

    def add(self, write: Write) -> None:
        """One more write. A conflict is its own result and leaves no rows."""
        if isinstance(write, Archive):
            self.archived.append((write.table,))
            self.results.append((write.done, None))
            return
        head = self.head(write.table)
        if write.version == head.version + 1:
            self.add_events(write, head)
            self.results.append((write.done, None))
        else:
            conflict = Conflict("store-conflict", table=write.table, version=write.version, next=head.version + 1)
            self.results.append((write.done, conflict))

    def add_events(self, append: Append, head: Head) -> None:
        """The rows of an append that goes on where its table has ended."""
        if not head.version:
            self.tables.append((head.table, append.table))
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

    def commit(self) -> None:
        """Write all rows, and with the end of it they are durable. Called in a transaction."""
        self.connection.executemany("INSERT INTO tables (id, name) VALUES (?, ?)", self.tables)
        self.insert_events()
        self.connection.executemany("UPDATE tables SET archived = 1 WHERE name = ?", self.archived)
        self.connection.execute("COMMIT")
        self.known.update(self.heads)
        for (table,) in self.archived:  # it has most likely come to its end
            self.known.pop(table, None)

    def insert_events(self) -> None:
        """In few statements: after each of them this thread has to come by Python's lock again, while others use it."""
        done = 0
        for size, insert in INSERTS.items():
            while len(self.events) - done >= size:
                self.connection.execute(insert, [value for row in self.events[done : done + size] for value in row])
                done += size


def stored_head(connection: sqlite3.Connection, table: str) -> Head | None:
    """How far the table has come in the database."""
    found = connection.execute(
        "SELECT id, (SELECT max(version) FROM events WHERE table_id = id) FROM tables WHERE name = ?", (table,)
    ).fetchone()
    return found and Head(*found)
