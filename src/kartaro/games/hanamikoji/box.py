"""What is in the box: the geishas and their items, and the edition of Hanamikoji. Facts only.

Clause numbers (§) are those of the rulebook in `locale/`.
"""

from __future__ import annotations

import dataclasses
import functools

from kartaro.core.edition import Edition, Option, listed_counts, lists_cards
from kartaro.core.errors import BadOption
from kartaro.core.fact import FactKind

GAME_NAME = "hanamikoji"

ITEMS = ("flute", "fan", "scroll", "umbrella", "shamisen", "tea", "hairpin")
"""The items, one kind for each geisha, in the order of the row from left to right (§1.2)."""

COLOURS = ("purple", "red", "yellow", "blue", "orange", "green", "pink")

CHARM = (2, 2, 2, 3, 3, 4, 5)
"""A geisha's charm is the number of her item cards."""

ACTIONS = ("secret", "trade_off", "gift", "competition")
"""The four actions (§4); each takes one card more than the one before it."""

ALL = "all"


def lists_items(value: str) -> bool:
    """All items, or those in play one by one, no more of any than the box has: `tea+tea+hairpin`."""
    return value == ALL or lists_cards(value, dict(zip(ITEMS, CHARM, strict=True)))


def lists_actions(value: str) -> bool:
    """All actions, or some: `secret+gift`."""
    return value == ALL or lists_cards(value, dict.fromkeys(ACTIONS, 1))


OPTIONS = (
    Option("max_rounds", ("none", "3")),
    Option("first_player", ("random", "host")),
    Option("items", (ALL,), lists_items),
    Option("actions", (ALL,), lists_actions),
)

EDITIONS = (
    Edition(GAME_NAME, "standard", {"max_rounds": "none", "first_player": "random", "items": ALL, "actions": ALL}),
)


@dataclasses.dataclass(frozen=True)
class Terms:
    """An edition as the table reads it."""

    charm: tuple[int, ...]
    """Of a geisha who takes no part, 0 (§1.4)."""
    max_rounds: int
    """0 for no limit."""
    actions: tuple[int, ...]
    """Those in play, each as the number of cards that it takes (§4)."""

    def absent(self) -> tuple[int, ...]:
        """The actions that are not in play (§1.4)."""
        return tuple(action for action in range(1, len(ACTIONS) + 1) if action not in self.actions)

    def hand(self) -> int:
        """What is dealt, so that with a card drawn for each action there are enough for all of them (§2.3)."""
        return sum(self.actions) - len(self.actions)

    def can_be_won(self) -> bool:
        """By a Trade-off alone nothing comes to any side, and items of one geisha are always as many on both."""
        return self.actions != (ACTIONS.index("trade_off") + 1,) and sum(charm > 0 for charm in self.charm) > 1

    def charm_to_win(self) -> int:
        """More than half of all charm (§6.2)."""
        return sum(self.charm) // 2 + 1

    def geishas_to_win(self) -> int:
        """More than half of the geishas (§6.1)."""
        return sum(charm > 0 for charm in self.charm) // 2 + 1


@functools.lru_cache
def terms_of(edition: Edition) -> Terms:
    """The terms of an edition; items that the actions do not use up, or by which nobody can win, are refused."""
    limit, items, actions = edition["max_rounds"], edition["items"], edition["actions"]
    terms = Terms(
        charm=CHARM if items == ALL else listed_counts(items, ITEMS),
        max_rounds=0 if limit == "none" else int(limit),
        actions=tuple(
            cards for cards, action in enumerate(ACTIONS, 1) if actions == ALL or action in actions.split("+")
        ),
    )
    if sum(terms.charm) != 1 + 2 * sum(terms.actions) or not terms.can_be_won():
        raise BadOption("options-clash", one="items", one_value=items, other="actions", other_value=actions)
    return terms


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
