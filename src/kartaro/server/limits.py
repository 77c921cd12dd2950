"""Rate limits: requests a second, with bursts."""

from __future__ import annotations

import typing as t

BURST = 3.0
"""Seconds' worth of requests that whoever was silent may ask for at once."""
MOST_KNOWN = 10_000
"""Maximum addresses that are remembered; then those that have been silent longest are forgotten."""

REQUESTS_OF_A_TABLE, TABLES_AT_ONCE = 200, 10
"""A table stays, as a request does not: so there are that many times fewer, but these for the requests of a second."""

Now = t.Callable[[], float]


class Allowance:
    """What is left for one client."""

    def __init__(self, per_second: float, now: Now, most: float | None = None) -> None:
        self.per_second = per_second
        self.now = now
        self.left = self.most = BURST * per_second if most is None else most
        self.at = now()

    def take(self) -> bool:
        """One request; whether it is allowed."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """An allowance for every address that requests come from."""

    def __init__(self, per_second: float, now: Now, most: float | None = None) -> None:
        self.per_second = per_second
        self.now = now
        self.most = most
        self.known: dict[str, Allowance] = {}
        """Whoever has asked last is last."""

    def take(self, address: str) -> bool:
        """A request from there; whether it is allowed."""
        allowance = self.known.pop(address, None) or Allowance(self.per_second, self.now, self.most)
        while len(self.known) >= MOST_KNOWN:
            del self.known[next(iter(self.known))]
        self.known[address] = allowance
        return allowance.take()


def table_limits(rate: float, now: Now) -> Limits:
    """For tables that are opened, where this many requests a second are taken."""
    return Limits(rate / REQUESTS_OF_A_TABLE, now, rate * TABLES_AT_ONCE)
