"""Judges assertions about a moment of a match: for every key, what was expected and what was found."""

from __future__ import annotations

import collections
import typing as t

from kartaro.core.errors import KartaroError
from kartaro.core.seats import letter
from kartaro.scenario.chance import play
from kartaro.scenario.difference import DifferenceKind
from kartaro.scenario.patterns import Term, found, laid, says, terms_of

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.scenario.case import Refusal
    from kartaro.scenario.moment import Moment

Judge = t.Callable[["Moment", t.Any], "Iterator[Verdict]"]


class Verdict(t.NamedTuple):
    """One assertion: whether it holds, what was expected, what was found, and how they differ otherwise."""

    holds: bool
    expected: object
    got: object
    kind: DifferenceKind = DifferenceKind.EXPECTED
    whose: str = ""
    """The seat it is about, or ""."""


# Refusals


def refused(moment: Moment, refusals: list[Refusal]) -> Iterator[Verdict]:
    """A move is refused with its code and changes nothing."""
    for refusal in refusals:
        before = moment.everything()
        try:
            play(moment.match, refusal.move, moment.generator)
        except KartaroError as error:
            if error.code == refusal.code:
                same = moment.everything() == before
                yield Verdict(same, refusal, moment.match.position_now(), DifferenceKind.REFUSAL_CHANGED)
            else:
                yield Verdict(holds=False, expected=refusal, got=error)
        else:
            got = moment.match.position_now()
            yield Verdict(holds=False, expected=refusal, got=got, kind=DifferenceKind.NOT_REFUSED)


# Positions


def holds(moment: Moment, expected: list[Term]) -> Iterator[Verdict]:
    return terms_hold(expected, moment.position())


def lacks(moment: Moment, unwanted: list[Term]) -> Iterator[Verdict]:
    return terms_lack(unwanted, moment.position())


def sees(moment: Moment, expected: dict[int, list[Term]]) -> Iterator[Verdict]:
    for seat, terms in expected.items():
        yield from terms_hold(terms, moment.sight(seat), letter(seat))


def sees_not(moment: Moment, unwanted: dict[int, list[Term]]) -> Iterator[Verdict]:
    for seat, terms in unwanted.items():
        yield from terms_lack(terms, moment.sight(seat), letter(seat))


def terms_hold(expected: list[Term], position: str, whose: str = "") -> Iterator[Verdict]:
    terms = terms_of(position)
    for term in expected:
        yield Verdict(found(term, terms), term.text, position, whose=whose)


def terms_lack(unwanted: list[Term], position: str, whose: str = "") -> Iterator[Verdict]:
    terms = terms_of(position)
    for term in unwanted:
        yield Verdict(not found(term, terms), term.text, position, DifferenceKind.UNWANTED, whose)


# Legal moves


def legal(moment: Moment, expected: dict[int, list[str]]) -> Iterator[Verdict]:
    for seat, moves in expected.items():
        got = moment.legal(seat)
        yield Verdict(sorted(got) == sorted(moves), sorted(moves), sorted(got), whose=letter(seat))


def legal_with(moment: Moment, expected: dict[int, list[str]]) -> Iterator[Verdict]:
    for seat, moves in expected.items():
        got = moment.legal(seat)
        for move in moves:
            yield Verdict(move in got, move, got, whose=letter(seat))


def legal_without(moment: Moment, unwanted: dict[int, list[str]]) -> Iterator[Verdict]:
    """No legal move is this one, or starts with its words."""
    for seat, moves in unwanted.items():
        got = moment.legal(seat)
        for move in moves:
            there = any(other == move or other.startswith(f"{move} ") for other in got)
            yield Verdict(not there, move, got, DifferenceKind.UNWANTED, letter(seat))


# Facts


def facts(moment: Moment, expected: list[str]) -> Iterator[Verdict]:
    yield facts_equal(expected, moment.facts_made())


def facts_with(moment: Moment, expected: list[str]) -> Iterator[Verdict]:
    return facts_follow(expected, moment.facts_made())


def facts_without(moment: Moment, unwanted: list[str]) -> Iterator[Verdict]:
    return facts_lack(unwanted, moment.facts_made())


def told_all(moment: Moment, expected: dict[int, list[str]]) -> Iterator[Verdict]:
    for seat, texts in expected.items():
        yield facts_equal(texts, moment.facts_told(seat), letter(seat))


def told_with(moment: Moment, expected: dict[int, list[str]]) -> Iterator[Verdict]:
    for seat, texts in expected.items():
        yield from facts_follow(texts, moment.facts_told(seat), letter(seat))


def told_without(moment: Moment, unwanted: dict[int, list[str]]) -> Iterator[Verdict]:
    for seat, texts in unwanted.items():
        yield from facts_lack(texts, moment.facts_told(seat), letter(seat))


def facts_equal(expected: list[str], got: list[str], whose: str = "") -> Verdict:
    same = len(expected) == len(got) and all(map(says, got, expected))
    return Verdict(same, expected, got, whose=whose)


def facts_follow(expected: list[str], got: list[str], whose: str = "") -> Iterator[Verdict]:
    """All are among the facts, in this order."""
    at = 0
    for text in expected:
        there = next((i for i in range(at, len(got)) if says(got[i], text)), None)
        yield Verdict(there is not None, text, got, whose=whose)
        at = at if there is None else there + 1


def facts_lack(unwanted: list[str], got: list[str], whose: str = "") -> Iterator[Verdict]:
    for text in unwanted:
        there = any(says(fact, text) for fact in got)
        yield Verdict(not there, text, got, DifferenceKind.UNWANTED, whose)


# Seats, cards and numbers


def equal(got: t.Callable[[Moment], object]) -> Judge:
    """Asserts that a value is exactly as expected."""

    def judge(moment: Moment, expected: object) -> Iterator[Verdict]:
        value = got(moment)
        yield Verdict(value == expected, expected, value)

    return judge


def equal_seats(got: t.Callable[[Moment], list[int] | None]) -> Judge:
    """The same for a list of seats, or None before there is one."""

    def judge(moment: Moment, expected: list[int]) -> Iterator[Verdict]:
        seats = got(moment)
        yield Verdict(seats == expected, letters(expected), "-" if seats is None else letters(seats))

    return judge


def letters(seats: list[int]) -> list[str]:
    return [letter(seat) for seat in seats]


def counted(moment: Moment) -> dict[str, int]:
    """The number of each card on the table."""
    terms = laid(terms_of(moment.match.position_now()))
    return dict(collections.Counter(card for term in terms for card in term.items))


def wanted(moment: Moment) -> dict[str, int]:
    """The number of each card that the dealer must order."""
    match = moment.match
    return dict(collections.Counter(match.game.cards[card] for card in match.wanted()))


def numbers(moment: Moment, expected: dict[str, int]) -> Iterator[Verdict]:
    """Numbers of the rulebook, by the names the game gives them."""
    match = moment.match
    got = match.game.numbers(match.edition, match.seats)
    for name, number in expected.items():
        kind = DifferenceKind.EXPECTED if name in got else DifferenceKind.NO_SUCH_NUMBER
        yield Verdict(got.get(name) == number, {name: number}, {name: got.get(name)}, kind)
