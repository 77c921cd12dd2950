"""The rules of a game read out for an edition: the reference card, the clauses, and how two editions differ."""

from __future__ import annotations

import functools
import re
import typing as t

from kartaro.core.errors import BadOption
from kartaro.locale import LANGUAGES, files, source
from kartaro.locale.telling import Telling

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.words import Entry
    from kartaro.locale import Speech

HEADING, CLAUSE = "heading", "clause"


class Clause(t.NamedTuple):
    """A numbered clause such as 5.3.2, or the heading above some."""

    number: str
    kind: str
    text: str


class Difference(t.NamedTuple):
    """Something that two editions say differently; the text is empty in an edition that lacks it."""

    about: str
    one: str
    other: str


class Contents:
    """The headings and clauses of an edition's rules, independent of language."""

    def __init__(self, game: Game, edition: Edition) -> None:
        self.game = game
        missing = set(range(len(game.cards))) - {card for entry in game.reference(edition) for card in entry.cards}
        self.left_out = tuple(game.card_clause(card) for card in missing)
        """Sections about cards that are not in the deck."""

    def parts(self, below: str = "") -> list[tuple[str, str]]:
        """Kind and number of each, in order; with `below`, only those of that section, or that clause."""
        found = [
            (kind, number)
            for kind, number in numbers(self.game.name)
            if within(number, below) and not any(within(number, section) for section in self.left_out)
        ]
        if not found:
            raise BadOption("unknown-clause", clause=below, game=self.game.name)
        return found


class Rulebook:
    """The rules of one edition in one language."""

    def __init__(self, speech: Speech, game: Game, edition: Edition) -> None:
        self.speech = speech
        self.game = game
        self.edition = edition
        self.contents = Contents(game, edition)
        self.telling = Telling(speech, game, ())
        self.arguments = self.telling.arguments(game.rule_arguments(edition))

    @property
    def title(self) -> str:
        """The title of the rules."""
        return self.telling.say("rulebook-title")

    def clauses(self, below: str = "") -> list[Clause]:
        """Headings and clauses in order; with `below`, only those of that section, or that clause."""
        return [
            Clause(number, kind, self.telling.say(message_of(kind, number), **self.arguments))
            for kind, number in self.contents.parts(below)
        ]

    def find_card(self, name: str) -> int | None:
        """A card of this edition by its name, in the reader's language or in the notation; None if there is none."""
        cards = (card for entry in self.game.reference(self.edition) for card in entry.cards)
        return next(
            (card for card in cards if name in {self.game.cards[card], self.telling.card(card).casefold()}), None
        )

    def card_rules(self, card: int) -> list[Clause]:
        """The section about a card."""
        return self.clauses(self.game.card_clause(card))

    def reference(self) -> list[tuple[Entry, str, str]]:
        """The reference card: each entry with its name and its effect."""
        return [
            (entry, self.name_of(entry), self.telling.effect(entry.card, self.edition))
            for entry in self.game.reference(self.edition)
        ]

    def name_of(self, entry: Entry) -> str:
        """The name of an entry's card, or of its first and last."""
        ends = [entry.card] if entry.last is None else [entry.card, entry.last]
        return " – ".join(self.telling.card(card) for card in ends)  # noqa: RUF001 - from this to that

    def option(self, name: str) -> str:
        """The value of an option as text; a free number is shown as it is."""
        value = self.edition[name]
        known = next(option for option in self.game.options if option.name == name)
        return self.telling.say(f"option-{name}-{value}") if value in known.values else value

    # How two editions differ

    def option_differences(self, other: Rulebook) -> list[Difference]:
        """Options with different values."""
        return [
            Difference(self.telling.say(f"option-{option.name}"), self.option(option.name), other.option(option.name))
            for option in self.game.options
            if self.edition[option.name] != other.edition[option.name]
        ]

    def card_differences(self, other: Rulebook) -> list[Difference]:
        """Cards with a different rank or number; the text is empty where the deck lacks a card."""
        mine, theirs = self.card_lines(), other.card_lines()
        return [
            Difference(self.telling.card(card), mine.get(card, ""), theirs.get(card, ""))
            for card in range(len(self.game.cards))
            if mine.get(card) != theirs.get(card)
        ]

    def card_lines(self) -> dict[int, str]:
        """Rank and number of every card, as text."""
        return {
            entry.card: self.speech.say("cli-rank-and-count", rank=entry.rank_text, count=entry.copies)
            for entry in self.game.reference(self.edition)
        }

    def clause_differences(self, other: Rulebook) -> list[Difference]:
        """Clauses and headings with different texts."""
        mine = {(clause.kind, clause.number): clause.text for clause in self.clauses()}
        theirs = {(clause.kind, clause.number): clause.text for clause in other.clauses()}
        return [
            Difference(number, mine.get((kind, number), ""), theirs.get((kind, number), ""))
            for kind, number in numbers(self.game.name)
            if mine.get((kind, number)) != theirs.get((kind, number))
        ]


@functools.cache
def numbers(game: str) -> tuple[tuple[str, str], ...]:
    """Kind and number of all headings and clauses of a game's rulebook, in order."""
    pattern = re.compile(rf"^{game}-({HEADING}|{CLAUSE})-([0-9-]+) =", re.MULTILINE)
    texts = [source(LANGUAGES[0], name) for name in files() if name.startswith(f"{game}-")]
    found = [(kind, number.replace("-", ".")) for text in texts for kind, number in pattern.findall(text)]
    return tuple(sorted(found, key=lambda entry: (order(entry[1]), entry[0] != HEADING)))


def message_of(kind: str, number: str) -> str:
    """The message id of a heading or a clause."""
    return f"{kind}-{number.replace('.', '-')}"


def order(number: str) -> tuple[int, ...]:
    """Sort key of a clause: 5.2 comes before 5.10."""
    return tuple(int(part) for part in number.split("."))


def within(number: str, section: str) -> bool:
    """Whether a clause is `section` or part of it."""
    return not section or number == section or number.startswith(f"{section}.")
