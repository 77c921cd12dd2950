"""The store itself: what the event loop asks of the thread that writes and of the one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
import typing as t
from concurrent.futures import ThreadPoolExecutor

from kartaro import files
from kartaro.core.errors import BadOption, BadRecord
from kartaro.server.store.sqlite.backup import copy
from kartaro.server.store.sqlite.batch import Append, Archive, PutToRest
from kartaro.server.store.sqlite.connection import connect, connect_to_write
from kartaro.server.store.sqlite.errors import translated
from kartaro.server.store.sqlite.folder import DATABASE, FolderLock, made, make_file
from kartaro.server.store.sqlite.identity import FilesOfStore
from kartaro.server.store.sqlite.writer import Writer
from kartaro.server.tables.interfaces import NotStored, Rest, StoredEvent

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.server.store.sqlite.batch import Write

RESTS = "SELECT rested_at, due_at, notes, listing FROM tables WHERE rested_at IS NOT NULL"


class SqliteStore:
    """Keeps the promises of `Store` in a folder that is its own."""

    def __init__(self, path: Path, lock: FolderLock) -> None:
        """`open` is how to come by one."""
        self.path = path
        self.lock = lock
        self.closed = False
        connection = connect_to_write(path)
        self.reading = connect(path)
        self.files = FilesOfStore(path)
        self.writer = Writer(connection, self.files)
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

    async def rest(self, table: str, version: int, rest: Rest) -> None:
        """As `Store` promises."""
        await self.write(PutToRest(table, version, rest, asyncio.get_running_loop().create_future()))

    async def archive(self, before: float, most: int) -> None:
        """As `Store` promises."""
        await self.write(Archive(before, most, asyncio.get_running_loop().create_future()))

    def write(self, write: Write) -> asyncio.Future[None]:
        """Hand it to the thread that writes; what is given back is resolved by that."""
        if self.closed:
            raise NotStored("store-failed", why="closed")
        self.writer.queue.put(write)
        return write.done

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """As `Store` promises."""
        query = """SELECT version, body FROM events WHERE version > ?
            AND table_id = (SELECT id FROM tables WHERE name = ?) ORDER BY version"""
        try:
            events = [StoredEvent(*row) for row in await self.rows(query, after, table)]
        except BadRecord:
            raise BadRecord("table-unreadable", table=table) from None
        if [event.version for event in events] != list(range(after + 1, after + 1 + len(events))):
            raise BadRecord("table-unreadable", table=table)
        return events

    async def resting(self, table: str) -> Rest | None:
        """As `Store` promises."""
        found = await self.rows(f"{RESTS} AND name = ?", table)
        return Rest(*found[0]) if found else None

    async def due(self, until: float, most: int) -> list[str]:
        """As `Store` promises."""
        query = "SELECT name FROM tables WHERE archived = 0 AND due_at <= ? ORDER BY due_at, id LIMIT ?"
        return [name for (name,) in await self.rows(query, until, most)]

    async def listings(self, most: int) -> list[Rest]:
        """As `Store` promises."""
        query = f"{RESTS} AND archived = 0 AND listing IS NOT NULL ORDER BY rested_at DESC LIMIT ?"
        return [Rest(*row) for row in await self.rows(query, most)]

    async def rows(self, query: str, *arguments: object) -> list[t.Any]:
        """What the database holds, as long as it is the one in the folder."""

        def ask() -> list[t.Any]:
            self.files.check()
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
