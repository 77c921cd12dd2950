"""How a round or a match ended, in one headline: what knocked its reader out, or whose card beat whose."""

from __future__ import annotations

import typing as t

import pytest
from tests.random_play import editions, walk
from tests.scale import times

from kartaro.core.match import Match
from kartaro.core.seats import FACE_DOWN, LETTERS, PUBLIC
from kartaro.core.words import faces_of
from kartaro.games import game as game_named
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.words import Ending

NAMES = ["Anna", "Budi", "Citra", "Dario", "Eko", "Fina"]
DECK = "deck[spy] aside(countess) turn:a"
LETTERS_OF_LOVE = [
    ("a{guard,priest} b{king}", "guard b king", "a", "Your Guard named Budi's King."),
    ("a{guard,priest} b{king}", "guard b king", "b", "You were out: Anna's Guard named your King."),
    ("a{guard,priest} b{king}", "guard b king", "public", "Anna's Guard named Budi's King."),
    ("a{baron,king} b{priest}", "baron b", "b", "You were out: Anna's King beat your Priest."),
    ("a{baron,priest} b{king}", "baron b", "a", "You were out: Budi's King beat your Priest."),
    ("a{baron,king} b{priest}", "baron b", "public", "Anna's card beat Budi's Priest."),
    ("a{baron,king} b{priest}", "baron b", "a", "Your King beat Budi's Priest."),
    ("a{prince,guard} b{princess}", "prince b", "b", "You were out: Anna's Prince made you discard Princess."),
    ("a{princess,guard} b{king}", "princess", "a", "You were out: you discarded Princess."),
    ("a{princess,guard} b{king}", "princess", "b", "Anna discarded Princess."),
]
SHOWDOWNS = [
    ("a{handmaid,princess} b{priest} c{king}", "handmaid", "b", "Anna's Princess beat your Priest."),
    ("a{handmaid,princess} b{priest} c{king}", "handmaid", "a", "Your Princess beat Citra's King."),
    ("a{handmaid,princess} b{priest} c{king}", "handmaid", "public", "Anna's Princess beat Citra's King."),
    (
        "a{handmaid,priest} b{priest} c{guard}",
        "handmaid",
        "a",
        "The round ended with a showdown. You won it together with Budi.",
    ),
]


def ending(match: Match, reader: str) -> Ending:
    eyes = PUBLIC if reader == "public" else LETTERS.index(reader)
    return match.game.ending(match.view(eyes), match.told(eyes), eyes)


def headline(match: Match, reader: str, language: str = "en") -> str:
    seat = None if reader == "public" else LETTERS.index(reader)
    telling = Telling(Speech(language), match.game, NAMES, seat, match.edition.options)
    return telling.tell(ending(match, reader).words).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def played(position: str, move: str, seats: int) -> Match:
    game = game_named("love-letter")
    match = Match(game, game.edition("2019"), seats, position=position)
    match.play(0, move)
    assert match.round_over()
    return match


@pytest.mark.parametrize(
    ("position", "move", "reader", "text"), LETTERS_OF_LOVE, ids=[row[3] for row in LETTERS_OF_LOVE]
)
def test_whoever_was_knocked_out_reads_by_what(position: str, move: str, reader: str, text: str) -> None:
    assert headline(played(f"{position} {DECK}", move, 2), reader) == text


@pytest.mark.parametrize(("position", "move", "reader", "text"), SHOWDOWNS, ids=[row[3] for row in SHOWDOWNS])
def test_a_showdown_names_the_cards(position: str, move: str, reader: str, text: str) -> None:
    match = played(f"{position} deck[] aside(guard) turn:a", move, 3)
    assert headline(match, reader) == text
    assert 0 in [seat for seat in range(3) if ending(match, reader).winners >> seat & 1]


@pytest.mark.parametrize("setting", editions(), ids=str)
def test_every_end_has_a_headline_that_shows_no_hidden_card(setting: Setting) -> None:
    """In every language, and by what its reader was told: every card in it lies open in the reader's own facts."""
    seen = 0
    for match, _ in walk(setting, times(1200, 6000), "endings"):
        if not match.round_over() or not match.decisions:
            continue
        for reader in setting.listeners():
            told = match.told(reader)
            if not any(match.game.begins_round(fact) for fact in told):
                continue
            seen += 1
            name = "public" if reader == PUBLIC else LETTERS[reader]
            assert all(headline(match, name, language).strip() for language in LANGUAGES)
            open_cards = {card for fact in told for card in fact.cards}
            assert set(faces_of(ending(match, name).words)) - {FACE_DOWN} <= open_cards
        if seen > times(20, 1000):
            break
    assert seen
