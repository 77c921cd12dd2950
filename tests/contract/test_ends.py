"""Every round and every match ends, with an outcome."""

from __future__ import annotations

import typing as t

import pytest
from tests.random_play import decide, matches, shuffled
from tests.scale import times

from kartaro.core.errors import Refused
from kartaro.core.seats import DEALER

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.match import Match

MATCH_CAP = 5_000
"""More decisions than any random match has."""


def test_a_match_is_over_when_nobody_is_asked_and_then_it_has_winners(setting: Setting) -> None:
    for match, dice in matches(setting, times(8, 100)):
        while not match.over():
            assert match.asked()
            assert match.outcome() is None
            decide(match, dice)
            assert len(match.decisions) < MATCH_CAP
        check_over(match)


def check_over(match: Match) -> None:
    assert match.asked() == []
    assert match.round_over()
    winners = match.outcome()
    assert winners
    assert set(winners) <= set(range(match.seats))
    for seat in (*range(match.seats), DEALER):
        assert match.codes(seat) == []
        with pytest.raises(Refused) as refusal:
            match.play(seat, 0)
        assert refusal.value.code == "match-over"
    assert match.wanted() == []


def test_a_round_has_at_most_as_many_decisions_as_cards_for_every_seat(setting: Setting) -> None:
    """Each turn uses up a card, and no turn asks more decisions than two of every seat."""
    for match, dice in matches(setting, times(6, 60), "rounds"):
        cards = decisions = 0
        while not match.over():
            if match.wanted():
                cards, decisions = len(match.wanted()), 0
                match.order(shuffled(match.wanted(), dice))
                continue
            decide(match, dice)
            decisions += 1
            assert decisions <= 2 * cards * setting.seats or not cards


def test_scores_grow_by_the_gains_of_each_round_and_never_else(setting: Setting) -> None:
    for match, dice in matches(setting, times(6, 60), "scores"):
        scores = match.scores()
        while not match.over():
            played = not match.round_over()
            decide(match, dice)
            if played and match.round_over():
                scores = [score + gain for score, gain in zip(scores, match.truth().gains(), strict=True)]
            assert match.scores() == scores


def test_a_round_lasts_from_its_deal_until_cards_are_to_be_dealt_again_or_the_match_is_over(setting: Setting) -> None:
    """While it rests only the dealer is asked; in a round the dealer may be asked for a pick, never for an order."""
    for match, dice in matches(setting, times(6, 60), "rests"):
        while not match.over():
            if match.round_over():
                assert match.asked() == [DEALER]
            else:
                assert not match.wanted()
            dealt = bool(match.wanted())
            decide(match, dice)
            assert not (dealt and match.round_over())
        assert match.round_over()
