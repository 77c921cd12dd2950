"""How fast bots answer people: at a pace that is drawn before they look, so that it says nothing of what they hold."""

from __future__ import annotations

import time
import typing as t

from kartaro.host import SecretDice

if t.TYPE_CHECKING:
    from collections.abc import Callable

    from kartaro.core.match import Dice

SHORTEST, LONGEST = 300, 1100
"""Milliseconds from a question to its answer, where thinking takes no longer."""
AT_ONCE, SLOWEST = 0.0, 100.0


class Pace:
    """A pause for every question to bots, drawn when it is asked; one for all who are asked at once."""

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

    @property
    def pauses(self) -> bool:
        """There are pauses at all."""
        return self.slowness > AT_ONCE

    def ask(self, bots: t.AbstractSet[int]) -> None:
        """These are asked, and have not looked yet; where some of them have answered, it is still the same question."""
        if self.pauses and not bots < self.owing:
            drawn = SHORTEST + self.dice.below(LONGEST - SHORTEST + 1)
            self.until = self.clock() + self.slowness * drawn / 1000
        self.owing = frozenset(bots)

    def wait(self) -> None:
        """Until the answer may be told; not at all if thinking has taken as long."""
        rest = self.until - self.clock()
        if self.pauses and rest > 0:
            self.sleep(rest)
