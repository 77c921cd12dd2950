"""What a store promises, kept by the one in PostgreSQL; and what only that promises."""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

import asyncpg
import pytest
from tests.server import test_store
from tests.server.nodes.proxy import Proxy

from kartaro.core.errors import KartaroError
from kartaro.server.store.postgresql import PostgresPeers, PostgresStore, connection, schema, writer
from kartaro.server.tables.interfaces import Conflict, NotStored, Rest, StoredEvent

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.nodes.postgres import Database


class Ignores:
    """A node that does nothing about what it hears."""

    def __getattr__(self, name: str) -> t.Callable[..., None]:
        return lambda *_, **__: None


class WithoutTimes(PostgresStore):
    """Its events are compared with those of stores that keep no times."""

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        return [event._replace(at=None) for event in await super().read(table, after)]


@contextlib.asynccontextmanager
async def node(address: str, name: str = "one") -> AsyncIterator[PostgresStore]:
    peers = PostgresPeers(address, name, 2)
    store = await WithoutTimes.open(address, peers)
    await peers.start(t.cast("t.Any", Ignores()))
    try:
        yield store
    finally:
        await store.close()


async def clear(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


@pytest.fixture
def empty(postgres: Database) -> str:
    """The address of a database with nothing in it."""
    asyncio.run(clear(postgres.address))
    return postgres.address


@pytest.mark.parametrize("name", test_store.SHARED)
def test_as_every_store(name: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_store, "opened", lambda _: node(empty))
    getattr(test_store, name)(tmp_path)


def test_nodes_that_start_together_take_the_steps_once(empty: str) -> None:
    async def start() -> None:
        async with contextlib.AsyncExitStack() as stack:
            await asyncio.gather(*(stack.enter_async_context(node(empty, f"node {number}")) for number in range(6)))
            connection = await asyncpg.connect(empty)
            assert await connection.fetch("SELECT steps FROM kartaro_schema") == [(len(schema.MIGRATIONS),)]
            await connection.close()

    asyncio.run(start())


def test_a_newer_database_is_refused(empty: str) -> None:
    async def start() -> None:
        async with node(empty):
            pass
        connection = await asyncpg.connect(empty)
        await connection.execute("UPDATE kartaro_schema SET steps = 99")
        await connection.close()
        with pytest.raises(KartaroError, match="store-newer"):
            async with node(empty):
                pass

    asyncio.run(start())


def test_a_database_that_still_starts_is_waited_for(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    connect, refusals = asyncpg.connect, [ConnectionRefusedError(), asyncpg.CannotConnectNowError("it is starting up")]

    async def refuse_first(*words: t.Any, **more: t.Any) -> t.Any:  # noqa: ANN401 - as asyncpg has it
        if refusals:
            raise refusals.pop()
        return await connect(*words, **more)

    async def start() -> None:
        async with node(empty) as store:
            await store.append("a", 1, [b"one"])

    monkeypatch.setattr(asyncpg, "connect", refuse_first)
    asyncio.run(start())
    assert refusals == []


def test_an_address_that_leads_nowhere_is_refused_without_naming_the_password(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.0)

    async def start(address: str) -> KartaroError:
        with pytest.raises(KartaroError) as caught:
            async with node(address):
                pass
        assert "hunter2" not in str(caught.value)
        return caught.value

    nobody = asyncio.run(start("postgresql://kartaro:hunter2@127.0.0.1:9/none"))
    assert nobody.arguments == {"why": "unreachable"}
    assert asyncio.run(start(f"{empty}-not-there")).code == "store-address"
    assert asyncio.run(start("postgresql://kartaro:hunter2@[/none")).code == "store-address"


def test_of_two_nodes_that_append_the_same_number_one_wins(empty: str) -> None:
    async def race() -> None:
        async with node(empty) as one, node(empty, "two") as two:
            for number in range(100):
                table = f"table {number % 5}"
                version = number // 5 + 1
                bodies = [b"one"], [b"two", b"more"] if number % 2 else [b"two"]
                if version > 1:
                    version = (await one.read(table))[-1].version + 1
                results = await asyncio.gather(
                    *(store.append(table, version, body) for store, body in zip((one, two), bodies, strict=True)),
                    return_exceptions=True,
                )
                assert [type(result) for result in results if isinstance(result, Exception)] == [Conflict]
                winner = next(place for place, result in enumerate(results) if not isinstance(result, Exception))
                assert [event.body for event in await two.read(table, version - 1)] == bodies[winner]

    asyncio.run(race())


@pytest.mark.usefixtures("empty")
def test_an_append_whose_answer_is_lost_is_stored_once_and_said_to_be(postgres: Database) -> None:
    """The connection is cut while statements are on their way, again and again."""
    proxy = Proxy(postgres.port)

    async def append() -> None:
        async with node(postgres.address_at(proxy.port)) as store:

            async def cut() -> None:
                for _ in range(20):
                    await asyncio.sleep(0.05)
                    proxy.cut()

            cutting = asyncio.create_task(cut())
            stored = 0
            while not cutting.done():
                await store.append("oak", stored + 1, [b"%d" % stored])
                stored += 1
            assert [event.body for event in await store.read("oak")] == [b"%d" % number for number in range(stored)]

    try:
        asyncio.run(append())
    finally:
        proxy.close()


@pytest.mark.usefixtures("empty")
def test_a_database_that_is_gone_is_waited_for_and_not_for_ever(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (connection, writer):
        monkeypatch.setattr(module, "PATIENCE", 1.0)
    proxy = Proxy(postgres.port)

    async def append() -> None:
        async with node(postgres.address_at(proxy.port)) as store:
            await store.append("oak", 1, [b"a"])
            store.writer.connector.lose()
            proxy.target = 9  # nobody is there
            proxy.cut()
            waits = asyncio.create_task(store.append("oak", 2, [b"b"]))
            await asyncio.sleep(0.3)
            proxy.target = postgres.port
            await waits
            store.writer.connector.lose()
            proxy.target = 9
            proxy.cut()
            with pytest.raises(NotStored) as caught:
                await store.append("oak", 3, [b"c"])
            assert caught.value.arguments == {"why": "unreachable"}
            proxy.target = postgres.port
            assert len(await store.read("oak")) == 2
            await store.append("oak", 3, [b"c"])

    try:
        asyncio.run(append())
    finally:
        proxy.close()


def test_what_rests_is_due_for_one_node_and_what_a_dead_node_led_is_due_at_once(empty: str) -> None:
    async def rest() -> None:
        async with node(empty) as one:
            async with node(empty, "two") as two:
                await one.append("oak", 1, [b"x"])
                await two.append("elm", 1, [b"x"])
                await two.append("ash", 1, [b"x"])
                await two.rest("ash", 1, Rest(1.0, 50.0, b"notes"))
                assert await one.due(40.0, 9) == []
                assert await one.due(60.0, 9) == ["ash"]
                assert await one.resting("ash") == Rest(1.0, 50.0, b"notes")
            assert await one.due(40.0, 9) == ["elm"]
            assert await one.peers.hold("elm")
            assert await one.due(40.0, 9) == []

    asyncio.run(rest())
