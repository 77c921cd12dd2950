"""How long people have for a decision, and what follows when they are silent."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import KartaroError
from kartaro.core.seats import DEALER
from kartaro.server.tables import events as ev
from kartaro.server.tables.interfaces import Conflict
from kartaro.server.tables.seating import SUBSTITUTE

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Timer
    from kartaro.server.tables.runner import Runner

GRACE = 1.0
"""Seconds. Network and drawing take time: nobody loses a turn by less than this."""
LONGEST_FAILOVER = 10.0
"""Seconds that a deadline is overdue at most when another node takes a table over: before that, nobody could be heard,
and it begins anew."""


class Deadline(t.NamedTuple):
    """Until when a question is to be answered, by the clock that stands still while nothing can be heard."""

    question: int
    until: float


class TurnClock:
    """The clock of one table; it runs for people, not for bots."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.clock = runner.services.clock
        self.deadlines: dict[int, Deadline] = {}
        """By the seats that are asked."""
        self.asked_at: dict[int, tuple[int, float]] = {}
        """For the seats that are asked, the question, and since when, by the store's time if it keeps times."""
        self.timer: Timer | None = None

    def set(self) -> None:
        """Everybody who is newly asked gets the time of the table."""
        self.stop()
        terms = self.runner.state.terms
        if not (terms.clock or terms.live):
            return
        self.deadlines = {seat: deadline for seat in self.timed() if (deadline := self.deadline(seat)) is not None}
        if self.deadlines and self.runner.leads:
            first = min(deadline.until for deadline in self.deadlines.values())
            wait = max(0.0, first + GRACE - self.clock.heard())
            self.timer = self.clock.call_later(wait, lambda: self.runner.spawn(self.time_is_up()))

    def stop(self) -> None:
        """No timer runs any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def note(self, at: float) -> None:
        """Something has happened at that time, by the store: whoever is newly asked is asked since then."""
        terms = self.runner.state.terms
        if terms.clock or terms.live:
            before, self.asked_at = self.asked_at, {}
            for seat in self.timed():
                question = self.runner.state.chairs[seat].answers + 1
                known = before.get(seat)
                self.asked_at[seat] = known if known is not None and known[0] == question else (question, at)

    def timed(self) -> list[int]:
        """The seats of people that are asked."""
        state = self.runner.state
        return [seat for seat in state.asked() if seat != DEALER and state.chairs[seat].by_person]

    def deadline(self, seat: int) -> Deadline | None:
        """The one it has for this question already, or a new one; None if there is no limit."""
        question = self.runner.state.chairs[seat].answers + 1
        held = self.deadlines.get(seat)
        if held is not None and held.question == question:
            return held
        limit = self.limit(seat)
        return (
            None if limit is None else Deadline(question, self.clock.heard() + limit - self.used(seat, question, limit))
        )

    def used(self, seat: int, question: int, limit: float) -> float:
        """Seconds of the limit that have passed already: where another node has asked, that was a while ago."""
        asked, at = self.asked_at.get(seat, (0, 0.0))
        passed = max(0.0, self.clock.now() - at) if asked == question else 0.0
        return passed if passed < limit + LONGEST_FAILOVER else 0.0

    def limit(self, seat: int) -> float | None:
        """Seconds for the question a seat is asked; None if there is no limit."""
        terms = self.runner.state.terms
        if (terms.clock or terms.live) and self.runner.state.let_go(seat) is not None:
            return float(terms.reaction)
        return float(terms.clock) or None

    def seconds_left(self, seat: int) -> float | None:
        held = self.deadlines.get(seat)
        return None if held is None else max(0.0, round(held.until - self.clock.heard(), 2))

    def left(self) -> dict[int, tuple[int, float]]:
        """For every seat whose time runs, the question and the seconds left."""
        now = self.clock.heard()
        return {seat: (held.question, held.until - now) for seat, held in self.deadlines.items()}

    def resume(self, left: t.Mapping[int, tuple[int, float]]) -> None:
        """Go on where `left` was taken."""
        now = self.clock.heard()
        self.deadlines = {seat: Deadline(question, now + seconds) for seat, (question, seconds) in left.items()}

    async def time_is_up(self) -> None:
        """What may be let go is let go; for any other question a bot takes the seat until its person comes back."""
        async with self.runner.lock:
            now = self.clock.heard()
            overdue = {seat: held for seat, held in self.deadlines.items() if held.until + GRACE <= now}
            for seat, held in overdue.items():
                if self.deadlines.get(seat) == held:  # else it is asked something else by now
                    await self.be_silent(seat)
            self.set()

    async def be_silent(self, seat: int) -> None:
        """A seat has said nothing in time; if that cannot be stored, it gets a little more."""
        try:
            await self.runner.append(self.silence(seat))
        except Conflict:
            return  # something else has happened at another node, and the clock was set by that
        except KartaroError:
            self.deadlines[seat] = Deadline(self.deadlines[seat].question, self.clock.heard())

    def silence(self, seat: int) -> ev.AnyEvent:
        """What it means that a seat has said nothing in time."""
        let_go = self.runner.state.let_go(seat)
        if let_go is None:
            return ev.Replaced(seat, SUBSTITUTE)
        return ev.TimeWasUp() if self.runner.state.live is not None else ev.Decided(seat, let_go)
