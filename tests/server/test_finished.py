"""What a server gives of a match that is over: frames, what the dealer decided out of, and judgements."""

from __future__ import annotations

import time
import typing as t

import pytest
from tests.fairness.fair_matches import PLEDGES, finished, new_host, play_on

from kartaro.core.match import Match, shuffle
from kartaro.core.seats import DEALER, PUBLIC, TRUTH
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.record import decision_text, read_record
from kartaro.server.tables.finished import deals, frames, judged
from kartaro.server.wire import Wire, wire_of

if t.TYPE_CHECKING:
    from kartaro.core.game import Game

GAMES = [game.name for game in games()]


def match_of(name: str, **options: str) -> tuple[str, Game, Wire]:
    """The record of a match of two that was dealt by seeds."""
    game = game_named(name)
    host = play_on(new_host(game.edition("", options), 2))
    return host.record(), game, wire_of(game)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_frame_for_every_decision_and_it_says_whose(name: str) -> None:
    record, _, wire = match_of(name)
    decisions = read_record(record).match.decisions
    for eyes in (0, 1, PUBLIC, TRUTH):
        shown = frames(record, eyes, wire)
        assert [frame.seat for frame in shown] == [decision.seat for decision in decisions]


def test_rounds_are_counted_from_every_deal() -> None:
    record, _, wire = match_of("love-letter", tokens_to_win="2")
    decisions = read_record(record).match.decisions
    dealt = 0
    for frame, decision in zip(frames(record, PUBLIC, wire), decisions, strict=True):
        dealt += bool(decision.order)
        assert frame.round == dealt
    assert dealt >= 2


@pytest.mark.parametrize("name", GAMES)
def test_the_dealer_can_be_checked_by_seeds_and_by_what_was_decided_out_of(name: str) -> None:
    record, _, wire = match_of(name)
    match = read_record(record).match
    dice = PLEDGES.dice()
    found = deals(record, TRUTH, wire)
    assert [deal.decision for deal in found] == [n for n, made in enumerate(match.decisions) if made.seat == DEALER]
    for deal in found:
        if deal.cards:
            dice.next_round()
            cards = [wire.game.cards.index(card) for card in deal.cards]
            shuffle(cards, dice)
            expected = "order " + ",".join(wire.card[card] for card in cards)
        else:
            expected = deal.picks[dice.below(len(deal.picks))]
        assert decision_text(match, match.decisions[deal.decision]) == expected


@pytest.mark.parametrize("name", GAMES)
def test_judgements_are_of_decisions_of_that_seat_and_say_what_it_could_expect(name: str) -> None:
    record, _, wire = match_of(name, **({"tokens_to_win": "1"} if name == "love-letter" else {}))
    match = read_record(record).match
    found = judged(record, 1, wire, now=time.monotonic)
    assert found
    for judgement in found:
        assert match.decisions[judgement.decision].seat == 1
        assert judgement.agrees == (judgement.played == judgement.better)
        for belief in judgement.beliefs:
            assert 0 < sum(number for _, number in belief.cards) <= belief.hidden + 0.01


def test_a_match_that_others_dealt_is_shown_all_the_same() -> None:
    game = game_named("hanamikoji")
    record = finished(Match(game, game.edition(), 2), PLEDGES)
    assert len(deals(record, TRUTH, wire_of(game))) == sum(
        decision.seat == DEALER for decision in read_record(record).match.decisions
    )
