"""The server in a process of its own, and resource usage of a process."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import shutil
import socket
import tempfile
import time
import typing as t
from pathlib import Path

from bench.clock import BUILD
from bench.tables.line import HOST

from kartaro.server.serving import serve
from kartaro.server.settings import Settings

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

SPAWN = multiprocessing.get_context("spawn")
TICKS = os.sysconf("SC_CLK_TCK")
ANY_RATE = 1e9
TIME_TO_COME = TIME_TO_LEAVE = 10


class Running(t.NamedTuple):
    """A running server: its address and process id."""

    port: int
    pid: int


@contextlib.contextmanager
def running_server(store: str = "") -> Iterator[Running]:
    """A new server with an empty data directory on a real disk, or a node of a database, while the context lasts."""
    BUILD.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="tables-", dir=BUILD))
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=run, args=(folder, theirs, store))
    process.start()
    try:
        port = port_in(ours.recv())
        wait_for(port)
        yield Running(port, process.pid or 0)
    finally:
        process.terminate()
        process.join(TIME_TO_LEAVE)
        process.kill()
        shutil.rmtree(folder, ignore_errors=True)


def run(folder: Path, announcing: Connection, store: str) -> None:
    """In the new process: serve at a free port, without a rate limit."""
    serve(Settings(port=0, data=folder, rate=ANY_RATE, store=store), announcing.send)


def port_in(address: str) -> int:
    return int(address.rpartition(":")[2])


def wait_for(port: int) -> None:
    """Wait until the port accepts connections."""
    until = time.monotonic() + TIME_TO_COME
    while True:
        try:
            socket.create_connection((HOST, port)).close()
        except ConnectionRefusedError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def cpu_seconds(pid: int) -> float:
    """Processor time of a process in seconds, over all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_mb(pid: int) -> float:
    """Resident memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
