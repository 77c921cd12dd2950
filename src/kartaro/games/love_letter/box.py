"""What is in the box: the cards, their numbers, and the editions of Love Letter. Facts only.

Clause numbers (§) are those of the rulebook in `locale/`.
"""

from __future__ import annotations

import dataclasses
import functools

from kartaro.core.edition import Edition, Option, listed_counts, lists_cards
from kartaro.core.errors import BadOption
from kartaro.core.fact import FactKind

GAME_NAME = "love-letter"

CARDS = (
    "spy",
    "guard",
    "priest",
    "baron",
    "handmaid",
    "prince",
    "chancellor",
    "king",
    "countess",
    "princess",
)
"""Characters in the order of their ranks, which is the same in every edition."""

DECKS = {
    #             Sp Gu Pr Ba Ha Pr Ch Ki Co Ps
    "full21": (2, 6, 2, 2, 2, 2, 2, 1, 1, 1),
    "classic16": (0, 5, 2, 2, 2, 2, 0, 1, 1, 1),
}

RANKS = {
    "r2019": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    "r2012": (0, 1, 2, 3, 4, 5, 0, 6, 7, 8),  # no Spy and no Chancellor then
}

MOST_TOKENS = 99
MOST_TURNED_UP = 3
FEWEST_DEALT = 4
"""Of any table: a card set aside, two hands, and the first one drawn."""


def reads_as_deck(value: str) -> bool:
    """A deck by its name, or its cards one by one, no more of any than the box has: `guard+guard+priest+princess`."""
    return value in DECKS or lists_cards(value, dict(zip(CARDS, DECKS["full21"], strict=True)))


def counts_of(deck: str) -> tuple[int, ...]:
    """How many there are of each character."""
    return DECKS[deck] if deck in DECKS else listed_counts(deck, CARDS)


def reads_as_turned_up(value: str) -> bool:
    return value in {str(number) for number in range(MOST_TURNED_UP + 1)}


def reads_as_tokens(value: str) -> bool:
    """A number for every size of table, or one for each from two seats on: `6/5/4/3/3`."""
    return all(part.isascii() and part.isdigit() and 1 <= int(part) <= MOST_TOKENS for part in value.split("/"))


OPTIONS = (
    Option("deck", tuple(DECKS), reads_as_deck),
    Option("rank_set", tuple(RANKS)),
    Option("player_range", ("2-6", "2-4")),
    Option("tokens_to_win", (), reads_as_tokens, numbers=(1, MOST_TOKENS)),
    Option("baron_tie", ("none", "both_out")),
    Option("showdown_tie", ("all_win", "discard_sum")),
    Option("discard_sum_tie", ("no_token", "all_win")),
    Option("no_survivors", ("no_token", "both_win")),
    Option("tie_start", ("random",)),
    Option("multi_win", ("yes", "no")),
    Option("first_player", ("random", "host")),
    Option("spy_bonus", ("yes", "no")),
    Option("reveal_after_round", ("no", "yes")),
    Option("turned_up", (), reads_as_turned_up, numbers=(0, MOST_TURNED_UP)),
)

_2019 = {
    "deck": "full21",
    "rank_set": "r2019",
    "player_range": "2-6",
    "tokens_to_win": "6/5/4/3/3",
    "baron_tie": "none",
    "showdown_tie": "all_win",
    "discard_sum_tie": "no_token",
    "no_survivors": "no_token",
    "tie_start": "random",
    "multi_win": "yes",
    "first_player": "random",
    "spy_bonus": "yes",
    "reveal_after_round": "no",
    "turned_up": "3",
}
_CLASSIC = {**_2019, "deck": "classic16", "player_range": "2-4", "spy_bonus": "no"}
_2012 = {
    **_CLASSIC,
    "rank_set": "r2012",
    "tokens_to_win": "7/5/4",
    "showdown_tie": "discard_sum",
    "multi_win": "no",
}

EDITIONS = (
    Edition(GAME_NAME, "2019", _2019),  # the Italian rulebook, which is the publisher's rule
    Edition(GAME_NAME, "2019-id", {**_2019, "baron_tie": "both_out"}),  # the Indonesian rulebook as written
    Edition(GAME_NAME, "classic", _CLASSIC),
    Edition(GAME_NAME, "classic-id", {**_CLASSIC, "baron_tie": "both_out"}),
    Edition(GAME_NAME, "2012", _2012),  # the Esperanto rulebook
)


