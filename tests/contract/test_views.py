"""Views are sound: what a view knows is true, and legal moves follow from it alone."""

from __future__ import annotations

import typing as t

import pytest
from tests.random_play import KNOWLEDGE, agrees, imagined, public, state, walk
from tests.rewind import fits
from tests.scale import times

from kartaro.core.errors import Refused
from kartaro.core.seats import DEALER, FACE_DOWN

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.match import Match

MENU_SIZE = 1024
"""As in core/table.py: the legal moves of a seat must fit."""


def test_every_card_a_view_knows_is_the_true_one(setting: Setting) -> None:
    for match, _ in walk(setting, times(250, 2_000)):
        for listener in setting.listeners():
            check_places(setting, match, listener)


def check_places(setting: Setting, match: Match, listener: int) -> None:
    view, truth = match.view(listener), match.truth()
    known, true = setting.game.places(view), setting.game.places(truth)
    masks = setting.game.masks(view)
    assert known.keys() == true.keys() >= masks.keys()
    for place, cards in known.items():
        assert len(cards) == len(true[place]), (listener, place)
        if place in masks:
            assert fits(true[place], cards, masks[place]), (listener, place, cards, true[place])
        else:
            assert agrees(cards, true[place]), (listener, place, cards, true[place])


def test_places_with_an_order_are_known_card_by_card(setting: Setting) -> None:
    """Where there are no masks, what is known is known of its very place."""
    for match, _ in walk(setting, times(150, 1_000), "order"):
        for listener in setting.listeners():
            view, truth = match.view(listener), match.truth()
            for place in setting.game.places(view).keys() - setting.game.masks(view).keys():
                pairs = zip(setting.game.places(view)[place], setting.game.places(truth)[place], strict=True)
                assert all(card in (FACE_DOWN, true) for card, true in pairs)


def test_a_view_differs_from_the_truth_only_in_cards_face_down(setting: Setting) -> None:
    for match, _ in walk(setting, times(250, 2_000), "state"):
        truth = state(match.truth())
        for listener in setting.listeners():
            view = state(match.view(listener))
            assert view.keys() == truth.keys()
            for key in view.keys() - set(KNOWLEDGE):
                assert agrees(view[key], truth[key]), (listener, key, view[key], truth[key])


def test_a_view_of_a_seat_knows_all_that_is_its_own(setting: Setting) -> None:
    """Every place that a seat calls its own, as the notation of places does: `hand 2`."""
    for match, _ in walk(setting, times(150, 1_000), "own"):
        true = setting.game.places(match.truth())
        for seat in range(setting.seats):
            known = setting.game.places(match.view(seat))
            for place in (name for name in known if name.endswith(f" {seat}")):
                assert sorted(known[place]) == sorted(true[place])


def test_what_is_public_is_the_same_on_every_table(setting: Setting) -> None:
    for match, _ in walk(setting, times(250, 2_000), "public"):
        truth = match.truth()
        for listener in setting.listeners():
            assert public(match.view(listener)) == public(truth)


def test_legal_moves_are_the_same_on_the_view_the_truth_and_in_imagined_worlds(setting: Setting) -> None:
    dice = setting.dice("worlds")
    for match, _ in walk(setting, times(150, 1_000), "legal"):
        truth = match.truth()
        for seat in range(setting.seats):
            view = match.view(seat)
            legal = view.legal(seat)
            assert legal == truth.legal(seat) == match.codes(seat)
            assert bool(legal) == (seat in match.asked())
            assert legal == imagined(setting, view, dice).legal(seat)


def test_somebody_who_is_asked_has_a_move_and_no_menu_overflows(setting: Setting) -> None:
    for match, _ in walk(setting, times(600, 4_000), "menu"):
        for seat in match.asked():
            codes = match.codes(seat)
            assert len(codes) < MENU_SIZE
            assert bool(codes) != (seat == DEALER and bool(match.wanted()))  # a move, or cards to put in order
            assert len(set(codes)) == len(codes)


def test_a_view_says_nothing_of_the_moves_of_others(setting: Setting) -> None:
    for match, _ in walk(setting, times(30, 200), "others"):
        for listener in setting.listeners():
            view = match.view(listener)
            for other in {*range(setting.seats), DEALER} - {listener}:
                with pytest.raises(Refused) as refusal:
                    view.legal(other)
                assert refusal.value.code == "not-your-view"
