"""How evenly scenes are drawn: the times between frames while they are staged, by the browser's own trace.

`python tools/frame_times.py`, in an environment where `./test` has run; half a minute. A challenge and the end of a
round, several times. On an idle machine the median must be at most 17 ms, and 95 of 100 frames must come within 50.
"""

from __future__ import annotations

import itertools
import json
import statistics
import sys
import tempfile
import typing as t
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1])]

from playwright.sync_api import expect, sync_playwright  # noqa: E402 - the root is on no path else
from tests.server.driving import Server  # noqa: E402
from tests.web.chromium import launch  # noqa: E402
from tests.web.person import Person  # noqa: E402
from tests.web.staging import Staged  # noqa: E402

if t.TYPE_CHECKING:
    from playwright.sync_api import Browser

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
STILL = 200
"""Milliseconds: where nothing moves, no frame is drawn, and that is no delay."""
TIMES = 3
STAGED = {"reduced_motion": "no-preference", "preferences": {"pace": "normal", "steady": 0}}


class Scene(t.NamedTuple):
    """What is played from a position, and what is seen when it is over."""

    game: str
    position: str
    moves: tuple[str, ...]
    over: str


SCENES = {
    "a challenge": Scene(
        "spicy",
        "a{c3,c7,w2,p9,nw,w9} b{?*6} c{?*6} deck[?*40] stack[?*3,w5] top:b=c8 turn:b step:played window:3 owes:a,c",
        ("c: challenge number #3", "a: let go #3"),
        ".own",
    ),
    "the end of a round": Scene(
        "love-letter",
        "a{priest} b{guard,prince} c{princess} fb<spy,guard> fc<handmaid> deck[] aside(king) tok:a1,b2,c0 turn:b",
        ("b: guard a baron",),
        "[data-ended]",
    ),
}


def drawn(trace: bytes) -> list[float]:
    """Milliseconds between frames that were drawn one after the other."""
    events = json.loads(trace)["traceEvents"]
    times = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    return [after - before for before, after in itertools.pairwise(times) if after - before < STILL]


def frames(browser: Browser, ada: Person, scene: Scene) -> list[float]:
    """While a scene is played, from its first card to its end."""
    staged = Staged(ada, scene.game, scene.position, seats=3).open()
    ada.page.wait_for_load_state("networkidle")
    browser.start_tracing(page=ada.page, categories=CATEGORIES)
    staged.play(*scene.moves)
    expect(ada.page.locator("[data-stage]")).to_be_visible()
    expect(ada.page.locator("[data-stage]")).to_have_count(0)
    expect(ada.page.locator(scene.over)).to_be_visible()
    return drawn(browser.stop_tracing())


def report(name: str, found: list[float]) -> None:
    found = sorted(found)
    late = found[int(len(found) * 0.95)]
    print(f"{name}: {len(found)} frames, median {statistics.median(found):.1f} ms, 95 of 100 within {late:.1f} ms")  # noqa: T201


def main() -> None:
    everything: list[float] = []
    server = Server(Path(tempfile.mkdtemp()) / "tables", pace=0.0, generous=True).start()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for name, scene in SCENES.items():
                found: list[float] = []
                for _ in range(TIMES):
                    ada = Person(browser, server.base, "Ada", **STAGED)
                    found += frames(browser, ada, scene)
                    ada.context.close()
                report(name, found)
                everything += found
            browser.close()
    finally:
        server.end()
    report("together", everything)


if __name__ == "__main__":
    main()
