"""Finds and starts the Chromium of the tests. As a command, says whether there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import typing as t
from pathlib import Path

if t.TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).parents[2]
INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FROM_NPM = ROOT / "build/chromium/chromium"
FLAGS = (
    "--no-sandbox",  # root has none; nothing but our own page is shown
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # nothing elsewhere can be found
    "--disable-features=LocalNetworkAccessChecks",  # a page that a test hands in itself may ask our server
)
SLOWEST_START = 60


def find() -> str:
    """The first that starts, or ""."""
    named = os.environ.get("KARTARO_CHROMIUM")
    places = [named] if named else [*map(shutil.which, INSTALLED), str(FROM_NPM)]
    return next((place for place in places if place and starts(place)), "")


def starts(place: str) -> bool:
    """Whether it starts: on some systems `chromium` only prints how to install it."""
    try:
        done = subprocess.run([place, "--version"], capture_output=True, timeout=SLOWEST_START, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def launch(playwright: Playwright) -> Browser:
    place = find()
    assert place, "there is no Chromium: ./test gets one, or name yours: KARTARO_CHROMIUM=/path/to/it"
    return playwright.chromium.launch(executable_path=place, args=list(FLAGS))


if __name__ == "__main__":
    sys.exit(0 if find() else 1)
