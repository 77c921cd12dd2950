"""Live timing: the first reaction counts; answers that are late, repeated or early do no harm."""

from __future__ import annotations

import pytest

from kartaro.core.errors import Refused
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.host import Host
from kartaro.live import Live
from kartaro.record import Record

SPICY = game("spicy")
A, B, C, D = range(4)
POSITION = "a{w2,p9} b{c4,c6,p1} c{c5,w8,p2} d{w7,p7,c9} deck[c1,c2,c3,w3,w4,w5,p3,p4,p5] turn:a"


def table(position: str = POSITION, **options: str) -> Live:
    """Four people at a table."""
    match = Match(SPICY, SPICY.edition("publisher", options), 4, position)
    return Live(Host(Record(match, ["Ana", "Budi", "Carla", "Dino"]), {}))


def told(live: Live, kind: str) -> list[int]:
    """The seats of all facts of a kind that the first seat was told."""
    number = [each.name for each in SPICY.kinds].index(kind)
    return [fact.seat for fact in live.host.told(A) if fact.kind == number]


def test_the_first_reaction_closes_the_window() -> None:
    live = table()
    live.answer(A, "play p9 as c1")
    live.answer(D, "challenge spice #1")
    assert told(live, "challenged") == [D]
    assert live.host.asked() == [A]


def test_the_order_of_arrival_goes_before_the_order_of_seats() -> None:
    live = table()
    live.answer(A, "play p9 as c1")
    live.answer(C, "challenge number #1")
    with pytest.raises(Refused) as late:
        live.answer(B, "challenge spice #1")
    assert late.value.code == "not-asked"
    assert told(live, "challenged") == [C]


def test_a_reaction_that_arrives_twice_counts_once() -> None:
    live = table()
    live.answer(A, "play p9 as c1")
    live.answer(B, "challenge spice #1")
    record = live.host.record()
    with pytest.raises(Refused):
        live.answer(B, "challenge spice #1")
    assert live.host.record() == record


def test_letting_go_waits_for_the_others() -> None:
    live = table()
    live.answer(A, "play p9 as c1")
    live.answer(B, "let go #1")
    assert live.host.asked() == [C, D]
    live.time_is_up()
    assert live.host.asked() == [B]
    assert not told(live, "challenged")


def test_what_the_next_player_does_early_waits_for_the_window() -> None:
    live = table()
    live.answer(A, "play p9 as c1")
    live.answer(B, "play c6 as c3")
    assert live.host.asked() == [C, D]
    assert told(live, "claimed") == [A]
    live.time_is_up()
    assert told(live, "claimed") == [A, B]
    assert live.host.asked() == [A, C, D]


def test_what_waits_is_forgotten_when_somebody_reacts() -> None:
    for reaction in ("challenge spice #1", "copy c9 #1"):
        live = table(variants="copycat")
        live.answer(A, "play p9 as c1")
        live.answer(B, "pass")
        live.answer(D, reaction)
        live.time_is_up()
        assert not told(live, "passed")
        assert live.waiting == {}


def test_what_waits_and_cannot_be_done_is_told_to_nobody_else() -> None:
    """Why b's move is refused would name b's cards; d, who closed the window, must not read it."""
    for early in ("play w9 as c3", "play c6 as w9"):
        live = table()
        live.answer(A, "play p9 as c1")
        live.answer(B, early)
        live.answer(C, "let go #1")
        live.answer(D, "let go #1")
        assert live.host.asked() == [B]
        assert told(live, "claimed") == [A]
        assert live.waiting == {}


def test_a_lot_is_drawn_without_waiting_for_anybody() -> None:
    live = table(simultaneous="random")
    live.answer(A, "play p9 as c1")
    live.time_is_up()
    assert live.host.asked() == [B]
    live.answer(B, "play c6 as c3")
    live.answer(D, "challenge number #2")
    assert told(live, "challenged") == [D]


def test_only_the_next_player_can_go_on_early() -> None:
    live = table()
    live.answer(A, "play p9 as c1")
    with pytest.raises(Refused) as refusal:
        live.answer(C, "pass")
    assert refusal.value.code == "answer-wanted"
    assert live.host.asked() == [B, C, D]


def test_a_stale_answer_does_nothing() -> None:
    live = table()
    live.answer(A, "play p9 as c1")
    live.answer(B, "play c6 as c3")
    live.time_is_up()
    record = live.host.record()
    with pytest.raises(Refused) as stale:
        live.answer(C, "challenge spice #1")
    assert stale.value.code == "stale-answer"
    assert live.host.record() == record


def test_before_a_last_card_is_decided_nobody_goes_on() -> None:
    live = table("a{w2} b{c4,c6} c{c5,w8} d{w7,p7} deck[c1,c2,c3,w3,w4,w5,p3,p4,p5] turn:a")
    live.answer(A, "play w2 as w2")
    live.answer(B, "play c6 as w3")
    live.answer(C, "let go #1")
    assert told(live, "claimed") == [A]
    live.answer(D, "let go #1")
    assert told(live, "won_trophy") == [A]
    assert told(live, "claimed") == [A, B]
