"""Tables that nobody is at leave memory, and come back as they were."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import typing as t
import weakref

import pytest
from tests.server.inside import MemoryStore, connected, lobby, opened, play_on, snapshot, two_play

from kartaro.core.errors import BadRecord, Refused
from kartaro.core.generator import Generator
from kartaro.server import protocol as p
from kartaro.server.clock import SystemClock
from kartaro.server.settings import RATE
from kartaro.server.tables import lobby as lobby_module
from kartaro.server.tables import resting
from kartaro.server.tables.interfaces import Rest, Services
from kartaro.server.tables.lobby import Lobby
from kartaro.server.tables.turn_clock import GRACE
from kartaro.server.thinking import ThreadedThinker

if t.TYPE_CHECKING:
    from kartaro.server.tables.runner import Runner

A_DAY = 86400


class SetClock(SystemClock):
    """A clock that is put forward by hand; what it is asked to do later happens as late as ever."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = self.wall = 0.0

    def now(self) -> float:
        return super().now() + self.ahead + self.wall

    def monotonic(self) -> float:
        return super().monotonic() + self.ahead

    def heard(self) -> float:
        return super().heard() + self.ahead


@contextlib.asynccontextmanager
async def lobby_over(store: MemoryStore, clock: SetClock) -> t.AsyncIterator[Lobby]:
    """A server that starts over a store."""
    tables = Lobby(Services(store, ThreadedThinker(0.0), clock), RATE)
    await tables.resting.start()
    try:
        yield tables
    finally:
        tables.stop()


async def rest(tables: Lobby, clock: SetClock) -> None:
    """So much time goes by that whatever may leave memory does."""
    clock.ahead += resting.LONGEST_IDLE + 1
    await tables.resting.rest_idle()


def deadlines(runner: Runner) -> dict[int, tuple[int, float]]:
    return {seat: (held.question, held.until) for seat, held in runner.turn_clock.deadlines.items()}


# ---------------------------------------------------------------------- leaving


@pytest.mark.parametrize("terms", [{}, {"clock": A_DAY}, {"game": "spicy", "clock": A_DAY, "reaction": 7200}])
def test_a_table_that_comes_back_is_the_same(terms: dict[str, t.Any]) -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            runner = await two_play(tables, **terms)
            await play_on(runner, 5, Generator(3))
            table, before, until = runner.state.id, snapshot(runner), deadlines(runner)
            assert bool(until) == bool(terms)
            await rest(tables, clock)
            assert table not in tables.runners
            again = await tables.find(table)
            assert again is not runner
            assert snapshot(again) == before
            assert deadlines(again) == {seat: pytest.approx(held, abs=0.01) for seat, held in until.items()}
            await play_on(again, 2, Generator(4))
            assert again.version == len(store.rows[table])

    asyncio.run(scene())


def test_a_table_is_gone_from_memory_without_the_help_of_the_collector() -> None:
    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:
            made = weakref.ref(await two_play(tables))
            gc.disable()
            try:
                await rest(tables, clock)
                assert made() is None
            finally:
                gc.enable()

    asyncio.run(scene())


def test_whoever_is_there_keeps_a_table_in_memory() -> None:
    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:
            runner = await two_play(tables)
            async with connected(tables, runner, "", p.Hello(watch=True)):
                await rest(tables, clock)
                assert runner.state.id in tables.runners
            await rest(tables, clock)
            assert tables.runners == {}

    asyncio.run(scene())


def test_a_clock_that_is_due_soon_and_a_live_window_keep_a_table_in_memory() -> None:
    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:
            soon = await two_play(tables, clock=int(2 * resting.LONGEST_IDLE))
            live = await two_play(tables, game="spicy", live=True, reaction=7200)
            while not live.turn_clock.deadlines:
                await play_on(live, 1, Generator(1))
            await rest(tables, clock)
            assert set(tables.runners) == {soon.state.id, live.state.id}

    asyncio.run(scene())


def test_a_bot_in_the_middle_of_a_move_keeps_a_table_in_memory() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            runner = await opened(tables, p.Terms("hanamikoji", chairs=["", "easy"], first="b"))
            store.slow = 0.2
            await runner.starting.start("easy")
            assert runner.bots.thinking
            await rest(tables, clock)
            assert runner.state.id in tables.runners
            async with asyncio.timeout(10):
                while runner.tasks:  # noqa: ASYNC110 - nobody is connected
                    await asyncio.sleep(0.01)
            await rest(tables, clock)
            assert tables.runners == {}

    asyncio.run(scene())


