"""Shuffles that everybody at a table has a part in, over the wire: what is missing is recorded, and left out."""

from __future__ import annotations

import asyncio
import typing as t

import pytest
from tests.server.driving import Player, sitting

from kartaro.core.errors import BadRecord
from kartaro.core.generator import Generator
from kartaro.fairness import commitment
from kartaro.record import read_record
from kartaro.verify import prove

if t.TYPE_CHECKING:
    from tests.server.driving import Message, Server

SEEDS = [bytes([number]) * 32 for number in (161, 178, 195)]


def four_people(server: Server) -> list[Message]:
    ada = server.open("Ada", options={"tokens_to_win": "1"}, chairs=["", "", "", ""])
    return [ada, *(server.join(ada["table"], name) for name in ("Ben", "Cleo", "Dan"))]


async def play_to_the_end(server: Server, people: list[Player]) -> str:
    await asyncio.gather(*(player.play(Generator(number)) for number, player in enumerate(people)))
    return server.ask("GET", f"/api/1/tables/{people[0].table}/record").text


def test_whoever_shows_no_seed_is_recorded_and_left_out(generous: Server) -> None:
    """Ada shows hers, Ben keeps his back, Cleo has gone when she should show hers, Dan has promised nothing."""

    async def scene() -> tuple[str, str]:
        seated = four_people(generous)
        async with sitting(generous, *seated) as (a, b, c, d):
            for seat, player in enumerate((a, b, c)):
                await player.ok("commit", seat=seat, commitment=commitment(SEEDS[seat]))
            promised = str(a.info["commitment"])
            await c.vanish()
            await a.until(lambda: not a.info["chairs"][2].get("present"))
            await a.ok("start")
            await b.until(lambda: {"is": "reveal"} in b.messages)
            await a.ok("seed", seat=0, seed=SEEDS[0].hex())
            await a.caught_up()
            assert a.info["phase"] == "waiting"  # Ben still has a moment
            await a.until(lambda: a.info["phase"] == "playing")
            assert await b.refused("seed", seat=1, seed=SEEDS[1].hex()) in {"too-late", "wrong-phase"}
            await c.back()
            return await play_to_the_end(generous, [a, b, c, d]), promised

    text, promised = asyncio.run(scene())
    proof = prove(read_record(text))
    assert proof.fairness.server.commitment == promised
    assert {seat: pledge.seed for seat, pledge in proof.fairness.seats.items()} == {0: SEEDS[0], 1: None, 2: None}
    assert proof.fairness.seats[1].commitment == commitment(SEEDS[1])
    assert proof.decisions > 0
    with pytest.raises(BadRecord, match="record-edited"):
        prove(read_record(text.replace(SEEDS[0].hex(), SEEDS[2].hex())))


def test_when_all_seeds_are_shown_nobody_waits(generous: Server) -> None:
    async def scene() -> None:
        seated = four_people(generous)[:1]
        async with sitting(generous, *seated) as (a,):
            await a.ok("commit", seat=0, commitment=commitment(SEEDS[0]))
            await a.ok("start")
            await a.until(lambda: {"is": "reveal"} in a.messages)
            await a.ok("seed", seat=0, seed=SEEDS[0].hex())
            await a.until(lambda: a.info["phase"] == "playing", 1.5)

    asyncio.run(scene())
