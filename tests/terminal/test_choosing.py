"""A move is chosen by number, step by step or in the notation, and a fatal one is asked for twice."""

from __future__ import annotations

import io
import re
import typing as t

import msgspec
import pytest
from tests.random_play import Setting, editions, walk
from tests.scale import times
from tests.server.replay import plain_view
from tests.terminal.test_play import GUARD_AND_PRIEST, seed_with

from kartaro.core.errors import Refused
from kartaro.core.match import Match
from kartaro.core.menu import Answer, Menu, menu_of
from kartaro.core.seats import DEALER
from kartaro.core.words import words
from kartaro.games import game as game_named
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling
from kartaro.server import protocol as p
from kartaro.server.wire import Wire
from kartaro.terminal.choosing import SHORT_LIST, Chooser
from kartaro.terminal.joining.api import ApiClient, Link
from kartaro.terminal.joining.client import Client
from kartaro.terminal.joining.event_screen import EventScreen
from kartaro.terminal.joining.wire_reader import WireReader

if t.TYPE_CHECKING:
    from tests.terminal.command import Program

NAMES = ["Anna", "Budi", "Citra"]
PRINCESS_AND_HANDMAID = "a{princess,handmaid} b{spy} c{spy} deck[guard,guard,guard,guard] aside(king) turn:a"
GUARD_AND_PRINCESS = "a{guard,princess} b{spy} c{spy} deck[handmaid,handmaid,guard,guard] aside(king) turn:a"
TWO_GUARDS = "a{guard,guard} b{spy} c{spy} deck[handmaid,handmaid,guard,guard] aside(king) turn:a"


def choosing(position: str, language: str = "en") -> Chooser:
    """Seat a of three, who is asked in this position of Love Letter."""
    game = game_named("love-letter")
    match = Match(game, game.edition(), 3, position)
    return Chooser(menu_of(game, 0, match.codes(0)), 0, Telling(Speech(language), game, NAMES, 0))


def texts(chooser: Chooser) -> list[str]:
    return [option.text for option in chooser.options()]


# Lists and steps


def test_few_moves_are_listed_whole() -> None:
    chooser = choosing(PRINCESS_AND_HANDMAID)
    assert chooser.question() == "Which card do you play?"
    assert sorted(texts(chooser)) == ["Play Handmaid", "Play Princess (puts you out of the round!)"]
    assert not chooser.can_go_back()
    assert chooser.take(str(1 + texts(chooser).index("Play Handmaid"))) == "handmaid"


def test_many_moves_are_chosen_step_by_step_and_each_step_can_be_taken_back() -> None:
    chooser = choosing(GUARD_AND_PRINCESS)
    assert sorted(texts(chooser)) == ["Play Guard", "Play Princess (puts you out of the round!)"]
    assert chooser.take(str(1 + texts(chooser).index("Play Guard"))) == ""
    assert chooser.question() == "Play Guard · On whom?"
    assert texts(chooser) == ["Budi", "Citra"]
    assert chooser.take("2") == ""
    assert chooser.question() == "Play Guard · Citra · Which character do you name?"
    assert chooser.take("0") == ""
    assert chooser.question() == "Play Guard · On whom?"
    assert chooser.take("0") == ""
    assert chooser.question() == "Which card do you play?"
    with pytest.raises(Refused, match="no-such-choice"):
        chooser.take("0")


def test_what_is_no_choice_is_not_asked() -> None:
    chooser = choosing(TWO_GUARDS)
    assert chooser.question() == "Play Guard · On whom?"
    assert not chooser.can_go_back()


@pytest.mark.parametrize("typed", ["3", "9999999999"])
def test_a_number_that_is_not_listed_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="no-such-choice"):
        choosing(PRINCESS_AND_HANDMAID).take(typed)


def test_the_notation_is_read_at_every_step_and_what_is_no_move_is_left_to_the_rules() -> None:
    chooser = choosing(GUARD_AND_PRINCESS)
    chooser.take(str(1 + texts(chooser).index("Play Guard")))
    assert chooser.take("Guard C king") == "guard c king"
    assert chooser.take("king b") == "king b"
    assert chooser.take("dragon") == "dragon"


# What is fatal


