"""Bots on a server: nobody keeps them waiting, and the log says nothing of what they know."""

from __future__ import annotations

import asyncio
import threading
import typing as t

from kartaro.core.match import Match
from kartaro.games import game
from kartaro.host import Host
from kartaro.record import Record
from kartaro.server.thinking import Mind, Thinker

if t.TYPE_CHECKING:
    import pytest

    from kartaro.bots.chair import Chair
    from kartaro.core.fact import Fact

WORDS = "my hand is the princess"


class Indiscreet:
    """Fails, and says why with a card it holds."""

    name = "indiscreet"

    def __init__(self, chair: Chair, seed: int) -> None:
        del chair, seed

    def hear(self, fact: Fact) -> None:
        del fact

    def choose(self, codes: list[int]) -> int:
        raise RuntimeError(WORDS, codes)


def test_a_bot_that_fails_is_reported_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    named = game("love-letter")
    host = Host(Record(Match(named, named.edition(), 2), ["Ada", "Ben"]), {})
    mind = Mind(host, 0, f"{__name__}:{Indiscreet.__name__}")
    assert mind.choose([], [3, 5]) in {3, 5}
    assert "bot-failed" in caplog.text
    assert "RuntimeError" in caplog.text
    assert WORDS not in caplog.text


def test_whoever_studies_a_finished_game_does_not_keep_bots_waiting() -> None:
    async def scene() -> None:
        thinker = Thinker()
        done = threading.Event()
        studies = [asyncio.create_task(thinker.study(done.wait, 20)) for _ in range(8)]
        try:
            async with asyncio.timeout(10):
                assert await thinker.run(lambda: "a move") == "a move"
            assert not any(study.done() for study in studies)
        finally:
            done.set()
            await asyncio.gather(*studies)
            thinker.close()

    asyncio.run(scene())
