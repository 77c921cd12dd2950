"""Illegal input is refused with a code, and changes nothing."""

from __future__ import annotations

import typing as t

import pytest
from tests.random_play import state, walk
from tests.scale import times

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import DEALER, PUBLIC, TRUTH

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.generator import Generator
    from kartaro.core.match import Match
    from kartaro.core.table import Table

CODES = 3_000
GARBAGE = (
    "", " ", "?", "-", "*", "keep", "pick", "pick a", "pick g", "pick dealer", "order", "resign", "a", "a b", "1", "-1",
    "0x10", "\x00", "\n", "keep keep keep", "é", "🂡", "guard guard guard guard", "x" * 5_000,
)  # fmt: skip
FAR_CODES = (-1, -2, -(10**6), 2**15, 2**16, 2**31 - 1, -(2**31))
HUGE_CODES = (2**31, 2**63, 2**64, -(2**63), 10**30)


def whole(match: Match) -> tuple[object, ...]:
    return state(match.truth()), list(match.facts), list(match.decisions), match.position


def refused(match: Match, seat: int, move: t.Any) -> None:  # noqa: ANN401 - whatever a caller may send
    before = whole(match)
    with pytest.raises(KartaroError) as refusal:
        match.play(seat, move)
    assert refusal.value.code
    assert refusal.value.code == refusal.value.code.lower()
    assert whole(match) == before


def illegal_codes(match: Match, seat: int, dice: Generator) -> list[int]:
    legal = set(match.codes(seat))
    random = [dice.below(CODES) for _ in range(6)]
    return [code for code in (*random, *FAR_CODES) if code not in legal]


def test_illegal_codes_of_a_seat_that_is_asked(setting: Setting) -> None:
    dice = setting.dice("codes")
    for match, _ in walk(setting, times(40, 400)):
        for seat in match.asked():
            for code in illegal_codes(match, seat, dice):
                refused(match, seat, code)


def test_codes_beyond_any_machine_number(setting: Setting) -> None:
    for match, _ in walk(setting, times(5, 10), "huge"):
        for seat in (*range(setting.seats), DEALER):
            for code in HUGE_CODES:
                refused(match, seat, code)


def test_legal_moves_of_another_seat(setting: Setting) -> None:
    for match, _ in walk(setting, times(30, 200), "seats"):
        asked = match.asked()
        moves = [move for seat in asked for move in match.codes(seat)[:2]] or [0]
        wrong = {*range(setting.seats), PUBLIC, DEALER, TRUTH, 8, -1, 64} - set(asked)
        for seat in wrong:
            for move in moves:
                refused(match, seat, move)


def test_text_that_is_no_move(setting: Setting) -> None:
    for match, _ in walk(setting, times(12, 60), "garbage"):
        for seat in (*range(setting.seats), DEALER):
            legal = match.legal(seat)
            for text in GARBAGE:
                if " ".join(text.split()) not in legal:
                    refused(match, seat, text)


def test_an_order_that_is_not_asked_for_or_not_of_these_cards(setting: Setting) -> None:
    for match, _ in walk(setting, times(40, 200), "orders"):
        cards = match.wanted()
        wrong = [cards[1:], [*cards, 0], [*cards[:-1], 255], [*cards[:-1], -1], [10**12]] if cards else [[], [0]]
        for order in wrong:
            before = whole(match)
            with pytest.raises(Refused):
                match.order(order)
            assert whole(match) == before
        if cards:
            refused(match, DEALER, 0)


def test_the_truth_by_itself_refuses_as_well(setting: Setting) -> None:
    dice = setting.dice("truth")
    for match, _ in walk(setting, times(30, 200), "tables"):
        truth = match.truth()
        for seat in (*range(setting.seats), PUBLIC, DEALER, TRUTH, -1):
            for code in illegal_codes(match, seat, dice) if 0 <= seat <= DEALER else [0]:
                unchanged_after_refusal(truth, seat, code)


def unchanged_after_refusal(table: Table, seat: int, code: int) -> None:
    table.listen(writing=True)
    before = state(table)
    with pytest.raises(Refused):
        table.play(seat, code)
    assert state(table) == before
    assert table.drain() == []


def test_a_view_refuses_every_play_even_a_legal_one(setting: Setting) -> None:
    for match, _ in walk(setting, times(30, 200), "views"):
        for listener in setting.listeners():
            view = match.view(listener)
            for seat in match.asked():
                before = state(view)
                with pytest.raises(Refused) as refusal:
                    view.play(seat, [*match.codes(seat), 0][0])
                assert refusal.value.code == "view-cannot-play"
                with pytest.raises(Refused) as refusal:
                    view.deal(match.wanted())
                assert refusal.value.code == "view-cannot-play"
                assert state(view) == before


def test_a_number_of_seats_the_edition_is_not_for(setting: Setting) -> None:
    fewest, most = setting.game.seats(setting.edition)
    for seats in (-1, 0, fewest - 1, most + 1, 7, 100):
        with pytest.raises(KartaroError) as refusal:
            setting._replace(seats=seats).match()
        assert refusal.value.code == "wrong-seats"
