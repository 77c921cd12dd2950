"""What is kept of messages is what would be written anew."""

from __future__ import annotations

import typing as t

import msgspec
import pytest
from tests.server.replay import plain_sentences, plain_view

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, PUBLIC
from kartaro.core.words import Card, Player, words
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.server import wire as wire_module
from kartaro.server.wire import Wire, wire_of

if t.TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = [game.name for game in games()]


def questions(name: str, seed: int) -> Iterator[tuple[Match, int]]:
    """A match at random, at every question to a seat."""
    game = game_named(name)
    edition = game.edition()
    match = Match(game, edition, game.seats(edition)[0])
    generator = Generator(seed)
    while not match.over():
        if match.asked() == [DEALER]:
            match.deal(generator)
            continue
        seat = match.asked()[0]
        yield match, seat
        match.play(seat, generator.choose(match.codes(seat)))


@pytest.mark.parametrize("name", NAMES)
def test_menus_and_facts_that_were_kept_are_what_would_be_written_now(name: str) -> None:
    kept = wire_of(game_named(name))
    for seed in range(3):
        for match, seat in questions(name, seed):
            codes = match.codes(seat)
            new = Wire(kept.game)
            assert kept.menu(seat, codes) == new.menu(seat, codes)
            assert [kept.told(fact) for fact in match.told(seat)[-9:]] == [new.told(f) for f in match.told(seat)[-9:]]


@pytest.mark.parametrize("name", NAMES)
def test_views_and_sentences_are_by_the_byte_what_plain_messages_are(name: str) -> None:
    """From wherever a reader has to be told, in groups that were met before and that were not."""
    kept = wire_of(game_named(name))
    for match, _ in questions(name, 11):
        for seat in (*range(match.seats), PUBLIC):
            assert bytes_of(kept.laid_out(match.overview(seat), match.unseen(seat))) == bytes_of(
                plain_view(kept, match.view(seat))
            )
            facts = match.told(seat)
            for since in {0, max(0, len(facts) - 40), max(0, len(facts) - 9)}:
                plain = plain_sentences(kept, facts[since:], since)
                assert bytes_of(kept.sentences(facts[since:], since)) == bytes_of(plain)


def bytes_of(message: object) -> bytes:
    return msgspec.json.encode(message)


def test_a_percent_sign_in_a_sentence_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire(game_named("love-letter"))
    match, seat = next(questions("love-letter", 3))
    monkeypatch.setattr(type(wire.game), "clause_of", lambda *_: "100%d %s")
    facts = match.told(seat)
    assert b'"clause":"100%d %s"' in bytes_of(wire.sentences(facts, 5))
    assert bytes_of(wire.sentences(facts, 5)) == bytes_of(plain_sentences(wire, facts, 5))


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_move_is_in_the_menu_once(name: str) -> None:
    for match, seat in questions(name, 7):
        menu = wire_of(match.game).menu(seat, match.codes(seat))
        assert sorted(moves_in(msgspec.json.decode(msgspec.json.encode(menu)))) == sorted(match.legal(seat))


def moves_in(menu: dict[str, t.Any]) -> Iterator[str]:
    for choice in menu["choices"]:
        if "then" in choice:
            yield from moves_in(choice["then"])
        else:
            yield choice["move"]


def test_a_card_and_a_player_with_the_same_number_are_not_mixed_up() -> None:
    wire = Wire(game_named("love-letter"))
    assert wire.say(words("x", of=Card(1))).args == {"of": {"card": "guard"}}
    assert wire.say(words("x", of=Player(1))).args == {"of": {"player": 1}}
    assert wire.say(words("x", of=1)).args == {"of": 1}


def test_no_more_menus_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_module, "MOST_CHOICES", 50)
    wire = Wire(game_named("love-letter"))
    for match, seat in questions("love-letter", 3):
        wire.menu(seat, match.codes(seat))
        assert wire.choices == sum(map(len, wire.menus)) <= 50
