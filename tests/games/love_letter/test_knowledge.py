"""What a watching seat can and cannot conclude, in particular from a tied Baron."""

from __future__ import annotations

import typing as t

from tests.core.test_imagine import (
    CHANCELLOR,
    COUNTESS,
    GUARD,
    KING,
    PRIEST,
    PRINCESS,
    SPY,
    A,
    B,
    C,
    D,
    hands,
    laid,
    worlds,
)

from kartaro.core.seats import PUBLIC

if t.TYPE_CHECKING:
    from kartaro.games.love_letter.table import LoveLetter

WORLDS = 150
TIE = "a{baron,guard} b{guard} c{handmaid}"


def test_a_hand_equal_to_a_known_one_is_known() -> None:
    """Whichever of the two was known before."""
    for whose in ("a", "b"):
        known = "baron,guard" if whose == "a" else "guard"
        match = laid(f"{TIE} deck[spy,spy,king] turn:a knows c:{whose}{{{known}}}", "a baron b")
        view = match.view(C).state()
        assert view["hands"][A] == [GUARD]
        assert view["hands"][B][0] == GUARD


def test_who_plays_a_chancellor_or_anything_but_king_and_prince_may_keep_the_countess() -> None:
    for card in ("chancellor", "handmaid", "spy"):
        match = laid(f"a{{{card},countess}} b{{guard}} c{{guard}} deck[baron,priest,king,baron] turn:a", f"a {card}")
        for world in worlds(match, C, WORLDS):
            if COUNTESS in world["hands"][A]:
                break
        else:
            raise AssertionError(card)


def test_who_plays_a_king_or_a_prince_does_not_keep_the_countess() -> None:
    for move in ("king c", "prince c"):
        card = move.split()[0]
        match = laid(f"a{{{card},guard}} b{{guard}} c{{priest}} deck[spy,baron,baron] turn:a", f"a {move}")
        taker = C if card == "king" else A  # §5.7: the hand goes to the other
        assert all(COUNTESS not in world["hands"][taker] for world in worlds(match, B, WORLDS))


def test_an_equal_hand_that_may_have_been_played_says_nothing_of_the_other() -> None:
    """B played a Guard after the tie, perhaps the equal one; that a was not a Priest says nothing of b's new card."""
    match = laid(
        f"{TIE} deck[priest,spy,king,baron] turn:a", "a baron b", "b guard a priest", "c handmaid", "a guard b baron"
    )
    assert hands(match, C, B)[PRIEST]


def test_a_second_tie_starts_anew() -> None:
    """Guards have been played since the first; from the second on the hands are equal, whatever they are."""
    match = laid(
        f"{TIE} deck[guard,spy,guard,baron,king,prince] turn:a",
        "a baron b",
        "b guard a priest",
        "c spy",
        "a guard b priest",
        "b baron a",
    )
    assert all(world["hands"][A][0] == world["hands"][B][0] for world in worlds(match, C, WORLDS))


def test_a_swapped_hand_that_was_seen_tells_of_the_one_equal_to_it() -> None:
    """A takes b's Priest, which equals c's: however a goes on, c's card stays known."""
    match = laid(
        "a{guard} b{baron,priest} c{priest} d{handmaid} deck[spy,guard,king,handmaid,spy,guard,guard,princess] turn:b",
        "b baron c",
        "c spy",
        "d handmaid",
        "a king b",
        "b handmaid",
        "c spy",
        "d guard c baron",
        "a priest d",
        seats=4,
    )
    assert all(world["hands"][C] == [PRIEST] for world in worlds(match, A, WORLDS))


def test_equal_hands_are_equal_in_every_world_and_others_are_not() -> None:
    """Seats before, between and after the two have cards that c sees or does not see."""
    for turn, move in (("b{baron,guard} d{guard}", "b baron d"), ("b{guard} d{baron,guard}", "d baron b")):
        match = laid(f"a{{handmaid}} {turn} c{{king}} deck[spy,spy,prince] turn:{move[0]}", move, seats=4)
        found = [world["hands"] for world in worlds(match, C, WORLDS)]
        assert all(hand[B][0] == hand[D][0] for hand in found)
        assert any(hand[A][0] != hand[D][0] for hand in found)


def test_ones_own_cards_are_not_counted_among_those_one_does_not_see() -> None:
    match = laid("a{king} b{baron,guard} c{guard} d{handmaid} deck[spy,spy,prince] turn:b", "b baron c", seats=4)
    found = [world["hands"] for world in worlds(match, A, WORLDS)]
    assert all(hand[B] == hand[C][:1] for hand in found)


