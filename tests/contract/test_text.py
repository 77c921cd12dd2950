"""Moves and positions have a text that reads back."""

from __future__ import annotations

import typing as t

from tests.random_play import walk
from tests.scale import times

from kartaro.core.match import Match
from kartaro.scenario.patterns import terms_of

if t.TYPE_CHECKING:
    from tests.random_play import Setting


def test_every_legal_move_has_a_text_of_its_own_that_reads_back(setting: Setting) -> None:
    for match, _ in walk(setting, times(300, 2_000)):
        for seat in match.asked():
            codes, texts = match.codes(seat), match.legal(seat)
            assert len(set(texts)) == len(codes)
            assert [setting.game.read_move(seat, text) for text in texts] == codes


def test_a_move_by_its_text_is_the_move_by_its_code(setting: Setting) -> None:
    for match, facts in walk(setting, times(60, 200), "twins"):
        if facts and not match.decisions[-1].order:
            again = setting.match()
            for decision in match.decisions:
                if decision.order:
                    again.order(decision.order)
                else:
                    again.play(decision.seat, setting.game.move_text(decision.seat, decision.move))
            assert again.facts == match.facts


def test_a_position_reads_back_to_the_same_position_and_moves(setting: Setting) -> None:
    """What each seat knows of others' cards included; decisions that are owed too."""
    for match, _ in walk(setting, times(200, 1_200), "positions"):
        if match.round_over():
            continue
        text = match.position_now()
        again = Match(setting.game, setting.edition, setting.seats, position=text)
        assert again.position_now() == text
        assert again.asked() == match.asked()
        assert again.scores() == match.scores()
        for seat in range(setting.seats):
            assert sorted(again.legal(seat)) == sorted(match.legal(seat))


def test_a_position_has_terms_that_its_game_lists(setting: Setting) -> None:
    known = setting.game.position_terms(setting.seats)
    for match, _ in walk(setting, times(60, 400), "terms"):
        assert {term.head for term in terms_of(match.position_now())} <= known


def test_a_position_read_back_can_be_played_to_its_end(setting: Setting) -> None:
    dice = setting.dice("end")
    for match, _ in walk(setting, times(12, 60), "play on"):
        if match.round_over():
            continue
        again = Match(setting.game, setting.edition, setting.seats, position=match.position_now())
        while not again.round_over():
            seat = again.asked()[0]
            again.play(seat, again.legal(seat)[dice.below(len(again.legal(seat)))])
