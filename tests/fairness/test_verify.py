"""What the seeds of a record prove; every change of a forger, with a new seal, is found."""

from __future__ import annotations

import dataclasses
import re
import typing as t

import pytest
from tests.fairness.fair_matches import (
    PLEDGES,
    A,
    B,
    edited,
    finished,
    love_letter,
    new_host,
    play_on,
    sealed_anew,
    seed,
)
from tests.random_play import settings

from kartaro.core.errors import BadRecord
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.fairness import commitment
from kartaro.games import game as game_named
from kartaro.record import read_record
from kartaro.verify import prove

if t.TYPE_CHECKING:
    from tests.random_play import Setting

ORDER = re.compile(r"^dealer order (.*)$", re.MULTILINE)


def code_of(text: str) -> str:
    """The code with which a well-formed record is refused."""
    record = read_record(text)
    with pytest.raises(BadRecord) as refusal:
        prove(record)
    return refusal.value.code


# What is proven


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_every_match_that_was_dealt_by_its_seeds_is_proven(setting: Setting) -> None:
    host = play_on(new_host(setting.edition, setting.seats))
    record = read_record(host.record())
    proof = prove(record)
    assert proof.decisions == sum(decision.seat == DEALER for decision in record.match.decisions)
    assert not proof.host_picked
    assert not proof.laid_out


def spicy(**options: str) -> str:
    """The record of a match of Spicy, in which chance decides more than the order."""
    return play_on(new_host(game_named("spicy").edition("publisher", options), 3)).record()


@pytest.mark.parametrize(
    ("options", "pick"),
    [({"variants": "random2"}, "spice"), ({"jitter": "3"}, "height"), ({"simultaneous": "random"}, "lot")],
    ids=["spice", "height", "lot"],
)
def test_every_kind_of_pick_is_proven(options: dict[str, str], pick: str) -> None:
    text = spicy(**options)
    assert f"\ndealer {pick} " in text
    assert prove(read_record(text)).decisions == text.count("\ndealer ")


def test_a_record_without_seeds_proves_nothing() -> None:
    assert code_of(sealed_anew(re.sub(r"fair .*\n", "", love_letter().record()))) == "fair-missing"


def test_before_the_end_nothing_is_proven_with_the_servers_seed_or_without() -> None:
    host = play_on(new_host(game_named("love-letter").edition(), 4), turns=5)
    assert code_of(host.record()) == "fair-unfinished"
    assert code_of(host.record(for_store=True)) == "fair-unfinished"


def test_a_server_that_keeps_its_seed_back_proves_nothing() -> None:
    assert code_of(edited(love_letter().record(), "5e" * 32, "-")) == "fair-unrevealed"


# Who starts, where a person chooses

HOST_PICKS = "fair first host\n"


def test_who_starts_by_a_persons_choice_is_exempt_and_the_rest_is_proven() -> None:
    record = read_record(love_letter(first_player="host").record())
    assert record.match.decisions[0].move == B
    proof = prove(record)
    assert proof.host_picked
    assert proof.decisions == sum(bool(decision.order) for decision in record.match.decisions)


def test_where_the_edition_leaves_it_to_the_host_the_record_need_not_say_so() -> None:
    text = love_letter(first_player="host").record()
    assert prove(read_record(edited(text, HOST_PICKS, ""))).host_picked


def test_where_it_does_not_the_record_says_so() -> None:
    host = new_host(game_named("love-letter").edition("2012"), 2)
    host.pick_first(A)
    text = play_on(host).record()
    assert prove(read_record(text)).host_picked
    assert code_of(edited(text, HOST_PICKS, "")) == "fair-disagrees"


