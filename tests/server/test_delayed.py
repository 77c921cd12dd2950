"""To whoever has no seat at a table that is watched later, everything is later: how far it is, its end, its record."""

from __future__ import annotations

import asyncio
import contextlib
import time
import typing as t

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.inside import MemoryStore, any_move, connected, lobby, play_on, two_play

from kartaro.core.errors import Refused
from kartaro.core.generator import Generator
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.http.app import make_app
from kartaro.server.serving import lobby_of
from kartaro.server.settings import Settings
from kartaro.server.tables.delayed import SOON, DelayedView, Moment
from kartaro.server.tables.finished import need_shown
from kartaro.server.tables.state import hashed

if t.TYPE_CHECKING:
    from kartaro.server.tables.runner import Runner

QUICK: dict[str, t.Any] = {"game": "love-letter", "options": {"tokens_to_win": "1"}}


def pass_by(runner: Runner, seconds: float) -> None:
    """All that has happened is that much longer ago."""
    runner.past.moments[:] = [moment._replace(at=moment.at - seconds) for moment in runner.past.moments]


async def play_to_the_end(runner: Runner) -> None:
    await play_on(runner, 1_000, Generator(1))
    assert runner.state.phase == "over"


def test_what_becomes_due_between_two_looks_at_the_clock_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, delay=100)
            late = DelayedView(runner, 0)
            now, info = time.monotonic(), runner.state.info()
            runner.past.moments[:] = [Moment(now - 200, 2, 0, info), Moment(now, 5, 0, info)]
            looks = iter([now + 99.998, now + 99.999, now + 100.001, now + 100.002])
            monkeypatch.setattr(time, "monotonic", lambda: next(looks))
            push = late.push()
            assert push is not None
            assert push.count == 2
            assert late.next_in() == SOON
            monkeypatch.undo()

    asyncio.run(scene())


def test_after_a_restart_nobody_sees_too_much_and_who_has_more_waits() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, delay=60)
            await play_on(runner, 4, Generator(1))
            all_told = runner.state.match.told_count(PUBLIC)
            runner.stop()
            table = runner.state.id
            del tables.runners[table]
            again = await tables.find(table)
            fresh = DelayedView(again, 0).push()
            assert fresh is not None
            assert (fresh.count, fresh.told) == (0, [])
            knows = DelayedView(again, all_told - 1)
            assert knows.push() is None
            pass_by(again, 60)
            rest = knows.push()
            assert rest is not None
            assert (rest.count, len(rest.told)) == (all_told, 1)

    asyncio.run(scene())


def test_nobody_finds_out_how_far_a_match_is_by_claiming_to_know_more() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, delay=60)
            await play_on(runner, 4, Generator(1))
            told = runner.state.match.told_count(PUBLIC)
            claims = [DelayedView(runner, have) for have in (1, told, told + 1, 10 * told)]
            assert [view.push() for view in claims] == [None] * 4
            waits = [view.next_in() for view in claims]
            assert all(wait is not None and 0 < wait <= 60 for wait in waits)
            pass_by(runner, 60)
            for view in claims:
                view.waits_until -= 60
            pushes = [view.push() for view in claims]
            assert [len(push.told) if push else None for push in pushes] == [told - 1, 0, told, told]

    asyncio.run(scene())


def test_over_a_socket_a_claim_to_know_more_gets_no_answer_before_its_time() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, delay=60)
            await play_on(runner, 4, Generator(1))
            hello = p.Hello(have={str(PUBLIC): 9_999}, watch=True)
            async with connected(tables, runner, "", hello) as (_, watcher):
                await asyncio.sleep(0.05)
                assert [message["is"] for message in watcher.messages()] == ["table"]

    asyncio.run(scene())


def test_the_end_and_who_plays_for_whom_are_seen_later_by_all_but_those_who_have_a_seat() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **QUICK, delay=60, listed=True)
            async with connected(tables, runner, "", p.Hello(watch=True)) as (client, watcher):
                await runner.seating.leave(1)
                assert runner.state.chairs[1].bot
                assert not runner.past.info(()).chairs[1].bot
                await runner.seating.come_back(1)
                await play_to_the_end(runner)
                await tables.rematch(runner, 0)
                await asyncio.sleep(0.05)
                seen = [message["info"] for message in watcher.messages() if message["is"] == "table"]
                assert {info["phase"] for info in seen} == {"playing"}
                assert not any(chair.get("bot") for info in seen for chair in info["chairs"])
                refused = await watcher.ask("follow", "f")
                assert (refused["code"], refused["args"]) == ("wrong-phase", {"phase": "playing"})
                pass_by(runner, 60)
                client.wake()
                await watcher.until(lambda message: message["is"] == "table" and message["info"]["phase"] == "over")
                assert (await watcher.ask("follow", "g"))["is"] == "done"

    asyncio.run(scene())


