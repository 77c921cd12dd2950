"""The benchmark of the rules plays the same games as C and reports every figure."""

from __future__ import annotations

import pytest

from bench import clock, engine
from kartaro.core.errors import KartaroError

KEYS = {
    "playouts_vs_c",
    "playouts_ledger_vs_c",
    "interpreted_vs_c",
    "python_steps_vs_open_spiel",
    "copy_ns",
    "import_s",
    "views_vs_c",
    "match_views_vs_c",
    "hanamikoji_vs_c",
    "spicy_vs_c",
    "spicy_all_variants_vs_c",
}


def test_every_figure_is_there_and_has_its_bar() -> None:
    figures = engine.measure(rounds=2_000, turns=1)
    assert set(figures) >= KEYS | {"spicy_copy_ns", "c_moves_per_s"}
    assert set(figures["bars"]) == KEYS
    assert all(figures[key] is None or figures[key] > 0 for key in KEYS)


def test_c_and_the_rules_play_the_same_games() -> None:
    c = clock.run_limit(clock.compile_limit(), 500)
    for writing in (False, True):
        assert engine.play(500, c, writing=writing) > 0
    assert engine.play_with_views(500, c) > 0


def test_other_games_are_noticed() -> None:
    c = clock.run_limit(clock.compile_limit(), 50)
    with pytest.raises(KartaroError, match="bench-other-games"):
        engine.play(50, {**c, "chk": c["chk"] ^ 1}, writing=False)


def test_a_bar_can_be_missed() -> None:
    assert clock.held("<=", 30.0, 31.0) == {"bar": "<= 30.0", "met": False}
    assert clock.held(">=", 0.55, 0.54)["met"] is False
    assert clock.held(">=", 0.55, 0.55)["met"] is True
    assert clock.held(">=", 5.0, None)["met"] is None
