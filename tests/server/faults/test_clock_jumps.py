"""The system clock jumps by hours, while people play and while the server is down; turns last as long as ever."""

from __future__ import annotations

import asyncio
import email.utils
import os
import shutil
import subprocess
import sys
import time
import typing as t
from pathlib import Path

import pytest
from tests.server.driving import Server, sitting, take_turns, two_at_a_table

from kartaro.core.generator import Generator

HOUR = 3600
CLOCK = 4

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which(os.environ.get("CC", "cc")),
    reason="the clock is shifted by a library that is compiled for Linux",
)


class Shifted:
    """A server whose system clock can be set."""

    def __init__(self, folder: Path) -> None:
        library, self.file = folder / "clock.so", folder / "shift"
        source = str(Path(__file__).with_name("clock.c"))
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), source, "-ldl"], check=True)
        self.shift(0)
        self.server = Server(
            folder / "tables", generous=True, variables={"LD_PRELOAD": str(library), "SHIFT": str(self.file)}
        )

    def shift(self, hours: float) -> None:
        """Set the clock atomically, by replacing a file."""
        new = self.file.with_suffix(".new")
        new.write_text(f"{int(hours * HOUR)}\n", "utf-8")
        new.replace(self.file)

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