@dataclasses.dataclass(frozen=True)
class Terms:
    """An edition as the table reads it."""

    counts: tuple[int, ...]
    ranks: tuple[int, ...]
    most_seats: int
    tokens: tuple[int, ...]
    baron_tie_knocks_out: bool
    discards_break_ties: bool
    equal_discards_win: bool
    fallen_share: bool
    spy_bonus: bool
    reveals_after_round: bool
    turned_up: int
    """With two seats (§2.3)."""

    def most_at_table(self) -> int:
        """Each has a card, one is set aside, and one is drawn."""
        return min(self.most_seats, sum(self.counts) - 2)

    def tokens_to_win(self, seats: int) -> int:
        """§8.3"""
        return self.tokens[0] if len(self.tokens) == 1 else self.tokens[seats - 2]


@functools.lru_cache
def terms_of(edition: Edition) -> Terms:
    """The terms of an edition; options that do not go together are refused."""
    terms = Terms(
        counts=counts_of(edition["deck"]),
        ranks=RANKS[edition["rank_set"]],
        most_seats=int(edition["player_range"][-1]),
        tokens=tuple(int(part) for part in edition["tokens_to_win"].split("/")),
        baron_tie_knocks_out=edition["baron_tie"] == "both_out",
        discards_break_ties=edition["showdown_tie"] == "discard_sum",
        equal_discards_win=edition["discard_sum_tie"] == "all_win",
        fallen_share=edition["no_survivors"] == "both_win",
        spy_bonus=edition["spy_bonus"] == "yes",
        reveals_after_round=edition["reveal_after_round"] == "yes",
        turned_up=int(edition["turned_up"]),
    )
    for wrong, one, other in contradictions(edition, terms):
        if wrong:
            raise BadOption("options-clash", one=one, one_value=edition[one], other=other, other_value=edition[other])
    return terms


def contradictions(edition: Edition, terms: Terms) -> list[tuple[bool, str, str]]:
    """Pairs of options that cannot be held together."""
    alone = edition["multi_win"] == "no"
    of = dict(zip(CARDS, terms.counts, strict=True))
    return [
        (sum(terms.counts) < FEWEST_DEALT + terms.turned_up, "deck", "turned_up"),
        (not of["spy"] and terms.spy_bonus, "spy_bonus", "deck"),
        (edition["deck"] == "classic16" and terms.most_seats > 4, "player_range", "deck"),
        (of["spy"] + of["chancellor"] > 0 and edition["rank_set"] == "r2012", "rank_set", "deck"),
        (1 < len(terms.tokens) < terms.most_seats - 1, "tokens_to_win", "player_range"),
        (len(terms.tokens) > 5, "tokens_to_win", "player_range"),
        (alone and not terms.discards_break_ties, "multi_win", "showdown_tie"),
        (alone and terms.equal_discards_win, "multi_win", "discard_sum_tie"),
        (alone and terms.fallen_share and terms.baron_tie_knocks_out, "multi_win", "no_survivors"),
        (alone and terms.spy_bonus, "multi_win", "spy_bonus"),
    ]


FACTS = (
    FactKind("chosen_first", "seat"),
    FactKind("shuffled", "cards", reaches="deck"),
    FactKind("set_aside", "card", leaves="deck", reaches="aside"),
    FactKind("turned_up", "card", leaves="deck", reaches="up"),
    FactKind("drew", "seat card", leaves="deck", reaches="hand"),
    FactKind("turn_began", "seat"),
    FactKind("played", "seat card other named", leaves="hand", reaches="front"),
    FactKind("denied", "seat named"),
    FactKind("showed", "seat other card"),
    FactKind("beat", "seat other card"),
    FactKind("tied", "seat other"),
    FactKind("protected", "seat"),
    FactKind("discarded", "seat card", leaves="hand", reaches="front"),
    FactKind("drew_aside", "seat card", leaves="aside", reaches="hand"),
    FactKind("consulted", "seat number"),
    FactKind("returned", "seat card", leaves="hand", reaches="deck"),
    FactKind("swapped", "seat other card card2", leaves="hand", reaches="hand"),
    FactKind("knocked_out", "seat"),
    FactKind("revealed", "seat card"),
    FactKind("round_ended", "number seats others"),
    FactKind("took_token", "seat"),
    FactKind("took_spy_token", "seat"),
    FactKind("aside_revealed", "card"),
    FactKind("match_won", "seats"),
    FactKind("emptied", ""),
    FactKind("placed", "seat which card"),
    FactKind("stood", "seat which number"),
)
"""Every kind of fact, in the order of the numbers in `table.py`: what it carries, and how cards move."""
