"""What leaves for a seat: `told` is the one exit for hidden information, for every fact, seat and caller.

A fact is written in a ledger as a row: one number, a byte for each field of LEDGER_FIELDS, the first lowest. What a
seat is told of it is a row again, so that truth, views and searches all read the same. This module runs interpreted or
compiled; the build writes `told` itself into the declarations, for every loop to hold without a call.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    INLINE = ("told",)

    UNHEARD = 0  # no row is 0: whoever is told something is among its hearers
    CARDS = 0xFFFF << 24  # both cards of a row, face down
    HEARD_BY, SEEN_BY = 48, 56

    def told(row: u64, seat: int) -> u64:
        """A fact as a seat (or PUBLIC) is told it. Not heard: UNHEARD. Heard but not seen: every card face down."""
        if not row >> HEARD_BY + seat & 1:
            return UNHEARD
        if row >> SEEN_BY + seat & 1:
            return row
        return row | CARDS


if t.TYPE_CHECKING:
    from kartaro.core.widths import u64

LEDGER_FIELDS = ("kind", "seat", "other", "card", "card2", "number", "heard_by", "seen_by")


def told_rows(rows: t.Iterable[int], seat: int) -> list[int]:
    """What Python callers use: of each of these facts what a seat is told, or UNHEARD."""
    return [told(row, seat) for row in rows]


def fields_of(row: int) -> tuple[int, ...]:
    """The fields of a row, in the order of LEDGER_FIELDS."""
    return (
        row & 255, row >> 8 & 255, row >> 16 & 255, row >> 24 & 255,
        row >> 32 & 255, row >> 40 & 255, row >> 48 & 255, row >> 56,
    )  # fmt: skip
