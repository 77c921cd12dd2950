"""Small contests for the tests of the arena."""

from __future__ import annotations

import dataclasses
import typing as t

from tests.arena.bots import make

from kartaro.arena.lineup import Contest, Sitting
from kartaro.arena.playing import Games, Played, play
from kartaro.arena.workers import Workers
from kartaro.games import games

if t.TYPE_CHECKING:
    from collections.abc import Sequence

SEED = 20


def contest(*bots: str, game: str = "love-letter", seats: int = 2, limit: float = 10.0, **options: str) -> Contest:
    edition = next(known for known in games() if known.name == game).editions[0].name
    return Contest(game, edition, options, seats, bots, SEED, limit)


def short(*bots: str, limit: float = 10.0, seats: int = 2) -> Contest:
    """A contest with few rounds."""
    return contest(*bots, seats=seats, limit=limit, tokens_to_win="2")


def played_here(what: Contest, groups: int) -> list[Played]:
    """All games of the first groups, played in this process."""
    return [play(what, sitting, make) for sitting in what.sittings(groups)]


def played_by_workers(what: Contest, groups: int, jobs: int) -> list[Played]:
    """The same played by workers, in the order of the contest."""
    with Workers(Games(what, make), jobs) as workers:
        return sorted(workers.run(what.sittings(groups)), key=lambda played: played.sitting)


def timeless(games: Sequence[Played]) -> list[Played]:
    """Games without measured times."""
    return [dataclasses.replace(played, thought=[], longest=[], processor=[]) for played in games]


def game(group: int = 0, rotation: int = 0, *, bots: str = "ab", winners: str = "0", **rest: t.Any) -> Played:  # noqa: ANN401 - as Played has them
    """A game made by hand: each bot is a letter, each winner a digit."""
    seats = len(bots)
    usual: dict[str, t.Any] = {
        "scores": [0] * seats,
        "first": 0,
        "rounds": [],
        "decisions": [1] * seats,
        "cards": {},
        "fault": None,
        "thought": [0.0] * seats,
        "longest": [0.0] * seats,
    }
    return Played(Sitting(group, rotation), tuple(bots), [int(seat) for seat in winners], **usual | rest)