def test_what_watchers_see_later_keeps_a_table_in_memory_and_is_seen_at_once_after_its_rest() -> None:
    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:
            runner = await two_play(tables, delay=600)
            await rest(tables, clock)
            assert runner.state.id in tables.runners
            clock.ahead += 600
            await rest(tables, clock)
            assert tables.runners == {}
            assert (await tables.find(runner_id(tables))).past.is_whole()

    def runner_id(tables: Lobby) -> str:
        return next(iter(t.cast("MemoryStore", tables.services.store).rows))

    asyncio.run(scene())


def test_somebody_who_comes_while_a_table_goes_to_rest_finds_it_there() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            runner = await two_play(tables)
            clock.ahead += resting.LONGEST_IDLE + 1
            storing, may_go_on = asyncio.Event(), asyncio.Event()

            class Slow(MemoryStore):
                async def rest(self, table: str, version: int, rest: Rest) -> None:
                    storing.set()
                    await may_go_on.wait()
                    await MemoryStore.rest(self, table, version, rest)

            store.__class__ = Slow
            going = asyncio.create_task(tables.resting.rest_idle())
            await storing.wait()
            found = await tables.find(runner.state.id)
            clock.ahead += resting.SHORTEST_STAY
            may_go_on.set()
            await going
            assert found is runner is tables.runners[runner.state.id]
            await play_on(runner, 1, Generator(1))
            assert await store.resting(runner.state.id) is None

    asyncio.run(scene())


def test_few_idle_tables_stay_those_that_were_left_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resting, "MOST_IDLE", 2)

    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:
            runners = []
            for _ in range(5):
                runners.append((await two_play(tables)).state.id)
                clock.ahead += resting.SHORTEST_STAY
            await tables.resting.rest_idle()
            assert list(tables.runners) == runners[-2:]

    asyncio.run(scene())


def test_nothing_can_be_done_with_a_table_that_has_left() -> None:
    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:
            runner = await two_play(tables)
            await rest(tables, clock)
            async with runner.lock:
                with pytest.raises(Exception, match="store-failed"):
                    await runner.append()

    asyncio.run(scene())


# ---------------------------------------------------------------------- coming back


def test_a_start_reads_no_table_and_wakes_only_what_it_must() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            for _ in range(20):
                await two_play(tables)
            await rest(tables, clock)
            in_play = await two_play(tables)
        store.reads = 0
        async with lobby_over(store, clock) as tables:
            assert (store.reads, tables.runners) == (0, {})
            await tables.resting.wake_due()
            assert (store.reads, list(tables.runners)) == (1, [in_play.state.id])

    asyncio.run(scene())


def test_a_table_comes_back_when_its_clock_is_due_and_a_bot_takes_the_seat() -> None:
    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:
            table = (await two_play(tables, clock=A_DAY)).state.id
            await rest(tables, clock)
            clock.ahead += A_DAY - resting.LONGEST_IDLE - 30
            await tables.resting.wake_due()
            assert tables.runners == {}
            clock.ahead += 30 + GRACE
            await tables.resting.wake_due()
            runner = tables.runners[table]
            async with asyncio.timeout(10):
                while not runner.state.chairs[0].bot:  # noqa: ASYNC110 - nobody is connected
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_nobody_loses_time_while_no_server_could_hear_them_or_when_the_clock_is_set() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            table = (await two_play(tables, clock=A_DAY)).state.id
            await rest(tables, clock)
            clock.wall += 2 * A_DAY
            assert left(await tables.find(table)) == pytest.approx(A_DAY - resting.LONGEST_IDLE - 1, abs=5)
            await rest(tables, clock)
        clock.wall = 0.0
        clock.ahead += 2 * A_DAY
        async with lobby_over(store, clock) as tables:
            await tables.resting.wake_due()
            assert left(tables.runners[table]) == pytest.approx(A_DAY, abs=5)
            await rest(tables, clock)
        clock.wall -= 9 * A_DAY
        async with lobby_over(store, clock) as tables:
            assert left(await tables.find(table)) == pytest.approx(A_DAY, abs=5)

    def left(runner: Runner) -> float:
        seconds = runner.turn_clock.seconds_left(0)
        assert seconds is not None
        return seconds

    asyncio.run(scene())


