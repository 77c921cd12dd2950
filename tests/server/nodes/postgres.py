"""A PostgreSQL of our own, in a temporary folder: started, killed, stopped and started again.

It is an installed one; `./test` installs one where it can.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import typing as t
from pathlib import Path

PATIENCE = 60.0
WHERE = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/bin")


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`, of the newest that is installed."""
    found = [path.parent for pattern in WHERE for path in Path("/").glob(f"{pattern[1:]}/initdb")]
    on_path = shutil.which("initdb")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return max(found, key=lambda path: [int(part) for part in str(path).split("/") if part.isdecimal()], default=None)


class Postgres:
    """A server with a database. PostgreSQL refuses to run as root, so root runs it as somebody else."""

    def __init__(self, *settings: str) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="kartaro-pg-"))
        self.data = self.folder / "data"
        self.settings = settings
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        self.user = "postgres" if os.getuid() == 0 else ""
        if self.user:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.run(
            "initdb", "-D", str(self.data), "-U", "kartaro", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"
        )

    @property
    def address(self) -> str:
        return self.address_at(self.port)

    @staticmethod
    def address_at(port: int) -> str:
        return f"postgresql://kartaro@127.0.0.1:{port}/postgres"

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(t.cast("Path", self.programs) / program), *words],
            check=True,
            stdout=subprocess.DEVNULL,
            **self.somebody(),
        )

    def somebody(self) -> dict[str, t.Any]:
        """Arguments of `Popen` for whoever runs it."""
        return {
            "cwd": self.folder,
            **({"user": self.user, "group": self.user, "extra_groups": []} if self.user else {}),
        }

    def start(self) -> t.Self:
        """Start it, and wait until it takes statements."""
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", "shared_buffers=64MB"]
        settings += ["max_connections=100", "log_min_messages=warning", *self.settings]
        words = [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(t.cast("Path", self.programs) / "postgres"), "-D", str(self.data), "-p", str(self.port), *words],
                stdout=log,
                stderr=log,
                **self.somebody(),
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.05)
        return self

    def answers(self) -> bool:
        words = [str(t.cast("Path", self.programs) / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(words, check=False).returncode == 0

    def log(self) -> str:
        return (self.folder / "log").read_text()[-2000:]

    def kill(self) -> None:
        """As a loss of power would: all of it at once."""
        assert self.process is not None
        family = [self.process.pid, *children(self.process.pid)]
        for process in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.process.wait()
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def cpu_seconds(self) -> float:
        """Processor time of all its processes that run now."""
        assert self.process is not None
        ticks = os.sysconf("SC_CLK_TCK")
        total = 0.0
        for process in [self.process.pid, *children(self.process.pid)]:
            with contextlib.suppress(OSError):
                words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                total += (int(words[11]) + int(words[12]) + int(words[13]) + int(words[14])) / ticks
        return total


def children(parent: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                    found.append(int(entry.name))
    return found