def test_the_lobby_shows_a_match_as_played_until_its_end_may_be_seen_and_its_rematch_no_sooner() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **QUICK, delay=60, listed=True)
            await play_to_the_end(runner)
            await tables.rematch(runner, 0)
            following = tables.runners[runner.state.next]
            assert [(info.table, info.phase, info.next) for info in tables.listed()] == [
                (runner.state.id, "playing", "")
            ]
            pass_by(runner, 60)
            following.unlisted_until -= 60
            assert [(info.table, info.phase) for info in tables.listed()] == [(following.state.id, "waiting")]

    asyncio.run(scene())


def test_the_record_is_open_at_once_to_those_who_have_a_seat_and_later_to_all_others() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **QUICK, delay=60)
            with pytest.raises(Refused, match="not-over"):
                need_shown(runner, "ada")
            await play_to_the_end(runner)
            need_shown(runner, "ada")
            with pytest.raises(Refused, match="not-over"):
                need_shown(runner, "")
            with pytest.raises(Refused) as caught:
                await runner.seating.sit("Cleo", hashed("cleo"), None)
            assert caught.value.arguments == {"phase": "playing"}
            pass_by(runner, 60)
            need_shown(runner, "")

    asyncio.run(scene())


PATHS = ("record", "replay", "deals", "analysis?seat=a")
"""Where a match that is over is looked at."""


@contextlib.contextmanager
def served_match(**terms: t.Any) -> t.Iterator[tuple[TestClient[t.Any], Runner]]:  # noqa: ANN401 - any terms
    """A match that has just ended, as HTTP shows it."""
    tables = lobby_of(MemoryStore(), Settings(pace=0.0, rate=1e6))

    async def play() -> Runner:
        runner = await two_play(tables, **QUICK, **terms)
        await play_to_the_end(runner)
        return runner

    with TestClient(make_app(tables, Settings(rate=1e6))) as client:
        yield client, client.blocking_portal.call(play)


def test_over_http_nothing_tells_a_stranger_that_a_match_is_over() -> None:
    with served_match(delay=60) as (client, runner):
        address = f"/api/1/tables/{runner.state.id}"
        ada = {"authorization": "Bearer ada"}
        assert [client.get(f"{address}/{path}").json().get("code") for path in PATHS] == ["not-over"] * 4
        assert [client.get(f"{address}/{path}", headers=ada).status_code for path in PATHS] == [200] * 4
        assert client.get(address).json()["phase"] == "playing"
        assert client.get(address, headers=ada).json()["phase"] == "over"
        joined = client.post(f"{address}/join", json={"name": "Cleo"})
        assert joined.json()["args"] == {"phase": "playing"}
        assert 'kartaro_tables{phase="over"} 0' in client.get("/metrics").text
        pass_by(runner, 60)
        assert [client.get(f"{address}/{path}").status_code for path in PATHS] == [200] * 4
        assert client.get(address).json()["phase"] == "over"
        assert 'kartaro_tables{phase="over"} 1' in client.get("/metrics").text


def test_without_a_delay_all_is_seen_at_once() -> None:
    with served_match() as (client, runner):
        assert runner.past.moments == []
        assert client.get(f"/api/1/tables/{runner.state.id}/record").status_code == 200


def test_what_was_seen_long_ago_is_forgotten() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, delay=60)
            dice = Generator(1)
            for _ in range(3):
                await play_on(runner, 2, dice)
                pass_by(runner, 100)
            assert len(runner.past.moments) <= 4
            seat = runner.state.asked()[0]
            await runner.playing.answer(seat, runner.state.chairs[seat].answers + 1, any_move(runner, seat, dice), "x")
            assert msgspec.structs.asdict(runner.past.info(()))["phase"] == "playing"
            assert runner.past.moment().told < runner.state.match.told_count(PUBLIC)

    asyncio.run(scene())
