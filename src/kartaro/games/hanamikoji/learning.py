"""What a learned player is shown of a table of Hanamikoji, and what its moves consist of."""

from __future__ import annotations

import typing as t

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition

EPISODE = "match"
"""What it learns to win."""
HIDDEN = ("?*_scored", "?*_won", "?*_asked", "deck", "turn", "is_settled", "round", "rests", "dealer_asked")
"""Fields of a row that say nothing, or what others say."""
FIRST: dict[str, int] = {}
"""Fields of which only the first numbers are shown."""
TOLD: dict[str, int] = {}
"""The last facts of these kinds, so many of each."""
OPTIONS: tuple[str, ...] = ()
"""Options that are shown."""
COVERED: tuple[dict[str, str], ...] = ({},)
"""Options, beside those of the editions, with which there are other moves."""
RECIPE: dict[str, dict[int, dict[str, t.Any]]] = {
    "": {2: {"samples": 16_000_000, "entropy": (0.04, 0.002), "search": 0.125}}
}
"""What is not as usual when a net is trained, by its kind and the number of seats from which on; more add to fewer."""
SEARCH: tuple[str, ...] = ()
"""Flags of a search with a net where none are named: what wins in the same time."""


def kind(edition: Edition) -> str:
    """Which of its nets are for a table: all of them."""
    del edition
    return ""


def trained(edition: Edition) -> bool:
    """Whether nets were trained for such a table, of those that they can play at: not with other cards."""
    return not edition.changed & {"items", "actions"}


def levels(edition: Edition, seats: int) -> dict[str, str]:
    """Which of its bots the levels are."""
    del edition, seats
    return {"easy": "net@6", "medium": "net@4", "hard": "net@1.5", "max": "net+search@5000+out"}


def parts(name: str) -> list[str]:
    """What a move consists of: itself, the kind of it, and for that kind each item, or each pair of a Competition."""
    kind, _, items = name.partition(" ")
    if " / " in items:
        return [name, kind, *(f"{kind} {pair}" for pair in items.split(" / "))]
    return [name, kind, *(f"{kind} with {item}" for item in items.split())] if kind != "secret" else [name]
