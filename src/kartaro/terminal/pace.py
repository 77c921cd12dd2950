"""How fast bots answer people: the delay is drawn before they look at their cards, so that it reveals nothing.

A bot with a time budget, such as `search@2s`, answers immediately if it has no choice; its move is therefore withheld
until that time is over. A bot with a budget in simulations does not know how long they take. If that is longer than the
delay, it reveals that the bot had a choice, and perhaps of what kind; a larger `--pace` hides it.
"""

from __future__ import annotations

import time
import typing as t

from kartaro.bots.pauses import OVERRUN, drawn_pause
from kartaro.host import SecretDice

if t.TYPE_CHECKING:
    from collections.abc import Callable

    from kartaro.core.match import Dice

AT_ONCE, SLOWEST = 0.0, 100.0


class Pace:
    """A pause for every question to bots, drawn when it is asked; bots that are asked at the same time share one.

    Bots with a time budget think one after another, each for as long as if it had a choice.
    """

    def __init__(
        self,
        slowness: float,
        sleep: Callable[[float], None],
        clock: Callable[[], float] = time.monotonic,
        dice: Dice | None = None,
    ) -> None:
        self.slowness = min(slowness, SLOWEST)
        self.sleep = sleep
        self.clock = clock
        self.dice = dice or SecretDice()
        self.owing: frozenset[int] = frozenset()
        """The seats that had not answered the last question when this was last called."""
        self.until = 0.0
        """The end of the pause."""
        self.thought = 0.0
        """The end of the last bot's time to think, whether it had a choice or not."""

    @property
    def pauses(self) -> bool:
        """Whether there are pauses."""
        return self.slowness > AT_ONCE

    def ask(self, bots: t.AbstractSet[int], thinks_for: float = 0.0) -> None:
        """These bots are asked; one of them looks next, and has a time budget of `thinks_for` seconds, or 0.

        A subset of the last seats is still the same question: the others have answered.
        """
        if self.pauses and not bots < self.owing:
            self.until = self.clock() + self.slowness * drawn_pause(self.dice)
        if self.pauses and thinks_for:
            self.thought = self.clock() + thinks_for + OVERRUN
            self.until = max(self.until, self.thought)
        self.owing = frozenset(bots)

    def wait(self) -> None:
        """Wait until the answer may be shown; not at all if thinking took longer."""
        self.rest(self.until)

    def wait_for_thought(self) -> None:
        """Wait until the last bot has thought, or would have: the next output must not reveal which."""
        self.rest(self.thought)

    def rest(self, until: float) -> None:
        left = until - self.clock()
        if self.pauses and left > 0:
            self.sleep(left)
