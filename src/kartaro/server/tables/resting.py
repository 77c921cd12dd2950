"""Tables that nobody is at leave memory, and come back when somebody comes, or when their clock is due.

A table that is at rest costs a row of the store. What has to be known of it without reading it is kept there: when it
is due, until when those who are asked have time, and what the lobby shows.
"""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

import msgspec

from kartaro.core.errors import BadRecord
from kartaro.server.logs import report
from kartaro.server.protocol import TableInfo
from kartaro.server.tables.interfaces import Conflict, Rest
from kartaro.server.tables.turn_clock import GRACE

if t.TYPE_CHECKING:
    from kartaro.server.tables.lobby import Lobby
    from kartaro.server.tables.runner import Runner

INTERVAL = 2.0
"""Seconds between two looks at all tables in memory, and at those that are due."""
AHEAD = 10.0
"""Seconds that a table comes back before it is due."""
LONGEST_IDLE, MOST_IDLE = 60.0, 100
"""Seconds an idle table stays in memory, and maximum of such tables: then those that were left first go at once."""
SHORTEST_STAY = 1.0
"""Seconds a table stays that somebody has asked for, so that whoever did can come in."""
TIME_TO_BEGIN = 2 * 86400.0
"""Seconds until a table that was opened and never begun is closed."""
ARCHIVE_AFTER = 180 * 86400.0
"""Seconds until a table at rest is archived, unless it is set otherwise."""
AT_A_TIME = 200
MOST_LISTED = 500
"""Maximum tables at rest that the lobby shows: those that were left last."""

NOTES: msgspec.json.Decoder[dict[int, tuple[int, float]]] = msgspec.json.Decoder(dict[int, tuple[int, float]])
LISTING: msgspec.json.Decoder[TableInfo] = msgspec.json.Decoder(TableInfo)


class Listing(t.NamedTuple):
    """What the lobby shows of a table at rest, and since when nothing has happened there."""

    since: float
    info: TableInfo


