"""A table in play: one thing after another, durable before anybody is told.

The runner applies events, stores them, and has everybody told. What may happen at a table is asked of its parts: taking
seats, starting, playing, its clock and its bots.
"""

from __future__ import annotations

import asyncio
import math
import typing as t

from kartaro.core.errors import KartaroError, Refused
from kartaro.server.logs import report
from kartaro.server.tables import events as ev
from kartaro.server.tables.bots import Bots
from kartaro.server.tables.broadcast import Broadcast
from kartaro.server.tables.delayed import Past
from kartaro.server.tables.interfaces import Conflict, NotStored
from kartaro.server.tables.intermission import Intermission
from kartaro.server.tables.playing import Playing
from kartaro.server.tables.seating import Seating
from kartaro.server.tables.starting import Starting
from kartaro.server.tables.state import opened
from kartaro.server.tables.turn_clock import TurnClock

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Services, StoredEvent
    from kartaro.server.tables.state import State

Done = t.TypeVar("Done")
PARTS = ("past", "broadcast", "seating", "starting", "playing", "turn_clock", "intermission", "bots")
"""What holds the runner that holds it."""


class Runner:
    """Runs one table."""

    def __init__(self, state: State, version: int, services: Services) -> None:
        self.state = state
        self.version = version
        self.services = services
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[t.Any]] = set()
        self.stopped = False
        self.is_ahead = False
        """Something was applied that is perhaps not stored: until that is known, nobody is told."""
        self.changed_at = self.found_at = services.clock.monotonic()
        """When something has happened here last, and when somebody has asked the lobby for it."""
        self.opened_from = ""
        """The address of whoever has opened it, as long as it stays in memory."""
        self.unlisted_until = -math.inf
        """Until when the lobby does not show it, where it would tell that another match is over."""
        self.leads = True
        """Its bots think here, and its clocks run here; else they do so at another node."""
        self.past = Past(self)
        self.on_change: t.Callable[[Runner], None] = lambda _: None
        self.broadcast = Broadcast(self)
        self.seating = Seating(self)
        self.starting = Starting(self)
        self.playing = Playing(self)
        self.turn_clock = TurnClock(self)
        self.intermission = Intermission(self)
        self.bots = Bots(self)

    # Changing

    async def append(self, *events: ev.AnyEvent) -> None:
        """Let events happen, durably, and tell everybody. The lock must be held, and nobody may cancel this."""
        if self.stopped:
            raise NotStored("store-failed", why="closed")
        try:
            for event in events:
                self.state.apply(event)
            if self.state.rests:
                following = self.intermission.follow()
                events += tuple(following)
                for event in following:
                    self.state.apply(event)
        except BaseException as error:
            if len(events) > 1 or not isinstance(error, KartaroError):
                await self.reload()
            raise
        self.is_ahead = True
        bodies = [ev.ENCODER.encode(event) for event in events]
        try:
            at = await self.services.store.append(self.state.id, self.version + 1, bodies)
        except Exception as error:
            if isinstance(error, Conflict):
                self.services.counters.conflicts += 1
            await self.reload()
            raise
        self.is_ahead = False
        self.version += len(events)
        if isinstance(events[0], ev.Decided):
            self.services.counters.moves += 1
        if at is not None:
            self.note(at)
        self.announce()

    async def catch_up(self) -> None:
        """Go back to what is stored, if that could not be done when something was not."""
        if self.is_ahead:
            async with self.lock:
                if self.is_ahead:
                    await self.reload()

    async def reload(self) -> None:
        """Whatever was not stored has not happened."""
        self.is_ahead = True
        stored = await self.services.store.read(self.state.id)
        self.state, self.version = opened(self.state.id, stored[0].body), 1
        if stored[0].at is not None:  # then the past follows from what is stored
            self.past.moments.clear()
        self.replay(stored[1:])
        self.is_ahead = False
        self.bots.forget()
        self.announce()

    def replay(self, stored: t.Iterable[StoredEvent]) -> None:
        """What has happened after this, as it is stored."""
        for event in stored:
            self.state.apply(ev.DECODER.decode(event.body))
            self.version = event.version
            if event.at is not None:
                self.note(event.at)
                self.past.note_stored(event.at)

    def note(self, at: float) -> None:
        """When the last thing has happened, by the store's time."""
        self.turn_clock.note(at)
        self.starting.note(at)
        self.intermission.note(at)

    async def follow(self) -> None:
        """Let happen what has happened at other nodes."""
        async with self.lock:
            if self.is_ahead:
                await self.reload()
                return
            missed = await self.services.store.read(self.state.id, self.version)
            if missed:
                self.replay(missed)
                if missed[-1].at is not None:
                    self.services.counters.lag = max(0.0, self.services.clock.now() - missed[-1].at)
                self.announce()

    def lead(self, *, leads: bool) -> None:
        """Bots think here and clocks run here from now on, or not any more."""
        if self.leads != leads:
            self.leads = leads
            self.turn_clock.set()
            self.starting.set()
            self.bots.wake()

    def announce(self) -> None:
        """What follows from a change: clients are told, clocks run, bots think."""
        self.changed_at = self.services.clock.monotonic()
        self.past.note(self.changed_at)
        self.intermission.set()
        self.broadcast.wake()
        self.turn_clock.set()
        self.starting.set()
        self.bots.wake()
        self.on_change(self)

    async def close(self) -> None:
        """Nobody plays here any more."""
        async with self.lock:
            if self.state.phase != "closed":
                await self.append(ev.Closed())

    async def settle(self, act: t.Callable[[], t.Awaitable[Done]]) -> Done:
        """Do something; where somebody at another node was first, judge it again by what has happened since."""
        while True:
            try:
                return await act()
            except Conflict:
                continue

    @property
    def is_listed(self) -> bool:
        """The lobby shows it."""
        return self.state.terms.listed and not self.is_unlisted and self.past.phase in {"waiting", "playing"}

    @property
    def is_unlisted(self) -> bool:
        return self.services.clock.monotonic() < self.unlisted_until

    @property
    def is_busy(self) -> bool:
        """Somebody is here, something is being done, or will be in a moment."""
        live_window = self.state.live is not None and bool(self.turn_clock.deadlines)
        is_changing = self.lock.locked() or self.is_ahead or self.starting.is_pending
        return bool(
            is_changing
            or live_window
            or self.is_unlisted
            or self.broadcast.clients
            or (self.leads and self.broadcast.is_anybody_elsewhere)
            or self.tasks
            or self.intermission.timer
            or self.playing.hinting
        )

    def need_phase(self, phase: str) -> None:
        if self.state.phase != phase:
            raise Refused("wrong-phase", phase=self.state.phase)

    # Tasks

    def spawn(self, work: t.Coroutine[t.Any, t.Any, t.Any]) -> asyncio.Task[t.Any]:
        """A task that ends with the table."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[t.Any]) -> None:
        """A task has ended; if it failed, the log is told as much as it may know."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            report("failed", error)

    def stop(self) -> None:
        """No clock, no bot, no task any more; everything that was told is durable."""
        self.stopped = True
        self.turn_clock.stop()
        self.intermission.stop()
        self.starting.stop_timer()
        for task in list(self.tasks):
            task.cancel()

    def leave(self) -> None:
        """Nobody has it any more. It goes now, and not when Python looks for objects that hold each other."""
        self.stop()
        for part in PARTS:
            delattr(self, part)
