"""What is in the box: the geishas and their items, and the edition of Hanamikoji. Facts only.

Clause numbers (§) are those of the rulebook in `locale/`.
"""

from __future__ import annotations

import dataclasses
import functools

from kartaro.core.edition import Edition, Option
from kartaro.core.fact import FactKind

GAME_NAME = "hanamikoji"

ITEMS = ("flute", "fan", "scroll", "umbrella", "shamisen", "tea", "hairpin")
"""The items, one kind for each geisha, in the order of the row from left to right (§1.2)."""

COLOURS = ("purple", "red", "yellow", "blue", "orange", "green", "pink")

CHARM = (2, 2, 2, 3, 3, 4, 5)
"""A geisha's charm is the number of her item cards."""

ACTIONS = ("secret", "trade_off", "gift", "competition")
"""The four actions (§4); each takes one card more than the one before it."""

TURNS = 2 * len(ACTIONS)

OPTIONS = (
    Option("max_rounds", ("none", "3")),
    Option("first_player", ("random", "host")),
)

EDITIONS = (Edition(GAME_NAME, "standard", {"max_rounds": "none", "first_player": "random"}),)


@dataclasses.dataclass(frozen=True)
class Terms:
    """An edition as the table reads it."""

    charm: tuple[int, ...]
    max_rounds: int
    """0 for no limit."""


@functools.lru_cache
def terms_of(edition: Edition) -> Terms:
    """The terms of an edition."""
    limit = edition["max_rounds"]
    return Terms(CHARM, 0 if limit == "none" else int(limit))


FACTS = (
    FactKind("chosen_first", "seat"),
    FactKind("shuffled", "cards", reaches="deck"),
    FactKind("removed", "card", leaves="deck", reaches="removed"),
    FactKind("drew", "seat card", leaves="deck", reaches="hand"),
    FactKind("turn_began", "seat"),
    FactKind("used_marker", "seat number"),
    FactKind("hid", "seat card", leaves="hand", reaches="secret"),
    FactKind("traded_off", "seat card", leaves="hand", reaches="traded"),
    FactKind("offered", "seat card", leaves="hand", reaches="offer"),
    FactKind("took", "seat card", leaves="offer", reaches="side"),
    FactKind("revealed", "seat card", leaves="secret", reaches="side"),
    FactKind("won_favour", "seat named"),
    FactKind("round_ended", "number"),
    FactKind("match_won", "seats"),
    FactKind("emptied", ""),
    FactKind("placed", "seat which card"),
    FactKind("stood", "seat named"),
    FactKind("came_to", "seat number which"),
)
"""Every kind of fact, in the order of the numbers in `table.py`: what it carries, and how cards move."""
