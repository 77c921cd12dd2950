"""A database of version 0.1.0 is opened, and its tables go on where they were."""

from __future__ import annotations

import asyncio
import json
import shutil
import typing as t
from pathlib import Path

import msgspec
from tests.samples import digests
from tests.server.inside import play_on

from kartaro.core.generator import Generator
from kartaro.server.serving import lobby_of
from kartaro.server.settings import Settings
from kartaro.server.store.sqlite import DATABASE, SqliteStore
from kartaro.server.tables import events as ev

if t.TYPE_CHECKING:
    from kartaro.server.tables.runner import Runner

SAMPLES = Path(__file__).parent / "samples"
TABLES: dict[str, dict[str, t.Any]] = json.loads((SAMPLES / "tables.json").read_text())


def found(runner: Runner, kind: str) -> dict[str, t.Any]:
    """What became of a table, as it was noted when the sample was made."""
    state = runner.state
    facts: dict[str, t.Any] = {
        "kind": kind,
        "game": state.game.name,
        "phase": state.phase,
        "version": runner.version,
        "info": as_noted(msgspec.json.decode(msgspec.json.encode(state.info()))),
        "asked": state.asked(),
    }
    if state.host is not None:
        facts["told"] = digests.of_told(state.match)
        facts["record"] = digests.of_text(state.match.record(for_store=True))
        facts["answers"] = [chair.answers for chair in state.chairs]
        facts["last"] = [list(chair.last) for chair in state.chairs]
    return facts


def as_noted(info: dict[str, t.Any]) -> dict[str, t.Any]:
    """Without the matches that each player has won, which were not told then."""
    for chair in info["chairs"]:
        chair.pop("won", None)
    return info


def test_every_kind_of_table_of_every_game_is_there() -> None:
    kinds = {(sample["game"], sample["kind"]) for sample in TABLES.values()}
    games = {"hanamikoji", "love-letter", "spicy"}
    assert kinds == {
        *((game, kind) for game in games for kind in ("waiting", "running", "finished", "closed")),
        ("spicy", "live"),
    }


def test_the_tables_of_an_old_database_go_on(tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "tables.sqlite", tmp_path / DATABASE)

    async def scene() -> None:
        store = SqliteStore.open(tmp_path)
        lobby = lobby_of(store, Settings(pace=0.0))
        try:
            await lobby.resting.wake_due()
            assert {table: found(lobby.runners[table], sample["kind"]) for table, sample in TABLES.items()} == TABLES
            for table, sample in TABLES.items():
                if sample["phase"] == "playing":
                    runner = lobby.runners[table]
                    await play_on(runner, 3, Generator(1))
                    events = [ev.DECODER.decode(row.body) for row in await store.read(table, after=sample["version"])]
                    assert sum(isinstance(event, ev.Decided) for event in events) == 3
        finally:
            lobby.stop()
            await store.close()

    asyncio.run(scene())
