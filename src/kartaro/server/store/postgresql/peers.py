"""The nodes of a database: who runs, who has which table in memory, who leads it, and what they tell each other.

A node has a row with a time until which it is taken to run, and moves that on with every beat. What it leads is its own
as long as that time is not over. All times are the database's. What nodes tell each other is `notifier` and `listener`.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import typing as t

from kartaro.server.logs import LOG, report
from kartaro.server.store.postgresql.connection import LOST, SLOWEST_CONNECTION, Readers, is_lost, unreachable
from kartaro.server.store.postgresql.listener import Listener
from kartaro.server.store.postgresql.notes import NODES, echo, shard, written
from kartaro.server.store.postgresql.notifier import LONGEST_NOTE, Notifier
from kartaro.server.store.postgresql.queries import (
    CLAIM,
    ELSEWHERE,
    FORGET_NODES,
    JOIN,
    LEASE,
    LEAVE,
    LEAVE_HOLDERS,
    OVER,
    OWN,
    SHOW,
    TELL,
    TURN,
    VERSIONS,
)

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Node

BEAT = 0.5
"""Seconds between two beats."""
LOOKS_DEAD = 2
"""Beats of ours at which another node must look dead before we take what it led."""
POLL = 5.0
"""Seconds between two looks at all that others have, too: what notifications should have said before."""
FORGET = 60.0
LOOK = 2**31 - 1
"""In place of a version: look."""


class PostgresPeers:
    """Implements `tables.interfaces.Peers` for one node of a database."""

    def __init__(self, address: str, name: str, format: int) -> None:  # noqa: A002 - as Peers has it
        self.name = name
        self.own_format = format
        self.listener = Listener(address, self)
        self.notifier = Notifier(self)
        self.readers = Readers(address)
        self.id = 0
        self.node: Node | None = None
        self.others: dict[int, int] = {}
        """The nodes that run beside this one, and the form of events each can read."""
        self.silent: dict[int, int] = {}
        """Nodes that look dead, and at how many beats they have."""
        self.held: dict[str, bytes] = {}
        """The tables in memory here, and what the others are told of those who are there."""
        self.leads: set[str] = set()
        self.shared: set[str] = set()
        """The tables that other nodes have in memory, too, as far as we know; those that another leads, always.

        Of all others nobody is told anything, as nobody would listen: whoever gets one says so, and is answered then.
        """
        self.offset = time.time() - time.monotonic()
        """What makes the database's time of the clock that only goes forward."""
        self.beat_at = self.polled_at = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    def now(self) -> float:
        """The database's time."""
        return time.monotonic() + self.offset

    @property
    def is_ready(self) -> bool:
        """As `Peers` has it."""
        return time.monotonic() - self.beat_at < LEASE

    @property
    def count(self) -> int:
        """As `Peers` has it."""
        return 1 + len(self.others)

    @property
    def are_there(self) -> bool:
        """As `Peers` has it."""
        return bool(self.others)

    @property
    def format(self) -> int:
        """As `Peers` has it."""
        return min([self.own_format, *self.others.values()])

    # Beginning and end

    async def join(self) -> None:
        """Become one of the nodes."""
        connection = await self.listener.connector.open()
        before = time.monotonic()
        self.id, now = await connection.fetchrow(JOIN, self.name, self.own_format)
        self.beat_at = time.monotonic()
        self.offset = now - (before + self.beat_at) / 2
        await connection.execute(TELL, [NODES], [str(self.id)])

    async def start(self, node: Node) -> None:
        """As `Peers` has it."""
        self.node = node
        await self.listener.listen()
        self.listener.has_missed = False  # there is no table here yet
        await self.turn()
        self.tasks = [asyncio.create_task(self.beat()), asyncio.create_task(self.notifier.run())]

    async def close(self) -> None:
        """Leave: what was led is free at once."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(SLOWEST_CONNECTION):
                connection = await self.listener.connector.open()
                for statement in (OVER, LEAVE, "DELETE FROM holders WHERE node = $1"):
                    await connection.execute(statement, self.id)
                await connection.execute(TELL, [NODES], [str(self.id)])
        await self.listener.connector.close()
        await self.readers.close()

    # Beats

    async def beat(self) -> None:
        """For as long as the node runs."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.listener.is_cut_off:
                    LOG.warning("notifications-lost")
                    self.listener.lose()
                if self.listener.has_missed or not self.listener.is_listening:
                    await self.come_back()
                await self.turn()
            except Exception as error:  # noqa: BLE001 - another time
                if not is_lost(error):
                    report("store-failed", error, "beat")
                self.listener.lose()

    async def come_back(self) -> None:
        """After a connection was lost: anything may have been missed, and the others may not know what we have."""
        await self.listener.listen()
        self.listener.has_missed = False
        await self.notifier.register()
        await self.poll(self.held)

    async def turn(self) -> None:
        """One beat: say that we run, and look who else does."""
        async with self.listener.lock:
            connection = await self.listener.connector.open()
            before, was_over = time.monotonic(), time.monotonic() - self.beat_at > LEASE
            self.listener.unheard += self.listener.is_listening
            rows = await connection.fetch(TURN, self.id, echo(self.id), timeout=LEASE)
            self.beat_at = time.monotonic()
        self.offset = rows[0][4] - (before + self.beat_at) / 2 if rows else self.offset
        if not rows or not rows[0][5]:
            await self.join_again()
        elif was_over:
            await self.look_what_is_left()
        await self.meet({row[0]: row[2] for row in rows if row[3] and row[0] != self.id}, {row[0] for row in rows})
        if time.monotonic() - self.polled_at > POLL:
            await self.poll(self.shared)

    async def join_again(self) -> None:
        """We were taken to be dead for so long that our row is gone."""
        await self.join()
        await self.listener.listen()
        await self.notifier.register()
        await self.look_what_is_left()

    async def look_what_is_left(self) -> None:
        """We were silent for longer than the lease: others may lead now what we did."""
        own = {name for (name,) in await self.readers.rows(OWN, self.id)}
        lost = self.leads - own
        if lost:
            LOG.warning("leases-lost %s", len(lost))
            self.yield_lead(lost)
        await self.claim(self.held.keys() - self.leads)
        await self.poll(self.held)

    async def meet(self, live: dict[int, int], known: set[int]) -> None:
        """Who runs now; whoever has looked dead for a while is."""
        came = live.keys() - self.others.keys()
        self.silent = {
            one: self.silent.get(one, 0) + 1 for one in (known | self.others.keys()) - live.keys() - {self.id}
        }
        gone = {one for one, beats in self.silent.items() if beats == LOOKS_DEAD or one not in known}
        self.others = live | {one: form for one, form in self.others.items() if one not in live and one not in gone}
        if came:
            await self.listener.listen()
            await self.notifier.register()
            await self.poll(self.held)
        if gone:
            await self.take_over()

    async def take_over(self) -> None:
        """Somebody is dead: take over what we have in memory, and have nobody wait for its people."""
        await self.readers.rows(LEAVE_HOLDERS)
        await self.readers.rows(FORGET_NODES, FORGET)
        await self.claim(self.held.keys() - self.leads)
        await self.poll(self.held)

    async def claim(self, tables: t.Collection[str]) -> None:
        """Lead those of the tables that nobody leads who runs."""
        if tables:
            self.lead([name for (name,) in await self.readers.rows(CLAIM, self.id, list(tables))])

    def lead(self, tables: list[str]) -> None:
        new = [table for table in tables if table not in self.leads and table in self.held]
        self.leads.update(new)
        if new and self.node is not None:
            self.node.lead(new)
            self.notifier.send(led=new)

    def yield_lead(self, tables: set[str]) -> None:
        """Another node leads them now, and has them in memory."""
        self.leads -= tables
        self.shared |= tables & self.held.keys()
        t.cast("Node", self.node).yield_lead(tables)

    # Work beside the beats

    def start_task(self, work: t.Coroutine[t.Any, t.Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    async def attempt(self, work: t.Callable[[], t.Awaitable[None]]) -> None:
        """Something that a later beat does as well."""
        with contextlib.suppress(*LOST):
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - as above
                if not is_lost(error):
                    report("store-failed", error, "peers")

    async def find(self, tables: t.Collection[str]) -> None:
        """Who is at these tables at other nodes. Those that are new there have perhaps missed what we stored."""
        node = t.cast("Node", self.node)
        found: dict[str, list[bytes]] = {}
        for name, note in await self.readers.rows(ELSEWHERE, self.id, list(tables)):
            found.setdefault(name, []).append(note)
        new = found.keys() - self.shared
        self.shared = (self.shared - set(tables)) | found.keys() | (self.held.keys() & set(tables) - self.leads)
        for table in tables:
            node.present(table, found.get(table, []))
        if new:
            self.notifier.show(new)
            self.notifier.send(stored=dict.fromkeys(new, LOOK))

    async def poll(self, tables: t.Collection[str]) -> None:
        """Look at tables as if everything had been missed."""
        self.polled_at = time.monotonic()
        if not tables or self.node is None:
            return
        names = list(tables)
        versions = dict(await self.readers.rows(VERSIONS, names))
        self.node.stored({name: version for name, version in versions.items() if version})
        await self.find(names)

    # Tables here

    async def hold(self, table: str) -> bool:
        """As `Peers` has it."""
        self.held.setdefault(table, b"")
        if self.others:
            await self.listen_to(table)
            await self.readers.rows(SHOW, self.id, [table], [self.held.get(table, b"")])
            self.notifier.send(shown=[table])
        mine = await self.readers.rows(CLAIM, self.id, [table])
        if mine:
            self.leads.add(table)
            self.notifier.send(led=[table])
        elif self.others:
            self.shared.add(table)
            self.start_task(self.attempt(lambda: self.find([table])))
        return bool(mine) or table in self.leads

    async def listen_to(self, table: str) -> None:
        """Hear of a table from now on; NotStored if that cannot be, as the database does not answer."""
        if shard(table) not in self.listener.channels:
            try:
                await self.listener.listen()
            except Exception as error:
                if is_lost(error):
                    raise unreachable() from None
                raise

    def opened(self, table: str) -> None:
        """As `Peers` has it."""
        self.held[table] = b""
        self.leads.add(table)
        if self.others and shard(table) not in self.listener.channels:
            self.start_task(self.attempt(self.listener.listen))

    def release(self, table: str) -> None:
        """As `Peers` has it."""
        self.held.pop(table, None)
        self.leads.discard(table)
        if table in self.shared:
            self.shared.discard(table)
            self.notifier.hide(table)

    def rested(self, table: str, *, is_listed: bool) -> None:
        """Nobody leads it any more."""
        self.leads.discard(table)
        if self.others and is_listed:
            self.notifier.tell_lobbies()

    def show(self, table: str, note: bytes) -> None:
        """As `Peers` has it."""
        if table in self.held:
            self.held[table] = note
            if table in self.shared or table not in self.leads:
                self.notifier.show([table])

    def publish(self, table: str, listing: bytes | None) -> None:
        """As `Peers` has it."""
        if table in self.leads:
            self.notifier.publish(table, listing)

    def tell(self, table: str, note: bytes) -> None:
        """As `Peers` has it."""
        if table in self.shared and len(note) < LONGEST_NOTE:
            self.notifier.send(told=[(table, note.decode())])

    def hints(self, versions: dict[str, int]) -> tuple[list[str], list[str]]:
        """Channels and payloads that say how far tables have come, of those that others have in memory, too."""
        shared = {table: version for table, version in versions.items() if table in self.shared}
        notes = written(self.id, stored=shared) if shared else []
        return [channel for channel, _ in notes], [payload for _, payload in notes]
