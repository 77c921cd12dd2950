"""How much a test plays: little by default, much with KARTARO_LONG=1, and least where the rules run interpreted."""

from __future__ import annotations

import os

from kartaro._speed import compiled

SLOWER = 8
"""A test that asks for much in Python, as the contract does, takes about so many times as long interpreted,
while the lines it runs are counted."""


share = 1
"""One of so many of what is asked for is done: an option on its own is tried less than an edition as it is."""


LONG = bool(compiled() and os.environ.get("KARTARO_LONG"))
"""This is the long run, which only the compiled form has."""


def times(short: int, long: int) -> int:
    """How often to do something."""
    if not compiled():
        return max(1, short // SLOWER // share)
    return max(1, (long if LONG else short) // share)