def test_only_the_first_pick_is_a_persons() -> None:
    """Who starts is exempt; the Spice It Up! card that comes next is not, and here the dice are others."""
    match = Match(game_named("spicy"), game_named("spicy").edition("publisher", {"variants": "random"}), 3)
    match.play(DEALER, "pick c")
    match.play(DEALER, "spice chili")
    with pytest.raises(BadRecord) as refusal:
        prove(read_record(finished(match, dataclasses.replace(PLEDGES, host_picks=True))))
    told = refusal.value.arguments
    assert (told["number"], told["expected"], told["got"]) == (2, "spice copycat", "spice chili")


def test_of_a_position_that_was_laid_out_nothing_is_proven() -> None:
    position = "a{guard,king} b{baron} deck[priest,guard] aside(spy) tok:a5,b5 turn:a"
    host = new_host(game_named("love-letter").edition("2019"), 2, position=position)
    host.answer(A, "guard b baron")
    proof = prove(read_record(host.record()))
    assert (proof.decisions, proof.host_picked, proof.laid_out) == (0, False, True)


# Other seeds


# What a forger may change


def test_another_seed_does_not_fit_its_commitment() -> None:
    text = love_letter().record()
    for old in ("5e" * 32, "a0" * 32):
        assert code_of(edited(text, old, "77" * 32)) == "fair-commitment"


def test_a_commitment_does_not_fit_another_seed() -> None:
    text = love_letter().record()
    for number in (0x5E, 0xA0):
        assert code_of(edited(text, commitment(seed(number)), commitment(seed(1)))) == "fair-commitment"


def test_another_seed_with_its_own_commitment_gives_other_cards() -> None:
    text = love_letter().record()
    for number in (0x5E, 0xA0):
        forged = text.replace(commitment(seed(number)), commitment(seed(1))).replace(f"{number:02x}" * 32, "01" * 32)
        assert code_of(sealed_anew(forged)) == "fair-disagrees"


def test_a_seed_that_is_left_out_or_put_in_gives_other_cards() -> None:
    text = love_letter().record()
    assert code_of(edited(text, "a0" * 32, "-")) == "fair-disagrees"
    put_in = f"{commitment(seed(0xB0))} -", f"{commitment(seed(0xB0))} {'b0' * 32}"
    assert code_of(edited(text, *put_in)) == "fair-disagrees"


def test_a_card_that_was_moved_is_found() -> None:
    """Two of the three cards that are turned up: all else goes on as it was."""
    text = love_letter().record()
    *_, last = ORDER.finditer(text)
    cards = last[1].split(",")
    assert cards[1] != cards[2]
    moved = ",".join([cards[0], cards[2], cards[1], *cards[3:]])
    assert code_of(edited(text, last[1], moved)) == "fair-disagrees"


def test_a_pick_that_was_changed_is_found() -> None:
    """A lot that made no difference: all else goes on as it was."""
    text = spicy(simultaneous="random")
    *_, last = re.finditer(r"dealer lot (\d+)\n", text)
    forged = f"{text[: last.start()]}dealer lot {(int(last[1]) + 1) % 60}\n{text[last.end() :]}"
    assert code_of(sealed_anew(forged)) == "fair-disagrees"


def test_another_starter_is_found() -> None:
    text = love_letter().record()
    starter = read_record(text).match.decisions[0].move
    match = Match(game_named("love-letter"), read_record(text).match.edition, 2)
    match.play(DEALER, 1 - starter)
    assert code_of(finished(match, PLEDGES)) == "fair-disagrees"


def test_what_does_not_fit_is_told_with_what_should_be_there() -> None:
    text = love_letter().record()
    right = read_record(text).match.decisions[1].order
    wrong = (*right[1:], right[0])
    match = Match(game_named("love-letter"), read_record(text).match.edition, 2)
    match.play(DEALER, read_record(text).match.decisions[0].move)
    match.order(wrong)
    with pytest.raises(BadRecord) as refusal:
        prove(read_record(finished(match, PLEDGES)))
    order, turned = (f"order {','.join(match.game.cards[card] for card in cards)}" for cards in (right, wrong))
    assert refusal.value.arguments == {"number": 2, "expected": order, "got": turned}
