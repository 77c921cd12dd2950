"""The benchmark of nodes reports every figure."""

from __future__ import annotations

import pytest
from tests.server.nodes.postgres import programs

from bench import nodes

SMALL = nodes.Sizes(
    tables=4,
    thinking_tables=2,
    seconds=0.5,
    warm_up=0.3,
    think=(0.01, 0.02),
    turns=1,
    nodes=(1, 2),
    failovers=1,
    stored_tables=1000,
)


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed: ./test installs it where it may")
def test_every_figure_is_there() -> None:
    figures = nodes.measure(SMALL)
    assert set(figures["bars"]) == set(nodes.BARS)
    assert set(figures["cpu_per_move_by_nodes"]) == set(figures["cpu_per_move_by_servers_apart"]) == {"1", "2"}
    assert all(bar["met"] is not None for bar in figures["bars"].values())
    assert figures["cpu_per_move_sqlite"] > 0
    assert figures["cpu_per_move_across"] > 0
    assert 0 < figures["failover_s"] < 30
