"""Rules of thumb: what a good casual player knows about each game.

Those of a game are in the module that is named like its room; a game without any is played by somebody who knows
nothing.
"""

from __future__ import annotations

import importlib
import importlib.util
import typing as t

from kartaro.bots.thumb.rules import Thumb

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game


def thumb_of(game: Game, edition: Edition, seats: int) -> Thumb:
    """The rules of thumb for a table."""
    name = f"{__name__}.{game.name.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return Thumb(seats)
    thumb: Thumb = importlib.import_module(name).thumb(edition, seats)
    return thumb
