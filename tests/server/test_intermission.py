"""After a round the next one waits until everybody here has gone on, for a while; programs are not waited for."""

from __future__ import annotations

import asyncio
import typing as t

from tests.server.inside import connected, lobby, play_on, two_play

from kartaro.core.generator import Generator
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.clock import SystemClock
from kartaro.server.settings import RATE
from kartaro.server.tables import events as ev
from kartaro.server.tables import intermission
from kartaro.server.tables.interfaces import Services
from kartaro.server.tables.lobby import Lobby
from kartaro.server.tables.state import rebuilt
from kartaro.server.thinking import ThreadedThinker

if t.TYPE_CHECKING:
    import pytest
    from tests.server.inside import Line, Message

    from kartaro.server.tables.runner import Runner

PAGE = p.Hello(shows_ends=True)
LONG_MATCH: dict[str, t.Any] = {"game": "love-letter", "options": {"tokens_to_win": "9"}}


async def end_of_round(runner: Runner, dice: Generator) -> None:
    while not runner.state.rests:
        await play_on(runner, 1, dice)


def rounds(runner: Runner) -> int:
    match = runner.state.match
    return sum(match.game.begins_round(fact) for fact in match.told(PUBLIC))


async def began(line: Line, runner: Runner, count: int) -> None:
    """Until so many rounds were dealt."""
    await line.until(lambda _: rounds(runner) >= count)


def paused(message: Message) -> t.Any:  # noqa: ANN401 - JSON
    return message["is"] == "table" and message["info"].get("intermission")


def last_told(line: Line) -> Message:
    return [message for message in line.heard if message["is"] == "told"][-1]


def test_the_next_round_begins_when_all_who_are_here_have_gone_on() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables, **LONG_MATCH)
            async with (
                connected(tables, runner, "ada", PAGE) as (_, ada),
                connected(tables, runner, "ben", PAGE) as (_, ben),
            ):
                await end_of_round(runner, Generator(1))
                shown = (await ada.until(paused))["info"]["intermission"]
                assert shown["waits"] == [0, 1]
                assert 0 < shown["seconds"] <= intermission.LONGEST
                told = last_told(ben)
                assert (told["asked"], told.get("question", 0)) == ([], 0)
                assert told["ending"]["words"]["say"]
                assert runner.state.asked() == []
                await ada.ask("on", "1", seat=0)
                assert (await ben.until(paused))["info"]["intermission"]["waits"] == [1]
                assert rounds(runner) == 1
                assert (await ben.ask("on", "1", seat=0))["code"] == "not-your-seat"
                await ben.ask("on", "2", seat=1)
                assert rounds(runner) == 2
                await ada.until(lambda message: message["is"] == "table" and not paused(message))
                assert (await ben.ask("on", "3", seat=1))["is"] == "done"
                assert rounds(runner) == 2, "said too late, it changes nothing"
            assert sum(isinstance(ev.DECODER.decode(body), ev.RoundBegan) for body in store.rows[runner.state.id]) == 1

    asyncio.run(scene())


def test_nobody_waits_longer_than_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intermission, "LONGEST", 0.05)

    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **LONG_MATCH)
            async with connected(tables, runner, "ada", PAGE) as (_, ada):
                await end_of_round(runner, Generator(1))
                await began(ada, runner, 2)

    asyncio.run(scene())


def test_whoever_leaves_is_not_waited_for() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **LONG_MATCH)
            async with connected(tables, runner, "ada", PAGE) as (_, ada):
                async with connected(tables, runner, "ben", PAGE):
                    await end_of_round(runner, Generator(1))
                    await ada.ask("on", "1", seat=0)
                    assert rounds(runner) == 1
                await began(ada, runner, 2)

    asyncio.run(scene())


def test_programs_are_told_of_the_next_round_with_the_end_of_the_last() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **LONG_MATCH)
            async with connected(tables, runner, "ada") as (_, ada):
                while rounds(runner) < 2:
                    await play_on(runner, 1, Generator(1))
                    assert not runner.state.rests
                assert not any(map(paused, ada.heard))

    asyncio.run(scene())


def test_bots_do_not_play_behind_the_end_of_a_round() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, chairs=["", "easy", "easy"], **LONG_MATCH)
            async with connected(tables, runner, "ada", PAGE) as (_, ada):
                async with asyncio.timeout(20):
                    while not runner.state.rests:
                        await play_on(runner, int(0 in runner.state.asked()), Generator(1))
                        await asyncio.sleep(0)
                count = len(runner.state.match.told(PUBLIC))
                await asyncio.gather(*runner.bots.thinking.values())  # whoever made the last move
                assert not runner.bots.thinking
                assert len(runner.state.match.told(PUBLIC)) == count
                await ada.ask("on", "1", seat=0)
                assert rounds(runner) == 2

    asyncio.run(scene())


def test_a_log_from_before_there_were_intermissions_makes_the_same_table() -> None:
    """There, the next decision follows the end of a round at once."""

    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables, **LONG_MATCH)
            dice, before = Generator(2), 0
            while rounds(runner) < 3 or rounds(runner) != before:  # not where a round has just ended
                before = rounds(runner)
                await play_on(runner, 1, dice)
            bodies = store.rows[runner.state.id]
            older = [body for body in bodies if not isinstance(ev.DECODER.decode(body), ev.RoundBegan)]
            assert len(older) == len(bodies) - rounds(runner) + 1
            for events in (older, bodies):
                state = rebuilt(runner.state.id, events)
                assert state.match.record(for_store=True) == runner.state.match.record(for_store=True)
                assert state.asked() == runner.state.asked()

    asyncio.run(scene())


def test_a_server_that_stops_at_the_end_of_a_round_goes_on_there() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables, **LONG_MATCH)
            async with connected(tables, runner, "ada", PAGE):
                await end_of_round(runner, Generator(1))
                tables.stop()
        tables = Lobby(Services(store, ThreadedThinker(0.0), SystemClock()), RATE)
        again = await tables.find(runner.state.id)
        assert (again.state.rests, rounds(again)) == (True, 1)
        async with connected(tables, again, "ada", PAGE) as (_, ada):
            await ada.until(lambda message: paused(message) and paused(message)["waits"] == [0])
            await ada.ask("on", "1", seat=0)
            assert rounds(again) == 2
        tables.stop()

    asyncio.run(scene())
