"""A view knows exactly what follows from what its seat was told, but for what `knowledge.py` names."""

from __future__ import annotations

import pytest
from tests.counts.decks import DECKS, LONG_DECKS, SmallDeck
from tests.counts.knowledge import STORIES, Story, find, find_in
from tests.proof_log import note
from tests.scale import LONG

ALIKE = ("duel-both-win", "sums-all-win")  # other winners than the deck before them, but the same cards and moves
CHOSEN = [deck for deck in DECKS if deck.name not in ALIKE]


@pytest.mark.parametrize("deck", [*CHOSEN, *LONG_DECKS] if LONG else CHOSEN, ids=str)
def test_a_view_thinks_possible_what_occurs_and_nothing_else(deck: SmallDeck) -> None:
    finding = find(deck)
    assert finding.excluded == 0
    assert finding.impossible == deck.impossible
    note("knowledge", deck=deck.name, views=finding.views, worlds=finding.worlds, impossible=finding.impossible)


@pytest.mark.parametrize("story", STORIES, ids=str)
def test_a_view_knows_what_a_story_tells(story: Story) -> None:
    finding = find_in(story)
    assert (finding.excluded, finding.impossible) == (0, story.impossible)
    note("knowledge", deck=str(story), views=finding.views, worlds=finding.worlds, impossible=finding.impossible)


def test_only_chancellors_and_two_barons_make_a_view_forget() -> None:
    for deck in (*DECKS, *LONG_DECKS, *(story.deck() for story in STORIES)):
        if deck.impossible:
            numbers = deck.numbers()
            assert "chancellor" in numbers or (numbers["baron"] == 2 and max(numbers.values()) > 2)
