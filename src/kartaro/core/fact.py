"""Facts as values, the one way they leave for a seat, and how they are written."""

from __future__ import annotations

import dataclasses
import functools
import re
import typing as t

from kartaro.core.errors import BadText
from kartaro.core.seats import ALL, FACE_DOWN, letter, members, seat_of
from kartaro.core.told import UNHEARD, told_rows

UNKNOWN = "?"
NONE = "-"
EVERYBODY = "*"
MOST_NUMBER = 255
"""A fact's number is a byte."""
FACT = re.compile(r"(?P<body>[^\[\]]*)\[(?P<heard_by>\S+) (?P<seen_by>[^\s\]]+)\]")


@dataclasses.dataclass(frozen=True)
class FactKind:
    """A kind of fact: its name, what it carries, and between which places its cards move.

    `carries` names fields in the order the notation writes them:
    seat, other      a seat
    seats, others    a set of seats, in place of the two above
    card, card2      a card, face down to those who do not see it
    cards            all the cards of a dealer's order, likewise
    number           a number
    which            a number in the place of `other`
    named            a card spoken of, which everybody hears; in place of a number
    """

    name: str
    carries: str
    leaves: str = ""
    reaches: str = ""
    under: int = 0
    """Under how many cards of the place it reaches a card goes there."""

    @functools.cached_property
    def fields(self) -> tuple[str, ...]:
        """The fields it carries, in order."""
        return tuple(self.carries.split())

    @functools.cached_property
    def orders(self) -> bool:
        """Whether it carries all the cards of a dealer's order."""
        return "cards" in self.fields

    @functools.cached_property
    def single_cards(self) -> int:
        """How many single cards it carries."""
        return self.fields.count("card") + self.fields.count("card2")


class Fact(t.NamedTuple):
    """Something that happened. Who hears it and who sees its cards are sets of seats."""

    kind: int
    seat: int
    other: int
    cards: tuple[int, ...]
    number: int
    heard_by: int
    seen_by: int


new_fact: t.Callable[[tuple[t.Any, ...]], Fact] = functools.partial(tuple.__new__, Fact)
"""From its fields as a tuple, in a third of the time: facts are made at every move, for every seat."""


def row_of(fact: Fact) -> int:
    """A fact as a table writes it down; the cards of an order are not in the row."""
    kind, seat, other, cards, number, heard_by, seen_by = fact
    card, card2 = (*cards, 0, 0)[:2] if len(cards) <= 2 else (0, 0)
    return kind | seat << 8 | other << 16 | card << 24 | card2 << 32 | number << 40 | heard_by << 48 | seen_by << 56


def told(fact: Fact, seat: int) -> Fact | None:
    """A fact as a seat (or PUBLIC) is told it, by the one exit for hidden information; None if it hears nothing."""
    row = row_of(fact)
    (heard,) = told_rows([row], seat)
    if heard == UNHEARD:
        return None
    return fact if heard == row or not fact.cards else face_down(fact)


def face_down(fact: Fact) -> Fact:
    """The same with its cards face down."""
    kind, seat, other, cards, number, heard_by, seen_by = fact
    return new_fact((kind, seat, other, (FACE_DOWN,) * len(cards), number, heard_by, seen_by))


class FactText:
    """Facts of one game as text and as JSON, both ways."""

    def __init__(self, kinds: t.Sequence[FactKind], cards: t.Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        self.cards = tuple(cards)
        self.by_name = {kind.name: number for number, kind in enumerate(kinds)}

    def write(self, fact: Fact) -> str:
        """`drew a king [* a]`: the kind, what it carries, who hears it and who sees its cards."""
        words = [self.kinds[fact.kind].name, *self.values(fact).values()]
        return f"{' '.join(words)} [{set_text(fact.heard_by)} {set_text(fact.seen_by)}]"

    def values(self, fact: Fact) -> dict[str, str]:
        """The fields of a fact, as words."""
        cards = iter(fact.cards)
        words = {}
        for field in self.kinds[fact.kind].fields:
            if field in {"seat", "other"}:
                words[field] = letter(getattr(fact, field))
            elif field in {"seats", "others"}:
                words[field] = set_text(getattr(fact, field[:-1]))
            elif field == "cards":
                words[field] = ",".join(self.card_text(card) for card in fact.cards)
            elif field == "named":
                words[field] = self.cards[fact.number] if fact.number < len(self.cards) else NONE
            elif field in {"number", "which"}:
                words[field] = str(fact.number if field == "number" else fact.other)
            else:
                words[field] = self.card_text(next(cards))
        return words

    def as_json(self, fact: Fact) -> dict[str, str]:
        """The same as an object, without the audience."""
        return {"kind": self.kinds[fact.kind].name, **self.values(fact)}

    def read(self, text: str) -> Fact:
        """The fact that was written so."""
        form = FACT.fullmatch(text.strip())
        words = form["body"].split() if form else []
        if form is None or not words or words[0] not in self.by_name:
            raise BadText("bad-fact", text=text)
        kind = self.by_name[words[0]]
        fields = self.kinds[kind].fields
        if len(fields) != len(words) - 1:
            raise BadText("bad-fact", text=text)
        values: dict[str, int] = {"seat": 0, "other": 0, "number": 0}
        cards: list[int] = []
        try:
            for field, word in zip(fields, words[1:], strict=True):
                self.read_field(field, word, values, cards)
            heard_by, seen_by = read_set(form["heard_by"]), read_set(form["seen_by"])
        except (ValueError, KeyError) as error:
            raise BadText("bad-fact", text=text) from error
        return Fact(kind, values["seat"], values["other"], tuple(cards), values["number"], heard_by, seen_by)

    def read_field(self, field: str, word: str, values: dict[str, int], cards: list[int]) -> None:
        """Put one word where it belongs."""
        if field in {"seat", "other"}:
            values[field] = seat_of(word)
        elif field in {"seats", "others"}:
            values[field[:-1]] = read_set(word)
        elif field in {"number", "which"}:
            values["number" if field == "number" else "other"] = read_byte(word)
        elif field == "named":
            values["number"] = len(self.cards) if word == NONE else self.cards.index(word)
        else:
            names = word.split(",") if field == "cards" else [word]
            cards.extend(self.read_card(name) for name in names)

    def card_text(self, card: int) -> str:
        """A card, or `?` for one face down."""
        return UNKNOWN if card == FACE_DOWN else self.cards[card]

    def read_card(self, word: str) -> int:
        """The card of that name."""
        return FACE_DOWN if word == UNKNOWN else self.cards.index(word)


def read_byte(word: str) -> int:
    """A number as facts carry it."""
    number = int(word)
    if not 0 <= number <= MOST_NUMBER:
        raise ValueError(word)
    return number


def set_text(mask: int) -> str:
    """A set of seats: `*` for everybody, `-` for nobody, else letters; `+` is the public."""
    if mask == ALL:
        return EVERYBODY
    return "".join("+" if seat == 6 else letter(seat) for seat in members(mask)) or NONE


def read_set(word: str) -> int:
    """The set that was written so."""
    if word == EVERYBODY:
        return ALL
    if word == NONE:
        return 0
    mask = 0
    for char in word:
        mask |= 1 << (6 if char == "+" else seat_of(char))
    return mask