@pytest.mark.parametrize("position", [PRINCESS_AND_HANDMAID, GUARD_AND_PRINCESS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fatal_number_is_asked_for_twice(position: str, language: str) -> None:
    chooser = choosing(position, language)
    say = Speech(language).say
    listed = texts(chooser)
    (fatal,) = [number for number, option in enumerate(chooser.options(), 1) if option.is_fatal]
    assert chooser.take(str(fatal)) == ""
    assert chooser.question() == f"{listed[fatal - 1]} · {say('terminal-ask-sure')}"
    assert texts(chooser) == [say("terminal-sure")]
    assert chooser.take("0") == ""
    assert texts(chooser) == listed
    assert chooser.take(str(fatal)) == ""
    assert chooser.take("1") == "princess"


def test_a_fatal_move_in_the_notation_is_asked_for_twice() -> None:
    chooser = choosing(GUARD_AND_PRINCESS)
    chooser.take(str(1 + texts(chooser).index("Play Guard")))
    assert chooser.take("Princess") == ""
    assert chooser.question() == "Play Princess (puts you out of the round!) · Are you sure?"
    assert chooser.take("princess") == "princess"
    assert chooser.take("princess") == ""
    assert chooser.take("guard b king") == "guard b king"
    assert chooser.take("princess") == ""
    assert chooser.take("1") == "princess"


def test_a_fatal_answer_with_more_to_ask_is_asked_for_twice_even_if_it_is_the_only_one() -> None:
    many = tuple(Answer(words("step-target"), None, f"move {number}") for number in range(SHORT_LIST + 1))
    game = game_named("love-letter")
    menu = Menu("ask-play", (Answer(words("unknown-card"), Menu("ask-target", many), "", is_fatal=True),))
    chooser = Chooser(menu, 0, Telling(Speech("en"), game, NAMES, 0))
    assert len(texts(chooser)) == 1
    assert chooser.take("1") == ""
    assert chooser.question().endswith("Are you sure?")
    assert chooser.take("1") == ""
    assert chooser.question().endswith("On whom?")
    assert len(texts(chooser)) == SHORT_LIST + 1


@pytest.fixture(scope="module")
def princess() -> str:
    return seed_with("princess", "handmaid")


@pytest.mark.parametrize("typed", ["princess", "{number}"])
def test_at_the_keyboard_a_fatal_move_is_played_when_it_is_confirmed(
    kartaro: Program, princess: str, typed: str
) -> None:
    def said(*lines: str) -> str:
        return " ".join(kartaro(*GUARD_AND_PRIEST, princess, typed="".join(f"{line}\n" for line in lines)).out.split())

    found = re.search(r"(\d) Play Princess \(puts you out of the round!\)", said("quit"))
    assert found
    typed = typed.format(number=found[1])
    asked = said(typed, "quit")
    assert "Play Princess (puts you out of the round!) · Are you sure? 1 Yes, do it 0 Back" in asked
    assert "You played Princess" not in asked
    assert "You played Princess" not in said(typed, "0", "quit")
    assert "You played Princess" in said(typed, "1", "quit")


class Sent:
    """A connection that remembers what a client sends."""

    def __init__(self) -> None:
        self.requests: list[p.Request] = []

    def send(self, request: p.Request) -> bool:
        self.requests.append(request)
        return True

    def moves(self) -> list[str]:
        return [request.move for request in self.requests if isinstance(request, p.Move)]


def joined(position: str) -> tuple[Client, Sent, io.StringIO]:
    """A client on seat a, which is asked in this position."""
    game = game_named("love-letter")
    match, wire, output, sent = Match(game, game.edition(), 3, position), Wire(game), io.StringIO(), Sent()
    screen = EventScreen(io.StringIO(), output)
    client = Client(ApiClient("http://localhost"), Link("http://localhost", "table"), screen, Speech("en"))
    client.connection = t.cast("t.Any", sent)
    chairs = [p.SeatInfo(name, person=True, present=True) for name in NAMES]
    client.hear(p.Table(p.TableInfo("table", p.ShownTerms("love-letter"), chairs, "playing", ""), [0]))
    menu = wire.new_menu(menu_of(game, 0, match.codes(0)))
    client.hear(p.Push(0, 0, [], plain_view(wire, match.view(0)), match.asked(), question=1, menu=menu))
    client.refresh()
    return client, sent, output


@pytest.mark.parametrize("by_number", [True, False])
def test_at_a_servers_table_a_fatal_move_is_sent_when_it_is_confirmed(*, by_number: bool) -> None:
    client, sent, output = joined(PRINCESS_AND_HANDMAID)
    found = re.search(r"(\d) Play Princess \(puts you out of the round!\)", output.getvalue())
    assert found
    typed = found[1] if by_number else "Princess"
    client.read(typed)
    asked = " ".join(output.getvalue().split())
    assert asked.endswith("Play Princess (puts you out of the round!) · Are you sure? 1 Yes, do it 0 Back")
    client.read("0")
    client.read(typed)
    assert sent.moves() == []
    client.read("1")
    assert sent.moves() == ["princess"]


# The tree and the wire


@pytest.mark.parametrize("setting", editions(), ids=str)
def test_a_menu_has_every_legal_move_once_and_arrives_as_it_was_sent(setting: Setting) -> None:
    reader = WireReader(setting.game)
    for match, _ in walk(setting, times(20, 200), "menu"):
        for seat in set(match.asked()) - {DEALER}:
            menu = menu_of(setting.game, seat, match.codes(seat))
            assert sorted(path[-1].move for path in menu.moves()) == sorted(match.legal(seat))
            sent = msgspec.json.encode(Wire(setting.game).menu(seat, match.codes(seat)))
            assert reader.menu(msgspec.json.decode(sent, type=p.Menu)) == menu
