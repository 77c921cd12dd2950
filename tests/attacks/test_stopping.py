"""A server that was stopped for a while: nobody loses a turn by what it could not hear."""

from __future__ import annotations

import asyncio
import signal
import sys
import typing as t

import pytest
from tests.server.driving import moves_of, sitting, two_at_a_table

from kartaro.server import clock
from kartaro.server.clock import BEAT, Hearing
from kartaro.server.tables.turn_clock import GRACE

if t.TYPE_CHECKING:
    from tests.server.driving import Server

SECONDS = 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_a_move_that_was_sent_in_time_is_not_too_late_after_a_stop(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, clock=SECONDS, first="a")
        async with sitting(server, ada, ben) as (a, _):
            await a.ok("start")
            push = await a.asked(0)
            server.running().send_signal(signal.SIGSTOP)
            try:
                move = {"seat": 0, "question": push["question"], "move": moves_of(push["menu"])[0]}
                await a.send({"do": "move", "id": "in time", **move})
                await asyncio.sleep(SECONDS + 2 * GRACE)
            finally:
                server.running().send_signal(signal.SIGCONT)
            await a.until(lambda: "in time" in a.replies)
            assert a.replies["in time"]["is"] == "done"

    asyncio.run(scene())


def test_of_a_pause_only_what_a_beat_takes_was_heard() -> None:
    now = [100.0]
    hearing = Hearing(lambda: now[0])
    for _ in range(10):
        now[0] += BEAT
        hearing.beat()
    assert hearing.seconds() == pytest.approx(10 * BEAT)
    now[0] += 3600.0
    assert hearing.seconds() == pytest.approx(12 * BEAT)
    hearing.beat()
    now[0] += BEAT / 2
    assert hearing.seconds() == pytest.approx(12.5 * BEAT)


def test_the_clock_beats_from_when_it_is_first_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "BEAT", 0.01)

    async def scene() -> None:
        system = clock.SystemClock()
        begun, real = system.heard(), system.monotonic()
        while system.heard() - begun < 0.1:  # noqa: ASYNC110 - time itself
            await asyncio.sleep(0.005)
        assert system.monotonic() - real >= 0.1 - 0.001

    asyncio.run(scene())
