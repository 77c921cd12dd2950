"""How many histories and information sets small decks have, by depth: as the rules count them, and a reference."""

from __future__ import annotations

import pytest
from tests.counts.decks import DECKS, LONG_DECKS, LONGEST, SmallDeck
from tests.counts.golden import golden, rows_by_reference, trimmed, written
from tests.counts.perft import count, orders
from tests.proof_log import note
from tests.scale import LONG

from kartaro.games import game

CHOSEN = (*DECKS, *LONG_DECKS) if LONG else DECKS


@pytest.mark.parametrize("deck", CHOSEN, ids=str)
def test_the_rules_count_what_the_table_says(deck: SmallDeck) -> None:
    rows = trimmed([*count(deck.table, game("love-letter").kinds, LONGEST)])
    assert written(deck, rows) == golden()[deck.name]
    note("counts", deck=deck.name, histories=sum(row[0] for row in rows), information_sets=sum(row[2] for row in rows))


@pytest.mark.parametrize("deck", CHOSEN if LONG else DECKS[2:5], ids=str)
def test_the_reference_counts_what_the_table_says(deck: SmallDeck) -> None:
    assert written(deck, rows_by_reference(deck)) == golden()[deck.name]


def test_the_table_has_every_deck_and_no_other() -> None:
    assert list(golden()) == [deck.name for deck in (*DECKS, *LONG_DECKS)]


def test_equal_cards_make_equal_orders() -> None:
    assert list(orders([1, 1, 2])) == [(1, 1, 2), (1, 2, 1), (2, 1, 1)]
