"""Accessibility problems of a screen, found by axe-core."""

from __future__ import annotations

import functools
import typing as t
from pathlib import Path

if t.TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
    const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (await frame(); document.getAnimations().some(ends); await frame()); // a colour on its way is none
    return (await axe.run(document, { resultTypes: ["violations"] })).violations;
}"""


@functools.cache
def script() -> str:
    return SCRIPT.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """One line for each: the rule, and where it is violated."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script())
    found: list[dict[str, t.Any]] = page.evaluate(RUN)
    return [
        f"{rule['id']}: {node['target']} {node['html'][:200]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
