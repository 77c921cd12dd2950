"""Who plays whom, and who sits where: the contest, its line-ups, and the games it is made of."""

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
"""A pool plays two by two, unless more are asked for."""


class Sitting(t.NamedTuple):
    """One game of a contest: its group, whose games all have the same deals, and how far the line-up is turned."""

    group: int
    rotation: int


@dataclasses.dataclass(frozen=True)
class Contest:
    """Everything that decides what is played; two equal contests of the same Kartaro are the same games."""

    game: str
    edition: str
    options: Mapping[str, str]
    """Those that differ from the edition."""
    seats: int
    bots: tuple[str, ...]
    """Their specs, as named."""
    seed: int
    limit: float
    """Seconds that a bot may take for a move."""

    @functools.cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits down together, in order."""
        return line_ups(self.bots, self.seats)

    @functools.cached_property
    def specs(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))

    def named(self) -> tuple[Game, Edition]:
        """The game and the edition; refused if they do not exist, or not for this many seats."""
        game = game_named(self.game)
        edition = game.edition(self.edition, self.options)
        game.check_seats(edition, self.seats)
        return game, edition

    def at_table(self, sitting: Sitting) -> tuple[str, ...]:
        """Who sits where: each rotation moves everybody one seat on."""
        line_up = self.line_ups[sitting.group % len(self.line_ups)]
        return tuple(line_up[(seat - sitting.rotation) % self.seats] for seat in range(self.seats))

    def whole_groups(self, games: int) -> int:
        """The number of groups that make at least this many games, equally many for each line-up."""
        line_ups = len(self.line_ups)
        return math.ceil(games / (self.seats * line_ups)) * line_ups

    def sittings(self, groups: int) -> Iterator[Sitting]:
        """The games of the first groups, in order."""
        for group in range(groups):
            for rotation in range(self.seats):
                yield Sitting(group, rotation)


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """One table, at which the last bot named fills what is free; of more bots than seats, every choice of so many.

    >>> line_ups(["search", "random"], 4)
    [('search', 'random', 'random', 'random')]
    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    filled = [*bots, *[bots[-1]] * (seats - len(bots))]
    return list(itertools.combinations(filled, seats))


def usual_seats(game: Game, edition: Edition, bots: int) -> int:
    """As many as the bots that were named, if the edition is for so many; a pool plays at the smallest table."""
    fewest, most = game.seats(edition)
    usual = bots if bots <= most else FEWEST_SEATS
    return min(max(usual, fewest, FEWEST_SEATS), most)
