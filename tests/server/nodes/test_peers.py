"""What nodes hear of each other, and what they do when they hear nothing."""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

import asyncpg
import pytest

from kartaro.server.store.postgresql import PostgresPeers, PostgresStore, listener, peers
from kartaro.server.store.postgresql.notes import NOTE, written

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.nodes.postgres import Database

NEVER = 1e9
LONGEST_PAYLOAD = 8000
"""Bytes; PostgreSQL refuses more."""
pytestmark = pytest.mark.usefixtures("fast")


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beats follow each other quickly, and nobody looks if not for a reason."""
    monkeypatch.setattr(peers, "BEAT", 0.05)
    monkeypatch.setattr(peers, "POLL", NEVER)


class Listens:
    """A node that writes down what it hears."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        self.notes: dict[str, t.Sequence[bytes]] = {}
        self.news = asyncio.Event()

    def stored(self, versions: t.Mapping[str, int]) -> None:
        self.versions |= versions
        self.news.set()

    def present(self, table: str, notes: t.Sequence[bytes]) -> None:
        self.notes[table] = notes
        self.news.set()

    def __getattr__(self, name: str) -> t.Callable[..., None]:
        return lambda *_, **__: None

    async def until(self, holds: t.Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not holds():
                self.news.clear()
                await self.news.wait()


class One(t.NamedTuple):
    """A node."""

    store: PostgresStore
    peers: PostgresPeers
    heard: Listens


@contextlib.asynccontextmanager
async def node(database: Database, name: str) -> AsyncIterator[One]:
    mates, heard = PostgresPeers(database.address, name, 2), Listens()
    store = await PostgresStore.open(database.address, mates)
    await mates.start(t.cast("t.Any", heard))
    try:
        yield One(store, mates, heard)
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def two_at(table: str, database: Database) -> AsyncIterator[tuple[One, One]]:
    """Two nodes that have a table in memory, and know it of each other."""
    async with node(database, "one") as one, node(database, "two") as two:
        await one.store.append(table, 1, [b"a"])
        one.peers.opened(table)
        await two.peers.hold(table)
        async with asyncio.timeout(30):
            while table not in one.peers.shared or table not in two.peers.shared:  # noqa: ASYNC110 - of two
                await asyncio.sleep(0.01)
        yield one, two


def test_a_commit_is_heard(postgres: Database) -> None:
    async def scene() -> None:
        async with two_at("heard", postgres) as (one, two):
            await one.store.append("heard", 2, [b"b"])
            await two.heard.until(lambda: two.heard.versions.get("heard") == 2)
            one.peers.show("heard", b"here")
            await two.heard.until(lambda: two.heard.notes.get("heard") == [b"here"])

    asyncio.run(scene())


def test_what_was_missed_is_looked_for_whoever_has_connected_again(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody comes to another table before the next beat, which then finds a connection that is well."""
    monkeypatch.setattr(peers, "BEAT", 1.0)

    async def scene() -> None:
        async with two_at("missed", postgres) as (one, two):
            two.peers.listener.lose()
            await one.store.append("missed", 2, [b"b"])
            await two.peers.listener.listen()
            assert two.peers.listener.is_listening
            await two.heard.until(lambda: two.heard.versions.get("missed") == 2)

    asyncio.run(scene())


def test_what_no_notification_has_said_is_found_by_looking(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with two_at("lost", postgres) as (one, two):
            monkeypatch.setattr(listener.Listener, "take", lambda *_: None)
            await one.store.append("lost", 2, [b"b"])
            one.peers.show("lost", b"here")
            async with asyncio.timeout(30):
                while one.peers.notifier.news.is_set() or one.peers.notifier.unshown:  # noqa: ASYNC110 - until it is said
                    await asyncio.sleep(0.01)
            heard = asyncio.create_task(two.heard.until(lambda: two.heard.versions.get("lost") == 2))
            for _ in range(5):
                await two.peers.turn()
            assert not heard.done()
            monkeypatch.setattr(peers, "POLL", 0.1)
            await heard
            await two.heard.until(lambda: two.heard.notes.get("lost") == [b"here"])

    asyncio.run(scene())


def test_a_node_that_hears_nothing_any_more_notices_and_looks(
    postgres: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection works, and nothing is heard on it, as with a pooler in between."""

    async def scene() -> None:
        async with two_at("deaf", postgres) as (one, two):
            line = two.peers.listener.connector
            async with two.peers.listener.lock:
                before = await line.open()
                await before.execute("UNLISTEN *")
            await one.store.append("deaf", 2, [b"b"])
            await two.heard.until(lambda: two.heard.versions.get("deaf") == 2)
            assert line.connection is not before
            await one.store.append("deaf", 3, [b"c"])
            await two.heard.until(lambda: two.heard.versions.get("deaf") == 3)
            assert not two.peers.listener.is_cut_off

    asyncio.run(scene())
    assert "notifications-lost" in caplog.text


def test_a_connection_that_was_ended_is_made_again_and_everything_is_looked_at(postgres: Database) -> None:
    async def scene() -> None:
        async with two_at("ended", postgres) as (one, two):
            backend = (await two.peers.listener.connector.open()).get_server_pid()
            connection = await asyncpg.connect(postgres.address)
            await connection.execute("SELECT pg_terminate_backend($1)", backend)
            await connection.close()
            await one.store.append("ended", 2, [b"b"])
            await two.heard.until(lambda: two.heard.versions.get("ended") == 2)
            assert (await two.peers.listener.connector.open()).get_server_pid() != backend

    asyncio.run(scene())


def test_a_node_hears_of_the_shards_of_its_tables_only(postgres: Database) -> None:
    async def scene() -> None:
        async with two_at("oak", postgres) as (one, two):
            assert two.peers.listener.channels == one.peers.listener.channels - {f"kartaro_echo_{one.peers.id}"} | {
                f"kartaro_echo_{two.peers.id}"
            }
            tables = {channel for channel in two.peers.listener.channels if channel[8:].isdecimal()}
            assert len(tables) == 1

    asyncio.run(scene())


def test_one_notification_for_all_tables_of_a_shard_in_a_commit_and_none_where_nobody_listens(
    postgres: Database,
) -> None:
    async def scene() -> None:
        async with two_at("shared", postgres) as (one, _):
            assert one.peers.hints({"shared": 2, "own": 5})[0] == one.peers.hints({"shared": 2})[0]
            assert one.peers.hints({"own": 5}) == ([], [])

    asyncio.run(scene())
    many = written(7, stored={f"{number:012d}": number for number in range(1, 3001)})
    assert max(len(payload) for _, payload in many) < LONGEST_PAYLOAD
    assert sum(len(NOTE.decode(payload).stored) for _, payload in many) == 3000
    assert len(many) <= 16 * 3
    long = written(7, told=[(f"{number:012d}", "x" * 199) for number in range(100)])
    assert max(len(payload) for _, payload in long) < LONGEST_PAYLOAD


def test_whoever_has_left_is_not_waited_for(postgres: Database) -> None:
    async def scene() -> None:
        async with node(postgres, "one") as one:
            async with node(postgres, "two") as two:
                await two.store.append("left", 1, [b"a"])
                assert not await one.peers.hold("left")
                assert one.peers.count == 2
            async with asyncio.timeout(30):
                while "left" not in one.peers.leads:  # noqa: ASYNC110 - not of a client
                    await asyncio.sleep(0.01)
            assert one.peers.count == 1

    asyncio.run(scene())
