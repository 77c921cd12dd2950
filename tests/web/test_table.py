"""What a table does beyond playing: it asks twice, helps, shows what is known, tells the time, talks, sounds and moves.

Where a position is needed, what the server says is changed on its way: the page knows no rules, but what it is told.
"""

from __future__ import annotations

import json
import re
import typing as t

import pytest
from playwright.sync_api import expect
from tests.web.person import PHONE, say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator
from kartaro.locale import Speech

if t.TYPE_CHECKING:
    from playwright.sync_api import Locator, WebSocketRoute
    from tests.web.conftest import Come
    from tests.web.person import Person

    Push = dict[str, t.Any]

SOCKET = re.compile(r"/tables/[^/]+/socket")
IS_DONE = """(number) => {
    const asked = document.querySelector("[data-asked]")?.dataset.asked;
    return document.querySelector("[data-result], [data-go-on]") || (asked && asked !== number);
}"""
"""The server has taken an answer: it asks for the next one, or there is something to look at."""
COUNTED = """
    window.sounds = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.sounds += 1; } };
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if ((how.duration ?? how) > 1 && this.closest(".hand, .scene")) window.moved += 1;
        return animate.call(this, frames, how);
    };
"""
"""How often something wanted to be heard, and how many cards of a hand, or of a replay, were moved."""


