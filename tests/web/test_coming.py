"""Joining, leaving and coming back: by the link, after a reload, after the connection was lost; a rematch."""

from __future__ import annotations

import contextlib
import re
import typing as t

import pytest
from playwright.sync_api import expect
from tests.server.replay import Replay
from tests.server.running import Cable
from tests.web.person import PHONE, Person, say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.server.driving import Server
    from tests.web.conftest import Come

SPICY_WINDOW = "spicy-ask-answer"
"""What is asked while a card that was played may be challenged."""
WIDER_THAN_THE_SCREEN = "() => document.documentElement.scrollWidth > innerWidth"


# By the link


def test_by_the_link_on_a_phone(come: Come) -> None:
    """What is sent is what the page shows; there is nothing to install, to scroll to or to sign up for."""
    ada = come("Ada")
    ada.open_table("love-letter", {"tokens_to_win": "1"})
    link = ada.page.get_by_label(say("page-link")).input_value()
    code = ada.page.get_by_role("img", name=say("page-code"))
    expect(code).to_be_visible()
    assert code.evaluate("image => image.complete && image.naturalWidth > 0")

    ben = come("Ben", size=PHONE, is_mobile=True, has_touch=True)
    assert link.startswith(ben.address)
    ben.sit(link.rsplit("/", 1)[-1])
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    assert not ben.page.evaluate(WIDER_THAN_THE_SCREEN)
    ada.start()
    ben.see_table()
    assert not ben.page.evaluate(WIDER_THAN_THE_SCREEN)
    hand = ben.hand().bounding_box()
    assert hand is not None
    assert PHONE[1] / 2 < hand["y"] + hand["height"] / 2 < PHONE[1], "a thumb reaches it"
    play(Player(ada, Generator(5)), Player(ben, Generator(6)))


# In the middle of a question


def reload(person: Person, _: Cable) -> None:
    person.page.reload()


def cut(person: Person, cable: Cable) -> None:
    """The connection drops, and cannot be had again for a while."""
    person.context.set_offline(offline=True)
    cable.cut()
    expect(person.page.get_by_text(say("page-lost"))).to_be_visible()
    person.context.set_offline(offline=False)
    expect(person.page.get_by_text(say("page-lost"))).to_have_count(0)
    person.complaints[:] = [word for word in person.complaints if "WebSocket" not in word and "ERR_" not in word]


@contextlib.contextmanager
def two_at(come: Come, server: Server, game: str) -> t.Iterator[tuple[Person, Person, Cable, str]]:
    """Ada, and Ben, whose connection can be cut; they have begun."""
    cable = Cable(server.base)
    try:
        ada, ben = come("Ada"), come("Ben", address=cable.address)
        table = ada.open_table(game)
        ben.sit(table)
        ada.start()
        ben.see_table()
        yield ada, ben, cable, table
        ben.context.close()
    finally:
        cable.close()


@pytest.mark.parametrize("interrupt", [reload, cut], ids=["reload", "cut"])
@pytest.mark.parametrize(
    ("game", "question"),
    [("love-letter", "love-letter-ask-play"), ("spicy", SPICY_WINDOW)],
    ids=["in a turn", "in a window of reactions"],
)
def test_who_is_interrupted_is_asked_the_same_again(
    come: Come, server: Server, game: str, question: str, interrupt: t.Callable[[Person, Cable], None]
) -> None:
    with two_at(come, server, game) as (ada, ben, cable, table):
        players = [Player(ada, Generator(7)), Player(ben, Generator(8))]
        play(*players, until=lambda: ben.question() == say(question))
        number, hand = ben.asked(), ben.cards()
        interrupt(ben, cable)
        expect(ben.page.locator(f"[data-asked='{number}']")).to_be_visible()
        assert (ben.question(), ben.cards()) == (say(question), hand)
        before = players[1].presses
        play(*players, until=lambda: players[1].presses > before and ben.asked() not in {"", number})
        check_nothing_was_missed(ben, server, table)


