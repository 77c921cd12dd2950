"""Runs the notebooks of docs/notebooks and keeps what they print: python tools/notebooks.py

A test runs them again (tests/docs/test_notebooks.py): what they print is what is in them.
"""

from __future__ import annotations

import contextlib
import io
import json
import typing as t
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"


def notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def ran(notebook: dict[str, t.Any]) -> dict[str, t.Any]:
    """The same with the output of every cell of code, run one after the other."""
    names: dict[str, t.Any] = {}
    cells = []
    for number, cell in enumerate(notebook["cells"], 1):
        cells.append(cell)
        if cell["cell_type"] == "code":
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)  # noqa: S102 - our own text
            lines = printed.getvalue().splitlines(keepends=True)
            stream = {"name": "stdout", "output_type": "stream", "text": lines}
            cells[-1] = {**cell, "outputs": [stream] if lines else []}
    return {**notebook, "cells": cells}


def main() -> None:
    for path in notebooks():
        notebook = ran(json.loads(path.read_text("utf-8")))
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
