"""What a learned player is shown of a table of Spicy, and what its moves consist of."""

from __future__ import annotations

import typing as t

from kartaro.games.spicy.box import variants_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition

VARIANTS = "variants"
"""The kind of nets for tables with several variant cards, where Spicy is another game."""
EPISODE = "match"
"""What it learns to win."""
HIDDEN = (
    "?_answer", "?_arrival", "?_may_start", "?_won", "?_asked", "[b-f]_hand",
    "deck", "played", "window", "rests", "dealer_asked",
)  # fmt: skip
"""Fields of a row that say nothing, or what others say."""
FIRST: dict[str, int] = {}
"""Fields of which only the first numbers are shown."""
TOLD = {"claimed": 3, "challenged": 2, "revealed": 2}
"""The last facts of these kinds, so many of each: what was claimed, who doubted it, and what it was."""
OPTIONS = ("we_love_chili", "luck", "announce", "worlds_end")
"""Options that are shown."""
COVERED: tuple[dict[str, str], ...] = ({}, {"variants": "all", "max_variants": "6"}, {"faults": "on"})
"""Options, beside those of the editions, with which there are other moves."""
RECIPE: dict[str, dict[int, dict[str, t.Any]]] = {
    "": {
        2: {
            "samples": 12_000_000, "epochs": 1, "entropy": (0.05, 0.015), "league": 0.25, "chance": 0.125,
            "hidden": (192, 128), "search": 0.125,
        },
        3: {"samples": 24_000_000, "thumb": 0.25, "entropy": (0.01, 0.001), "epochs": 2, "search": 0.0},
    },
    VARIANTS: {
        2: {
            "samples": 20_000_000, "entropy": (0.02, 0.004), "league": 0.25, "chance": 0.125,
            "hidden": (96, 64), "search": 0.0625,
        },
        3: {"samples": 40_000_000, "thumb": 0.4375, "entropy": (0.01, 0.001), "hidden": (120, 64), "search": 0.0},
    },
}  # fmt: skip
"""What is not as usual when a net is trained, by its kind and the number of seats from which on; more add to fewer."""
SEARCH: tuple[str, ...] = ()
"""Flags of a search with a net where none are named: what wins in the same time."""
TWO = {"easy": "net@90", "medium": "net@3.5", "hard": "net@2"}
MORE = {"easy": "net@90", "medium": "net@8", "hard": "net@3"}
"""The lower levels with two seats, and with more."""

WILD_NUMBER, WILD_SPICE = "nw", "sw"
MOST_VARIANTS = {3: 6, 4: 6, 5: 4}
"""With how many variant cards at most a net is shown to help a search, by the number of seats; with six it is not."""


def kind(edition: Edition) -> str:
    """Which of its nets are for a table: with several variant cards it is another game."""
    return VARIANTS if variant_cards(edition) > 1 else ""


def variant_cards(edition: Edition) -> int:
    """How many are in play at a table, named or picked at random."""
    named, picks = variants_of(edition)
    return len(named) + picks


def trained(edition: Edition) -> bool:
    """Whether nets were trained for such a table, of those that they can play at."""
    return "faults" not in edition.changed


def levels(edition: Edition, seats: int) -> dict[str, str]:
    """Which of its bots the levels are at a table; one that is not among them is the bot without a net."""
    if seats == 2:
        return {**TWO, "max": "net+search@2500" if kind(edition) == VARIANTS else "net+search@2500+half"}
    if variant_cards(edition) <= MOST_VARIANTS.get(seats, -1):
        return {**MORE, "max": "net+search@3000"}
    return MORE


def parts(name: str) -> list[str]:
    """What a move consists of: a play of its card, its claim, and how much of that is true."""
    words = name.split()
    if words[0] == "play":
        how = "announcing" if words[-1] == "announcing" else ""
        return [f"play {words[1]}", f"as {words[3]}", f"as {words[3]} {truth(words[1], words[3])}", f"play {how}"]
    if words[0] in {"tuck", "copy"}:
        return [words[0], *(f"{words[0]} {word}" for word in words[1:])][:4]
    return [name]


def truth(card: str, claim: str) -> str:
    """Which of a claim is true: both, its spice, its number, or none."""
    spice = card == WILD_SPICE or (card != WILD_NUMBER and card[0] == claim[0])
    number = card == WILD_NUMBER or (card != WILD_SPICE and card[1:] == claim[1:])
    return f"{'true' if spice else 'false'} {'true' if number else 'false'}"
