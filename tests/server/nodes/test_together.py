"""Clients at different nodes are at one table: moves, presence, phrases, the lobby, rematches, watchers, records."""

from __future__ import annotations

import asyncio
import time
import typing as t

from tests.server.driving import A_MOMENT, PUBLIC, Player, take_turns, watching
from tests.server.nodes.cluster import seated

from kartaro.core.generator import Generator
from kartaro.server.tables import events as ev
from kartaro.server.tables.intermission import LONGEST
from kartaro.server.tables.state import rebuilt

if t.TYPE_CHECKING:
    from tests.server.nodes.cluster import Cluster


def test_two_at_different_nodes_play_a_match(two: Cluster) -> None:
    one, other = two.nodes

    async def play() -> None:
        ada = one.open("Ada")
        ben = other.join(ada["table"], "Ben")
        async with seated((one, ada), (other, ben)) as (first, second), watching(other, ada["table"]) as public:
            await first.ok("start")
            async with asyncio.timeout(60):
                await asyncio.gather(first.play(Generator(1)), second.play(Generator(2)))
            assert first.over == second.over is not None
            await public.until(lambda: public.over is not None)
            assert public.over == first.over
            texts = [node.ask("GET", f"/api/1/tables/{ada['table']}/record").text for node in two.nodes]
            assert texts[0] == texts[1]
            for node, seat in zip(reversed(two.nodes), (0, 1), strict=True):
                path = f"/api/1/tables/{ada['table']}/analysis"
                judged = node.ask("GET", path, (ada, ben)[seat]["token"], params={"seat": "ab"[seat]})
                assert judged.status_code == 200, judged.text
                assert judged.json()
            await second.until(lambda: second.info["phase"] == "over")
            await first.ok("rematch")
            await second.until(lambda: second.info.get("next"))
            for player in (first, second):
                player.told.clear()
                player.over = None
                await player.ok("follow")
                await player.until_own(lambda player: player.info["phase"] == "waiting")
            await first.ok("start") if first.info["chairs"][first.you[0]].get("owner") else await second.ok("start")
            await take_turns(3, Generator(3), first, second)

    asyncio.run(play())


def test_who_is_where_is_seen_everywhere_and_phrases_are_heard(two: Cluster) -> None:
    one, other = two.nodes

    async def play() -> None:
        ada = one.open("Ada")
        ben = other.join(ada["table"], "Ben")
        async with seated((one, ada)) as (first,):
            async with seated((other, ben)) as (second,):
                for player in (first, second):
                    await player.until_own(lambda player: all(chair.get("present") for chair in player.info["chairs"]))
                await second.ok("speak", seat=1, phrase="hello")
                await first.until(lambda: any(message["is"] == "said" for message in first.messages))
                said = [message for message in first.messages if message["is"] == "said"]
                assert [(message["seat"], message["phrase"]) for message in said] == [(1, "hello")]
            await first.until(lambda: not first.info["chairs"][1].get("present"))

    asyncio.run(play())


def test_a_table_is_in_the_lobby_of_every_node(two: Cluster) -> None:
    one, other = two.nodes
    ada = one.open("Ada", listed=True)
    until(lambda: ada["table"] in {info["table"] for info in other.ask("GET", "/api/1/tables").json()})
    other.join(ada["table"], "Ben")

    def full() -> bool:
        infos = {info["table"]: info for info in one.ask("GET", "/api/1/tables").json()}
        return all(chair.get("person") for chair in infos[ada["table"]]["chairs"])

    until(full)
    closing = [info for info in other.ask("GET", "/api/1/tables").json() if info["table"] == ada["table"]]
    assert len(closing) == 1


def test_two_at_one_device_and_a_bot_at_another_node(two: Cluster) -> None:
    one, other = two.nodes

    async def play() -> None:
        ada = one.open("Ada", chairs=["", "", "easy"])
        one.join(ada["table"], "Abe", ada["token"])
        async with seated((other, ada)) as (both,):
            assert sorted(both.you) == [0, 1]
            await both.ok("start")
            async with asyncio.timeout(60):
                await both.play(Generator(5), 12)
            assert len(both.told[0]) > 5

    asyncio.run(play())


