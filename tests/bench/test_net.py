"""The benchmark of nets reports every figure."""

from __future__ import annotations

import pytest

from bench import net
from kartaro._speed import compiled


@pytest.mark.skipif(not compiled(), reason="measures the compiled form")
def test_every_figure_is_measured() -> None:
    figures = net.measure(positions=3, turns=1)
    assert set(figures["bars"]) == set(net.BARS)
    assert all(figures[f"{name}_decision_us"] > 0 for name in ("love-letter", "hanamikoji", "spicy"))
    assert figures["decision_us"] == max(
        figures[f"{name}_decision_us"] for name in ("love-letter", "hanamikoji", "spicy")
    )
