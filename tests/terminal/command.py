"""The command line as the tests run it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import typing as t

from kartaro import cli
from kartaro.locale import Speech

if t.TYPE_CHECKING:
    import pytest


class Result(t.NamedTuple):
    code: int
    out: str
    err: str


class Program:
    """Runs commands in this process, with input from a pipe and no terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.speeches: list[Speech] = []
        begin = Speech.__init__

        def remember(speech: Speech, language: str) -> None:
            begin(speech, language)
            self.speeches.append(speech)

        monkeypatch.setattr(Speech, "__init__", remember)

    def __call__(self, *words: str, typed: str = "") -> Result:
        out, err = io.StringIO(), io.StringIO()
        with self.patch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(typed))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = cli.main(words)
        assert [fault for speech in self.speeches for fault in speech.faults] == []
        assert "Traceback" not in out.getvalue() + err.getvalue()
        return Result(code, out.getvalue(), err.getvalue())


def start(*words: str, **rest: t.Any) -> subprocess.Popen[str]:  # noqa: ANN401 - as Popen takes them
    """Run a command in a process of its own."""
    environment = {**os.environ, **rest.pop("env", {})}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **rest}
    return subprocess.Popen([sys.executable, "-m", "kartaro.cli", *words], env=environment, text=True, **pipes)
