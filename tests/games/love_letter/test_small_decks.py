"""Decks that a table lists itself, and how many cards are turned up with two players."""

from __future__ import annotations

import pytest
from tests.random_play import Setting, agrees, decide, state, walk
from tests.scale import times

from kartaro.core.errors import BadOption
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.games.love_letter.box import CARDS, terms_of
from kartaro.record import read_record, write_record

SIX = "guard+guard+priest+baron+handmaid+princess"
LOVE_LETTER = game("love-letter")


def setting(deck: str, turned_up: int, seats: int = 2) -> Setting:
    options = {"deck": deck, "turned_up": str(turned_up)}
    return Setting(LOVE_LETTER, LOVE_LETTER.edition("2012", options), seats)


@pytest.mark.parametrize("turned_up", [0, 1, 2, 3])
def test_2_3_as_many_cards_are_turned_up_with_two_players_as_the_table_says(turned_up: int) -> None:
    deck = f"{SIX}+prince+king"
    match = Match(LOVE_LETTER, setting(deck, turned_up).edition, 2)
    dice = setting(deck, turned_up).dice()
    while match.round_over():
        decide(match, dice)
    assert len(state(match.truth())["up"]) == turned_up
    assert len(state(match.truth())["deck"]) == 8 - 1 - turned_up - 3


def test_2_3_with_three_players_none_are() -> None:
    three = setting(SIX, 0, 3)
    match = next(match for match, _ in walk(three, 5) if not match.round_over())
    assert state(match.truth())["up"] == []


@pytest.mark.parametrize("deck", [SIX, "guard+priest+princess+king", "prince+prince+handmaid+countess+king"])
def test_matches_are_played_with_the_cards_of_the_deck_and_no_others(deck: str) -> None:
    small = setting(deck, 0)
    cards = sorted(CARDS.index(name) for name in deck.split("+"))
    for match, _ in walk(small, times(200, 5_000), deck):
        if match.wanted():
            assert sorted(match.wanted()) == cards
        for seat in range(2):
            assert agrees(state(match.view(seat))["hands"], state(match.truth())["hands"])


def test_a_guard_names_only_what_is_in_the_deck() -> None:
    moves = [move.split() for match, _ in walk(setting(SIX, 0), 300) for seat in (0, 1) for move in match.legal(seat)]
    named = {words[2] for words in moves if words[0] == "guard" and words[2:]}
    assert named == {"priest", "baron", "handmaid", "princess"}


def test_a_record_says_which_deck_it_was() -> None:
    small = setting(SIX, 0)
    match, dice = small.match(), small.dice()
    for _ in range(10):
        decide(match, dice)
    again = read_record(write_record(match)).match
    assert again.edition == match.edition
    assert state(again.truth()) == state(match.truth())


@pytest.mark.parametrize("deck", ["", "joker", "guard+", "king+king", "guard+Guard", "guard" + "+guard" * 6])
def test_what_is_not_in_the_box_is_refused(deck: str) -> None:
    with pytest.raises(BadOption, match="bad-option-value"):
        LOVE_LETTER.edition("2012", {"deck": deck})


@pytest.mark.parametrize(
    ("options", "clash"),
    [
        ({"deck": "guard+priest+king", "turned_up": "0"}, {"deck", "turned_up"}),
        ({"deck": SIX, "turned_up": "3"}, {"deck", "turned_up"}),
        ({"deck": "spy+guard+priest+king", "turned_up": "0"}, {"deck", "rank_set"}),
    ],
)
def test_a_deck_that_does_not_suffice_or_fit_is_refused(options: dict[str, str], clash: set[str]) -> None:
    with pytest.raises(BadOption) as error:
        terms_of(LOVE_LETTER.edition("2012", options))
    assert {error.value.arguments["one"], error.value.arguments["other"]} == clash


def test_no_more_players_sit_down_than_the_deck_has_cards_for() -> None:
    assert LOVE_LETTER.seats(setting(SIX, 0).edition) == (2, 4)
    assert LOVE_LETTER.seats(setting("guard+priest+king+princess", 0).edition) == (2, 2)