class Between:
    """A proxy between page and server: changes what a seat is told, and counts its answers."""

    def __init__(self, person: Person, change: t.Callable[[Push], None]) -> None:
        self.change = change
        self.answers: list[str] = []
        person.page.route_web_socket(SOCKET, self.stand)

    def stand(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(message: str | bytes) -> None:
            said = json.loads(message)
            for one in said:
                if one["is"] == "told":
                    self.change(one)
            socket.send(json.dumps(said))

        def to_server(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["do"] == "move":
                self.answers.append(asked["move"])
            server.send(message)

        server.on_message(to_page)
        socket.on_message(to_server)


def asked_at_a_table(person: Person) -> None:
    """At a table with a bot, where it is one's turn before anything else has happened."""
    person.open_table("love-letter", starts=True)
    person.start()
    expect(person.page.locator("[data-asked]").first).to_be_visible()


def answer_once(person: Person) -> None:
    """Anything; until there is another question."""
    number = person.asked()
    covered = person.page.locator("[data-go-on]")
    play(
        Player(person, Generator(20)),
        until=lambda: person.asked() not in {"", number} and not covered.count(),
    )


def cards_to_play(person: Person) -> Locator:
    return person.hand().locator("[data-answer]:enabled")


def first_move(choice: dict[str, t.Any]) -> str:
    while choice.get("then"):
        choice = choice["then"]["choices"][0]
    return str(choice["move"])


def test_what_is_fatal_is_asked_once_more(come: Come) -> None:
    """As a Princess would be; whoever would rather not has answered nothing."""

    def all_fatal(push: Push) -> None:
        if push.get("menu"):
            for choice in push["menu"]["choices"]:
                choice.update(move=first_move(choice), then=None, fatal=True)

    ada = come("Ada")
    between = Between(ada, all_fatal)
    asked_at_a_table(ada)
    number = ada.asked()
    doubt = ada.page.get_by_role("alertdialog")
    for answer in ("page-rather-not", "page-i-am-sure"):
        cards_to_play(ada).first.click()
        ada.page.locator("[data-answer=complete]").click()
        expect(doubt).to_be_visible()
        assert between.answers == []
        ada.button(answer).click()
        expect(doubt).to_have_count(0)
    ada.page.wait_for_function(IS_DONE, arg=number)
    assert len(between.answers) == 1


def test_a_hint_is_given_when_asked_for(come: Come) -> None:
    ada = come("Ada")
    asked_at_a_table(ada)
    hint = ada.page.locator("[data-asked] .hint")
    expect(hint).to_have_count(0)
    ada.button("page-hint").click()
    expect(hint).to_be_visible()
    assert hint.inner_text().strip()


def test_names_of_cards_are_read_on_a_phone(come: Come) -> None:
    ada = come("Ada", size=PHONE)
    asked_at_a_table(ada)
    names = ada.page.locator(".hand .name span")
    expect(names).to_have_count(2)
    for name in names.all():
        expect(name).to_be_visible()
        assert name.evaluate("name => name.scrollWidth <= name.offsetWidth"), "it is cut short"


def test_what_was_learned_of_a_hand_stays_in_sight(come: Come) -> None:
    """Whatever a Priest has seen: the card is there, and nothing of the other cards."""

    def seen(push: Push) -> None:
        for row in push["view"]["rows"]:
            row["hand"] = ["prince" if card == "?" else card for card in row["hand"]]

    ada, ben = come("Ada"), come("Ben")
    Between(ada, seen)
    prince = say("love-letter-card-prince")
    for person, count in ((ada, 1), (ben, 0)):
        asked_at_a_table(person)
        others = person.page.get_by_role("list", name=say("page-hand-of", name="Budi"), exact=True)
        expect(others.get_by_role("img", name=prince)).to_have_count(count)


def test_what_was_learned_of_the_deck_stays_in_sight(come: Come) -> None:
    """Cards that a Chancellor has put there, by their places."""

    def seen(push: Push) -> None:
        prince = {"say": "status-in-deck", "args": {"card": {"card": "prince"}, "number": 9}}
        push["view"]["middle"].append(prince)

    ada = come("Ada")
    Between(ada, seen)
    asked_at_a_table(ada)
    known = ada.page.get_by_role("figure", name=say("page-in-deck")).get_by_role("listitem")
    expect(known).to_contain_text("9.")
    expect(known.get_by_role("img", name=say("love-letter-card-prince"))).to_be_visible()


def test_the_time_that_is_left_is_shown(come: Come) -> None:
    def hurried(push: Push) -> None:
        if push.get("question"):
            push["seconds"] = 75

    ada = come("Ada")
    asked_at_a_table(ada)
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    Between(ada, hurried)
    ada.page.reload()
    ada.see_table()
    timer = ada.page.get_by_role("timer")
    expect(timer).to_contain_text(re.compile("[67][0-9]"))
    then = int(timer.inner_text())
    expect(timer).not_to_have_text(str(then))
    assert int(timer.inner_text()) < then


def test_a_phrase_is_read_in_one_s_own_language(come: Come) -> None:
    ada, ben = come("Ada"), come("Ben", locale="it-IT")
    table = ada.open_table("love-letter")
    ben.say = Speech("it").say
    ben.sit(table)
    ada.start()
    ben.see_table()
    ada.button("page-speak").click()
    ada.button("server-phrase-well-played").click()
    expect(ada.page.get_by_text(ada.say("server-phrase-well-played"))).to_be_visible()
    expect(ben.page.get_by_text(ben.say("server-phrase-well-played"))).to_be_visible()


def test_nothing_sounds_until_it_is_wanted(come: Come) -> None:
    ada = come("Ada")
    ada.page.add_init_script(COUNTED)
    asked_at_a_table(ada)
    answer_once(ada)
    assert ada.page.evaluate("window.sounds") == 0
    ada.button("page-sound").click()
    answer_once(ada)
    assert ada.page.evaluate("window.sounds") == 1


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_move_unless_somebody_wants_no_motion(come: Come, wish: str, *, moves: bool) -> None:
    ada = come("Ada", reduced_motion=wish, preferences={"pace": "off"})
    ada.page.add_init_script(COUNTED)
    asked_at_a_table(ada)
    answer_once(ada)
    assert (ada.page.evaluate("window.moved") > 0) == moves


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_move_from_moment_to_moment_of_a_replay(come: Come, wish: str, *, moves: bool) -> None:
    ada = come("Ada", reduced_motion=wish, preferences={"pace": "off"})
    ada.page.add_init_script(COUNTED)
    table = ada.open_table("love-letter", {"tokens_to_win": "2"})
    ada.start()
    play(Player(ada, Generator(21)))
    ada.go(f"/replay/{table}")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.page.evaluate("window.moved = 0")
    for moment in range(1, 4):
        ada.page.keyboard.press("ArrowRight")
        expect(ada.page.get_by_role("slider")).to_have_value(str(moment))
    assert (ada.page.evaluate("window.moved") > 0) == moves
