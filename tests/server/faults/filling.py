"""A program that appends until there is no more room, makes room, and goes on; it fails if anything is not as promised.

python -m tests.server.faults.filling limit FOLDER      files may not grow beyond a limit
python -m tests.server.faults.filling mount FOLDER      a small disk is mounted there, and filled by another file
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
import sys
import typing as t
from pathlib import Path

from tests.server.faults.writing import BATCH, TABLES, bodies, whole_appends

from kartaro.server.store.sqlite import SqliteStore
from kartaro.server.tables.interfaces import NotStored

if t.TYPE_CHECKING:
    from collections.abc import Iterator

ROOM = 300_000
"""Bytes that there are for the store, more or less."""
DISK = 3_000_000


@contextlib.contextmanager
def limited(_: Path) -> Iterator[None]:
    """No file can be longer."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@contextlib.contextmanager
def filled(folder: Path) -> Iterator[None]:
    """There is not more room on the disk."""
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(DISK - ROOM))
    yield
    ballast.unlink()


class Filling:
    """Tables that go on as far as there is room, and what was acknowledged of them."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.count = dict.fromkeys(TABLES, 0)
        self.reasons: set[str] = set()

    async def append(self, table: str) -> bool:
        """Whether one more append was stored."""
        version = self.count[table] + 1
        try:
            await self.store.append(table, version, bodies(table, version))
        except NotStored as error:
            self.reasons.add(error.arguments["why"])
            return False
        self.count[table] += BATCH
        return True

    async def append_to_all(self) -> list[bool]:
        return await asyncio.gather(*map(self.append, TABLES))

    async def check(self, store: SqliteStore) -> None:
        """What was acknowledged is there, and nothing of what failed."""
        for table, count in self.count.items():
            assert await store.read(table) == whole_appends(table, count), table


async def fill(folder: Path, narrow: t.Callable[[Path], contextlib.AbstractContextManager[None]]) -> None:
    store = SqliteStore.open(folder / "store")
    filling = Filling(store)
    assert all(await filling.append_to_all())
    with narrow(folder):
        failures = 0
        while failures < 3:  # after the first, the log is cut off, and some more may find room
            failures = 0 if all(await filling.append_to_all()) else failures + 1
        await filling.check(store)
        with contextlib.suppress(NotStored):
            await store.backup(folder / "copy")
    assert all(await filling.append_to_all())
    await filling.check(store)
    await store.close()
    again = SqliteStore.open(folder / "store")
    await filling.check(again)
    await again.close()
    sys.stdout.write(" ".join(sorted(filling.reasons)))


if __name__ == "__main__":
    how, where = sys.argv[1:]
    if how == "mount":
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", where]
        if subprocess.run(mount, check=False, capture_output=True).returncode:
            sys.exit("cannot mount")
    asyncio.run(fill(Path(where), filled if how == "mount" else limited))
