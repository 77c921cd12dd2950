"""What a disk failed to make durable was not stored, though it had been written: not even after a crash."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import typing as t

import pytest
from tests.server.faults.failing import FIRST, SECOND
from tests.server.faults.power import run_recorded

from kartaro.server.store.sqlite import SqliteStore

if t.TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which(os.environ.get("CC", "cc")),
    reason="syncs are made to fail by a library that is compiled for Linux",
)


async def stored(folder: Path) -> dict[str, list[bytes]]:
    store = SqliteStore.open(folder)
    found = {table: [event.body for event in await store.read(table)] for table in await store.due(0.0, 1000)}
    await store.close()
    return found


@pytest.mark.parametrize(("then", "bodies"), [("ends", FIRST), ("goes-on", FIRST + SECOND)])
def test_what_could_not_be_synced_is_not_there(tmp_path: Path, then: str, bodies: list[bytes]) -> None:
    sign = str(tmp_path / "sign")
    program = [sys.executable, "-m", "tests.server.faults.failing", str(tmp_path / "disk"), sign, then]
    run_recorded(program, tmp_path / "disk", tmp_path / "calls", FAILING=sign)
    assert asyncio.run(stored(tmp_path / "disk")) == {"oak": bodies}
