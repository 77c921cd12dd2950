"""A site as `kartaro site` writes it, on a plain static host below a path; it can be taken off the network."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
import typing as t
from pathlib import Path

from filelock import FileLock
from playwright.sync_api import expect
from tests.scale import LONG
from tests.web.person import Person, say

ROOT = Path(__file__).parents[2]
BELOW = "games/kartaro"
ANOTHER = "another-engine"
AT_ONCE = '<html data-pace="0" '
PORT = re.compile(r"port (\d+)")
SLOW = 60_000
"""Milliseconds until Python runs in a browser on a busy machine."""
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
UNTIL_ENGINE_IS_KEPT = """async (longest) => {
    for (const begun = Date.now(); Date.now() < begun + longest; ) {
        const names = (await caches.keys()).filter((name) => name.startsWith("kartaro-engine"));
        const kept = names.length ? await (await caches.open(names[0])).keys() : [];
        if (kept.length >= 7) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
}"""
"""Seven files: the last of them is fetched by the worker that thinks."""


@functools.cache
def written_site() -> Path:
    """Written once for all tests: in full the compiled form, by default the interpreted one, which needs no zig."""
    folder = ROOT / "build/site" / ("tests-compiled" if LONG else "tests-interpreted")
    form = {"KARTARO_COMPILED": ""} if LONG else {"KARTARO_COMPILED": "forbid"}
    folder.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(str(folder) + ".lock"):
        command = [sys.executable, "-m", "kartaro.cli", "site", str(folder), "--server", "https://kartaro.example"]
        done = subprocess.run(command, env={**os.environ, **form}, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder


class StaticHost:
    """`python -m http.server`, with the site below a path; its bots do not pause."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / BELOW
        shutil.copytree(written_site(), self.site)
        index = self.site / "index.html"
        index.write_text(index.read_text("utf-8").replace("<html ", AT_ONCE, 1), "utf-8")
        self.process = self.start("0")
        self.port = PORT.search(t.cast("t.IO[str]", self.process.stdout).readline())[1]  # type: ignore[index]

    def start(self, port: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-u", "-m", "http.server", port, "--bind", "127.0.0.1"]
        quiet = {"stderr": subprocess.DEVNULL, "stdout": subprocess.PIPE, "text": True}
        return subprocess.Popen([*command, "--directory", str(self.folder)], **quiet)  # type: ignore[call-overload,no-any-return]

    @property
    def address(self) -> str:
        """Of its screens."""
        return f"http://127.0.0.1:{self.port}/{BELOW}/#"

    def stop(self) -> None:
        """From now on nobody answers there."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def release(self) -> None:
        """A new version of the page, with another engine."""
        (engine,) = (self.site / "engine").iterdir()
        engine.rename(engine.with_name(ANOTHER))
        for file in (self.site / "index.html", self.site / "sw.js"):
            file.write_text(file.read_text("utf-8").replace(engine.name, ANOTHER), "utf-8")
        worker = self.site / "sw.js"
        worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "another"', worker.read_text("utf-8")), "utf-8")


def begin(person: Person, game: str = "love-letter") -> str:
    """A table with one easy bot."""
    person.go("/")
    person.page.get_by_role("link", name=say(f"{game}-name")).first.click()
    if game != "hanamikoji":
        person.choose(say("page-how-many"), "2")
    person.choose(say("page-how-strong"), say("page-level-easy"))
    person.field(say("page-your-name")).fill(person.name)
    person.button("page-play-now").click()
    expect(person.hand()).to_be_visible(timeout=SLOW)
    return person.table()


def keep(person: Person) -> None:
    """Until the browser has everything that it needs without a network."""
    person.page.wait_for_function(CONTROLLED)
    assert person.page.evaluate(UNTIL_ENGINE_IS_KEPT, SLOW)
