"""Spicy in given positions: what scenario files cannot express."""

from __future__ import annotations

import pytest
from tests.rewind import Memory

from kartaro.core.errors import BadOption, BadText
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.games.spicy.box import ABOVE

SPICY = game("spicy")
A, B, C = range(3)


def laid(position: str, *moves: str, seats: int = 3, edition: str = "publisher", **options: str) -> Match:
    """A position, and moves from there such as `a play c1 as c2`."""
    match = Match(SPICY, SPICY.edition(edition, options), seats, position=position)
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play("abcdef".index(seat), text)
    return match


@pytest.mark.parametrize("seats", ABOVE)
def test_a_card_that_all_let_go_for_good_is_not_asked_about_after_a_pass(seats: int) -> None:
    """And every seat can still imagine how it came about."""
    match = Match(SPICY, SPICY.edition("publisher"), seats)
    match.deal(Generator(seats))
    player = match.asked()[0]
    match.play(player, match.codes(player)[1])
    for seat in match.asked():
        match.play(seat, "let go for good #1")
    match.play(match.asked()[0], "pass")
    assert match.asked() == [(player + 2) % seats]
    for seat in range(seats):
        memory = Memory(SPICY, match.edition, seats, seat)
        for fact in match.told(seat):
            memory.hear(fact)
        assert memory.could_be(match.truth())
        assert memory.imagine(SPICY.table(match.edition, seats), Generator(1))


def test_two_equal_cards_can_be_tucked() -> None:
    position = "a{w5,w9,c1,c1} b{c2,c3} c{c2,c3} deck[c6,c7,c8] stack[w4] top:c=w4 turn:a"
    match = laid(position, "a play w5 as w5", variants="luck")
    assert sorted(match.legal(A)) == [
        "tuck c1", "tuck c1 c1", "tuck c1 w9", "tuck nothing", "tuck w9",
    ]  # fmt: skip
    match.play(A, "tuck c1 c1")
    hand = [SPICY.cards[card] for card in match.truth().state()["hands"][A]]
    assert sorted(hand) == ["c6", "c7", "w9"]  # two were drawn for them


def test_with_faults_on_any_card_may_be_declared_to_be_any_of_thirty() -> None:
    match = laid("a{w9,p1,p1} b{c2,c3} c{c2,c3} deck[c6,c7,c8] turn:a", faults="on")
    plays = [f"play {card} as {claim}" for card in ("w9", "p1") for claim in SPICY.cards[:30]]
    assert match.legal(A) == ["pass", *plays]


@pytest.mark.parametrize("seat", [A, B, C])
def test_whoever_wins_a_second_trophy_wins_the_match(seat: int) -> None:
    """§7.2."""
    one, two, three = ("abc"[(seat + n) % 3] for n in range(3))
    hands = sorted([f"{one}{{c5}}", f"{two}{{c1,c2}}", f"{three}{{c1,c2}}"])
    rest = f"deck[c6,c7,c8,c9,c10,w1,w2] stack[c4] trophies:{one}1 top:{three}=c4 turn:{one}"
    match = laid(f"{' '.join(hands)} {rest}", f"{one} play c5 as c5")
    for other in match.asked():
        match.play(other, "let go #1")
    assert match.outcome() == [seat]


def test_the_first_card_of_the_box_can_be_a_last_card_too() -> None:
    position = "a{c1} b{w1,w2} c{p1,p2} deck[c6,c7,c8,c9] turn:a"
    match = laid(position, "a play c1 as c1 announcing", announce="on_play")
    assert "announced" in [SPICY.kinds[fact.kind].name for fact in match.facts]


@pytest.mark.parametrize("lot", range(60))
def test_every_lot_falls_to_one_of_those_who_challenged(lot: int) -> None:
    """Two of three: each has half of the lots."""
    position = "a{c1,c2} b{w1,w2} c{p1,p2} d{c4,c5} deck[c6,c7,c8,c9] turn:a"
    match = laid(position, "a play c1 as w1", seats=4, simultaneous="random")
    for move in ("b let go #1", "c challenge number #1", "d challenge spice #1"):
        match.play("abcd".index(move[0]), move[2:])
    match.play(7, f"lot {lot}")
    challengers = [fact.seat for fact in match.facts if SPICY.kinds[fact.kind].name == "challenged"]
    assert challengers == [C if lot % 2 == 0 else 3]


