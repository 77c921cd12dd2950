"""Floods by every kind of frame, at every kind of socket: some is heard, then the connection is closed with a code."""

from __future__ import annotations

import asyncio
import itertools
import sys
import typing as t
from pathlib import Path

import pytest
from tests.attacks.raw import HELLO, KINDS, Raw, end_of, frame, opening, table_socket
from tests.server.driving import sitting, two_at_a_table
from websockets.frames import Opcode

from kartaro.server.connections.websocket import LARGEST_MESSAGE
from kartaro.server.limits import BURST, BYTES_OF_A_UNIT, CONNECTIONS_OF_AN_ADDRESS, Budget, address_limits
from kartaro.server.settings import RATE

if t.TYPE_CHECKING:
    from tests.server.driving import Server

SOURCES = (f"127.0.1.{number}" for number in itertools.count(1))
MANY = 20_000
LARGEST_CONNECTION = 200
"""kB: the memory that docs/server.md promises for a connection."""
SOCKETS = {"table": HELLO, "before hello": b"", "lobby": b""}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", SOCKETS)
def test_whoever_sends_too_many_frames_is_told_so_and_not_heard(where: str, kind: str, server: Server) -> None:
    path = "/api/1/lobby" if where == "lobby" else table_socket(server)
    with Raw(server.port, next(SOURCES)).upgrade(path) as raw:
        if SOCKETS[where]:
            raw.send(frame(Opcode.TEXT, SOCKETS[where]))
        raw.send(opening(kind))
        raw.send(KINDS[kind]() * MANY)
        end = end_of(raw)
    if (where, kind) in {("before hello", "text"), ("before hello", "binary")}:
        assert end.reason in {"bad-message", "too-many"}  # the first is no hello
    else:
        assert (end.code, end.reason) == (4000, "too-many")
        assert end.messages[-1] == {"is": "no", "code": "too-many"}
    assert end.pongs <= BURST * RATE
    assert len(end.messages) <= BURST * RATE + 3


def test_pings_are_answered_up_to_the_limit(server: Server) -> None:
    with Raw(server.port, next(SOURCES)).upgrade("/api/1/lobby") as raw:
        raw.send(frame(Opcode.PING) * 40 + frame(Opcode.CLOSE, (1000).to_bytes(2)))
        end = end_of(raw)
    assert (end.code, end.pongs) == (1000, 40)


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 10_000_000, 1 << 40])
def test_a_message_that_is_too_large_is_refused_by_its_head(size: int, server: Server) -> None:
    with Raw(server.port, next(SOURCES)).upgrade("/api/1/lobby") as raw:
        raw.send(bytes([0x82, 0xFF]) + size.to_bytes(8) + b"mask")
        raw.send(frame(Opcode.CLOSE))
        assert end_of(raw).code == 1009


def test_many_parts_make_no_message_that_is_too_large(server: Server) -> None:
    part = frame(Opcode.CONT, b"x" * 4000, fin=False)
    with Raw(server.port, next(SOURCES)).upgrade("/api/1/lobby") as raw:
        raw.send(frame(Opcode.TEXT, b"x" * 4000, fin=False) + part * 10 + frame(Opcode.CLOSE))
        assert end_of(raw).code == 1009


def test_all_sockets_of_an_address_pay_out_of_one_budget_and_others_have_their_own() -> None:
    now = 0.0
    addresses = address_limits(1.0, lambda: now)
    paid = [Budget(1.0, addresses, "192.0.2.1").pay(3, 0) for _ in range(2 * CONNECTIONS_OF_AN_ADDRESS)]
    assert paid == [True] * CONNECTIONS_OF_AN_ADDRESS + [False] * CONNECTIONS_OF_AN_ADDRESS
    assert Budget(1.0, addresses, "192.0.2.2").pay(3, 0)
    now = 1.0
    assert Budget(1.0, addresses, "192.0.2.1").pay(3, 0)


def test_bytes_are_paid_as_frames_are() -> None:
    budget = Budget(1.0, address_limits(1.0, lambda: 0.0), "192.0.2.1")
    assert [budget.pay(0, BYTES_OF_A_UNIT) for _ in range(5)] == [True] * 3 + [False] * 2


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of another process is read as Linux tells it")
def test_those_who_flood_without_reading_take_little_memory(server: Server) -> None:
    """Of forty sockets, each with all the pings it can send, and nothing of the answers read."""
    before = memory_of(server)
    sockets = [Raw(server.port, next(SOURCES)).upgrade("/api/1/lobby") for _ in range(40)]
    for raw in sockets:
        raw.socket.settimeout(0.05)
        raw.send(frame(Opcode.PING, b"x" * 125) * 50_000)
    server.ask("GET", "/health").raise_for_status()
    grown = memory_of(server) - before
    for raw in sockets:
        raw.socket.close()
    assert grown < 40 * LARGEST_CONNECTION, grown


def memory_of(server: Server) -> int:
    """KB that the process of a server has in memory."""
    status = Path(f"/proc/{server.running().pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def test_a_table_goes_on_while_others_are_flooded(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server)
        async with sitting(server, ada, ben) as (a, b):
            for kind in KINDS:
                with Raw(server.port, next(SOURCES)).upgrade("/api/1/lobby") as raw:
                    await asyncio.to_thread(raw.send, opening(kind) + KINDS[kind]() * MANY)
                    await a.ok("speak", seat=0, phrase="oops")
                    await b.until(lambda: b.messages[-1]["is"] == "said")

    asyncio.run(scene())
    assert "Traceback" not in server.log()
