"""How a match starts: clients commit to seeds and reveal them, and free seats are given to bots."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import Refused
from kartaro.fairness import commitment, is_commitment
from kartaro.server.protocol import Reveal
from kartaro.server.tables import events as ev

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Timer
    from kartaro.server.tables.runner import Runner

TIME_TO_REVEAL = 2.0


class Pending(t.NamedTuple):
    """A start that waits for seeds: the level of the bots, and the timer that ends the wait."""

    level: str
    timer: Timer


class Starting:
    """The start of one table's match."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.pending: Pending | None = None

    async def commit(self, seat: int, promised: str) -> None:
        """A client has chosen a seed."""
        if not is_commitment(promised):
            raise Refused("bad-message")
        async with self.runner.lock:
            self.runner.need_phase("waiting")
            if self.pending is not None:
                raise Refused("too-late")
            await self.runner.append(ev.Committed(seat, promised))

    async def reveal(self, seat: int, seed: str) -> None:
        """A client shows its seed; with the last of them, the match begins."""
        async with self.runner.lock:
            self.runner.need_phase("waiting")
            chair = self.runner.state.chairs[seat]
            if self.pending is None or chair.seed:
                raise Refused("too-late")
            if commitment(bytes.fromhex(seed)) != chair.commitment:
                raise Refused("wrong-seed")
            await self.runner.append(ev.Revealed(seat, seed))
            if not self.unrevealed():
                await self.begin(self.pending)

    def unrevealed(self) -> set[int]:
        """The seats that have committed to a seed, are here, and have not revealed it."""
        chairs = self.runner.state.chairs
        return {seat for seat in self.runner.broadcast.present() if chairs[seat].commitment and not chairs[seat].seed}

    async def start(self, level: str) -> None:
        """Ask for the seeds; begin when all are there, or time is up."""
        async with self.runner.lock:
            self.runner.need_phase("waiting")
            if self.pending is not None:
                return
            clock = self.runner.services.clock
            timer = clock.call_later(TIME_TO_REVEAL, lambda: self.runner.spawn(self.begin_at_last()))
            self.pending = Pending(level, timer)
            if not self.unrevealed():
                await self.begin(self.pending)
            else:
                self.runner.broadcast.post(Reveal())

    async def begin_at_last(self) -> None:
        """Without the seeds that have not come."""
        async with self.runner.lock:
            if self.pending is not None and self.runner.state.phase == "waiting":
                await self.begin(self.pending)

    async def begin(self, pending: Pending) -> None:
        self.stop()
        bots = {seat: pending.level for seat, chair in enumerate(self.runner.state.chairs) if chair.free}
        await self.runner.append(ev.Began(self.runner.services.clock.now(), bots))

    def stop(self) -> None:
        """Wait for no more seeds."""
        if self.pending is not None:
            self.pending.timer.cancel()
            self.pending = None
