"""Imagining, in given positions: what a seat knows holds in every world, and worlds are equally likely."""

from __future__ import annotations

import math
import typing as t
from collections import Counter

from tests.random_play import state
from tests.scale import times

from kartaro.core.fact import Fact
from kartaro.core.generator import Generator
from kartaro.core.imagine import imagine
from kartaro.core.match import Match
from kartaro.core.seats import ALL, FACE_DOWN, NOBODY, PUBLIC, TRUTH
from kartaro.games import game

GAME = game("love-letter")
A, B, C, D = range(4)
SPY, GUARD, PRIEST, BARON, HANDMAID, PRINCE, CHANCELLOR, KING, COUNTESS, PRINCESS = range(10)
N = times(800, 4_000)


def laid(position: str, *moves: str, seats: int = 3, edition: str = "2019") -> Match:
    """A position, and moves from there such as `a guard b king`."""
    match = Match(GAME, GAME.edition(edition), seats, position=position)
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play("abcdef".index(seat), text)
    return match


def worlds(match: Match, seat: int, number: int = N) -> list[dict[str, t.Any]]:
    view = match.view(seat)
    world = GAME.table(match.edition, match.seats, TRUTH)
    dice = Generator(17)
    found = []
    for _ in range(number):
        assert imagine(view, world, dice)
        found.append(state(world))
    return found


def hands(match: Match, seat: int, of: int) -> Counter[int]:
    """The cards that a seat imagines in another's hand of one card."""
    return Counter(world["hands"][of][0] for world in worlds(match, seat))


def near(count: int, share: float, number: int = N) -> bool:
    """Whether a count is within four standard deviations of a share."""
    return abs(count - share * number) <= 4 * math.sqrt(number * share * (1 - share)) + 1


# What is known


def test_own_cards_and_shown_ones_are_in_every_world() -> None:
    match = laid("a{guard,king} b{prince} c{baron} deck[guard,guard] aside(spy) turn:a knows a:b{prince}")
    for world in worlds(match, A):
        assert sorted(world["hands"][A]) == [GUARD, KING]
        assert world["hands"][B] == [PRINCE]


def test_the_unseen_cards_are_laid_evenly() -> None:
    """Of 16 unseen cards four are Guards, two are Princes, one is the Princess."""
    match = laid("a{guard,king} b{prince} c{baron} fb<guard,handmaid,spy> deck[guard,guard] aside(spy) turn:a")
    seen = hands(match, A, B)
    assert near(seen[GUARD], 4 / 16)
    assert near(seen[PRINCE], 2 / 16)
    assert near(seen[PRINCESS], 1 / 16)
    assert seen[KING] == 0
    assert set(seen) == {SPY, GUARD, PRIEST, BARON, HANDMAID, PRINCE, CHANCELLOR, COUNTESS, PRINCESS}


def test_the_public_imagines_every_hand() -> None:
    match = laid("a{guard,king} b{prince} c{baron} deck[guard,guard] aside(spy) turn:a")
    assert len(hands(match, PUBLIC, A)) == 10


def test_no_world_has_more_copies_of_a_card_than_the_box() -> None:
    match = laid("a{guard,king} b{prince} c{baron} fb<guard,guard,spy> deck[guard,guard,priest] aside(spy) turn:a")
    counts = Counter(dict(enumerate((2, 6, 2, 2, 2, 2, 2, 1, 1, 1))))
    for world in worlds(match, C):
        cards = Counter(card for hand in world["hands"] for card in hand)
        cards += Counter(world["deck"]) + Counter(world["aside"]) + Counter(card for _, card in world["laid"])
        assert cards <= counts
        assert FACE_DOWN not in cards


# What follows by logic


def test_a_denied_name_is_in_no_world_of_anybody() -> None:
    match = laid("a{guard,king} b{prince} c{baron} deck[guard,guard,spy] aside(spy) turn:a", "a guard b priest")
    for seat in (A, C, PUBLIC):
        assert all(PRIEST not in world["hands"][B][:1] for world in worlds(match, seat))


