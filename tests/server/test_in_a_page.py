"""A server as it runs in a page, with a page that is only memory: the same answers, and what a browser may do to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sqlite3
import typing as t

import pytest
from tests.server.test_samples import SAMPLES, TABLES
from tools.site.rehearsal import TOKEN, MemoryPage, Tab

from kartaro.record import read_record
from kartaro.server.browser import running, thinker, thoughts
from kartaro.server.browser.packing import packed, unpacked
from kartaro.server.browser.store import PageStore
from kartaro.server.tables.interfaces import Conflict, Overdue, Rest
from kartaro.server.wire import wire_of
from kartaro.verify import prove

Scene = t.Callable[[MemoryPage, Tab], t.Awaitable[None]]
GAMES = ("love-letter", "hanamikoji", "spicy")
EVERY_EVENT = "SELECT name, body FROM events JOIN tables ON id = table_id ORDER BY table_id, version"


@contextlib.asynccontextmanager
async def server(page: MemoryPage) -> t.AsyncIterator[Tab]:
    begun = await running.begin(page, 0.0)
    try:
        yield Tab(page, begun)
    finally:
        begun.lobby.stop()


def play(scene: Scene, page: MemoryPage | None = None) -> MemoryPage:
    async def act() -> MemoryPage:
        shown = page or MemoryPage()
        async with server(shown) as tab:
            await scene(shown, tab)
        return shown

    return asyncio.run(act())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_and_its_record_is_one(game: str) -> None:
    async def scene(_: MemoryPage, tab: Tab) -> None:
        table = await tab.open(game, ["easy"])
        await tab.play(table, hints=True)
        assert table.startswith(running.PREFIX)
        record = read_record(await tab.found(f"/tables/{table}/record"))
        assert record.match.over()
        prove(record)
        assert (await tab.found(f"/tables/{table}"))["phase"] == "over"
        assert await tab.found(f"/tables/{table}/analysis?seat=a")

    play(scene)


def test_a_match_is_tried_again_from_a_decision_on() -> None:
    async def scene(_: MemoryPage, tab: Tab) -> None:
        table = await tab.open("love-letter", ["easy"])
        await tab.play(table)
        frames = await tab.found(f"/tables/{table}/replay?seat=a")
        decision = next(number for number, frame in enumerate(frames) if frame["seat"] == 0)
        again = await tab.found(f"/tables/{table}/practice", {"decision": decision})
        shown = await tab.found(f"/tables/{again['table']}")
        assert (shown["practice"], shown["phase"], shown["you"]) == (table, "playing", [0])
        assert again["seat"] == 0

    play(scene)


def test_what_was_acknowledged_is_there_after_the_worker_is_gone() -> None:
    async def before(page: MemoryPage, tab: Tab) -> None:
        table = await tab.open("love-letter", ["easy"])
        await tab.play(table)
        page.table = table  # type: ignore[attr-defined]

    kept = play(before)
    again = MemoryPage()
    again.events = kept.events

    async def after(_: MemoryPage, tab: Tab) -> None:
        assert (await tab.found(f"/tables/{kept.table}"))["phase"] == "over"  # type: ignore[attr-defined]

    play(after, again)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/tables/here-none", None, "no-such-table"),
        ("/tables", {"terms": {"game": "whist"}, "name": "Ada"}, "unknown-game"),
        ("/tables", {"name": 7}, "bad-message"),
        ("/tables", {"terms": {"game": "spicy"}, "name": " "}, "bad-name"),
        ("/imported", {"token": "", "tables": {"here-x": []}}, "bad-message"),
        ("/imported", {"token": "", "tables": {"here-x": [["sat", 0, "Ada", ""]]}}, "import-unreadable"),
        ("/imported", {"token": "", "tables": {"here-x": ["rubbish"]}}, "import-unreadable"),
        ("/elsewhere", None, "no-such-page"),
    ],
)
def test_what_cannot_be_is_refused_with_a_code(path: str, body: t.Any, code: str) -> None:  # noqa: ANN401 - any message
    async def scene(page: MemoryPage, tab: Tab) -> None:
        ok, no = await tab.ask(path, body)
        assert (ok, no["code"]) == (False, code)
        assert not page.events

    play(scene)


def test_a_faulty_file_brings_nothing_of_what_is_good_in_it() -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        table = await tab.open("spicy", ["easy"])
        good = (await tab.found("/exported"))[table]
        page.events.clear()
        ok, _ = await tab.ask("/imported", {"token": TOKEN, "tables": {table: good, "here-bad": good[1:]}})
        assert not ok
        assert not page.events

    play(scene)


@pytest.mark.parametrize("name", ["spicy", "there-abc", "here-", "here-A", "here-a/../b", "x here-a"])
def test_a_table_whose_name_is_none_of_a_browser_is_not_taken_from_a_file(name: str) -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        table = await tab.open("spicy", ["easy"])
        good = (await tab.found("/exported"))[table]
        page.events.clear()
        ok, no = await tab.ask("/imported", {"token": TOKEN, "tables": {table: good, name: good}})
        assert (ok, no["code"], no["args"]) == (False, "import-unreadable", {"table": name})
        assert not page.events

    play(scene)


def test_another_browser_goes_on_with_the_seats_of_a_file() -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        table = await tab.open("hanamikoji", ["easy"])
        tables = await tab.found("/exported")
        page.events.clear()
        async with server(page) as other:
            assert await other.found("/imported", {"token": TOKEN, "tables": tables}) == {"added": 1, "known": 0}
            assert await other.found("/imported", {"token": TOKEN, "tables": tables}) == {"added": 0, "known": 1}
            await other.play(table)
            assert (await other.found(f"/tables/{table}"))["phase"] == "over"

    play(scene)


# What a browser does to what it keeps


@pytest.mark.parametrize("word", ["full", "denied", "foreign"])
def test_where_nothing_is_kept_play_goes_on_in_memory_and_the_page_is_told(word: str) -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        kept = await tab.open("love-letter", ["easy"])
        page.refuses = word
        await tab.play(kept)
        other = await tab.open("love-letter", ["easy"])
        await tab.play(other)
        for table in (kept, other):
            assert (await tab.found(f"/tables/{table}"))["phase"] == "over"
        assert set(page.troubles) == {word}
        assert len(page.events[kept]) < 5
        assert other not in page.events

    play(scene)


def test_what_a_browser_threw_away_goes_on_in_memory() -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        table = await tab.open("love-letter", ["easy"])
        page.events.clear()
        await tab.play(table)
        assert page.troubles == ["lost"]
        assert (await tab.found(f"/tables/{table}"))["phase"] == "over"

    play(scene)


def test_what_another_version_wrote_is_left_alone_and_keeps_nobody_from_playing() -> None:
    page = MemoryPage()
    page.events["here-newer"] = ['["opened in another way", 1]', "[]"]
    page.rests["here-newer"] = None

    async def scene(page: MemoryPage, tab: Tab) -> None:
        ok, no = await tab.ask("/tables/here-newer")
        assert (ok, no["code"]) == (False, "table-unreadable")
        table = await tab.open("love-letter", ["easy"])
        await tab.play(table)
        exported = await tab.found("/exported")
        assert exported["here-newer"] == [["opened in another way", 1], []]
        assert page.events["here-newer"] == ['["opened in another way", 1]', "[]"]
        assert not page.troubles

    play(scene, page)


def test_what_version_0_1_wrote_is_read_as_it_was() -> None:
    page = MemoryPage()
    with contextlib.closing(sqlite3.connect(SAMPLES / "tables.sqlite")) as database:
        for table, body in database.execute(EVERY_EVENT):
            page.events.setdefault(table, []).append(body.decode())

    async def scene(_: MemoryPage, tab: Tab) -> None:
        for table, sample in TABLES.items():
            assert (await tab.found(f"/tables/{table}"))["phase"] == sample["phase"]

    play(scene, page)
    assert len(page.events) == len(TABLES) > 5


def test_of_two_workers_one_appends_and_the_other_meets_a_conflict() -> None:
    async def scene() -> None:
        page = MemoryPage()
        one, other = PageStore(page), PageStore(page)
        await one.append("here-a", 1, [b"[1]", b"[2]"])
        assert [event.body for event in await other.read("here-a")] == [b"[1]", b"[2]"]
        await other.append("here-a", 3, [b"[3]"])
        with pytest.raises(Conflict):
            await one.append("here-a", 3, [b"[4]"])
        assert page.events["here-a"] == ["[1]", "[2]", "[3]"]
        assert not page.troubles

    asyncio.run(scene())


def test_a_table_rests_and_comes_back() -> None:
    async def scene() -> None:
        store = PageStore(MemoryPage())
        await store.append("here-a", 1, [b"[1]"])
        await store.append("here-b", 1, [b"[1]"])
        rest = Rest(5.0, 7.0, b"{}", b"{}")
        await store.rest("here-a", 1, rest)
        assert await store.resting("here-a") == rest
        assert await store.due(6.0, 9) == ["here-b"]
        assert await store.due(7.0, 9) == ["here-b", "here-a"]
        assert await store.listings(9) == [rest]
        with pytest.raises(Conflict):
            await store.rest("here-b", 2, rest)
        await store.append("here-a", 2, [b"[2]"])
        assert await store.resting("here-a") is None

    asyncio.run(scene())


# Thinking elsewhere


class Hanging(MemoryPage):
    """Whose other worker does not come back once."""

    def __init__(self) -> None:
        super().__init__()
        self.stopped = 0

    async def think(self, thought: str) -> str:
        if not self.stopped:
            await asyncio.Event().wait()
        return await super().think(thought)

    def stop_thinking(self) -> None:
        self.stopped += 1
        super().stop_thinking()


def test_a_worker_that_does_not_come_back_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "LONGEST_THOUGHT", 0.05)

    async def scene() -> None:
        page = Hanging()
        asked = thinker.PageThinker(page, 0.0)
        with pytest.raises(Overdue):
            await asked.run(max, 1, 2)
        assert await asked.run(max, 1, 2) == 2
        assert page.stopped == 1

    asyncio.run(scene())


def test_a_bot_goes_on_when_its_worker_was_replaced_in_the_middle_of_a_match() -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        think = page.think
        count = 0

        async def forgetful(thought: str) -> str:
            nonlocal count
            count += 1
            if count % 3 == 0:
                thoughts.MINDS.clear()
            return await think(thought)

        page.think = forgetful  # type: ignore[method-assign]
        table = await tab.open("love-letter", ["medium", "hard"])
        await tab.play(table)
        assert count > 3

    play(scene)


def test_an_error_comes_back_as_it_was_raised() -> None:
    async def scene() -> None:
        with pytest.raises(ZeroDivisionError):
            await thinker.PageThinker(MemoryPage(), 0.0).run(divmod, 1, 0)

    asyncio.run(scene())


def test_games_go_by_their_names() -> None:
    from kartaro.games import game  # noqa: PLC0415 - named as the test has it

    spicy = game("spicy")
    again, wire = unpacked(packed((spicy, wire_of(spicy))))
    assert again is spicy
    assert wire is wire_of(spicy)
    assert len(packed(spicy)) < 200


def test_two_tabs_at_one_table_are_told_the_same() -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        table = await tab.open("love-letter", ["easy"])
        tab.server.connect("second", table, TOKEN)
        tab.server.receive("second", json.dumps({"do": "hello"}))
        heard: dict[str, list[t.Any]] = {table: [], "second": []}
        send = page.send

        def listen(line: str, message: str) -> None:
            heard[line] += [one["told"] for one in json.loads(message) if one["is"] == "told"]
            send(line, message)

        page.send = listen  # type: ignore[method-assign]
        await tab.play(table)
        await asyncio.sleep(0)
        assert [*itertools.chain(*heard[table])] == [*itertools.chain(*heard["second"])]

    play(scene)
