"""What watchers are told at a table that lets them see everything later, so that they cannot help those who play."""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.core.table import Table
    from kartaro.server.tables.runner import Runner

SOON = 0.01


class DelayedView:
    """The table as the public saw it, as many seconds ago as its terms say."""

    def __init__(self, runner: Runner, have: int) -> None:
        self.runner = runner
        self.clock = runner.services.clock
        state = runner.state
        host = state.match
        self.view: Table = state.game.table(host.edition, host.seats, PUBLIC)
        self.count = 0
        """How many facts are in the view."""
        self.have = have if have <= host.told_count(PUBLIC) else 0
        """How many facts the watcher was told before it came again."""
        self.is_new = True

    def allowed(self) -> int:
        """How many facts have been told long enough ago."""
        before = self.clock.monotonic() - self.runner.state.terms.delay
        counts = [count for at, count in self.runner.broadcast.history if at <= before]
        return counts[-1] if counts else 0

    def push(self) -> p.Push | None:
        """What is new; nothing, as long as a watcher has been told more than one that comes now may be."""
        allowed = self.allowed()
        if allowed < self.have or (allowed <= self.count and not self.is_new):
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
        )

    def table(self) -> p.Table:
        """Who sits where, as it is now; that the match has ended, when all that led to it was seen."""
        state = self.runner.state
        info = state.info(self.runner.broadcast.present())
        if self.count < state.match.told_count(PUBLIC):
            info = msgspec.structs.replace(info, phase="playing", next="")
        return p.Table(info, [])

    def asked(self) -> list[int]:
        mask = self.view.asked()
        return [seat for seat in range(self.runner.state.match.seats) if mask >> seat & 1]

    def next_in(self) -> float | None:
        """Seconds until there is more; very few, if it has become time for that just now."""
        later = [at for at, count in self.runner.broadcast.history if count > self.count]
        before = self.clock.monotonic() - self.runner.state.terms.delay
        return max(SOON, later[0] - before) if later else None
