"""Bots on a server: nobody keeps them waiting, they keep nobody waiting, and the log says nothing of what they know."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
import typing as t

import pytest
from tests.fairness.fair_matches import new_host
from tests.fairness.fair_matches import play_on as play_on_alone
from tests.server.inside import any_move, lobby, opened, play_on, two_play

from kartaro.bots import Chair, specs
from kartaro.core.errors import Refused
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.host import Host
from kartaro.record import Record
from kartaro.server import protocol as p
from kartaro.server.tables import bots, finished, playing
from kartaro.server.tables import events as ev
from kartaro.server.tables.bots import SafeMind
from kartaro.server.tables.finished import judged
from kartaro.server.thinking import ThreadedThinker
from kartaro.server.thinking import thinker as thinking
from kartaro.server.thinking.workers import Workers
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact

WORDS = "my hand is the princess"


class Indiscreet:
    """Fails, and says why with a card it holds."""

    name = "indiscreet"

    def __init__(self, chair: Chair, seed: int) -> None:
        del chair, seed

    def hear(self, fact: Fact) -> None:
        del fact

    def choose(self, codes: list[int]) -> int:
        raise RuntimeError(WORDS, codes)


def test_a_bot_that_fails_is_reported_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    named = game("love-letter")
    host = Host(Record(Match(named, named.edition(), 2), ["Ada", "Ben"]), {})
    mind = SafeMind(Chair(host.game, host.edition, host.seats, 0), f"{__name__}:{Indiscreet.__name__}")
    assert mind.choose([], [3, 5]) in {3, 5}
    assert "bot-failed" in caplog.text
    assert "RuntimeError" in caplog.text
    assert WORDS not in caplog.text


def test_whoever_studies_a_finished_game_does_not_keep_bots_waiting() -> None:
    async def scene() -> None:
        thinker = ThreadedThinker()
        done = threading.Event()
        studies = [asyncio.create_task(thinker.study(done.wait, 20)) for _ in range(8)]
        try:
            async with asyncio.timeout(10):
                assert await thinker.run(lambda: "a move") == "a move"
            assert not any(study.done() for study in studies)
        finally:
            done.set()
            await asyncio.gather(*studies)
            thinker.close()

    asyncio.run(scene())


def test_not_too_many_wait_to_study(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_STUDIES", 2)

    async def scene() -> None:
        thinker = ThreadedThinker()
        done = threading.Event()
        first = asyncio.create_task(thinker.study(done.wait, 20))
        await asyncio.sleep(0.1)  # a thread has taken it
        waiting = [asyncio.create_task(thinker.study(lambda: "seen")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-many"):
            await thinker.study(lambda: "seen")
        done.set()
        assert await asyncio.gather(*waiting) == ["seen", "seen"]
        await first
        assert await thinker.study(lambda: "seen") == "seen"
        thinker.close()

    asyncio.run(scene())


def test_an_analysis_ends_in_time_and_has_what_was_looked_at_by_then(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_on_alone(new_host(game("hanamikoji").edition(), 2)).record()
    everything = judged(record, 0, wire_of(game("hanamikoji")), now=time.monotonic)
    monkeypatch.setattr(finished, "LONGEST", 0.0)
    some = judged(record, 0, wire_of(game("hanamikoji")), now=time.monotonic)
    assert len(some) <= 1 < len(everything)


# ---------------------------------------------------------------------- bots that never answer


class Hangs:
    """Thinks for as long as it is not told to end."""

    name = "hangs"
    end = threading.Event()

    def __init__(self, chair: Chair, seed: int) -> None:
        del chair, seed

    def hear(self, fact: Fact) -> None:
        del fact

    def choose(self, codes: list[int]) -> int:
        self.end.wait(60)
        return codes[0]


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> t.Iterator[None]:
    """Bots of the level `hard` never answer; nobody waits long for them."""
    monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 0.2)
    real = specs.bot

    def planted(spec: str, chair: Chair, seed: int) -> t.Any:  # noqa: ANN401 - a bot
        return Hangs(chair, seed) if spec == "hard" else real(spec, chair, seed)

    monkeypatch.setattr(bots, "bot", planted)
    Hangs.end.clear()
    yield
    Hangs.end.set()


@pytest.mark.usefixtures("hanging")
def test_a_bot_that_never_answers_is_played_for_and_other_tables_go_on(caplog: pytest.LogCaptureFixture) -> None:
    """Though there are fewer threads than bots that hang."""

    async def scene() -> None:
        async with lobby() as (tables, _):
            thinker = t.cast("ThreadedThinker", tables.services.thinker)
            thinker.players.count = 1
            easy = {"game": "love-letter", "options": {"tokens_to_win": "1"}}
            stuck = [await two_play(tables, chairs=["", "hard"], first="b", **easy) for _ in range(3)]
            other = await two_play(tables, chairs=["", "easy"], first="b", **easy)
            async with asyncio.timeout(20):
                for runner in (other, *stuck):
                    while not runner.state.match.over():
                        if runner.state.asked() == [0]:
                            await play_on(runner, 1, Generator(1))
                        await asyncio.sleep(0.001)
            assert all(runner.state.chairs[1].bot == "hard" for runner in stuck)
            assert len(thinker.players.threads) == 1

    asyncio.run(scene())
    assert caplog.text.count("bot-hangs hard Overdue") == 3  # once at each table, and never again there


@pytest.mark.usefixtures("hanging")
def test_a_server_can_be_stopped_while_a_bot_hangs() -> None:
    async def scene() -> float:
        async with lobby() as (tables, _):
            await two_play(tables, chairs=["", "hard"], first="b")
            await asyncio.sleep(0.1)
            begun = time.monotonic()
        return time.monotonic() - begun

    assert asyncio.run(scene()) < 3
    assert all(thread.daemon for thread in threading.enumerate() if thread.name == "kartaro-bot")


def test_a_hint_that_takes_too_long_is_refused_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 0.1)
    end = threading.Event()
    monkeypatch.setattr(playing, "advised", lambda *_: end.wait(60))

    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables)
            for _ in range(2):
                with pytest.raises(Refused, match="took-too-long"):
                    await runner.playing.hint(0)

    asyncio.run(scene())
    end.set()


def test_who_waits_for_a_thread_has_not_begun_and_is_not_too_late() -> None:
    async def scene() -> None:
        workers = Workers(1, "test")
        jobs = [workers.run(0.3, time.sleep, 0.15) for _ in range(5)]
        begun = [when for _, when in await asyncio.gather(*jobs)]
        assert all(later - earlier >= 0.14 for earlier, later in itertools.pairwise(begun))
        workers.close()

    asyncio.run(scene())


def test_what_goes_wrong_in_a_thread_is_raised_where_somebody_waits() -> None:
    async def scene() -> None:
        workers = Workers(1, "test")
        with pytest.raises(ZeroDivisionError):
            await workers.run(5, lambda: 1 // 0)
        assert (await workers.run(5, lambda: "a move"))[0] == "a move"
        workers.close()

    asyncio.run(scene())


# ---------------------------------------------------------------------- at which pace they answer


@pytest.mark.parametrize("slowness", [0.1, 1.0])
def test_a_pause_covers_the_time_a_bot_is_given(slowness: float) -> None:
    thinker = ThreadedThinker(slowness)
    for thinks_for in (0.0, 0.2, 3.0):
        pauses = [thinker.pace.pause(thinks_for) for _ in range(50)]
        assert all(pause > thinks_for for pause in pauses)
        assert all(0.3 * slowness <= pause for pause in pauses)
    assert len({thinker.pace.pause(0.0) for _ in range(50)}) > 10


def test_who_thinks_longer_than_the_pause_answers_at_the_end_of_another() -> None:
    thinker = ThreadedThinker()
    told = [thinker.pace.longer(0.5, 0.6) for _ in range(50)]
    assert all(0.8 <= when <= 1.6 for when in told)
    assert len(set(told)) > 10
    assert thinker.pace.longer(0.5, 0.4) == 0.5
    assert thinker.pace.longer(0.5, 5.0) >= 5.0


def test_a_wait_for_a_thread_does_not_use_up_the_pause() -> None:
    """Else what is left of it would show whether there was anything to think about."""

    async def scene() -> None:
        thinker = ThreadedThinker()
        thinker.players.count = 1
        named = game("love-letter")
        host = Host(Record(Match(named, named.edition(), 2), ["Ada", "Ben"]), {})
        busy = asyncio.create_task(thinker.run(time.sleep, 1.3))
        await asyncio.sleep(0)
        asked = time.monotonic()
        _, due = await thinker.move(SafeMind(Chair(host.game, host.edition, host.seats, 0), "easy"), [], [3])
        assert due - asked >= 1.3 + 0.3
        await busy
        thinker.close()

    asyncio.run(scene())


def test_a_bot_whose_question_was_answered_meanwhile_is_not_asked() -> None:
    """It is about to think when its table hears that another node has let it answer already."""

    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await opened(tables, p.Terms(game="hanamikoji", chairs=["", "easy"], first="b"))
            move, codes_of = runner.services.thinker.move, []

            async def noted(mind: t.Any, facts: list[Fact], codes: list[int], slowness: float) -> tuple[int, float]:  # noqa: ANN401
                codes_of.append(codes)
                assert codes, "asked without a question"
                return await move(mind, facts, codes, slowness)

            async def hear_of_another_node() -> None:
                if runner.state.chairs[1].answers == 0:
                    answer = ev.Decided(1, any_move(runner, 1, Generator(1)))
                    await store.append(runner.state.id, runner.version + 1, [ev.ENCODER.encode(answer)])
                    await runner.follow()

            runner.services.thinker.move = noted  # type: ignore[method-assign, assignment]
            runner.catch_up = hear_of_another_node  # type: ignore[method-assign]
            await runner.starting.start("easy")
            async with asyncio.timeout(20):
                while runner.bots.thinking or 0 not in runner.state.asked():  # noqa: ASYNC110 - of bots
                    await asyncio.sleep(0)
            assert len(codes_of) == runner.state.chairs[1].answers - 1

    asyncio.run(scene())
