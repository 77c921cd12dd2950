"""How much a test plays: little by default, much with KARTARO_LONG=1, least with interpreted rules."""

from __future__ import annotations

import os

from kartaro._speed import compiled

SLOWER = 8
"""A test that spends its time in the rules is about this many times slower interpreted, with coverage."""


share = 1
"""Divides the play of all tests: an option alone is tried less than a whole edition."""


LONG = bool(compiled() and os.environ.get("KARTARO_LONG"))
"""Whether this is the long run, which only the compiled form has."""


def times(short: int, long: int) -> int:
    """The number of repetitions of something."""
    if not compiled():
        return max(1, short // SLOWER // share)
    return max(1, (long if LONG else short) // share)
