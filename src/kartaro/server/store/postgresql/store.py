"""The store itself: what the event loop asks of the database."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import BadRecord
from kartaro.server.store.postgresql.connection import Connector, Readers, persistently, translated
from kartaro.server.store.postgresql.queries import RUNS
from kartaro.server.store.postgresql.schema import migrate
from kartaro.server.store.postgresql.writer import Append, Writer
from kartaro.server.tables.interfaces import Conflict, NotStored, Rest, StoredEvent

if t.TYPE_CHECKING:
    from kartaro.server.store.postgresql.peers import PostgresPeers

READ = "SELECT version, body, at FROM events WHERE name = $1 AND version > $2 ORDER BY version"
REST = """UPDATE tables SET rested_at = $3, due_at = $4, notes = $5, listing = $6, rested_version = $2, node = NULL
    WHERE name = $1 AND (SELECT max(version) FROM events WHERE name = $1) = $2 RETURNING name"""
RESTING = """SELECT rested_at, due_at, notes, listing FROM tables WHERE name = $1 AND rested_at IS NOT NULL
    AND rested_version = (SELECT max(version) FROM events WHERE name = $1)"""
LEFT = f"""SELECT name FROM tables WHERE NOT archived AND node IN (SELECT id FROM nodes WHERE NOT ({RUNS})) LIMIT $1"""  # noqa: S608 - no text from outside
DUE = """SELECT name FROM tables WHERE node IS NULL AND NOT archived AND due_at <= $1 ORDER BY due_at, name LIMIT $2"""
LISTINGS = """SELECT coalesce(rested_at, 'infinity'), NULL, ''::bytea, listing FROM tables
    WHERE NOT archived AND listing IS NOT NULL AND node IS DISTINCT FROM $2
    ORDER BY rested_at DESC NULLS FIRST LIMIT $1"""
ARCHIVE = """UPDATE tables SET archived = true WHERE name IN (
    SELECT name FROM tables WHERE NOT archived AND rested_at < $1 ORDER BY rested_at LIMIT $2
)"""


class PostgresStore:
    """Keeps the promises of `Store` in a PostgreSQL database that other nodes may use, too."""

    def __init__(self, address: str, peers: PostgresPeers) -> None:
        """`open` is how to come by one."""
        self.peers = peers
        self.writer = Writer(address, peers)
        self.readers = Readers(address)
        self.closed = False

    @classmethod
    async def open(cls, address: str, peers: PostgresPeers) -> t.Self:
        """The store at an address, in today's form; a database that still starts is waited for."""
        connector = Connector(address)

        async def prepare() -> None:
            try:
                await migrate(await connector.open())
            finally:
                await connector.close()
            await peers.join()

        with translated():
            await persistently(prepare)
        return cls(address, peers)

    @property
    def commits(self) -> int:
        """How often something was made durable."""
        return self.writer.commits

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> float | None:
        """As `Store` promises."""
        if self.closed:
            raise NotStored("store-failed", why="closed")
        return await self.writer.put(Append(table, version, bodies)) if bodies else None

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """As `Store` promises."""
        events = [StoredEvent(*row) for row in await self.readers.rows(READ, table, after)]
        if [event.version for event in events] != list(range(after + 1, after + 1 + len(events))):
            raise BadRecord("table-unreadable", table=table)
        return events

    async def rest(self, table: str, version: int, rest: Rest) -> None:
        """As `Store` promises."""
        if not await self.readers.rows(REST, table, version, rest.since, *rest[1:]):
            raise Conflict("store-conflict", table=table, version=version, next=version + 1)
        self.peers.rested(table, is_listed=rest.listing is not None)

    async def resting(self, table: str) -> Rest | None:
        """As `Store` promises."""
        found = await self.readers.rows(RESTING, table)
        return Rest(*found[0]) if found else None

    async def due(self, until: float, most: int) -> list[str]:
        """As `Store` promises; of the tables not at rest, those whose node has ended."""
        left = await self.readers.rows(LEFT, most)
        due = await self.readers.rows(DUE, until, most)
        return [name for (name,) in [*left, *due]][:most]

    async def listings(self, most: int) -> list[Rest]:
        """As `Store` promises, and those of tables that other nodes lead."""
        return [Rest(*row) for row in await self.readers.rows(LISTINGS, most, self.peers.id)]

    async def archive(self, before: float, most: int) -> None:
        """As `Store` promises."""
        await self.readers.rows(ARCHIVE, before, most)

    async def close(self) -> None:
        """As `Store` promises."""
        if not self.closed:
            self.closed = True
            await self.writer.close()
            await self.peers.close()
            await self.readers.close()
