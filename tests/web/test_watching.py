"""Who watches is sent what everybody may see, and no card besides."""

from __future__ import annotations

import typing as t

import pytest
from playwright.sync_api import expect
from tests.scale import LONG
from tests.server.driving import PUBLIC
from tests.server.replay import Replay
from tests.web.person import say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.server.driving import Server
    from tests.web.conftest import Come
    from tests.web.person import Person

MATCHES: list[tuple[str, dict[str, str]]] = [
    ("love-letter", {"tokens_to_win": "1"}),
    ("spicy", {"variants": "all", "worlds_end_above": "12"}),
    *([("hanamikoji", {"max_rounds": "3"})] if LONG else []),
]
"""What goes through their sockets is compared for every edition in tests/server/test_wire_secrets.py."""


@pytest.mark.parametrize(("game", "options"), MATCHES, ids=[game for game, _ in MATCHES])
def test_a_watching_tab_is_sent_no_hidden_card(come: Come, server: Server, game: str, options: dict[str, str]) -> None:
    """A stranger's from the beginning; a player's own second tab, from the middle on."""
    ada, ben, eve = come("Ada"), come("Ben"), come("Eve")
    table = ada.open_table(game, options)
    ben.sit(table)
    eve.go(f"/t/{table}?watch")
    ada.start()
    expect(eve.page.get_by_text(say("join-watching"))).to_be_visible()
    expect(eve.page.get_by_role("list", name=say("page-your-hand"))).to_have_count(0)
    players = [Player(ada, Generator(3)), Player(ben, Generator(4))]
    play(*players, until=lambda: players[0].presses > 5)
    seen = ada.sockets[:]
    second = ada.context.new_page()
    second.goto(f"{ada.address}/t/{table}?watch")
    expect(second.get_by_text(say("join-watching"))).to_be_visible()
    ada.page.bring_to_front()  # a tab behind another is given little time
    play(*players)
    expect(eve.page.get_by_role("dialog")).to_be_visible()
    expect(second.get_by_role("dialog")).to_be_visible()

    replay = Replay(server.ask("GET", f"/api/1/tables/{table}/record").text)
    own_tab = [socket for socket in ada.sockets if socket not in seen]
    for sockets in (eve.sockets, own_tab):
        facts = sum(socket.check(replay, table, [PUBLIC]) for socket in sockets)
        assert facts == len(replay.match.told(PUBLIC))
    check_faces(eve)


def check_faces(person: Person) -> None:
    """Nothing but the public's sockets was there to be shown."""
    assert {tuple(socket.seats()) for socket in person.sockets} == {(PUBLIC,)}
