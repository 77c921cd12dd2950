"""A full disk costs only what could not be stored, and only while it is full."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import typing as t

import pytest
from tests.server.faults.writing import ROOT

if t.TYPE_CHECKING:
    from pathlib import Path

PROGRAM = [sys.executable, "-m", "tests.server.faults.filling"]


def test_files_that_cannot_grow(tmp_path: Path) -> None:
    run = subprocess.run([*PROGRAM, "limit", str(tmp_path)], cwd=ROOT, check=False, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout


@pytest.mark.skipif(not shutil.which("unshare"), reason="a disk is mounted where only the program sees it")
def test_a_disk_without_room(tmp_path: Path) -> None:
    alone = ["unshare", "--mount"] if os.getuid() == 0 else ["unshare", "--mount", "--map-root-user"]
    command = [*alone, *PROGRAM, "mount", str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if "cannot mount" in run.stderr or "unshare" in run.stderr:
        pytest.skip("not allowed to mount a disk")
    assert (run.returncode, run.stderr) == (0, "")
    assert "full" in run.stdout
