"""Hidden information in Spicy that is not a card: the position of World's End, and the answers of others."""

from __future__ import annotations

import typing as t

import pytest
from tests.games.spicy.seen import choices_fit

from kartaro.core.fact import Fact
from kartaro.core.generator import Generator
from kartaro.core.imagine import imagine
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.games import game
from kartaro.games.spicy.table import (
    COPY,
    COPY_ANNOUNCING,
    FOR_GOOD,
    LET_GO,
    SEALED,
    UNNAMED,
    WRONG,
    WRONG_NUMBER,
    WRONG_SPICE,
)

if t.TYPE_CHECKING:
    from kartaro.core.table import Table

SPICY = game("spicy")
WORLDS = 150
ANY_ANSWER = {LET_GO, FOR_GOOD, WRONG_NUMBER, WRONG_SPICE}


def worlds(match: Match, seat: int) -> t.Iterator[dict[str, t.Any]]:
    """States of worlds that a seat imagines."""
    generator = Generator(1)
    world = SPICY.table(match.edition, match.seats)
    for _ in range(WORLDS):
        assert imagine(match.view(seat), world, generator)
        yield world.state()


def depths(match: Match) -> set[int]:
    """The numbers of cards that may lie above World's End, as far as the first seat knows."""
    return {world["above"] for world in worlds(match, 0)}


def dealt(height: int, **options: str) -> Match:
    """Three seats, a starts; three cards lie above World's End, unless chance shifts it."""
    edition = SPICY.edition("publisher", {"worlds_end_above": "3", "jitter": "2", **options})
    match = Match(SPICY, edition, 3)
    match.play(DEALER, 0)
    match.deal(Generator(3))
    if match.asked() == [DEALER]:
        match.play(DEALER, f"height {height}")
    return match


def test_worlds_end_may_lie_wherever_chance_can_have_shifted_it() -> None:
    assert depths(dealt(4)) == {1, 2, 3, 4, 5}


def test_worlds_end_lies_no_higher_than_chance_can_have_shifted_it() -> None:
    assert depths(dealt(0, worlds_end_above="5", jitter="1")) == {4, 5, 6}


def test_worlds_end_that_all_know_is_not_imagined_anew() -> None:
    position = "a{c1,c2} b{c3,c4} deck[c5,c6,c7,c8,c9,c10] above:3 turn:a"
    assert depths(Match(SPICY, SPICY.edition("publisher"), 2, position)) == {3}


def test_worlds_end_is_not_where_cards_have_been_drawn() -> None:
    """Two passes, two cards: of at most five above it three are left, and one at least: it has not come up."""
    for options, left in (({}, {1, 2, 3}), ({"worlds_end": "on_draw"}, {0, 1, 2, 3})):
        match = dealt(4, **options)
        match.play(0, "pass")
        match.play(1, "pass")
        assert depths(match) == left


def test_worlds_end_of_a_position_is_counted_from_the_top() -> None:
    edition = SPICY.edition("publisher", {"worlds_end_above": "2", "jitter": "1"})
    position = "a{c1,c2} b{c3,c4} deck[c5,c6,c7,c8,c9,c10] above:2 turn:a"
    assert depths(Match(SPICY, edition, 2, position)) == {1, 2, 3}


def window(*moves: str) -> Match:
    position = "a{c1,c2,c4} b{w1,w2,w4} c{p1,p2,p4} d{c3,w3,p3} deck[c6,c7,c8,c9,c10,w6,w7] turn:a"
    match = Match(SPICY, SPICY.edition("publisher"), 4, position)
    for move in ("a play c1 as c1", *moves):
        match.play("abcd".index(move[0]), move[2:])
    return match


def answers(match: Match, viewer: int) -> list[set[int]]:
    found = [world["answers"] for world in worlds(match, viewer)]
    return [{of_all[seat] for of_all in found} for seat in range(match.seats)]


def test_while_a_window_is_open_others_may_have_answered_anything() -> None:
    match = window("b let go #1", "d challenge number #1")
    _, b, _, d = answers(match, 2)
    assert (b, d) == (ANY_ANSWER, ANY_ANSWER)


def test_ones_own_answer_is_known() -> None:
    match = window("b challenge spice #1", "d let go #1")
    _, b, _, d = answers(match, 1)
    assert (b, d) == ({WRONG_SPICE}, ANY_ANSWER)


def test_once_a_card_was_let_go_it_is_open_who_did_so_for_good() -> None:
    match = window("b let go for good #1", "c let go #1", "d let go #1")
    _, b, c, d = answers(match, 2)
    assert (b, c, d) == ({LET_GO, FOR_GOOD}, {LET_GO}, {LET_GO, FOR_GOOD})


def test_who_let_a_card_go_for_good_in_a_world_is_not_asked_again_there() -> None:
    match = window("b let go for good #1", "c let go #1", "d let go #1")
    for world in worlds(match, 2):
        assert world["done"] == [int(answer == FOR_GOOD) for answer in world["answers"]]


def test_a_last_card_that_is_decided_was_let_go() -> None:
    position = "a{c1} b{w1,w2} c{p1,p2} d{c3,w3} deck[c6,c7,c8,c9,c10,w6,w7,w8] turn:a"
    match = Match(SPICY, SPICY.edition("publisher"), 4, position)
    match.play(0, "play c1 as c1")
    for seat in (1, 2, 3):
        match.play(seat, "let go #1")
    assert answers(match, 2)[1:] == [{LET_GO}, {LET_GO}, {LET_GO}]


@pytest.mark.parametrize("announcing", [COPY, COPY_ANNOUNCING])
@pytest.mark.parametrize(("card", "held"), [("c1", False), ("c2", False), ("w1", True), ("w2", True), ("sw", False)])
def test_a_copy_fits_only_where_its_card_is_held(card: str, announcing: int, *, held: bool) -> None:
    """Where b has w1 and w2."""
    assert choices_fit(sealed(announcing + SPICY.cards.index(card))) == held


@pytest.mark.parametrize("answer", [LET_GO, FOR_GOOD, WRONG_NUMBER, WRONG_SPICE, WRONG, UNNAMED])
def test_an_answer_that_is_no_copy_fits_whatever_is_held(answer: int) -> None:
    assert choices_fit(sealed(answer))


def sealed(answer: int) -> Table:
    """A world in which b has given this answer."""
    world = window().truth()
    world.apply(Fact(SEALED, 1, 0, (), answer, 0, 0))
    return world
