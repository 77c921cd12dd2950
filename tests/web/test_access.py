"""Every screen, and every language, in light and dark: axe finds nothing against it."""

from __future__ import annotations

import typing as t
import zlib

import pytest
from playwright.sync_api import expect
from tests.scale import LONG
from tests.web.axe import violations
from tests.web.person import say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator
from kartaro.games import games
from kartaro.locale import LANGUAGES

if t.TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.person import Person

GAMES = [game.name for game in games()]
SHORT_ONES = {
    "love-letter": {"tokens_to_win": "1"},
    "hanamikoji": {"max_rounds": "3"},
    "spicy": {"variants": "all", "worlds_end_above": "16"},
}
SCHEMES: list[t.Literal["light", "dark"]] = ["light", "dark"]
GALLERY = "/gallery" if LONG else "/gallery?width=narrow"
SCREENS = ["/", "/new", "/rules", "/learn", "/mine", GALLERY]
SCREENS_OF_GAMES = [address + game for game in GAMES for address in ("/new?game=", "/rules/")]


def looks(where: str) -> list[tuple[str, t.Literal["light", "dark"]]]:
    """Languages with schemes: all of them where there is time, else one of each, another one on the next screen."""
    every = [(language, scheme) for language in LANGUAGES for scheme in SCHEMES]
    return every if LONG else [every[zlib.crc32(where.encode()) % len(every)]]


def check_all(person: Person, where: str) -> None:
    """The screen that is shown, as everybody sees it."""
    for language, scheme in looks(where):
        person.speak(language)
        person.page.emulate_media(color_scheme=scheme)
        check(person, f"{where} {language} {scheme}")
    person.speak(LANGUAGES[0])


def check(person: Person, where: str) -> None:
    """As it is now."""
    expect(person.page.locator("html[data-theme]")).to_be_attached()
    found = violations(person.page)
    assert not found, (where, found)


@pytest.mark.parametrize("screen", [*SCREENS, *SCREENS_OF_GAMES])
def test_screens_without_a_table(come: Come, screen: str) -> None:
    ada = come()
    ada.go(screen)
    expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
    check_all(ada, screen)


@pytest.mark.parametrize("address", ["/nowhere", "/replay"])
def test_an_address_that_is_no_screen(come: Come, address: str) -> None:
    ada = come()
    ada.go(address)
    expect(ada.page.get_by_role("link", name="Kartaro")).to_be_visible()
    check_all(ada, address)
    ada.forgive("404")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_its_opening_to_its_replay(come: Come, game: str) -> None:
    ada = come("Ada")
    table = ada.open_table(game, SHORT_ONES[game], starts=True)
    expect(ada.page.get_by_role("img", name=say("page-code"))).to_be_visible()
    check_all(ada, f"waiting {game}")
    ada.start()
    player = Player(ada, Generator(18))
    play(player, until=lambda: bool(ada.asked()))
    check_all(ada, f"asked {game}")
    play(player, until=lambda: player.presses > 0 and bool(ada.asked()))
    check(ada, "half an answer")
    ada.button("page-settings").click()
    check(ada, "settings")
    ada.page.keyboard.press("Escape")
    play(player)
    for language, scheme in looks(f"over {game}"):
        ada.button("page-look-at-table").click()
        ada.speak(language)
        ada.page.emulate_media(color_scheme=scheme)
        ada.button("page-result").click()
        check(ada, f"over {language} {scheme}")
    ada.go(f"/replay/{table}")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    check_all(ada, f"replay {game}")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson(come: Come, game: str) -> None:
    ada = come("Ada")
    ada.go(f"/learn/{game}")
    ada.page.locator(f"[data-game={game}]").get_by_role("button", name=say("page-learn-begin")).click()
    ada.see_table()
    check(ada, "lesson")


def test_a_table_on_a_phone(come: Come) -> None:
    ada = come("Ada", size=(360, 740), is_mobile=True, has_touch=True)
    ada.open_table("spicy", SHORT_ONES["spicy"], seats=6)
    ada.start()
    play(Player(ada, Generator(19)), until=lambda: bool(ada.asked()))
    check_all(ada, "phone")
