"""Notebooks print what they say they do."""

from __future__ import annotations

import json
import typing as t

import pytest
from tools.notebooks import notebooks, ran

from kartaro._speed import compiled

if t.TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_prints_what_is_in_it(path: Path) -> None:
    if not compiled():
        pytest.skip("it solves a game")
    kept = json.loads(path.read_text("utf-8"))
    assert any(cell.get("outputs") for cell in kept["cells"])
    assert ran(kept) == kept


def test_there_is_one() -> None:
    assert notebooks()
