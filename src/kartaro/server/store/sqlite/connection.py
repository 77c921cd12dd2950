"""Connections to the database, and how it is set up to be durable."""

from __future__ import annotations

import sqlite3
import typing as t

from kartaro.server.store.sqlite.folder import sync_folder
from kartaro.server.store.sqlite.log_end import report_lost_end
from kartaro.server.store.sqlite.migrations import migrate, steps_taken

if t.TYPE_CHECKING:
    from pathlib import Path

SETTINGS: tuple[str, ...] = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # on macOS, a sync without it may end in the memory of the drive
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: to bring them to their places costs less if it is done seldom
    "PRAGMA journal_size_limit = 67108864",  # a log that has grown during a backup does not stay so large
)


def connect(path: Path, mode: str = "ro") -> sqlite3.Connection:
    """A connection that may be used in another thread, and that begins a transaction only when told to."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, timeout=1.0, isolation_level=None, check_same_thread=False, uri=True)


def connect_to_write(path: Path) -> sqlite3.Connection:
    """A connection to write with, to a database that is in today's form."""
    connection = connect(path, "rw")
    try:
        steps_taken(connection, path)  # so that one we refuse is not changed before
        for setting in SETTINGS:
            connection.execute(setting).fetchall()
        report_lost_end(connection, path)
        migrate(connection, path)
        sync_folder(path.parent)  # the change to a log ended with the removal of a file, which must not come back
    except BaseException:
        connection.close()
        raise
    return connection
