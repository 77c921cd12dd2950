"""The figures of `kartaro bench browser`, as far as they need no browser."""

from __future__ import annotations

import json

import pytest
from bench.browser_work import measured
from bench.clock import held_to
from tests.scale import LONG

from bench import browser
from kartaro.games import games


def test_the_same_work_is_measured_here_and_there() -> None:
    found = json.loads(measured(50, 1, 2))
    assert found["playouts"] > 0
    assert found["simulations"] > 0
    assert set(found["slowest"]) == {game.name for game in games()}
    assert all(seconds > 0 for seconds in found["slowest"].values())


def test_a_figure_beyond_its_bar_is_said_to_be() -> None:
    figures = dict.fromkeys(browser.BARS, 0.5)
    held = held_to(browser.BARS, {**figures, "engine_mb": 8.1})
    assert not held["engine_mb"]["met"]
    assert held["first_load_kb"]["met"]


@pytest.mark.skipif(not LONG, reason="needs compiled rules in a browser: in full only")
def test_every_figure_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert browser.main(json=True, turns=1, matches=2) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["compiled"]
    assert set(figures["bars"]) == set(browser.BARS)
    assert all(figures[name] > 0 for name in browser.BARS)
    assert figures["bars"]["engine_mb"]["met"]
    assert figures["bars"]["first_load_kb"]["met"]
    assert set(figures["slowest_by_game_s"]) == {"love-letter", "hanamikoji", "spicy"}
