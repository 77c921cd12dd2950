"""The server of boardgame.io under the same load, in Node; its packages are installed on first use."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import typing as t

from bench.clock import BUILD, ROOT
from bench.tables.load import Plan, Result
from bench.tables.process import TIME_TO_LEAVE, Running

from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = ROOT / "bench" / "boardgameio"
FOLDER = BUILD / "boardgameio"
INSTALL = ("install", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--silent")


def install() -> None:
    """Install the packages beside a copy of the sources, unless these versions are present; needs Node and npm."""
    npm, _ = program("npm"), program("node")
    wanted = (SOURCES / "package.json").read_text()
    done = FOLDER / "installed.json"
    if not done.is_file() or done.read_text() != wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        shutil.copy(SOURCES / "package.json", FOLDER)
        subprocess.run([npm, *INSTALL], cwd=FOLDER, check=True)  # noqa: S603 - named by ourselves
        done.write_text(wanted)
    for source in SOURCES.glob("*.js"):
        shutil.copy(source, FOLDER)


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise KartaroError("bench-needs-node")
    return found


def play(plan: Plan) -> Result:
    """The load, on a new server."""
    with running_peer() as server:
        sizes = (server.port, server.pid, plan.tables, plan.seconds, plan.warm_up)
        command = [program("node"), "load.js", *map(str, sizes)]
        out = subprocess.run(command, cwd=FOLDER, check=True, capture_output=True, text=True).stdout  # noqa: S603 - likewise
    return Result(**json.loads(out))


@contextlib.contextmanager
def running_peer() -> Iterator[Running]:
    """The server, for as long as it is needed."""
    environment = {**os.environ, "NODE_ENV": "production"}
    command = [program("node"), "server.js"]
    with subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=subprocess.PIPE) as process:  # noqa: S603 - likewise
        try:
            assert process.stdout is not None  # noqa: S101 - for mypy
            yield Running(json.loads(process.stdout.readline())["port"], process.pid)
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(TIME_TO_LEAVE)
            process.kill()