def test_what_was_denied_is_possible_again_once_another_card_was_drawn_and_played() -> None:
    match = laid(
        "a{guard,king} b{prince} c{baron} deck[guard,guard,spy,spy] aside(handmaid) turn:a",
        "a guard b priest",
        "b guard c king",
    )
    assert hands(match, A, B)[PRIEST] > 0


def test_the_winner_of_a_baron_holds_more_than_the_loser_in_every_world() -> None:
    match = laid("a{baron,king} b{prince} c{guard} deck[guard,guard,spy] aside(spy) turn:a", "a baron b")
    assert set(hands(match, C, A)) == {CHANCELLOR, KING, COUNTESS, PRINCESS}
    assert set(hands(match, A, A)) == {KING}


def test_who_played_king_or_prince_does_not_hold_the_countess() -> None:
    match = laid("a{prince,spy} b{prince} c{guard} deck[guard,guard,spy,priest] aside(king) turn:a", "a prince b")
    assert hands(match, C, A)[COUNTESS] == 0
    assert hands(match, C, B)[COUNTESS] > 0


# Cards known to be equal


TIE = "a{baron,guard} b{guard} c{king} d{spy} deck[priest,handmaid,priest,spy] aside(prince) turn:a"


def test_after_a_tie_the_two_hold_equal_cards_in_every_world_of_the_others() -> None:
    match = laid(TIE, "a baron b", seats=4)
    for seat in (C, D, PUBLIC):
        for world in worlds(match, seat):
            assert world["hands"][A][0] == world["hands"][B][0]


def test_a_tie_may_be_of_every_card_that_is_there_twice_and_evenly_over_pairs() -> None:
    """D holds a Spy, one Baron lies open: pairs of Guards 15, of four other cards 1 each, of the rest none."""
    match = laid(TIE, "a baron b", seats=4)
    seen = hands(match, D, A)
    assert set(seen) == {GUARD, PRIEST, HANDMAID, PRINCE, CHANCELLOR}
    assert near(seen[GUARD], 15 / 19)
    for card in (PRIEST, HANDMAID, PRINCE, CHANCELLOR):
        assert near(seen[card], 1 / 19)


def test_the_two_of_a_tie_know_each_others_card() -> None:
    match = laid(TIE, "a baron b", seats=4)
    assert set(hands(match, A, B)) == {GUARD}
    assert set(hands(match, B, A)) == {GUARD}


def test_whoever_learns_one_card_of_a_tie_knows_the_other() -> None:
    """B plays a Priest to see nothing new; C, who looks into A's hand, knows B's card as well."""
    position = "a{baron,guard} b{guard} c{priest} d{spy} deck[priest,handmaid,king,spy] aside(prince) turn:a"
    match = laid(position, "a baron b", "b priest d", "c priest a", seats=4)
    assert set(hands(match, C, A)) == {GUARD}
    assert set(hands(match, C, B)) == {GUARD}
    assert len(hands(match, D, B)) > 1


# The deck


def test_a_card_put_under_the_deck_is_known_to_who_put_it_there_and_follows_who_draws_it() -> None:
    position = "a{chancellor,king} b{prince} c{guard} deck[spy,countess,handmaid] aside(guard) turn:a"
    match = laid(position, "a chancellor", "a keep countess king spy")
    assert all(world["deck"] == [KING, SPY] for world in worlds(match, A, 20))
    assert len({tuple(world["deck"]) for world in worlds(match, C)}) > 20
    match.play(B, "handmaid")
    assert set(match.view(A).state()["hands"][C]) == {FACE_DOWN, KING}
    assert all(KING in world["hands"][C] for world in worlds(match, A, 20))
    assert sum(KING in world["hands"][C] for world in worlds(match, B)) < N


def test_a_view_that_contradicts_itself_has_no_world() -> None:
    """Nobody can be denied every card there is."""
    match = laid("a{guard,king} b{prince} c{baron} deck[guard,guard] aside(spy) turn:a")
    view = match.view(C)
    for card in range(10):
        view.apply(Fact(list(GAME.facts.by_name).index("denied"), B, 0, (), card, ALL, NOBODY))
    assert not imagine(view, GAME.table(match.edition, 3, TRUTH), Generator(1))
