"""Python in a worker of a browser, with the engine of a site: for what is compared with this machine's own."""

from __future__ import annotations

import shutil
import typing as t
from pathlib import Path

if t.TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
WORKER = ROOT / "tools/site/python_worker.js"
RUN = """([files, code]) => new Promise((resolve) => {
    const folder = new URL(document.documentElement.dataset.engine, document.baseURI).href;
    const worker = new Worker(new URL("python_worker.js", document.baseURI), { type: "module" });
    worker.onmessage = ({ data }) => (worker.terminate(), resolve(data));
    worker.onerror = (event) => resolve({ error: event.message });
    worker.postMessage({ folder, files, code });
})"""


def run_python(page: Page, site: Path, files: t.Mapping[str, str], code: str) -> dict[str, t.Any]:
    """What the last expression comes to, and what it took; `page` shows the site, and `files` can be imported."""
    shutil.copyfile(WORKER, site / WORKER.name)
    answer = t.cast("dict[str, t.Any]", page.evaluate(RUN, [dict(files), code]))
    assert "error" not in answer, answer["error"]
    return answer
