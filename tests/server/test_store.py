"""What a store promises, kept by the one in SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sqlite3
import stat
import subprocess
import sys
import typing as t

import pytest

from kartaro.core.errors import BadOption, BadRecord, KartaroError
from kartaro.server.store.sqlite import DATABASE, SqliteStore, migrations, restore
from kartaro.server.tables.interfaces import Conflict, NotStored, Rest, Store, StoredEvent

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
    from pathlib import Path


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore.open(folder)
    try:
        yield store
    finally:
        await store.close()


def in_a_loop(test: Callable[[Path], Coroutine[t.Any, t.Any, None]]) -> Callable[[Path], None]:
    """A test that waits for things."""

    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    run.__name__ = test.__name__
    return run


SHARED = (
    "test_events_come_back_in_order",
    "test_what_was_stored_is_there_after_opening_again",
    "test_a_version_is_given_once",
    "test_no_version_is_left_out",
    "test_of_many_who_append_the_same_version_one_wins_and_others_in_the_commit_are_not_harmed",
    "test_an_append_of_which_one_event_cannot_be_stored_leaves_nothing",
    "test_appends_one_after_another_need_not_wait_for_each_other",
    "test_appends_made_at_once_share_commits",
    "test_no_events_are_no_append",
    "test_who_no_longer_waits_harms_nobody",
    "test_the_lobby_knows_tables_at_rest_those_left_last_first",
)
"""What a store of any kind promises; `tests/server/nodes` tests it with PostgreSQL."""


async def outcomes(*appends: Awaitable[None]) -> list[str]:
    """What became of appends that were made at once: `stored`, or the code of the error."""
    results = await asyncio.gather(*appends, return_exceptions=True)
    return [result.code if isinstance(result, KartaroError) else "stored" for result in results]


# Events


@in_a_loop
async def test_events_come_back_in_order(folder: Path) -> None:
    async with opened(folder) as store:
        kept: Store = store
        await kept.append("oak", 1, [b"a", b"", b"c\0"])
        await kept.append("elm", 1, [b"x"])
        await kept.append("oak", 4, [b"d"])
        assert await kept.read("oak") == [
            StoredEvent(1, b"a"),
            StoredEvent(2, b""),
            StoredEvent(3, b"c\0"),
            StoredEvent(4, b"d"),
        ]
        assert await kept.read("oak", after=3) == [StoredEvent(4, b"d")]
        assert await kept.read("oak", after=4) == []
        assert await kept.read("ash") == []


@in_a_loop
async def test_what_was_stored_is_there_after_opening_again(folder: Path) -> None:
    for version in range(1, 4):
        async with opened(folder / "new" / "store") as store:
            await store.append("oak", version, [b"%d" % version])
    async with opened(folder / "new" / "store") as store:
        assert [event.body for event in await store.read("oak")] == [b"1", b"2", b"3"]


@in_a_loop
async def test_a_version_is_given_once(folder: Path) -> None:
    async with opened(folder) as store:
        await store.append("oak", 1, [b"a", b"b"])
        for version in (1, 2):
            with pytest.raises(Conflict, match="store-conflict") as caught:
                await store.append("oak", version, [b"late"])
            assert caught.value.arguments == {"table": "oak", "version": version, "next": 3}
        assert [event.body for event in await store.read("oak")] == [b"a", b"b"]


@in_a_loop
async def test_no_version_is_left_out(folder: Path) -> None:
    async with opened(folder) as store:
        assert await outcomes(store.append("oak", 2, [b"early"]), store.append("oak", 0, [b"0"])) == [
            "store-conflict",
            "store-conflict",
        ]
        await store.append("oak", 1, [b"a"])
        assert await outcomes(store.append("oak", 3, [b"c"])) == ["store-conflict"]
        assert await store.read("oak") == [StoredEvent(1, b"a")]


@in_a_loop
async def test_of_many_who_append_the_same_version_one_wins_and_others_in_the_commit_are_not_harmed(
    folder: Path,
) -> None:
    async with opened(folder) as store:
        same = [store.append("oak", 1, [b"%d" % number, b"more"]) for number in range(20)]
        others = [store.append(f"elm {number}", 1, [b"x"]) for number in range(20)]
        mixed = [append for pair in zip(same, others, strict=True) for append in pair]
        results = await outcomes(*mixed)
        assert results[::2].count("stored") == 1
        assert results[1::2] == ["stored"] * 20
        winner = results[::2].index("stored")
        assert await store.read("oak") == [StoredEvent(1, b"%d" % winner), StoredEvent(2, b"more")]


@in_a_loop
async def test_an_append_of_which_one_event_cannot_be_stored_leaves_nothing(folder: Path) -> None:
    async with opened(folder) as store:
        with pytest.raises(NotStored):
            await store.append("oak", 1, [b"a", t.cast("bytes", object())])
        assert await store.read("oak") == []
        assert await store.due(0.0, 9) == []
        await store.append("oak", 1, [b"a"])
        assert await store.read("oak") == [StoredEvent(1, b"a")]


@in_a_loop
async def test_appends_one_after_another_need_not_wait_for_each_other(folder: Path) -> None:
    async with opened(folder) as store:
        await asyncio.gather(*(store.append("oak", version, [b"x"]) for version in range(1, 101)))
        assert [event.version for event in await store.read("oak")] == list(range(1, 101))


@in_a_loop
async def test_appends_made_at_once_share_commits(folder: Path) -> None:
    async with opened(folder) as store:

        async def play(table: str) -> None:
            for version in range(1, 11):
                await store.append(table, version, [b"x"])

        await asyncio.gather(*(play(f"table {number}") for number in range(50)))
        assert 10 <= store.commits < 100


@in_a_loop
async def test_no_events_are_no_append(folder: Path) -> None:
    async with opened(folder) as store:
        await store.append("oak", 7, [])
        assert store.commits == 0
        assert await store.due(0.0, 9) == []


@in_a_loop
async def test_where_there_is_nothing_to_archive_there_is_no_commit(folder: Path) -> None:
    async with opened(folder) as store:
        await store.archive(1.0, 9)
        assert store.commits == 0


@in_a_loop
async def test_who_no_longer_waits_harms_nobody(folder: Path) -> None:
    async with opened(folder) as store:
        gone = asyncio.ensure_future(store.append("oak", 1, [b"x"]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append("elm", 1, [b"x"])
        assert gone.cancelled()


# Tables


def far_future(listing: bytes | None = None, since: float = 50.0) -> Rest:
    return Rest(since, 1e9, b"notes", listing)


@in_a_loop
async def test_tables_are_due_until_they_rest_and_whenever_something_is_appended(folder: Path) -> None:
    async with opened(folder) as store:
        for name in ("oak", "ash", "elm"):
            await store.append(name, 1, [b"x"])
        await store.rest("ash", 1, far_future())
        assert await store.due(100.0, 9) == ["oak", "elm"]
    async with opened(folder) as store:
        assert await store.due(100.0, 9) == ["oak", "elm"]
        assert (await store.resting("oak"), await store.resting("fir")) == (None, None)
        assert await store.resting("ash") == far_future()
        assert await store.read("ash") == [StoredEvent(1, b"x")]
        await store.append("ash", 2, [b"y"])
        assert await store.due(100.0, 9) == ["oak", "ash", "elm"]
        assert await store.resting("ash") is None


@in_a_loop
async def test_tables_at_rest_are_due_when_they_say_so_the_earliest_first(folder: Path) -> None:
    async with opened(folder) as store:
        for name, due in (("oak", 30.0), ("ash", None), ("elm", 20.0), ("fir", 40.0)):
            await store.append(name, 1, [b"x"])
            await store.rest(name, 1, Rest(1.0, due))
        assert await store.due(19.0, 9) == []
        assert await store.due(30.0, 9) == ["elm", "oak"]
        assert await store.due(1e12, 2) == ["elm", "oak"]


@in_a_loop
async def test_a_table_rests_after_its_last_event_only(folder: Path) -> None:
    async with opened(folder) as store:
        await store.append("oak", 1, [b"x", b"y"])
        assert await outcomes(store.rest("oak", 1, far_future()), store.rest("ash", 1, far_future())) == [
            "store-conflict",
            "store-conflict",
        ]
        assert await outcomes(store.append("oak", 3, [b"z"]), store.rest("oak", 3, far_future())) == ["stored"] * 2
        assert await store.due(100.0, 9) == []
        assert await outcomes(store.rest("oak", 3, far_future()), store.append("oak", 4, [b"z"])) == ["stored"] * 2
        assert await store.due(100.0, 9) == ["oak"]


@in_a_loop
async def test_the_lobby_knows_tables_at_rest_those_left_last_first(folder: Path) -> None:
    async with opened(folder) as store:
        for since, name in enumerate(("oak", "ash", "elm")):
            await store.append(name, 1, [b"x"])
            await store.rest(name, 1, far_future(name.encode(), since))
        assert [rest.listing for rest in await store.listings(9)] == [b"elm", b"ash", b"oak"]
        assert [rest.listing for rest in await store.listings(2)] == [b"elm", b"ash"]
        await store.append("elm", 2, [b"x"])
        assert [rest.listing for rest in await store.listings(9)] == [b"ash", b"oak"]


@in_a_loop
async def test_what_is_archived_is_neither_due_nor_listed_until_something_is_appended(folder: Path) -> None:
    async with opened(folder) as store:
        for since, name in enumerate(("oak", "ash", "elm")):
            await store.append(name, 1, [b"x"])
            await store.rest(name, 1, far_future(name.encode(), since))
        await store.archive(2.0, 1)
        assert [rest.listing for rest in await store.listings(9)] == [b"elm", b"ash"]
        await store.archive(2.0, 9)
        assert await store.due(1e12, 9) == ["elm"]
        assert await store.read("oak") == [StoredEvent(1, b"x")]
        assert await store.resting("oak") == far_future(b"oak", 0.0)
        await store.append("oak", 2, [b"y"])
        assert await store.due(1e12, 9) == ["oak", "elm"]


# Opening and closing


@in_a_loop
async def test_what_was_asked_for_before_closing_is_done_and_nothing_after(folder: Path) -> None:
    store = SqliteStore.open(folder)
    before = asyncio.ensure_future(store.append("oak", 1, [b"x"]))
    await asyncio.sleep(0)
    await store.close()
    await before
    with pytest.raises(NotStored) as caught:
        await store.append("oak", 2, [b"x"])
    assert caught.value.arguments == {"why": "closed"}
    await store.close()


@in_a_loop
async def test_a_folder_has_one_server(folder: Path) -> None:
    async with opened(folder) as store:
        with pytest.raises(KartaroError, match="store-in-use"):
            SqliteStore.open(folder)
        program = "import sys; from pathlib import Path; from kartaro.server.store.sqlite import SqliteStore as S; "
        other = [sys.executable, "-c", program + "S.open(Path(sys.argv[1]))", str(folder)]
        run = await asyncio.to_thread(subprocess.run, other, capture_output=True, text=True, check=False)
        assert "store-in-use" in run.stderr
        await store.append("oak", 1, [b"x"])
    async with opened(folder):
        pass


@in_a_loop
async def test_only_the_owner_can_read_what_holds_every_card(folder: Path) -> None:
    async with opened(folder / "store") as store:
        await store.append("oak", 1, [b"x"])
        await store.backup(folder / "copy")
        for path in [folder / "copy", folder / "store", *(folder / "store").iterdir()]:
            assert not path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO), path


@pytest.mark.parametrize("content", [b"This never was a database. " * 200, b"SQLite format 3\0" + b"\7" * 5000])
def test_a_file_that_is_no_store_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(content)
    with pytest.raises(BadRecord, match="store-unreadable"):
        SqliteStore.open(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == content
    with pytest.raises(BadRecord, match="store-unreadable"):
        restore(tmp_path / DATABASE, tmp_path / "other")


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(BadOption, match="cannot-write"):
        SqliteStore.open(tmp_path / "file" / "store")


# Migrations


def columns(path: Path) -> list[str]:
    """Those of the list of tables."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return [name for _, name, *_ in connection.execute("PRAGMA table_info(tables)")]


