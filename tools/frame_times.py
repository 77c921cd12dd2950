"""How evenly scenes are drawn: the times between frames while a challenge is staged, by the browser's own trace.

`python tools/frame_times.py`, in an environment where `./test` has run. On an idle machine the median must be at most
17 ms, and 95 of 100 frames must come within 50.
"""

from __future__ import annotations

import itertools
import json
import re
import statistics
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1])]

from playwright.sync_api import expect, sync_playwright  # noqa: E402 - the root is on no path else
from tests.server.driving import Server  # noqa: E402
from tests.web.chromium import launch  # noqa: E402
from tests.web.person import Person  # noqa: E402

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
STILL = 200
"""Milliseconds: where nothing moves, no frame is drawn, and that is no delay."""
CHALLENGES = 3
STAGED = {"reduced_motion": "no-preference", "preferences": {"pace": "normal", "steady": 0}}


def drawn(trace: bytes) -> list[float]:
    """Milliseconds between frames that were drawn one after the other."""
    events = json.loads(trace)["traceEvents"]
    times = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    return [after - before for before, after in itertools.pairwise(times) if after - before < STILL]


def challenge(ada: Person, ben: Person) -> None:
    """Ada plays a card, Ben challenges it, and the scene is played to its end."""
    table = ada.open_table("spicy", starts=True)
    ben.sit(table)
    ada.start()
    expect(ada.page.locator("[data-asked]")).to_be_visible()
    ada.page.locator("[data-hand]:enabled").first.click()
    ada.page.locator("[data-asked] [data-answer]").first.click()
    expect(ben.page.locator("[data-asked]")).to_be_visible()
    ada.page.bring_to_front()
    ben.page.locator("[data-asked]").get_by_role("button", name=re.compile("number", re.IGNORECASE)).first.click()
    expect(ada.page.locator("[data-stamp]")).to_be_visible()
    expect(ada.page.locator("[data-stage]")).to_have_count(0)


def main() -> None:
    found: list[float] = []
    server = Server(Path(tempfile.mkdtemp()) / "tables", pace=0.0, generous=True).start()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for _ in range(CHALLENGES):
                ada, ben = (Person(browser, server.base, name, **STAGED) for name in ("Ada", "Ben"))
                browser.start_tracing(page=ada.page, categories=CATEGORIES)
                challenge(ada, ben)
                found += drawn(browser.stop_tracing())
                ada.context.close()
                ben.context.close()
            browser.close()
    finally:
        server.end()
    found.sort()
    late = found[int(len(found) * 0.95)]
    print(f"{len(found)} frames: median {statistics.median(found):.1f} ms, 95 of 100 within {late:.1f} ms")  # noqa: T201


if __name__ == "__main__":
    main()
