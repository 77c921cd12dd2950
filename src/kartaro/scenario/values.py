"""Values of a scenario file: each function parses one kind, or raises an error that says what is wrong."""

from __future__ import annotations

import itertools
import typing as t

from kartaro.core.fact import UNKNOWN
from kartaro.core.seats import DEALER, PUBLIC, seat_of
from kartaro.core.text import LONGEST_POSITION, check_length
from kartaro.games import game as game_named
from kartaro.scenario.case import Move, Refusal
from kartaro.scenario.patterns import ANY, Term, terms_of, unfold

if t.TYPE_CHECKING:
    from kartaro.core.game import Game
    from kartaro.scenario.place import Place

Read = t.TypeVar("Read")

# Plain values


def read_tables(place: Place, value: object) -> list[dict[str, t.Any]]:
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise place.refuse("scenario-value", value=repr(value))
    return value


def read_text(place: Place, value: object) -> str:
    if not isinstance(value, str):
        raise place.refuse("scenario-value", value=repr(value))
    with place.naming():
        text = unfold(value)
        check_length(text, LONGEST_POSITION)
    return text


def read_texts(place: Place, value: object) -> list[str]:
    if not isinstance(value, list):
        raise place.refuse("scenario-value", value=repr(value))
    return [read_text(place, item) for item in value]


def read_flag(place: Place, value: object) -> bool:
    if not isinstance(value, bool):
        raise place.refuse("scenario-value", value=repr(value))
    return value


def read_number(place: Place, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise place.refuse("scenario-value", value=repr(value))
    return value


def read_numbers(place: Place, value: object) -> list[int]:
    """A list of numbers, or a single one."""
    return [read_number(place, item) for item in (value if isinstance(value, list) else [value])]


def read_counts(place: Place, value: object) -> dict[str, int]:
    if not isinstance(value, dict) or not value:
        raise place.refuse("scenario-value", value=repr(value))
    return {name: read_number(place.inside(name), number) for name, number in value.items()}


# Games, cards and seats


def read_game(place: Place, value: object) -> Game:
    name = read_text(place, value)
    with place.naming():
        return game_named(name)


def read_options(place: Place, value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise place.refuse("scenario-value", value=repr(value))
    return {name: read_text(place.inside(name), word) for name, word in value.items()}


def read_card_counts(place: Place, value: object) -> dict[str, int]:
    counts = read_counts(place, value)
    for name in counts:
        check_card(place, name)
    return counts


def check_card(place: Place, card: str) -> None:
    cards = place.known_game().cards
    if card not in cards:
        raise place.refuse("unknown-card", card=card, known=", ".join(cards))


def read_seat(place: Place, word: str) -> int:
    try:
        seat = seat_of(word)
    except ValueError:
        raise place.refuse("unknown-seat", seat=word) from None
    if seat not in {PUBLIC, DEALER} and seat >= place.seats:
        raise place.refuse("unknown-seat", seat=word)
    return seat


def read_seats(place: Place, value: object) -> list[int]:
    return [read_seat(place, word) for word in read_texts(place, value)]


def read_by_seat(place: Place, value: object, read: t.Callable[[Place, object], Read]) -> dict[int, Read]:
    if not isinstance(value, dict) or not value:
        raise place.refuse("scenario-value", value=repr(value))
    return {read_seat(place, word): read(place.inside(word), inner) for word, inner in value.items()}


# Moves


def read_move(place: Place, text: str) -> Move:
    """`a: guard b prince`"""
    word, colon, move = text.partition(":")
    if not colon or not move.strip():
        raise place.refuse("bad-move", text=text)
    return Move(read_seat(place, word.strip()), " ".join(move.split()))


def read_refusals(place: Place, value: object) -> list[Refusal]:
    """`a: guard b guard -> guard-named`"""
    refusals = []
    for text in read_texts(place, value):
        move, arrow, code = text.partition("->")
        if not arrow or not code.strip():
            raise place.refuse("scenario-value", value=text)
        refusals.append(Refusal(read_move(place, move), code.strip()))
    return refusals


def read_moves_by_seat(place: Place, value: object) -> dict[int, list[str]]:
    return read_by_seat(place, value, read_texts)


# Facts


def read_fact(place: Place, value: object) -> str:
    """A pattern of a fact, with or without its audience."""
    text = read_text(place, value)
    kinds = place.known_game().facts.by_name
    if not text.split() or text.split()[0] not in kinds:
        raise place.refuse("bad-fact", text=text)
    return text


def read_facts(place: Place, value: object) -> list[str]:
    return [read_fact(place, text) for text in read_texts(place, value)]


def read_facts_by_seat(place: Place, value: object) -> dict[int, list[str]]:
    return read_by_seat(place, value, read_facts)


# Terms of a position


def read_terms(place: Place, value: object) -> list[Term]:
    """At least one term; a text may contain several."""
    texts = [read_term_text(place, text) for text in read_texts(place, value)]
    if not texts:
        raise place.refuse("scenario-value", value=repr(value))
    return list(itertools.chain.from_iterable(texts))


def read_term_text(place: Place, text: str) -> list[Term]:
    with place.naming():
        terms = terms_of(text)
    if not terms:
        raise place.refuse("scenario-value", value=repr(text))
    for term in terms:
        check_term(place, term)
    return terms


def check_term(place: Place, term: Term) -> None:
    """Refuse a term that no position of the game has: a check that it is absent, or empty, would always hold."""
    if term.head not in place.known_game().position_terms(place.seats):
        raise place.refuse("scenario-value", value=term.text)
    for card in term.items if term.holds_cards else ():
        if card not in {UNKNOWN, ANY}:
            check_card(place, card)


def read_terms_by_seat(place: Place, value: object) -> dict[int, list[Term]]:
    return read_by_seat(place, value, read_terms)