def version(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


@in_a_loop
async def test_an_empty_database_takes_all_steps(folder: Path) -> None:
    (folder / DATABASE).touch()
    assert version(folder / DATABASE) == 0
    async with opened(folder) as store:
        await store.append("oak", 1, [b"x"])
    assert version(folder / DATABASE) == len(migrations.MIGRATIONS)


def test_an_older_database_takes_the_steps_it_lacks_and_keeps_its_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(number: int) -> list[StoredEvent]:
        async with opened(tmp_path) as store:
            await store.append("oak", number, [b"x"])
            return await store.read("oak")

    asyncio.run(write(1))
    later = ("ALTER TABLE tables ADD COLUMN closed_at TEXT", "UPDATE tables SET closed_at = 'never'")
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, later))
    assert asyncio.run(write(2)) == [StoredEvent(1, b"x"), StoredEvent(2, b"x")]
    assert version(tmp_path / DATABASE) == len(migrations.MIGRATIONS)
    assert "closed_at" in columns(tmp_path / DATABASE)


def test_a_step_that_fails_is_not_taken_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(SqliteStore.open(tmp_path).close())
    today = len(migrations.MIGRATIONS)
    bad = ("ALTER TABLE tables ADD COLUMN closed_at TEXT", "UPDATE no_such_table SET x = 1")
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, bad))
    with pytest.raises(KartaroError):
        SqliteStore.open(tmp_path)
    assert version(tmp_path / DATABASE) == today
    assert "closed_at" not in columns(tmp_path / DATABASE)
    monkeypatch.undo()
    asyncio.run(SqliteStore.open(tmp_path).close())


