"""People who play in their own browser: at one device, for the first time, where nothing is kept, beside a server."""

from __future__ import annotations

import typing as t

import pytest
from playwright.sync_api import Error, expect
from tests.scale import LONG
from tests.server.driving import Server
from tests.web.axe import violations
from tests.web.person import PHONE, Person, say
from tests.web.playing import Player, play
from tests.web.site import SLOW, StaticHost, begin, keep, written_site
from tests.web.test_people import AtOneDevice
from tests.web.test_reading import begin_lesson, play_to_the_end

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

in_full = pytest.mark.skipif(not LONG, reason="takes its time: in full only")
FULL = """const addTo = IDBObjectStore.prototype.add;
let isFull = false;
new BroadcastChannel("full").onmessage = () => (isFull = true);
IDBObjectStore.prototype.add = function (...what) {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return addTo.apply(this, what);
};
"""
"""A database that is full once it is told so: Chromium holds private windows to no limit that a test could reach."""
DENIED = """IDBFactory.prototype.open = () => {
    throw new DOMException("denied", "SecurityError");
};
"""
NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
    get() {
        throw new DOMException("denied", "SecurityError");
    },
});
"""
FOREIGN = """(version) => new Promise((resolve, reject) => {
    const home = new URL(".", document.baseURI).href;
    const request = indexedDB.open(`kartaro-here ${home}`, version);
    request.onupgradeneeded = () => request.result.createObjectStore("matches").put("a match", "of tomorrow");
    request.onsuccess = () => (request.result.close(), resolve());
    request.onerror = () => reject(request.error);
})"""
"""What a version of tomorrow, or something else, has left in this browser."""
EVICT = """() => new Promise((resolve, reject) => {
    const request = indexedDB.open(`kartaro-here ${new URL(".", document.baseURI).href}`);
    request.onsuccess = () => {
        const database = request.result;
        const change = database.transaction(["tables", "events"], "readwrite");
        for (const name of ["tables", "events"]) change.objectStore(name).clear();
        change.oncomplete = () => (database.close(), resolve());
    };
    request.onerror = () => reject(request.error);
})"""
"""The browser needs the room for something else."""
STILL_THERE = """() => new Promise((resolve, reject) => {
    const request = indexedDB.open(`kartaro-here ${new URL(".", document.baseURI).href}`);
    request.onsuccess = () => {
        const found = request.result.transaction("matches").objectStore("matches").get("of tomorrow");
        found.onsuccess = () => (request.result.close(), resolve(found.result));
    };
    request.onerror = () => reject(request.error);
})"""


@in_full
def test_without_a_network_two_play_at_one_device(ada: Person, host: StaticHost) -> None:
    begin(ada)
    keep(ada)
    host.stop()
    ada.go("/new?game=love-letter")
    ada.choose(say("page-with-whom"), say("page-at-one-device"))
    ada.choose(say("page-how-many"), "2")
    expect(ada.page.get_by_text(say("page-friends-here"))).to_be_visible()
    expect(ada.page.get_by_role("link", name="kartaro.example")).to_be_visible()
    assert violations(ada.page) == []
    ada.field(say("page-your-name")).fill("Ada")
    ada.field(say("page-name-of", number=2)).fill("Ben")
    ada.page.get_by_text(say("page-rules-of-table")).click()
    ada.set_option("love-letter", "tokens_to_win", "2")
    ada.button("page-play-now").click()
    both = AtOneDevice(ada)
    play(both, until=lambda: ada.is_over() or len(both.handed_to) > 0)
    play(both)
    assert {*both.handed_to} == {"Ada", "Ben"}


@in_full
def test_without_a_network_a_first_game_is_explained_and_counted(ada: Person, host: StaticHost) -> None:
    begin(ada)
    keep(ada)
    host.stop()
    begin_lesson(ada, "hanamikoji")
    assert violations(ada.page) == []
    assert say("page-learn-over") in play_to_the_end(ada)
    ada.go("/mine")
    expect(ada.page.locator(".recent li")).to_have_count(1)
    ada.go("/learn")
    ada.page.reload()
    expect(ada.page.locator("li[data-game=hanamikoji]")).to_be_visible()


# Where nothing is kept


def change_worker(host: StaticHost, code: str) -> None:
    (worker,) = host.site.glob("assets/worker-*.js")
    worker.write_text(code + worker.read_text("utf-8"), "utf-8")


def expect_trouble(ada: Person, why: str) -> None:
    expect(ada.page.get_by_role("alert")).to_contain_text(say("page-here-not-kept", why=why))
    assert violations(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.page.get_by_role("alert").get_by_role("button").click()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


@in_full
def test_where_there_is_no_room_it_is_said_and_play_goes_on(ada: Person, host: StaticHost) -> None:
    change_worker(host, FULL)
    begin(ada)
    ada.page.evaluate("new BroadcastChannel('full').postMessage('')")
    play(Player(ada, Generator(7)), until=lambda: ada.page.get_by_role("alert").count() > 0)
    expect_trouble(ada, "full")
    play(Player(ada, Generator(8)))


@in_full
def test_where_nothing_may_be_kept_it_is_said_and_a_match_is_played(ada: Person, host: StaticHost) -> None:
    change_worker(host, DENIED)
    (host.site / "denied.js").write_text(NOTHING_KEPT, "utf-8")
    index = host.site / "index.html"
    script = '<head><script src="./denied.js"></script>'
    index.write_text(index.read_text("utf-8").replace("<head>", script, 1), "utf-8")
    begin(ada)
    with pytest.raises(Error, match="denied"):
        ada.page.evaluate("localStorage.length")
    expect_trouble(ada, "denied")
    play(Player(ada, Generator(8)))


@in_full
def test_what_a_browser_has_thrown_away_is_said_to_be_lost_and_play_goes_on(ada: Person) -> None:
    begin(ada)
    ada.page.evaluate(EVICT)
    play(Player(ada, Generator(7)), until=lambda: ada.page.get_by_role("alert").count() > 0)
    expect_trouble(ada, "lost")
    play(Player(ada, Generator(8)))


@in_full
@pytest.mark.parametrize("version", [1, 99])
def test_a_foreign_database_is_left_alone_and_a_match_is_played(ada: Person, version: int) -> None:
    ada.go("/")
    ada.page.evaluate(FOREIGN, version)
    begin(ada)
    expect_trouble(ada, "foreign")
    play(Player(ada, Generator(8)))
    assert ada.page.evaluate(STILL_THERE) == "a match"


# Beside a server


@in_full
def test_an_app_from_a_server_goes_on_here_when_the_server_is_out_of_reach(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", generous=True, variables={"KARTARO_SITE": str(written_site())})
    server.start()
    ada = Person(browser, server.base, "Ada", size=PHONE)
    try:
        play_at_the_server(ada)
        ada.go("/new?game=love-letter")
        ada.choose(say("page-where"), say("page-here"))
        assert violations(ada.page) == []
        ada.choose(say("page-how-many"), "2")
        ada.choose(say("page-how-strong"), say("page-level-easy"))
        ada.button("page-play-now").click()
        expect(ada.hand()).to_be_visible(timeout=SLOW)
        keep(ada)
        table = ada.table()
        server.kill()
        ada.page.reload()
        expect(ada.hand()).to_be_visible(timeout=SLOW)
        assert ada.table() == table
        assert table.startswith("here-")
        play(Player(ada, Generator(3)))
        ada.go("/mine")
        expect(ada.page.locator(".recent li")).to_have_count(2)
        replays = ada.page.locator(".recent a").evaluate_all("(all) => all.map((one) => one.href.includes('here-'))")
        assert replays == [True, False], "the newest first"
        ada.complaints.clear()  # of a server that cannot be reached
    finally:
        server.end()
        ada.end()


def play_at_the_server(ada: Person) -> None:
    """A short match, in which the bot may be the one that wins."""
    ada.go("/new?game=love-letter")
    ada.choose(say("page-how-many"), "2")
    ada.choose(say("page-how-strong"), say("page-level-easy"))
    ada.field(say("page-your-name")).fill("Ada")
    ada.page.get_by_text(say("page-rules-of-table")).click()
    ada.set_option("love-letter", "tokens_to_win", "1")
    ada.button("page-play-now").click()
    ada.see_table()
    assert not ada.table().startswith("here-")
    play(Player(ada, Generator(4)))
