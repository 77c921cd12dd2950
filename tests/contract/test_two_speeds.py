"""Compiled and interpreted, the rules play the same moves and tell the same facts from the same seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import typing as t
from pathlib import Path

import pytest
from tests.proof_log import note
from tests.random_play import Setting, editions
from tests.scale import times

import kartaro
from kartaro._speed import compiled

ROOT = Path(__file__).parents[2]
PACKAGE = Path(kartaro.__file__).parents[1]


def run(edition: Setting, wish: str, decisions: int) -> dict[str, t.Any]:
    env = os.environ | {"KARTARO_COMPILED": wish, "PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)])}
    command = [sys.executable, "-m", "tests.contract.fingerprint"]
    words = [edition.game.name, edition.edition.name, str(decisions)]
    done = subprocess.run([*command, *words], env=env, text=True, capture_output=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return t.cast("dict[str, t.Any]", json.loads(done.stdout))


@pytest.mark.parametrize("edition", editions(), ids=str)
def test_both_forms_play_the_same(edition: Setting) -> None:
    if not compiled():
        pytest.skip("compares the compiled form with the interpreted one")
    decisions = times(3_000, 30_000)
    fast, slow = run(edition, "require", decisions), run(edition, "forbid", decisions)
    assert (fast["compiled"], slow["compiled"]) == (True, False)
    assert fast["found"] == slow["found"]
    note("fingerprint", edition=edition.edition.name, decisions=decisions)
