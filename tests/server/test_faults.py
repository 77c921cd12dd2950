"""What goes wrong: a server that dies, a disk that is full, bots that fail, clients that hang. Tables go on."""

from __future__ import annotations

import asyncio
import signal
import time
import typing as t

import msgspec
import pytest
from tests.scale import times
from tests.server.driving import Player, Server, sitting, walk
from tests.server.inside import any_move, connected, lobby, play_on, snapshot, two_play
from tests.server.replay import Replay
from websockets.exceptions import ConnectionClosed

from kartaro.core.generator import Generator
from kartaro.fairness import commitment
from kartaro.server import protocol as p
from kartaro.server.tables import bots, turn_clock
from kartaro.server.tables.interfaces import NotStored
from kartaro.server.tables.state import hashed, rebuilt

if t.TYPE_CHECKING:
    from tests.server.driving import Message

LOAD: list[Message] = [
    {"game": "love-letter", "chairs": ["", "", "easy"], "options": {"tokens_to_win": "7"}},
    {"game": "love-letter", "edition": "2012", "chairs": ["", ""], "options": {"tokens_to_win": "9"}},
    {"game": "hanamikoji", "chairs": ["", "easy"]},
    {"game": "spicy", "chairs": ["", "", "easy", "easy"]},
    {"game": "spicy", "chairs": ["", ""], "live": True},
]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


# ---------------------------------------------------------------------- a server that dies


class Steady:
    """Somebody who plays on whatever happens to the server, and knows what was acknowledged."""

    def __init__(self, player: Player, dice: Generator) -> None:
        self.player = player
        self.dice = dice
        self.wishes: dict[tuple[int, int], str] = {}
        self.acknowledged: dict[tuple[int, int], str] = {}

    async def play(self) -> None:
        player = self.player
        while player.over is None:
            if player.ended:
                await player.back()
            await player.until(lambda: player.over is not None or player.ended or any(map(player.question, player.you)))
            for seat in player.you:
                push = player.question(seat)
                if push is not None and not player.ended:
                    await self.answer(seat, push)

    async def answer(self, seat: int, push: Message) -> None:
        """The same answer with the same id, until it is acknowledged."""
        question = push["question"]
        move = self.wishes.setdefault((seat, question), walk(push["menu"], self.dice))
        try:
            reply = await self.player.ask("move", id=f"{seat}-{question}", seat=seat, question=question, move=move)
        except ConnectionClosed:
            return
        if reply["is"] == "done":
            self.acknowledged[seat, question] = move
        elif reply["is"] == "ended":
            return
        else:  # live, another was faster
            assert (reply["code"], self.player.info["terms"].get("live")) == ("already-answered", True), reply
        self.player.answered[seat] = question


async def under_load(server: Server, harm: t.Callable[[], None], often: int) -> list[Steady]:
    """Several tables are played to their ends, and others after them, while the server is harmed so often."""
    everybody: list[Steady] = []
    while often:
        crowd = await begin_to_play(server)
        everybody += crowd
        playing = asyncio.gather(*(one.play() for one in crowd))
        while often and not playing.done():
            await asyncio.sleep(0.25)
            if not playing.done():
                often -= 1
                await asyncio.to_thread(harm)
                await asyncio.to_thread(server.start)
        await playing
        for one in crowd:
            await one.player.vanish()
    return everybody


async def begin_to_play(server: Server) -> list[Steady]:
    crowd: list[Steady] = []
    for terms in LOAD:
        ada = server.open("Ada", **terms)
        free = range(1, terms["chairs"].count(""))
        people = [ada, *(server.join(ada["table"], NAMES[seat]) for seat in free)]
        for seated in people:
            player = await Player(server, seated["table"], seated["token"]).come()
            await player.until_own(lambda player: player.info)
            crowd.append(Steady(player, Generator(len(crowd))))
        await crowd[-len(people)].player.ok("start")
    return crowd


def check_that_nothing_was_lost(server: Server, crowd: list[Steady]) -> None:
    """All that was told is what the record tells, and every acknowledged answer is the one that was given."""
    replays: dict[str, Replay] = {}
    for one in crowd:
        player = one.player
        if player.table not in replays:
            replays[player.table] = Replay(server.ask("GET", f"/api/1/tables/{player.table}/record").text)
        replay = replays[player.table]
        for seat in player.you:
            told = msgspec.to_builtins(replay.told(seat, 0, 1_000_000))
            assert player.told[seat] == told
        if not player.info["terms"].get("live"):  # there an answer may come too early, and then counts as another
            for (seat, question), move in one.acknowledged.items():
                assert decision_text(replay, seat, question) == move
    assert sum(len(one.acknowledged) for one in crowd) > 100


def decision_text(replay: Replay, seat: int, question: int) -> str:
    codes = [decision.move for decision in replay.match.decisions if decision.seat == seat]
    return replay.match.game.move_text(seat, codes[question - 1])


