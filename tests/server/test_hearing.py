"""What a server says of a game arrives as the game has said it."""

from __future__ import annotations

import msgspec
import pytest
from tests.random_play import Setting, editions, walk
from tests.scale import times

from kartaro.core.errors import BadText
from kartaro.core.seats import DEALER
from kartaro.games import game as game_named
from kartaro.server.protocol import Choice as Answer
from kartaro.server.protocol import Menu, Say, Told, View
from kartaro.server.wire import Wire
from kartaro.terminal.joining.choice import SHORT_LIST, Choice
from kartaro.terminal.joining.hearing import Hearing


@pytest.mark.parametrize("setting", editions(), ids=str)
def test_facts_tables_and_menus_arrive(setting: Setting) -> None:
    for match, _ in walk(setting, times(20, 200), "hearing"):
        wire, hearing = Wire(match.game), Hearing(match.game)
        for reader in setting.listeners():
            for fact in match.told(reader)[-3:]:
                told = msgspec.json.decode(msgspec.json.encode(wire.told(fact)), type=Told)
                words = match.game.fact_words(fact)
                assert (told.words is None) == (words is None)
                assert told.words is None or hearing.words(told.words) == words
                assert hearing.begins_round(told) == match.game.begins_round(fact)
            view = match.view(reader)
            sent = msgspec.json.decode(msgspec.json.encode(wire.view(view)), type=View)
            assert hearing.spread(sent) == match.game.spread(view)
        for seat in set(match.asked()) - {DEALER}:
            written = msgspec.json.encode(wire.menu(match.view(seat), seat, match.codes(seat)))
            menu = msgspec.json.decode(written, type=Menu)
            moves = [branch.answer.move for branch in Choice(menu, repr).moves(menu, "")]
            assert sorted(moves) == sorted(match.game.move_text(seat, code) for code in match.codes(seat))


@pytest.mark.parametrize("argument", [{"card": "ace"}, {"player": "x"}, {"dice": 1}, {}, {"card": "spy", "player": 1}])
def test_what_there_is_not_is_not_understood(argument: dict[str, object]) -> None:
    with pytest.raises(BadText, match="bad-message"):
        Hearing(game_named("love-letter")).words(Say("fact-drew", {"card": argument}))


# Walking along a menu


def tree(*branches: tuple[str, object]) -> Menu:
    """A menu from `(answer, move or further menu)`."""
    return Menu(
        "which",
        [
            Answer(Say(says), leads) if isinstance(leads, Menu) else Answer(Say(says), None, str(leads))
            for says, leads in branches
        ],
    )


def texts(choice: Choice) -> list[str]:
    return [branch.text for branch in choice.branches()]


def test_few_moves_are_listed_whole() -> None:
    choice = Choice(tree(("king", tree(("b", "king b"), ("c", "king c"))), ("spy", "spy")), lambda say: say.say)
    assert texts(choice) == ["king · b", "king · c", "spy"]
    assert choice.take(2) == "king c"


def test_many_are_chosen_step_by_step() -> None:
    many = tree(*[(str(number), f"guard {number}") for number in range(SHORT_LIST)])
    choice = Choice(tree(("guard", many), ("king", tree(("b", "king b")))), lambda say: say.say)
    assert texts(choice) == ["guard", "king · b"]
    assert choice.take(1) == ""
    assert choice.question() == ("guard · ", "which")
    assert choice.back()
    assert not choice.back()
    assert choice.take(2) == "king b"
    for number in (0, 3):
        with pytest.raises(IndexError):
            choice.take(number)


def test_what_is_no_choice_is_not_asked() -> None:
    many = tree(*[(str(number), f"guard {number}") for number in range(SHORT_LIST + 1)])
    choice = Choice(tree(("guard", many)), lambda say: say.say)
    assert choice.question() == ("guard · ", "which")
    assert len(texts(choice)) == SHORT_LIST + 1
