"""After a round: people look at how it ended, and the next one begins when all who are here have gone on.

Programs are not waited for, nor is anybody who has gone: only clients that say so in their `hello` show ends of rounds.
"""

from __future__ import annotations

import typing as t

from kartaro.server.protocol import Intermission as Shown
from kartaro.server.tables import events as ev

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
        self.gone_on: set[int] = set()
        self.waits: frozenset[int] | None = None
        """The seats whose people look at the end of a round still; None while a round is played."""
        self.was_watched = False
        """Somebody was waited for: when nobody is any more, the next round begins."""

    def lookers(self) -> frozenset[int]:
        """The seats whose people are shown how the round ended, and have not gone on."""
        chairs = self.runner.state.chairs
        clients = (client for client in self.runner.broadcast.clients if client.shows_ends)
        seats = {seat for client in clients for seat in client.held() if chairs[seat].by_person}
        return frozenset(seats - self.gone_on)

    def follow(self) -> list[ev.AnyEvent]:
        """What follows at once from the end of a round that nobody looks at."""
        return [ev.RoundBegan()] if self.runner.state.rests and not self.lookers() else []

    def set(self) -> None:
        """Something has changed: a round may have ended or begun, somebody may have come, gone, or gone on."""
        if not self.runner.state.rests or self.runner.stopped:
            self.stop()
            return
        if self.timer is None:
            self.until = self.clock.monotonic() + LONGEST
            self.timer = self.clock.call_later(LONGEST, lambda: self.runner.spawn(self.end()))
        self.waits = self.lookers()
        self.was_watched = self.was_watched or bool(self.waits)
        if self.was_watched and not self.waits:
            self.runner.spawn(self.end())

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
