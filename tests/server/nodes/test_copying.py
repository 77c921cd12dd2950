"""`kartaro copy-store`: everything is there, on both sides, or nothing is."""

from __future__ import annotations

import asyncio
import json
import typing as t

import pytest
from tests.server.nodes.test_postgres_store import clear, node
from tests.terminal.conftest import kartaro as program

from kartaro.core.errors import BadRecord
from kartaro.server.store import copying
from kartaro.server.store.postgresql.copying import PostgresCopies
from kartaro.server.store.sqlite import SqliteStore
from kartaro.server.store.sqlite.copying import SqliteCopies
from kartaro.server.tables.interfaces import Rest

if t.TYPE_CHECKING:
    from pathlib import Path

    from tests.server.nodes.postgres import Database
    from tests.terminal.command import Program

kartaro = program
TABLES = 1203
"""More than are in memory at the same time."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with tables in play, at rest, and archived."""

    async def fill() -> None:
        store = SqliteStore.open(tmp_path / "tables")
        names = [f"table {number}" for number in range(TABLES)]
        await asyncio.gather(*(store.append(name, 1, [b"a\0", name.encode(), b""]) for name in names))
        await asyncio.gather(*(store.rest(name, 3, Rest(5.0, None, b"{}", b"shown")) for name in names[::3]))
        await store.archive(6.0, 10)
        await store.close()

    asyncio.run(fill())
    return tmp_path / "tables"


def test_there_and_back(folder: Path, tmp_path: Path, postgres: Database, kartaro: Program) -> None:
    asyncio.run(clear(postgres.address))
    there = kartaro("copy-store", str(folder), postgres.address)
    assert (there.code, there.out) == (0, "Copied and checked: tables 1,203, events 3,609.\n")
    again = kartaro("copy-store", str(folder), postgres.address)
    assert again.code != 0
    assert "hunter" not in again.err
    back = kartaro("copy-store", postgres.address, str(tmp_path / "back"), "--json")
    assert json.loads(back.out) == {"tables": 1203, "events": 3609}

    async def same() -> None:
        ours, theirs = SqliteCopies(folder, is_target=False), SqliteCopies(tmp_path / "back", is_target=False)
        assert (await copying.compare(ours, theirs)).tables == TABLES
        await ours.close()
        await theirs.close()
        async with node(postgres.address) as store:
            assert await store.resting("table 30") == Rest(5.0, None, b"{}", b"shown")
            assert len(await store.due(0.0, 2 * TABLES)) == TABLES - len(range(0, TABLES, 3))
            await store.append("table 1", 4, [b"goes on"])

    asyncio.run(same())


def test_a_copy_that_differs_is_found(folder: Path, postgres: Database) -> None:
    async def differ() -> None:
        await clear(postgres.address)
        source, target = SqliteCopies(folder, is_target=False), await PostgresCopies.open(postgres.address)
        await copying.copy_store(source, target, lambda *_: None)
        await target.connection.execute("UPDATE events SET body = 'else' WHERE name = 'table 7' AND version = 2")
        with pytest.raises(BadRecord) as caught:
            await copying.compare(source, target)
        assert caught.value.arguments == {"table": "table 7"}
        await source.close()
        await target.close()

    asyncio.run(differ())


def test_a_database_that_nodes_run_on_is_left_alone(tmp_path: Path, postgres: Database, kartaro: Program) -> None:
    async def run() -> t.Any:  # noqa: ANN401 - a result of the program
        await clear(postgres.address)
        async with node(postgres.address, "busy"):
            return await asyncio.to_thread(kartaro, "copy-store", postgres.address, str(tmp_path / "new"))

    result = asyncio.run(run())
    assert result.code != 0
    assert "busy" in result.err
