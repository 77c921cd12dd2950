"""Running a world back to its deal: the truth could have been, and a world that contradicts what was told could not."""

from __future__ import annotations

import pytest
from tests.rewind import Memory, fits, take_last

from kartaro.core.errors import Refused
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, FACE_DOWN
from kartaro.games import game

GAME = game("love-letter")
EDITION = GAME.edition("2019")
A, B, C = range(3)
ANY = 1023


def deck(*first: str) -> list[int]:
    """A deck that begins so; the rest of the box follows in the order of ranks."""
    rest = [card for card, count in enumerate((2, 6, 2, 2, 2, 2, 2, 1, 1, 1)) for _ in range(count)]
    top = [GAME.cards.index(word) for word in first]
    for card in top:
        rest.remove(card)
    return [*top, *rest]


def dealt(*first: str, plays: tuple[str, ...] = ()) -> Match:
    """Three seats, A starts. Cards from the top: aside, hands of A, B, C, and then as they are drawn."""
    match = Match(GAME, EDITION, 3)
    match.play(DEALER, "pick a")
    match.order(deck(*first))
    for play in plays:
        seat, _, text = play.partition(" ")
        match.play("abc".index(seat), text)
    return match


def memory(match: Match, seat: int) -> Memory:
    remembered = Memory(GAME, EDITION, match.seats, seat)
    for fact in match.told(seat):
        remembered.hear(fact)
    return remembered


# A round in which A learns by a Guard that B has no Priest.
FIRST = ("spy", "king", "prince", "baron", "guard", "handmaid")


def test_the_truth_could_have_been_for_every_seat() -> None:
    match = dealt(*FIRST, plays=("a guard b priest", "b handmaid"))
    for seat in range(3):
        assert memory(match, seat).could_be(match.truth())


def test_a_world_with_a_card_that_was_denied_could_not_have_been() -> None:
    match = dealt(*FIRST, plays=("a guard b priest",))
    other = dealt("spy", "king", "priest", "baron", "guard", "priest", plays=("a guard b countess",))
    assert not memory(match, A).could_be(other.truth())


def test_a_world_with_another_card_of_ones_own_could_not_have_been() -> None:
    match = dealt(*FIRST, plays=("a guard b priest",))
    other = dealt("spy", "countess", "prince", "baron", "guard", "handmaid", plays=("a guard b priest",))
    assert not memory(match, A).could_be(other.truth())
    assert memory(match, C).could_be(other.truth())


def test_which_of_two_cards_was_drawn_is_found_by_trying() -> None:
    """C does not know whether B held or drew the Handmaid; both pasts lead to the same table."""
    match = dealt(*FIRST, plays=("a guard b priest", "b handmaid", "c baron a"))
    assert memory(match, A).could_be(match.truth())
    assert memory(match, B).could_be(match.truth())


def test_a_tie_is_found_though_a_card_was_drawn_since() -> None:
    """A and B tie on Guards; B then draws, and C may not take the drawn card for the one that tied."""
    match = dealt("spy", "guard", "guard", "king", "baron", "handmaid", plays=("a baron b", "b guard c prince"))
    remembered = memory(match, C)
    assert remembered.could_be(match.truth())
    for seed in range(20):
        world = GAME.table(EDITION, 3)
        assert remembered.imagine(world, Generator(seed))
        assert remembered.could_be(world)


def test_a_memory_without_a_deal_cannot_say() -> None:
    match = Match(GAME, EDITION, 3)
    match.play(DEALER, "pick a")
    with pytest.raises(Refused) as refusal:
        memory(match, A).could_be(match.truth())
    assert refusal.value.code == "no-deal"


def test_a_memory_begins_anew_with_every_deal() -> None:
    match = dealt("spy", "princess", "prince", "baron", "guard", "handmaid", plays=("a princess", "b prince c"))
    dice = Generator(4)
    while match.truth().asked() != 1 << DEALER:
        seat = match.asked()[0]
        match.play(seat, match.codes(seat)[0])
    match.deal(dice)
    remembered = memory(match, B)
    assert [GAME.kinds[fact.kind].name for fact in remembered.facts[:2]] == ["shuffled", "set_aside"]
    assert remembered.could_be(match.truth())


def test_its_view_is_the_view_of_the_match() -> None:
    match = dealt(*FIRST, plays=("a guard b priest", "b handmaid"))
    for seat in range(3):
        assert memory(match, seat).view.state() == match.view(seat).state()


# Parts


@pytest.mark.parametrize(
    ("cards", "slots", "masks", "expected"),
    [
        ([1, 2], [FACE_DOWN, FACE_DOWN], [ANY, ANY], True),
        ([1, 2], [2, FACE_DOWN], [ANY, ANY], True),
        ([1, 2], [3, FACE_DOWN], [ANY, ANY], False),
        ([1, 2], [FACE_DOWN, FACE_DOWN], [1 << 2, ANY], True),
        ([1, 2], [FACE_DOWN, FACE_DOWN], [1 << 2, 1 << 2], False),
        ([1, 1], [1, 1], [ANY, ANY], True),
        ([], [], [], True),
    ],
)
def test_cards_fit_places_in_some_order(
    cards: list[int], slots: list[int], masks: list[int], *, expected: bool
) -> None:
    assert fits(cards, slots, masks) is expected


def test_the_last_of_equal_cards_is_taken() -> None:
    cards = [1, 2, 1, 3]
    take_last(cards, 1)
    assert cards == [1, 2, 3]
