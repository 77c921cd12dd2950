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


class Starting:
    """The start of one table's match."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.timer: Timer | None = None
        """Ends the wait for seeds; runs where the table is led."""
        self.since: float | None = None
        """When the wait has begun, by the clock that only goes forward."""
        self.wished_at: float | None = None
        """The same by the store's time, if it keeps times."""

    @property
    def is_pending(self) -> bool:
        """The match is to begin, and waits for seeds."""
        return bool(self.runner.state.wished) and self.runner.state.phase == "waiting"

    async def commit(self, seat: int, promised: str) -> None:
        """A client has chosen a seed."""
        if not is_commitment(promised):
            raise Refused("bad-message")
        async with self.runner.lock:
            self.runner.need_phase("waiting")
            if self.is_pending:
                raise Refused("too-late")
            await self.runner.append(ev.Committed(seat, promised))

    async def reveal(self, seat: int, seed: str) -> None:
        """A client shows its seed; with the last of them, the match begins."""
        async with self.runner.lock:
            self.runner.need_phase("waiting")
            chair = self.runner.state.chairs[seat]
            if not self.is_pending or chair.seed:
                raise Refused("too-late")
            if commitment(bytes.fromhex(seed)) != chair.commitment:
                raise Refused("wrong-seed")
            await self.runner.append(ev.Revealed(seat, seed))
            if not self.unrevealed():
                await self.begin(self.runner.state.wished)

    def unrevealed(self) -> set[int]:
        """The seats that have committed to a seed, are here, and have not revealed it."""
        chairs = self.runner.state.chairs
        return {seat for seat in self.runner.broadcast.present() if chairs[seat].commitment and not chairs[seat].seed}

    async def start(self, level: str) -> None:
        """Ask for the seeds; begin when all are there, or time is up."""
        async with self.runner.lock:
            self.runner.need_phase("waiting")
            if self.is_pending:
                return
            if self.unrevealed() and self.runner.services.peers.format >= ev.WISHED_SINCE:
                await self.runner.append(ev.Wished(level))
            else:
                await self.begin(level)

    def set(self) -> None:
        """If a match has just been wished for, ask for seeds, and wait for them."""
        self.stop_timer()
        if not self.is_pending:
            self.since = self.wished_at = None
            return
        clock = self.runner.services.clock
        if self.since is None:
            waited = 0.0 if self.wished_at is None else max(0.0, clock.now() - self.wished_at)
            self.since = clock.monotonic() - waited
            self.runner.broadcast.post(Reveal())
        if self.runner.leads:
            wait = max(0.0, self.since + TIME_TO_REVEAL - clock.monotonic())
            self.timer = clock.call_later(wait, lambda: self.runner.spawn(self.runner.settle(self.begin_at_last)))

    def note(self, at: float) -> None:
        """Something has happened at that time, by the store."""
        if self.is_pending and self.wished_at is None:
            self.wished_at = at

    async def begin_at_last(self) -> None:
        """Without the seeds that have not come."""
        async with self.runner.lock:
            if self.is_pending:
                await self.begin(self.runner.state.wished)

    async def begin(self, level: str) -> None:
        self.stop_timer()
        bots = {seat: level for seat, chair in enumerate(self.runner.state.chairs) if chair.free}
        await self.runner.append(ev.Began(self.runner.services.clock.now(), bots))

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
