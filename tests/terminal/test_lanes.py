"""Where cards are compared face by face, terminals show a table of that: here and at a table of a server."""

from __future__ import annotations

import io

import msgspec
import pytest

from kartaro.core.match import Match
from kartaro.core.words import Lane
from kartaro.games import game as game_named
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling
from kartaro.server.protocol import View
from kartaro.server.wire import wire_of
from kartaro.terminal.joining.wire_reader import WireReader
from kartaro.terminal.screen import WIDTH, Screen
from kartaro.terminal.show import show_table

GAME = game_named("hanamikoji")
EDITION = GAME.edition("")
POSITION = (
    "a{flute,scroll,scroll,umbrella,shamisen} b{flute,umbrella,shamisen} a<fan,fan,tea> b<umbrella,tea,hairpin,hairpin>"
    " deck[shamisen,tea,tea,hairpin,hairpin] removed(hairpin) used:a3,b4 favour:tea=a,hairpin=b"
)
NAMES = ["Ada", "Budi"]


def shown(language: str = "en", game: str = "hanamikoji", position: str = POSITION) -> list[str]:
    """The lines that the first seat reads."""
    played = game_named(game)
    edition = played.edition("")
    view = Match(played, edition, 2, position).view(0)
    output = io.StringIO()
    telling = Telling(Speech(language), played, NAMES, 0, edition.options)
    show_table(Screen(output=output), played.overview(view), telling, edition)
    return [" ".join(line.split()) for line in output.getvalue().splitlines()]


def test_a_line_for_each_geisha_with_both_sides_and_whom_she_favours() -> None:
    lines = shown()
    start = lines.index("Geisha Charm You Budi Favours")
    assert lines[start + 1 : start + 8] == [
        "Flute 2",
        "Fan 2 ●●",
        "Scroll 2",
        "Umbrella 3 ●",
        "Shamisen 3",
        "Tea set 4 ● ● You",
        "Hairpin 5 ●● Budi",
    ]
    assert "5 cards in the deck." in lines
    assert not any("Geishas on" in line or "Cards in front" in line for line in lines), "it is said once"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_screen_in_every_language(language: str) -> None:
    assert all(len(line) <= WIDTH for line in shown(language))


def test_games_without_lanes_show_what_lies_before_whom() -> None:
    lines = shown(game="love-letter", position="a{guard,king} b{prince} fb<spy,guard> deck[handmaid,guard]")
    assert any("Spy and Guard" in line or "Spy, Guard" in line for line in lines)


def test_whoever_has_joined_a_server_sees_the_same() -> None:
    view = Match(GAME, EDITION, 2, POSITION).view(1)
    here = GAME.lanes(GAME.overview(view))
    sent = msgspec.json.decode(msgspec.json.encode(wire_of(GAME).view(view)), type=View)
    assert here == GAME.lanes(WireReader(GAME).overview(sent))
    assert here[5] == Lane(5, (1, 1), 0)
