"""One PostgreSQL for all tests of a run, whichever process they run in; each file has a database of its own.

Nothing here loses power, so it does not wait for the disk. Tests that kill it, or have it wait, start their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import itertools
import os
import shutil
import signal
import typing as t

import asyncpg
import msgspec
from tests.server.nodes.postgres import Database, Postgres

if t.TYPE_CHECKING:
    from pathlib import Path

HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
NUMBERS = itertools.count(1)
STARTED: list[Postgres] = []
"""By this process; somebody else may end it."""


class Running(msgspec.Struct):
    """The server, as the file says that all processes of a run read."""

    port: int
    process: int
    folder: str
    users: int


@contextlib.contextmanager
def shared(folder: Path) -> t.Iterator[int]:
    """The port of the server; whoever comes first starts it, and whoever goes last ends it."""
    file = folder / "postgres.json"
    with locked(folder):
        found = msgspec.json.decode(file.read_bytes(), type=Running) if file.exists() else started()
        found.users += 1
        file.write_bytes(msgspec.json.encode(found))
    try:
        yield found.port
    finally:
        with locked(folder):
            found = msgspec.json.decode(file.read_bytes(), type=Running)
            found.users -= 1
            file.write_bytes(msgspec.json.encode(found))
            if not found.users:
                file.unlink()
                os.kill(found.process, signal.SIGQUIT)  # at once: nobody reads it again
                shutil.rmtree(found.folder, ignore_errors=True)


def started() -> Running:
    server = Postgres(*HASTY).start()
    assert server.process is not None
    STARTED.append(server)
    return Running(server.port, server.process.pid, str(server.folder), 0)


@contextlib.contextmanager
def locked(folder: Path) -> t.Iterator[None]:
    with (folder / "postgres.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def new_database(port: int) -> Database:
    """An empty one."""
    made = Database(port, f"tests_{os.getpid()}_{next(NUMBERS)}")

    async def make() -> None:
        connection = await asyncpg.connect(Database(port).address)
        await connection.execute(f"CREATE DATABASE {made.name}")
        await connection.close()

    asyncio.run(make())
    return made