@pytest.mark.parametrize("seat", [A, B])
def test_no_lot_is_drawn_where_one_alone_answers(seat: int) -> None:
    """§9.4."""
    player = "ba"[seat]
    position = f"a{{c1,c2}} b{{c1,c2}} deck[c6,c7,c8] turn:{player}"
    match = laid(position, f"{player} play c1 as c1", seats=2, simultaneous="random")
    match.play(seat, "let go #1")
    assert match.asked() == [seat]


@pytest.mark.parametrize("card", ["c1", "sw"])
def test_any_card_can_be_a_last_one_that_copies(card: str) -> None:
    """The first of the box, and the last."""
    position = f"a{{c5,c6}} b{{{card}}} c{{p1,p2}} deck[c6,c7,c8] stack[c4] top:c=c4 turn:a"
    moves = ["a play c5 as c5", "c let go #1", f"b copy {card} announcing #1"]
    match = laid(position, *moves, variants="copycat", announce="on_play")
    assert match.truth().state()["owner"] == B


@pytest.mark.parametrize(
    "position",
    [
        "a{} b{c1} c{c2} deck[c3] turn:a",
        "a{c1} b{c2} c{c3} deck[c4] stack[c5] turn:a",
        "a{c1} b{c2} c{c3} deck[c4] top:a=c2 turn:b",
        "a{c1} b{c2} c{c3} deck[c4] above:2 turn:a",
        "a{c1} b{c2} c{c3} deck[] turn:a",
        "a{c1} b{c2} c{c3} deck[c4] trophies:a2 turn:a",
        "a{c1} b{c2} c{c3} deck[c4] trophies:a1,b1,c1 turn:a",
        "a{c1} b{c2} c{c3} deck[c4] owes:b turn:a",
        "a{c1} b{c2} c{c3} deck[c4] stack[c5] top:a=c2 step:played owes:a turn:a",
        "a{c1} b{c2} c{c3} deck[c4] stack[c5] top:a=c2 step:played owes:b sealed:b=let_go turn:a",
        "a{c1} b{c2} c{c3} deck[c4] stack[c5] top:a=c2 step:played owes:b sealed:c=maybe turn:a",
        "a{c1} b{c2} c{c3} deck[c4] stack[c5] top:a=c2 how:red turn:b",
        "a{c1} b{c2} c{c3} deck[c4] step:dance turn:a",
        "a{c1} b{c2} c{c3} deck[c4] spiced:salt turn:a",
        "a{c1} b{c2} c{c3} deck[c4] window:250 turn:a",
        "a{c1} b{c2} c{c3} deck[c4] stack[c5] top:a=c2 turn:b knows b:stack[c6]",
        "a{nw,nw,nw} b{nw,nw,nw} c{c1} deck[c4] turn:a",
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str) -> None:
    with pytest.raises(BadText):
        laid(position)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"variants": "chili+start+raider"}, "options-clash"),
        ({"variants": "random3"}, "options-clash"),
        ({"variants": "chili+chili"}, "variant-twice"),
        ({"variants": "salt"}, "bad-option-value"),
        ({"variants": "random7"}, "bad-option-value"),
        ({"worlds_end_above": "0"}, "bad-option-value"),
        ({"worlds_end_above": "65"}, "bad-option-value"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, str], code: str) -> None:
    with pytest.raises(BadOption) as refusal:
        SPICY.edition("publisher", options)
    assert refusal.value.code == code


def test_worlds_end_must_lie_in_the_deck_wherever_chance_shifts_it() -> None:
    for above, jitter in (("64", "1"), ("3", "3")):
        edition = SPICY.edition("publisher", {"worlds_end_above": above, "jitter": jitter})
        with pytest.raises(BadOption) as refusal:
            Match(SPICY, edition, 6)
        assert refusal.value.code == "worlds-end-outside"


@pytest.mark.parametrize(
    "stack",
    [
        "stack[c8,w5,w1,p9,w6] above:5 top:b=w6 turn:c window:2 knows a:stack[?,w5,w1,p9,?] knows b:stack[?,?,?,?,w6]",
        "stack[c8,w1,p9,w5] above:5 top:a=w5 turn:b window:1 knows a:stack[?,w1,p9,w5]",
        "played[c8,w5,w1,p9,w6] above:5 won:b5 turn:c window:2 knows a:played[?,w5,w1,p9,w6]",
    ],
)
def test_positions_of_old_in_which_tucked_cards_lie_on_a_covered_5_are_read_as_they_stand(stack: str) -> None:
    position = f"a{{p2,p3}} b{{c1,c2}} c{{w7,w8}} deck[c3,c4,c5,c6,c7] {stack}"
    match = laid(position, variants="luck")
    assert match.position_now() == position
