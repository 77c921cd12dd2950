"""One game: the deals of a group, winners of rounds, cards that were seen, and faults of bots."""

from __future__ import annotations

import dataclasses
import itertools
import typing as t

import pytest
from tests.arena.bots import make
from tests.arena.contests import contest, played_here, short, timeless

from kartaro.arena.lineup import Contest, Sitting
from kartaro.arena.playing import Deals, Nobody, Playing, Round, best, count_cards, play, seed_from, shown
from kartaro.core.seats import DEALER
from kartaro.games import game as game_named
from kartaro.games import games

if t.TYPE_CHECKING:
    from kartaro.bots import Bot, Chair
    from kartaro.core.match import Decision

GAMES = [game.name for game in games()]


def dealt(what: Contest, sitting: Sitting) -> tuple[list[Decision], list[Decision]]:
    """The dealer's orders and picks in a game."""
    playing = Playing(what, sitting, make, Nobody())
    playing.play()
    decisions = [decision for decision in playing.record.match.decisions if decision.seat == DEALER]
    return [each for each in decisions if each.order], [each for each in decisions if not each.order]


# Chance


@pytest.mark.parametrize("name", GAMES)
def test_all_games_of_a_group_have_the_same_deals(name: str) -> None:
    what = contest("random", "first", game=name)
    for group in range(3):
        one, other = (dealt(what, Sitting(group, rotation))[0] for rotation in range(2))
        rounds = min(len(one), len(other))
        assert one[:rounds] == other[:rounds]
        assert rounds


def test_the_second_and_third_deal_are_the_same_too_whatever_was_picked_in_between() -> None:
    what = contest("random", "last", "first", seats=3)
    number_of_picks = set()
    for group in range(30):
        found = [dealt(what, Sitting(group, rotation)) for rotation in range(3)]
        rounds = min(len(orders) for orders, _ in found)
        assert rounds > 1
        assert len({tuple(orders[:rounds]) for orders, _ in found}) == 1
        assert len({picks[0] for _, picks in found}) == 1
        number_of_picks |= {len(picks) for _, picks in found}
    assert len(number_of_picks) > 1


def test_other_groups_and_other_seeds_have_other_deals() -> None:
    what = contest("first", "last")
    other = dataclasses.replace(what, seed=what.seed + 1)
    deals = {dealt(each, Sitting(group, 0))[0][0].order for each in (what, other) for group in range(10)}
    assert len(deals) == 20


def test_seeds_from_other_numbers_are_others() -> None:
    seeds = {seed_from(*numbers) for numbers in itertools.product(range(3), range(10), range(3), range(6), range(6))}
    assert len(seeds) == 3 * 10 * 3 * 6 * 6


def test_bots_have_other_seeds_in_every_game_and_seat() -> None:
    what = short("first", "last", seats=3)
    seeds = []

    def watched(spec: str, chair: Chair, seed: int) -> Bot:
        seeds.append(seed)
        return make(spec, chair, seed)

    for sitting in what.sittings(4):
        play(what, sitting, watched)
    assert len(seeds) == len(set(seeds)) == 4 * 3 * 3


