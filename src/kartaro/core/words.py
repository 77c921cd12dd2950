"""What a game has to say before it is said in a language: a message, and the cards and seats it speaks of.

Messages are named without their game: `fact-drew` of Love Letter is `love-letter-fact-drew` in `locale/`.
"""

from __future__ import annotations

import functools
import typing as t

from kartaro.core.seats import FACE_DOWN

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact, FactKind


MOST_KEPT = 1 << 14
"""Maximum messages that are kept with what goes into them."""


class Card(t.NamedTuple):
    """A card to be named; face down, it is called that."""

    face: int


class Cards(t.NamedTuple):
    """Several cards, in order."""

    faces: tuple[int, ...]


class Counts(t.NamedTuple):
    """Cards by how many there are of each."""

    of: tuple[tuple[int, int], ...]


class Player(t.NamedTuple):
    """A seat, to be called by the name of who sits there."""

    seat: int


class Players(t.NamedTuple):
    """A set of seats, as a bit mask; it may be empty."""

    seats: int


Argument = Card | Cards | Counts | Player | Players | int | str


class Words(t.NamedTuple):
    """A message and what goes into it.

    Whoever says it adds `you`, which tells whether the reader is the `seat` or the `other` of the
    message, and `known`, which tells whether all its cards are face up.
    """

    message: str
    arguments: t.Mapping[str, Argument]


@functools.lru_cache(MOST_KEPT, typed=True)
def words(message: str, **arguments: Argument) -> Words:
    """`words("move-keep", card=Card(3), count=1)`; the same words are one object, as long as they are kept.

    A card and a player of the same number differ in nothing but their types.
    """
    return Words(message, arguments)


def typed(words: Words) -> tuple[tuple[str, type, Argument], ...]:
    """The arguments with their types: the third card and the third player are equal numbers, and are not the same."""
    return tuple([(name, value.__class__, value) for name, value in words.arguments.items()])


def carried(kind: FactKind, fact: Fact) -> dict[str, Argument]:
    """What a fact carries, as arguments by the names of its fields."""
    cards = iter(fact.cards)
    arguments: dict[str, Argument] = {}
    for field in kind.fields:
        if field in {"seat", "other"}:
            arguments[field] = Player(getattr(fact, field))
        elif field in {"seats", "others"}:
            arguments[field] = Players(getattr(fact, field[:-1]))
        elif field in {"card", "card2"}:
            arguments[field] = Card(next(cards))
        elif field == "named":
            arguments[field] = Card(fact.number)
        elif field == "number":
            arguments[field] = fact.number
    return arguments


# Facts in sentences


class Sentence(t.NamedTuple):
    """Facts that belong together, as told to one reader, in one message.

    A group of facts may need several sentences, one for each player.
    """

    words: Words
    group: int
    """How many facts that reader was told before the group's first."""
    facts: int
    """How many facts are in the group."""
    clause: str
    """The clause of the rulebook that it follows from."""
    cause: Words | None = None
    """What was done, where the message also tells what came of it: to be seen first."""
    is_drama: bool = False
    """Worth a breath: something was revealed, or somebody's fortune turned."""


class Ending(t.NamedTuple):
    """How a round, or the match, came to its end, as one reader was told of it."""

    words: Words
    winners: int
    """The seats that won it, as a bit mask; nobody, where rounds have no winners."""


class Story:
    """Facts as told to one reader, taken from the front."""

    def __init__(self, kinds: t.Sequence[FactKind], facts: t.Sequence[Fact]) -> None:
        self.facts = facts
        self.names = [kinds[fact.kind].name for fact in facts]
        self.at = 0

    @property
    def next(self) -> str:
        """The kind of the next fact; none when all are taken."""
        return self.names[self.at] if self.at < len(self.names) else ""

    def take(self, *kinds: str, most: int = 0) -> list[Fact]:
        """The next facts, while they are of these kinds; not more than `most`, if given."""
        start = self.at
        while self.next in kinds and self.next and self.at - start != (most or -1):
            self.at += 1
        return list(self.facts[start : self.at])


def cards_of(facts: t.Iterable[Fact]) -> Cards:
    """The cards that facts carry, in order."""
    return Cards(tuple(card for fact in facts for card in fact.cards))


def by_seat(facts: t.Iterable[Fact]) -> dict[int, list[Fact]]:
    """Facts of the same kind by who they are about; the first one first."""
    found: dict[int, list[Fact]] = {}
    for fact in facts:
        found.setdefault(fact.seat, []).append(fact)
    return found


def faces_of(words: Words) -> list[int]:
    """The cards that a message speaks of, as they lie."""
    found: list[int] = []
    for value in words.arguments.values():
        if isinstance(value, Card):
            found.append(value.face)
        elif isinstance(value, Cards):
            found += value.faces
    return found


def is_known(words: Words) -> bool:
    """Whether every card of a message is face up."""
    return FACE_DOWN not in faces_of(words)


HAND, PLAYERS, OFFER = "hand", "players", "offer"
"""Where one points to answer a question: at cards of one's hand, at players, at what was laid out to choose from."""


class Step(t.NamedTuple):
    """One step towards a move: the question, and this move's answer to it."""

    ask: str
    answer: Words
    at: str = ""
    """Where the answers can be pointed at, if anywhere; the same for all answers to a question."""
    is_fatal: bool = False
    """Nobody wants this who has not misread it: ask once more."""


# The table, as it is laid out for a reader


class Riddle(t.NamedTuple):
    """Cards that a player thinks about: what their place is called, and which they are; face down in a view."""

    place: str
    """In the notation, such as `hand b`."""
    called: Words
    cards: tuple[int, ...]


class Entry(t.NamedTuple):
    """A line of the reference card: a card, or several that differ in nothing but their ranks."""

    card: int
    rank: int | None
    """None for a card without a rank."""
    copies: int
    """Of each."""
    last: int | None = None
    """The last of several; their ranks rise one by one."""

    @property
    def cards(self) -> range:
        """Every card of the line."""
        return range(self.card, (self.card if self.last is None else self.last) + 1)

    @property
    def rank_text(self) -> str:
        """The rank, or from which to which, or that there is none."""
        if self.rank is None:
            return "–"  # noqa: RUF001 - a dash
        ends = (self.rank, self.rank + len(self.cards) - 1)
        return "–".join(str(rank) for rank in dict.fromkeys(ends))  # noqa: RUF001 - from this to that


class Row(t.NamedTuple):
    """What one player has, as the reader of the table knows it."""

    seat: int
    score: int
    hand: tuple[int, ...]
    front: tuple[int, ...] | None
    """None where nothing ever lies before a player."""
    marks: tuple[Words, ...]
    """Messages, such as `mark-protected`."""
    is_out: bool = False
    """Takes no part for now."""


class Overview(t.NamedTuple):
    """Everything that lies on the table, and how much a player needs to win; 0 where no score decides that."""

    rows: tuple[Row, ...]
    middle: tuple[Words, ...]
    goal: int


class Lane(t.NamedTuple):
    """Cards of one face, which lie before several players and are compared there."""

    card: int
    counts: tuple[int, ...]
    """How many of them lie before each player."""
    owner: int | None
    """Whom it counts for now."""
