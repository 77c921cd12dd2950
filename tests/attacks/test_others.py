"""While a server is attacked, tables of other addresses go on; only in the long run, which times it."""

from __future__ import annotations

import asyncio
import gc
import itertools
import sys
import time

import pytest
from tests.attacks.raw import KINDS
from tests.proof_log import note
from tests.scale import LONG
from tests.server.driving import ROOT, Player, Server, walk

from kartaro.core.generator import Generator

PATIENCE = 50.0
"""Milliseconds within which 99 of 100 moves are acknowledged."""
TABLES, PAUSE = 8, 0.1
"""Tables that are played at, and seconds between a move and the next: in the longest attack their players, who share an
address, open fewer tables than an address may."""
WARM_UP = 3
"""Moves at each table before the attack begins."""

pytestmark = pytest.mark.skipif(not LONG, reason="times moves, which needs a machine that does nothing else")

CASES = [("nothing", "/", 10, 1)]
CASES += [(kind, "/api/1/lobby", 10, 1) for kind in KINDS]
CASES += [("ping", "table", 10, 1), ("text", "table", 10, 1), ("ping", "table", 10, 50)]
CASES += [("connects", "/", 10, 1), ("connects", "/", 10, 50), ("halves", "/", 25, 25), ("arrivals", "table", 40, 200)]


@pytest.mark.parametrize(("kind", "path", "seconds", "addresses"), CASES)
def test_other_tables_do_not_feel_it(kind: str, path: str, seconds: int, addresses: int, own: Server) -> None:
    times, attempts = asyncio.run(attacked(own, kind, path, seconds, addresses))
    p99, longest = (f"{1000 * times[at]:.1f}" for at in (len(times) * 99 // 100, -1))
    assert "Traceback" not in own.log()
    assert float(p99) <= PATIENCE, (p99, longest, attempts)
    if kind in {"halves", "arrivals"}:
        assert attempts >= 2000
    numbers = {"addresses": addresses, "attempts": attempts, "moves": len(times), "p99_ms": p99, "longest_ms": longest}
    note("attacks", attack=kind, where=path, **numbers)


async def attacked(server: Server, kind: str, path: str, seconds: int, addresses: int) -> tuple[list[float], int]:
    """How long moves of others took meanwhile, in order, and what the attack came to."""
    if path == "table":
        path = f"/api/1/tables/{server.open()['table']}/socket"
    words = ["-m", "tests.attacks.flooder", str(server.port), path, str(seconds), kind, "20", str(addresses)]
    players = [Regular(server, Generator(number)) for number in range(TABLES)]
    await asyncio.gather(*(player.warm_up() for player in players))
    attack = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    gc.disable()  # these players keep every byte: a collection of theirs takes longer than any move
    try:
        until = time.monotonic() + seconds
        played = await asyncio.gather(*(player.play(until) for player in players))
        out, _ = await attack.communicate()
    finally:
        gc.enable()
        await asyncio.gather(*(player.leave() for player in players))
        if attack.returncode is None:
            attack.kill()
    return sorted(itertools.chain(*played)), int(out)


class Regular:
    """Somebody who plays against themselves, one game after another."""

    def __init__(self, server: Server, dice: Generator) -> None:
        self.server = server
        self.dice = dice
        self.player: Player | None = None

    async def warm_up(self) -> None:
        """Begin before anything is timed: eight who come at once wait for each other, not for the server."""
        player = await self.begin()
        for _ in range(WARM_UP):
            await player.until_own(lambda player: any(map(player.question, player.you)))
            await timed_move(player, self.dice)

    async def begin(self) -> Player:
        ada = await asyncio.to_thread(self.server.open, game="hanamikoji")
        await asyncio.to_thread(self.server.join, ada["table"], "Ben", ada["token"])
        self.player = await Player(self.server, ada["table"], ada["token"]).come()
        await self.player.ok("start")
        return self.player

    async def leave(self) -> None:
        if self.player:
            await self.player.vanish()

    async def play(self, until: float) -> list[float]:
        """How long each move took to be acknowledged."""
        times: list[float] = []
        while time.monotonic() < until:
            player = self.player or await self.begin()
            await player.until_own(lambda player: player.over is not None or any(map(player.question, player.you)))
            if player.over is None:
                times.append(await timed_move(player, self.dice))
                await asyncio.sleep(PAUSE)
            else:
                await player.vanish()
                self.player = None
        return times


async def timed_move(player: Player, dice: Generator) -> float:
    seat = next(seat for seat in player.you if player.question(seat))
    push = await player.asked(seat)
    begun = time.monotonic()
    await player.ok("move", seat=seat, question=push["question"], move=walk(push["menu"], dice))
    player.answered[seat] = push["question"]
    return time.monotonic() - begun