def test_a_server_that_is_killed_again_and_again_loses_nothing(own_server: Server) -> None:
    crowd = asyncio.run(under_load(own_server, own_server.kill, times(4, 40)))
    check_that_nothing_was_lost(own_server, crowd)
    assert "Traceback" not in own_server.log()


def test_a_server_that_is_stopped_goes_on_after_the_next_start(own_server: Server) -> None:
    ends: list[int] = []
    crowd = asyncio.run(under_load(own_server, lambda: ends.append(own_server.stop()), 2))
    check_that_nothing_was_lost(own_server, crowd)
    assert set(ends) <= {0, -signal.SIGTERM}
    assert "Traceback" not in own_server.log(), own_server.log()
    assert "never" not in own_server.log()


def test_a_table_that_stops_leaves_no_task_behind() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            await two_play(tables, chairs=["", "easy"], first="b", game="love-letter")
        await asyncio.sleep(0.2)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scene())


# ---------------------------------------------------------------------- bots that fail


class Broken:
    """A bot that fails in one way."""

    name = "broken"

    def __init__(self, way: object) -> None:
        self.way = way

    def hear(self, _: object) -> None:
        if self.way == "hear":
            raise RuntimeError("deaf")

    def choose(self, codes: list[int]) -> t.Any:  # noqa: ANN401 - nonsense
        if self.way in {"hear", "choose"}:
            raise ZeroDivisionError(codes)
        return self.way


def build_no_bot(*_: object) -> t.Never:
    raise MemoryError


@pytest.mark.parametrize("way", ["hear", "choose", "build", -1, 10**30, None, "guard", []], ids=str)
def test_a_bot_that_fails_does_not_stop_its_table(way: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot", build_no_bot if way == "build" else lambda *_: Broken(way))

    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, game="love-letter", options={"tokens_to_win": "1"}, chairs=["", "easy"])
            async with asyncio.timeout(20):
                while not runner.state.match.over():
                    if runner.state.asked() == [0]:
                        await play_on(runner, 1, Generator(1))
                    await asyncio.sleep(0.001)

    asyncio.run(scene())


# ---------------------------------------------------------------------- a store that fails


def test_where_nothing_can_be_stored_nothing_happens_and_later_it_does() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables)
            async with connected(tables, runner, "ada") as (_, ada), connected(tables, runner, "ben") as (_, ben):
                before, heard = snapshot(runner), len(ben.messages())
                move = any_move(runner, 0, Generator(1))
                store.full = True
                answer = await ada.ask("move", "x", seat=0, question=1, move=move)
                assert (answer["is"], answer["code"]) == ("no", "store-failed")
                assert snapshot(runner) == before
                assert all(not message.get("told") for message in ben.messages()[heard:])
                store.full = False
                assert (await ada.ask("move", "y", seat=0, question=1, move=move))["is"] == "done"
                assert runner.version == len(store.rows[runner.state.id])

    asyncio.run(scene())


def test_what_could_not_be_stored_is_never_told_even_if_the_store_cannot_be_read_either() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables)
            async with connected(tables, runner, "ada") as (_, ada), connected(tables, runner, "ben") as (_, ben):
                heard = len(ben.messages())
                move = any_move(runner, 0, Generator(1))
                store.full = store.unreadable = True
                assert (await ada.ask("move", "x", seat=0, question=1, move=move))["is"] == "no"
                for client in runner.broadcast.clients:
                    client.wake()
                await asyncio.sleep(0.1)
                assert all(not message.get("told") for message in ben.messages()[heard:])
                store.full = store.unreadable = False
                assert (await ada.ask("move", "y", seat=0, question=1, move=move))["is"] == "done"
                kept = rebuilt(runner.state.id, store.rows[runner.state.id])
                assert kept.match.told(0) == runner.state.match.told(0)

    asyncio.run(scene())


def test_a_commitment_is_shown_when_its_seed_is_stored_and_not_before() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            terms = p.Terms(game="hanamikoji", listed=True)
            store.slow = 0.2
            opening = asyncio.create_task(tables.open(terms, "Ada", "ada"))
            await asyncio.sleep(0.1)
            assert tables.listed() == []
            runner, _ = await opening
            kept = rebuilt(runner.state.id, store.rows[runner.state.id])
            assert kept.pledge.seed is not None
            assert tables.listed()[0].commitment == commitment(kept.pledge.seed)
            store.full = True
            with pytest.raises(NotStored):
                await tables.open(terms, "Ben", "ben")
            assert len(tables.listed()) == 1

    asyncio.run(scene())


