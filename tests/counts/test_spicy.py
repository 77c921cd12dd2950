"""The rest of small matches of Spicy, side by side: the rules and a reference agree in every history, and in counts.

A history is one of the order in which seats are asked: where several are, the first answers first. Matches at random go
beyond that: more seats, all options together, and answers in any order.
"""

from __future__ import annotations

import itertools
import typing as t

import pytest
from tests.counts.golden import SPICY_FILE, golden, lines
from tests.counts.perft import Level, Perft
from tests.counts.spicy import BOX, CLAIMS, DepthCounts, Match
from tests.counts.spicy_matches import MATCHES, SmallMatch
from tests.proof_log import note
from tests.scale import times

from kartaro.core.generator import Generator
from kartaro.core.seats import members
from kartaro.games import game

if t.TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kartaro.core.table import Table

SPICY = game("spicy")
ENOUGH = 4_000
MOST_HISTORIES = max(ENOUGH, times(ENOUGH, 50_000))
"""A match is followed as deep as has no more; with fewer, interpreted too, some would not come to what they are for."""
AT_RANDOM = times(800, 10_000)


def laid(of: SmallMatch) -> Table:
    edition = SPICY.edition(of.edition, of.settings())
    table = SPICY.table(edition, of.seats())
    for fact in SPICY.lay_out(edition, of.seats(), of.position):
        table.apply(fact)
    return table


# ---------------------------------------------------------------------- side by side


def compare(table: Table, match: Match, history: Sequence[str]) -> None:
    """All that everybody can see, and what each of those asked may do."""
    assert seen(table) == seen_by_reference(match), history
    for seat in match.asked():
        assert sorted(moves(table, seat)) == sorted(match.choices(seat)), (history, seat)


def seen(table: Table) -> dict[str, t.Any]:
    state = table.state()
    return {
        "asked": members(table.asked()),
        "turn": None if table.over() else state["turn"],
        "hands": [len(hand) for hand in state["hands"]],
        "above": state["above"],
        "stack": len(state["played"]) - state["start"],
        "won": state["winnings"],
        "trophies": state["trophies"],
        "scores": table.scores() if table.over() else None,
        "winners": table.outcome(),
    }


def seen_by_reference(match: Match) -> dict[str, t.Any]:
    return {
        "asked": [*match.asked()],
        "turn": None if match.ended() else match.turn,
        "hands": [len(hand) for hand in match.hands],
        "above": len(match.deck),
        "stack": match.height,
        "won": match.won,
        "trophies": match.trophies,
        "scores": match.scores() if match.ended() else None,
        "winners": match.winners() if match.ended() else None,
    }


def moves(table: Table, seat: int) -> dict[str, int]:
    """The legal moves of a seat and their codes."""
    return {SPICY.move_text(seat, code): code for code in table.legal(seat)}


class SideBySide(Perft):
    """All histories of a match, with what the reference makes of each."""

    def __init__(self, of: SmallMatch, depth: int) -> None:
        super().__init__(lambda: laid(of), SPICY.kinds, depth)
        self.matches = [Match(of)] * (depth + 1)
        self.history = [""] * depth

    def decisions(self, depth: int, table: Table) -> Iterator[tuple[int, int]]:
        match = self.matches[depth]
        seat = match.asked()[0]
        for text, code in moves(table, seat).items():
            self.history[depth] = text
            self.matches[depth + 1] = match.after(seat, text)
            yield seat, code


def count(of: SmallMatch, depth: int) -> tuple[list[Level], list[DepthCounts]]:
    """What the rules and the reference count, if they agree all the way."""
    levels = [Level(of.seats()) for _ in range(depth + 1)]
    tallies = [DepthCounts(of.seats()) for _ in range(depth + 1)]
    both = SideBySide(of, depth)
    for moment in both.walk():
        match = both.matches[moment.depth]
        compare(moment.table, match, both.history[: moment.depth])
        levels[moment.depth].add(moment)
        tallies[moment.depth].add(match)
    return levels, tallies


