"""The whole game in a browser, from a static host: played without a network, killed, followed, moved, and updated."""

from __future__ import annotations

import json
import typing as t

import pytest
from playwright.sync_api import expect
from tests.scale import LONG
from tests.web.axe import violations
from tests.web.person import Person, say
from tests.web.playing import Player, play
from tests.web.site import ANOTHER, CONTROLLED, SLOW, StaticHost, begin, keep

from kartaro.core.generator import Generator
from kartaro.record import read_record
from kartaro.verify import prove

if t.TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

GAMES = ("love-letter", "hanamikoji", "spicy")
in_full = pytest.mark.skipif(not LONG, reason="takes its time: in full only")


@pytest.mark.parametrize("game", GAMES if LONG else GAMES[:1])
def test_without_a_network_a_match_is_played_looked_at_and_proven(ada: Person, host: StaticHost, game: str) -> None:
    table = begin(ada, game)
    keep(ada)
    host.stop()
    ada.page.reload()
    expect(ada.hand()).to_be_visible(timeout=SLOW)
    assert ada.table() == table
    assert violations(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play(Player(ada, Generator(3)))
    ada.page.get_by_role("link", name=say("page-replay"), exact=True).click()
    ada.page.get_by_role("tab", name=say("page-replay-fair")).click()
    expect(ada.page.get_by_text(say("page-fair-here"))).to_be_visible()
    expect(ada.page.locator(".verdict.bad")).to_have_count(0)
    with ada.page.expect_download() as download:
        ada.button("page-fair-download").click()
    record = read_record(download.value.path().read_text("utf-8"))
    assert record.match.over()
    prove(record)
    ada.go("/")
    ada.speak("it")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("page-which-game"))
    expect(ada.page.get_by_text(ada.say("page-lead-here"))).to_be_visible()
    links = ada.page.eval_on_selector_all("a[href]", "all => all.map((one) => one.getAttribute('href'))")
    assert {link[:2] for link in links} <= {"#/", "ht"}


def test_a_tab_that_is_killed_loses_nothing_and_a_second_one_follows_and_takes_over(ada: Person) -> None:
    table = begin(ada)
    play(Player(ada, Generator(5)), until=lambda: bool(ada.asked()))
    asked, cards = ada.asked(), ada.cards()
    first, second = ada.page, ada.context.new_page()
    ada.page = second
    ada.go("/last")  # where an installed app opens
    expect(ada.hand()).to_be_visible(timeout=SLOW)
    assert (ada.asked(), ada.cards()) == (asked, cards)
    assert len(second.context.pages) == 2
    first.close()  # the engine was there, and ends with it
    play(Player(ada, Generator(6)), until=lambda: ada.is_over() or ada.asked() not in {"", asked})
    assert ada.table() == table


@in_full
def test_a_new_version_is_offered_and_taken_when_one_wants_it_and_is_there_without_a_network(
    ada: Person, host: StaticHost
) -> None:
    table = begin(ada)
    keep(ada)
    play(Player(ada, Generator(9)), until=lambda: bool(ada.asked()))
    cards = ada.cards()
    other = ada.context.new_page()
    other.goto(f"{ada.address}/rules")
    other.wait_for_function(CONTROLLED)
    other.evaluate("window.isOld = true")
    host.release()
    ada.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    expect(ada.button("page-update")).to_be_visible(timeout=SLOW)
    assert ada.cards() == cards
    assert other.evaluate("window.isOld")
    ada.button("page-update").click()
    expect(ada.button("page-update")).to_have_count(0)
    expect(ada.page.locator(f"html[data-engine*={ANOTHER}]")).to_be_attached()
    other.wait_for_function("!window.isOld")
    host.stop()
    ada.page.reload()
    expect(ada.hand()).to_be_visible(timeout=SLOW)
    assert (ada.table(), ada.cards()) == (table, cards)


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
    other.go(f"/t/{table}")
    expect(other.hand()).to_be_visible(timeout=SLOW)
    other.end()


def give(person: Person, path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    person.page.locator("input[type=file]").set_input_files(path)


@pytest.mark.skipif(not LONG, reason="interpreted, a search takes too long: in full only")
def test_a_match_is_analysed(ada: Person) -> None:
    begin(ada)
    play(Player(ada, Generator(11)))
    ada.page.get_by_role("link", name=say("page-replay"), exact=True).click()
    ada.page.get_by_role("tab", name=say("page-replay-analysis")).click()
    expect(ada.page.get_by_text(say("analysis-costliest")).or_(ada.page.locator("figure"))).to_be_visible(timeout=SLOW)
