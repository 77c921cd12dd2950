"""How much anybody may ask for: so much a second, and for a moment more."""

from __future__ import annotations

import time

BURST = 3.0
"""Whoever was silent may ask for the requests of so many seconds at once."""
MOST_KNOWN = 10_000
"""So many addresses are remembered; then all begin anew."""

REQUESTS_OF_A_TABLE, TABLES_AT_ONCE = 200, 10
"""A table stays, as a request does not: so there are that many times fewer, but these for the requests of a second."""


class Allowance:
    """What is left for one who asks."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.left = self.most = BURST * per_second if most is None else most
        self.at = time.monotonic()

    def take(self) -> bool:
        """One request; whether it is allowed."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """An allowance for every address that requests come from."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = most
        self.known: dict[str, Allowance] = {}

    def take(self, address: str) -> bool:
        """A request from there; whether it is allowed."""
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        return self.known.setdefault(address, Allowance(self.per_second, self.most)).take()


def openings(rate: float) -> Limits:
    """For tables that are opened, where so many requests a second are taken."""
    return Limits(rate / REQUESTS_OF_A_TABLE, rate * TABLES_AT_ONCE)
