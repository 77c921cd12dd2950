"""The benchmark of the search reports every figure."""

from __future__ import annotations

from bench import search
from kartaro.bots.by_search import SearchBot

KEYS = {"simulations_per_c_move", "hard_simulations_per_c_move", "threads_speedup", "worst_overrun_ms"}


def test_every_figure_is_there() -> None:
    figures = search.measure(positions=3, turns=1)
    assert set(figures) >= KEYS
    assert set(figures["bars"]) == KEYS - {"hard_simulations_per_c_move"}
    assert all(figures[key] > 0 for key in KEYS - {"worst_overrun_ms"})


def test_positions_are_those_of_a_seat_that_has_a_choice() -> None:
    bots = list(search.asked_bots("search@10", 20))
    assert len({(one.chair.seat, len(one.view.legal(one.chair.seat))) for one in bots}) > 5
    assert all(isinstance(one, SearchBot) and len(one.view.legal(one.chair.seat)) > 1 for one in bots)
    assert all(one.view.viewer == one.chair.seat for one in bots)


def test_the_widest_menus_are_found() -> None:
    name, edition, seats, options = search.HARDEST[2]
    ((match, seat),) = search.widest(name, edition, seats, options, 1)
    assert len(match.codes(seat)) > 50
