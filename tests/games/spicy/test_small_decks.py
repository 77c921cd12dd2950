"""Decks that a table lists itself, and hands of other sizes (§1.7): by the same rules."""

from __future__ import annotations

import pytest
from tests.random_play import Setting, agrees, decide, matches, state, walk
from tests.scale import times

from kartaro.core.errors import BadOption
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.games.spicy.box import CARDS, copies_in
from kartaro.record import read_record, write_record

SPICY = game("spicy")
EIGHT = "c1+c2+c3+w1+w2+p3+nw+sw"
DECKS = {
    "eight": {"deck": EIGHT, "hand_size": "2", "worlds_end_above": "3"},
    "one-each": {"deck": "c1+c2+w3+sw", "hand_size": "1", "worlds_end_above": "1"},
    "short-hands": {"hand_size": "3"},
    "spiced": {"deck": f"{EIGHT}+c5+c5+w5+p10", "hand_size": "3", "worlds_end_above": "4", "variants": "luck+copycat"},
    "shifted": {"deck": f"{EIGHT}+c4", "hand_size": "2", "worlds_end_above": "3", "jitter": "2"},
}


def setting(options: dict[str, str], seats: int = 2) -> Setting:
    return Setting(SPICY, SPICY.edition("publisher", options), seats)


every_deck = pytest.mark.parametrize("options", DECKS.values(), ids=list(DECKS))


@every_deck
def test_2_1_each_is_dealt_as_many_cards_as_the_table_says(options: dict[str, str]) -> None:
    small = setting(options)
    for match, dice in matches(small, 3):
        while match.round_over():
            decide(match, dice)
        now = state(match.truth())
        assert [len(hand) for hand in now["hands"]] == [int(options["hand_size"])] * 2
        assert len(now["deck"]) == sum(copies_in(small.edition["deck"])) - 2 * int(options["hand_size"])


@every_deck
def test_matches_end_and_are_played_with_the_cards_of_the_deck_and_no_others(options: dict[str, str]) -> None:
    small = setting(options)
    cards = sorted(card for card, count in enumerate(copies_in(small.edition["deck"])) for _ in range(count))
    for match, dice in matches(small, times(6, 200), "cards"):
        while not match.over():
            if match.wanted():
                assert sorted(match.wanted()) == cards
            for seat in range(2):
                assert agrees(state(match.view(seat))["hands"], state(match.truth())["hands"])
            decide(match, dice)
        assert match.outcome()


def test_5_7_a_trophy_brings_a_hand_of_the_same_size() -> None:
    """The only card is played and let go: its owner draws one again."""
    small = setting(DECKS["one-each"] | {"deck": "c1+c2+w3+w1+w2+sw", "worlds_end_above": "3"})
    match = Match(SPICY, small.edition, 2, "a{c1} b{c2} deck[w3,w1,w2] above:3 turn:a")
    match.play(0, next(move for move in match.legal(0) if move != "pass"))
    match.play(1, next(move for move in match.legal(1) if move.startswith("let")))
    now = state(match.truth())
    assert now["trophies"] == [1, 0]
    assert [len(hand) for hand in now["hands"]] == [1, 1]
    assert len(now["deck"]) == 2


@every_deck
def test_positions_and_records_are_read_back(options: dict[str, str]) -> None:
    small = setting(options)
    for match, _ in walk(small, times(60, 1_000), "text"):
        if match.round_over():
            continue
        again = Match(SPICY, small.edition, 2, match.position_now())
        assert again.position_now() == match.position_now()
    read = read_record(write_record(match)).match
    assert read.edition == small.edition
    assert state(read.truth()) == state(match.truth())


@pytest.mark.parametrize("deck", ["", "c11", "c1+", "c1+c1+c1+c1", "C1", "nw" + "+nw" * 5])
def test_what_is_not_in_the_box_is_refused(deck: str) -> None:
    with pytest.raises(BadOption, match="bad-option-value"):
        SPICY.edition("publisher", {"deck": deck})


@pytest.mark.parametrize("size", ["0", "7", "six", "-1", ""])
def test_a_hand_of_no_cards_or_too_many_is_refused(size: str) -> None:
    with pytest.raises(BadOption, match="bad-option-value"):
        SPICY.edition("publisher", {"hand_size": size})


@pytest.mark.parametrize(
    "options", [{"deck": EIGHT}, {"deck": EIGHT, "hand_size": "2"}, {"deck": "c1", "hand_size": "1"}]
)
def test_2_2_a_deck_without_room_for_worlds_end_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="worlds-end-outside"):
        setting(options).match()


def test_no_card_is_named_twice_for_one() -> None:
    assert dict(zip(CARDS, copies_in("c1+c1+nw"), strict=True))["c1"] == 2
