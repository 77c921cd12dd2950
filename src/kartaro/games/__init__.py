"""The only list of games."""

from __future__ import annotations

import importlib
import typing as t

from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

ROOMS = {"love-letter": "love_letter", "hanamikoji": "hanamikoji", "spicy": "spicy"}


USUAL_SEATS = 4


def game(name: str) -> Game:
    """A game by its name."""
    if name not in ROOMS:
        raise BadOption("unknown-game", game=name, known=", ".join(ROOMS))
    return t.cast("Game", importlib.import_module(f"kartaro.games.{ROOMS[name]}.notation").GAME)


def usual_game() -> Game:
    """The one that is meant where none is named."""
    return game(next(iter(ROOMS)))


def usual_seats(game: Game, edition: Edition) -> int:
    """How many are meant where nobody says: four, if the edition has them."""
    fewest, most = game.seats(edition)
    return max(fewest, min(USUAL_SEATS, most))


def games() -> list[Game]:
    """All of them."""
    return [game(name) for name in ROOMS]
