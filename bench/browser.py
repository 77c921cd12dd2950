"""Speed and size of the game in a browser, beside this machine's own: `kartaro bench browser [--json]`.

A site with compiled rules is written and served from this machine to a real Chromium. What is compared is the same
Python (`browser_work.py`), run here and in a worker of a page, in turns.
"""

from __future__ import annotations

import contextlib
import functools
import gzip
import http.server
import json as json_text
import threading
import time
import typing as t

from bench.clock import ROOT, give, held_to
from tests.web.python_in_browser import run_python
from tools.site import engine, writing

from bench import browser_work
from kartaro._speed import compiled
from kartaro.core.errors import KartaroError
from kartaro.locale import Speech

if t.TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Response

BARS = {
    "playouts_vs_native": (">=", 0.3),
    "search_vs_native": (">=", 0.3),
    "ready_s": ("<=", 4.5),
    "slowest_max_answer_s": ("<=", 1.0),
    "first_load_kb": ("<=", 120.0),
    "engine_mb": ("<=", 8.0),
    "worker_mb": ("<=", 150.0),
}
SITE = ROOT / "build/bench/site"
ROUNDS, REPEATS, DECISIONS = 12_000, 60, 30
"""Rounds of random play at once, how often that is timed, and decisions of `max`.

Browsers begin with code that was compiled in a hurry, and replace it while it runs: the first times show less than it
comes to.
"""
PATIENCE = 300_000
"""Milliseconds for anything in the browser."""
TEXT = ("text/", "application/json", "image/svg+xml")
MATCHES = """
import rehearsal
from kartaro.server.browser import running
page = rehearsal.MemoryPage()
tab = rehearsal.Tab(page, await running.begin(page, 0.0))
for _ in range({matches}):
    await tab.play(await tab.open("love-letter", ["easy", "hard", "medium"]))
len(page.events)
"""
say = Speech("en").say


def main(*, json: bool = False, turns: int = 3, matches: int = 100) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only the tests' environment has it
        from tests.web.chromium import launch  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise KartaroError("bench-needs-browser") from error
    made = engine.built(lambda _: None)
    written = writing.write(SITE, (made.name, made.files), "", "")
    with served(SITE) as address, sync_playwright() as playwright, contextlib.closing(launch(playwright)) as browser:
        context = browser.new_context(locale="en-GB")
        context.set_default_timeout(PATIENCE)
        figures = measure(context, address, turns, matches)
    nets = sum(path.stat().st_size for path in SITE.glob("engine/*/nets.zip*"))  # fetched later, while somebody plays
    figures |= {"engine_mb": (written.engine_bytes - nets) / 1e6, "nets_mb": nets / 1e6}
    figures |= {"compiled": not made.uncompiled, "turns": turns}
    figures["bars"] = held_to(BARS, figures)
    give(figures, json=json)
    return 0


@contextlib.contextmanager
def served(folder: Path) -> t.Iterator[str]:
    """A plain static host in a thread."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: t.Any) -> None:  # noqa: ANN401 - as the base class has it
            """Nothing."""

    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_address[1]}/"
    finally:
        host.shutdown()
        host.server_close()


def measure(context: BrowserContext, address: str, turns: int, matches: int) -> dict[str, t.Any]:
    page = context.new_page()
    first_load = load_bytes(page, address)
    native: dict[str, float] = {}
    there: dict[str, float] = {}
    slowest: dict[str, float] = {}
    for _ in range(turns):
        here = json_text.loads(browser_work.measured(ROUNDS, REPEATS, 1))
        found = run_python(page, SITE, text_of("bench/browser_work.py"), work_code(ROUNDS, REPEATS, DECISIONS))
        answer = json_text.loads(found["found"])
        for name in ("playouts", "simulations"):
            native[name] = max(native.get(name, 0.0), here[name])
            there[name] = max(there.get(name, 0.0), answer[name])
        slowest = {game: min(slowest.get(game, seconds), seconds) for game, seconds in answer["slowest"].items()}
    played = run_python(page, SITE, text_of("tools/site/rehearsal.py"), rehearsal_code(matches))
    ready_seconds(page, address)
    return {
        "playouts_vs_native": there["playouts"] / native["playouts"],
        "search_vs_native": there["simulations"] / native["simulations"],
        "ready_s": min(ready_seconds(context.new_page(), address) for _ in range(turns)),
        "slowest_max_answer_s": max(slowest.values()),
        "slowest_by_game_s": slowest,
        "first_load_kb": first_load / 1000,
        "worker_mb": played["bytes"] / 1e6,
        "matches": matches,
        "playouts_per_s": there["playouts"],
        "native_playouts_per_s": native["playouts"],
    }


def text_of(path: str) -> dict[str, str]:
    return {path: (ROOT / path).read_text("utf-8")}


def work_code(rounds: int, turns: int, moves: int) -> str:
    return f"from bench.browser_work import measured\nmeasured({rounds}, {turns}, {moves})"


def rehearsal_code(matches: int) -> str:
    return 'import sys\nsys.path.insert(0, "/packages/tools/site")\n' + MATCHES.format(matches=matches)


def load_bytes(page: Page, address: str) -> int:
    """Everything that is loaded until the first screen is there, text packed as most hosts do it."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright wants a function
    page.goto(address)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    return sum(map(sent_bytes, answers))


def sent_bytes(answer: Response) -> int:
    body = answer.body()
    return len(gzip.compress(body) if answer.headers["content-type"].startswith(TEXT) else body)


def ready_seconds(page: Page, address: str) -> float:
    """From the wish to play until there is a table; what was loaded before is kept."""
    page.goto(f"{address}#/new?game=love-letter")
    button = page.get_by_role("button", name=say("page-play-now"), exact=True)
    button.wait_for()
    begun = time.monotonic()
    button.click()
    page.wait_for_url("**/t/here-*")
    seconds = time.monotonic() - begun
    page.close()
    return seconds
