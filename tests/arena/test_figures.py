"""Shares, intervals, ratings, seats and cards, compared with values counted by hand."""

from __future__ import annotations

import dataclasses
import math
import random

import pytest
from tests.arena.contests import contest, game, played_here, short

from kartaro.arena.figures import BotTotals, card_figures, figures, part, seat_shares, turn_shares
from kartaro.arena.intervals import Share, share, student, wilson
from kartaro.arena.playing import Fault
from kartaro.arena.ratings import can_rate, rate
from kartaro.core.seats import DEALER

# Intervals


def rounded(found: Share | None) -> list[float]:
    assert found
    return [round(value, 4) for value in found]


def test_the_interval_of_five_groups() -> None:
    """Means 1, 1/2, 1/2, 0, 1/2: mean 1/2, deviation √(1/8), error √(1/40), times t(4) = 2.7764."""
    half = 2.7764 * math.sqrt(1 / 40)
    groups = [(2, 2), (1, 2), (1, 2), (0, 2), (1, 2)]
    assert rounded(share(groups)) == pytest.approx([0.5, 0.5 - half, 0.5 + half], abs=2e-4)


def test_groups_of_unequal_size_weigh_what_they_are() -> None:
    """3 of 4, 1 of 2, 2 of 6: 6 of 12; off by 1, 0, -1: error √(3/2 · 2)/12, times t(2) = 4.3027."""
    half = 4.3027 * math.sqrt(3) / 12
    low, high = max(0, 0.5 - half), min(1, 0.5 + half)
    assert rounded(share([(3, 4), (1, 2), (2, 6)])) == pytest.approx([0.5, low, high], abs=1e-4)


def test_one_group_says_nothing_of_the_interval() -> None:
    assert share([(3, 4)]) == Share(0.75, 0, 1)


def test_nothing_to_win_is_no_share() -> None:
    assert share([]) is None
    assert share([(0, 0), (0, 0)]) is None


def test_the_interval_stays_between_nothing_and_everything() -> None:
    found = share([(0, 2), (0, 2), (1, 2)])
    assert found
    assert found.low == 0
    assert found.value == pytest.approx(1 / 6)


@pytest.mark.parametrize(("won", "low", "high"), [(2, 0.7225, 1), (0, 0, 0.2775), (1, 0.2366, 0.7634)])
def test_ten_groups_that_are_all_alike_still_have_an_interval(won: int, low: float, high: float) -> None:
    assert rounded(share([(won, 2)] * 10)) == [won / 2, low, high]


def test_shares_that_differ_only_in_their_last_digits_are_alike() -> None:
    assert 0.1 + 0.2 != 0.3
    assert rounded(share([(0.1 + 0.2, 1), (0.3, 1), (0.3, 1)])) == rounded(wilson(0.3, 3))


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (100, 1.9840), (10**6, 1.96)],
)
def test_students_t(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=1.5e-3)


@pytest.mark.parametrize("groups", [10, 40])
def test_the_interval_covers_the_truth_about_as_often_as_it_says(groups: int) -> None:
    """Games of a group that tend to end alike: by games alone the interval would be too narrow."""
    dice = random.Random(5)  # noqa: S311 - no secret
    truth, covered, times = 0.55, 0, 1500
    for _ in range(times):
        chances = [min(1.0, max(0.0, dice.gauss(truth, 0.2))) for _ in range(groups)]
        found = share([(sum(dice.random() < chance for _ in range(4)), 4) for chance in chances])
        assert found
        covered += found.low <= truth <= found.high
    assert 0.93 < covered / times < 0.97


# Bots


def test_a_win_is_shared_by_the_winners() -> None:
    assert [part([0], winners) for winners in ([0], [0, 1], [1], [])] == [1, 0.5, 0, 0]
    assert part([1, 2], [0, 1, 2]) == pytest.approx(2 / 3)


def test_figures_of_two_bots() -> None:
    games = [
        game(0, 0, bots="ab", winners="0", rounds=[[0], [1], [0]]),
        game(0, 1, bots="ba", winners="1", rounds=[[1], [1]]),
        game(1, 0, bots="ab", winners="01", rounds=[[0, 1]]),
        game(1, 1, bots="ba", winners="0", rounds=[[], [0]], decisions=[3, 1], thought=[6.0, 2.0], longest=[4.0, 2.0]),
    ]
    one, other = figures(contest("a", "b"), games)
    assert (one.bot, one.games, one.seats, one.wins, one.share.value) == ("a", 4, 1, 2.5, 0.625)
    assert (other.bot, other.games, other.wins, other.share.value) == ("b", 4, 1.5, 0.375)
    assert one.rounds_share
    assert one.rounds_share.value == pytest.approx(4.5 / 8)
    assert (other.mean, other.longest) == (1.0, 4.0)


