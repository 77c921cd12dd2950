"""The benchmark of the server reports every figure."""

from __future__ import annotations

import pytest
from bench.tables import peer

from bench import server
from kartaro.core.errors import KartaroError

SMALL = server.Sizes(
    tables=2, turns=1, thinking_tables=2, idle_tables=5, seconds=0.5, warm_up=0.2, think=(0.01, 0.02), with_peer=False
)
KEYS = {"moves_vs_boardgameio", "cpu_vs_boardgameio", "cpu_us_per_move", "thinking_p99_ms", "idle_tables_mb"}


def test_every_figure_is_there() -> None:
    figures = server.measure(SMALL)
    assert set(figures["bars"]) == KEYS
    for with_peer in ("moves_vs_boardgameio", "cpu_vs_boardgameio"):
        assert figures[with_peer] is None
        assert figures["bars"][with_peer]["met"] is None
    assert figures["cpu_us_per_move"] > 0
    assert 0 < figures["thinking_p50_ms"] <= figures["thinking_p99_ms"]
    assert figures["idle_server_mb"] > figures["idle_tables_mb"]
    assert figures["busy_refused"] == figures["thinking_refused"] == 0


def test_without_node_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(KartaroError) as refused:
        peer.install()
    assert refused.value.code == "bench-needs-node"
