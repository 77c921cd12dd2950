"""Which tables the tests of environments play: all of the games that say how they look as numbers."""

from __future__ import annotations

import importlib.util

import pytest
from tests.random_play import Setting, editions, settings

from kartaro.games import ROOMS


def is_shown(setting: Setting) -> bool:
    return importlib.util.find_spec(f"kartaro.games.{ROOMS[setting.game.name]}.features") is not None


every = pytest.mark.parametrize("setting", [one for one in settings() if is_shown(one)], ids=str)
first_seats = pytest.mark.parametrize("setting", [one for one in editions() if is_shown(one)], ids=str)
