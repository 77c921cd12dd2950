"""Several nodes on one PostgreSQL, each a process of its own."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import typing as t

import asyncpg
from tests.server.driving import Player, Server

from kartaro.server.tables.interfaces import StoredEvent

if t.TYPE_CHECKING:
    from pathlib import Path

    from tests.server.nodes.postgres import Database, Postgres


DIAGNOSTICS = {"PYTHONFAULTHANDLER": "1"}
"""A node that crashes says where, in its log."""


class Cluster:
    """A database, and nodes that can be killed and started again."""

    def __init__(self, folder: Path, postgres: Database | Postgres, count: int, **how: t.Any) -> None:  # noqa: ANN401
        self.postgres = postgres
        self.nodes = [
            Server(
                folder / f"node-{number}",
                generous=True,
                variables={"KARTARO_STORE": postgres.address, "KARTARO_NODE": f"node-{number}", **DIAGNOSTICS},
                **how,
            )
            for number in range(count)
        ]

    def start(self) -> t.Self:
        for node in self.nodes:
            node.folder.mkdir(parents=True, exist_ok=True)
            node.start()
        return self

    def end(self) -> None:
        for node in self.nodes:
            node.end()

    def events(self, table: str) -> list[StoredEvent]:
        """All that is stored of a table."""
        query = "SELECT version, body, at FROM events WHERE name = $1 ORDER BY version"
        return [StoredEvent(*row) for row in self.ask(query, table)]

    def ask(self, query: str, *arguments: object) -> list[t.Any]:
        async def ask() -> list[t.Any]:
            connection = await asyncpg.connect(self.postgres.address)
            try:
                return t.cast("list[t.Any]", await connection.fetch(query, *arguments))
            finally:
                await connection.close()

        with concurrent.futures.ThreadPoolExecutor(1) as elsewhere:  # whoever asks may have a loop that runs
            return elsewhere.submit(lambda: asyncio.run(ask())).result()


@contextlib.contextmanager
def running(folder: Path, postgres: Database | Postgres, count: int, **how: t.Any) -> t.Iterator[Cluster]:  # noqa: ANN401
    cluster = Cluster(folder, postgres, count, **how)
    try:
        yield cluster.start()
    finally:
        cluster.end()


@contextlib.asynccontextmanager
async def seated(*who: tuple[Server, dict[str, t.Any]], **hello: t.Any) -> t.AsyncIterator[list[Player]]:  # noqa: ANN401
    """Clients at these nodes, disconnected at the end."""
    players = [await Player(node, one["table"], one["token"]).come(**hello) for node, one in who]
    try:
        for player in players:
            await player.until_own(lambda player: player.info or player.ended)
        yield players
    finally:
        for player in players:
            await player.vanish()
