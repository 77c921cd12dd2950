"""Group commit: whatever is to be appended while one statement is on its way goes into the next one together.

A statement takes one append for each table. It is a transaction of its own, so a commit is one round trip. If the
connection is lost, nobody knows whether it was carried out; it is sent again, and an append that is found to be stored
already, as it was sent, has succeeded.
"""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

from kartaro.server.logs import report
from kartaro.server.store.postgresql.connection import (
    FIRST_WAIT,
    LONGEST_WAIT,
    PATIENCE,
    Connector,
    is_lost,
    refusal,
    unreachable,
)
from kartaro.server.tables.interfaces import Conflict, NotStored

if t.TYPE_CHECKING:
    import asyncpg

    from kartaro.core.errors import KartaroError
    from kartaro.server.store.postgresql.peers import PostgresPeers

BUSY, A_MOMENT = 6, 0.01
"""After a batch of at least BUSY appends the next ones are waited for: each commit costs as much as many of them."""

# The event before must be there. As a scalar, so that no plan ever reads all events to look that up.
INSERT = """WITH given AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bytea[]) AS g (name, first, version, body)
), new AS (
    INSERT INTO events (name, version, body) SELECT name, version, body FROM given
    WHERE first = 1 OR (SELECT true FROM events e WHERE e.name = given.name AND e.version = given.first - 1 LIMIT 1)
    ON CONFLICT DO NOTHING RETURNING name, version, at
)"""
OPEN = """, opened AS (
    INSERT INTO tables (name, node) SELECT name, $5::integer FROM new WHERE version = 1 ON CONFLICT DO NOTHING
)"""
WAKE = """, woken AS (
    UPDATE tables SET archived = false, rested_at = NULL, due_at = 0, notes = NULL, listing = NULL, node = $5::integer
    FROM new WHERE tables.name = new.name AND (tables.rested_at IS NOT NULL OR tables.archived) RETURNING tables.name
)"""
TELL = ", told AS (SELECT pg_notify(c, p) FROM unnest($6::text[], $7::text[]) AS n (c, p))"
RESULT = " SELECT name, version, at FROM new"
WOKEN = " UNION ALL SELECT name, -1, 0 FROM woken"
TOLD = " UNION ALL SELECT '', -2, 0 FROM told"
HEADS = "SELECT name, max(version) FROM events WHERE name = ANY($1::text[]) GROUP BY name"
STORED = "SELECT version, at, body FROM events WHERE name = $1 AND version >= $2 AND version < $3 ORDER BY version"


