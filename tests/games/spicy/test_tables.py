"""What a table of Spicy reports when the stack is empty, nobody is asked, or something was just decided."""

from __future__ import annotations

import typing as t

import pytest

from kartaro.core.match import Match
from kartaro.core.seats import DEALER, FACE_DOWN
from kartaro.games import game
from kartaro.games.spicy.table import NONE

SPICY = game("spicy")
KINDS = [kind.name for kind in SPICY.kinds]
A, B, C = range(3)


def laid(position: str, *moves: str, **options: str) -> Match:
    """A position with three seats, and moves from there such as `a play c1 as c2`."""
    match = Match(SPICY, SPICY.edition("publisher", options), 3, position=position)
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play(DEALER if seat == "dealer" else "abc".index(seat), text)
    return match


def state(match: Match, *names: str) -> list[t.Any]:
    now = match.truth().state()
    return [now[name] for name in names]


def told_of_top(match: Match) -> list[t.Any]:
    """Owner and claim of the top card, and who has answered."""
    return state(match, "owner", "claim", "top_at", "is_copy", "is_last", "is_decided", "done", "addressed")


EMPTY = [NONE, NONE, NONE, False, False, False, [0, 0, 0], 0]


def test_before_the_deal_nobody_has_done_anything() -> None:
    match = Match(SPICY, SPICY.edition("publisher"), 3)
    assert told_of_top(match) == EMPTY
    assert state(match, "turn", "announced", "window", "trophies", "winnings") == [A, [0] * 3, 0, [0] * 3, [0] * 3]


def test_a_stack_that_was_taken_leaves_nothing_to_say_of_its_top() -> None:
    position = "a{c1,c2} b{w1,w2} c{p1,p2} deck[c6,c7,c8,c9] turn:a"
    match = laid(position, "a play c1 as c1", "b challenge number #1", "c let go #1")
    assert told_of_top(match) == EMPTY
    assert state(match, "answers", "arrivals") == [[NONE] * 3, [NONE] * 3]


@pytest.mark.parametrize("spiced", ["", "spiced:luck"])
def test_in_a_position_nothing_is_left_to_pick(spiced: str) -> None:
    match = laid(f"a{{c1,c2}} b{{w1,w2}} c{{p1,p2}} deck[c6,c7] {spiced} turn:b", variants="random2")
    assert state(match, "contenders", "picks") == [1 << A, 0]


@pytest.mark.parametrize("seat", [A, B, C])
def test_an_announcement_is_that_of_one_seat_and_lapses_when_it_draws(seat: int) -> None:
    """§5.1."""
    one, two, three = ("abc"[(seat + n) % 3] for n in range(3))
    hands = sorted([f"{one}{{c9,c5}}", f"{two}{{c1,c2}}", f"{three}{{c1,c2}}"])
    match = laid(
        f"{' '.join(hands)} deck[c6,c7,c8,w1] turn:{one}", f"{one} play c9 as c1 announcing", announce="at_one"
    )
    assert state(match, "announced") == [[int(other == seat) for other in range(3)]]
    match.play("abc".index(two), "challenge number #1")
    match.play("abc".index(three), "let go #1")
    assert state(match, "announced") == [[0, 0, 0]]


@pytest.mark.parametrize("seat", "abc")
def test_what_was_announced_is_not_announced_again(seat: str) -> None:
    """§5.1."""
    match = laid(f"a{{c9}} b{{c8}} c{{c7}} deck[c6,c5] announced:{seat} turn:{seat}", announce="at_one")
    assert len(match.legal("abc".index(seat))) == 1 + 9  # a pass, and 1, 2 or 3 of each spice