def test_watchers_at_another_node_see_everything_as_late_as_at_this(two: Cluster) -> None:
    one, other = two.nodes
    delay = 3

    async def play() -> None:
        ada = one.open("Ada", delay=delay)
        ben = other.join(ada["table"], "Ben")
        async with seated((one, ada), (other, ben)) as (first, second):
            await first.ok("start")
            await take_turns(4, Generator(7), first, second)
            for node in two.nodes:  # neither has had a watcher before
                async with watching(node, ada["table"]) as public:
                    await public.until(lambda public=public: public.told.get(PUBLIC))  # type: ignore[misc] # bound now
                    heard, now = len(public.told[PUBLIC]), time.time()
                    assert heard <= told_until(two, ada["table"], now - delay + 0.1)

    asyncio.run(play())


def told_until(cluster: Cluster, table: str, until: float) -> int:
    """How many facts the public had been told at that time."""
    events = [event.body for event in cluster.events(table) if event.at is not None and event.at <= until]
    state = rebuilt(table, events)
    return 0 if state.host is None else state.host.told_count(PUBLIC)


LONG_MATCH: dict[str, t.Any] = {"options": {"tokens_to_win": "9"}}


def waits(player: Player) -> list[int] | None:
    """Who looks at the end of a round still; None while one is played."""
    shown = player.info.get("intermission")
    return None if shown is None else t.cast("list[int]", shown["waits"])


def rounds_begun(cluster: Cluster, table: str) -> int:
    return sum(isinstance(ev.DECODER.decode(event.body), ev.RoundBegan) for event in cluster.events(table))


async def end_of_round(*players: Player) -> None:
    for player in players:
        await player.until_own(lambda player: all(chair.get("present") for chair in player.info["chairs"]))
    dice = Generator(6)
    while all(waits(player) is None for player in players):
        await take_turns(1, dice, *players, unless=lambda: any(waits(player) is not None for player in players))


def test_the_next_round_begins_when_people_at_all_nodes_have_gone_on(two: Cluster) -> None:
    one, other = two.nodes

    async def play() -> None:
        ada = one.open("Ada", **LONG_MATCH)
        ben = other.join(ada["table"], "Ben")
        async with seated((one, ada), (other, ben), shows_ends=True) as (first, second):
            await first.ok("start")
            await end_of_round(first, second)
            for player in (first, second):
                await player.until_own(lambda player: waits(player) == [0, 1])
                assert 0 < player.info["intermission"]["seconds"] <= LONGEST
            await first.ok("on", seat=0)
            await second.until(lambda: waits(second) == [1])
            assert rounds_begun(two, ada["table"]) == 0
            await second.ok("on", seat=1)
            for player in (first, second):
                await player.until_own(lambda player: waits(player) is None)
            assert rounds_begun(two, ada["table"]) == 1
            await end_of_round(first, second)
            await second.until(lambda: waits(second) == [0, 1])  # what was said after the last round does not count
            await second.ok("on", seat=1)
            await first.until(lambda: waits(first) == [0])
            await first.vanish()
            await second.until(lambda: waits(second) is None, LONGEST / 2)  # nobody is waited for who has gone

    asyncio.run(play())


def test_bots_wait_wherever_they_think_and_wherever_that_was_said(two: Cluster) -> None:
    one, other = two.nodes

    async def play() -> None:
        ada = one.open("Ada", chairs=["", "easy"], first="a")
        async with seated((other, ada)) as (player,):
            await player.ok("start")
            await player.asked(0)
            await player.ok("pace", pace="paused")
            await asyncio.to_thread(until, lambda: len(paused_at(two, ada["table"])) == len(two.nodes))
            await player.play(Generator(1), 1)
            count = len(two.events(ada["table"]))
            await asyncio.sleep(A_MOMENT)
            assert len(two.events(ada["table"])) == count
            await player.ok("pace", pace="quick")
            await player.until(lambda: player.over is not None or player.question(0))

    asyncio.run(play())


def paused_at(cluster: Cluster, table: str) -> list[int]:
    """The nodes that know of the pause."""
    rows = cluster.ask("SELECT node FROM holders WHERE name = $1 AND here LIKE '%paused%'::bytea", table)
    return [node for (node,) in rows]


def test_a_client_goes_on_at_any_node(two: Cluster) -> None:
    one, _other = two.nodes

    async def play() -> None:
        ada = one.open("Ada", chairs=["", "easy"])
        async with seated((one, ada)) as (player,):
            await player.ok("start")
            for number in range(4):
                await player.play(Generator(number), 1)
                await player.vanish()
                player.server = two.nodes[(number + 1) % 2]
                await player.back()

    asyncio.run(play())


def until(holds: t.Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
