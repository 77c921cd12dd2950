"""Positions of Love Letter: statements about what a seat knows, and the cards they refer to."""

from __future__ import annotations

import pytest

from kartaro.core.errors import BadText
from kartaro.core.match import Match
from kartaro.core.words import Card
from kartaro.games import game

LOVE_LETTER = game("love-letter")
TABLE = "a{guard,handmaid} b{guard} c{baron} deck[guard,king] aside(spy)"
TWO_GUARDS = "a{guard,guard} b{baron} c{king} deck[] aside(spy)"


def position(text: str) -> Match:
    return Match(LOVE_LETTER, LOVE_LETTER.edition(), 3, text)


@pytest.mark.parametrize(
    ("table", "said", "written"),
    [
        (TABLE, "knows c:a{handmaid}", "knows c:a{?,handmaid}"),
        (TABLE, "knows c:a{handmaid,?}", "knows c:a{?,handmaid}"),
        (TABLE, "knows c:a{?,guard}", "knows c:a{guard,?}"),
        (TABLE, "knows c:a{handmaid,guard}", "knows c:a{guard,handmaid}"),
        (TABLE, "knows b:a{handmaid} knows c:a{guard}", "knows b:a{?,handmaid} knows c:a{guard,?}"),
        (TABLE, "knows c:a{?,?}", ""),
        (TABLE, "knows c:deck[guard]", "knows c:deck[guard,?]"),
        (TABLE, "knows c:deck[?,king]", "knows c:deck[?,king]"),
        (TWO_GUARDS, "knows c:a{?,guard}", "knows c:a{?,guard}"),
        (TWO_GUARDS, "knows c:a{guard,?}", "knows c:a{guard,?}"),
        (TWO_GUARDS, "knows c:a{guard,guard}", "knows c:a{guard,guard}"),
    ],
)
def test_a_hand_has_no_order_and_the_deck_has_one(table: str, said: str, written: str) -> None:
    text = f"{table} turn:a {written}".strip()
    assert position(f"{table} {said}").position_now() == text
    assert position(text).position_now() == text


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("knows c:a{king}", "knows c:king"),
        ("knows c:a{guard,guard}", "knows c:guard"),
        ("knows c:b{guard,?}", "knows c:?"),
        ("knows c:b{?,guard}", "knows c:guard"),
        ("knows c:deck[king]", "knows c:king"),
        ("knows c:deck[?,?,king]", "knows c:king"),
    ],
)
def test_nobody_knows_what_does_not_lie_there(said: str, wrong: str) -> None:
    with pytest.raises(BadText) as caught:
        position(f"{TABLE} {said}")
    assert (caught.value.code, caught.value.arguments) == ("bad-position", {"text": wrong})


def test_the_table_is_laid_out_as_it_lies() -> None:
    """For one who knows a card in the deck: every hand, what lies before whom in order, and the deck."""
    text = "a{guard,handmaid} b{guard} c{baron} fa<king,spy> fc<prince> deck[guard,princess] aside(spy) turn:a"
    overview = LOVE_LETTER.overview(position(f"{text} knows a:deck[?,princess]").view(0))
    names = LOVE_LETTER.facts.card_text
    assert [[names(card) for card in row.hand] for row in overview.rows] == [["guard", "handmaid"], ["?"], ["?"]]
    assert [[names(card) for card in row.front or ()] for row in overview.rows] == [["king", "spy"], [], ["prince"]]
    assert [(one.message, dict(one.arguments)) for one in overview.middle] == [
        ("status-deck", {"count": 2}),
        ("status-in-deck", {"card": Card(LOVE_LETTER.cards.index("princess")), "number": 2}),
    ]


def test_nobody_knows_a_card_of_an_empty_hand() -> None:
    with pytest.raises(BadText, match="bad-position"):
        position("a{guard,handmaid} b{baron} c{} out:c deck[guard] aside(spy) knows b:c{king}")
