"""What a watching seat can and cannot conclude, above all from hands that a Baron found equal."""

from __future__ import annotations

from tests.core.test_imagine import COUNTESS, GUARD, PRIEST, A, B, C, hands, laid, worlds

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
