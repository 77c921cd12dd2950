"""§9: who hears of what happens, and who sees its cards."""

from __future__ import annotations

import typing as t

from tests.random_play import decide

from kartaro.core.fact import set_text
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import ALL, NOBODY, only
from kartaro.games import game

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.fact import Fact

NO_CARDS = (
    *("chosen_first", "turn_began", "denied", "tied", "protected", "consulted", "knocked_out"),
    *("round_ended", "took_token", "took_spy_token", "match_won", "emptied", "stood"),
)
UNSEEN = ("shuffled", "set_aside")
OPEN = ("turned_up", "played", "beat", "discarded", "revealed", "aside_revealed")
TO_ITS_SEAT = ("drew", "drew_aside", "returned")
TO_BOTH = ("showed", "swapped")
LAID_OUT = ("placed",)

LONGEST = 1_000
"""More decisions than a random match has."""


def seen_by(name: str, fact: Fact) -> int:
    """Who must see the cards of a fact."""
    if name in TO_ITS_SEAT:
        return only(fact.seat)
    if name in TO_BOTH:
        return only(fact.seat, fact.other)
    return ALL if name in OPEN else NOBODY


def facts_of(match: Match, dice: Generator) -> Iterator[Fact]:
    """A random match, fact by fact."""
    while not match.over():
        assert len(match.decisions) < LONGEST
        yield from decide(match, dice)


def test_everybody_hears_everything_and_sees_the_cards_that_are_theirs_to_see() -> None:
    love_letter = game("love-letter")
    dice = Generator(1)
    seen: set[str] = set()
    for edition, options in (("2019", {"reveal_after_round": "yes"}), ("2019-id", {}), ("2012", {})):
        for seats in (2, 3, 4):
            match = Match(love_letter, love_letter.edition(edition, options), seats)
            for fact in facts_of(match, dice):
                name = love_letter.kinds[fact.kind].name
                seen.add(name)
                assert set_text(fact.heard_by) == set_text(ALL), name
                assert set_text(fact.seen_by) == set_text(seen_by(name, fact)), name
    assert seen == {kind.name for kind in love_letter.kinds} - {"emptied", "placed", "stood"}


def test_every_kind_of_fact_has_its_audience_here() -> None:
    kinds = [kind.name for kind in game("love-letter").kinds]
    assert sorted(kinds) == sorted([*NO_CARDS, *UNSEEN, *OPEN, *TO_ITS_SEAT, *TO_BOTH, *LAID_OUT])


def test_kinds_without_cards_carry_none() -> None:
    for kind in game("love-letter").kinds:
        assert (kind.name in NO_CARDS) == ("cards" not in kind.fields and not kind.count_cards())
