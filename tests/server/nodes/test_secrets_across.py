"""What leaves by the sockets of any node follows from what its seat was told; nodes tell each other no secret."""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

import asyncpg
import msgspec
import pytest
from tests.random_play import settings
from tests.scale import LONG
from tests.server.test_wire_secrets import check_match, tables, whole_match

from kartaro.server.store.postgresql.notes import LOBBY, NODES, SHARDS
from kartaro.server.tables.state import hashed

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.random_play import Setting
    from tests.server.driving import Player, Server
    from tests.server.nodes.cluster import Cluster


def some_tables() -> list[Setting]:
    """One of each game; in a long run, all."""
    return tables() if LONG else list({setting.game.name: setting for setting in tables()}.values())


@pytest.mark.parametrize("setting", some_tables(), ids=str)
def test_everything_sent_by_any_node_follows_from_what_its_seat_was_told(setting: Setting, two: Cluster) -> None:
    check(two, setting)


def test_everything_sent_at_a_live_table_follows_from_it_too(two: Cluster) -> None:
    spicy = next(setting for setting in settings() if setting.game.name == "spicy" and setting.seats == 3)
    check(two, spicy, live=True)


def check(two: Cluster, setting: Setting, **more: t.Any) -> None:  # noqa: ANN401 - any terms
    async def play() -> tuple[str, list[Player], list[str]]:
        async with overheard(two.postgres.address) as notes:
            return *await whole_match(two.nodes, setting, **more), notes

    record, players, notes = asyncio.run(play())

    def seed(_: Server, table: str) -> str:
        opened = msgspec.json.decode(two.events(table)[0].body)
        assert opened[0] == "opened"
        return t.cast("str", opened[3])

    check_match(two.nodes, record, players, seed)
    tokens = {player.token for player in players} - {"", "stolen"}
    secrets = [*tokens, *map(hashed, tokens), seed(two.nodes[0], players[0].table)]
    kept = [str(row) for query in ("SELECT * FROM nodes", "SELECT * FROM holders") for row in two.ask(query)]
    assert notes
    assert kept
    for text in (*notes, *kept):
        assert not any(secret in text for secret in secrets)


@contextlib.asynccontextmanager
async def overheard(address: str) -> AsyncIterator[list[str]]:
    """What nodes tell each other: a notification says which tables have come how far, and who is where."""
    heard: list[str] = []
    connection = await asyncpg.connect(address)
    for channel in (NODES, LOBBY, *(f"kartaro_{number}" for number in range(SHARDS))):
        await connection.add_listener(channel, lambda *said: heard.append(said[-1]))
    try:
        yield heard
    finally:
        await connection.close()
