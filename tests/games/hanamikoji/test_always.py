"""Invariants of Hanamikoji, with and without a limit of rounds."""

from __future__ import annotations

import itertools
import typing as t
from collections import Counter

import pytest
from tests.random_play import Setting, decide, matches, shuffled, state, walk
from tests.scale import times

from kartaro.core.match import Match
from kartaro.core.seats import ALL, DEALER, FACE_DOWN, NOBODY, PUBLIC, letter, only
from kartaro.games import game
from kartaro.games.hanamikoji.box import CHARM, FACTS, ITEMS

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact

HANAMIKOJI = game("hanamikoji")
STANDARD = HANAMIKOJI.edition("standard")
LIMITED = HANAMIKOJI.edition("standard", {"max_rounds": "3"})
ACTIONS = (1, 2, 3, 4)
WORDS = ("secret", "trade", "gift", "compete")
NEUTRAL = 2

every = pytest.mark.parametrize(
    "setting", [Setting(HANAMIKOJI, edition, 2) for edition in (STANDARD, LIMITED)], ids=["standard", "max_rounds 3"]
)


def named(facts: list[Fact], name: str) -> list[Fact]:
    """The facts of one kind."""
    return [fact for fact in facts if FACTS[fact.kind].name == name]


def of(match: Match) -> dict[str, t.Any]:
    return state(match.truth())


def free(now: dict[str, t.Any], seat: int) -> list[int]:
    """The actions that a seat has not used in this round."""
    return [action for action in ACTIONS if not now["used"][seat] >> action & 1]


# Cards


@every
def test_every_card_lies_somewhere_and_only_once(setting: Setting) -> None:
    box = Counter(dict(enumerate(CHARM)))
    for match, _ in walk(setting, times(600, 3_000)):
        now = of(match)
        if now["round"]:
            heaps = [*now["hands"], *now["secrets"], *now["traded"], now["deck"], now["removed"], now["offer"]]
            sides = [[item for item, count in enumerate(side) for _ in range(count)] for side in now["sides"]]
            assert Counter(card for heap in (*heaps, *sides) for card in heap) == box


@every
def test_a_hand_pays_for_the_actions_still_to_come_less_the_draws(setting: Setting) -> None:
    """Before an action: the sum of the remaining costs, less one for every action but this."""
    for match, _ in walk(setting, times(600, 3_000), "hands"):
        now = of(match)
        if now["rests"]:
            continue
        for seat, hand in enumerate(now["hands"]):
            left = free(now, seat)
            to_draw = len(left) - (seat == now["turn"] and not now["offer"])
            assert len(hand) == sum(left) - to_draw


@every
def test_eight_draws_exhaust_the_deck(setting: Setting) -> None:
    for match, _ in walk(setting, times(600, 3_000), "deck"):
        now = of(match)
        if now["round"]:
            turns = len(ACTIONS) * 2 - len(free(now, 0)) - len(free(now, 1)) + (not now["rests"] and not now["offer"])
            assert len(now["deck"]) == len(ACTIONS) * 2 - turns


@every
def test_at_scoring_hands_are_empty_and_each_side_has_eight_cards(setting: Setting) -> None:
    for match, facts in walk(setting, times(600, 3_000), "scoring"):
        if named(facts, "round_ended"):
            now = of(match)
            assert now["hands"] == [[], []]
            assert now["deck"] == now["offer"] == []
            assert now["secrets"] == [[], []]
            assert [sum(side) for side in now["sides"]] == [8, 8]
            assert [len(cards) for cards in now["traded"]] == [2, 2]
            assert len(now["removed"]) == 1
            assert len(named(facts, "revealed")) == 2


