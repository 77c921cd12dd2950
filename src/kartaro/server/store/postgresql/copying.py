"""A database, as it is copied to another store, or from one. Implements `store.copying.Copies`."""

from __future__ import annotations

import typing as t
import urllib.parse

from kartaro.core.errors import BadOption, BadRecord
from kartaro.server.store.copying import AT_A_TIME, StoredTable
from kartaro.server.store.postgresql.connection import Connector, translated
from kartaro.server.store.postgresql.queries import RUNS
from kartaro.server.store.postgresql.schema import migrate

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import asyncpg

TABLES = """SELECT name, archived, rested_at, due_at, notes, listing FROM tables
    WHERE name > $1 ORDER BY name LIMIT $2"""
EVENTS = "SELECT name, version, body FROM events WHERE name = ANY($1::text[]) ORDER BY name, version"
RUNNING = f"SELECT name FROM nodes WHERE {RUNS} ORDER BY name"  # noqa: S608 - no text from outside
TABLE_COLUMNS = ["name", "archived", "rested_at", "rested_version", "due_at", "notes", "listing"]


class PostgresCopies:
    """`open` is how to come by one."""

    def __init__(self, connector: Connector, connection: asyncpg.Connection) -> None:
        parts = urllib.parse.urlsplit(connector.address)
        self.place = f"postgresql://{parts.hostname}{parts.path}"
        self.connector = connector
        self.connection = connection

    @classmethod
    async def open(cls, address: str) -> t.Self:
        """Refused while nodes run on it."""
        connector = Connector(address)
        with translated():
            connection = await connector.open()
            await migrate(connection)
            running = [name for (name,) in await connection.fetch(RUNNING)]
        if running:
            await connector.close()
            raise BadOption("store-has-nodes", nodes=", ".join(running))
        return cls(connector, connection)

    async def count(self) -> int:
        """As `Copies` has it."""
        return int(await self.connection.fetchval("SELECT count(*) FROM tables", timeout=None))

    async def tables(self) -> AsyncIterator[list[StoredTable]]:
        """As `Copies` has it."""
        last = ""
        while rows := await self.connection.fetch(TABLES, last, AT_A_TIME):
            last = rows[-1]["name"]
            bodies: dict[str, list[bytes]] = {row["name"]: [] for row in rows}
            for name, version, body in await self.connection.fetch(EVENTS, list(bodies)):
                bodies[name].append(body)
                if version != len(bodies[name]):
                    raise BadRecord("table-unreadable", table=name)
            yield [StoredTable._make([*row, bodies[row["name"]]]) for row in rows]

    async def write(self, tables: AsyncIterator[list[StoredTable]]) -> None:
        """As `Copies` has it. Nobody leads what is copied; whoever starts first will."""
        async with self.connection.transaction():
            async for some in tables:
                rows = [
                    (one.name, one.archived, one.rested_at, rested_version(one), one.due_at, one.notes, one.listing)
                    for one in some
                ]
                events = [(one.name, number, body) for one in some for number, body in enumerate(one.bodies, 1)]
                await self.connection.copy_records_to_table("tables", records=rows, columns=TABLE_COLUMNS)
                await self.connection.copy_records_to_table(
                    "events", records=events, columns=["name", "version", "body"]
                )

    async def close(self) -> None:
        """As `Copies` has it."""
        await self.connector.close()


def rested_version(table: StoredTable) -> int | None:
    """After which event a table is at rest."""
    return None if table.rested_at is None else len(table.bodies)
