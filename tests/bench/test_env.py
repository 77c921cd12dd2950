"""The benchmark of the environment reports every figure."""

from __future__ import annotations

import pytest

from bench import env, peers
from kartaro._speed import compiled


def test_every_figure_is_there_and_has_its_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("it measures the compiled form")
    monkeypatch.setattr(env, "N", 8)
    monkeypatch.setattr(env, "N_THREADED", 16)
    monkeypatch.setattr(env, "C_ROUNDS", 500)
    monkeypatch.setattr(peers, "PGX_BATCH", 16)
    figures = env.measure(turns=1, steps=8)
    assert set(figures["bars"]) == set(env.BARS)
    assert all(figures[key] > 0 for key in env.BARS if figures[key] is not None)
    assert figures["vs_open_spiel"]


def test_a_peer_that_is_not_installed_has_no_figure() -> None:
    def missing() -> peers.Peer:
        raise ModuleNotFoundError("pgx")

    assert peers.found(missing) is None
    assert env.ratio({"drawn": 2.0}, "drawn", "pgx") is None
    assert env.ratio({"drawn": 2.0, "pgx": 1.0}, "drawn", "pgx") == 2.0
