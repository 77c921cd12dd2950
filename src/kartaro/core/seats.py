"""Seats, and sets of seats as bit masks.

A seat is a small number: players are 0 to 5, clockwise. Two more listen or act like a seat:
`PUBLIC` hears what every watcher may hear, `DEALER` decides what chance decides.
"""

from __future__ import annotations

MAX_SEATS = 6
PUBLIC = 6
DEALER = 7
TRUTH = 255
"""The owner of a table that knows every card, in place of a seat."""

FACE_DOWN = 255
"""A card whose face is not known."""

ALL = 0b0111_1111
"""Every player and the public."""
NOBODY = 0

LETTERS = "abcdef"


def only(*seats: int) -> int:
    """The set of just these seats.

    >>> only(0, 2)
    5
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def members(mask: int) -> list[int]:
    """The seats of a set, in order.

    >>> members(5)
    [0, 2]
    """
    return list(MEMBERS[mask])


MEMBERS = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(1 << 8))


def letter(seat: int) -> str:
    """A seat as the notation writes it."""
    if seat == DEALER:
        return "dealer"
    if seat == PUBLIC:
        return "public"
    return LETTERS[seat]


def seat_of(word: str) -> int:
    """The seat that `letter` writes so; ValueError for any other word."""
    if word == "dealer":
        return DEALER
    if word == "public":
        return PUBLIC
    if len(word) != 1:
        raise ValueError(word)
    return LETTERS.index(word)
