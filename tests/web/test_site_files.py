"""Files that come into a browser that plays by itself, and leave it: all of its games, and records."""

from __future__ import annotations

import json
import typing as t

import pytest
from playwright.sync_api import expect
from tests.fairness.fair_matches import PLEDGES, finished, new_host, play_on
from tests.scale import LONG
from tests.web.axe import violations
from tests.web.person import Person, say
from tests.web.site import SLOW, StaticHost, begin, keep

from kartaro.core.errors import BadRecord
from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.server.browser.opening import contents

if t.TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

in_full = pytest.mark.skipif(not LONG, reason="takes its time: in full only")
HANAMIKOJI = game_named("hanamikoji")


@in_full
def test_files_that_are_none_change_nothing_and_another_browser_takes_over(
    ada: Person, browser: Browser, tmp_path: Path
) -> None:
    table = begin(ada)
    ada.go("/mine")
    with ada.page.expect_download() as download:
        ada.button("page-mine-export").click()
    whole = json.loads(download.value.path().read_text("utf-8"))
    assert list(whole["tables"]) == [table]
    other = Person(browser, ada.address, "Bea")
    other.go("/mine")
    bad = {"a": "rubbish", "b": '{"kartaro": 99, "games": []}', "c": json.dumps({**whole, "tables": {table: [1]}})}
    codes = {"a": "import-foreign", "b": "import-newer", "c": "import-unreadable"}
    for name, text in bad.items():
        give(other, tmp_path / f"{name}.json", text)
        message = say(f"error-{codes[name]}", table=table)
        expect(other.page.get_by_role("alert")).to_contain_text(message, timeout=SLOW)
    give(other, tmp_path / "good.json", json.dumps(whole))
    expect(other.page.get_by_role("alert")).to_have_count(0)
    expect(other.page.locator("[data-imported]")).to_be_visible(timeout=SLOW)
    assert violations(other.page) == []
    other.go(f"/t/{table}")
    expect(other.hand()).to_be_visible(timeout=SLOW)
    other.end()


def give(person: Person, path: Path, text: str, *, to: str = "import") -> None:
    path.write_text(text, "utf-8")
    person.page.locator(f"input[data-{to}]").set_input_files(path)


def record_of_a_terminal() -> str:
    """Of one person with a bot, as `kartaro play` writes it."""
    host = new_host(HANAMIKOJI.edition(), 2)
    host.note(1, "bot easy")
    return play_on(host).record()


@in_full
def test_without_a_network_a_record_of_a_terminal_is_opened_looked_at_and_tried_again(
    ada: Person, host: StaticHost, tmp_path: Path
) -> None:
    begin(ada)
    keep(ada)
    host.stop()
    ada.go("/mine")
    text = record_of_a_terminal()
    give(ada, tmp_path / "game.record", text, to="record")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(
        say("page-replay-of", game=say("hanamikoji-name")), timeout=SLOW
    )
    ada.page.get_by_role("tab", name=say("page-replay-analysis")).click()
    expect(ada.page.get_by_role("tabpanel").locator("svg").first).to_be_visible(timeout=SLOW)
    ada.page.get_by_role("tab", name=say("page-replay-fair")).click()
    expect(ada.page.locator(".verdict:not(.bad)")).to_be_visible()
    expect(ada.page.get_by_text(say("page-fair-here"))).to_have_count(0)
    with ada.page.expect_download() as download:
        ada.button("page-fair-download").click()
    assert download.value.path().read_text("utf-8") == text
    again = ada.page.locator("[data-try-again]")
    while again.is_disabled():
        ada.page.get_by_role("slider").press("ArrowRight")
    again.click()
    expect(ada.hand()).to_be_visible(timeout=SLOW)


@in_full
def test_a_file_that_is_no_sound_record_is_refused_in_words_and_changes_nothing(ada: Person, tmp_path: Path) -> None:
    ada.go("/mine")
    good = record_of_a_terminal()
    give(ada, tmp_path / "good.record", good, to="record")
    expect(ada.page.get_by_role("slider")).to_be_visible(timeout=SLOW)
    ada.go("/mine")
    bad = (
        "rubbish",
        good[:-20],
        play_on(new_host(HANAMIKOJI.edition(), 2), 3).record(),
        finished(Match(HANAMIKOJI, HANAMIKOJI.edition(), 2), PLEDGES),
    )
    for language in ("en", "id", "it", "eo"):
        ada.speak(language)
        for number, text in enumerate(bad):
            with pytest.raises(BadRecord) as refused:
                contents(text)
            give(ada, tmp_path / f"{number}.record", text, to="record")
            words = ada.say(f"error-{refused.value.code}", **refused.value.arguments)
            expect(ada.page.get_by_role("alert")).to_contain_text(words)
    expect(ada.page.locator(".recent li")).to_have_count(1)
    assert violations(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
