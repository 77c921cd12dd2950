from __future__ import annotations

import typing as t

import pytest
from tests.terminal.command import Program

if t.TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def kartaro(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    """The program, in English unless --lang says otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "KARTARO_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return Program(monkeypatch)


@pytest.fixture(autouse=True)
def own_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test keeps a game among the user's."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
