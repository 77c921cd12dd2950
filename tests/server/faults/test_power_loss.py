"""Acknowledged moves survive a power failure at any moment, on a disk that keeps only what was synced."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sys
import typing as t

import pytest
from tests.proof_log import note
from tests.scale import LONG
from tests.server.faults.power import STORE, Call, cut, record
from tests.server.faults.writing import kept

if t.TYPE_CHECKING:
    from pathlib import Path

CUTS = 200 if LONG else 20
CUTS_OF_A_RECORD = 20
OFTEN = "wal_autocheckpoint = 30"
"""Checkpoint often, since that is when most can go wrong."""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which(os.environ.get("CC", "cc")),
    reason="calls are recorded by a library that is compiled for Linux",
)


def survives(calls: list[Call], dice: random.Random, folder: Path) -> bool:
    """Whether a store is sound after a cut at some moment, with nothing left of what was not synced, or some of it."""
    end = dice.randrange(len(calls) + 1)
    promised = cut(calls[:end], dice, dice.choice([0.0, 0.0, 0.5, 0.9]), folder)
    return asyncio.run(kept(folder / STORE, promised))


def test_nothing_acknowledged_is_lost_with_the_power(tmp_path: Path) -> None:
    dice = random.Random(7)  # noqa: S311 - when power is lost is no secret
    recorded = 0
    for number in range(CUTS // CUTS_OF_A_RECORD):
        calls = record(tmp_path / f"{number}", 40, OFTEN)
        recorded += len(calls)
        for _ in range(CUTS_OF_A_RECORD):
            assert survives(calls, dice, tmp_path / "after")
    note("store-power", cuts=CUTS, calls=recorded)


def test_the_last_acknowledgement_is_kept_at_the_very_moment_it_is_given(tmp_path: Path) -> None:
    calls = record(tmp_path / "record", 3)
    ends = [number for number, call in enumerate(calls, 1) if call.path == "acknowledged"]
    for end in ends[:: max(1, len(ends) // 5)]:
        promised = cut(calls[:end], random.Random(7), 0.0, tmp_path / "after")  # noqa: S311 - as above
        assert promised
        assert asyncio.run(kept(tmp_path / "after" / STORE, promised))


def test_a_store_that_syncs_too_seldom_would_be_found_out(tmp_path: Path) -> None:
    calls = record(tmp_path / "record", 10, "synchronous = NORMAL")
    promised = cut(calls, random.Random(7), 0.0, tmp_path / "after")  # noqa: S311 - as above
    assert not asyncio.run(kept(tmp_path / "after" / STORE, promised))
