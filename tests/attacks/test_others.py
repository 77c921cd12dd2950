"""While a server is attacked, tables of other addresses go on as if nothing were; only in the long run, which times it."""

from __future__ import annotations

import asyncio
import sys
import time

import pytest
from tests.attacks.flooder import ATTACKS
from tests.attacks.raw import KINDS
from tests.proof_log import note
from tests.scale import LONG
from tests.server.driving import ROOT, Player, Server, walk

from kartaro.core.generator import Generator

PATIENCE = 0.05
"""Seconds within which 99 of 100 moves are acknowledged."""
TABLES, PAUSE = 8, 0.05
"""So many tables are played at, with so many seconds between a move and the next."""

pytestmark = pytest.mark.skipif(not LONG, reason="times moves, which needs a machine that does nothing else")

CASES = [(kind, "/api/1/lobby", 10, 1) for kind in KINDS]
CASES += [("ping", "table", 10, 1), ("text", "table", 10, 1), ("ping", "table", 10, 50)]
CASES += [("halves", "/", 25, 25), ("arrivals", "table", 40, 200)]


@pytest.mark.parametrize(("kind", "path", "seconds", "addresses"), CASES)
def test_other_tables_do_not_feel_it(kind: str, path: str, seconds: int, addresses: int, server: Server) -> None:
    async def scene() -> tuple[list[float], int]:
        watched = f"/api/1/tables/{server.open()['table']}/socket" if path == "table" else path
        words = [str(server.port), watched, str(seconds), kind, "20", str(addresses)]
        attack = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.attacks.flooder", *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        until = time.monotonic() + seconds
        times = await asyncio.gather(*(playing(server, until, f"{kind}-{number}") for number in range(TABLES)))
        out, _ = await attack.communicate()
        return sorted(sum(times, [])), int(out)

    times, count = asyncio.run(scene())
    p99 = times[int(len(times) * 0.99)]
    print(
        f"{kind} {path}: {len(times)} moves, median {times[len(times) // 2] * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, "
        f"longest {times[-1] * 1000:.1f} ms, {count} attempts"
    )
    assert "Traceback" not in server.log()
    assert p99 <= PATIENCE
    if kind in ATTACKS:
        assert count >= 2000
    note(
        "attacks",
        attack=kind,
        at="a table" if path == "table" else "the lobby",
        addresses=addresses,
        attempts=count,
        moves=len(times),
        p99_ms=f"{p99 * 1000:.1f}",
        longest_ms=f"{times[-1] * 1000:.1f}",
    )


async def playing(server: Server, until: float, seed: str) -> list[float]:
    """Somebody who plays against themselves, one game after another; how long each move took to be acknowledged."""
    dice, times = Generator(seed), []
    while time.monotonic() < until:
        ada = await asyncio.to_thread(server.open, game="hanamikoji")
        await asyncio.to_thread(server.join, ada["table"], "Ben", ada["token"])
        player = await Player(server, ada["table"], ada["token"]).come()
        await player.ok("start")
        while time.monotonic() < until and player.over is None:
            await player.until(lambda: player.over is not None or any(map(player.question, player.you)))
            if player.over is None:
                times.append(await timed_move(player, dice))
            await asyncio.sleep(PAUSE)
        await player.vanish()
    return times


async def timed_move(player: Player, dice: Generator) -> float:
    seat = next(seat for seat in player.you if player.question(seat))
    push = await player.asked(seat)
    begun = time.monotonic()
    await player.ok("move", seat=seat, question=push["question"], move=walk(push["menu"], dice))
    player.answered[seat] = push["question"]
    return time.monotonic() - begun
