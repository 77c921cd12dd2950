"""What a seat was told of late, made from rows: for simulations, in which nobody makes facts of them.

It holds the same bytes as `Told` in `layout.py`. `memory.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t
from array import array

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    from kartaro.bots.layout import WINDOW
    from kartaro.core.features import shown

    TOKEN_SIZE = 5
    # the bytes of a fact that are told, each at its place in a row, behind the kind
    SEAT, OTHER, CARD, CARD2, NUMBER = 1, 2, 4, 8, 16

if t.TYPE_CHECKING:
    from kartaro.bots.layout import Told

CARRIED = {"seat": SEAT, "other": OTHER, "card": CARD, "card2": CARD2, "number": NUMBER, "named": NUMBER}
"""By the names of what kinds of facts carry."""


class Memory:
    """The last facts that a seat was told, of the kinds that count."""

    def __init__(self, told: Told, kinds: int, me: int) -> None:
        self.seats = told.seats
        self.me = me
        self.heard = 0
        self.n = sum(told.most.values())
        self.most = array("i", [0]) * kinds
        self.first = array("i", [0]) * kinds
        self.carried = array("i", [0]) * kinds
        at = 0
        for kind, most in told.most.items():
            self.most[kind] = most
            self.first[kind] = at
            self.carried[kind] = sum(CARRIED[field] for field in told.fields[kind])
            at += most
        self.token = bytearray(TOKEN_SIZE * self.n + 1)
        self.when = array("i", [0]) * (self.n + 1)

    def hear(self, row: int) -> None:
        """Keep a fact as it was told, if it counts, until it is too long ago."""
        self.heard += 1
        for i in range(self.n):
            if self.when[i] and self.when[i] <= self.heard - WINDOW:
                self.clear(i)
        kind: int = cython.cast(cython.int, row & 255)
        if self.most[kind] == 0:
            return
        first = self.first[kind]
        for i in range(first + self.most[kind] - 1, first, -1):
            self.when[i] = self.when[i - 1]
            for k in range(TOKEN_SIZE):
                self.token[i * TOKEN_SIZE + k] = self.token[(i - 1) * TOKEN_SIZE + k]
        self.clear(first)
        self.when[first] = self.heard
        self.write(first * TOKEN_SIZE, row, self.carried[kind])

    def write(self, at: int, row: int, carried: int) -> None:
        """Seats are counted from oneself, cards are categories."""
        for k in range(TOKEN_SIZE):
            value: int = cython.cast(cython.int, row >> 8 * (k + 1) & 255)
            if carried & 1 << k & (SEAT | OTHER):
                self.token[at + k] = (value - self.me + self.seats) % self.seats + 1
            elif carried & 1 << k & (CARD | CARD2):
                self.token[at + k] = shown(value)
            elif carried & 1 << k:
                self.token[at + k] = value

    def clear(self, i: int) -> None:
        self.when[i] = 0
        for k in range(TOKEN_SIZE):
            self.token[i * TOKEN_SIZE + k] = 0

    def forget(self) -> None:
        """A round is over."""
        for i in range(self.n):
            self.clear(i)

    def copy_from(self, other: Memory) -> None:
        """Become equal to another, of the same kinds."""
        self.heard = other.heard
        for i in range(self.n):
            self.when[i] = other.when[i]
        for k in range(TOKEN_SIZE * self.n):
            self.token[k] = other.token[k]

    # What Python callers use

    def written(self) -> bytes:
        """As `Told` writes it."""
        return bytes(self.token)[: TOKEN_SIZE * self.n]
