"""What people do in a match: answer questions, and ask for hints."""

from __future__ import annotations

import typing as t

from kartaro.analysis import Adviser
from kartaro.bots import Chair
from kartaro.core.errors import Refused
from kartaro.server.protocol import Hint
from kartaro.server.tables import events as ev
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.server.tables.runner import Runner

HINTS_BY = "search@1000"
"""The bot that is asked for hints."""


class Playing:
    """The people at one table."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.hinting: set[int] = set()
        """The seats that wait for a hint; nobody learns of it at another."""

    async def answer(self, seat: int, question: int, move: str, by: str) -> None:
        """A person's answer; sent again, it was given already."""
        async with self.runner.lock:
            state = self.runner.state
            chair = state.chairs[seat]
            if (question, by) == chair.last:
                return
            if question <= chair.answers:
                raise Refused("already-answered", question=question)
            if chair.bot:
                raise Refused("bot-plays", seat=seat)
            if seat not in state.asked() or question != chair.answers + 1:
                raise Refused("not-asked", seat=seat)
            await self.runner.append(ev.Decided(seat, move, by))

    async def hint(self, seat: int) -> Hint:
        """What a bot would do, by what this seat knows."""
        if seat in self.hinting:
            raise Refused("too-many")
        self.hinting.add(seat)
        try:
            async with self.runner.lock:
                host = self.runner.state.match
                if seat not in host.asked():
                    raise Refused("not-asked", seat=seat)
                facts, chair = host.told(seat), Chair(host.game, host.edition, host.seats, seat)
            move, value, other = await self.runner.services.thinker.run(advised, chair, facts)
        finally:
            self.hinting.discard(seat)
        game = host.game
        words = wire_of(game).say(game.move_words(seat, move))
        return Hint(seat, game.move_text(seat, move), words, value, other)


def advised(chair: Chair, facts: list[Fact]) -> tuple[int, float, float]:
    """The best move by what a seat was told, its value, and that of the next best."""
    adviser = Adviser(chair, HINTS_BY)
    adviser.hear(facts)
    codes = adviser.codes()
    if len(codes) == 1:
        return codes[0], 0.0, 0.0
    best, other = adviser.advice()
    return best.move, best.value, other.value
