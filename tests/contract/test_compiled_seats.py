"""The truth and all views in one loop: what each listener is told there is what it is told by a Match."""

from __future__ import annotations

import typing as t

import pytest
from tests.random_play import state
from tests.scale import times

from kartaro.core.match import Match
from kartaro.core.playouts import playouts, playouts_with_views
from kartaro.core.seats import DEALER, members
from kartaro.core.views import Views
from kartaro.games import games

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.generator import Generator


def views_of(setting: Setting) -> tuple[Views, dict[int, t.Any]]:
    """A new table, and the view of everybody who can listen."""
    views = Views(setting.table())
    tables = {who: setting.game.table(setting.edition, setting.seats, who) for who in setting.listeners()}
    for view in tables.values():
        views.add(view)
    return views, tables


def test_a_loop_without_facts_as_objects_leaves_everybody_with_the_same_view(setting: Setting) -> None:
    dice, again = setting.dice("seats"), setting.dice("seats")
    views, tables = views_of(setting)
    match = setting.match()
    for _ in range(times(150, 2_000)):
        if match.over():
            views, tables = views_of(setting)
            match = setting.match()
        views.deal(dice)
        deal(match, again)
        decide(views, match, dice, again)
        assert state(views.truth) == state(match.truth())
        for listener, view in tables.items():
            assert state(view) == state(match.view(listener))


def deal(match: Match, dice: Generator) -> None:
    """Let the dice decide, even who starts where the host has said to choose."""
    if match.first_wanted():
        match.play(DEALER, dice.choose(match.codes(DEALER)))
    match.deal(dice)


def decide(views: Views, match: Match, dice: Generator, again: Generator) -> None:
    """One of those asked makes the same move at both."""
    if match.over():
        return
    seats = members(views.truth.asked())
    seat = seats[dice.below(len(seats))]
    codes = views.truth.legal(seat)
    views.resolve(seat, codes[dice.below(len(codes))])
    assert match.asked()[again.below(len(match.asked()))] == seat
    match.play(seat, match.codes(seat)[again.below(len(codes))])


def test_rounds_with_views_are_those_without(setting: Setting) -> None:
    start, work = views_of(setting)[0], views_of(setting)[0]
    rounds = times(20, 500)
    told = playouts_with_views(start, work, rounds, setting.dice("rounds"))
    untold = playouts(setting.table(), setting.table(), rounds, setting.dice("rounds"))
    assert (told.moves, told.checksum, told.gains()) == (untold.moves, untold.checksum, untold.gains())


def test_who_listens_late_has_the_same_view(setting: Setting) -> None:
    early, late = setting.match(), setting.match()
    for listener in setting.listeners():
        early.told_count(listener)
    dice = setting.dice("late")
    for _ in range(times(40, 400)):
        deal(early, dice)
        if early.over():
            break
        seat = early.asked()[0]
        early.play(seat, dice.choose(early.codes(seat)))
    for decision in early.decisions:
        late.make(decision)
    for listener in setting.listeners():
        assert late.told(listener) == early.told(listener)
        assert state(late.view(listener)) == state(early.view(listener))


def test_a_view_of_another_game_cannot_listen_nor_can_too_many() -> None:
    one, other, *_ = games()
    views = Views(one.table(one.edition(), 2))
    with pytest.raises(TypeError):
        views.add(other.table(other.edition(), 2, 0))
    for _ in range(8):
        views.add(one.table(one.edition(), 2, 0))
    with pytest.raises(TypeError):
        views.add(one.table(one.edition(), 2, 0))


def test_what_is_refused_is_told_to_nobody() -> None:
    (game, *_) = games()
    match = Match(game, game.edition(), 2)
    before = state(match.view(0)), match.told(0)
    with pytest.raises(Exception, match="illegal-move"):
        match.play(DEALER, 7)
    assert (state(match.view(0)), match.told(0)) == before
