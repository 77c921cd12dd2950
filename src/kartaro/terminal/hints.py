"""Hints: what a bot would do in a person's place. Each person has their own bot, told what that person is told."""

from __future__ import annotations

import typing as t

from kartaro._speed import compiled
from kartaro.analysis import USUAL_BOT, Adviser, points
from kartaro.bots import Chair

if t.TYPE_CHECKING:
    from kartaro.host import Host
    from kartaro.locale.telling import Telling


IN_PYTHON = "search@40"
"""The bot that gives hints if the rules are not compiled, so that people do not wait too long."""


class Hints:
    """Gives hints to the people at a host's table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.advisers: dict[int, Adviser] = {}

    def hint(self, seat: int, telling: Telling) -> str:
        """One line for a seat that is asked: what to do, and how much that is worth."""
        adviser = self.adviser(seat)
        if len(adviser.codes()) == 1:
            return telling.speech.say("terminal-advice-forced")
        best, other = adviser.advice()
        move = telling.tell(telling.game.move_words(seat, best.move))
        return telling.speech.say("terminal-advice", move=move, value=points(best.value), other=points(other.value))

    def adviser(self, seat: int) -> Adviser:
        """A person's own bot, told everything so far."""
        if seat not in self.advisers:
            chair = Chair(self.host.game, self.host.edition, self.host.seats, seat)
            self.advisers[seat] = Adviser(chair, USUAL_BOT if compiled() else IN_PYTHON)
        adviser = self.advisers[seat]
        adviser.hear(self.host.told(seat, adviser.heard))
        return adviser
