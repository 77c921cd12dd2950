"""Every screen, in every language, in light and dark: axe finds nothing against it."""

from __future__ import annotations

import typing as t

import pytest
from playwright.sync_api import expect
from tests.web.axe import violations

from kartaro.games import games
from kartaro.locale import LANGUAGES

if t.TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.person import Person

SCREENS = ["/", "/new", "/learn", "/mine", *(f"/rules/{game.name}" for game in games())]


@pytest.mark.parametrize("screen", SCREENS)
def test_screens_without_a_table(come: Come, screen: str) -> None:
    ada = come()
    ada.go(screen)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    check_all(ada)


def test_an_address_that_is_no_screen(come: Come) -> None:
    ada = come()
    ada.go("/nowhere")
    expect(ada.page.get_by_role("link", name="Kartaro")).to_be_visible()
    check_all(ada)
    ada.forgive("404")


def check_all(person: Person) -> None:
    """The screen that is shown, as everybody sees it."""
    for language in LANGUAGES:
        person.speak(language)
        for scheme in ("light", "dark"):
            person.page.emulate_media(color_scheme=scheme)
            expect(person.page.locator(f"html[data-theme={scheme}]")).to_be_attached()
            assert violations(person.page) == [], (language, scheme)
