"""Disks after a power failure, rebuilt from a log of a program's writes and syncs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import typing as t
from pathlib import Path

from tests.server.faults.writing import ROOT, promises

if t.TYPE_CHECKING:
    from random import Random

SECTOR = 512
"""Bytes that a disk writes atomically."""
ACKNOWLEDGED = "acknowledged"
STORE = "store"


class Call(t.NamedTuple):
    """A file operation."""

    name: str
    where: int
    path: str
    body: bytes = b""

    def apply(self, content: bytearray) -> None:
        """Apply it to the content of a file."""
        if self.name == "write":
            content.extend(bytes(max(0, self.where - len(content))))
            content[self.where : self.where + len(self.body)] = self.body
        elif self.name == "truncate":
            content.extend(bytes(max(0, self.where - len(content))))
            del content[self.where :]
        else:
            content.clear()


class File:
    """What of a file is durable, and the operations since."""

    def __init__(self) -> None:
        self.sure: bytearray | None = None
        """None while the file may not exist at all."""
        self.unsure: list[Call] = []

    def sync(self) -> None:
        """Everything so far is durable now."""
        self.sure = bytearray() if self.sure is None else self.sure
        for call in self.unsure:
            call.apply(self.sure)
        if self.unsure and self.unsure[-1].name == "unlink":
            self.sure = None
        self.unsure.clear()

    def left(self, dice: Random, share: float) -> bytes | None:
        """The file after a power failure: some of the operations that were not synced were done, or done in part."""
        survivors = [torn(call, dice) for call in self.unsure if dice.random() < share]
        if self.sure is None and not survivors:
            return None
        content = bytearray(self.sure or b"")
        for call in survivors:
            call.apply(content)
        gone = bool(survivors) and survivors[-1].name == "unlink"
        return None if gone else bytes(content)


def torn(call: Call, dice: Random) -> Call:
    """A write of which only the first sectors may have been done."""
    whole = call.name != "write" or dice.random() < 0.5
    return call if whole else call._replace(body=call.body[: dice.randrange(0, len(call.body) + 1, SECTOR)])


def record(folder: Path, rounds: int, *pragmas: str) -> list[Call]:
    """The file operations of the program that appends, and its acknowledgements in between."""
    disk, calls = folder / "disk", folder / "calls"
    disk.mkdir(parents=True)
    program = [sys.executable, "-m", "tests.server.faults.writing", str(disk / STORE), str(disk / ACKNOWLEDGED)]
    run_recorded([*program, str(rounds), *pragmas], disk, calls)
    return read(calls, disk)


def run_recorded(program: list[str], disk: Path, calls: Path, **variables: str) -> None:
    """Run a program and log its file operations below a folder."""
    library = calls.with_name("recorder.so")
    source = str(Path(__file__).with_name("recorder.c"))
    compiler = os.environ.get("CC", "cc")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), source, "-lpthread"], check=True)
    recording = {"LD_PRELOAD": str(library), "RECORDED": str(disk), "RECORD": str(calls), **variables}
    subprocess.run(program, cwd=ROOT, env=os.environ | recording, check=True)


def read(calls: Path, disk: Path) -> list[Call]:
    """Parse a log, with paths relative to the disk."""
    found = []
    with calls.open("rb") as file:
        while line := file.readline():
            name, where, size, path = line.decode().rstrip("\n").split(" ", 3)
            found.append(Call(name, int(where), os.path.relpath(path, disk), file.read(int(size))))
    return found


def cut(calls: list[Call], dice: Random, share: float, folder: Path) -> dict[str, int]:
    """Write the files as a power failure leaves them to a folder; what was acknowledged until then."""
    files: dict[str, File] = {}
    said = b""
    for call in calls:
        if call.path == ACKNOWLEDGED:
            said += call.body
        elif call.name != "sync":
            files.setdefault(call.path, File()).unsure.append(call)
        elif call.path in files:
            files[call.path].sync()
        else:
            sync_names(files, call.path)
    lay_out({path: file.left(dice, share) for path, file in files.items()}, folder)
    return promises(said.decode())


def sync_names(files: dict[str, File], folder: str) -> None:
    """A directory was synced: files removed from it stay removed."""
    for path, file in files.items():
        if os.path.dirname(path) == folder and any(call.name == "unlink" for call in file.unsure):
            file.sync()


def lay_out(contents: dict[str, bytes | None], folder: Path) -> None:
    """Write the files, except for the shared memory of SQLite, which does not survive its processes."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / STORE).mkdir(parents=True)
    for path, content in contents.items():
        if content is not None and not path.endswith("-shm"):
            (folder / path).write_bytes(content)