@in_a_loop
async def test_a_newer_database_is_refused(folder: Path) -> None:
    async with opened(folder / "store") as store:
        await store.backup(folder / "copy")
    for path in (folder / "store" / DATABASE, folder / "copy"):
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA user_version = 99")
    with pytest.raises(KartaroError, match="store-newer") as caught:
        SqliteStore.open(folder / "store")
    assert caught.value.arguments["version"] == 99
    with pytest.raises(KartaroError, match="store-newer"):
        restore(folder / "copy", folder / "other")


# Backups


@in_a_loop
async def test_a_backup_made_while_others_write_is_of_one_moment(folder: Path) -> None:
    """Two tables take turns, so that at every moment they have the same number of events, or the first has one more."""
    async with opened(folder / "store") as store:
        stop = False

        async def write() -> int:
            for number in itertools.count(1):
                await store.append("oak", number, [b"x" * 2000])
                await store.append("elm", number, [b"x" * 2000])
                if stop:
                    return number
            raise AssertionError

        writing = asyncio.ensure_future(write())
        for number in range(5):
            await asyncio.sleep(0.02)
            before = len(await store.read("oak"))
            await store.backup(folder / f"copy {number}")
            after = len(await store.read("oak"))
            restore(folder / f"copy {number}", folder / f"restored {number}")
            async with opened(folder / f"restored {number}") as copy:
                oak, elm = await copy.read("oak"), await copy.read("elm")
                assert len(oak) - len(elm) in {0, 1}
                assert before <= len(oak) <= after
                await copy.append("oak", len(oak) + 1, [b"goes on"])
        stop = True
        assert len(await store.read("oak")) <= await writing