@pytest.mark.parametrize("seat", [A, B, C])
def test_whoever_owns_a_card_has_not_let_it_go(seat: int) -> None:
    """After a pass the other two are asked, and neither is done with it."""
    one, two, three = ("abc"[(seat + n) % 3] for n in range(3))
    position = f"a{{c1,c2}} b{{w1,w2}} c{{p1,p2}} deck[c6,c7,c8] stack[c5] top:{one}=c5 turn:{two}"
    match = laid(position, f"{two} pass")
    for other in sorted(two + three):
        match.play("abc".index(other), "let go #1")
    assert state(match, "done") == [[0, 0, 0]]


def test_who_was_not_asked_about_a_card_when_it_was_played_is_asked_after_a_pass() -> None:
    """§9.7: only who is left out after a pass has let it go for good."""
    position = "a{c1,c2} b{w1,w2} c{p1,p2} deck[c6,c7] stack[c5] top:a=c2 step:played window:1 owes:b turn:a"
    match = laid(position, "b let go #1", "b pass")
    assert match.asked() == [B, C]


def test_all_know_who_is_left_out_after_a_pass() -> None:
    """§9.7: c has let the card go for good, unheard until b passes and c is not asked."""
    position = "a{c1,c2} b{w1,w2} c{p1,p2} deck[c6,c7,c8] turn:a"
    moves = ["a play c1 as c1", "b let go #1", "c let go for good #1", "b pass"]
    assert laid(position, *moves[:3]).view(B).state()["done"] == [0, 0, FACE_DOWN]
    assert laid(position, *moves).view(B).state()["done"] == [0, 0, 1]


def test_answers_are_counted_anew_in_every_window() -> None:
    position = "a{c1,c2} b{w1,w2} c{p1,p2} deck[c6,c7] turn:a"
    match = laid(position, "a play c1 as c1", "b let go #1", "c let go #1", "b pass", "c let go #2")
    assert state(match, "arrivals") == [[NONE, NONE, 0]]
    match = laid(position, "a play c1 as c1", "c let go #1", "b let go #1")
    assert state(match, "arrivals") == [[NONE, 1, 0]]


def test_while_cards_are_tucked_no_answer_is_open() -> None:
    position = "a{c5,c6,c7} b{w1,w2} c{p1,p2} deck[c8,c9,c10] stack[c1] top:b=c2 turn:c"
    match = laid(position, "c play p1 as c3", "a let go #1", "b let go #1", "a play c5 as c5", variants="luck")
    assert state(match, "addressed", "answers") == [0, [NONE, NONE, NONE]]


def asked_after(kind: str, match: Match) -> list[int]:
    """Who is asked, as told to the first seat, after each fact of a kind."""
    view = SPICY.table(match.edition, match.seats, A)
    found = []
    for fact in match.told(A):
        view.apply(fact)
        if KINDS[fact.kind] == kind:
            found.append(view.asked())
    return found


def test_until_it_is_settled_what_comes_of_it_nobody_is_asked() -> None:
    hands = "a{c5} b{w1,w2} c{p1,p2} deck[c6,c7,c8,c9,c10,w3,w4,w5,w6] stack[c1] top:c=c4 turn:a"
    last = [hands, "a play c5 as c5", "b let go #1"]
    challenged = laid(*last, "c challenge spice #1", "dealer lot 0", simultaneous="random")
    assert asked_after("challenged", challenged) == [0]
    assert asked_after("won_trophy", challenged) == [0]
    assert asked_after("won_trophy", laid(*last, "c let go #1", "dealer lot 0", simultaneous="random")) == [0]
    tucked = laid(hands.replace("a{c5}", "a{c5,w7,w8}"), "a play c5 as c5", "a tuck w7 w8", variants="luck")
    assert asked_after("tucked", tucked) == [0, 0]


def test_answers_are_waited_for_after_a_card_and_not_before_one() -> None:
    """§9.1."""
    match = laid("a{c1,c2} b{w1,w2} c{p1,p2} deck[c6,c7,c8,c9] turn:a")
    assert [match.view(seat).open_window() for seat in (A, B, C)] == [None] * 3
    match.play(A, "play c1 as c1")
    assert [match.view(seat).open_window() for seat in (A, B, C)] == [1] * 3
