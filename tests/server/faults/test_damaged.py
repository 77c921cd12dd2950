"""Files of a store that are damaged, deleted or replaced: it is said, and nothing is acknowledged in vain."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import typing as t

import pytest
from tests.server.driving import Server, moves_of, sitting, two_at_a_table

from kartaro.cli import main
from kartaro.core.errors import BadRecord, KartaroError
from kartaro.core.generator import Generator
from kartaro.server.store.sqlite import DATABASE, SqliteStore, back_up, restore
from kartaro.server.tables.interfaces import NotStored

if t.TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BODY = b"x" * 3000
"""One fills most of a page."""


async def fill(folder: Path, tables: int) -> None:
    """Tables of one large event each."""
    store = SqliteStore.open(folder)
    for number in range(tables):
        await store.append(f"table {number}", 1, [b"%d " % number + BODY])
    await store.close()


def page_of(database: Path, text: bytes) -> int:
    """Where the page begins that has this text in it."""
    content = database.read_bytes()
    size = int.from_bytes(content[16:18])
    return content.index(text) // size * size


def overwrite(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(content)


# ---------------------------------------------------------------------- damage


def test_a_damaged_page_costs_the_table_that_is_on_it_and_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        await fill(tmp_path, 30)
        overwrite(tmp_path / DATABASE, page_of(tmp_path / DATABASE, b"17 xxx"), b"\xff" * 512)
        store = SqliteStore.open(tmp_path)
        assert len(await store.due(0.0, 99)) == 30
        for number in range(30):
            if number == 17:
                with pytest.raises(BadRecord) as caught:
                    await store.read(f"table {number}")
                assert (caught.value.code, caught.value.arguments) == ("table-unreadable", {"table": "table 17"})
            else:
                assert len(await store.read(f"table {number}")) == 1
        await store.append("another", 1, [b"y"])
        await store.close()

    asyncio.run(scene())


def test_an_event_that_is_missing_is_noticed(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(tmp_path)
        await store.append("oak", 1, [b"a", b"b", b"c"])
        await store.close()
        with sqlite3.connect(tmp_path / DATABASE) as connection:
            connection.execute("DELETE FROM events WHERE version = 2")
        connection.close()
        store = SqliteStore.open(tmp_path)
        with pytest.raises(BadRecord, match="table-unreadable"):
            await store.read("oak")
        await store.close()

    asyncio.run(scene())


def test_a_server_starts_over_a_damaged_page_and_goes_on_with_all_other_tables(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables", generous=True).start()
    try:
        tables = [two_at_a_table(server, game="spicy", edition="publisher") for _ in range(40)]
        server.stop()
        database = server.folder / DATABASE
        hurt = page_of(database, b'"opened"')
        overwrite(database, hurt, b"\xff" * 512)
        server.start()
        answers = [server.ask("GET", f"/api/1/tables/{ada['table']}") for ada, _ in tables]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert 0 < len(refused) < len(tables)
        assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(503, "table-unreadable")}
        assert str(tmp_path) not in "".join(answer.text for answer in answers)
        assert server.log().count("table-unreadable ") == len(refused)
        ada, ben = tables[[answer.status_code for answer in answers].index(200)]

        async def play() -> None:
            async with sitting(server, ada, ben) as (a, _):
                await a.ok("start")

        asyncio.run(play())
    finally:
        server.end()


# ---------------------------------------------------------------------- files that are gone


def delete(database: Path) -> None:
    database.unlink()


def delete_log(database: Path) -> None:
    database.with_name(f"{DATABASE}-wal").unlink()


def replace(database: Path) -> None:
    shutil.copy(database, database.with_name("copy"))
    database.with_name("copy").replace(database)


def delete_folder(database: Path) -> None:
    shutil.rmtree(database.parent)


@pytest.mark.parametrize("harm", [delete, delete_log, replace, delete_folder])
def test_nothing_is_acknowledged_into_files_that_are_gone(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    async def scene() -> None:
        store = SqliteStore.open(tmp_path / "tables")
        await store.append("oak", 1, [b"a"])
        harm(tmp_path / "tables" / DATABASE)
        for table, version in (("oak", 2), ("elm", 1)):
            with pytest.raises(NotStored) as caught:
                await store.append(table, version, [b"b"])
            assert (caught.value.code, caught.value.arguments) == ("store-failed", {"why": "gone"})
        with pytest.raises(NotStored):
            await store.read("oak")
        await store.close()

    asyncio.run(scene())


def test_players_are_told_that_a_move_was_not_stored_and_nobody_sees_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables", generous=True).start()

    async def scene() -> None:
        ada, ben = two_at_a_table(server, game="hanamikoji", first="a")
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            await a.play_once(0, Generator(1))
            delete(server.folder / DATABASE)
            push = await b.asked(1)  # so it has been told everything until now
            told = list(b.told[1])
            move = {"seat": 1, "question": push["question"], "move": moves_of(push["menu"])[0]}
            for _ in range(3):
                assert await b.refused("move", **move) == "store-failed"
            assert b.told[1] == told

    try:
        asyncio.run(scene())
    finally:
        server.end()


# ---------------------------------------------------------------------- the end of the log


def log_of_a_crash(folder: Path, commits: int) -> Path:
    """A store as a server leaves it that was killed after so many commits: a database and its log."""

    async def scene() -> None:
        store = SqliteStore.open(folder / "running")
        for number in range(commits):
            await store.append(f"table {number}", 1, [b"%d " % number + BODY])
        shutil.copytree(folder / "running", folder / "crashed")
        await store.close()

    asyncio.run(scene())
    return folder / "crashed" / f"{DATABASE}-wal"


@pytest.mark.parametrize(
    ("hurt", "left", "said"),
    [
        (b"", 6, []),
        (b"5 xxx", 5, ["store-log-cut"]),
        (b"2 xxx", 2, ["store-log-damaged"]),
    ],
)
def test_an_end_of_the_log_that_is_lost_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, hurt: bytes, left: int, said: list[str]
) -> None:
    log = log_of_a_crash(tmp_path, 6)
    if hurt:
        overwrite(log, log.read_bytes().index(hurt), b"?")
    else:
        overwrite(log, log.stat().st_size, b"garbage" * 2000)

    async def count() -> int:
        store = SqliteStore.open(log.parent)
        try:
            return len(await store.due(0.0, 99))
        finally:
            await store.close()

    assert asyncio.run(count()) == left
    found = [entry.getMessage().split(":")[0] for entry in caplog.records if entry.levelno >= logging.WARNING]
    assert found == said


# ---------------------------------------------------------------------- copies of what is damaged

EVENTS = 5


def small_store(folder: Path, tables: int) -> Path:
    """Its database: pages of events with several tables on each, and tables with events on several pages."""

    async def scene() -> None:
        store = SqliteStore.open(folder)
        for version in range(1, EVENTS + 1):
            for number in range(tables):
                await store.append(f"table {number}", version, [b"x" * 900])
        await store.close()

    asyncio.run(scene())
    return folder / DATABASE


def counts(database: Path) -> tuple[int, int]:
    """How many tables and events there are in a database that is whole."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        queries = ("SELECT count(*) FROM tables", "SELECT count(*) FROM events")
        tables, events = (connection.execute(query).fetchone()[0] for query in queries)
        return tables, events


