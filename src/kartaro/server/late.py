"""What watchers are told at a table that lets them see everything later, so that they cannot help those who play."""

from __future__ import annotations

import time
import typing as t

from kartaro.core.match import fold
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p

if t.TYPE_CHECKING:
    from kartaro.core.table import Table
    from kartaro.server.runner import Runner


class Late:
    """Watches as everybody may, so many seconds later."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        state = runner.state
        host = state.match
        self.view: Table = state.game.table(host.edition, host.seats, PUBLIC)
        self.count = 0
        self.is_new = True

    def allowed(self) -> int:
        """How many facts have been told long enough ago."""
        before = time.monotonic() - self.runner.state.terms.delay
        counts = [count for at, count in self.runner.history if at <= before]
        return counts[-1] if counts else 0

    def push(self) -> p.Push | None:
        allowed = self.allowed()
        if allowed <= self.count and not self.is_new:
            return None
        self.is_new = False
        state = self.runner.state
        told = state.match.told(PUBLIC)[self.count : allowed]
        for fact in told:
            fold(self.view, fact)
        self.count = max(self.count, allowed)
        return p.Push(
            seat=PUBLIC,
            count=self.count,
            told=[state.wire.told(fact) for fact in told],
            view=state.wire.view(self.view),
            asked=self.asked(),
            winners=self.view.outcome(),
        )

    def asked(self) -> list[int]:
        mask = self.view.asked()
        return [seat for seat in range(self.runner.state.match.seats) if mask >> seat & 1]

    def next_in(self) -> float | None:
        """Seconds until there is more."""
        before = time.monotonic() - self.runner.state.terms.delay
        later = [at for at, count in self.runner.history if at > before and count > self.count]
        return max(0.01, later[0] - before) if later else None
