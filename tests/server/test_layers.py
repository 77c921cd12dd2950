"""The import contracts in pyproject.toml work: a forbidden import is found wherever it is planted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).with_name("lint-imports")
PLANTED = [
    ("server/tables/state.py", "import sqlite3", "what runs a table"),
    ("server/tables/bots.py", "def later() -> None:\n    import threading", "what runs a table"),
    ("server/wire.py", "from pathlib import Path", "what runs a table"),
    ("record.py", "import socket", "what runs a table"),  # tables/ imports it
    ("server/tables/session.py", "from kartaro.server.store import sqlite", "packages of the server"),
    ("server/protocol/base.py", "from kartaro.core import seats", "protocol needs nothing"),
    ("arena/__init__.py", "from kartaro.server import protocol", "arena: host"),
    ("arena/__init__.py", "from kartaro import verify", "arena: host"),
    ("terminal/__init__.py", "from kartaro.server import tables", "terminal: host"),
    ("analysis.py", "from kartaro import record", "analysis: bots"),
    ("bots/__init__.py", "from kartaro import fairness", "bots, scenario"),
    ("web/__init__.py", "from kartaro.core import seats", "web: nothing"),
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its contracts, to plant imports in."""
    folder = tmp_path_factory.mktemp("layers")
    shutil.copy(ROOT / "pyproject.toml", folder)
    sources = shutil.ignore_patterns("*.so", "*.c", "dist", "__pycache__")
    shutil.copytree(ROOT / "src" / "kartaro", folder / "kartaro", ignore=sources)
    return folder


def broken(folder: Path) -> list[str]:
    """The contracts that do not hold."""
    variables = {**os.environ, "PYTHONPATH": str(folder), "KARTARO_COMPILED": "forbid", "COLUMNS": "200"}
    command = [str(LINT), "--no-logo", "--no-cache"]
    lint = subprocess.run(command, cwd=folder, env=variables, check=False, capture_output=True, text=True)
    assert "Contracts:" in lint.stdout, lint.stdout + lint.stderr
    return [line for line in lint.stdout.splitlines() if " BROKEN" in line]


def test_all_contracts_hold(copy: Path) -> None:
    assert broken(copy) == []


@pytest.mark.parametrize(("module", "line", "contract"), PLANTED, ids=[where for where, _, _ in PLANTED])
def test_a_forbidden_import_is_found(copy: Path, module: str, line: str, contract: str) -> None:
    path = copy / "kartaro" / module
    before = path.read_text("utf-8")
    path.write_text(f"{before}\n{line}\n", "utf-8")
    try:
        assert any(name.startswith(contract) for name in broken(copy))
    finally:
        path.write_text(before, "utf-8")
