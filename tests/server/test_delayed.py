"""Watchers who see everything later: nothing is forgotten, however the clock stands when somebody looks."""

from __future__ import annotations

import asyncio
import time
import typing as t

from tests.server.inside import lobby, play_on, two_play

from kartaro.core.generator import Generator
from kartaro.core.seats import PUBLIC
from kartaro.server.tables.delayed import SOON, DelayedView

if t.TYPE_CHECKING:
    import pytest


def test_what_becomes_due_between_two_looks_at_the_clock_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, delay=100)
            now = time.monotonic()
            runner.broadcast.history[:] = [(now - 200, 2), (now, 5)]
            looks = iter([now + 99.999, now + 100.001, now + 100.002])
            monkeypatch.setattr(time, "monotonic", lambda: next(looks))
            late = DelayedView(runner, 0)
            push = late.push()
            assert push is not None
            assert push.count == 2
            assert late.next_in() == SOON
            monkeypatch.undo()

    asyncio.run(scene())


def test_after_a_restart_nobody_sees_too_much_and_who_has_more_waits() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, delay=60)
            await play_on(runner, 4, Generator(1))
            all_told = runner.state.match.told_count(PUBLIC)
            runner.stop()
            table = runner.state.id
            del tables.runners[table]
            await tables.take_up()
            again = await tables.find(table)
            fresh = DelayedView(again, 0).push()
            assert fresh is not None
            assert (fresh.count, fresh.told) == (0, [])
            knows = DelayedView(again, all_told - 1)
            assert knows.push() is None
            again.broadcast.history[:] = [(at - 60, count) for at, count in again.broadcast.history]
            rest = knows.push()
            assert rest is not None
            assert (rest.count, len(rest.told)) == (all_told, 1)
            liar = DelayedView(again, all_told + 1).push()
            assert liar is not None
            assert len(liar.told) == all_told

    asyncio.run(scene())