def test_dice_are_even() -> None:
    counts = [0] * 6
    for group in range(6000):
        deals = Deals(1, group)
        deals.turn_to(1)
        counts[deals.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_had_again(name: str) -> None:
    what = contest("random", "first", game=name)
    assert timeless(played_here(what, 2)) == timeless(played_here(what, 2))


def test_where_the_host_says_who_starts_the_arena_picks_for_a_whole_group() -> None:
    what = contest("random", "random", first_player="host")
    games = played_here(what, 8)
    assert [played.first for played in games[::2]] == [played.first for played in games[1::2]]
    assert {played.first for played in games} == {0, 1}


# What came of it


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_written_down_whole(name: str) -> None:
    what = contest("random", "first", game=name)
    (played, _) = played_here(what, 1)
    assert played.bots == ("random", "first")
    assert set(played.winners) <= {0, 1}
    assert len(played.scores) == len(played.decisions) == len(played.thought) == len(played.longest) == 2
    assert min(played.decisions) > 0
    assert all(0 < longest <= thought for longest, thought in zip(played.longest, played.thought, strict=True))
    assert all(busy > 0 for busy in played.processor)
    assert played.rounds
    assert played.fault is None
    assert set(played.cards) <= set(game_named(name).cards)


def test_rounds_add_up_to_the_match() -> None:
    """Love Letter without Spies: a token for every round, and two of them win."""
    what = dataclasses.replace(short("random", "first"), edition="classic")
    for played in played_here(what, 10):
        wins = [sum(seat in winners for winners in played.rounds) for seat in range(2)]
        assert wins == played.scores
        assert played.winners == [seat for seat in range(2) if wins[seat] == 2]


def test_a_match_of_one_round_is_won_by_who_won_the_match() -> None:
    """In Spicy one can win with points below zero, and by trophies against more points."""
    games = played_here(contest("random", "last", game="spicy", seats=3), 5)
    assert all(played.rounds == [played.winners] for played in games)
    assert any(played.winners != best(played.scores) for played in games)


@pytest.mark.parametrize(
    ("gains", "winners"), [([1, 0], [0]), ([1, 1, 0], [0, 1]), ([0, 0], []), ([-2, 0], []), ([1, 2, 2], [1, 2])]
)
def test_a_round_is_won_by_those_who_gained_most_if_anything(gains: list[int], winners: list[int]) -> None:
    assert best(gains) == winners


def test_cards_count_once_for_each_player_and_round() -> None:
    game = game_named("love-letter")
    texts = [
        "drew a ? [* a]",
        "played a guard b prince [* *]",
        "played a guard c king [* *]",
        "played b guard a priest [* *]",
        "beat a b baron [* *]",
        "discarded b baron [* *]",
        "revealed a princess [* *]",
    ]
    seen = shown(game, [game.facts.read(text) for text in texts])
    assert {(seat, game.cards[card]) for seat, card in seen} == {
        (0, "guard"),
        (1, "guard"),
        (1, "baron"),
        (0, "princess"),
    }
    rounds = [Round([0], seen), Round([], seen), Round([0, 1], seen)]
    assert count_cards(game, rounds) == {"guard": (6, 3), "baron": (3, 1), "princess": (3, 2)}


# What bots do wrong


@pytest.mark.parametrize(
    ("bot", "reason", "what"),
    [
        ("raises", "raised", "ZeroDivisionError: oh no"),
        ("exits", "raised", "SystemExit: 3"),
        ("unmade", "raised", "ValueError: not today"),
        ("hears-badly", "raised", "KeyError: 0"),
        ("illegal", "illegal", "9999"),
        ("wordy", "illegal", "'"),
        ("slow", "slow", "0.4 s"),
    ],
)
def test_a_broken_bot_loses_and_the_others_share_the_win(bot: str, reason: str, what: str) -> None:
    limit = 0.3 if bot == "slow" else 10
    for rotation in range(3):
        played = play(short("first", bot, "last", seats=3, limit=limit), Sitting(0, rotation), make)
        broken = played.bots.index(bot)
        assert played.fault
        assert (played.fault.seat, played.fault.reason) == (broken, reason)
        assert played.fault.what.startswith(what)
        assert played.winners == [seat for seat in range(3) if seat != broken]
        assert (played.rounds, played.cards) == ([], {})


def test_a_slow_move_counts_as_the_longest() -> None:
    played = play(short("slow", "first", limit=0.3), Sitting(0, 0), make)
    assert played.longest[0] >= 400
    assert played.decisions[0] == 3


def test_who_watches_is_told_whose_move_it_is_and_at_the_end_that_nobody_thinks() -> None:
    class Diary:
        def __init__(self) -> None:
            self.seats: list[int] = []

        def asks(self, seat: int) -> None:
            self.seats.append(seat)

    for bot in ("first", "raises"):
        diary = Diary()
        played = play(short(bot, "last"), Sitting(0, 0), make, diary)
        assert diary.seats[:4] == [0, DEALER, 1, DEALER]
        assert diary.seats[-1] == DEALER
        assert diary.seats[4] == played.first
        assert len([seat for seat in diary.seats if seat != DEALER]) in {
            sum(played.decisions) + extra for extra in (2, 3)
        }
