"""What a learned player is shown of a table of Love Letter, and what its moves consist of."""

from __future__ import annotations

import typing as t

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition

EPISODE = "round"
"""What it learns to win. So what is left of other rounds is not shown."""
HIDDEN = (
    "?_tokens", "?_missing", "?_gained", "?_won_round", "?_may_start", "?_won", "?_asked",
    "laid", "turn", "round", "rests", "dealer_asked",
)  # fmt: skip
"""Fields of a row that say nothing, or what others say."""
FIRST = {"deck": 3}
"""Fields of which only the first numbers are shown."""
TOLD = {"played": 6, "showed": 2, "tied": 1, "swapped": 1, "discarded": 1}
"""The last facts of these kinds in this round, so many of each: a view does not say who has seen one's card."""
OPTIONS = ("deck", "rank_set", "baron_tie", "showdown_tie", "spy_bonus")
"""Options that are shown."""
COVERED: tuple[dict[str, str], ...] = ({},)
"""Options, beside those of the editions, with which there are other moves."""
RECIPE: dict[str, dict[int, dict[str, t.Any]]] = {
    "": {
        2: {"samples": 28_000_000, "entropy": (0.05, 0.002), "search": 0.125},
        3: {"hidden": (184, 128), "thumb": 0.125, "search": 0.0625},
    }
}
"""What is not as usual when a net is trained, by its kind and the number of seats from which on; more add to fewer."""
SEARCH: tuple[str, ...] = ()
"""Flags of a search with a net where none are named: what wins in the same time."""


def kind(edition: Edition) -> str:
    """Which of its nets are for a table: all of them."""
    del edition
    return ""


def trained(edition: Edition) -> bool:
    """Whether nets were trained for such a table, of those that they can play at."""
    del edition
    return True


def levels(edition: Edition, seats: int) -> dict[str, str]:
    """Which of its bots the levels are at a table."""
    del edition
    highest = "net+search@2000" if seats == 2 else "net+search@5000+out"
    return {"easy": "net@90", "medium": "net@18", "hard": "net@9", "max": highest}


def parts(name: str) -> list[str]:
    """What a move consists of: it is judged by the sum of its parts."""
    return [name]
