"""A seat goes on on another device, by a link that is its holder's own."""

from __future__ import annotations

import typing as t

from playwright.sync_api import expect
from tests.web.person import PHONE, say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.web.conftest import Come


def test_somebody_goes_on_on_a_phone(come: Come) -> None:
    """There it plays, and nobody reads the token in the address any more."""
    ada, ben = come("Ada"), come("Ben")
    table = ada.open_table("love-letter", {"tokens_to_win": "1"})
    ben.sit(table)
    ada.start()
    ada.button("page-settings").click()
    ada.button("page-other-device").click()
    expect(ada.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    link = ada.page.get_by_role("dialog").get_by_label(say("page-link"), exact=True).input_value()
    ada.page.close()

    phone = come("Ada", size=PHONE)
    phone.go(link.removeprefix(phone.address))
    phone.see_table()
    assert phone.page.url == f"{phone.address}/t/{table}"
    play(Player(phone, Generator(1)), Player(ben, Generator(2)))
    phone.page.reload()
    expect(phone.page.locator("[data-result]")).to_be_visible()