def test_bots_go_on_when_there_is_room_again() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables, chairs=["", "easy"])
            await play_on(runner, 1, Generator(1))
            store.full = True
            await asyncio.sleep(0.3)
            store.full = False
            async with asyncio.timeout(10):
                while runner.state.asked() != [0]:  # noqa: ASYNC110 - nobody is connected
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_clock_that_cannot_be_stored_does_not_run_hot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_clock.TurnClock, "limit", lambda *_: 0.01)
    monkeypatch.setattr(turn_clock, "GRACE", 0.1)

    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables, clock=60)
            store.full, store.tried = True, 0
            await asyncio.sleep(0.8)
            assert 1 <= store.tried <= 8
            store.full = False
            async with asyncio.timeout(5):
                while not runner.state.chairs[0].bot:  # noqa: ASYNC110 - nobody is connected
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_seeds_that_were_shown_before_a_crash_do_not_keep_a_table_from_beginning() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner, _ = await tables.open(p.Terms(game="hanamikoji", chairs=["", ""]), "Ada", "ada")
            await runner.seating.sit("Ben", hashed("ben"), None)
            seeds = ["a1" * 32, "b2" * 32]
            async with connected(tables, runner, "ada") as (_, ada), connected(tables, runner, "ben") as (_, ben):
                for seat, line in enumerate((ada, ben)):
                    await line.ask("commit", "c", seat=seat, commitment=commitment(bytes.fromhex(seeds[seat])))
                await ada.ask("start", "s")
                assert (await ada.ask("seed", "r", seat=0, seed=seeds[0]))["is"] == "done"
                runner.stop()
            table = runner.state.id
            del tables.runners[table]
            again = await tables.find(table)
            async with connected(tables, again, "ada") as (_, ada):  # Ben does not come back, and is not waited for
                await ada.until(lambda message: message["is"] == "told")
                assert again.state.phase == "playing"
                assert [chair.seed for chair in again.state.chairs] == [seeds[0], ""]
            assert again.version == len(store.rows[table])

    asyncio.run(scene())


# ---------------------------------------------------------------------- clients that hang


def test_a_client_that_does_not_read_slows_nobody_and_gets_everything_later() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables)
            async with connected(tables, runner, "ada") as (_, slow), connected(tables, runner, "ben") as (_, ben):
                slow.stop_reading()
                begun = time.monotonic()
                await play_on(runner, 8, Generator(1))
                for _ in range(500):
                    runner.broadcast.speak(0, "hurry")
                all_told = len(runner.state.match.told(1))
                await ben.until(lambda message: message.get("count") == all_told)
                assert time.monotonic() - begun < 2
                slow.read_on()
                await slow.until(lambda message: message.get("count") == len(runner.state.match.told(0)))
                counted = [message for message in slow.messages() if message["is"] == "told"]
                assert sum(len(push["told"]) for push in counted) == counted[-1]["count"]
                assert len([message for message in slow.messages() if message["is"] == "said"]) <= 202

    asyncio.run(scene())


def test_somebody_who_was_sent_away_and_does_not_read_acts_for_nobody() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner, _ = await tables.open(p.Terms(game="hanamikoji", chairs=["", ""], first="b"), "Ada", "ada")
            await runner.seating.sit("Ben", hashed("ben"), None)
            async with connected(tables, runner, "ben") as (_, ben):
                ben.stop_reading()
                runner.broadcast.speak(0, "hello")
                await asyncio.sleep(0.05)
                await runner.seating.kick(1)
                await runner.seating.sit("Cleo", hashed("cleo"), 1)
                assert runner.broadcast.present() == set()
                await runner.starting.start("easy")
                before = snapshot(runner)
                ben.write(
                    {"do": "move", "id": "x", "seat": 1, "question": 1, "move": any_move(runner, 1, Generator(1))}
                )
                await asyncio.sleep(0.05)
                assert snapshot(runner) == before
                ben.read_on()
                assert (await ben.until(lambda message: message.get("id") == "x"))["code"] == "not-your-seat"
                assert all(message["seat"] == 6 for message in ben.messages() if message["is"] == "told")

    asyncio.run(scene())


def test_clients_that_hang_or_vanish_over_the_network_slow_nobody(own_server: Server) -> None:
    async def scene() -> float:
        ada = own_server.open("Ada", game="spicy", chairs=["", "easy", "easy"])
        async with sitting(own_server, ada) as (a,):
            crowd = [await Player(own_server, ada["table"]).come() for _ in range(20)]
            for one in crowd[:10]:
                assert one.line is not None
                one.line.transport.pause_reading()
            await a.ok("start")
            begun = time.monotonic()
            for one in crowd[10:]:
                await a.play(Generator(1), 1)
                await one.vanish()
            await a.play(Generator(1), 20)
            taken = time.monotonic() - begun
            for one in crowd[:10]:
                await one.vanish()
            return taken

    assert asyncio.run(scene()) < 15
    assert "Traceback" not in own_server.log()
