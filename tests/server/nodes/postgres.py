"""A PostgreSQL of our own, in a temporary folder: started, killed, stopped and started again.

It is the one of KARTARO_POSTGRES, a folder with its programs; else an installed one, which `./test` sees to where it
can; else one from a wheel. `python -m tests.server.nodes.postgres` fails if there is none.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import typing as t
from pathlib import Path

PATIENCE = 60.0
INSTALLED = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/bin")
WHEEL = Path(__file__).parents[3] / "build" / "postgres"
"""Where `./test` puts the wheel."""


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`."""
    named = os.environ.get("KARTARO_POSTGRES")
    if named:
        return Path(named)
    on_path = shutil.which("initdb")
    found = [path.parent for pattern in INSTALLED for path in Path("/").glob(f"{pattern[1:]}/initdb")]
    found += [Path(on_path).resolve().parent] if on_path else []
    return newest(found) or newest([path.parent for path in WHEEL.glob("*/pginstall*/bin/initdb")])


def newest(folders: list[Path]) -> Path | None:
    """The one with the largest number in its path."""
    return max(folders, key=lambda path: [int(number) for number in re.findall(r"\d+", str(path))], default=None)


class Database(t.NamedTuple):
    """One of the databases of a server."""

    port: int
    name: str = "postgres"

    @property
    def address(self) -> str:
        return self.address_at(self.port)

    def address_at(self, port: int) -> str:
        return f"postgresql://kartaro@127.0.0.1:{port}/{self.name}"


def somebody_else() -> str:
    """Who runs PostgreSQL, which refuses to run as root; nobody else, if we are not."""
    users = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in users) if os.getuid() == 0 else ""


class Postgres:
    """A server with a database."""

    def __init__(self, *settings: str, variables: t.Mapping[str, str] | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kartaro-pg-"))
        self.data = self.folder / "data"
        self.settings = settings
        self.variables = variables or {}
        """Additional environment variables of the server."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        self.database = Database(self.port)
        self.user = somebody_else()
        self.programs = t.cast("Path", programs())
        if self.user:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            if self.programs.is_relative_to(WHEEL):  # perhaps below a folder that only root may enter
                shutil.copytree(WHEEL, self.folder / "programs")
                self.programs = self.folder / "programs" / self.programs.relative_to(WHEEL)
        self.run(
            "initdb", "-D", str(self.data), "-U", "kartaro", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"
        )

    @property
    def address(self) -> str:
        return self.database.address

    def address_at(self, port: int) -> str:
        return self.database.address_at(port)

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self.programs / program), *words],
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
                [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port), *words],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.variables},
                **self.somebody(),
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.05)
        return self

    def answers(self) -> bool:
        words = [str(self.programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
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


if __name__ == "__main__":
    sys.exit(programs() is None)
