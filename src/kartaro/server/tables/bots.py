"""The bots at a table: each that is asked thinks, once for each question; one that fails does not stop the table."""

from __future__ import annotations

import logging
import secrets
import typing as t

from kartaro.bots import Chair, bot
from kartaro.bots.by_chance import RandomBot
from kartaro.core.errors import KartaroError
from kartaro.host import Mind
from kartaro.server.logs import report
from kartaro.server.tables import events as ev
from kartaro.server.tables.elsewhere import NOBODY
from kartaro.server.tables.interfaces import Conflict, Overdue

if t.TYPE_CHECKING:
    import asyncio

    from kartaro.bots import Bot
    from kartaro.core.fact import Fact
    from kartaro.server.protocol import Pace
    from kartaro.server.tables.elsewhere import Here
    from kartaro.server.tables.runner import Runner

LOG = logging.getLogger("kartaro.server")
STAND_IN = "thumb"
"""The bot that plays on for one that never answers."""
BEFORE_ANOTHER_TRY = 1.0
SHORTLY = 1e-3
"""Seconds between two choices of a pace at least, even if the clock was set."""
SLOWNESS: dict[Pace, float] = {"calm": 2.0, "normal": 1.0, "quick": 0.4}
"""How many times longer bots pause, by what was chosen at a table where nobody else plays."""


class SafeMind(Mind):
    """A bot that answers with a legal move, whatever goes wrong in it."""

    def __init__(self, chair: Chair, level: str, plays: str = "") -> None:
        self.chair = chair
        self.level = level
        self.plays = plays or level
        """What it plays like, where that is not its level."""
        super().__init__(self.new_bot(self.plays))

    def new_bot(self, spec: str) -> Bot:
        """The bot; if it cannot be had, one that plays anything."""
        try:
            return bot(spec, self.chair, secrets.randbits(64))
        except Exception as error:  # noqa: BLE001 - a bot's fault is not the table's
            report("bot-failed", error, self.level)
            return RandomBot(self.chair, secrets.randbits(64))

    def choose(self, facts: list[Fact], codes: list[int]) -> int:
        """A legal move; of a bot that fails, any."""
        try:
            move = super().choose(facts, codes)
        except Exception as error:  # noqa: BLE001 - a bot's fault is not the table's
            report("bot-failed", error, self.level)
            return RandomBot(self.chair, secrets.randbits(64)).choose(codes)
        return move if move in codes else codes[0]


class Bots:
    """All bots of one table."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.minds: dict[int, SafeMind] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.pace: Pace = "normal"
        """For as long as the table is in memory, at any node."""
        self.paced_at = 0.0
        """When it was chosen, by the time of all nodes: the last word counts, wherever it was said."""

    def set_pace(self, pace: Pace) -> None:
        self.pace, self.paced_at = pace, max(self.runner.services.clock.now(), self.paced_at + SHORTLY)
        self.runner.broadcast.show()
        self.wake()

    def hear_pace(self, nodes: t.Iterable[Here]) -> None:
        """As it was chosen at another node; it is kept here, too, as that one may end."""
        last = max(nodes, key=lambda node: node.paced_at, default=NOBODY)
        if last.paced_at > self.paced_at:
            self.pace, self.paced_at = last.pace, last.paced_at
            self.wake()

    def wake(self) -> None:
        """Every bot that is asked thinks, unless it does already."""
        state = self.runner.state
        idle = [seat for seat, chair in enumerate(state.chairs) if chair.bot and seat not in self.thinking]
        may_think = self.runner.leads and not self.runner.stopped
        if not idle or not may_think or state.phase != "playing" or self.pace == "paused":
            return
        asked = state.asked()
        for seat in [seat for seat in idle if seat in asked]:
            chair = state.chairs[seat]
            self.thinking[seat] = self.runner.spawn(self.think(seat, chair.bot, chair.answers))

    def forget(self) -> None:
        """What was told has not happened."""
        self.minds.clear()

    async def think(self, seat: int, level: str, answers: int) -> None:
        """Answer one question; whatever becomes of it, bots that are asked by then think."""
        try:
            await self.runner.catch_up()
            await self.answer(seat, level, answers)
        except Overdue as error:
            report("bot-hangs", error, level)
            self.minds[seat] = SafeMind(self.chair(seat), level, STAND_IN)
        except Conflict:
            pass  # something has happened at another node: if it is still asked, it thinks again
        except KartaroError as error:
            LOG.warning("bot-refused %s", error.code)
            await self.runner.services.clock.sleep(BEFORE_ANOTHER_TRY)  # not stored: when there may be room
        except Exception as error:  # noqa: BLE001 - a bot's fault is not the table's
            if not self.runner.stopped:
                report("bot-failed", error, level)
                await self.runner.services.clock.sleep(BEFORE_ANOTHER_TRY)  # but not as fast as one can
        finally:
            self.thinking.pop(seat, None)
            self.wake()

    async def answer(self, seat: int, level: str, answers: int) -> None:
        """Ask the bot, wait until its answer may be told, and play it if the question is still open then."""
        runner = self.runner
        if not self.is_asked(seat, answers):
            return  # meanwhile it was answered, perhaps at another node
        mind = self.mind(seat, level)
        question, slowness = runner.state.match.question(seat, mind.heard), SLOWNESS.get(self.pace, 1.0)
        move, due = await runner.services.thinker.move(mind, *question, slowness)
        clock = runner.services.clock
        await clock.sleep(max(0.0, due - clock.monotonic()))
        async with runner.lock:
            if self.pace == "paused":
                return  # it is asked again afterwards
            if runner.leads and self.is_asked(seat, answers):
                await runner.append(ev.Decided(seat, runner.state.game.move_text(seat, move)))

    def is_asked(self, seat: int, answers: int) -> bool:
        """Whether a bot at this seat still has to answer the question after so many answers."""
        chair = self.runner.state.chairs[seat]
        return bool(chair.bot) and chair.answers == answers and seat in self.runner.state.asked()

    def mind(self, seat: int, level: str) -> SafeMind:
        known = self.minds.get(seat)
        if known is None or known.level != level:
            known = self.minds[seat] = SafeMind(self.chair(seat), level)
        return known

    def chair(self, seat: int) -> Chair:
        host = self.runner.state.match
        return Chair(host.game, host.edition, host.seats, seat)
