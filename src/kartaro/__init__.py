"""Small card games with hidden information: their rules, and tables to play them at."""

from __future__ import annotations

import typing as t

from kartaro import _speed

_speed.choose()  # before anything else: it decides how the modules below are loaded

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.games import game as _game

__all__ = ["Generator", "Match", "new_match"]
__version__ = "0.1.0"


def new_match(  # noqa: PLR0913 - each is a choice of its own, given by name
    game: str = "love-letter",
    *,
    seats: int = 4,
    edition: str = "",
    options: t.Mapping[str, str] | None = None,
    first: int | None = None,
    seed: int | None = None,
) -> Match:
    """Create a match of a game by name.

    `first` starts; by default the dealer picks. With a seed, the first round is already dealt.
    """
    named = _game(game)
    match = Match(named, named.edition(edition, options), seats)
    if first is not None:
        match.play(DEALER, first)
    if seed is not None:
        match.deal(Generator(seed))
    return match
