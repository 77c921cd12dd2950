"""The generator is splitmix64, the same in both forms."""

from __future__ import annotations

import pytest

from kartaro.core.generator import Generator

# of the published reference: seeds, and the first numbers they give
VECTORS = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
}


@pytest.mark.parametrize("seed", list(VECTORS))
def test_known_numbers_of_a_seed(seed: int) -> None:
    dice = Generator(seed)
    assert [dice.next() for _ in VECTORS[seed]] == VECTORS[seed]


def test_its_state_is_all_there_is() -> None:
    dice = Generator(99)
    for _ in range(10):
        dice.next()
    again = Generator(dice.state)
    assert [dice.next() for _ in range(5)] == [again.next() for _ in range(5)]


def test_a_seed_is_taken_as_64_bits() -> None:
    assert Generator((1 << 64) + 5).next() == Generator(5).next()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 21, 100, 1000])
def test_below_stays_below_and_reaches_every_number(n: int) -> None:
    dice = Generator(n)
    found = {dice.below(n) for _ in range(20 * n + 20)}
    assert found == set(range(n))


def test_below_is_even() -> None:
    dice = Generator(3)
    counts = [0] * 6
    for _ in range(6_000):
        counts[dice.below(6)] += 1
    assert all(850 < count < 1150 for count in counts), counts


def test_nothing_is_chosen_of_nothing() -> None:
    with pytest.raises(IndexError):
        Generator(1).choose([])
