"""A program whose disk fails to sync for a while, which ends at once after that, or after it has gone on.

It is given the folder of a store, a path at which something lies while syncs are to fail, and `ends` or `goes-on`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from kartaro.server.store.sqlite import SqliteStore
from kartaro.server.tables.interfaces import NotStored, StoredEvent

FIRST, LOST, SECOND = [b"first"], [b"lost" * 5000], [b"second"]


async def fail_for_a_while(folder: Path, sign: str, *, ends: bool) -> None:
    store = SqliteStore.open(folder)
    await store.append("oak", 1, FIRST)
    os.mkdir(sign)
    for table, version in (("oak", 2), ("elm", 1), ("oak", 2)):
        try:
            await store.append(table, version, LOST)
        except NotStored:
            continue
        sys.exit("It was stored, and could not be.")
    assert await store.read("oak") == [StoredEvent(1, FIRST[0])]
    if not ends:
        os.rmdir(sign)
        await store.append("oak", 2, SECOND)
    os._exit(0)  # nothing is put in order


if __name__ == "__main__":
    where, what, then = sys.argv[1:]
    asyncio.run(fail_for_a_while(Path(where), what, ends=then == "ends"))
