"""What spectators are told at a table that delays everything for them, so that they cannot help those who play."""

from __future__ import annotations

import math
import typing as t

import msgspec

from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.core.table import Table
    from kartaro.server.tables.runner import Runner

SOON = 0.01


class Moment(t.NamedTuple):
    """How a table was from a time on, by the clock that only goes forward."""

    at: float
    told: int
    """How many facts the public had been told."""
    changes: int
    info: p.TableInfo


class Past:
    """What a table lets those see who have no seat there: everything, as many seconds later as its terms say.

    That a match has begun is no secret; how far it is, who plays on for whom, that it is over and what follows are.
    """

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.clock = runner.services.clock
        self.moments: list[Moment] = []
        """The last one that may be seen, and all that may not yet."""

    @property
    def is_needed(self) -> bool:
        state = self.runner.state
        return bool(state.terms.delay) and state.host is not None

    def note(self, at: float) -> None:
        """Something may have changed."""
        if not self.is_needed:
            return
        state = self.runner.state
        count, changes = state.match.told_count(PUBLIC), state.changes
        if not self.moments or self.moments[-1][1:3] != (count, changes):
            self.forget()
            self.moments.append(Moment(at, count, changes, state.info()))

    def note_stored(self, at: float) -> None:
        """Something has happened at that time, by the store; not before what has happened before it.

        The store's clock may have been set.
        """
        if self.is_needed:
            last = self.moments[-1].at if self.moments else -math.inf
            self.note(max(last, self.clock.monotonic() - max(0.0, self.clock.now() - at)))

    def show_all(self) -> None:
        """All there is happened long ago."""
        self.moments.clear()
        self.note(-math.inf)

    def forget(self) -> None:
        """What was before the last moment that may be seen."""
        seen = sum(moment.at <= self.latest() for moment in self.moments)
        del self.moments[: max(0, seen - 1)]

    def latest(self) -> float:
        """Until when one may look now."""
        return self.clock.monotonic() - self.runner.state.terms.delay

    def moment(self) -> Moment:
        """How the table may be seen now."""
        latest = self.latest()
        seen = [moment for moment in self.moments if moment.at <= latest]
        return seen[-1] if seen else self.beginning()

    def beginning(self) -> Moment:
        """A match has begun, and nothing is known of it."""
        info = self.runner.state.info()
        chairs = [msgspec.structs.replace(chair, bot="" if chair.person else chair.bot) for chair in info.chairs]
        return Moment(-math.inf, 0, -1, msgspec.structs.replace(info, chairs=chairs, phase="playing", next=""))

    def is_whole(self) -> bool:
        """Nothing is kept from anybody."""
        return not self.is_needed or (bool(self.moments) and self.moments[-1].at <= self.latest())

    @property
    def phase(self) -> p.Phase:
        """As everybody may know it."""
        return self.runner.state.phase if self.is_whole() else self.moment().info.phase

    def info(self, present: t.Collection[int]) -> p.TableInfo:
        """What everybody may know of the table."""
        if self.is_whole():
            return self.runner.state.info(present)
        return with_present(self.moment().info, present)


def with_present(info: p.TableInfo, present: t.Collection[int]) -> p.TableInfo:
    """Who is here is seen at once: it says nothing of the match."""
    chairs = [msgspec.structs.replace(chair, present=seat in present) for seat, chair in enumerate(info.chairs)]
    return msgspec.structs.replace(info, chairs=chairs)


class DelayedView:
    """The table as the public saw it, as many seconds ago as its terms say."""

    def __init__(self, runner: Runner, have: int) -> None:
        self.runner = runner
        state = runner.state
        host = state.match
        self.view: Table = state.game.table(host.edition, host.seats, PUBLIC)
        self.count = 0
        """How many facts are in the view."""
        self.have = have
        """How many facts the watcher says to have been told before it came again."""
        self.waits_until = runner.services.clock.monotonic() + state.terms.delay
        """By then it may see all that there was when it came; if that is less than it has, it gets everything again."""
        self.moment = runner.past.beginning()
        self.is_new = True

    def push(self) -> p.Push | None:
        """What is new; nothing, as long as a watcher may have been told more than one that comes now may be.

        Whether it has, depends on what it may see only: else it could try out how far the match is.
        """
        now = self.runner.services.clock.monotonic()
        self.moment = self.runner.past.moment()
        allowed = self.moment.told
        if allowed < self.have:
            if now < self.waits_until:
                return None
            self.have = 0
        if allowed <= self.count and not self.is_new:
            return None
        self.is_new = False
        state = self.runner.state
        told = state.match.told(PUBLIC)[:allowed]
        for fact in told[self.count :]:
            self.view.apply(fact)
        news = told[max(self.count, self.have) :]
        self.count = allowed
        wire = wire_of(state.game)
        return p.Push(
            seat=PUBLIC,
            count=self.count,
            told=[wire.told(fact) for fact in news],
            view=wire.view(self.view),
            asked=self.asked(),
            winners=self.view.outcome(),
            sentences=wire.sentences(news, allowed - len(news)),
            ending=wire.ending(self.view, told, PUBLIC) if told and self.view.round_over() else None,
        )

    def table(self) -> p.Table:
        """Who sits where, as far as was seen."""
        return p.Table(with_present(self.moment.info, self.runner.broadcast.present()), [])

    def asked(self) -> list[int]:
        mask = self.view.asked()
        return [seat for seat in range(self.runner.state.match.seats) if mask >> seat & 1]

    def next_in(self) -> float | None:
        """Seconds until there is more; very few, if it has become time for that just now."""
        latest = self.runner.past.latest()
        later = [moment.at - latest for moment in self.runner.past.moments if moment.at > self.moment.at]
        if self.moment.told < self.have:
            later.append(self.waits_until - self.runner.services.clock.monotonic())
        return max(SOON, min(later)) if later else None
