"""The contest: its line-ups, who sits where, and the games it consists of."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import math
import typing as t

from kartaro.games import game as game_named

if t.TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

FEWEST_SEATS = 2
"""The default number of seats of a pool."""


class Sitting(t.NamedTuple):
    """One game of a contest: its group, whose games have the same deals, and the rotation of the line-up."""

    group: int
    rotation: int


@dataclasses.dataclass(frozen=True)
class Contest:
    """Everything that determines which games are played: equal contests in the same version are the same games."""

    game: str
    edition: str
    options: Mapping[str, str]
    """Options that differ from the edition."""
    seats: int
    bots: tuple[str, ...]
    """Bots as they were named on the command line."""
    seed: int
    limit: float
    """Time limit for a move, in seconds."""

    @functools.cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """The bots that play together, in the order of their seats."""
        return line_ups(self.bots, self.seats)

    @functools.cached_property
    def specs(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))

    def named(self) -> tuple[Game, Edition]:
        """The game and the edition; refused if they do not exist, or not with this number of seats."""
        game = game_named(self.game)
        edition = game.edition(self.edition, self.options)
        game.check_seats(edition, self.seats)
        return game, edition

    def at_table(self, sitting: Sitting) -> tuple[str, ...]:
        """The bot of each seat: a rotation moves every bot one seat on."""
        line_up = self.line_ups[sitting.group % len(self.line_ups)]
        return tuple(line_up[(seat - sitting.rotation) % self.seats] for seat in range(self.seats))

    def whole_groups(self, games: int) -> int:
        """The smallest number of groups with at least this many games, the same number for every line-up."""
        line_ups = len(self.line_ups)
        return math.ceil(games / (self.seats * line_ups)) * line_ups

    def sittings(self, groups: int) -> Iterator[Sitting]:
        """The games of the first groups, in order."""
        for group in range(groups):
            for rotation in range(self.seats):
                yield Sitting(group, rotation)


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """One table, whose free seats go to the last bot named; with more bots than seats, every combination.

    >>> line_ups(["search", "random"], 4)
    [('search', 'random', 'random', 'random')]
    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    filled = [*bots, *[bots[-1]] * (seats - len(bots))]
    return list(itertools.combinations(filled, seats))


def usual_seats(game: Game, edition: Edition, bots: int) -> int:
    """As many seats as bots were named, if the edition allows it; otherwise the smallest table."""
    fewest, most = game.seats(edition)
    usual = bots if bots <= most else FEWEST_SEATS
    return min(max(usual, fewest, FEWEST_SEATS), most)
