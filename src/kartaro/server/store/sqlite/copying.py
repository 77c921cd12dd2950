"""The store of a folder, as it is copied to another one, or from one. Implements `store.copying.Copies`."""

from __future__ import annotations

import contextlib
import typing as t

from kartaro.core.errors import BadOption
from kartaro.server.store.copying import AT_A_TIME, StoredTable
from kartaro.server.store.sqlite.connection import connect, connect_to_write
from kartaro.server.store.sqlite.errors import translated
from kartaro.server.store.sqlite.folder import DATABASE, FolderLock, made, make_file
from kartaro.server.store.sqlite.migrations import check

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

TABLES = "SELECT id, name, archived, rested_at, due_at, notes, listing FROM tables ORDER BY name"
BODIES = "SELECT body FROM events WHERE table_id = ? ORDER BY version"
INSERT = """INSERT INTO tables (id, name, archived, rested_at, due_at, notes, listing) VALUES (?, ?, ?, ?, ?, ?, ?)"""


class SqliteCopies:
    """As long as it is open, no server can use the folder."""

    def __init__(self, folder: Path, *, is_target: bool) -> None:
        path = folder / DATABASE
        if not is_target and not path.is_file():
            raise BadOption("store-unreadable", file=str(path))
        self.place = str(folder)
        self.lock = FolderLock(made(folder))
        with translated(path):
            if is_target:
                make_file(path)
            self.connection = connect_to_write(path) if is_target else connect(path)
            if not is_target:
                check(self.connection, path)

    async def count(self) -> int:
        """As `Copies` has it."""
        return int(self.connection.execute("SELECT count(*) FROM tables").fetchone()[0])

    async def tables(self) -> AsyncIterator[list[StoredTable]]:
        """As `Copies` has it."""
        with contextlib.closing(self.connection.execute(TABLES)) as rows:
            while some := rows.fetchmany(AT_A_TIME):
                yield [self.table(*row) for row in some]

    def table(self, number: int, name: str, archived: int, *rest: t.Any) -> StoredTable:  # noqa: ANN401 - as it is
        bodies = [body for (body,) in self.connection.execute(BODIES, (number,))]
        return StoredTable._make([name, bool(archived), *rest, bodies])

    async def write(self, tables: AsyncIterator[list[StoredTable]]) -> None:
        """As `Copies` has it."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            number = 0
            async for some in tables:
                for number, table in enumerate(some, number + 1):  # noqa: B020 - goes on where it was
                    self.insert(number, table)
            self.connection.execute("COMMIT")
        except BaseException:
            self.connection.rollback()
            raise

    def insert(self, number: int, table: StoredTable) -> None:
        self.connection.execute(INSERT, (number, *table[:-1]))
        events = ((number, version, body) for version, body in enumerate(table.bodies, 1))
        self.connection.executemany("INSERT INTO events (table_id, version, body) VALUES (?, ?, ?)", events)

    async def close(self) -> None:
        """As `Copies` has it."""
        self.connection.close()
        self.lock.close()