def check_nothing_was_missed(person: Person, server: Server, table: str) -> None:
    """What the page has is what a page has that comes now."""
    told = person.log()
    person.page.reload()
    person.see_table()
    expect(person.page.locator("aside li")).to_have_count(len(told))
    assert person.log() == told
    assert server.info(table)["phase"] == "playing"


def test_an_answer_given_without_a_connection_is_given_once(come: Come, server: Server) -> None:
    with two_at(come, server, "love-letter") as (ada, ben, cable, table):
        players = [Player(ada, Generator(9)), Player(ben, Generator(10))]
        play(*players, until=lambda: bool(ben.asked()))
        number = ben.asked()
        ben.context.set_offline(offline=True)
        cable.cut()
        expect(ben.page.get_by_text(say("page-lost"))).to_be_visible()
        play(players[1], until=lambda: ben.asked() == "")
        expect(ben.page.get_by_text(say("page-sent"))).to_be_visible()
        expect(ben.page.get_by_text(say("page-lost-kept"))).to_be_visible()
        ben.context.set_offline(offline=False)
        expect(ben.page.get_by_text(say("page-sent"))).to_have_count(0)
        play(*players, until=lambda: ben.asked() not in {"", number})
        assert int(ben.asked()) == int(number) + 1
        ben.complaints[:] = [word for word in ben.complaints if "WebSocket" not in word and "ERR_" not in word]
        assert server.info(table)["phase"] == "playing"


# Leaving, and once more


def test_who_is_sent_away_before_the_start_may_come_again(come: Come, server: Server) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.open_table("love-letter")
    for _ in range(2):
        ben.sit(table)
        ada.button("page-kick", name="Ben").click()
        expect(ben.field(say("page-your-name"))).to_be_visible()
        assert not server.info(table)["chairs"][1].get("person")
    ben.sit(table)
    ben.button("page-stand-up").click()
    expect(ben.field(say("page-your-name"))).to_be_visible()
    expect(ada.button("page-kick", name="Ben")).to_have_count(0)


def test_a_bot_plays_for_who_leaves_until_they_return(come: Come, server: Server) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.open_table("spicy")
    ben.sit(table)
    ada.start()
    ben.see_table()
    ben.button("page-settings").click()
    ben.button("page-leave-to-bot").click()
    expect(ben.button("page-return")).to_be_visible()
    assert server.info(table)["chairs"][1]["bot"]
    player = Player(ada, Generator(11))
    play(player, until=lambda: player.presses > 4)
    assert ben.asked() == "", "the bot is asked, not Ben"
    ben.button("page-return").click()
    expect(ben.button("page-return")).to_have_count(0)
    assert not server.info(table)["chairs"][1].get("bot")
    play(player, Player(ben, Generator(12)), until=lambda: bool(ben.asked()) or ben.is_over())


def test_once_more(come: Come, server: Server) -> None:
    """Either presses, all come to the next table, the same bot among them, and play at once; matches are counted."""
    ada, ben = come("Ada"), come("Ben")
    table = ada.open_table("love-letter", {"tokens_to_win": "1"}, seats=3)
    ben.sit(table)
    ada.start()
    players = [Player(ada, Generator(13)), Player(ben, Generator(14))]
    play(*players)
    before = server.info(table)["chairs"]
    ben.button("page-rematch").click()
    for person in (ada, ben):
        expect(person.page).not_to_have_url(re.compile(table))
        person.see_table()
    following = ada.table()
    chairs = server.info(following)["chairs"]
    assert [chair["name"] for chair in chairs] == ["Citra", "Ada", "Ben"]
    assert [chair.get("won", 0) for chair in (*chairs[1:], chairs[0])] == [chair.get("won", 0) for chair in before]
    play(*players)
    won = sum(chair.get("won", 0) for chair in server.info(following)["chairs"])
    assert won >= 2
    for person in (ada, ben):
        expect(person.page.locator("[data-result] .matches")).to_have_count(3)
    record = server.ask("GET", f"/api/1/tables/{following}/record").text
    assert Replay(record).match.over()
