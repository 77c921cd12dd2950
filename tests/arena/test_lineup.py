"""Line-ups and seats."""

from __future__ import annotations

import collections

import pytest
from tests.arena.contests import contest

from kartaro.arena.lineup import Contest, Sitting, line_ups, usual_seats
from kartaro.games import game as game_named
from kartaro.games import games


def test_as_many_bots_as_seats_are_one_table() -> None:
    assert line_ups("abc", 3) == [("a", "b", "c")]


def test_the_last_named_fills_the_table() -> None:
    assert line_ups(["search", "random"], 4) == [("search", "random", "random", "random")]
    assert line_ups(["random"], 2) == [("random", "random")]


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    assert line_ups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(line_ups("abcdef", 3)) == 20


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [
        ("love-letter", 1, 2),
        ("love-letter", 2, 2),
        ("love-letter", 3, 3),
        ("love-letter", 6, 6),
        ("love-letter", 7, 2),
        ("hanamikoji", 1, 2),
        ("hanamikoji", 3, 2),
        ("spicy", 4, 4),
    ],
)
def test_without_seats_there_is_one_for_each_bot_or_a_pool(game: str, bots: int, seats: int) -> None:
    named = game_named(game)
    assert usual_seats(named, named.editions[0], bots) == seats


def test_the_usual_seats_are_allowed_everywhere() -> None:
    for game in games():
        for edition in game.editions:
            for bots in range(1, 10):
                game.check_seats(edition, usual_seats(game, edition, bots))


def test_each_rotation_moves_everybody_one_seat_on() -> None:
    what = contest("x", "y", "z", seats=3)
    assert [what.at_table(Sitting(5, rotation)) for rotation in range(3)] == [
        ("x", "y", "z"),
        ("z", "x", "y"),
        ("y", "z", "x"),
    ]


def places(what: Contest, games: int) -> collections.Counter[tuple[int, str]]:
    sittings = what.sittings(what.whole_groups(games))
    return collections.Counter(place for sitting in sittings for place in enumerate(what.at_table(sitting)))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("bots", [2, 3, 6])
def test_every_bot_sits_in_every_seat_equally_often(seats: int, bots: int) -> None:
    names = "uvwxyz"[:bots]
    found = places(contest(*names, seats=seats), 50)
    for name in names:
        assert len({found[seat, name] for seat in range(seats)}) == 1, name


def test_in_a_pool_every_line_up_plays_equally_often() -> None:
    what = contest("u", "v", "w", "x", seats=2)
    found = collections.Counter(frozenset(what.at_table(sitting)) for sitting in what.sittings(what.whole_groups(13)))
    assert set(found.values()) == {4}
    assert len(found) == 6


@pytest.mark.parametrize(
    ("bots", "seats", "games", "groups"),
    [
        ("xy", 2, 100, 50),
        ("xy", 2, 99, 50),
        ("xy", 2, 1, 1),
        ("xyz", 3, 100, 34),
        ("xyz", 2, 100, 51),
        ("xyz", 2, 1, 3),
    ],
)
def test_games_are_rounded_up_to_whole_groups(bots: str, seats: int, games: int, groups: int) -> None:
    assert contest(*bots, seats=seats).whole_groups(games) == groups
