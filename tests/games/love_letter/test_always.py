"""Invariants of Love Letter, in every edition and with all numbers of seats."""

from __future__ import annotations

import typing as t
from collections import Counter

import pytest
from tests.random_play import Setting, decide, matches, settings, shuffled, state, walk
from tests.scale import times

from kartaro.core.seats import members
from kartaro.games.love_letter.box import CARDS, DECKS, terms_of

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.match import Match

SPY, GUARD, PRIEST, BARON, HANDMAID, PRINCE, CHANCELLOR, KING, COUNTESS, PRINCESS = range(len(CARDS))

OURS = [setting for setting in settings() if setting.game.cards == CARDS]
BOTH_OUT = [setting for setting in OURS if setting.edition["baron_tie"] == "both_out"]

every = pytest.mark.parametrize("setting", OURS, ids=str)


def named(setting: Setting, facts: list[Fact], name: str) -> list[Fact]:
    """The facts of one kind."""
    return [fact for fact in facts if setting.game.kinds[fact.kind].name == name]


def of(match: Match) -> dict[str, t.Any]:
    return state(match.truth())


def deck_after_deal(setting: Setting) -> int:
    """§2: one card aside, three face up with two players, one for each hand."""
    return sum(terms_of(setting.edition).counts) - 1 - (3 if setting.seats == 2 else 0) - setting.seats


# Cards


@every
def test_every_card_lies_somewhere_and_only_once(setting: Setting) -> None:
    deck = Counter({card: count for card, count in enumerate(DECKS[setting.edition["deck"]]) if count})
    for match, _ in walk(setting, times(400, 2_000)):
        now = of(match)
        if now["round"]:
            hands = [card for hand in now["hands"] for card in hand]
            laid = [card for _, card in now["laid"]]
            assert Counter([*hands, *laid, *now["deck"], *now["aside"], *now["up"]]) == deck


@every
def test_the_deck_after_the_deal_has_the_size_of_the_table_in_the_rules(setting: Setting) -> None:
    """§2, where the first player has drawn already."""
    sizes = {21: [15, 17, 16, 15, 14], 16: [10, 12, 11]}[sum(DECKS[setting.edition["deck"]])]
    for match, facts in walk(setting, times(100, 200), "deal"):
        if named(setting, facts, "shuffled"):
            assert deck_after_deal(setting) == sizes[setting.seats - 2]
            assert len(of(match)["deck"]) == sizes[setting.seats - 2] - 1
            assert len(of(match)["up"]) == (3 if setting.seats == 2 else 0)


@every
def test_everyone_in_the_round_holds_one_card_and_the_active_player_the_drawn_ones_too(setting: Setting) -> None:
    for match, _ in walk(setting, times(400, 2_000), "hands"):
        now = of(match)
        if not now["round"]:
            continue
        for seat, hand in enumerate(now["hands"]):
            drawn = 0 if now["rests"] or seat != now["turn"] else max(1, now["owes"])
            assert len(hand) == (now["in_round"] >> seat & 1) * (1 + drawn)


@every
def test_a_turn_takes_one_card_from_the_deck_or_two_with_a_prince(setting: Setting) -> None:
    left, prince, began = 0, False, False
    for match, facts in walk(setting, times(400, 2_000), "deck"):
        now = of(match)
        if began and not now["owes"]:
            prince = prince or any(fact.cards == (PRINCE,) for fact in named(setting, facts, "played"))
            drawn = left - len(now["deck"]) - len(named(setting, facts, "turn_began"))
            assert drawn in ({0, 1} if prince else {0})
        if not now["owes"]:
            left, prince, began = len(now["deck"]), False, not now["rests"]


@every
def test_the_card_set_aside_is_drawn_at_most_once_and_only_in_the_last_turn(setting: Setting) -> None:
    for match, facts in walk(setting, times(800, 3_000), "aside"):
        drawn = named(setting, facts, "drew_aside")
        assert len(drawn) <= 1
        if drawn:
            assert match.round_over()
            assert not of(match)["deck"]
        now = of(match)
        assert not now["round"] or now["rests"] or now["aside"]


@every
def test_only_a_chancellor_on_a_deck_that_is_not_empty_leaves_something_owed(setting: Setting) -> None:
    for match, facts in walk(setting, times(400, 2_000), "owes"):
        now = of(match)
        if now["owes"]:
            assert named(setting, facts, "played")[0].cards == (CHANCELLOR,)
            assert now["owes"] == len(named(setting, facts, "drew")) <= 2


# Plays


@every
def test_neither_king_nor_prince_is_played_beside_the_countess(setting: Setting) -> None:
    hand: list[int] = []
    for match, facts in walk(setting, times(800, 3_000), "countess"):
        for fact in named(setting, facts, "played"):
            assert fact.cards[0] in hand
            assert not (COUNTESS in hand and fact.cards[0] in (KING, PRINCE)), hand
        now = of(match)
        hand = now["hands"][now["turn"]] if not now["rests"] else []


@every
def test_barons_never_tie_on_the_baron_nor_on_a_card_that_is_there_once(setting: Setting) -> None:
    before: list[list[int]] = []
    for match, facts in walk(setting, times(800, 3_000), "baron"):
        for fact in named(setting, facts, "tied"):
            card = before[fact.other][0]
            counts = terms_of(setting.edition).counts
            assert sorted(before[fact.seat]) == sorted([BARON, card])
            assert card != BARON
            assert counts[card] >= 2
        before = of(match)["hands"]


