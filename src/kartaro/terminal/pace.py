"""How fast bots answer people: at a pace that is drawn before they look, so that it says nothing of what they hold.

A bot that thinks for a time, as `search@2s` does, answers at once where it has no choice; so nobody is told what it
does before that time is over, choice or not. A bot that thinks for a number of simulations knows no time. Where these
take longer than the pause, it shows that it had a choice, and perhaps what kind of; a greater `--pace` hides that.
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
    """A pause for every question to bots, drawn when it is asked; one for all who are asked at once.

    Those of them who think for a time do so one after the other, each as long as if it had a choice.
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
        """Who had not answered the last question when this was last looked at."""
        self.until = 0.0
        """When the pause is over."""
        self.thought = 0.0
        """When whoever looked last has thought, whether there was anything to think of or not."""

    @property
    def pauses(self) -> bool:
        """There are pauses at all."""
        return self.slowness > AT_ONCE

    def ask(self, bots: t.AbstractSet[int], thinks_for: float = 0.0) -> None:
        """These are asked and have not looked yet; one of them looks next, and thinks for so many seconds, if for any.

        Where some of them have answered, it is still the same question.
        """
        if self.pauses and not bots < self.owing:
            self.until = self.clock() + self.slowness * drawn_pause(self.dice)
        if self.pauses and thinks_for:
            self.thought = self.clock() + thinks_for + OVERRUN
            self.until = max(self.until, self.thought)
        self.owing = frozenset(bots)

    def wait(self) -> None:
        """Until the answer may be told; not at all if thinking has taken as long."""
        self.rest(self.until)

    def wait_for_thought(self) -> None:
        """Until the one who looked last has thought, or would have: what comes next must not tell which."""
        self.rest(self.thought)

    def rest(self, until: float) -> None:
        left = until - self.clock()
        if self.pauses and left > 0:
            self.sleep(left)
