"""Ratings of bots by openskill, if it is installed: one number per bot, from all games in order.

Bots do not learn, so a rating does not follow a changing strength: it only becomes more certain.
"""

from __future__ import annotations

import math
import typing as t

if t.TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kartaro.arena.playing import Played

WON, LOST = 0, 1


class Rating(t.NamedTuple):
    """A bot's strength, with the standard deviation of the estimate."""

    mu: float
    sigma: float


def can_rate() -> bool:
    """Whether openskill is installed."""
    import importlib.util  # noqa: PLC0415 - only who rates needs it

    return importlib.util.find_spec("openskill") is not None


def rate(games: Iterable[Played]) -> Iterator[dict[str, Rating]]:
    """The ratings after each game, of all bots that have played."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - it may be missing

    model = PlackettLuce(tau=0.0)
    start = model.rating()
    ratings: dict[str, Rating] = {}
    for played in games:
        before = [ratings.get(bot, Rating(start.mu, start.sigma)) for bot in played.bots]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        ranks = [float(WON if seat in played.winners else LOST) for seat in range(len(teams))]
        after = [Rating(rated.mu, rated.sigma) for (rated,) in model.rate(teams, ranks=ranks)]
        ratings |= {bot: middle(bot, played.bots, after) for bot in played.bots}
        yield dict(ratings)


def middle(bot: str, bots: tuple[str, ...], ratings: list[Rating]) -> Rating:
    """The mean rating of a bot that played several seats of a game."""
    own = [rating for other, rating in zip(bots, ratings, strict=True) if other == bot]
    return Rating(math.fsum(each.mu for each in own) / len(own), math.fsum(each.sigma for each in own) / len(own))
