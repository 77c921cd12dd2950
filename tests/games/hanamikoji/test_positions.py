"""A position whose round cannot be finished is refused, with the reason."""

from __future__ import annotations

import pytest

from kartaro.core.errors import BadText
from kartaro.core.match import Match
from kartaro.games import game

HANAMIKOJI = game("hanamikoji")
FIRST = "a{flute,fan,scroll,umbrella,shamisen,tea,hairpin} b{fan,scroll,tea,tea,hairpin,hairpin}"
DECK = "deck[flute,umbrella,umbrella,shamisen,shamisen,tea,hairpin]"


def laid(text: str) -> Match:
    return Match(HANAMIKOJI, HANAMIKOJI.edition(), 2, text)


def test_a_position_needs_hands_and_a_deck_and_what_lies_under_the_markers() -> None:
    match = laid(f"{FIRST} {DECK}")
    assert match.asked() == [0]
    assert match.position_now() == f"{FIRST} {DECK} turn:a start:a round:1"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (FIRST, "wrong-heap"),
        (f"{FIRST} {DECK} removed(hairpin,tea)", "too-many-cards"),
        (f"{FIRST} deck[flute,umbrella,umbrella,shamisen,shamisen,tea] removed(hairpin)", "wrong-heap"),
        (f"{FIRST} {DECK} turn:b", "wrong-hand"),
        (f"{FIRST} {DECK} start:b", "bad-position"),
        (f"{FIRST} {DECK} used:a1", "bad-position"),
        (f"{FIRST} {DECK} used:a5", "bad-position"),
        (f"{FIRST} {DECK} used:a0", "bad-position"),
        (f"{FIRST} {DECK} used:c1", "unknown-seat"),
        (f"{FIRST} {DECK} asecret(hairpin)", "wrong-heap"),
        (f"{FIRST} {DECK} round:0", "bad-position"),
        (f"{FIRST} {DECK} round:100", "bad-position"),
        (f"{FIRST} {DECK} favour:drum=a", "unknown-card"),
        (f"{FIRST} {DECK} favour:tea=c", "unknown-seat"),
        (f"{FIRST} {DECK} favour:tea", "unknown-seat"),
        (f"{FIRST} {DECK} turn:c", "unknown-seat"),
        (f"{FIRST} {DECK} offer[tea,tea]", "too-many-cards"),
        (f"{FIRST} {DECK} offer[hairpin]", "bad-position"),
        (f"{FIRST} {DECK} c{{tea}}", "bad-position"),
        (f"{FIRST.replace('flute', '?')} {DECK}", "bad-position"),
        ("a{} b{} deck[] used:a1,a2,a3,a4,b1,b2,b3,b4", "bad-position"),
        ("a{} b{tea} deck[] used:a1,a2,a3,a4,b2,b3,b4 turn:b", "wrong-heap"),
        ("a{} b{tea} asecret(tea) btraded(fan,fan) deck[] used:a1,a2,a3,a4,b2,b3,b4 turn:b", "wrong-heap"),
        ("nonsense", "bad-position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refusal:
        laid(text)
    assert refusal.value.code == code


def test_an_offer_waits_for_the_other_player() -> None:
    text = (
        "a{flute,fan,scroll,tea} b{fan,scroll,tea,tea,hairpin,hairpin} "
        f"{DECK} offer[umbrella,hairpin,hairpin] used:a3 turn:a start:a round:2"
    )
    match = laid(text)
    assert match.position_now() == text
    assert match.legal(1) == ["take umbrella", "take hairpin"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-move"),
        ("secret", "bad-move"),
        ("secret tea tea", "bad-move"),
        ("secret drum", "unknown-card"),
        ("trade tea", "bad-move"),
        ("gift tea / tea fan", "bad-move"),
        ("compete tea tea fan fan", "bad-move"),
        ("compete tea / tea fan fan", "bad-move"),
        ("compete tea tea / fan fan / fan", "bad-move"),
        ("take", "bad-move"),
        ("take tea tea tea", "bad-move"),
    ],
)
def test_text_that_is_no_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refusal:
        HANAMIKOJI.read_move(0, text)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("COMPETE tea fan/hairpin flute", "compete flute hairpin / fan tea"),
        ("gift tea fan flute", "gift flute fan tea"),
        ("trade  hairpin  fan", "trade fan hairpin"),
        ("take tea fan", "take fan tea"),
    ],
)
def test_cards_may_be_written_in_any_order(text: str, canonical: str) -> None:
    assert HANAMIKOJI.move_text(0, HANAMIKOJI.read_move(0, text)) == canonical
