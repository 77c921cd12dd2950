"""What the notations of all games share: names of cards and seats, picks, and reading a position term by term."""

from __future__ import annotations

import abc
import typing as t

from kartaro.core.errors import BadText
from kartaro.core.fact import UNKNOWN, Fact
from kartaro.core.seats import ALL, DEALER, FACE_DOWN, LETTERS, NOBODY, letter, seat_of

if t.TYPE_CHECKING:
    import re

    from kartaro.core.fact import FactKind


def card_list(names: t.Sequence[str], cards: t.Iterable[int]) -> str:
    """Cards with commas between them, `?` for one face down."""
    return ",".join(UNKNOWN if card == FACE_DOWN else names[card] for card in cards)


def read_card(names: t.Sequence[str], word: str) -> int:
    """The card of that name."""
    if word not in names:
        raise BadText("unknown-card", card=word, known=", ".join(names))
    return names.index(word)


def read_seat(word: str) -> int:
    """The player's seat of that letter."""
    try:
        seat = seat_of(word)
    except ValueError:
        seat = DEALER
    if seat >= len(LETTERS):
        raise BadText("unknown-seat", seat=word)
    return seat


def is_number(word: str, most: int) -> bool:
    """Whether a word is a number, from 0 to the most there can be."""
    return word.isdecimal() and word.isascii() and len(word) <= len(str(most)) and int(word) <= most


def pick_text(move: int) -> str:
    """A pick of the dealer, which is a seat: `pick a`."""
    return f"pick {letter(move)}"


def read_pick(text: str) -> int:
    """The seat that the dealer picks."""
    words = text.lower().split()
    if len(words) != 2 or words[0] != "pick":
        raise BadText("bad-move", text=text)
    return read_seat(words[1])


class Layout(abc.ABC):
    """A position that is read, term by term; a game says what each term is, and which facts lay it out."""

    term: t.ClassVar[re.Pattern[str]]
    kinds: t.ClassVar[t.Sequence[FactKind]]
    places: t.ClassVar[tuple[str, ...]]
    """Where `placed` lays a card, in the order of the numbers in `table.py`."""

    def __init__(self, names: t.Sequence[str], counts: t.Sequence[int], seats: int) -> None:
        self.names = names
        self.left = list(counts)
        """How many of each card are still in the box."""
        self.seats = seats
        self.laid: dict[tuple[str, int], list[int]] = {}
        """Cards that were read, by their place and the seat it belongs to; what belongs to nobody has 0."""

    def read(self, text: str) -> None:
        """Read all terms of a position."""
        at = 0
        text = text.lower().strip()
        while at < len(text):
            term = self.term.match(text, at)
            if term is None:
                raise BadText("bad-position", text=text[at:].split()[0])
            self.read_term(term)
            at = term.end() + len(text[term.end() :]) - len(text[term.end() :].lstrip())

    @abc.abstractmethod
    def read_term(self, term: re.Match[str]) -> None:
        """Take one term in."""

    def seat(self, word: str) -> int:
        """A seat that plays."""
        seat = read_seat(word)
        if seat >= self.seats:
            raise BadText("unknown-seat", seat=word)
        return seat

    def cards_of(self, text: str) -> list[int]:
        """Cards that are named, some of them perhaps `?`."""
        words = [word.strip() for word in text.split(",") if word.strip()]
        return [FACE_DOWN if word == UNKNOWN else read_card(self.names, word) for word in words]

    def use(self, text: str) -> list[int]:
        """Cards that lie somewhere: each must still be in the box."""
        cards = self.cards_of(text)
        for card in cards:
            if card == FACE_DOWN:
                raise BadText("bad-position", text=UNKNOWN)
            if not self.left[card]:
                raise BadText("too-many-cards", card=self.names[card])
            self.left[card] -= 1
        return cards

    def positive(self, word: str, most: int, text: str) -> int:
        """A number from 1 on, in a term."""
        if not is_number(word, most) or int(word) == 0:
            raise BadText("bad-position", text=text)
        return int(word)

    def heap(self, place: str, seat: int = 0) -> list[int]:
        return self.laid.get((place, seat), [])

    def check_size(self, place: str, seat: int | None, size: int) -> None:
        """Refuse another number of cards at a place, of a seat or of nobody."""
        if len(self.heap(place, seat or 0)) != size:
            raise BadText("wrong-heap", place=place if seat is None else letter(seat) + place, size=size)

    # Facts

    def kind(self, name: str) -> int:
        """A kind of fact by its name."""
        return next(number for number, kind in enumerate(self.kinds) if kind.name == name)

    def said(self, kind: str, *, seat: int = 0, other: int = 0, number: int = 0, heard_by: int = ALL) -> Fact:
        """A fact without cards."""
        return Fact(self.kind(kind), seat, other, (), number, heard_by, NOBODY)

    def placed(self, place: str, seat: int, card: int, seen_by: int) -> Fact:
        """A card lies at a place."""
        return Fact(self.kind("placed"), seat, self.places.index(place), (card,), 0, ALL, seen_by)
