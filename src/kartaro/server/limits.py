"""Rate limits: what a client may ask of a server in a second, with bursts.

Everything is paid in one unit, about 50 microseconds of the server's time, from two allowances: that of the connection
and that of the address it comes from.
"""

from __future__ import annotations

import functools
import ipaddress
import typing as t

BURST = 3.0
"""Seconds' worth of requests that whoever was silent may ask for at once."""
MOST_KNOWN = 10_000
"""Maximum addresses that are remembered; then those that have been silent longest are forgotten."""

REQUESTS_OF_A_TABLE, TABLES_AT_ONCE = 200, 10
"""A table stays, as a request does not: so there are that many times fewer, but these for the requests of a second."""

BYTES_OF_A_UNIT = 1024
CONNECTION, REQUEST, HANDSHAKE = 2.0, 5.0, 10.0
"""What it costs to be connected, to be answered over HTTP, and to open a WebSocket. A frame costs 1, and its bytes."""
CONNECTIONS_OF_AN_ADDRESS = 50
"""An address may ask for as much as that many connections: many people may share one."""
PREFIX = 64
"""Bits of an IPv6 address that say whose it is; the rest is its owner's to choose."""

Now = t.Callable[[], float]


class Allowance:
    """What is left for one client."""

    def __init__(self, per_second: float, now: Now, most: float | None = None) -> None:
        self.per_second = per_second
        self.now = now
        self.left = self.most = BURST * per_second if most is None else most
        self.at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Pay for something; whether it is allowed. What is not allowed costs nothing."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limits:
    """An allowance for every address that requests come from."""

    def __init__(self, per_second: float, now: Now, most: float | None = None) -> None:
        self.per_second = per_second
        self.now = now
        self.most = most
        self.known: dict[str, Allowance] = {}
        """Whoever has asked last is last."""

    def take(self, address: str, cost: float = 1.0) -> bool:
        """A request from there; whether it is allowed."""
        owner = owner_of(address)
        allowance = self.known.pop(owner, None) or Allowance(self.per_second, self.now, self.most)
        while len(self.known) >= MOST_KNOWN:
            del self.known[next(iter(self.known))]
        self.known[owner] = allowance
        return allowance.take(cost)


@functools.lru_cache(MOST_KNOWN)
def owner_of(address: str) -> str:
    """Whom an address belongs to: of IPv6, its network; what is no address stands for itself."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    mapped = known.ipv4_mapped
    return str(mapped or ipaddress.ip_network((known, PREFIX), strict=False))


def table_limits(rate: float, now: Now) -> Limits:
    """For tables that are opened, where this many requests a second are taken."""
    return Limits(rate / REQUESTS_OF_A_TABLE, now, rate * TABLES_AT_ONCE)


def address_limits(rate: float, now: Now) -> Limits:
    """For everything that an address has the server do, where a connection may ask for this much a second."""
    return Limits(rate * CONNECTIONS_OF_AN_ADDRESS, now)


class Budget:
    """Out of which one connection pays for every frame and byte: its own allowance, and that of its address."""

    def __init__(self, rate: float, addresses: Limits, address: str) -> None:
        self.own = Allowance(rate, addresses.now)
        self.addresses = addresses
        self.address = address

    def pay(self, frames: int, size: int) -> bool:
        """Whether this number of frames is allowed, and their `size` in bytes, all together."""
        cost = frames + size / BYTES_OF_A_UNIT
        return self.own.take(cost) and self.addresses.take(self.address, cost)
