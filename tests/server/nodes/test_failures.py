"""Nodes and databases fail while people play: nothing that was acknowledged is lost, and all go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import statistics
import tempfile
import time
import typing as t
from pathlib import Path

import pytest
from tests.proof_log import note
from tests.scale import LONG, times
from tests.server.faults.shifting import IS_POSSIBLE, ShiftedClock
from tests.server.nodes.checker import violations
from tests.server.nodes.cluster import Cluster, seated
from tests.server.nodes.load import Load
from tests.server.nodes.postgres import Postgres, programs
from tests.server.nodes.proxy import Proxy

from kartaro.server.store.postgresql.peers import BEAT
from kartaro.server.store.postgresql.queries import LEASE
from kartaro.server.tables import events as ev
from kartaro.server.tables.turn_clock import GRACE

pytestmark = [
    pytest.mark.skipif(not IS_POSSIBLE, reason="clocks are shifted by a library that is compiled for Linux"),
    # clients are cut off in the middle of everything, and leave what they had open
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]
PAIRS = times(4, 6)
THINK = 0.0 if LONG else 0.03
"""Seconds: with all at once, the machine is busy with nothing else."""
SECONDS_TO_GO_ON = 5.0
SECONDS_OFF = 2.0
"""By how much a deadline may be off after its node has died."""
PAST_THE_LEASE = LEASE + 3 * BEAT


class Scene:
    """Three nodes, each with a connection of its own to the database that can be cut, and clocks that can be set."""

    def __init__(self, folder: Path) -> None:
        self.clocks = [ShiftedClock(made(folder / f"clock-{number}")) for number in range(3)]
        self.postgres = Postgres(variables=self.clocks[0].variables).start()
        self.proxies = [Proxy(self.postgres.port) for _ in range(3)]
        self.cluster = Cluster(folder, self.postgres, 3)
        for number, (node, proxy) in enumerate(zip(self.cluster.nodes, self.proxies, strict=True)):
            clock = self.clocks[number % 2 + 1]
            node.variables |= {"KARTARO_STORE": self.postgres.address_at(proxy.port), **clock.variables}
        self.next = 0
        self.failovers: list[float] = []
        """Seconds from the death of a node until its clients played on, at another."""

    def turn(self) -> int:
        """Another node each time."""
        self.next = (self.next + 1) % 3
        return self.next

    async def kill_node(self, load: Load) -> None:
        """The node where most play."""
        node = max(self.cluster.nodes, key=lambda node: len(load.pairs_at(node)))
        pairs = load.pairs_at(node)
        assert pairs
        node.kill()
        died = time.monotonic()
        self.failovers += [await load.first_after(died, pair) for pair in pairs]
        await asyncio.to_thread(node.start)

    async def kill_postgres(self, _: Load) -> None:
        self.postgres.kill()
        await asyncio.sleep(0.3)
        await asyncio.to_thread(self.postgres.start)

    async def kill_both(self, load: Load) -> None:
        node = self.cluster.nodes[self.turn()]
        node.kill()
        await self.kill_postgres(load)
        await asyncio.to_thread(node.start)

    async def stop_past_the_lease(self, _: Load) -> None:
        node = self.cluster.nodes[self.turn()]
        node.running().send_signal(signal.SIGSTOP)
        await asyncio.sleep(PAST_THE_LEASE)
        node.running().send_signal(signal.SIGCONT)

    async def cut_connections(self, _: Load) -> None:
        for _turn in range(3):
            self.proxies[self.turn()].cut()
            await asyncio.sleep(0.2)

    async def lose_the_network(self, _: Load) -> None:
        proxy = self.proxies[self.turn()]
        proxy.go_silent()
        await asyncio.sleep(PAST_THE_LEASE)
        proxy.cut()
        proxy.go_on()

    async def sync_slowly(self, _: Load) -> None:
        for delay in (100_000, 0):
            statements = (f"ALTER SYSTEM SET commit_delay = {delay}", "ALTER SYSTEM SET commit_siblings = 0")
            for statement in (*statements, "SELECT pg_reload_conf()"):
                self.cluster.ask(statement)
            await asyncio.sleep(1.0 if delay else 0)

    async def set_clocks(self, load: Load) -> None:
        """That of the database goes ahead and back again by a day and more, those of nodes the other way."""
        for hours in (30.0, -50.0, 0.0):
            for clock, direction in zip(self.clocks, (1, -1, 0.5), strict=True):
                clock.shift(direction * hours)
            await load.until_all_go_on(time.monotonic())

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError, AssertionError):
            for node in self.cluster.nodes:
                node.running().send_signal(signal.SIGCONT)
        self.cluster.end()
        for proxy in self.proxies:
            proxy.close()
        self.postgres.end()


def made(folder: Path) -> Path:
    """A folder that whoever runs PostgreSQL may read."""
    folder.mkdir(parents=True)
    for one in (folder, *folder.parents):
        if one.stat().st_uid == os.getuid() and one.is_relative_to(tempfile.gettempdir()) and one != one.parent:
            one.chmod(one.stat().st_mode | 0o011)
    return folder


FAULTS = (
    Scene.kill_node,
    Scene.kill_postgres,
    Scene.stop_past_the_lease,
    Scene.cut_connections,
    Scene.lose_the_network,
    Scene.sync_slowly,
    Scene.set_clocks,
    Scene.kill_both,
)


@pytest.fixture(scope="module")
def scene() -> t.Iterator[Scene]:
    """With a PostgreSQL of its own, to be killed; it waits for the disk, as what is acknowledged must outlast it."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: ./test installs it where it may")
    with tempfile.TemporaryDirectory() as folder:
        opened = Scene(Path(folder))
        try:
            opened.cluster.start()
            yield opened
        finally:
            opened.end()


