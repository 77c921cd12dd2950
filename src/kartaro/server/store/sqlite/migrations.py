"""From an empty database to today's form, step by step."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import BadRecord, KartaroError

if t.TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

KARTARO = 0x4B617274
"""What marks a database as ours, in the place SQLite has for that: `Kart`."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        f"PRAGMA application_id = {KARTARO}",
        "CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, archived INTEGER NOT NULL DEFAULT 0)",
        # With rowids new events lie side by side. In the order of their key, each commit would touch a page for
        # every table, which takes three times as long.
        """CREATE TABLE events (
            table_id INTEGER NOT NULL REFERENCES tables,
            version INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, version)
        )""",
    ),
    (
        # A table is at rest since `rested_at`; without one it is not, and is due at once. Tables of older databases
        # are not, as nobody knows when their clocks are due.
        "ALTER TABLE tables ADD COLUMN rested_at REAL",
        "ALTER TABLE tables ADD COLUMN due_at REAL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN notes BLOB",
        "ALTER TABLE tables ADD COLUMN listing BLOB",
        "CREATE INDEX due ON tables (due_at) WHERE archived = 0 AND due_at IS NOT NULL",
        "CREATE INDEX rested ON tables (rested_at) WHERE archived = 0 AND rested_at IS NOT NULL",
        "CREATE INDEX listed ON tables (rested_at) WHERE archived = 0 AND listing IS NOT NULL",
    ),
)
"""A database says in `user_version` how many of these steps it has taken; so a step that was released stays as it is,
and a change is a new one."""


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Take the steps that the database has not taken yet, each as a whole."""
    taken = steps_taken(connection, path)
    for number, step in enumerate(MIGRATIONS[taken:], taken + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise


def steps_taken(connection: sqlite3.Connection, path: Path) -> int:
    """How many steps the database has taken; refused if it has taken some that we do not know."""
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    if taken > len(MIGRATIONS):
        raise KartaroError("store-newer", file=str(path), version=taken, known=len(MIGRATIONS))
    return int(taken)


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse what is not whole, or no database of ours."""
    check_ours(connection, path)
    if not is_whole(connection):
        raise BadRecord("store-unreadable", file=str(path))


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse what is no database of ours, or of a newer version."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if mark != KARTARO:
        raise BadRecord("store-unreadable", file=str(path))
    steps_taken(connection, path)


def is_whole(connection: sqlite3.Connection) -> bool:
    (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return bool(sound == "ok")
