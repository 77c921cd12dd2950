"""Who takes a seat at a table, leaves it, comes back to it, or is sent away."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import Refused
from kartaro.core.names import alike
from kartaro.server.tables import events as ev

if t.TYPE_CHECKING:
    from kartaro.server.tables.runner import Runner

SUBSTITUTE = "medium"
"""The level of the bot that plays for people who have left, or are silent."""


class Seating:
    """The seats of one table."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner

    async def sit(self, name: str, token: str, seat: int | None) -> int:
        """Take a seat, a certain one or the first that is free; the token is given as its hash."""
        return await self.runner.settle(lambda: self.sit_now(name, token, seat))

    async def sit_now(self, name: str, token: str, seat: int | None) -> int:
        await self.runner.catch_up()
        async with self.runner.lock:
            if self.runner.state.phase != "waiting":
                raise Refused("wrong-phase", phase=self.runner.past.phase)
            chosen = self.free_seat(seat)
            if any(alike(name, chair.name) for chair in self.runner.state.chairs):
                raise Refused("name-taken", name=name)
            await self.runner.append(ev.SatDown(chosen, name, token))
            return chosen

    def free_seat(self, seat: int | None) -> int:
        free = [number for number, chair in enumerate(self.runner.state.chairs) if chair.free]
        if seat is not None and seat not in free:
            raise Refused("seat-taken", seat=seat)
        if not free:
            raise Refused("table-full")
        return free[0] if seat is None else seat

    async def leave(self, seat: int) -> None:
        """Before the start the seat is free again; during a match a bot takes over."""
        async with self.runner.lock:
            state = self.runner.state
            if state.phase == "waiting" and state.chairs[seat].token:
                await self.runner.append(ev.StoodUp(seat))
            elif state.phase == "playing" and state.chairs[seat].by_person:
                await self.runner.append(ev.Replaced(seat, SUBSTITUTE))

    async def come_back(self, seat: int) -> None:
        """Take a seat back from the bot that plays there."""
        async with self.runner.lock:
            self.runner.need_phase("playing")
            if self.runner.state.chairs[seat].bot:
                await self.runner.append(ev.CameBack(seat))

    async def kick(self, seat: int) -> None:
        """Before the start: somebody has to go."""
        async with self.runner.lock:
            self.runner.need_phase("waiting")
            chairs = self.runner.state.chairs
            if seat >= len(chairs) or not chairs[seat].token:
                raise Refused("nobody-there", seat=seat)
            await self.runner.append(ev.StoodUp(seat))
