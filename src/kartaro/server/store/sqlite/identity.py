"""Whether the files that are written to are still those of the folder."""

from __future__ import annotations

import os
import typing as t

from kartaro.server.tables.interfaces import NotStored

if t.TYPE_CHECKING:
    from pathlib import Path


class FilesOfStore:
    """The database and its log, as they were when they were opened.

    The system lets us write to a file that was deleted or replaced, and whatever we write is lost with it. Their names
    say whether that has happened.
    """

    def __init__(self, database: Path) -> None:
        self.opened = {path: identity(path) for path in (database, database.with_name(f"{database.name}-wal"))}

    def check(self) -> None:
        """NotStored, if a name leads to another file by now, or to none."""
        for path, opened in self.opened.items():
            if identity(path) != opened:
                raise NotStored("store-failed", why="gone")


def identity(path: Path) -> tuple[int, int] | None:
    """Device and number of the file of that name; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
