"""A server that is killed at any moment keeps everything it acknowledged."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
import typing as t

from tests.proof_log import note
from tests.scale import LONG
from tests.server.faults.writing import ROOT, kept, promises

if t.TYPE_CHECKING:
    from pathlib import Path

ROUNDS = 60 if LONG else 5
PATIENCE = 60.0


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    dice = random.Random(7)  # noqa: S311 - when to kill is no secret
    said = tmp_path / "acknowledged"
    command = [sys.executable, "-m", "tests.server.faults.writing", str(tmp_path / "store"), str(said), "1000000"]
    settings = ["wal_autocheckpoint = 20"]  # so that some are killed while pages are brought to their places
    for _ in range(ROUNDS):
        before = size(said)
        with subprocess.Popen([*command, *settings], cwd=ROOT) as program:
            until = time.monotonic() + PATIENCE
            while size(said) == before and time.monotonic() < until:
                time.sleep(0.01)
            time.sleep(dice.random() * 0.2)
            program.kill()
        assert size(said) > before
        assert asyncio.run(kept(tmp_path / "store", promises(said.read_text("utf-8"))))
    note("store-killed", kills=ROUNDS, acknowledged=said.read_text("utf-8").count("\n"))


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
