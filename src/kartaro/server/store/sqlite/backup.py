"""Copies of a store, as of one moment, and stores made of them again."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import typing as t

from kartaro.core.errors import BadOption, BadRecord
from kartaro.server.store.sqlite.connection import connect
from kartaro.server.store.sqlite.errors import reason, translated
from kartaro.server.store.sqlite.folder import DATABASE, FolderLock, made, make_file, sync_folder
from kartaro.server.store.sqlite.migrations import check, check_ours, is_whole
from kartaro.server.store.sqlite.salvage import is_damage, salvage
from kartaro.server.tables.interfaces import NotStored

if t.TYPE_CHECKING:
    from pathlib import Path

    How = t.Callable[[sqlite3.Connection, sqlite3.Connection, Path], list[str]]


def back_up(folder: Path, path: Path) -> list[str]:
    """Copy the store of a folder, whether a server runs on it or not; the names of tables that cannot be read."""
    source = folder / DATABASE
    with translated(source):
        with contextlib.closing(connect(source)) as connection:
            check_ours(connection, source)
            is_sound = is_whole(connection)
        return copy(source, path, copy_pages if is_sound else salvage)


def restore(backup: Path, folder: Path) -> None:
    """Make a store of a backup, in a folder that has none.

    Where the log of another database lies, it is refused as well: SQLite would take it for a part of this one.
    """
    with translated(backup), contextlib.closing(FolderLock(made(folder))):
        for found in folder.glob(f"{DATABASE}*"):
            raise BadOption("file-exists", file=str(found))
        with contextlib.closing(connect(backup)) as connection:
            check(connection, backup)
        copy(backup, folder / DATABASE)


def copy(source: Path, target: Path, how: How | None = None) -> list[str]:
    """A copy as of one moment, durable, and under its name only when it is whole; what `how` could not copy."""
    if target.exists():
        raise BadOption("file-exists", file=str(target))
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        make_file(unfinished)
        with contextlib.closing(connect(source)) as ours, contextlib.closing(connect(unfinished, "rw")) as theirs:
            left_out = (how or copy_pages)(ours, theirs, unfinished)
            theirs.execute("PRAGMA journal_mode = DELETE").fetchall()  # so that it can be read where nothing is written
        os.replace(unfinished, target)
        sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        if isinstance(error, sqlite3.Error) and is_damage(error):
            raise BadRecord("store-unreadable", file=str(source)) from None
        raise NotStored("store-failed", why=reason(error)) from None
    return left_out


def copy_pages(ours: sqlite3.Connection, theirs: sqlite3.Connection, path: Path) -> list[str]:
    """Of a database that is whole, all."""
    del path
    ours.backup(theirs)
    return []