def test_any_order_of_the_four_actions_can_be_paid() -> None:
    """Each of the 24 orders of one player, against each of the other."""
    dice = Setting(HANAMIKOJI, STANDARD, 2).dice("orders")
    for orders in itertools.product(itertools.permutations(WORDS), repeat=2):
        match = Match(HANAMIKOJI, STANDARD, 2)
        match.play(DEALER, "pick a")
        match.order(shuffled(match.wanted(), dice))
        for turn in range(8):
            seat, word = turn % 2, orders[turn % 2][turn // 2]
            play_one(match, seat, word)
            if match.legal(1 - seat) and of(match)["offer"]:
                play_one(match, 1 - seat, "take")
        assert match.round_over()


def play_one(match: Match, seat: int, word: str) -> None:
    """The first legal move that begins with a word."""
    match.play(seat, next(move for move in match.legal(seat) if move.startswith(word)))


# Turns


@every
def test_turns_alternate_from_whoever_started(setting: Setting) -> None:
    turns: list[int] = []
    for match, facts in walk(setting, times(600, 3_000), "turns"):
        if named(facts, "shuffled"):
            turns = []
        turns += [fact.seat for fact in named(facts, "turn_began")]
        now = of(match)
        if turns and not now["rests"]:
            first = now["starter"]
            assert turns == [(first + number) % 2 for number in range(len(turns))]
            assert match.asked() == [1 - now["turn"] if now["offer"] else now["turn"]]


@every
def test_the_start_alternates_from_round_to_round(setting: Setting) -> None:
    for match, dice in matches(setting, times(20, 50), "start"):
        starters: list[int] = []
        while not match.over():
            starters += [of(match)["starter"] for _ in named(decide(match, dice), "shuffled")]
        assert starters == [(starters[0] + number) % 2 for number in range(len(starters))]


@every
def test_each_action_is_used_once_in_a_round_and_moves_its_number_of_cards(setting: Setting) -> None:
    used: set[tuple[int, int]] = set()
    for _, facts in walk(setting, times(600, 3_000), "actions"):
        if named(facts, "shuffled"):
            used = set()
        for fact in named(facts, "used_marker"):
            assert (fact.seat, fact.number) not in used
            used.add((fact.seat, fact.number))
            moved = [*named(facts, "hid"), *named(facts, "traded_off"), *named(facts, "offered")]
            assert [each.seat for each in moved] == [fact.seat] * fact.number


# Markers


@every
def test_a_marker_moves_to_the_side_with_more_items_and_else_stays(setting: Setting) -> None:
    before: list[int] = []
    for match, facts in walk(setting, times(600, 3_000), "markers"):
        now = of(match)
        if named(facts, "round_ended"):
            for geisha, (mine, theirs) in enumerate(zip(*now["sides"], strict=True)):
                owner = before[geisha] if mine == theirs else int(theirs > mine)
                assert now["markers"][geisha] == owner
                moved = [fact.seat for fact in named(facts, "won_favour") if fact.number == geisha]
                assert moved == ([] if owner == before[geisha] else [owner])
        elif facts and before:
            assert now["markers"] == before
        before = now["markers"]


@every
def test_a_marker_never_becomes_neutral_again(setting: Setting) -> None:
    for match, dice in matches(setting, times(20, 50), "neutral"):
        owned: set[int] = set()
        while not match.over():
            decide(match, dice)
            now = {geisha for geisha, owner in enumerate(of(match)["markers"]) if owner != NEUTRAL}
            assert owned <= now
            owned = now


@every
def test_a_match_goes_on_only_while_a_marker_is_neutral(setting: Setting) -> None:
    for match, facts in walk(setting, times(600, 3_000), "goes on"):
        if named(facts, "round_ended"):
            assert match.over() or NEUTRAL in of(match)["markers"]
            assert match.over() == bool(named(facts, "match_won"))


def test_a_limit_of_three_rounds_is_kept() -> None:
    rounds: Counter[int] = Counter()
    for match, dice in matches(Setting(HANAMIKOJI, LIMITED, 2), times(200, 500), "limit"):
        while not match.over():
            decide(match, dice)
        rounds[of(match)["round"]] += 1
    assert set(rounds) == {1, 2, 3}


# All 2187 positions of the markers, each as the scoring of one round makes it

MARKERS = tuple(itertools.product((0, 1, NEUTRAL), repeat=len(ITEMS)))
BEFORE_SCORING = (
    "a{} b{hairpin} asecret(hairpin) atraded(tea,tea) btraded(umbrella,shamisen) deck[] "
    "used:a1,a2,a3,a4,b2,b3,b4 turn:b round:3"
)


def charm_and_geishas(markers: tuple[int, ...], seat: int) -> tuple[int, int]:
    owned = [charm for charm, owner in zip(CHARM, markers, strict=True) if owner == seat]
    return sum(owned), len(owned)


def winners_by_the_rules(markers: tuple[int, ...]) -> list[int]:
    """Eleven charm, otherwise four geishas; by the last sentence of the rulebook, charm comes first."""
    found = [charm_and_geishas(markers, seat) for seat in range(2)]
    return [seat for seat in range(2) if found[seat][0] >= 11] or [seat for seat in range(2) if found[seat][1] >= 4]


def winners_at_the_limit(markers: tuple[int, ...]) -> list[int]:
    """More geishas, else more charm, else both."""
    ranked = [charm_and_geishas(markers, seat)[::-1] for seat in range(2)]
    return [seat for seat in range(2) if ranked[seat] == max(ranked)]


def scored(markers: tuple[int, ...], edition: t.Any) -> Match:  # noqa: ANN401 - an Edition
    """A position in which each side has one item of every geisha whose marker it is to get."""
    sides = [[item for item, owner in zip(ITEMS, markers, strict=True) if owner == seat] for seat in range(2)]
    laid = " ".join(f"{letter(seat)}<{','.join(side)}>" for seat, side in enumerate(sides) if side)
    match = Match(HANAMIKOJI, edition, 2, f"{BEFORE_SCORING} {laid}")
    match.play(1, "secret hairpin")
    assert tuple(of(match)["markers"]) == markers
    return match


def test_every_position_of_the_markers_has_the_winner_that_the_rules_say() -> None:
    assert len(MARKERS) == 2187
    for markers in MARKERS:
        match = scored(markers, STANDARD)
        assert (match.outcome() or []) == winners_by_the_rules(markers), markers
        assert match.over() == bool(winners_by_the_rules(markers))
        assert match.scores() == [charm_and_geishas(markers, seat)[0] for seat in range(2)]


def test_at_the_limit_every_position_of_the_markers_has_its_winners() -> None:
    shared = 0
    for markers in MARKERS:
        expected = winners_by_the_rules(markers) or winners_at_the_limit(markers)
        assert scored(markers, LIMITED).outcome() == expected, markers
        shared += len(expected) == 2
    assert shared > 1


def test_both_goals_at_once_are_reached_in_just_twelve_positions() -> None:
    both = []
    for markers in MARKERS:
        for seat in range(2):
            if charm_and_geishas(markers, seat)[1] >= 4 and charm_and_geishas(markers, 1 - seat)[0] >= 11:
                many, much = (sorted(charm_of(markers, owner)) for owner in (seat, 1 - seat))
                both.append((tuple(many), tuple(much)))
                assert scored(markers, STANDARD).outcome() == [1 - seat]
    assert Counter(both) == {
        ((2, 2, 2, 3), (3, 4, 5)): 4,
        ((2, 2, 2, 4), (3, 3, 5)): 2,
        ((2, 2, 3, 3), (2, 4, 5)): 6,
    }


def charm_of(markers: tuple[int, ...], seat: int) -> list[int]:
    return [charm for charm, owner in zip(CHARM, markers, strict=True) if owner == seat]


def test_nobody_shares_a_goal_and_seven_markers_owned_are_a_win() -> None:
    for markers in MARKERS:
        found = [charm_and_geishas(markers, seat) for seat in range(2)]
        assert min(found[0][0], found[1][0]) < 11
        assert min(found[0][1], found[1][1]) < 4
        assert NEUTRAL in markers or winners_by_the_rules(markers)


# What is secret


@every
def test_who_sees_which_card(setting: Setting) -> None:
    """§7: each kind of fact has its audience; all is heard by everybody."""
    seen: set[str] = set()
    for _, facts in walk(setting, times(600, 3_000), "audience"):
        for fact in facts:
            name = FACTS[fact.kind].name
            seen.add(name)
            own = name in {"drew", "hid", "traded_off"}
            seers = only(fact.seat) if own else ALL if name in {"offered", "took", "revealed"} else NOBODY
            assert (fact.heard_by, fact.seen_by) == (ALL, seers), HANAMIKOJI.facts.write(fact)
    assert seen == {kind.name for kind in FACTS} - {"emptied", "placed", "stood", "came_to"}


@every
def test_the_removed_card_and_trade_offs_are_seen_by_nobody_else_even_after_scoring(setting: Setting) -> None:
    for match, _ in walk(setting, times(400, 2_000), "hidden"):
        for viewer in (0, 1, PUBLIC):
            view = state(match.view(viewer))
            assert set(view["removed"]) | set(view["deck"]) <= {FACE_DOWN}
            for seat in {0, 1} - {viewer}:
                assert {*view["traded"][seat], *view["secrets"][seat], *view["hands"][seat]} <= {FACE_DOWN}
