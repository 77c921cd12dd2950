"""Commitments, the combined seed, and the dice derived from it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from tests.fairness.fair_matches import A, B, C, seed

from kartaro.core.errors import BadRecord
from kartaro.core.generator import Generator
from kartaro.core.match import Match, RoundDice
from kartaro.fairness import FairDice, Fairness, Pledge, combine, commitment, new_seed, pledge
from kartaro.games import game
from kartaro.host import SecretDice

ONE, TWO, THREE = seed(1), seed(2), seed(3)


# Seeds


def test_a_commitment_is_a_digest_of_a_tag_and_the_seed() -> None:
    assert commitment(ONE) == hashlib.sha256(b"kartaro-commit 1 " + b"01" * 32).hexdigest()


def test_the_seeds_of_seats_are_combined_in_the_order_of_seats() -> None:
    line = f"kartaro-seed 1 m-7 server {'01' * 32} a {'02' * 32} c {'03' * 32}"
    assert combine("m-7", ONE, {C: THREE, A: TWO}) == hashlib.sha256(line.encode()).digest()


def test_whatever_is_combined_otherwise_is_another_seed() -> None:
    ways = [
        combine("m", ONE, {A: TWO, B: THREE}),
        combine("n", ONE, {A: TWO, B: THREE}),
        combine("m", TWO, {A: ONE, B: THREE}),
        combine("m", ONE, {A: THREE, B: TWO}),
        combine("m", ONE, {A: TWO, C: THREE}),
        combine("m", ONE, {A: TWO}),
        combine("m", ONE, {}),
    ]
    assert len(set(ways)) == len(ways)


@pytest.mark.parametrize("match_id", ["", "m server", "m\n", "a" * 65, "ĝ"])
def test_an_identifier_that_could_be_misread_is_refused(match_id: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        combine(match_id, ONE, {})
    with pytest.raises(ValueError, match=r".*"):
        Fairness(match_id, pledge(ONE))


def test_a_seed_has_32_bytes() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    for wrong in (b"", ONE[1:], ONE + b"\0"):
        with pytest.raises(ValueError, match="32 bytes"):
            commitment(wrong)
        with pytest.raises(ValueError, match="32 bytes"):
            FairDice(wrong)


# Pledges


def test_a_pledge_holds_with_its_own_seed_or_none() -> None:
    assert pledge(ONE).holds()
    assert pledge(ONE).sealed().holds()
    assert not Pledge(commitment(ONE), TWO).holds()


@pytest.mark.parametrize(
    ("fairness", "code", "who"),
    [
        (Fairness("m", Pledge(commitment(ONE), TWO), {A: pledge(THREE)}), "fair-commitment", "server"),
        (Fairness("m", pledge(ONE), {A: pledge(TWO), C: Pledge(commitment(TWO), ONE)}), "fair-commitment", "c"),
        (Fairness("m", pledge(ONE), {A: pledge(TWO)}).sealed(), "fair-unrevealed", None),
    ],
)
def test_pledges_that_do_not_hold_give_no_dice(fairness: Fairness, code: str, who: str | None) -> None:
    for question in (fairness.check, fairness.dice):
        with pytest.raises(BadRecord) as refusal:
            question()
        assert (refusal.value.code, refusal.value.arguments.get("who")) == (code, who)


def test_a_seat_that_has_not_revealed_its_seed_is_left_out() -> None:
    fairness = Fairness("m", pledge(ONE), {A: pledge(TWO).sealed(), B: pledge(THREE)})
    fairness.check()
    dice = FairDice(combine("m", ONE, {B: THREE}))
    assert throws(fairness.dice()) == throws(dice)


def test_no_seed_is_shown_by_chance() -> None:
    fairness = Fairness("m", pledge(ONE), {A: pledge(TWO)})
    assert commitment(ONE) in repr(fairness)
    assert not any(text in repr(fairness) for text in (ONE.hex(), repr(ONE), TWO.hex(), repr(TWO)))


# Dice


def throws(dice: FairDice, n: int = 1000, times: int = 12) -> list[int]:
    return [dice.below(n) for _ in range(times)]


def first_bits(key: bytes, line: str, bits: int) -> int:
    """The number in a block, taken from its binary digits one by one."""
    digits = "".join(f"{byte:08b}" for byte in hmac.new(key, line.encode(), "sha256").digest())
    return int(digits[:bits] or "0", 2)


def test_a_number_is_the_first_bits_of_the_next_block_that_is_not_too_high() -> None:
    blocks = [first_bits(ONE, f"kartaro-dice 1 0 {block}", 4) for block in range(60)]
    kept = [number for number in blocks if number < 9]
    assert 20 < len(kept) < 50
    dice = FairDice(ONE)
    assert [dice.below(9) for _ in kept] == kept


def test_every_round_has_a_row_of_its_own_whatever_was_used_before() -> None:
    one, other = FairDice(ONE), FairDice(ONE)
    throws(one)
    rows = [throws(FairDice(ONE))]
    for number in (1, 2):
        one.next_round()
        other.next_round()
        rows.append(throws(other))
        assert throws(one) == rows[-1]
        assert rows[-1][0] == first_bits(ONE, f"kartaro-dice 1 {number} 0", 10)
        throws(one, times=number)
    assert len({tuple(row) for row in rows}) == 3


def test_of_one_there_is_no_choice_and_of_none_no_number() -> None:
    dice = FairDice(ONE)
    assert dice.below(1) == 0
    assert dice.below(1 << 256) >> 246 == first_bits(ONE, "kartaro-dice 1 0 1", 10)
    for n in (0, -1, (1 << 256) + 1):
        with pytest.raises(ValueError, match=str(n)):
            dice.below(n)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 13, 16, 60])
def test_all_numbers_come_equally_often(n: int) -> None:
    """Chi-squared lies within six of its standard deviations; the seed is fixed, so this cannot fail by chance."""
    expected = 200
    counts = Counter(throws(FairDice(TWO), n, expected * n))
    assert sorted(counts) == list(range(n))
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert abs(chi_squared - (n - 1)) < 6 * (2 * (n - 1)) ** 0.5


# At the table


def test_an_order_begins_a_round_of_the_dice_and_a_pick_does_not() -> None:
    love_letter = game("love-letter")
    match = Match(love_letter, love_letter.edition("2012"), 4)
    heard = []

    class Listening(FairDice):
        def next_round(self) -> None:
            heard.append(len(match.decisions))
            super().next_round()

    match.deal(Listening(ONE))
    assert heard == [1]
    assert [bool(decision.order) for decision in match.decisions] == [False, True]


def test_other_dice_are_told_nothing_of_rounds() -> None:
    assert isinstance(FairDice(ONE), RoundDice)
    assert not isinstance(Generator(1), RoundDice)
    assert not isinstance(SecretDice(), RoundDice)
