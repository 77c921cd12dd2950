"""Rows and actions of every game: exact, seat-relative, within their bounds, and made of nothing but a seat's view."""

from __future__ import annotations

import collections
import typing as t

import pytest
from tests.env.shown import every
from tests.random_play import imagined, in_world, state, walk
from tests.scale import times

from kartaro.core.errors import BadText, Refused
from kartaro.env.actions import Actions
from kartaro.games import features_of, games

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.features import Features


def features(setting: Setting) -> Features:
    return features_of(setting.game, setting.edition, setting.seats)


def seen_from(value: t.Any, seat: int) -> str:  # noqa: ANN401 - the state of a table
    """A view's state, and whose it is: equal texts, equal views."""
    return repr((seat, value))


@every
def test_views_are_equal_if_and_only_if_their_rows_are(setting: Setting) -> None:
    """Of one seat: the state of its view, and its row, for random positions."""
    of = features(setting)
    rows: dict[str, bytes] = {}
    states: dict[bytes, str] = {}
    for match, _ in walk(setting, times(150, 3_000), "rows"):
        for seat in range(setting.seats):
            view = match.view(seat)
            known, row = seen_from(state(view), seat), bytes((seat, *of.encoded(view, seat)))
            assert rows.setdefault(known, row) == row
            assert states.setdefault(row, known) == known
    assert len(rows) > 10


@every
def test_rows_keep_within_the_bounds_of_their_fields(setting: Setting) -> None:
    of = features(setting)
    fields = of.fields()
    assert len({field.name for field in fields}) == len(fields)
    highest: collections.Counter[str] = collections.Counter()
    for match, _ in walk(setting, times(60, 1_000), "bounds"):
        for table, seat in [(match.truth(), 0), *((match.view(seat), seat) for seat in range(setting.seats))]:
            row, at = of.encoded(table, seat), 0
            for field in fields:
                most = max(row[at : at + field.size])
                assert most <= field.high, field.name
                highest[field.name] = max(highest[field.name], most)
                at += field.size
            assert at == len(row)
    assert sum(most > 0 for most in highest.values()) > len(fields) // 3


@every
def test_what_a_seat_cannot_see_makes_no_difference_to_its_row_and_mask(setting: Setting) -> None:
    """Another world that the seat thinks possible; then all that is told so far is told there again."""
    of, actions, dice = features(setting), Actions(setting.game, setting.edition, setting.seats), setting.dice("other")
    for match, _ in walk(setting, times(15, 200), "worlds"):
        for seat in range(setting.seats):
            other = in_world(match, imagined(setting, match.view(seat), dice))
            assert of.encoded(match.view(seat), seat) == of.encoded(other.view(seat), seat)
            assert actions.mask(match.view(seat), seat) == actions.mask(match.truth(), seat)


@every
def test_every_legal_move_is_an_action_and_the_other_way(setting: Setting) -> None:
    actions = Actions(setting.game, setting.edition, setting.seats)
    names = actions.names()
    assert len(set(names)) == len(names) == len(actions)
    for match, _ in walk(setting, times(100, 2_000), "actions"):
        for seat in (seat for seat in match.asked() if seat < setting.seats):
            codes, view = match.codes(seat), match.view(seat)
            numbers = [actions.number(code, seat) for code in codes]
            assert len(set(numbers)) == len(codes)
            assert [actions.code(view, number, seat) for number in numbers] == codes
            assert [number for number, legal in enumerate(actions.mask(view, seat)) if legal] == sorted(numbers)
            text = actions.text(view, numbers[0], seat)
            assert actions.read(text, seat) == numbers[0]
            wrong = next(number for number in range(len(actions) + 1) if number not in numbers)
            with pytest.raises(Refused, match="illegal-action"):
                actions.code(view, wrong, seat)


def test_an_action_means_the_same_wherever_the_seat_sits() -> None:
    game = next(game for game in games() if game.name == "love-letter")
    actions = Actions(game, game.edition("2019"), 4)
    assert actions.read("guard b king", 0) == actions.read("guard c king", 1) == actions.read("guard a king", 3)
    assert actions.names()[actions.read("guard a king", 3)] == "guard b king"
    assert actions.read("handmaid", 0) == actions.read("handmaid", 2)


def test_an_action_that_the_edition_does_not_have_cannot_be_read() -> None:
    game = next(game for game in games() if game.name == "love-letter")
    with pytest.raises(BadText):
        Actions(game, game.edition("2012"), 2).read("spy", 0)
