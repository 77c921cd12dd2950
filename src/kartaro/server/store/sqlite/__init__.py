"""A store in one folder, in SQLite.

One thread writes. Whatever arrives while it commits goes into the next commit together: a disk that takes milliseconds
to make sure of something does so once for all who wait. Reads have a thread and a connection of their own.

Nobody else writes into the folder, as long as we hold its lock. So the thread knows the last number of every table it
has written to, finds conflicts before it writes, and one of them is no reason for others in the same commit to fail.
"""

from __future__ import annotations

from kartaro.server.store.sqlite.backup import back_up, restore
from kartaro.server.store.sqlite.folder import DATABASE
from kartaro.server.store.sqlite.store import SqliteStore

__all__ = ["DATABASE", "SqliteStore", "back_up", "restore"]
