"""A host counts, and says what silence means, as whoever reads the whole match would."""

from __future__ import annotations

import typing as t

import pytest

from kartaro.bots.by_chance import RandomBot
from kartaro.bots.chair import Chair
from kartaro.core.errors import Refused
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.host import Host, Mind
from kartaro.record import Record

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact

SEATS = 3


def host_of(match: Match) -> Host:
    return Host(Record(match, ["Ada", "Ben", "Cleo"]), {}, Generator(2))


def new_match(name: str = "spicy") -> Match:
    named = game(name)
    return Match(named, named.edition(), SEATS)


def test_answers_are_counted_as_they_come_and_from_a_record_that_goes_on() -> None:
    match, dice = new_match(), Generator(1)
    host = host_of(match)
    for step in range(60):
        asked = host.advance()
        seat = asked[dice.below(len(asked))]
        host.answer(seat, dice.choose(host.codes(seat)))
        counted = [sum(decision.seat == one for decision in match.decisions) for one in range(SEATS)]
        if step % 7 == 0:  # not after every decision
            assert [host.answers(one) for one in range(SEATS)] == counted
            assert [host_of(match).answers(one) for one in range(SEATS)] == counted


def test_what_silence_means_is_read_without_a_copy_and_is_what_a_copy_says(monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice = new_match(), Generator(1)
    host = host_of(match)
    meanings = set()
    for _ in range(40):
        asked = host.advance()
        for seat in range(SEATS):
            expected = match.game.let_go(match.view(seat), seat) if seat in asked else None
            with monkeypatch.context() as patched:
                patched.setattr(Match, "view", None)
                patched.setattr(type(match.game), "copy", None)
                assert host.let_go(seat) == expected
            meanings.add(expected is None)
        seat = asked[dice.below(len(asked))]
        host.answer(seat, dice.choose(host.codes(seat)))
    assert meanings == {True, False}


def test_a_bot_is_told_everything_once_and_in_order() -> None:
    match = new_match("love-letter")
    told: list[Fact] = []

    class Listening(RandomBot):
        def hear(self, fact: Fact) -> None:
            told.append(fact)
            super().hear(fact)

    chair = Chair(match.game, match.edition, SEATS, 1)
    host = Host(Record(match, []), {1: Listening(chair, 5)}, Generator(2))
    while not match.over() and len(match.decisions) < 60:
        asked = host.advance()
        if asked:
            host.answer(asked[0], host.codes(asked[0])[0])
    assert told
    assert told == match.told(1)[: len(told)]
    with pytest.raises(Refused, match="seat-taken"):
        host.answer(1, 0)


def test_what_a_mind_was_told_counts_even_if_its_bot_fails_to_choose() -> None:
    class Failing(RandomBot):
        def choose(self, codes: list[int]) -> int:
            raise ZeroDivisionError(codes)

    match = new_match("love-letter")
    match.deal(Generator(1))
    mind = Mind(Failing(Chair(match.game, match.edition, SEATS, 0), 5))
    with pytest.raises(ZeroDivisionError):
        mind.choose(match.told(0), [1])
    assert mind.heard == match.told_count(0) > 0
