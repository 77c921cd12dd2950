"""In a browser, the rules play the same moves and tell the same facts from the same seed as here."""

from __future__ import annotations

import json
import typing as t

from tests.contract import fingerprint
from tests.random_play import editions
from tests.scale import LONG, times
from tests.web.python_in_browser import run_python
from tests.web.site import StaticHost

if t.TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

MODULES = ("tests/contract/fingerprint.py", "tests/random_play.py", "tests/rewind.py", "tests/scale.py")
CODE = """
import json
from tests.contract.fingerprint import report
from kartaro._speed import compiled
json.dumps([compiled(), [report(game, edition, decisions) for game, edition, decisions in json.loads({wishes!r})]])
"""


def test_the_same_is_played_in_a_browser(browser: Browser, tmp_path: Path) -> None:
    """A few decisions of every edition; in full as many as where two forms on this machine are compared."""
    decisions = times(150, 20_000)
    wishes = [(one.game.name, one.edition.name, decisions) for one in editions()]
    host = StaticHost(tmp_path)
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(host.address)
        found = run_python(page, host.site, MODULES, CODE.format(wishes=json.dumps(wishes)))
    finally:
        context.close()
        host.stop()
    is_compiled, there = json.loads(found["found"])
    here = [json.loads(json.dumps(fingerprint.report(*wish))) for wish in wishes]
    assert there == here
    assert is_compiled == LONG
    assert len({json.dumps(one) for one in here}) == len(wishes) > 5


def test_a_difference_would_be_seen() -> None:
    one = editions()[0]
    words = one.game.name, one.edition.name
    assert fingerprint.report(*words, 150) != fingerprint.report(*words, 160)
