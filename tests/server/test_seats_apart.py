"""What one seat sends wrong is its own affair: others stay connected and play, and the log learns no word of it."""

from __future__ import annotations

import asyncio
import typing as t

from tests.server.inside import connected, lobby, opened

from kartaro.server import protocol as p
from kartaro.server.tables import events as ev
from kartaro.server.tables import starting

if t.TYPE_CHECKING:
    import pytest

TERMS = p.Terms(game="hanamikoji", chairs=["", ""])
TWO_LINES = "ab" * 32 + "\n"
WORDS = "the words of a fault"


def test_a_commitment_that_ends_in_a_line_end_is_refused_and_the_match_starts() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await opened(tables, TERMS)
            async with connected(tables, runner, "ada") as (owner, a), connected(tables, runner, "ben") as (_, b):
                b.write({"do": "commit", "id": "promise", "seat": 1, "commitment": TWO_LINES})
                assert (await b.until(lambda message: message["is"] == "no"))["code"] == "bad-message"
                assert (await a.ask("start", "begin"))["is"] == "done"
                assert runner.state.phase == "playing"
                assert owner in runner.broadcast.clients

    asyncio.run(scene())


def test_a_table_that_has_stored_such_a_commitment_starts_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "TIME_TO_REVEAL", 0.0)

    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await opened(tables, TERMS)
            async with runner.lock:
                await runner.append(ev.Committed(1, TWO_LINES))
            async with connected(tables, runner, "ada") as (owner, a), connected(tables, runner, "ben"):
                assert (await a.ask("start", "begin"))["is"] == "done"
                await a.until(lambda message: message["is"] == "told")
                assert runner.state.phase == "playing"
                assert runner.state.fairness().seats == {}
                assert owner in runner.broadcast.clients

    asyncio.run(scene())


async def fail(*_: object) -> None:
    raise ValueError(WORDS)


def test_a_request_that_fails_is_answered_and_its_client_stays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await opened(tables, TERMS)
            async with connected(tables, runner, "ada") as (owner, a):
                monkeypatch.setattr(runner.starting, "begin", fail)
                answer = await a.ask("start", "begin")
                assert (answer["is"], answer["code"]) == ("no", "server-failed")
                assert (await a.ask("speak", "still here", seat=0, phrase="oops"))["is"] == "done"
                assert owner in runner.broadcast.clients
                assert not a.is_closed

    asyncio.run(scene())
    assert "failed ValueError" in caplog.text
    assert WORDS not in caplog.text


def test_what_fails_while_nobody_waits_for_it_is_logged_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await opened(tables, TERMS)
            task = runner.spawn(fail())
            await asyncio.wait([task])
            await asyncio.sleep(0)
            del task

    asyncio.run(scene())
    assert "failed ValueError" in caplog.text
    assert WORDS not in caplog.text
