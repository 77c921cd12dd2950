"""Which tables the tests of environments play: all of the games that say how they look as numbers."""

from __future__ import annotations

import pytest
from tests.random_play import editions, settings

from kartaro.games import has_features

every = pytest.mark.parametrize("setting", [one for one in settings() if has_features(one.game)], ids=str)
first_seats = pytest.mark.parametrize("setting", [one for one in editions() if has_features(one.game)], ids=str)
