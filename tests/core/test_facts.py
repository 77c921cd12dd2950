"""What each seat is told of a fact, and the text of facts and sets of seats."""

from __future__ import annotations

import pytest

from kartaro.core.errors import BadText
from kartaro.core.fact import Fact, FactKind, FactText, read_set, set_text, told
from kartaro.core.seats import ALL, DEALER, FACE_DOWN, NOBODY, PUBLIC, letter, members, only, seat_of

A, B, C = range(3)
KINDS = (
    FactKind("drew", "seat card", leaves="deck", reaches="hand"),
    FactKind("guessed", "seat other named"),
    FactKind("dealt", "cards", reaches="deck"),
    FactKind("ended", "number seats others"),
    FactKind("exchanged", "seat other card card2"),
    FactKind("rested", ""),
)
TEXT = FactText(KINDS, ("spy", "guard", "king"))
DREW_KING = Fact(kind=0, seat=A, other=0, cards=(2,), number=0, heard_by=ALL, seen_by=only(A))


# told: the one exit


def test_who_sees_a_card_is_told_it() -> None:
    assert told(DREW_KING, A) == DREW_KING


@pytest.mark.parametrize("listener", [B, C, 5, PUBLIC])
def test_who_only_hears_is_told_the_fact_with_its_cards_face_down(listener: int) -> None:
    assert told(DREW_KING, listener) == DREW_KING._replace(cards=(FACE_DOWN,))


@pytest.mark.parametrize("listener", [B, C, PUBLIC])
def test_who_does_not_hear_is_told_nothing(listener: int) -> None:
    assert told(DREW_KING._replace(heard_by=only(A)), listener) is None


def test_who_does_not_hear_is_told_nothing_even_of_a_card_for_all_eyes() -> None:
    assert told(DREW_KING._replace(heard_by=only(A), seen_by=ALL), B) is None


def test_every_card_of_a_fact_is_turned_face_down() -> None:
    dealt = Fact(kind=2, seat=0, other=0, cards=(0, 1, 2), number=0, heard_by=ALL, seen_by=NOBODY)
    for listener in (A, B, PUBLIC):
        assert told(dealt, listener) == dealt._replace(cards=(FACE_DOWN,) * 3)


# text


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (DREW_KING, "drew a king [* a]"),
        (DREW_KING._replace(cards=(FACE_DOWN,)), "drew a ? [* a]"),
        (Fact(1, B, C, (), 2, ALL, NOBODY), "guessed b c king [* -]"),
        (Fact(1, B, C, (), 3, ALL, NOBODY), "guessed b c - [* -]"),
        (Fact(2, 0, 0, (0, 1, FACE_DOWN), 0, ALL, NOBODY), "dealt spy,guard,? [* -]"),
        (Fact(3, only(A, C), 0, (), 7, ALL, NOBODY), "ended 7 ac - [* -]"),
        (Fact(4, A, B, (1, 2), 0, only(A, B, PUBLIC), only(A, B)), "exchanged a b guard king [ab+ ab]"),
        (Fact(5, 0, 0, (), 0, ALL, ALL), "rested [* *]"),
    ],
)
def test_a_fact_is_written_and_read(fact: Fact, text: str) -> None:
    assert TEXT.write(fact) == text
    assert TEXT.read(text) == fact


@pytest.mark.parametrize(
    "text",
    [
        "", "drew", "drew a king", "drew a king [*]", "drew a king [* a b]", "drew a queen [* a]", "drew g king [* a]",
        "flew a king [* a]", "drew a king king [* a]", "ended x a b [* -]", "drew a king [* z]",
        "guessed a b ace [* -]",
    ],
)  # fmt: skip
def test_text_that_is_no_fact_is_refused(text: str) -> None:
    with pytest.raises(BadText) as refusal:
        TEXT.read(text)
    assert refusal.value.code == "bad-fact"


def test_a_fact_as_an_object_has_no_audience() -> None:
    assert TEXT.as_json(DREW_KING) == {"kind": "drew", "seat": "a", "card": "king"}
    assert TEXT.as_json(Fact(1, B, C, (), 2, ALL, NOBODY)) == {
        "kind": "guessed",
        "seat": "b",
        "other": "c",
        "named": "king",
    }


# seats and sets


@pytest.mark.parametrize(
    ("mask", "text"), [(ALL, "*"), (NOBODY, "-"), (only(A, C), "ac"), (only(PUBLIC), "+"), (only(B, PUBLIC), "b+")]
)
def test_a_set_of_seats_is_written_and_read(mask: int, text: str) -> None:
    assert set_text(mask) == text
    assert read_set(text) == mask


def test_every_set_reads_back() -> None:
    assert all(read_set(set_text(mask)) == mask for mask in range(128))


def test_seats_are_letters() -> None:
    assert [letter(seat) for seat in range(8)] == ["a", "b", "c", "d", "e", "f", "public", "dealer"]
    assert all(seat_of(letter(seat)) == seat for seat in range(8))
    for word in ("", "g", "ab", "A", "Dealer", "0"):
        with pytest.raises(ValueError, match=r".*"):
            seat_of(word)


def test_members_of_a_set() -> None:
    assert members(only(A, C, DEALER)) == [A, C, DEALER]
    assert members(NOBODY) == []