def test_a_table_is_read_once_however_many_come_to_it() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            table = (await two_play(tables)).state.id
            await rest(tables, clock)
            store.reads = 0
            found = await asyncio.gather(*(tables.find(table) for _ in range(10)))
            assert (len(set(found)), store.reads) == (1, 1)

    asyncio.run(scene())


def test_a_table_that_never_began_is_closed_in_time() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            table = (await opened(tables, p.Terms("spicy", chairs=["", ""], listed=True))).state.id
            await rest(tables, clock)
            assert [info.table for info in tables.listed()] == [table]
            clock.ahead += resting.TIME_TO_BEGIN - resting.LONGEST_IDLE - 30
            await tables.resting.wake_due()
            assert tables.runners == {}
            clock.ahead += 30
            await tables.resting.wake_due()
            assert tables.runners[table].state.phase == "waiting"
            clock.ahead += resting.SHORTEST_STAY
            await rest(tables, clock)
            assert (tables.runners, tables.listed()) == ({}, [])
            assert (await tables.find(table)).state.phase == "closed"

    asyncio.run(scene())


def test_whatever_goes_wrong_at_a_start_is_reported_and_the_server_runs(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        store = MemoryStore()
        store.rests["oak"] = Rest(1.0, None, b"", b"not a table")
        async with lobby_over(store, SetClock()) as tables:
            assert tables.listed() == []
            await tables.resting.start()
            assert [entry.getMessage().split("\n")[0] for entry in caplog.records] == [
                "store-failed list-tables DecodeError"
            ]
            await two_play(tables)

    asyncio.run(scene())


def test_what_cannot_be_read_is_refused_reported_once_and_keeps_nothing_else_from_going_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            good, bad = await two_play(tables), await two_play(tables)
            tables.runners.clear()
            store.rows[bad.state.id][3] = b"\x00not an event"
            for _ in range(3):
                await tables.resting.wake_due()
            assert list(tables.runners) == [good.state.id]
            entries = [entry.getMessage() for entry in caplog.records if entry.levelno == logging.ERROR]
            assert [entry.split("\n")[0] for entry in entries] == [f"table-unreadable {bad.state.id} DecodeError"]
            with pytest.raises(BadRecord, match="table-unreadable") as caught:
                await tables.find(bad.state.id)
            assert caught.value.arguments == {"table": bad.state.id}
            await play_on(good, 3, Generator(1))

    asyncio.run(scene())


# ---------------------------------------------------------------------- the lobby, archives, limits


def test_the_lobby_shows_tables_at_rest_also_after_a_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            names = [(await two_play(tables, listed=True)).state.id for _ in range(3)]
            await two_play(tables)
            shown = tables.listed()
            await rest(tables, clock)
            assert {info.table: info for info in tables.listed()} == {info.table: info for info in shown}
        async with lobby_over(store, clock) as tables:
            assert {info.table for info in tables.listed()} == set(names)
            await tables.find(names[0])
            assert len(tables.listed()) == 3
        monkeypatch.setattr(resting, "MOST_LISTED", 2)
        async with lobby_over(store, clock) as tables:
            assert len(tables.listed()) == 2

    asyncio.run(scene())


def test_tables_are_archived_after_a_time_and_come_back_by_their_link() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), SetClock()
        async with lobby_over(store, clock) as tables:
            tables.resting.archive_after = 10 * A_DAY
            table = (await two_play(tables, listed=True, clock=20 * A_DAY)).state.id
            await rest(tables, clock)
            clock.ahead += 9 * A_DAY
            await tables.resting.archive_old()
            assert len(tables.listed()) == 1
            clock.ahead += A_DAY
            await tables.resting.archive_old()
            assert tables.listed() == []
            clock.ahead += 20 * A_DAY
            await tables.resting.wake_due()
            assert tables.runners == {}
            await play_on(await tables.find(table), 1, Generator(1))

    asyncio.run(scene())


def test_limits_count_tables_in_memory_by_the_address_they_were_opened_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_FROM_ONE_ADDRESS", 2)

    async def scene() -> None:
        async with lobby_over(MemoryStore(), clock := SetClock()) as tables:

            async def open_from(address: str) -> None:
                await tables.open(p.Terms("spicy", chairs=["", ""]), "Ada", "ada", address)

            for _ in range(5):
                await open_from("one")
                await open_from("one")
                with pytest.raises(Refused, match="too-many"):
                    await open_from("one")
                await open_from("two")
                await rest(tables, clock)
            assert tables.opened_from == {}

    asyncio.run(scene())