class Append:
    """Events to write, and what is resolved when they are durable, with their time."""

    __slots__ = ("bodies", "done", "is_unsure", "since", "table", "version")

    def __init__(self, table: str, version: int, bodies: t.Sequence[bytes]) -> None:
        loop = asyncio.get_running_loop()
        self.table = table
        self.version = version
        self.bodies = bodies
        self.done: asyncio.Future[float] = loop.create_future()
        self.since = loop.time()
        self.is_unsure = False
        """It was sent, and what became of it is not known."""

    @property
    def last(self) -> int:
        return self.version + len(self.bodies) - 1

    def stored(self, at: float) -> None:
        if not self.done.done():
            self.done.set_result(at)

    def failed(self, error: KartaroError) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Takes appends from the event loop and commits them, one batch after another."""

    def __init__(self, address: str, peers: PostgresPeers) -> None:
        self.connector = Connector(address)
        self.peers = peers
        self.waiting: list[Append] = []
        self.news = asyncio.Event()
        self.commits = 0
        self.closing = False
        self.task = asyncio.get_running_loop().create_task(self.run())

    def put(self, append: Append) -> asyncio.Future[float]:
        self.waiting.append(append)
        self.news.set()
        return append.done

    async def run(self) -> None:
        """Commit batches until there is nothing more to come."""
        while not (self.closing and not self.waiting):
            await self.news.wait()
            batch = self.take()
            if not self.waiting:
                self.news.clear()
            if batch:
                await self.commit(batch)
                if len(batch) >= BUSY:
                    await asyncio.sleep(A_MOMENT)
            if self.closing:
                self.news.set()

    def take(self) -> list[Append]:
        """The first append of every table that has some, in the order in which all nodes lock them."""
        batch: dict[str, Append] = {}
        later = []
        for append in self.waiting:
            if append.table in batch:
                later.append(append)
            else:
                batch[append.table] = append
        self.waiting = later
        return [batch[table] for table in sorted(batch)]

    async def commit(self, batch: list[Append]) -> None:
        """Write until it is known what became of every append."""
        wait = FIRST_WAIT
        while batch:
            is_sent = False
            try:
                connection = await self.connector.open()
                is_sent = True
                await self.write(connection, batch)
            except Exception as error:  # noqa: BLE001 - without this task, all would wait for ever
                if is_lost(error):
                    self.connector.lose()
                    for append in batch:
                        append.is_unsure |= is_sent
                    self.give_up()
                    batch = [append for append in batch if append.is_unsure or not self.is_late(append)]
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                else:
                    self.refuse(batch, error)
                    batch = [append for append in batch if append.is_unsure]
            else:
                batch = [append for append in batch if not append.done.done()]

    def refuse(self, batch: list[Append], error: Exception) -> None:
        """The database has said no, and nothing was written."""
        if not hasattr(error, "sqlstate"):
            report("store-failed", error)
        for append in batch:
            if not append.is_unsure:
                append.failed(refusal(error))

    def give_up(self) -> None:
        """Those who have waited too long for a database that does not answer are told."""
        self.waiting = [append for append in self.waiting if not self.is_late(append)]

    @staticmethod
    def is_late(append: Append) -> bool:
        late = asyncio.get_running_loop().time() - append.since > PATIENCE
        if late:
            append.failed(unreachable())
        return late

    async def write(self, connection: asyncpg.Connection, batch: list[Append]) -> None:
        """One statement for all of them; then everybody is told what became of theirs."""
        several = any(len(append.bodies) > 1 for append in batch)
        if several:  # all of them or none
            async with connection.transaction():
                at = await self.insert(connection, batch)
                for append in batch:
                    if append.last not in at.get(append.table, {}) or append.version not in at[append.table]:
                        await connection.execute(
                            "DELETE FROM events WHERE name = $1 AND version = ANY($2::integer[])",
                            append.table,
                            list(at.pop(append.table, {})),
                        )
        else:
            at = await self.insert(connection, batch)
        self.commits += 1
        failed = []
        for append in batch:
            if append.table in at:
                append.stored(at[append.table][append.last])
            else:
                failed.append(append)
        if failed:
            await self.explain(connection, failed)

    async def insert(self, connection: asyncpg.Connection, batch: list[Append]) -> dict[str, dict[int, float]]:
        """When the events that were written were, by table and version."""
        rows = [
            (append.table, append.version, version, body)
            for append in batch
            for version, body in enumerate(append.bodies, append.version)
        ]
        opens = any(append.version == 1 for append in batch)
        wakes = any(append.version > 1 and append.table not in self.peers.leads for append in batch)
        channels, payloads = self.peers.hints({append.table: append.last for append in batch})
        parts, arguments = [INSERT], list(map(list, zip(*rows, strict=True)))
        if opens or wakes or channels:
            arguments.append(t.cast("t.Any", self.peers.id))
            parts += [OPEN] * opens + [WAKE] * wakes
        if channels:
            parts.append(TELL)
            arguments += [channels, payloads]
            if not (opens or wakes):
                parts.append(", me AS (SELECT $5::integer)")
        query = "".join([*parts, RESULT, *[WOKEN] * wakes, *[TOLD] * bool(channels)])
        at: dict[str, dict[int, float]] = {}
        woken = []
        for name, version, time in await connection.fetch(query, *arguments):
            if version > 0:
                at.setdefault(name, {})[version] = time
            elif version == -1:
                woken.append(name)
        if woken:
            self.peers.lead(woken)
        return at

    async def explain(self, connection: asyncpg.Connection, failed: list[Append]) -> None:
        """Somebody else was first; unless it was us, before the connection was lost."""
        heads = dict(await connection.fetch(HEADS, [append.table for append in failed]))
        for append in failed:
            if append.is_unsure:
                stored = await connection.fetch(STORED, append.table, append.version, append.last + 1)
                if [body for _, _, body in stored] == list(append.bodies):
                    append.stored(stored[-1][1])
                    continue
            after = heads.get(append.table, 0) + 1
            append.failed(Conflict("store-conflict", table=append.table, version=append.version, next=after))

    async def close(self) -> None:
        """Finish what was asked for before, for as long as somebody would wait for it."""
        self.closing = True
        self.news.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.task
        self.task.cancel()
        for append in self.waiting:
            append.failed(NotStored("store-failed", why="closed"))
        await self.connector.close()
