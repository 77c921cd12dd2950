"""The folder of a store: one server at a time, files for its owner alone, names that outlast a loss of power."""

from __future__ import annotations

import os
import typing as t

from filelock import FileLock, Timeout

from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    from pathlib import Path

DATABASE = "tables.sqlite"
LOCK = "lock"
OWNER_ONLY = 0o600


class FolderLock:
    """One server for a folder. The operating system releases it, however the process ends."""

    def __init__(self, folder: Path) -> None:
        self.lock = FileLock(folder / LOCK, timeout=0, mode=OWNER_ONLY, thread_local=False)
        try:
            self.lock.acquire()
        except Timeout:
            raise KartaroError("store-in-use", folder=str(folder)) from None

    def close(self) -> None:
        """Whoever comes next may have it."""
        self.lock.release()


def made(folder: Path) -> Path:
    """The folder, which is there now, for its owner alone: events hold every card."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        sync_folder(folder.parent)
    return folder


def make_file(path: Path) -> None:
    """An empty file for its owner alone, unless there is one; the files that SQLite lays beside it are as private."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make sure that the names in a folder outlast a loss of power; Windows has no such call, and does it by itself."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
