"""The benchmark of training reports every figure."""

from __future__ import annotations

import pytest
from tests.train.test_training import SMALL

from bench import train
from kartaro._speed import compiled
from kartaro.games import game
from kartaro.train import run


@pytest.mark.skipif(not compiled(), reason="measures the compiled form")
def test_every_figure_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one game, with a small net."""
    monkeypatch.setattr(run, "recipe_of", lambda *_: SMALL)
    monkeypatch.setattr(train, "games", lambda: [game("hanamikoji")])
    figures = train.measure(1)
    assert set(figures["bars"]) == set(train.BARS)
    assert min(figures[f"hanamikoji_{name}"] for name in ("one", "workers", "cores")) > 0
