"""The games: every folder here is one, named like it with hyphens. Nothing else lists them."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import typing as t

from kartaro.core.errors import BadOption
from kartaro.core.thumb import Thumb

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.features import Features
    from kartaro.core.game import Game
    from kartaro.core.hindsight import Hindsight

USUAL_GAME = "love-letter"
USUAL_SEATS = 4


def find_rooms(folders: t.Iterable[str]) -> dict[str, str]:
    """The names of the games in some folders, and the package of each: the usual one first, then by name."""
    rooms = [found.name for found in pkgutil.iter_modules(folders) if found.ispkg]
    names = sorted((room.replace("_", "-") for room in rooms), key=lambda name: (name != USUAL_GAME, name))
    return {name: name.replace("-", "_") for name in names}


ROOMS = find_rooms(__path__)


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


def features_of(game: Game, edition: Edition, seats: int) -> Features:
    """What a table of a game looks like to programs that learn; refused where nobody has written it."""
    if not has_features(game):
        raise BadOption("no-features", game=game.name)
    features: Features = importlib.import_module(features_module(game)).features(edition, seats)
    return features


def has_features(game: Game) -> bool:
    """Whether somebody has written them."""
    return importlib.util.find_spec(features_module(game)) is not None


def features_module(game: Game) -> str:
    return f"kartaro.games.{ROOMS[game.name]}.features"


def has_learning(game: Game) -> bool:
    """Whether somebody has written what learned players are shown."""
    return importlib.util.find_spec(learning_module(game)) is not None


def learning_of(game: Game) -> t.Any:
    """What learned players of a game are shown, and which of them its levels are, if somebody has written it."""
    return importlib.import_module(learning_module(game))


def learning_module(game: Game) -> str:
    return f"kartaro.games.{ROOMS[game.name]}.learning"


def hindsight_of(game: Game, edition: Edition, seats: int) -> Hindsight:
    """The way back at a table of a game; refused where nobody has written it."""
    name = f"kartaro.games.{ROOMS[game.name]}.hindsight"
    if importlib.util.find_spec(name) is None:
        raise BadOption("no-net", game=game.name, seats=seats)
    hindsight: Hindsight = importlib.import_module(name).hindsight(edition, seats)
    return hindsight
