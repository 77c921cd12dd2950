"""What can still be read of a database that is damaged.

A table whose events are not all there is left out, and named. Which events there should be, the index of the events
says; where rows of `tables` are lost, the index of their names has these. So one damaged page costs no more than is on
it.
"""

from __future__ import annotations

import sqlite3
import typing as t

from kartaro.server.store.sqlite.migrations import migrate

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HIGHEST_ROW = 1 << 62
INDEX_OF_NAMES, INDEX_OF_EVENTS = "sqlite_autoindex_tables_1", "sqlite_autoindex_events_1"

Row = tuple[t.Any, ...]


class SoundRows:
    """The rows of a table of the database, in their order, without those on pages that cannot be read."""

    def __init__(self, connection: sqlite3.Connection, table: str, columns: list[str]) -> None:
        self.connection = connection
        self.query = f"SELECT rowid, {', '.join(columns)} FROM {table} NOT INDEXED WHERE rowid >= ? ORDER BY rowid"  # noqa: S608 - names of our own
        self.are_all = True
        """As far as they were read."""

    def __iter__(self) -> Iterator[Row]:
        first = 0
        while first < HIGHEST_ROW:
            try:
                for row in self.connection.execute(self.query, (first,)):
                    first = row[0] + 1
                    yield row[1:]
            except sqlite3.DatabaseError as error:
                check_damage(error)
                self.are_all = False
                found = self.one(first)  # a cursor that comes to a damaged page has lost the row before it
                if found is not None:
                    yield found[1:]
                first = found[0] + 1 if found is not None else self.next_sound(first)
            else:
                return

    def next_sound(self, lost: int) -> int:
        """The first row after this one that can be found."""
        step = 1
        while lost + step < HIGHEST_ROW and self.one(lost + step) is None:
            step *= 2
        low, high = lost + step // 2, min(lost + step, HIGHEST_ROW)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.one(middle) is None else (low, middle)
        return high

    def one(self, first: int) -> Row | None:
        """The first row from there on; None if there is none, or it cannot be read."""
        try:
            return t.cast("Row | None", self.connection.execute(f"{self.query} LIMIT 1", (first,)).fetchone())
        except sqlite3.DatabaseError as error:
            check_damage(error)
            return None


def check_damage(error: sqlite3.Error) -> None:
    """What is no damage is raised again."""
    if not is_damage(error):
        raise error


def is_damage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def salvage(ours: sqlite3.Connection, theirs: sqlite3.Connection, path: Path) -> list[str]:
    """Copy every table that is whole to an empty database, as of one moment; the names of those that are not."""
    migrate(theirs, path)
    theirs.execute("BEGIN IMMEDIATE")
    ours.execute("BEGIN")
    try:
        insert_tables(ours, theirs)
        events = SoundRows(ours, "events", ["table_id", "version", "body"])
        theirs.executemany("INSERT OR IGNORE INTO events VALUES (?, ?, ?)", events)
        damaged = [] if events.are_all else incomplete(ours, theirs)
    finally:
        ours.execute("ROLLBACK")
    names = [name for (name,) in theirs.execute("SELECT name FROM tables ORDER BY id") if name in set(damaged)]
    theirs.execute("DELETE FROM events WHERE table_id NOT IN (SELECT id FROM tables)")
    for name in names:
        theirs.execute("DELETE FROM events WHERE table_id = (SELECT id FROM tables WHERE name = ?)", (name,))
        theirs.execute("DELETE FROM tables WHERE name = ?", (name,))
    theirs.execute("COMMIT")
    return names


def insert_tables(ours: sqlite3.Connection, theirs: sqlite3.Connection) -> None:
    """With all that is known of them; of those whose row is lost, with their names, as if they were not at rest."""
    columns = [name for (_, name, *_) in ours.execute("PRAGMA table_info(tables)")]
    marks = ", ".join("?" * len(columns))
    rows = SoundRows(ours, "tables", columns)
    theirs.executemany(f"INSERT INTO tables ({', '.join(columns)}) VALUES ({marks})", rows)  # noqa: S608 - names of our own
    if not rows.are_all:
        named = ours.execute(f"SELECT id, name FROM tables INDEXED BY {INDEX_OF_NAMES} ORDER BY name")  # noqa: S608
        theirs.executemany("INSERT OR IGNORE INTO tables (id, name) VALUES (?, ?)", named)


def incomplete(ours: sqlite3.Connection, theirs: sqlite3.Connection) -> list[str]:
    """The names of tables of which events were lost."""
    query = "SELECT table_id, count(*) FROM events GROUP BY table_id"
    found = dict(theirs.execute(query))
    due = ours.execute(query.replace("events", f"events INDEXED BY {INDEX_OF_EVENTS}"))
    lost = [table for table, count in due if found.get(table) != count]
    return [name for table in lost for (name,) in theirs.execute("SELECT name FROM tables WHERE id = ?", (table,))]
