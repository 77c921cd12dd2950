"""What is in the box: spices and wilds, World's End, the Spice It Up! cards, and the editions of Spicy. Facts only.

Clause numbers (§) are those of the rulebook in `locale/`.
"""

from __future__ import annotations

import dataclasses
import functools

from kartaro.core.edition import Edition, Option, listed_counts, lists_cards
from kartaro.core.errors import BadOption
from kartaro.core.fact import FactKind

GAME_NAME = "spicy"

SPICES = ("chili", "wasabi", "pepper")
LETTERS = "cwp"
NUMBERS = 10
N_CLAIMS = len(SPICES) * NUMBERS
NUMBER_WILD, SPICE_WILD = N_CLAIMS, N_CLAIMS + 1

CARDS = (*(f"{letter}{number}" for letter in LETTERS for number in range(1, NUMBERS + 1)), "nw", "sw")
"""Spice by spice the numbers from 1 on (§1.2), then the number wild (§1.3) and the spice wild (§1.4). What is declared
of a card is the name of one of the first thirty."""
COPIES = (*(3 for _ in range(N_CLAIMS)), 5, 5)

ABOVE = {2: 28, 3: 43, 4: 37, 5: 55, 6: 49}
"""How many cards lie above World's End, by the number of players: the marks on its edge (§2.2)."""
MOST_ABOVE = 64
MOST_JITTER = 3

VARIANTS = ("chili", "start", "raider", "luck", "turn", "copycat")
"""The Spice It Up! cards, in the order of §8."""
EVERYTHING, RANDOM = "all", "random"

MOST_WINDOWS = 255

FULL = "full100"
HAND_SIZE = 6
"""§2.1"""


def reads_as_deck(value: str) -> bool:
    """All cards, or those in play one by one, no more of any than the box has: `c1+c2+w1+nw`."""
    return value == FULL or lists_cards(value, dict(zip(CARDS, COPIES, strict=True)))


def copies_in(deck: str) -> tuple[int, ...]:
    """How many there are of each card."""
    return COPIES if deck == FULL else listed_counts(deck, CARDS)


def is_hand_size(word: str) -> bool:
    return word in {str(number) for number in range(1, HAND_SIZE + 1)}


def is_number_of_cards(word: str) -> bool:
    return word == "marks" or (word.isdecimal() and word.isascii() and 1 <= int(word) <= MOST_ABOVE)


def names_variants(word: str) -> bool:
    """`none`, `all`, some of the cards with `+` between them, or how many the dealer picks: `random`, `random2`."""
    if word.startswith(RANDOM):
        count = word.removeprefix(RANDOM)
        return not count or (count in {"1", "2", "3", "4", "5", "6"})
    return word in {"none", EVERYTHING} or all(name in VARIANTS for name in word.split("+"))


OPTIONS = (
    Option("variants", ("none", *VARIANTS, EVERYTHING, RANDOM), names_variants, parts=VARIANTS),
    Option("max_variants", ("1", "2", "3", "4", "5", "6")),
    Option("we_love_chili", ("may", "must")),
    Option("luck", ("up_to_2", "exact_2")),
    Option("announce", ("auto", "on_play", "at_one")),
    Option("faults", ("off", "on")),
    Option("simultaneous", ("seat_order", "random", "first_arrival")),
    Option("worlds_end", ("on_expose", "on_draw")),
    Option("worlds_end_above", ("marks",), is_number_of_cards, numbers=(1, MOST_ABOVE)),
    Option("jitter", tuple(str(number) for number in range(MOST_JITTER + 1))),
    Option("first_player", ("random", "host")),
    Option("deck", (FULL,), reads_as_deck),
    Option("hand_size", (), is_hand_size, numbers=(1, HAND_SIZE)),
)

PUBLISHER = {
    "variants": "none",
    "max_variants": "2",
    "we_love_chili": "may",
    "luck": "up_to_2",
    "announce": "auto",
    "faults": "off",
    "simultaneous": "seat_order",
    "worlds_end": "on_expose",
    "worlds_end_above": "marks",
    "jitter": "0",
    "first_player": "random",
    "deck": FULL,
    "hand_size": str(HAND_SIZE),
}
INDONESIAN = {**PUBLISHER, "max_variants": "6", "we_love_chili": "must", "luck": "exact_2", "announce": "at_one"}

