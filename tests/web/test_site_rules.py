"""In a browser, the rules play the same moves, tell the same facts and hide the same cards as on this machine."""

from __future__ import annotations

import json
import tomllib
import typing as t
from pathlib import Path

import pytest
from tests.scale import LONG
from tests.web.python_in_browser import ROOT, run_python
from tests.web.rules_in_browser import Sizes, digests, report
from tests.web.site import StaticHost

if t.TYPE_CHECKING:
    from playwright.sync_api import Browser

SIZES = Sizes(20_000, 1, 8, 20) if LONG else Sizes(150, 12, 2, 1)
"""In full as many decisions as where two forms on this machine are compared, and all cases."""
PLACES = (
    "tests/*.py",
    "tests/contract/*.py",
    "tests/games/*/seen.py",
    "tests/web/rules_in_browser.py",
    "tests/scenarios/**/*.toml",
)


def modules() -> dict[str, str]:
    """What is not in the engine of a site: the tests, the reader of scenarios, and what Python reads TOML with."""
    own = {str(path.relative_to(ROOT)): path for place in PLACES for path in ROOT.glob(place)}
    reader = {f"kartaro/scenario/{path.name}": path for path in (ROOT / "src/kartaro/scenario").glob("*.py")}
    toml = {f"tomllib/{path.name}": path for path in Path(tomllib.__file__).parent.glob("*.py")}
    return {place: path.read_text("utf-8") for place, path in (own | reader | toml).items()}


@pytest.fixture(scope="module")
def there(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[dict[str, t.Any]]:
    """What it all comes to in a worker of a page."""
    host = StaticHost(tmp_path_factory.mktemp("host"))
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(host.address)
        code = f"from tests.web.rules_in_browser import report_text\nreport_text(*{tuple(SIZES)})"
        yield json.loads(run_python(page, host.site, modules(), code)["found"])
    finally:
        context.close()
        host.stop()


@pytest.fixture(scope="module")
def here() -> dict[str, t.Any]:
    return t.cast("dict[str, t.Any]", json.loads(json.dumps(report(SIZES))))


def test_the_same_is_played_and_told_in_every_edition(there: dict[str, t.Any], here: dict[str, t.Any]) -> None:
    assert there["compiled"] == LONG
    assert there["digests"] == here["digests"]
    assert len({json.dumps(one) for one in here["digests"].values()}) == len(here["digests"]) > 5


def test_a_difference_would_be_seen(here: dict[str, t.Any]) -> None:
    assert digests(SIZES.decisions - 10) != here["digests"]


def test_scenarios_hold(there: dict[str, t.Any], here: dict[str, t.Any]) -> None:
    assert there["scenarios"] == here["scenarios"]
    assert {len(found) for found in there["scenarios"].values()} == {1}, "no differences"
    assert {name[:2] for name in there["scenarios"]} == {"LL", "HK", "SP"}


def test_what_a_seat_cannot_see_makes_no_difference_to_it(there: dict[str, t.Any], here: dict[str, t.Any]) -> None:
    assert there["noninterference"] == here["noninterference"]
    assert len(there["noninterference"]) == 3
    assert all(count["compared"] > 10 for count in there["noninterference"].values())


def test_nets_think_the_same(there: dict[str, t.Any], here: dict[str, t.Any]) -> None:
    """Within rounding: exponentials are another library's there."""
    assert there["nets"].keys() == here["nets"].keys()
    for game, chances in here["nets"].items():
        assert there["nets"][game] == pytest.approx(chances, rel=1e-9)
        assert len({round(chance, 6) for chance in chances}) > 20
