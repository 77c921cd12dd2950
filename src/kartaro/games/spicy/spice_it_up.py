"""The six Spice It Up! cards: how each amends a question of the rules. Any of them may be in play together (§8).

The rules in `table.py` ask these questions and know none of the cards. `variants` has a bit for each card in play;
`numbers` has a bit for each number, that of 1 lowest; `claims` has a bit for each declaration, as faces are numbered.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    CHILI, START, RAIDER, LUCK, TURN, COPYCAT = 1, 2, 4, 8, 16, 32
    LOW = 0b111  # the numbers 1, 2 and 3
    MOST_TUCKED = 2


def numbers_after(variants: int, numbers: int, number: int) -> int:
    """Which numbers may follow a declared one. §8.2 Start It Up!: after 8, 9 and 10 also 1, 2 and 3."""
    if variants & START and number >= 8:
        return numbers | LOW
    return numbers


def claims_with(variants: int, numbers: int, spice: int, must: bool) -> int:
    """Which declarations these numbers allow on a stack of a spice. §8.1 We Love Chili!: 1 to 3 may or must be chili.

    Chili is the first spice, so that its declarations are the lowest bits.
    """
    claims = numbers << 10 * spice
    if variants & CHILI and must:
        claims &= ~(LOW << 10 * spice)
    if variants & CHILI:
        claims |= numbers & LOW
    return claims


def lays_paw(variants: int, number: int) -> bool:
    """Whether who declares this number wins what lies there once the next card is played (§8.3 Spice Raider)."""
    return variants & RAIDER != 0 and number == 4


def tucked_under(variants: int, number: int) -> int:
    """How many cards may go under a card that is declared so (§8.4 Change Your Luck)."""
    return MOST_TUCKED if variants & LUCK and number == 5 else 0


def number_is_right(variants: int, number: int, claimed: int) -> bool:
    """Whether a card's number is what was declared (§8.5 Turn It Up!: 6 and 9 are the same)."""
    if number == claimed:
        return True
    return variants & TURN != 0 and (number == 6 or number == 9) and (claimed == 6 or claimed == 9)


def may_copy(variants: int) -> bool:
    """Whether others may play the same out of turn (§8.6 Copy Cat)."""
    return variants & COPYCAT != 0
