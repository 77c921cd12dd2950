"""Every game from the first screen to the last card: two people with browsers of their own, and bots."""

from __future__ import annotations

import typing as t

import pytest
from playwright.sync_api import expect
from tests.scale import LONG
from tests.server.replay import Replay
from tests.web.person import say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator
from kartaro.games import game as game_named
from kartaro.locale import Speech
from kartaro.locale.telling import Telling

if t.TYPE_CHECKING:
    from tests.server.driving import Server
    from tests.web.conftest import Come
    from tests.web.person import Person

VARIANTS = ["all", *(["chili", "start", "raider", "luck", "turn", "copycat"] if LONG else [])]

SHORTER = ({"tokens_to_win": "2"}, {"worlds_end_above": "12"})
"""What makes matches of Love Letter and Spicy shorter where there is less time."""


class Setting(t.NamedTuple):
    """What two people open."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game, self.edition, *self.options.values()])


def settings() -> list[Setting]:
    """Love Letter as it is usual, Spicy with all its cards; where there is time, every edition, and each card alone.

    Hanamikoji takes longest, and is played to its end against a bot in test_access.py.
    """
    few, low = SHORTER if not LONG else ({}, {})
    letters = [Setting("love-letter", edition.name, 3, few) for edition in game_named("love-letter").editions]
    spices = [Setting("spicy", "id", 3, {"variants": variants, **low}) for variants in VARIANTS]
    more = [Setting("hanamikoji", "standard", 2, {}), *letters[1:], Setting("spicy", "publisher", 3, {})]
    return [letters[0], *spices, *(more if LONG else [])]


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_match_to_its_end(come: Come, server: Server, setting: Setting) -> None:
    ada, ben = come("Ada"), come("Ben")
    table = ada.open_table(setting.game, setting.options, edition=setting.edition, seats=setting.seats)
    ben.sit(table)
    ada.start()
    players = [Player(ada, Generator(1)), Player(ben, Generator(2))]
    play(*players)
    replay = Replay(server.ask("GET", f"/api/1/tables/{table}/record").text)
    assert sum(player.presses for player in players) > 0
    check_told(replay, table, ada, ben)
    for person in (ada, ben):
        check_result(person, replay, server.info(table))


def check_told(replay: Replay, table: str, *people: Person) -> None:
    """Each was sent all that their seat was told, and nothing else."""
    for seat, person in enumerate(people):
        facts = sum(socket.check(replay, table, [seat]) for socket in person.sockets if socket.seats() == [seat])
        assert facts == len(replay.match.told(seat))


def check_result(person: Person, replay: Replay, info: dict[str, t.Any]) -> None:
    """Who has won is what the rules say; what decided it stands below, as this seat was told of it."""
    names = [chair["name"] for chair in info["chairs"]]
    winners = [names[seat] for seat in replay.match.outcome() or []]
    title = person.page.get_by_role("dialog").get_by_role("heading")
    if winners == [person.name]:
        expect(title).to_have_text(say("page-won-by", you="alone", names=""))
    for winner in winners:
        if winner != person.name:
            expect(title).to_contain_text(winner)
    match, seat = replay.match, names.index(person.name)
    telling = Telling(Speech("en"), match.game, names, seat, match.edition.options)
    ending = match.game.ending(match.view(seat), match.told(seat), seat)
    expect(person.page.locator("[data-headline]")).to_have_text(telling.tell(ending.words))
