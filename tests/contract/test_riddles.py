"""Riddles: the places of the cards that players think about are the same in the truth, a view and its worlds."""

from __future__ import annotations

import typing as t

from tests.random_play import imagined, walk
from tests.scale import times

from kartaro.core.seats import FACE_DOWN
from kartaro.locale import Speech
from kartaro.locale.telling import Telling

if t.TYPE_CHECKING:
    from tests.random_play import Setting


def test_a_world_answers_the_riddles_of_its_view(setting: Setting) -> None:
    dice = setting.dice("riddles")
    riddles = setting.game.riddles
    for match, _ in walk(setting, times(60, 400), "riddles"):
        for seat in range(setting.seats):
            view = match.view(seat)
            asked, answered = riddles(view), riddles(imagined(setting, view, dice))
            assert [riddle[:2] for riddle in asked] == [riddle[:2] for riddle in answered]
            for riddle, answer in zip(asked, answered, strict=True):
                assert len(riddle.cards) == len(answer.cards)
                assert FACE_DOWN not in answer.cards
                known = [card for card in riddle.cards if card != FACE_DOWN]
                assert all(answer.cards.count(card) >= known.count(card) for card in known)


def test_riddles_have_names(setting: Setting) -> None:
    speech = Speech("en")
    telling = Telling(speech, setting.game, ())
    for match, _ in walk(setting, times(30, 100), "names"):
        names = [telling.tell(riddle.called) for riddle in setting.game.riddles(match.view(0))]
        assert all(names)
        assert len(set(names)) == len(names)
    assert speech.faults == []
