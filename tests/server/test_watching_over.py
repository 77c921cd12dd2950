"""Whoever watches over a server is told how it is and how much goes on, and nothing of any table."""

from __future__ import annotations

import asyncio
import re
import typing as t

from tests.server.driving import sitting, two_at_a_table, watching

from kartaro import __version__
from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.server.driving import Server

LINE = re.compile(r'(kartaro_tables\{phase="(?:waiting|playing|over|closed)"\}|kartaro_clients) (\d+)')


STRANGER = {"x-forwarded-for": "203.0.113.9"}
OPERATIONS = {
    "kartaro_moves_total",
    "kartaro_commits_total",
    "kartaro_conflicts_total",
    "kartaro_lag_seconds",
    "kartaro_leases",
    "kartaro_nodes",
    "kartaro_ready",
}
"""What only those read who run the server: of few tables, it tells how far they are."""


def numbers(server: Server) -> dict[str, int]:
    text = server.ask("GET", "/metrics").text
    found = [LINE.fullmatch(line) for line in text.splitlines() if line.split()[0] not in OPERATIONS]
    assert all(found), text
    return {match[1]: int(match[2]) for match in found if match}


def tables(phase: str) -> str:
    return f'kartaro_tables{{phase="{phase}"}}'


def test_a_server_says_that_it_is_there(own_server: Server) -> None:
    assert own_server.ask("GET", "/health").json() == {"status": "ok", "version": __version__}


def test_a_server_says_that_it_can_take_moves(own_server: Server) -> None:
    assert own_server.ask("GET", "/ready").json() == {"status": "ready"}


def test_whoever_runs_it_reads_more_than_strangers(own_server: Server) -> None:
    ours, theirs = (own_server.ask("GET", "/metrics", headers=headers).text for headers in ({}, STRANGER))
    assert {line.split()[0] for line in ours.splitlines()} > OPERATIONS
    assert not OPERATIONS.intersection(line.split()[0] for line in theirs.splitlines())
    assert "kartaro_clients" in theirs


def test_tables_are_counted_by_their_phases_and_clients_while_they_are_there(own_server: Server) -> None:
    async def scene() -> None:
        assert set(numbers(own_server).values()) == {0}
        ada, ben = two_at_a_table(own_server, options={"tokens_to_win": "1"})
        assert numbers(own_server)[tables("waiting")] == 1
        async with sitting(own_server, ada, ben) as (a, b), watching(own_server, ada["table"]):
            assert numbers(own_server)["kartaro_clients"] == 3
            await a.ok("start")
            assert (numbers(own_server)[tables("waiting")], numbers(own_server)[tables("playing")]) == (0, 1)
            await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)))
            assert (numbers(own_server)[tables("playing")], numbers(own_server)[tables("over")]) == (0, 1)
            await a.ok("rematch")
            assert numbers(own_server)[tables("waiting")] == 1
            await a.ok("close")
            assert numbers(own_server)[tables("closed")] == 1
        async with asyncio.timeout(10):
            while numbers(own_server)["kartaro_clients"]:  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.05)

    asyncio.run(scene())
