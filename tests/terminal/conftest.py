from __future__ import annotations

import typing as t

import pytest
from tests.terminal.command import Program

if t.TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def kartaro(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    """The program, in English unless --lang says otherwise, with a place of its own for games that were left."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "KARTARO_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return Program(monkeypatch)
