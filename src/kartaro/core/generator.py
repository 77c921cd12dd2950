"""A seeded 64-bit generator (splitmix64) for simulation, the same in both forms.

It is fast and repeatable and no secret: shuffles for people come from the operating system.
"""

from __future__ import annotations

MASK64 = 0xFFFF_FFFF_FFFF_FFFF
GAMMA = 0x9E37_79B9_7F4A_7C15
FIRST_MIX = 0xBF58_476D_1CE4_E5B9
SECOND_MIX = 0x94D0_49BB_1331_11EB


class Generator:
    """Numbers that look random and are fixed by the seed.

    >>> dice = Generator(7)
    >>> [dice.below(6) for _ in range(5)]
    [2, 0, 5, 4, 3]
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK64

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + GAMMA) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * FIRST_MIX) & MASK64
        z = ((z ^ (z >> 27)) * SECOND_MIX) & MASK64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most a few thousand, so the bias is far below notice."""
        return ((self.next() >> 32) * n) >> 32