def test_nothing_is_lost_whoever_fails(scene: Scene) -> None:
    took: dict[str, list[float]] = {}

    async def play() -> Load:
        load = Load(scene.cluster.nodes, PAIRS, THINK)
        await load.until_all_go_on(time.monotonic())
        for _ in range(times(1, 20)):
            for fault in FAULTS:
                await fault(scene, load)
                took.setdefault(fault.__name__, []).append(await load.until_all_go_on(time.monotonic()))
        history = await load.stop()
        stored = {name: scene.cluster.events(name) for name in {player.table for player in load.players}}
        assert violations(history, stored) == []
        return load

    load = asyncio.run(play())
    assert load.moves > 100
    for node in scene.cluster.nodes:
        assert node.running().poll() is None, node.log()[-3000:]
        assert "Traceback" not in node.log(), node.log()[-3000:]
        assert "unreadable" not in node.log(), node.log()[-3000:]
    middle = statistics.median(scene.failovers)
    assert middle <= SECONDS_TO_GO_ON, scene.failovers
    slowest = {f"{name}_ms": round(1000 * max(seconds)) for name, seconds in took.items()}
    note("nodes-failures", failures=sum(map(len, took.values())), moves=load.moves, **slowest)
    note("nodes-failover", clients=len(scene.failovers), median_ms=round(1000 * middle))


def test_bots_go_on_and_deadlines_hold_when_the_node_that_leads_a_table_dies(scene: Scene) -> None:
    """Ada has a clock and is silent; her time is up when it would have been."""
    first, *others = scene.cluster.nodes
    clock = 6

    async def play() -> None:
        ada = first.open("Ada", chairs=["", "easy"], clock=clock, first="a")
        async with seated((others[0], ada)) as (player,):
            await player.ok("start")
            await player.asked(0)
            asked_at = t.cast("float", scene.cluster.events(ada["table"])[-1].at)
            first.kill()
            await player.until(lambda: player.info["chairs"][0].get("bot"), 30)
            replaced_at = t.cast("float", scene.cluster.events(ada["table"])[-1].at)
            for event in scene.cluster.events(ada["table"]):
                if isinstance(ev.DECODER.decode(event.body), ev.Replaced):
                    replaced_at = t.cast("float", event.at)
            assert clock <= replaced_at - asked_at <= clock + GRACE + SECONDS_OFF, replaced_at - asked_at
            await player.until(lambda: len(player.told[0]) > 12 or player.over is not None)  # bots play

    asyncio.run(play())
    first.start()
