"""People as they are: two at one device, with other languages, with nothing but a keyboard."""

from __future__ import annotations

import re
import typing as t

import pytest
from playwright.sync_api import expect
from tests.web.person import Person, say
from tests.web.playing import TO_PRESS, Player, play

from kartaro.core.generator import Generator
from kartaro.locale import LANGUAGES, Speech

if t.TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route
    from tests.web.conftest import Come

FEW: dict[str, str] = {"tokens_to_win": "1"}
CARDS = ["spy", "guard", "priest", "baron", "handmaid", "prince", "chancellor", "king", "countess", "princess"]
SOMEBODYS_HAND = re.compile(re.escape(say("page-hand-of", name="$")).replace(re.escape("$"), ".+"))
MOST_STEPS = 120
BY_TAB = 6
HANDED = 6
"""How often a device changes hands."""
IS_FOCUSED = "element => element === document.activeElement"


# Two at one device


class AtOneDevice(Player):
    """Both people of a device; before one of them sees a hand, nobody does."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, Generator(15))
        self.person = person
        self.handed_to: list[str] = []

    def press(self, kinds: list[str]) -> bool:
        curtain = self.page.get_by_role("dialog").filter(has_text=say("page-nobody-looks"))
        if curtain.count():
            title = curtain.get_by_role("heading").inner_text()
            self.handed_to.append(next(name for name in ("Ada", "Ben") if name in title))
            assert self.person.hand().count() == len(self.person.log()) == 0
            assert self.faces() == [], "while the device is handed over, no card is face up but those all have seen"
        return super().press(kinds)

    def faces(self) -> list[str]:
        """The cards that are to be read in somebody's hand."""
        unknown = say("hanamikoji-unknown-card")
        held = self.page.get_by_role("list", name=SOMEBODYS_HAND).get_by_role("img")
        return [name for card in held.all() if (name := card.get_attribute("aria-label") or "") != unknown]


def test_two_at_one_device_see_no_hand_but_their_own(come: Come) -> None:
    ada = come("Ada")
    ada.open_table("hanamikoji")
    ada.button("page-another-here").click()
    ada.field(say("page-your-name")).fill("Ben")
    ada.button("page-sit-down").click()
    expect(ada.page.get_by_text(say("page-at-this-device"), exact=True)).to_have_count(2)
    ada.button("page-start").click()
    both = AtOneDevice(ada)
    play(both, until=lambda: len(both.handed_to) >= HANDED)  # whatever is dealt, each answers four times in a round
    assert {*both.handed_to} == {"Ada", "Ben"}
    assert all(one != other for one, other in zip(both.handed_to, both.handed_to[1:], strict=False))


# Languages


@pytest.mark.parametrize(("tag", "language"), [("it-IT", "it"), ("id", "id"), ("eo", "eo"), ("de-AT", "en")])
def test_the_browser_says_which_language(come: Come, tag: str, language: str) -> None:
    ada = come(locale=tag)
    ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(Speech(language).say("page-which-game"))
    expect(ada.page.locator(f"html[lang={language}]")).to_be_attached()


def test_a_language_chosen_while_words_are_loaded_stays(come: Come) -> None:
    """The words of a rulebook come late, in the language that was spoken when they were asked for."""
    ada = come()
    late: list[Route] = []

    def hold_first(route: Route) -> None:
        if late:
            route.continue_()
        else:
            late.append(route)

    ada.page.route("**/assets/love-letter-rules-*.js", hold_first)
    with ada.page.expect_request("**/assets/love-letter-rules-*.js"):
        ada.go("/rules/love-letter")
    ada.speak("it")
    with ada.page.expect_response(late[0].request.url):
        late[0].continue_()
    expect(ada.page.get_by_role("heading", name=ada.say("love-letter-heading-1")).first).to_be_attached()
    expect(ada.page.locator("html[lang=it]")).to_be_attached()


def test_another_language_is_there_at_once(come: Come) -> None:
    """In the middle of an answer, which stays as it is; nothing is loaded anew."""
    ada = come("Ada")
    ada.open_table("love-letter", FEW, starts=True)
    ada.start()
    player = Player(ada, Generator(16))
    play(player, until=lambda: ada.question() == say("love-letter-ask-play"))
    ada.page.evaluate("() => { window.stillHere = true; }")
    for language in [*LANGUAGES[1:], LANGUAGES[0]]:
        ada.speak(language)
        speech = Speech(language)
        assert ada.question() == speech.say("love-letter-ask-play")
        known = {speech.say(f"love-letter-card-{card}") for card in CARDS}
        assert {*ada.cards()} <= known
    assert ada.page.evaluate("() => window.stillHere")
    play(player)


# A keyboard, and nothing else


class Typist(Player):
    """Goes where the dice say, at first by Tab, later along the cards by arrows, and presses Enter; or the number."""

    def press(self, kinds: list[str]) -> bool:
        at = self.chosen(kinds)
        target = self.page.locator(TO_PRESS).nth(at)
        number = target.get_attribute("data-number")
        if number and len(number) == 1 and self.dice.below(2):
            self.page.keyboard.press(number)
        else:
            by_arrows = self.presses >= BY_TAB and kinds[at].startswith("card")
            walk_to(self.page, target, "ArrowRight" if by_arrows else "Tab")
            self.page.keyboard.press("Enter")
        self.presses += 1
        return True


def walk_to(page: Page, target: Locator, key: str = "Tab") -> None:
    for _ in range(MOST_STEPS):
        if target.evaluate(IS_FOCUSED):
            return
        page.keyboard.press(key)
    raise AssertionError(target.evaluate("element => element.outerHTML"))


def test_a_game_without_a_mouse(come: Come) -> None:
    """From the first screen to the last card, against bots."""
    ada = come("Ada")
    ada.go("/")
    page = ada.page
    box = page.locator("main a[href*='game=love-letter']").first
    expect(box).to_be_visible()
    walk_to(page, box)
    page.keyboard.press("Enter")
    name = ada.field(say("page-your-name"))
    expect(name).to_be_visible()
    walk_to(page, page.get_by_text(say("page-rules-of-table")))
    page.keyboard.press("Enter")
    walk_to(page, page.get_by_role("spinbutton", name=say("love-letter-option-tokens_to_win")))
    page.keyboard.type("1")
    walk_to(page, name)
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    ada.see_table()
    play(Typist(ada, Generator(17)))
    walk_to(page, page.get_by_role("dialog").get_by_role("link", name=say("page-to-lobby")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("page-which-game"))
