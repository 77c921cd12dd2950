"""The whole game in a browser, from a static host: played without a network, killed, followed, and updated."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import threading
import typing as t
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Error, expect
from tests.scale import LONG
from tests.web.axe import violations
from tests.web.person import PHONE, Person, say
from tests.web.playing import Player, play
from tests.web.site import ANOTHER, CONTROLLED, SLOW, StaticHost, begin, keep, written_site

from kartaro.cli import main
from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = ("love-letter", "hanamikoji", "spicy")
PACKED = ("image.zip.gz", "pyodide.asm.wasm.gz", "python_stdlib.zip.gz")
LATER = "nets.zip.gz"
"""Fetched by the worker that thinks; by then the service worker may do that, whose requests are not seen here."""
in_full = pytest.mark.skipif(not LONG, reason="takes its time: in full only")


@pytest.mark.parametrize("game", GAMES if LONG else GAMES[:1])
def test_without_a_network_a_match_is_played_looked_at_and_proven(
    ada: Person, host: StaticHost, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert not fetched_parts(ada), "before somebody plays"
    table = begin(ada, game)
    keep(ada)
    assert fetched_parts(ada) - {LATER} == set(PACKED)
    ada.asked_for.clear()
    host.stop()
    ada.page.reload()
    expect(ada.hand()).to_be_visible(timeout=SLOW)
    assert ada.table() == table
    assert violations(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play(Player(ada, Generator(3)))
    assert not fetched_parts(ada), "it is kept"
    ada.page.get_by_role("link", name=say("page-replay"), exact=True).click()
    if LONG:  # interpreted, a search takes too long
        ada.page.get_by_role("tab", name=say("page-replay-analysis")).click()
        expect(ada.page.get_by_role("tabpanel").locator("figure, svg").first).to_be_visible(timeout=SLOW)
        assert violations(ada.page) == []
    ada.page.get_by_role("tab", name=say("page-replay-fair")).click()
    expect(ada.page.get_by_text(say("page-fair-here"))).to_be_visible()
    expect(ada.page.locator(".verdict.bad")).to_have_count(0)
    with ada.page.expect_download() as download:
        ada.button("page-fair-download").click()
    for command in ("replay", "verify"):
        assert main([command, str(download.value.path())]) == 0
    assert table in capsys.readouterr().out, "the match that was verified"
    ada.go("/")
    ada.speak("it")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("page-which-game"))
    expect(ada.page.get_by_text(ada.say("page-lead-here"))).to_be_visible()
    links = ada.page.eval_on_selector_all("a[href]", "all => all.map((one) => one.getAttribute('href'))")
    assert {link[:2] for link in links} <= {"#/", "ht"}


def fetched_parts(person: Person) -> set[str]:
    """The packed parts of the engine that came over the network."""
    return {address.split("/")[-1] for address in person.asked_for if address.endswith(".gz")}


def test_a_tab_that_is_killed_loses_nothing_and_a_second_one_follows_and_takes_over(ada: Person) -> None:
    table = begin(ada)
    play(Player(ada, Generator(5)), until=lambda: bool(ada.asked()))
    asked, cards = ada.asked(), ada.cards()
    first, second = ada.page, ada.context.new_page()
    ada.page = second
    ada.go("/last")  # where an installed app opens
    expect(ada.hand()).to_be_visible(timeout=SLOW)
    assert (ada.asked(), ada.cards()) == (asked, cards)
    play(Player(ada, Generator(7)), until=lambda: ada.is_over() or ada.asked() not in {"", asked})
    followed = first.locator("[data-result]" if ada.is_over() else f"[data-asked='{ada.asked()}']")
    expect(followed).to_be_attached()
    asked, cards = ada.asked(), ada.cards()
    kill(first)  # the engine was there, and ends with it
    expect(ada.hand()).to_be_visible(timeout=SLOW)
    assert (ada.asked(), ada.cards()) == (asked, cards)
    play(Player(ada, Generator(6)), until=lambda: ada.is_over() or ada.asked() not in {"", asked})
    assert ada.table() == table


def kill(page: Page) -> None:
    """Its process ends at once, as if the system had ended it."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")
    page.close()


def test_an_address_that_leads_nowhere_says_so_and_leads_back(ada: Person) -> None:
    for screen in ("/t/100%", "/replay/%E0%A4%A", "/t/elsewhere", "/%", "//["):
        ada.page.goto("about:blank")  # what follows a # loads no page
        ada.go(screen)
        expect(ada.page.get_by_role("alert")).to_be_visible()
        ada.page.get_by_role("link", name=say("page-to-lobby"), exact=True).click()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(say("page-which-game"))
    assert not fetched_parts(ada)


@in_full
def test_the_page_is_an_app_that_opens_at_the_last_table(ada: Person) -> None:
    ada.go("/last")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(say("page-which-game"))
    table = begin(ada)
    browser = ada.context.new_cdp_session(ada.page)
    manifest = browser.send("Page.getAppManifest")
    assert not manifest["errors"]
    ada.page.goto(urljoin(manifest["url"], json.loads(manifest["data"])["start_url"]))
    expect(ada.hand()).to_be_visible(timeout=SLOW)
    assert ada.table() == table
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {"in-incognito"}, "as every page of a test is"


class HalfHost(http.server.SimpleHTTPRequestHandler):
    """Sends half of the largest file, and the rest when it is told to."""

    go_on = threading.Event()

    def copyfile(self, source: t.Any, outputfile: t.Any) -> None:  # noqa: ANN401 - as the base class has it
        content = source.read()
        half = len(content) // 2 if self.path.endswith("wasm.gz") else len(content)
        outputfile.write(content[:half])
        outputfile.flush()
        if half < len(content):
            assert self.go_on.wait(SLOW / 1000)
        outputfile.write(content[half:])

    def log_message(self, *_: object) -> None:
        """Nothing."""


@in_full
def test_how_much_has_come_is_shown(browser: Browser) -> None:
    handler = functools.partial(HalfHost, directory=str(written_site()))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        ada = Person(browser, f"http://127.0.0.1:{host.server_address[1]}/#", "Ada", size=PHONE)
        ada.go("/new?game=love-letter")
        ada.button("page-play-now").click()
        bar = ada.page.locator("progress[value]")
        expect(bar).to_be_visible(timeout=SLOW)
        assert 0 < bar.evaluate("(one) => one.value / one.max") < 1
        assert violations(ada.page) == []
        HalfHost.go_on.set()
        expect(ada.hand()).to_be_visible(timeout=SLOW)
        ada.end()
        host.shutdown()


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