@in_a_loop
async def test_neither_a_backup_nor_a_restored_store_replaces_anything(folder: Path) -> None:
    async with opened(folder / "store") as store:
        await store.append("oak", 1, [b"x"])
        await store.backup(folder / "copy")
        with pytest.raises(BadOption, match="file-exists"):
            await store.backup(folder / "copy")
        with pytest.raises(KartaroError, match="store-in-use"):
            restore(folder / "copy", folder / "store")
    with pytest.raises(BadOption, match="file-exists"):
        restore(folder / "copy", folder / "store")
    (folder / "other").mkdir()
    (folder / "other" / f"{DATABASE}-wal").write_bytes(b"the log of another database")
    with pytest.raises(BadOption, match="file-exists"):
        restore(folder / "copy", folder / "other")


@in_a_loop
async def test_a_backup_that_cannot_be_written_leaves_nothing(folder: Path) -> None:
    async with opened(folder / "store") as store:
        with pytest.raises(NotStored):
            await store.backup(folder / "no such folder" / "copy")
    assert os.listdir(folder) == ["store"]


def test_a_database_that_is_not_ours_is_not_restored(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "foreign")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    for backup in ("foreign", "missing"):
        with pytest.raises(BadRecord, match="store-unreadable"):
            restore(tmp_path / backup, tmp_path / "store")
    assert not (tmp_path / "store" / DATABASE).exists()
