"""The contract of all games, through every door, for every game, edition and number of seats.

Beside the door a Match of the same table is played with the same decisions. The door asks whom the rules ask, shows
what that seat knows and nothing else, takes its legal moves and no others, and pays what the rules say.
"""

from __future__ import annotations

import typing as t

import pytest
from tests.env.doors import DOORS, ByGymnasium, Door
from tests.env.shown import every
from tests.random_play import Setting, imagined, in_world, state
from tests.scale import times

from kartaro.core.errors import KartaroError
from kartaro.core.seats import DEALER
from kartaro.env.actions import Actions
from kartaro.games import game

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.match import Match

MOST = times(60, 2_000)
"""Decisions of an episode that are looked at, at most."""

through_every_door = pytest.mark.parametrize("kind", DOORS, ids=lambda kind: kind.__name__[2:].lower())

SMALL = [
    ("love-letter", "2012", {"deck": "guard+guard+priest+baron+handmaid+princess", "turned_up": "0"}),
    ("hanamikoji", "", {"items": "fan+fan+tea+tea+tea+tea+flute+flute+umbrella", "actions": "secret+gift"}),
    ("spicy", "publisher", {"deck": "c1+c2+c3+w1+w2+p3+nw+sw", "hand_size": "2", "worlds_end_above": "3"}),
]
small_tables = pytest.mark.parametrize(
    "setting",
    [Setting(game(name), game(name).edition(edition, options), 2) for name, edition, options in SMALL],
    ids=str,
)


@through_every_door
@every
def test_a_door_shows_and_takes_what_the_rules_say(setting: Setting, kind: type[Door]) -> None:
    for episode in range(times(1, 10)):
        play(setting, kind, episode)


@through_every_door
@small_tables
def test_so_it_does_at_small_tables(setting: Setting, kind: type[Door]) -> None:
    for episode in range(times(4, 200)):
        play(setting, kind, episode)


def play(setting: Setting, kind: type[Door], seed: int) -> None:
    """An episode by chance, compared with a Match at every decision of a seat from outside."""
    actions = Actions(setting.game, setting.edition, setting.seats)
    door, match = kind(setting, actions, seed), setting.match()
    door.follow(match)
    dice = setting.dice(f"{kind.__name__}{seed}")
    for _ in range(MOST):
        if door.asked() is None:
            check_end(door, match)
            return
        seat, legal = check_question(door, match, actions, dice)
        check_refusals(door, match, legal)
        action = legal[dice.below(len(legal))]
        match.play(seat, actions.code(match.view(seat), action, seat))
        door.play(action)
        door.follow(match)


def check_question(door: Door, match: Match, actions: Actions, dice: Generator) -> tuple[int, list[int]]:
    """The seat that the rules ask; its row by its view, also in another world it thinks possible; its legal moves."""
    seat = door.asked()
    assert seat is not None
    assert seat in match.asked()
    view, row, legal = match.view(seat), door.row(), door.legal()
    other = in_world(match, imagined(door.setting, view, dice))
    assert row in (None, bytes(actions.features.encoded(view, seat)))
    assert row in (None, bytes(actions.features.encoded(other.view(seat), seat)))
    for codes in (match.codes(seat), other.codes(seat)):
        assert legal == sorted(actions.number(code, seat) for code in codes)
    return seat, legal


def check_refusals(door: Door, match: Match, legal: list[int]) -> None:
    """What is not legal is refused, and nothing has changed."""
    wrong = next(action for action in range(len(door.actions) + 1) if action not in legal)
    seat, before = door.asked(), state(match.truth())
    with pytest.raises((KartaroError, ValueError)):  # a ValueError is that of finding no text for it
        door.play(wrong)
    assert door.asked() == seat
    assert door.legal() == legal
    assert state(match.truth()) == before


def check_end(door: Door, match: Match) -> None:
    """The round is over, or the match; and what was paid is what its winners have won."""
    assert match.round_over()
    assert match.asked() in ([], [DEALER])
    paid = door.paid()
    if paid is None:
        assert match.over()
        return
    wanted = rewards(match)
    if isinstance(door, ByGymnasium):
        wanted = [wanted[door.info["seat"]]]
    assert [round(one, 6) for one in paid] == [round(one, 6) for one in wanted]


def rewards(match: Match) -> list[float]:
    """1 among those who won the match, or gained most in the round, and -1 among the others; 0 if all are alike."""
    outcome = match.outcome()
    standing = [seat in outcome for seat in range(match.seats)] if outcome else match.truth().gains()
    best = sum(one == max(standing) for one in standing)
    if best == match.seats:
        return [0.0] * match.seats
    return [1 / best if one == max(standing) else -1 / (match.seats - best) for one in standing]
