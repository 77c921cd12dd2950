"""The games: every folder here is one, named like it with hyphens. Nothing else lists them."""

from __future__ import annotations

import importlib
import importlib.util
import os
import typing as t

from kartaro.core.errors import BadOption
from kartaro.core.thumb import Thumb

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

USUAL_GAME = "love-letter"
USUAL_SEATS = 4


def find_rooms(folder: str) -> dict[str, str]:
    """The names of the games in a folder, and where each is: the usual one first, then by name."""
    with os.scandir(folder) as entries:
        rooms = [entry.name for entry in entries if os.path.exists(os.path.join(entry.path, "notation.py"))]
    names = sorted((room.replace("_", "-") for room in rooms), key=lambda name: (name != USUAL_GAME, name))
    return {name: name.replace("-", "_") for name in names}


ROOMS = find_rooms(os.path.dirname(os.path.abspath(__file__)))


def game(name: str) -> Game:
    """A game by its name."""
    if name not in ROOMS:
        raise BadOption("unknown-game", game=name, known=", ".join(ROOMS))
    return t.cast("Game", importlib.import_module(f"kartaro.games.{ROOMS[name]}.notation").GAME)


def usual_game() -> Game:
    """The one that is meant where none is named."""
    return game(USUAL_GAME)


def usual_seats(game: Game, edition: Edition) -> int:
    """How many are meant where nobody says: four, if the edition has them."""
    fewest, most = game.seats(edition)
    return max(fewest, min(USUAL_SEATS, most))


def games() -> list[Game]:
    """All of them."""
    return [game(name) for name in ROOMS]


def thumb_of(game: Game, edition: Edition, seats: int) -> Thumb:
    """The rules of thumb of a game for a table; where it has none, those of somebody who knows nothing."""
    name = f"kartaro.games.{ROOMS[game.name]}.thumb"
    if importlib.util.find_spec(name) is None:
        return Thumb(seats)
    thumb: Thumb = importlib.import_module(name).thumb(edition, seats)
    return thumb
