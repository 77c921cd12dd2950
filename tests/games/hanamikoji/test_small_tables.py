"""Tables that list their own items and actions (§1.4): fewer cards, by the same rules."""

from __future__ import annotations

import pytest
from tests.random_play import Setting, agrees, decide, matches, state, walk
from tests.scale import times

from kartaro.core.errors import BadOption, BadText, Refused
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.games.hanamikoji.box import ITEMS, terms_of
from kartaro.record import read_record, write_record

HANAMIKOJI = game("hanamikoji")
TWO = "tea+tea+tea+tea+hairpin+hairpin+hairpin+hairpin+hairpin"
FIVE = "flute+flute+fan+fan+scroll+scroll+tea+tea+hairpin"
TABLES = {
    "secret+gift": FIVE,
    "gift": "flute+flute+fan+fan+scroll+tea+hairpin",
    "secret+competition": f"{FIVE}+hairpin+umbrella",
    "trade_off+competition": f"{FIVE}+hairpin+umbrella+umbrella+umbrella",
    "secret+trade_off+gift": f"{FIVE}+hairpin+umbrella+umbrella+umbrella",
}


NEVER_WON = [
    {"items": "fan+tea+tea+hairpin+hairpin", "actions": "trade_off"},
    {"items": "hairpin+hairpin+hairpin", "actions": "secret"},
]


def setting(actions: str, items: str = "", **more: str) -> Setting:
    options = {"actions": actions, "items": items or TABLES[actions], **more}
    return Setting(HANAMIKOJI, HANAMIKOJI.edition("", options), 2)


def dealt(small: Setting) -> Match:
    match, dice = small.match(), small.dice()
    while match.round_over():
        decide(match, dice)
    return match


every_table = pytest.mark.parametrize("actions", TABLES)


@every_table
def test_2_3_hands_and_draws_are_just_enough_for_all_actions(actions: str) -> None:
    match = dealt(setting(actions))
    now, cards = (
        state(match.truth()),
        [["secret", "trade_off", "gift", "competition"].index(a) + 1 for a in actions.split("+")],
    )
    assert sorted(map(len, now["hands"])) == [sum(cards) - len(cards), sum(cards) - len(cards) + 1]
    assert len(now["deck"]) == 2 * len(cards) - 1
    assert len(now["removed"]) == 1


@every_table
def test_1_4_only_the_actions_in_play_are_used_each_once_a_round(actions: str) -> None:
    small = setting(actions)
    words = {"secret": "secret", "trade_off": "trade", "gift": "gift", "competition": "compete"}
    wanted = sorted([words[action] for action in actions.split("+")] * 2)
    for match, dice in matches(small, times(4, 60)):
        used: list[str] = []
        while not match.over() and len(used) < 200:
            if match.wanted():
                used = []
            moves = {seat: match.legal(seat) for seat in (0, 1)}
            before = len(match.decisions)
            decide(match, dice)
            seat, move, _ = match.decisions[before]
            if seat < 2:
                first = HANAMIKOJI.move_text(seat, move).split()[0]
                used += [first] if first != "take" else []
                assert {text.split()[0] for text in moves[seat]} <= {*wanted, "take"}
            if match.round_over() and used:
                assert sorted(used) == wanted
                break


@every_table
def test_matches_are_played_with_the_items_of_the_table_and_no_others(actions: str) -> None:
    small = setting(actions)
    items = sorted(ITEMS.index(name) for name in TABLES[actions].split("+"))
    for match, _ in walk(small, times(150, 5_000), actions):
        if match.wanted():
            assert sorted(match.wanted()) == items
        for seat in range(2):
            assert agrees(state(match.view(seat))["hands"], state(match.truth())["hands"])


def test_1_2_the_charm_of_a_geisha_is_the_number_of_her_items() -> None:
    terms = terms_of(setting("secret+gift").edition)
    assert dict(zip(ITEMS, terms.charm, strict=True)) == {item: FIVE.split("+").count(item) for item in ITEMS}
    assert (terms.charm_to_win(), terms.geishas_to_win()) == (5, 3)


@every_table
def test_6_who_has_won_has_more_than_half_of_the_charm_or_of_the_geishas(actions: str) -> None:
    small = setting(actions)
    charm = terms_of(small.edition).charm
    ended = 0
    for match, dice in matches(small, times(6, 100), "won"):
        for _ in range(400):
            if match.over():
                break
            decide(match, dice)
        outcome = match.outcome()
        if outcome is None:
            continue
        ended += 1
        (winner,) = outcome
        owned = [of for of, owner in zip(charm, state(match.truth())["markers"], strict=True) if owner == winner]
        assert 2 * sum(owned) > sum(charm) or 2 * len(owned) > sum(of > 0 for of in charm)
    assert ended


@every_table
def test_positions_and_records_are_read_back(actions: str) -> None:
    small = setting(actions)
    for match, _ in walk(small, times(60, 1_000), "text"):
        if match.round_over():
            continue
        again = Match(HANAMIKOJI, small.edition, 2, match.position_now())
        assert again.position_now() == match.position_now()
        assert state(again.truth())["used"] == state(match.truth())["used"]
        assert again.legal(again.asked()[0]) == match.legal(match.asked()[0])
    read = read_record(write_record(match)).match
    assert read.edition == small.edition
    assert state(read.truth()) == state(match.truth())


def test_a_marker_that_is_not_in_play_cannot_be_used_or_laid_out() -> None:
    small = setting("secret+gift", TWO)
    match = dealt(small)
    seat = match.asked()[0]
    with pytest.raises(Refused, match="action-not-in-play"):
        match.play(seat, "trade tea hairpin")
    with pytest.raises(BadText):
        Match(HANAMIKOJI, small.edition, 2, f"{match.position_now()} used:a2")


def test_all_items_listed_one_by_one_are_the_usual_game() -> None:
    box = {"flute": 2, "fan": 2, "scroll": 2, "umbrella": 3, "shamisen": 3, "tea": 4, "hairpin": 5}
    listed = "+".join(item for item, count in box.items() for _ in range(count))
    usual, named = (
        HANAMIKOJI.edition("", options)
        for options in ({}, {"items": listed, "actions": "gift+secret+competition+trade_off"})
    )
    assert terms_of(usual) == terms_of(named)


@pytest.mark.parametrize("items", ["", "lute", "tea+", "flute+flute+flute", "Tea"])
def test_items_that_are_not_in_the_box_are_refused(items: str) -> None:
    with pytest.raises(BadOption, match="bad-option-value"):
        HANAMIKOJI.edition("", {"items": items})


@pytest.mark.parametrize("actions", ["", "steal", "gift+gift", "secret+"])
def test_actions_that_there_are_not_are_refused(actions: str) -> None:
    with pytest.raises(BadOption, match="bad-option-value"):
        HANAMIKOJI.edition("", {"actions": actions})


@pytest.mark.parametrize(
    "options", [{"items": TWO}, {"actions": "gift"}, {"items": TWO, "actions": "gift"}, *NEVER_WON]
)
def test_items_that_the_actions_do_not_use_up_or_by_which_nobody_can_win_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as error:
        HANAMIKOJI.seats(HANAMIKOJI.edition("", options))
    assert error.value.code == "options-clash"
    assert {error.value.arguments["one"], error.value.arguments["other"]} == {"items", "actions"}
