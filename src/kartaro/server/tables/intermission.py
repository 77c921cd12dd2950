"""After a round: people look at how it ended, and the next one begins when all who are here have gone on.

Whoever is at another node is here, too. Programs are not waited for, nor is anybody who has gone: only clients that say
so in their `hello` show ends of rounds.
"""

from __future__ import annotations

import typing as t

from kartaro.core.seats import PUBLIC
from kartaro.server.protocol import Intermission as Shown
from kartaro.server.tables import elsewhere
from kartaro.server.tables import events as ev
from kartaro.server.tables.turn_clock import LONGEST_FAILOVER

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Timer
    from kartaro.server.tables.runner import Runner

LONGEST = 20.0
"""Seconds after which the next round begins, whoever has not gone on."""


class Intermission:
    """The time between two rounds of one table. A restart forgets who has gone on, but no round that has begun."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.clock = runner.services.clock
        self.timer: Timer | None = None
        self.until = 0.0
        self.rested_at: float | None = None
        """When the round has ended, by the store's time, if it keeps times."""
        self.gone_on: set[int] = set()
        """At this node."""
        self.waits: frozenset[int] | None = None
        """The seats whose people look at the end of a round still; None while a round is played."""
        self.was_watched = False
        """Somebody was waited for: when nobody is any more, the next round begins."""

    def lookers(self) -> frozenset[int]:
        """The seats whose people are shown how the round ended, and have not gone on."""
        chairs, others = self.runner.state.chairs, self.runner.broadcast.elsewhere
        seats = self.shown_here() | elsewhere.shows_ends(others)
        if not seats:
            return seats
        looking = seats - self.gone_on - elsewhere.gone_on(others, self.round_end)
        return frozenset(seat for seat in looking if chairs[seat].by_person)

    def shown_here(self) -> frozenset[int]:
        """The seats whose people are at this node and are shown how a round ended."""
        clients = (client for client in self.runner.broadcast.clients if client.shows_ends)
        return frozenset(seat for client in clients for seat in client.held())

    @property
    def round_end(self) -> int:
        """Which round it is that has ended: how many facts the public was told until then; 0 while one is played."""
        return self.runner.state.match.told_count(PUBLIC) if self.runner.state.rests else 0

    def follow(self) -> list[ev.AnyEvent]:
        """What follows at once from the end of a round that nobody looks at."""
        if self.is_unknown_elsewhere:
            self.runner.state.begin_round()
            return []
        return [] if self.lookers() else [ev.RoundBegan()]

    @property
    def is_unknown_elsewhere(self) -> bool:
        """A node of an older version runs beside this one: it deals as soon as a round is over, and so do we."""
        return self.runner.services.peers.format < ev.ROUND_BEGAN_SINCE

    def set(self) -> None:
        """Something has changed: a round may have ended or begun, somebody may have come, gone, or gone on."""
        if self.runner.state.rests and self.is_unknown_elsewhere:
            self.runner.state.begin_round()
        if not self.runner.state.rests or self.runner.stopped:
            self.stop()
            return
        if self.timer is None:
            seconds = max(0.0, LONGEST - self.passed())
            self.until = self.clock.monotonic() + seconds
            self.timer = self.clock.call_later(seconds, lambda: self.runner.spawn(self.runner.settle(self.end)))
        self.waits = self.lookers()
        self.was_watched = self.was_watched or bool(self.waits)
        if self.was_watched and not self.waits:
            self.runner.spawn(self.runner.settle(self.end))

    def note(self, at: float) -> None:
        """Something has happened at that time, by the store."""
        if not self.runner.state.rests:
            self.rested_at = None
        elif self.rested_at is None:
            self.rested_at = at

    def passed(self) -> float:
        """Seconds since the round has ended; a table that nobody ran for long begins anew to wait."""
        passed = 0.0 if self.rested_at is None else max(0.0, self.clock.now() - self.rested_at)
        return passed if passed < LONGEST + LONGEST_FAILOVER else 0.0

    def look(self) -> None:
        """Somebody may have come, gone, or gone on at another node."""
        before = self.waits
        self.set()
        if self.waits != before:
            self.runner.broadcast.wake()

    def stop(self) -> None:
        """A round is played."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.gone_on.clear()
        self.waits, self.was_watched = None, False

    async def go_on(self, seat: int) -> None:
        """Somebody has seen enough; said again, or when a round is played already, it changes nothing."""
        async with self.runner.lock:
            if not self.runner.state.rests:
                return
            self.gone_on.add(seat)
            if self.lookers():
                self.set()
                self.runner.broadcast.show()
                self.runner.broadcast.wake()
            else:
                await self.runner.append(ev.RoundBegan())

    async def end(self) -> None:
        """The next round begins, unless somebody has come to look meanwhile and there is time."""
        async with self.runner.lock:
            if self.runner.state.rests and (not self.lookers() or self.until <= self.clock.monotonic()):
                await self.runner.append(ev.RoundBegan())

    def shown(self) -> Shown | None:
        """What everybody may know of it."""
        if self.waits is None:
            return None
        return Shown(sorted(self.waits), max(0.0, self.until - self.clock.monotonic()))
