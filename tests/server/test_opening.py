"""A record from elsewhere at a server in a page: it is verified, kept as a match that is over, and looked at."""

from __future__ import annotations

import typing as t

import pytest
from tests.fairness.fair_matches import NAMES, PLEDGES, edited, finished, love_letter, new_host, play_on, seed
from tests.server.test_in_a_page import GAMES, play, server
from tools.site.rehearsal import MemoryPage, Tab

from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.record import write_record

HANAMIKOJI = game_named("hanamikoji")
HOST_PICKS = love_letter(first_player="host").record()


def with_a_bot(spec: str = "random") -> str:
    """As a terminal writes it: the second seat is a bot's, who sat down before the deal."""
    host = new_host(HANAMIKOJI.edition(), 2)
    host.note(1, f"bot {spec}")
    return play_on(host).record()


def nameless() -> str:
    host = new_host(HANAMIKOJI.edition(), 2)
    return write_record(play_on(host)._match)  # noqa: SLF001 - a match without its fairness and names


async def open_record(tab: Tab, text: str) -> str:
    return t.cast("str", (await tab.found("/opened", {"record": text}))["table"])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_a_match_that_is_over_and_gives_the_same_record(game: str) -> None:
    host = play_on(new_host(game_named(game).edition(), 2))

    async def scene(_: MemoryPage, tab: Tab) -> None:
        opened = await tab.found("/opened", {"record": host.record()})
        table = opened["table"]
        assert table.startswith("here-")
        assert (opened["winners"], opened["scores"]) == (host.outcome(), host.scores())
        shown = await tab.found(f"/tables/{table}")
        assert (shown["phase"], shown["you"], shown.get("practice", "")) == ("over", [0, 1], "")
        assert [chair["name"] for chair in shown["chairs"]] == NAMES[:2]
        assert await tab.found(f"/tables/{table}/record") == host.record()
        assert len(await tab.found(f"/tables/{table}/replay?seat=open")) > 5
        assert await tab.found(f"/tables/{table}/deals")
        assert await tab.found(f"/tables/{table}/analysis?seat=a")

    play(scene)


def test_who_sat_where_is_as_it_was_and_a_decision_is_tried_again() -> None:
    text = with_a_bot()

    async def scene(_: MemoryPage, tab: Tab) -> None:
        table = await open_record(tab, text)
        shown = await tab.found(f"/tables/{table}")
        assert [(chair.get("person", False), chair.get("bot", "")) for chair in shown["chairs"]] == [
            (True, ""),
            (False, "random"),
        ]
        assert await tab.found(f"/tables/{table}/record") == text
        frames = await tab.found(f"/tables/{table}/replay?seat=a")
        decision = next(number for number, frame in enumerate(frames) if frame["seat"] == 0)
        again = await tab.found(f"/tables/{table}/practice", {"decision": decision})
        assert (await tab.found(f"/tables/{again['table']}"))["phase"] == "playing"

    play(scene)


@pytest.mark.parametrize("bot", ["exec:./mine", "net=mine.net", "net+search@100=mine.net"])
def test_a_program_or_a_file_that_a_record_names_is_not_touched(bot: str) -> None:
    async def scene(_: MemoryPage, tab: Tab) -> None:
        table = await open_record(tab, with_a_bot(bot))
        assert (await tab.found(f"/tables/{table}"))["chairs"][1]["bot"] == "thumb"

    play(scene)


def test_who_started_by_choice_starts_at_the_table() -> None:
    async def scene(_: MemoryPage, tab: Tab) -> None:
        terms = (await tab.found(f"/tables/{await open_record(tab, HOST_PICKS)}"))["terms"]
        assert (terms["first"], terms["options"]) == ("b", {"tokens_to_win": "2"})

    play(scene)


def test_a_record_without_seeds_and_names_has_nothing_to_verify_and_is_opened() -> None:
    async def scene(_: MemoryPage, tab: Tab) -> None:
        table = await open_record(tab, nameless())
        assert await tab.found(f"/tables/{table}/record") == nameless()

    play(scene)


def test_it_is_kept_once_and_is_there_for_the_next_worker_and_another_browser() -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        text = with_a_bot()
        table = await open_record(tab, text)
        assert await open_record(tab, text) == table
        assert list(page.events) == [table]
        async with server(page) as later:
            assert await later.found(f"/tables/{table}/record") == text
            moved = await later.found("/exported")
        async with server(MemoryPage()) as elsewhere:
            await elsewhere.found("/imported", {"token": "", "tables": moved})
            assert await elsewhere.found(f"/tables/{table}/record") == text

    play(scene)


def test_the_record_of_a_match_that_was_played_here_leads_back_to_it() -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        table = await tab.open("love-letter", ["easy"])
        await tab.play(table)
        assert await open_record(tab, await tab.found(f"/tables/{table}/record")) == table
        assert list(page.events) == [table]

    play(scene)


BAD = {
    "record-foreign": "rubbish",
    "record-truncated": HOST_PICKS[:-20],
    "record-edited": HOST_PICKS.replace("name a Ana", "name a Eva"),
    "record-unfinished": play_on(new_host(HANAMIKOJI.edition(), 2), 3).record(),
    "fair-disagrees": finished(Match(HANAMIKOJI, HANAMIKOJI.edition(), 2), PLEDGES),
    "fair-commitment": edited(HOST_PICKS, seed(0xA0).hex(), seed(0xA1).hex()),
    "text-too-long": "x" * 4_000_001,
}


@pytest.mark.parametrize("code", BAD)
def test_what_is_no_sound_record_is_refused_and_nothing_is_kept(code: str) -> None:
    async def scene(page: MemoryPage, tab: Tab) -> None:
        ok, no = await tab.ask("/opened", {"record": BAD[code]})
        assert (ok, no["code"]) == (False, code)
        assert not page.events

    play(scene)