def test_a_hand_that_is_no_longer_known_to_be_equal_to_ones_own_is_equal_to_nobodys() -> None:
    position = "a{baron,guard} b{handmaid} c{guard} d{king} deck[spy,prince,spy,baron] turn:a"
    match = laid(position, "a baron c", "b spy", "c guard d priest", seats=4)
    found = [world["hands"] for world in worlds(match, A, WORLDS)]
    assert any(hand[B] != hand[C] and hand[B] != [GUARD] for hand in found)


def test_a_guard_may_have_been_the_equal_card_or_the_drawn_one() -> None:
    match = laid(f"{TIE} deck[priest,spy,king,baron] turn:a", "a baron b", "b guard a priest")
    found = {(world["hands"][A][0], world["hands"][B][0]) for world in worlds(match, C, 4 * WORLDS)}
    assert any(one != other for one, other in found)
    assert all(one in (GUARD, other) for one, other in found)


def test_so_may_the_one_that_the_first_of_the_two_played() -> None:
    moves = ("a baron b", "b spy", "c handmaid", "a guard b prince")
    match = laid(f"{TIE} deck[spy,king,priest,baron] turn:a", *moves)
    found = {(world["hands"][A][0], world["hands"][B][0]) for world in worlds(match, C, 4 * WORLDS)}
    assert any(one not in (GUARD, SPY) for one, other in found if other == GUARD)


def test_the_card_set_aside_is_nowhere_else_once_it_was_drawn() -> None:
    """Every card of the box lies somewhere, so that one place too many could not be filled."""
    match = laid(
        "a{prince,priest} b{guard} fa<guard,guard,priest> fb<guard,guard,baron,handmaid,handmaid,prince> "
        "up(baron,countess,princess) aside(king) deck[] turn:a",
        "a prince b",
        seats=2,
        edition="classic",
    )
    assert match.round_over()
    assert worlds(match, PUBLIC, 1)


def test_what_was_ruled_out_stays_so_while_a_chancellor_waits_and_no_longer() -> None:
    """B's Guard found no Chancellor, so the one that a plays was drawn, and a still holds the other card."""
    position = "a{king} b{guard,guard} c{handmaid} deck[handmaid,chancellor,spy,priest,baron] turn:b"
    match = laid(position, "b guard a chancellor", "c handmaid", "a chancellor")
    for seat in (B, C, PUBLIC):
        found = [world["hands"][A] for world in worlds(match, seat, WORLDS)]
        assert all(len(hand) == 3 and hand[0] != CHANCELLOR for hand in found)
        assert any(CHANCELLOR in hand[1:] for hand in found)
    match.play(A, "keep king spy priest")
    for seat in (B, C, PUBLIC):
        assert hands(match, seat, A)[CHANCELLOR]


def test_a_chancellor_that_may_have_been_the_old_card_leaves_nothing_ruled_out() -> None:
    """B's Guard found no Priest; a then played a Chancellor, old or new, and may hold a Priest drawn since."""
    position = "a{king} b{guard,guard} c{handmaid} deck[handmaid,chancellor,spy,priest,baron] turn:b"
    match = laid(position, "b guard a priest", "c handmaid", "a chancellor")
    for seat in (B, C, PUBLIC):
        found = [world["hands"][A] for world in worlds(match, seat, WORLDS)]
        assert {place for hand in found for place in range(3) if hand[place] == PRIEST} == {0, 1, 2}


def test_what_a_hand_can_hold_is_what_was_seen_of_it_or_may_be_unseen() -> None:
    """A has seen b's King, and b has drawn since; c does not hold the Spy that a named."""
    match = laid(
        "a{priest} b{king,spy} c{princess} deck[guard,guard,handmaid,guard,countess,baron,chancellor] turn:b",
        "b spy",
        "c guard a king",
        "a priest b",
        "b handmaid",
        "c guard a king",
        "a guard c spy",
    )
    view = t.cast("LoveLetter", match.view(A))
    unseen = view.unseen_counts()[: PRINCESS + 1]
    assert [unseen[SPY], unseen[KING], unseen[GUARD]] == [1, 0, 3]
    assert view.can_hold(C)[: PRINCESS + 1] == [0 if card == SPY else number for card, number in enumerate(unseen)]
    assert view.can_hold(B)[: PRINCESS + 1] == [number + (card == KING) for card, number in enumerate(unseen)]
    assert view.can_hold(A)[: PRINCESS + 1] == [int(card == COUNTESS) for card in range(PRINCESS + 1)]
