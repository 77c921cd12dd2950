"""The system clock jumps by hours, while people play and while the server is down; turns last as long as ever."""

from __future__ import annotations

import asyncio
import email.utils
import time
import typing as t

import pytest
from tests.server.driving import Server, sitting, take_turns, two_at_a_table
from tests.server.faults.shifting import HOUR, IS_POSSIBLE, ShiftedClock

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from pathlib import Path

CLOCK = 4

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="the clock is shifted by a library that is compiled for Linux")


class Shifted(ShiftedClock):
    """A server whose system clock can be set."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.server = Server(folder / "tables", generous=True, variables=self.variables)

    def hours_off(self) -> float:
        """By how much the server's clock differs from ours, as it says itself."""
        said = self.server.ask("GET", "/health").headers["date"]
        return (email.utils.parsedate_to_datetime(said).timestamp() - time.time()) / HOUR

    def until_off(self, hours: float) -> None:
        until = time.monotonic() + 10
        while abs(self.hours_off() - hours) > 0.1:
            assert time.monotonic() < until, self.hours_off()
            time.sleep(0.1)


@pytest.fixture
def shifted(tmp_path: Path) -> t.Iterator[Shifted]:
    made = Shifted(tmp_path)
    try:
        made.server.start()
        yield made
    finally:
        made.server.end()


@pytest.mark.parametrize("hours", [-30.0, 30.0])
def test_a_clock_that_jumps_while_people_play(hours: float, shifted: Shifted) -> None:
    async def scene() -> None:
        server = shifted.server
        people = two_at_a_table(server, game="hanamikoji", first="a", clock=CLOCK)
        others = two_at_a_table(server, game="hanamikoji", first="a", clock=24 * HOUR)
        async with sitting(server, *people) as (a, b), sitting(server, *others) as (c, d):
            await a.ok("start")
            await c.ok("start")
            await a.asked(0)
            shifted.shift(hours)
            await asyncio.to_thread(shifted.until_off, hours)  # it has noticed
            await a.play_once(0, Generator(1))
            begun = time.monotonic()
            await b.asked(1)
            shifted.shift(-hours)
            await a.until(lambda: a.info["chairs"][1].get("bot"))  # in time, though the clock went back or ahead
            assert CLOCK - 0.5 < time.monotonic() - begun < CLOCK + 5
            await take_turns(2, Generator(1), c, d)
            assert not any(chair.get("bot") for chair in c.info["chairs"])

    asyncio.run(scene())


@pytest.mark.parametrize("hours", [-800.0, 800.0])
def test_a_clock_that_is_another_after_a_restart(hours: float, shifted: Shifted) -> None:
    async def scene() -> None:
        server = shifted.server
        people = two_at_a_table(server, game="hanamikoji", first="a", clock=HOUR)
        waiting = server.open("Eve")
        async with sitting(server, *people) as (a, b):
            await a.ok("start")
            await take_turns(3, Generator(1), a, b)
            await a.caught_up()
            await b.caught_up()
            before = {seat: list(player.told[seat]) for seat, player in enumerate((a, b))}
            server.kill()
            shifted.shift(hours)
            server.start()
            shifted.until_off(hours)
            for player in (a, b):
                await player.back()
            for seat, player in enumerate((a, b)):
                await player.until_own(lambda player: len(player.pushes) == 1 and player.info)
                assert player.told[seat] == before[seat]
                assert not any(chair.get("bot") for chair in player.info["chairs"])
            asked = next(player for seat, player in enumerate((a, b)) if player.question(seat))
            seconds = asked.pushes[asked.you[0]][-1]["seconds"]
            assert HOUR - 60 < seconds <= HOUR  # the clock begins anew
            await take_turns(2, Generator(2), a, b)
        assert server.info(waiting["table"])["phase"] == "waiting"

    asyncio.run(scene())
