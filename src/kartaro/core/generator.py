"""A seeded 64-bit generator (splitmix64) for simulation, the same in both forms.

It is fast and repeatable and no secret: shuffles for people come from the operating system.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

T = t.TypeVar("T")

MASK64 = 0xFFFF_FFFF_FFFF_FFFF

if not cython.compiled:  # compiled, generator.pxi has these functions, for every loop to hold
    GAMMA = 0x9E37_79B9_7F4A_7C15
    FIRST_MIX = 0xBF58_476D_1CE4_E5B9
    SECOND_MIX = 0x94D0_49BB_1331_11EB

    def advance(generator: Generator) -> int:
        """The next 64 bits."""
        generator.state = z = (generator.state + GAMMA) & MASK64
        z = ((z ^ (z >> 30)) * FIRST_MIX) & MASK64
        z = ((z ^ (z >> 27)) * SECOND_MIX) & MASK64
        return z ^ (z >> 31)

    def below(generator: Generator, n: int) -> int:
        """A number from 0 to n - 1; n is at most a few thousand, so the bias is far below notice."""
        return ((advance(generator) >> 32) * n) >> 32

    def mix(key: int, fact: int) -> int:
        """A key of what is known, and one thing more."""
        key = ((key ^ fact) * GAMMA) & MASK64
        return key ^ (key >> 29)


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
        return advance(self)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return below(self, n)

    def choose(self, among: list[T]) -> T:
        """One of several."""
        if not among:  # compiled, nobody else would notice
            raise IndexError
        return among[below(self, len(among))]

    def shuffle(self, cards: t.Any, n: int) -> None:
        """Put the first n cards in an even random order."""
        i = n - 1
        while i > 0:
            j = below(self, i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