@every
def test_nobody_is_protected_and_out_nor_protected_in_the_own_turn(setting: Setting) -> None:
    for match, _ in walk(setting, times(400, 2_000), "protected"):
        now = of(match)
        assert now["safe"] & ~now["in_round"] == 0 or not now["round"]
        assert now["rests"] or not now["safe"] >> now["turn"] & 1


@every
def test_who_is_chosen_is_in_the_round_and_not_protected(setting: Setting) -> None:
    now: dict[str, t.Any] = {}
    for match, facts in walk(setting, times(400, 2_000), "targets"):
        for fact in named(setting, facts, "played"):
            assert fact.other == fact.seat or (now["in_round"] & ~now["safe"]) >> fact.other & 1
            if fact.cards[0] in (GUARD, PRIEST, BARON, KING):
                open_to = now["in_round"] & ~now["safe"] & ~(1 << fact.seat)
                assert (fact.other == fact.seat) == (open_to == 0)
        now = of(match)


@every
def test_a_protected_player_is_never_knocked_out(setting: Setting) -> None:
    safe = 0
    for match, facts in walk(setting, times(400, 2_000), "safe"):
        assert not any(safe >> fact.seat & 1 for fact in named(setting, facts, "knocked_out"))
        safe = of(match)["safe"]


@every
def test_whoever_lays_down_the_princess_is_out(setting: Setting) -> None:
    for _, facts in walk(setting, times(800, 3_000), "princess"):
        laid = [*named(setting, facts, "played"), *named(setting, facts, "discarded")]
        for fact in laid:
            if fact.cards[0] == PRINCESS:
                assert fact.seat in [out.seat for out in named(setting, facts, "knocked_out")]


# Rounds and matches


@every
def test_a_round_has_at_most_one_turn_for_every_card_of_the_deck(setting: Setting) -> None:
    """Every turn draws a card; only Chancellors, which are laid down, ask for a second decision."""
    most_turns = deck_after_deal(setting)
    chancellors = terms_of(setting.edition).counts[CHANCELLOR]
    for match, dice in matches(setting, times(8, 30), "bound"):
        while not match.over():
            turns = decisions = 0
            while match.round_over() and not match.over():
                decide_for_dealer(match, dice)
            turns += 1
            while not match.round_over():
                turns += len(named(setting, decide(match, dice), "turn_began"))
                decisions += 1
            assert turns <= most_turns
            assert decisions <= most_turns + chancellors


def decide_for_dealer(match: Match, dice: t.Any) -> None:  # noqa: ANN401 - a Generator
    if match.wanted():
        match.order(shuffled(match.wanted(), dice))
    else:
        decide(match, dice)


@every
def test_a_round_ends_with_one_left_or_nobody_or_an_empty_deck(setting: Setting) -> None:
    for match, facts in walk(setting, times(400, 2_000), "ends"):
        for fact in named(setting, facts, "round_ended"):
            now = of(match)
            left = len(members(now["in_round"]))
            assert left <= 1 or not now["deck"]
            assert left >= 1 or setting in BOTH_OUT
            assert len(named(setting, facts, "took_token")) == len(members(fact.seat))
            assert fact.seat & ~fact.other == 0


@every
def test_the_match_is_won_by_all_who_have_enough_tokens_and_as_soon_as_somebody_has(setting: Setting) -> None:
    enough = terms_of(setting.edition).tokens_to_win(setting.seats)
    for match, dice in matches(setting, times(8, 30), "tokens"):
        while not match.over():
            assert max(match.scores()) < enough
            decide(match, dice)
        assert match.outcome() == [seat for seat, score in enumerate(match.scores()) if score >= enough]
        if setting.edition["multi_win"] == "no":
            assert len(match.outcome() or []) == 1


@every
def test_at_most_one_spy_token_a_round_and_none_without_spies(setting: Setting) -> None:
    for match, facts in walk(setting, times(400, 2_000), "spies"):
        tokens = named(setting, facts, "took_spy_token")
        assert len(tokens) <= (setting.edition["spy_bonus"] == "yes")
        for fact in tokens:
            now = of(match)
            assert {seat for seat, card in now["laid"] if card == SPY and now["in_round"] >> seat & 1} == {fact.seat}


# What is secret


@every
def test_who_sees_which_card(setting: Setting) -> None:
    """§9: each kind of fact has its audience; all is heard by everybody."""
    everybody, nobody = 127, 0
    for _, facts in walk(setting, times(800, 3_000), "audience"):
        for fact in facts:
            own, both = 1 << fact.seat, 1 << fact.seat | 1 << fact.other
            seen_by = {
                "set_aside": nobody, "shuffled": nobody,
                "turned_up": everybody, "played": everybody, "discarded": everybody, "beat": everybody,
                "revealed": everybody, "aside_revealed": everybody,
                "drew": own, "drew_aside": own, "returned": own,
                "showed": both, "swapped": both,
            }.get(setting.game.kinds[fact.kind].name, nobody)  # fmt: skip
            assert (fact.heard_by, fact.seen_by) == (everybody, seen_by), setting.game.facts.write(fact)


@every
def test_the_public_knows_no_hand_and_no_card_of_the_deck_while_a_round_lasts(setting: Setting) -> None:
    for match, _ in walk(setting, times(400, 2_000), "public"):
        view = state(match.view(6))
        if not view["rests"] and view["round"]:
            assert {card for hand in view["hands"] for card in hand} == {255}
            assert set(view["deck"]) <= {255}
            assert set(view["aside"]) <= {255}
