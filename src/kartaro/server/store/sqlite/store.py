"""The store itself: what the event loop asks of the thread that writes and of the one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
import typing as t
from concurrent.futures import ThreadPoolExecutor

from kartaro import files
from kartaro.core.errors import BadOption, BadRecord
from kartaro.server.store.sqlite.backup import copy
from kartaro.server.store.sqlite.batch import Append, Archive
from kartaro.server.store.sqlite.connection import connect, connect_to_write
from kartaro.server.store.sqlite.errors import translated
from kartaro.server.store.sqlite.folder import DATABASE, FolderLock, made, make_file
from kartaro.server.store.sqlite.writer import Writer
from kartaro.server.tables.interfaces import NotStored, StoredEvent

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.server.store.sqlite.batch import Write


class SqliteStore:
    """Keeps the promises of `Store` in a folder that is its own."""

    def __init__(self, path: Path, lock: FolderLock) -> None:
        """`open` is how to come by one."""
        self.path = path
        self.lock = lock
        self.closed = False
        connection = connect_to_write(path)
        self.reading = connect(path)
        self.writer = Writer(connection)
        self.reader = ThreadPoolExecutor(1, "kartaro-store-reads")

    @classmethod
    def open(cls, folder: Path) -> t.Self:
        """The store in a folder, which is made if it is not there; brought to today's form if it is older."""
        path = folder / DATABASE
        try:
            lock = FolderLock(made(folder))
        except OSError as error:
            raise BadOption("cannot-write", file=str(folder), why=files.why(error)) from None
        with translated(path):
            try:
                make_file(path)
                return cls(path, lock)
            except BaseException:
                lock.close()
                raise

    @property
    def commits(self) -> int:
        """How often something was made durable; with many who append at once, less often than they do."""
        return self.writer.commits

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> None:
        """As `Store` promises."""
        if bodies:
            await self.write(Append(table, version, bodies, asyncio.get_running_loop().create_future()))

    async def archive(self, table: str) -> None:
        """As `Store` promises."""
        await self.write(Archive(table, asyncio.get_running_loop().create_future()))

    def write(self, write: Write) -> asyncio.Future[None]:
        """Hand it to the thread that writes; what is given back is resolved by that."""
        if self.closed:
            raise NotStored("store-failed", why="closed")
        self.writer.queue.put(write)
        return write.done

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """As `Store` promises."""
        events = """SELECT version, body FROM events WHERE version > ?
            AND table_id = (SELECT id FROM tables WHERE name = ?) ORDER BY version"""
        return [StoredEvent(*row) for row in await self.rows(events, after, table)]

    async def tables(self) -> list[str]:
        """As `Store` promises."""
        return [name for (name,) in await self.rows("SELECT name FROM tables WHERE archived = 0 ORDER BY id")]

    async def rows(self, query: str, *arguments: object) -> list[t.Any]:
        def ask() -> list[t.Any]:
            try:
                return self.reading.execute(query, arguments).fetchall()
            except sqlite3.Error:
                raise BadRecord("store-unreadable", file=str(self.path)) from None

        return await asyncio.get_running_loop().run_in_executor(self.reader, ask)

    async def backup(self, path: Path) -> None:
        """A copy as of one moment, while others go on: one file that needs no others; `restore` reads it."""
        await asyncio.to_thread(copy, self.path, path)

    async def close(self) -> None:
        """As `Store` promises."""
        if not self.closed:
            self.closed = True
            await asyncio.to_thread(self.finish)

    def finish(self) -> None:
        self.writer.queue.put(None)
        self.writer.thread.join()
        self.reader.shutdown()
        self.reading.close()
        self.writer.connection.close()
        self.lock.close()