def test_a_backup_saves_every_table_that_is_whole_whichever_page_is_damaged(tmp_path: Path) -> None:
    database = small_store(tmp_path / "tables", 12)
    whole, size = database.read_bytes(), 4096
    with contextlib.closing(sqlite3.connect(database)) as connection:
        roots = dict(connection.execute("SELECT name, rootpage FROM sqlite_master"))
    losses = {}
    for page in range(2, len(whole) // size + 1):
        database.write_bytes(whole)
        overwrite(database, (page - 1) * size, b"\xff" * 512)
        lost = back_up(database.parent, tmp_path / f"copy {page}")
        tables, events = counts(tmp_path / f"copy {page}")
        assert (tables, events) == (12 - len(lost), EVENTS * tables)
        losses[page] = len(lost)
    leaves = [lost for page, lost in losses.items() if page not in roots.values()]
    assert [losses.pop(roots[name]) for name in ("tables", "due", "sqlite_autoindex_tables_1")] == [0, 0, 0]
    assert 0 < max(leaves) <= 5


def test_what_a_backup_leaves_out_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(tmp_path, 30))
    overwrite(tmp_path / DATABASE, page_of(tmp_path / DATABASE, b"17 xxx"), b"\xff" * 512)
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--data", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().err == "kartaro: The table table 17 cannot be read. [table-unreadable]\n"
    restore(copy, tmp_path / "restored")
    assert counts(tmp_path / "restored" / DATABASE) == (29, 29)


def test_a_backup_of_a_store_without_its_beginning_is_refused(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path, 3))
    overwrite(tmp_path / DATABASE, 100, b"\xff" * 512)
    with pytest.raises(KartaroError, match="store-unreadable"):
        back_up(tmp_path, tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()