class Resting:
    """The tables of a lobby that are not in memory."""

    def __init__(self, lobby: Lobby, archive_after: float) -> None:
        self.lobby = lobby
        self.store, self.clock = lobby.services.store, lobby.services.clock
        self.archive_after = archive_after
        """Seconds."""
        self.started_at = self.clock.now()
        self.epoch = self.started_at - self.clock.monotonic()
        """What makes a time that can be stored of one by the clock that only goes forward.

        It stays as it is when the clock on the wall is set, so that nobody's time gets shorter by that.
        """
        self.listings: dict[str, Listing] = {}
        """By table; those that were left last are last."""
        self.unreadable: set[str] = set()
        """Tables that cannot be read, and were reported."""
        self.failed: set[str] = set()
        """What has gone wrong, and was reported."""

    def now(self) -> float:
        """As times are stored."""
        return self.clock.monotonic() + self.epoch

    async def start(self) -> None:
        """Know what the lobby shows. No table is read."""
        await self.attempt(self.list_tables)

    async def list_tables(self) -> None:
        listings = await self.store.listings(MOST_LISTED)
        self.listings.clear()
        for rest in reversed(listings):
            self.show(rest)

    # From time to time

    async def keep_up(self) -> None:
        """For as long as the server runs."""
        while True:
            for work in (self.wake_due, self.rest_idle, self.archive_old):
                await self.attempt(work)
            await self.clock.sleep(INTERVAL)

    async def attempt(self, work: t.Callable[[], t.Awaitable[None]]) -> None:
        """Whatever goes wrong is reported once, and tried again another time."""
        name = work.__name__.replace("_", "-")
        try:
            await work()
            self.failed.discard(name)
        except Exception as error:  # noqa: BLE001 - tables in memory go on without it
            if name not in self.failed:
                self.failed.add(name)
                report("store-failed", error, name)

    async def wake_due(self) -> None:
        """Bring back what was not at rest when the server ended, and tables whose clocks are due soon."""
        while True:
            others = self.unreadable | self.lobby.opening | self.lobby.runners.keys()
            due = await self.store.due(self.now() + AHEAD, AT_A_TIME + len(others))
            sleeping = [table for table in due if table not in others]
            for table in sleeping:
                await self.wake(table)
            if len(sleeping) < AT_A_TIME:
                return
            await self.rest_idle()

    async def wake(self, table: str) -> None:
        """Bring a table back; one that cannot be read keeps none of the others from it."""
        if not self.lobby.is_there(table):
            with contextlib.suppress(BadRecord):
                await self.lobby.bring(table)

    async def archive_old(self) -> None:
        before = self.now() - self.archive_after
        await self.store.archive(before, AT_A_TIME)
        for table in [table for table, listing in self.listings.items() if listing.since < before]:
            del self.listings[table]

    # To rest

    async def rest_idle(self) -> None:
        """Tables that were idle for long, and of the others those that were left first, if they are too many."""
        now = self.clock.monotonic()
        idle = sorted((one for one in self.lobby.runners.values() if self.may_rest(one)), key=last_used)
        spare = idle[: max(0, len(idle) - MOST_IDLE)]
        long = [one for one in idle[len(spare) :] if now - last_used(one) >= LONGEST_IDLE]
        for first in range(0, len(spare) + len(long), AT_A_TIME):
            await asyncio.gather(*map(self.put_to_rest, [*spare, *long][first : first + AT_A_TIME]))

    def may_rest(self, runner: Runner) -> bool:
        """Nobody is there, nothing happens within the next minute, and nobody has just asked for it."""
        now = self.clock.monotonic()
        soon = any(seconds < LONGEST_IDLE for _, seconds in runner.turn_clock.left().values())
        is_asked_for = now - runner.found_at < SHORTEST_STAY
        return not (runner.is_busy or soon or is_asked_for) and runner.past.is_whole()

    async def put_to_rest(self, runner: Runner) -> None:
        """As below; where something has happened at another node, it stays for now."""
        try:
            await self.let_go(runner)
        except Conflict:
            await runner.follow()

    async def let_go(self, runner: Runner) -> None:
        """Store what has to be known of it; then it leaves memory, unless somebody has come in the meantime."""
        state = runner.state
        if runner.leads and state.phase == "waiting" and self.clock.monotonic() - runner.changed_at > TIME_TO_BEGIN:
            await runner.close()
        if not self.may_rest(runner):
            return
        if not runner.leads:
            self.lobby.remove(runner)
            return
        async with runner.lock:
            rest, found_at = self.rest_of(runner), runner.found_at
            await self.store.rest(state.id, runner.version, rest)
        if self.may_rest(runner) and runner.found_at == found_at:
            self.lobby.remove(runner)
            self.show(rest)

    def rest_of(self, runner: Runner) -> Rest:
        state, since = runner.state, runner.changed_at + self.epoch
        until = {seat: (question, self.now() + left) for seat, (question, left) in runner.turn_clock.left().items()}
        due = since + TIME_TO_BEGIN + AHEAD if state.phase == "waiting" else None
        if until:
            due = min(at for _, at in until.values()) + GRACE
        listing = msgspec.json.encode(state.info()) if runner.is_listed else None
        return Rest(since, due, msgspec.json.encode(until), listing)

    def show(self, rest: Rest) -> None:
        """In the lobby, if it is listed there."""
        if rest.listing is not None:
            info = LISTING.decode(rest.listing)
            self.listings[info.table] = Listing(rest.since, info)
        while len(self.listings) > MOST_LISTED:
            del self.listings[next(iter(self.listings))]

    # Back again

    def go_on(self, runner: Runner, rest: Rest) -> None:
        """A table is back from its rest, as it was."""
        runner.turn_clock.resume(self.left(runner, rest))
        self.lobby.add(runner).announce()
        runner.changed_at = rest.since - self.epoch
        runner.past.show_all()

    def left(self, runner: Runner, rest: Rest) -> dict[int, tuple[int, float]]:
        """How long they have who are asked; where their time was over before this server could hear, it begins anew.

        Nobody has longer than they had at first: the clock on the wall may have been set while no server ran.
        """
        kept = {}
        for seat, (question, until) in NOTES.decode(rest.notes).items():
            limit = runner.turn_clock.limit(seat)
            if until >= self.started_at and limit is not None:
                kept[seat] = (question, min(until - self.now(), limit))
        return kept


def last_used(runner: Runner) -> float:
    return max(runner.changed_at, runner.found_at)
