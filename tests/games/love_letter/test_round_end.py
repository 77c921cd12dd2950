"""The end of a round: ties, sums of discards, the Spy's token and what is revealed, in given positions."""

from __future__ import annotations

from kartaro.core.match import Match
from kartaro.games import game

GAME = game("love-letter")


def after(position: str, move: str, seats: int, edition: str = "2012", **options: str) -> Match:
    """A position, and one move of its first seat."""
    match = Match(GAME, GAME.edition(edition, options), seats, position=position)
    match.play(0, move)
    assert match.round_over()
    return match


def showdown(fronts: tuple[str, str, str]) -> list[int]:
    """Seats a and b tie with Priests, c holds a Guard; the cards in front of them break the tie."""
    a, b, c = fronts
    position = f"a{{priest,handmaid}} b{{priest}} c{{guard}} fa<{a}> fb<{b}> fc<{c}> deck[] aside(guard) turn:a"
    return after(position, "handmaid", 3).truth().gains()  # the Handmaid counts 4 for a


def test_the_higher_sum_of_discards_wins_whoever_sits_first() -> None:
    assert showdown(("guard", "guard", "guard")) == [1, 0, 0]
    assert showdown(("guard", "king", "guard")) == [0, 1, 0]


def test_the_sum_of_somebody_who_is_not_tied_does_not_count() -> None:
    assert showdown(("guard", "guard", "king,countess")) == [1, 0, 0]
    assert showdown(("guard", "king", "countess,prince,prince")) == [0, 1, 0]


def test_equal_sums_of_discards_give_no_token() -> None:
    assert showdown(("guard", "prince", "king")) == [0, 0, 0]


def test_without_the_bonus_a_spy_brings_nothing() -> None:
    position = "a{spy,king} b{guard} c{guard} deck[] aside(guard) turn:a"
    assert after(position, "spy", 3, "2019").truth().gains() == [2, 0, 0]
    assert after(position, "spy", 3, "2019", spy_bonus="no").truth().gains() == [1, 0, 0]


def test_the_last_one_s_hand_is_shown_where_the_table_chose_so() -> None:
    position = "a{king,guard} b{prince} deck[spy] aside(countess) turn:a"
    match = after(position, "guard b prince", 2, "2019", reveal_after_round="yes")
    facts = [GAME.facts.write(fact) for fact in match.facts]
    assert "revealed a king [* *]" in facts
    assert "aside_revealed countess [* *]" in facts
