"""Compiled and interpreted bots evaluate moves identically from the same seed, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.nets import net_file

import kartaro
from kartaro._speed import compiled
from kartaro.games import games, has_learning

ROOT = Path(__file__).parents[2]
PACKAGE = Path(kartaro.__file__).parents[1]


def run(name: str, spec: str, wish: str) -> list[str]:
    env = os.environ | {"KARTARO_COMPILED": wish, "PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)])}
    command = [sys.executable, "-m", "tests.bots.fingerprint", name, spec]
    return subprocess.run(command, env=env, text=True, capture_output=True, check=True, cwd=ROOT).stdout.split()


@pytest.mark.parametrize("spec", ["thumb", "search@40", "search@40+plain"])
@pytest.mark.parametrize("name", [game.name for game in games()])
def test_both_forms_think_the_same(name: str, spec: str) -> None:
    if not compiled():
        pytest.skip("compares the compiled form with the interpreted one")
    (fast, one), (slow, two) = run(name, spec, "require"), run(name, spec, "forbid")
    assert (fast, slow) == ("compiled", "interpreted")
    assert one == two


@pytest.mark.parametrize("spec", ["net", "net+search@10+first", "net+search@30+half"])
@pytest.mark.parametrize("name", [game.name for game in games() if has_learning(game)])
def test_both_forms_of_a_net_think_the_same(name: str, spec: str, tmp_path: Path) -> None:
    if not compiled():
        pytest.skip("compares the compiled form with the interpreted one")
    asked = f"{spec}={net_file(tmp_path, name, 3 if name != 'hanamikoji' else 2)}"
    (fast, one), (slow, two) = run(name, asked, "require"), run(name, asked, "forbid")
    assert (fast, slow) == ("compiled", "interpreted")
    assert one == two