@pytest.mark.parametrize("of", MATCHES, ids=str)
def test_the_rules_count_what_the_reference_counts(of: SmallMatch) -> None:
    kept = golden(SPICY_FILE)[of.name].splitlines()[1:]
    sums = itertools.accumulate(int(line.split()[1]) for line in kept)
    kept = [line for line, histories in zip(kept, sums, strict=True) if histories <= MOST_HISTORIES]
    levels, tallies = count(of, len(kept) - 1)
    assert [*lines([tally.row() for tally in tallies])] == kept
    rows = [level.row() for level in levels]
    assert [*lines(rows)] == kept
    counted = {"histories": sum(row[0] for row in rows), "information_sets": sum(row[2] for row in rows)}
    note("counts", deck=f"Spicy, {of.name}", **counted)


def test_the_table_has_every_match_and_no_other() -> None:
    titles = [block.partition("\n")[0] for block in golden(SPICY_FILE).values()]
    assert titles == [match.title() for match in MATCHES]


# ---------------------------------------------------------------------- at random


OPTIONS = {
    "we_love_chili": ("may", "must"),
    "luck": ("up_to_2", "exact_2"),
    "announce": ("auto", "on_play", "at_one"),
    "faults": ("off", "off", "on"),
    "simultaneous": ("seat_order", "first_arrival"),
    "worlds_end": ("on_expose", "on_draw"),
}
VARIANTS = ("chili", "start", "raider", "luck", "turn", "copycat")


class Chance:
    """Positions at random, and moves."""

    def __init__(self, seed: int) -> None:
        self.dice = Generator(seed)
        self.box = [*CLAIMS * 3, *BOX[30:] * 5]

    def one_of(self, things: Sequence[t.Any]) -> t.Any:  # noqa: ANN401 - whatever they are
        return things[self.dice.below(len(things))]

    def cards(self, *numbers: int) -> str:
        """Random cards; their number is one of these."""
        taken = [self.box.pop(self.dice.below(len(self.box))) for _ in range(self.one_of(numbers))]
        return ",".join(taken)

    def match(self) -> SmallMatch:
        variants = [variant for variant in VARIANTS if self.dice.below(2)]
        options = {name: self.one_of(values) for name, values in OPTIONS.items()}
        options |= {"variants": "+".join(variants) or "none", "max_variants": "6"}
        words = " ".join(f"{name}={value}" for name, value in options.items())
        return SmallMatch("at random", self.position(2 + self.dice.below(5)), 0, words)

    def position(self, seats: int) -> str:
        letters = "abcdef"[:seats]
        terms = [f"{letter}{{{self.cards(1, 2, 3)}}}" for letter in letters]
        terms += [f"deck[{self.cards(2, 5, 10, 20)}]", f"turn:{self.one_of(letters)}"]
        if self.dice.below(2):
            terms += [f"stack[{self.cards(1, 2, 3)}]", f"top:{self.one_of(letters)}={self.one_of(CLAIMS)}"]
        if self.dice.below(2):
            terms.append(f"trophies:{self.one_of(letters)}1")
        return " ".join(terms)

    def move(self, table: Table, seat: int) -> tuple[str, int]:
        """First of what kind, as there are far more plays than answers; where faults are on, most are none."""
        legal = moves(table, seat)
        kind = self.one_of(sorted({kind_of(text) for text in legal}))
        text = self.one_of([text for text in legal if kind_of(text) == kind])
        return text, legal[text]


def kind_of(text: str) -> tuple[str, str]:
    """Its first word, and what number it declares."""
    words = text.split()
    return words[0], words[3][1:] if words[0] == "play" else ""


def play_at_random(chance: Chance) -> int:
    """How many decisions there were."""
    of = chance.match()
    table, match = laid(of), Match(of)
    history = [of.title()]
    while not match.ended():
        seat = chance.one_of(match.asked())
        text, code = chance.move(table, seat)
        history.append(f"{'abcdef'[seat]}: {text}")
        table.play(seat, code)
        match = match.after(seat, text)
        compare(table, match, history)
    return len(history) - 1


def test_matches_at_random_go_the_same_way() -> None:
    decisions = sum(play_at_random(Chance(seed)) for seed in range(AT_RANDOM))
    note("counts", deck="Spicy, decisions at random", histories=decisions, information_sets=0)
