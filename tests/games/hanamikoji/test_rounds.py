"""Who starts a round of Hanamikoji, and what carries over from the previous one."""

from __future__ import annotations

import pytest

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.games import game

HANAMIKOJI = game("hanamikoji")


def begun(first: int, seed: int) -> tuple[Match, Generator]:
    """A dealt match that this seat starts."""
    match, dice = Match(HANAMIKOJI, HANAMIKOJI.edition(), 2), Generator(seed)
    match.play(DEALER, first)
    match.deal(dice)
    return match, dice


def play_round(match: Match, dice: Generator) -> None:
    while not match.round_over():
        seat = match.asked()[0]
        match.play(seat, dice.choose(match.codes(seat)))


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_is_picked_starts_the_first_round_and_then_they_take_turns(first: int) -> None:
    match, dice = begun(first, seed=3)
    assert match.asked() == [first]
    for starter in (1 - first, first, 1 - first):
        play_round(match, dice)
        if match.over():
            return
        match.deal(dice)
        assert match.asked() == [starter]


@pytest.mark.parametrize("seed", range(8))
def test_a_round_begins_with_nothing_left_of_the_last_but_the_markers(seed: int) -> None:
    match, dice = begun(seed % 2, seed)
    while not match.over():
        play_round(match, dice)
        markers = match.truth().state()["markers"]
        if match.over():
            return
        match.deal(dice)
        now = match.truth().state()
        assert now["markers"] == markers
        assert sorted(len(hand) for hand in now["hands"]) == [6, 7]
        assert [sum(side) for side in now["sides"]] == [0, 0]
        assert now["used"] == [0, 0]
        assert (now["secrets"], now["traded"], now["offer"]) == ([[], []], [[], []], [])
        assert match.truth().gains() == [0, 0]


def test_a_position_goes_on_to_the_next_round_with_the_other_seat() -> None:
    """Nobody comes to four geishas or eleven charm here, and a started this round: b starts the next."""
    place = (
        "a{} b{} a<scroll,umbrella,shamisen,tea,tea,hairpin> asecret(flute) atraded(fan,scroll) "
        "b<shamisen,tea,hairpin,hairpin> bsecret(flute) btraded(fan,hairpin) deck[] "
        "offer[shamisen,tea,umbrella,hairpin] used:a1,a2,a3,a4,b1,b2,b3,b4 turn:b start:a round:1"
    )
    match = Match(HANAMIKOJI, HANAMIKOJI.edition(), 2, place)
    match.play(0, "take umbrella hairpin")
    assert not match.over()
    assert match.asked() == [DEALER]
    match.deal(Generator(1))
    assert match.asked() == [1]


def test_equal_cards_of_a_gift_are_one_choice_wherever_they_lie() -> None:
    place = (
        "a{{flute,scroll,tea,tea}} b{{scroll,umbrella,tea,tea,hairpin,hairpin}} "
        "deck[flute,umbrella,umbrella,shamisen,shamisen,hairpin,hairpin] offer[{}] used:a3 turn:a"
    )
    for offer in ("fan,fan,shamisen", "fan,shamisen,fan", "shamisen,fan,fan"):
        match = Match(HANAMIKOJI, HANAMIKOJI.edition(), 2, place.format(offer))
        assert sorted(match.legal(1)) == ["take fan", "take shamisen"]


def test_the_dealer_picks_who_starts() -> None:
    match = Match(HANAMIKOJI, HANAMIKOJI.edition(), 2)
    assert (match.asked(), match.codes(DEALER)) == ([DEALER], [0, 1])
