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
EASIER = {"easy": "net@90", "medium": "net@3.5", "hard": "net@2"}
OF_MORE = {
    seats: {"easy": "net@90", "medium": "net@8", "hard": "net@3", "max": "net+search@3000"} for seats in range(3, 7)
}
LEVELS: dict[str, dict[int, dict[str, str]]] = {
    "": {2: {**EASIER, "max": "net+search@2500+half"}, **OF_MORE},
    VARIANTS: {2: {**EASIER, "max": "net+search@2500"}, **OF_MORE},
}
"""Which of its bots the levels are, by the kind of its nets and the number of seats; others are those without a net."""

WILD_NUMBER, WILD_SPICE = "nw", "sw"
MOST_VARIANTS = {2: 6, 3: 6, 4: 6, 5: 4}
"""With how many variant cards at most a net is shown to help a search, by the number of seats; with six it is not."""


def kind(edition: Edition) -> str:
    """Which of its nets are for a table: with several variant cards it is another game."""
    variants, picks = variants_of(edition)
    return VARIANTS if len(variants) + picks > 1 else ""


def trained(edition: Edition) -> bool:
    """Whether nets were trained for such a table, of those that they can play at."""
    return "faults" not in edition.changed


def advises(edition: Edition, seats: int) -> bool:
    """Whether a net advises the search that is the highest level; elsewhere that searches without one."""
    variants, picks = variants_of(edition)
    return len(variants) + picks <= MOST_VARIANTS.get(seats, -1)


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
