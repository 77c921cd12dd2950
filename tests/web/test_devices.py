"""A seat goes on on another device, by a link that is its holder's own."""

from __future__ import annotations

import typing as t

from playwright.sync_api import expect
from tests.web.person import PHONE, say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.person import Person


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


def test_a_link_asks_before_it_takes_another_seat_than_one_has(come: Come) -> None:
    """Whoever sits at a table and opens somebody else's link keeps the seat, unless they say otherwise."""
    ada, ben = come("Ada"), come("Ben")
    table = ada.open_table("hanamikoji")
    ben.sit(table)
    links = [own_link(person, table) for person in (ada, ben)]

    ben.page.goto("about:blank")
    ben.go(links[0])
    expect(ben.page.get_by_role("heading", name=say("page-replace-seat"))).to_be_visible()
    assert ben.page.url == f"{ben.address}/t/{table}"
    ben.button("page-keep-seat").click()
    expect(ben.button("page-stand-up")).to_be_visible()
    assert stored_token(ben, table) is None
    ben.page.reload()
    expect(ben.button("page-stand-up")).to_be_visible()

    phone = come("Ada", size=PHONE)
    phone.go(links[0])
    expect(phone.button("page-start")).to_be_visible()
    first = stored_token(phone, table)
    phone.page.goto("about:blank")
    phone.go(links[0])
    expect(phone.button("page-start")).to_be_visible()
    phone.page.goto("about:blank")
    phone.go(links[1])
    phone.button("page-keep-seat").click()
    expect(phone.button("page-start")).to_be_visible()
    assert stored_token(phone, table) == first
    phone.page.goto("about:blank")
    phone.go(links[1])
    phone.button("page-take-seat").click()
    expect(phone.button("page-stand-up")).to_be_visible()
    expect(phone.button("page-start")).to_be_hidden()  # Ben's: the table is Ada's
    assert stored_token(phone, table) not in {None, first}


def test_a_link_that_is_opened_where_its_table_is_on_the_screen_is_not_ignored(come: Come) -> None:
    """The browser loads nothing then: only what follows the # has changed."""
    ada, ben = come("Ada"), come("Ben")
    table = ada.open_table("hanamikoji")
    ben.sit(table)
    link = own_link(ada, table)

    ben.page.goto(f"{ben.address}{link}")
    expect(ben.page.get_by_role("heading", name=say("page-replace-seat"))).to_be_visible()
    assert ben.page.url == f"{ben.address}/t/{table}"
    ben.button("page-keep-seat").click()
    expect(ben.button("page-stand-up")).to_be_visible()
    ben.page.goto(f"{ben.address}{link}")
    ben.button("page-take-seat").click()
    expect(ben.button("page-start")).to_be_visible()  # Ada's: the table is hers

    watcher = come("Cid")
    watcher.go(f"/t/{table}")
    expect(watcher.page.get_by_text("Ada").first).to_be_visible()
    watcher.page.goto(f"{watcher.address}{link}")
    expect(watcher.button("page-start")).to_be_visible()


def own_link(person: Person, table: str) -> str:
    """By what they open their seat on another device, without the server's address."""
    answer = person.page.request.get(f"{person.address}/api/1/tables/{table}/own-link").json()
    return str(answer["link"]).removeprefix(person.address)


def stored_token(person: Person, table: str) -> t.Any:  # noqa: ANN401 - a text, or nothing
    return person.page.evaluate(f"localStorage.getItem('kartaro-seat-{table}')")
