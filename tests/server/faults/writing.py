"""A program that appends to many tables at once until something ends it, and whether a store keeps what it promised.

It writes down what was acknowledged:

    python -m tests.server.faults.writing FOLDER ACKNOWLEDGED ROUNDS [PRAGMA ...]
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from kartaro.server.store.sqlite import SqliteStore, connection
from kartaro.server.tables.interfaces import StoredEvent

TABLES = [f"table{number}" for number in range(12)]
BATCH = 3
"""Events of an append: so many, or none of them."""
ROOT = Path(__file__).parents[3]


def bodies(table: str, version: int) -> list[bytes]:
    """What an append of that version carries."""
    return [f"{table} {number} ".encode() * (1 + number % 40) for number in range(version, version + BATCH)]


def promises(text: str) -> dict[str, int]:
    """The last acknowledged version of each table; a line that was cut off promises nothing."""
    lines = (line.split() for line in text.splitlines(keepends=True) if line.endswith("\n"))
    return {table: int(version) for table, version in lines}


async def append_for_ever(folder: Path, acknowledged: int, rounds: int) -> None:
    store = SqliteStore.open(folder)

    async def play(table: str) -> None:
        begin = len(await store.read(table)) + 1
        for version in range(begin, begin + BATCH * rounds, BATCH):
            await store.append(table, version, bodies(table, version))
            os.write(acknowledged, f"{table} {version + BATCH - 1}\n".encode())

    await asyncio.gather(*map(play, TABLES))
    os._exit(0)  # nothing is put in order


async def kept(folder: Path, promised: dict[str, int]) -> bool:
    """Whether a store has all that was promised, no half append and nothing else, and goes on."""
    store = SqliteStore.open(folder)
    try:
        found = {table: await store.read(table) for table in {*TABLES, *await store.due(0.0, 1000)}}
        whole = all(events == whole_appends(table, len(events)) for table, events in found.items())
        there = all(len(found[table]) >= version for table, version in promised.items())
        await store.append("after", len(found.get("after", [])) + 1, bodies("after", len(found.get("after", [])) + 1))
        return whole and there
    finally:
        await store.close()


def whole_appends(table: str, count: int) -> list[StoredEvent]:
    """As many events as there should be, and at the end no half append."""
    batches = [bodies(table, version) for version in range(1, count + 1, BATCH)]
    return [StoredEvent(number, body) for number, body in enumerate((body for batch in batches for body in batch), 1)]


if __name__ == "__main__":
    where, acknowledgements, how_often, *pragmas = sys.argv[1:]
    connection.SETTINGS = (*connection.SETTINGS, *(f"PRAGMA {pragma}" for pragma in pragmas))
    to = os.open(acknowledgements, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    asyncio.run(append_for_ever(Path(where), to, int(how_often)))