EDITIONS = (
    Edition(GAME_NAME, "id", INDONESIAN),
    Edition(GAME_NAME, "publisher", PUBLISHER),
)


@dataclasses.dataclass(frozen=True)
class Terms:
    """An edition as the table reads it, for a number of seats."""

    seats: int
    variants: int
    """The Spice It Up! cards in play from the start, a bit for each."""
    picks: int
    """How many more the dealer picks."""
    chili_is_must: bool
    luck_is_exact: bool
    announce: int
    faults: bool
    simultaneous: int
    ends_on_draw: bool
    above: int
    jitter: int
    copies: tuple[int, ...]
    hand_size: int

    def deck(self) -> int:
        """How many cards are left when all hands are dealt."""
        return sum(self.copies) - self.hand_size * self.seats


@functools.lru_cache
def terms_of(edition: Edition, seats: int) -> Terms:
    """The terms of an edition."""
    variants, picks = variants_of(edition)
    return Terms(
        seats=seats,
        variants=sum(1 << variant for variant in variants),
        picks=picks,
        chili_is_must=edition["we_love_chili"] == "must",
        luck_is_exact=edition["luck"] == "exact_2",
        announce=("auto", "on_play", "at_one").index(edition["announce"]),
        faults=edition["faults"] == "on",
        simultaneous=("seat_order", "random", "first_arrival").index(edition["simultaneous"]),
        ends_on_draw=edition["worlds_end"] == "on_draw",
        above=cards_above(edition, seats),
        jitter=int(edition["jitter"]),
        copies=copies_in(edition["deck"]),
        hand_size=int(edition["hand_size"]),
    )


def variants_of(edition: Edition) -> tuple[list[int], int]:
    """The cards named for the whole match, and how many the dealer picks."""
    word = edition["variants"]
    if word.startswith(RANDOM):
        return [], int(word.removeprefix(RANDOM) or 1)
    if word == EVERYTHING:
        return list(range(len(VARIANTS))), 0
    return ([] if word == "none" else [VARIANTS.index(name) for name in word.split("+")]), 0


def check_variants(edition: Edition) -> None:
    """Refuse more cards than the edition allows (§8.7.1), and one that is named twice."""
    variants, picks = variants_of(edition)
    if len(set(variants)) < len(variants):
        raise BadOption("variant-twice", value=edition["variants"])
    if len(variants) + picks > int(edition["max_variants"]):
        values = {"one_value": edition["variants"], "other_value": edition["max_variants"]}
        raise BadOption("options-clash", one="variants", other="max_variants", **values)


def cards_above(edition: Edition, seats: int) -> int:
    """How many cards lie above World's End, before chance shifts it."""
    word = edition["worlds_end_above"]
    return ABOVE[seats] if word == "marks" else int(word)


FACTS = (
    FactKind("chosen_first", "seat"),
    FactKind("spiced", "number"),
    FactKind("shuffled", "cards", reaches="deck"),
    FactKind("drew", "seat card", leaves="deck", reaches="hand"),
    FactKind("slid_in", "number"),
    FactKind("turn_began", "seat"),
    FactKind("claimed", "seat card named", leaves="hand", reaches="played"),
    FactKind("copied", "seat other card named", leaves="hand", reaches="played"),
    FactKind("announced", "seat"),
    FactKind("misclaimed", "seat named"),
    FactKind("forgot", "seat named"),
    FactKind("passed", "seat"),
    FactKind("must_tuck", "seat number"),
    FactKind("tucked", "seat card", leaves="hand", reaches="played", under=1),
    FactKind("opened", "seats number"),
    FactKind("sealed", "seat number"),
    FactKind("answered", "seat"),
    FactKind("called_lot", ""),
    FactKind("drew_lot", "number"),
    FactKind("challenged", "seat other number"),
    FactKind("revealed", "seat card"),
    FactKind("took_stack", "seat number"),
    FactKind("raided", "seat number"),
    FactKind("won_trophy", "seat"),
    FactKind("world_ended", ""),
    FactKind("match_won", "seats"),
    FactKind("emptied", ""),
    FactKind("placed", "seat which card"),
    FactKind("stood", "seat which number"),
    FactKind("topped", "seat which named"),
    FactKind("came_to", "seat others number"),
)
"""Every kind of fact, in the order of the numbers in `table.py`: what it carries, and how cards move."""
