"""The examples of examples/ do what they say."""

from __future__ import annotations

import ast
import importlib.util
import re
import typing as t
from pathlib import Path

import pytest

from kartaro._speed import compiled

EXAMPLES = Path(__file__).parents[2] / "examples"


def module(name: str) -> t.Any:  # noqa: ANN401 - a script
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_six_cards_are_solved_and_the_curve_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not compiled():
        pytest.skip("it walks through a whole tree")
    example = module("cfr_small_deck")
    monkeypatch.setattr(example, "ITERATIONS", 16)
    curves = example.main(str(tmp_path / "curve.svg"))
    for points in curves.values():
        assert [iteration for iteration, _ in points] == [1, 2, 4, 8, 16]
        assert points[-1][1] < 0.2 * points[0][1]
    assert "exploitability" in (tmp_path / "curve.svg").read_text("utf-8")


def test_ppo_by_self_play_beats_chance_where_sb3_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    """sb3-contrib brings torch, which `./test` does not install; elsewhere the example is only read."""
    assert ast.parse((EXAMPLES / "ppo_pettingzoo.py").read_text("utf-8"))
    pytest.importorskip("sb3_contrib")
    module("ppo_pettingzoo").main(8_192, 200)
    before, after = map(float, re.findall(r"0\.\d{3}", capsys.readouterr().out))
    assert after > before + 0.05