def test_processor_time_is_that_of_the_games_where_it_was_measured() -> None:
    games = [
        game(0, 0, bots="ab", decisions=[2, 2], processor=[3.0, 5.0]),
        game(0, 1, bots="ba", decisions=[7, 7]),  # from a file of an older version
    ]
    one, other = figures(contest("a", "b"), games)
    assert (one.processor, other.processor) == (1.5, 2.5)
    assert one.as_json()["processor_ms"] == 1.5
    (unknown, _) = figures(contest("a", "b"), [dataclasses.replace(each, processor=[]) for each in games])
    assert "processor_ms" not in unknown.as_json()


def test_a_bot_in_three_seats_is_told_by_the_seat() -> None:
    table = contest("a", "b", seats=4)
    games = [game(0, 0, bots="abbb", winners="0"), game(0, 1, bots="babb", winners="0")]
    games += [game(0, 2, bots="bbab", winners="2"), game(0, 3, bots="bbba", winners="01")]
    one, other = figures(table, games)
    assert (one.seats, one.wins, one.share.value) == (1, 2, 0.5)
    assert (other.seats, other.wins) == (3, 2)
    assert other.share.value == pytest.approx(2 / 12)


def test_where_a_match_is_one_round_rounds_are_not_told() -> None:
    games = [game(0, 0, rounds=[[0]]), game(0, 1, bots="ba", rounds=[[0]])]
    assert [line.rounds_share for line in figures(contest("a", "b"), games)] == [None, None]
    assert "rounds_share" not in figures(contest("a", "b"), games)[0].as_json()


def test_groups_that_are_not_whole_do_not_count() -> None:
    games = [game(0, 0, winners="0"), game(0, 1, bots="ba", winners="0"), game(1, 0, winners="0")]
    one, other = figures(contest("a", "b"), games)
    assert (one.games, one.wins, other.wins) == (2, 1, 1)
    assert figures(contest("a", "b"), games[2:]) == []


def test_faults_are_told_with_where_they_happened() -> None:
    games = [game(0, 0, winners="1", fault=Fault(0, "slow", "3.0 s")), game(0, 1, bots="ba", winners="1")]
    line, other = (each.as_json() for each in figures(contest("a", "b"), games))
    assert line["faults"] == [{"group": 0, "rotation": 0, "seat": 0, "reason": "slow", "what": "3.0 s"}]
    assert other["faults"] == []


def test_the_running_share_is_the_final_one() -> None:
    what = short("random", "first")
    games = played_here(what, 5)
    totals = BotTotals("random", 2)
    for played in games:
        totals.add(played)
    assert totals.share() == figures(what, games)[0].share


def test_figures_as_json_have_every_share_with_its_interval() -> None:
    what = short("random", "first")
    line = figures(what, played_here(what, 3))[0].as_json()
    assert {"bot", "games", "seats", "wins", "share", "rounds_share", "faults", "rating"} <= line.keys()
    for name in ("share", "rounds_share"):
        assert line[name].keys() == {"value", "low", "high"}
        assert 0 <= line[name]["low"] <= line[name]["value"] <= line[name]["high"] <= 1
    assert line["games"] == 6
    assert isinstance(line["wins"], int)


# Ratings


def test_who_wins_is_rated_higher_and_ever_more_surely() -> None:
    assert can_rate()
    games = [game(number, 0, bots="abc", winners="0") for number in range(10)]
    curve = list(rate(games))
    assert len(curve) == 10
    assert curve[-1]["a"].mu > curve[-1]["b"].mu == curve[-1]["c"].mu
    assert curve[-1]["a"].sigma < curve[0]["a"].sigma


def test_a_bot_in_two_seats_has_one_rating() -> None:
    (after,) = rate([game(bots="abb", winners="1")])
    assert after["b"].mu > after["a"].mu
    (alone,) = rate([game(bots="aa", winners="1")])
    assert alone["a"].mu == pytest.approx(25)


# Seats and cards


def test_shares_by_seat_and_from_the_first_player_on() -> None:
    games = [
        game(0, 0, winners="0", first=0),
        game(0, 1, bots="ba", winners="0", first=1),
        game(1, 0, winners="1", first=1),
        game(1, 1, bots="ba", winners="0", first=0),
    ]
    assert [seat.value for seat in seat_shares(contest("a", "b"), games)] == [0.75, 0.25]
    assert [turn.value for turn in turn_shares(contest("a", "b"), games)] == [0.75, 0.25]
    broken = [*games, game(2, 0, first=DEALER, fault=Fault(1, "hung")), game(2, 1, bots="ba")]
    for shares in (seat_shares, turn_shares):
        assert [each.value for each in shares(contest("a", "b"), broken)] == [0.75, 0.25]


def test_cards_are_counted_over_all_games_the_luckiest_first() -> None:
    games = [
        game(0, 0, cards={"guard": (4, 1), "king": (1, 1)}),
        game(0, 1, bots="ba", cards={"guard": (2, 1)}),
        game(1, 0, cards={"guard": (2, 2), "king": (1, 1)}),
    ]
    king, guard = card_figures(games)
    assert (king.card, king.times, king.share.value) == ("king", 2, 1)
    assert (guard.card, guard.times, guard.share.value) == ("guard", 8, 0.5)
