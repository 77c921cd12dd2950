"""A game as the rest of Kartaro meets it: its editions, its tables, and its notation."""

from __future__ import annotations

import abc
import typing as t

from kartaro.core.errors import BadOption
from kartaro.core.fact import Fact, FactKind, FactText
from kartaro.core.seats import FACE_DOWN, TRUTH
from kartaro.core.told import fields_of
from kartaro.core.words import Ending, Player, Sentence, Story, by_seat, cards_of, carried, faces_of, words

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition, Option
    from kartaro.core.table import Table
    from kartaro.core.words import Argument, Entry, Lane, Overview, Riddle, Step, Words

MOST_KEPT = 1 << 16
"""Maximum cached facts per game."""


class Game(abc.ABC):
    """One per room. Everything outside the rooms asks a game only through this."""

    name: str
    editions: tuple[Edition, ...]
    """The first is the default."""
    options: tuple[Option, ...]
    kinds: tuple[FactKind, ...]
    cards: tuple[str, ...]
    routine: frozenset[str] = frozenset()
    """Kinds of facts that a player need not be told of, unless they show a card to that player."""
    untold: frozenset[str] = frozenset({"emptied", "placed", "stood", "topped", "came_to"})
    """Kinds of facts that lay out a position: nothing happened."""
    dramas: frozenset[str] = frozenset()
    """Messages of sentences that are worth a breath, whatever came of them."""
    clauses: t.Mapping[str, str] = {}
    """Which clause of the rulebook a question, a fact or a refusal follows from, by its message."""

    def __init__(self) -> None:
        self.facts = FactText(self.kinds, self.cards)
        self._kept_facts: dict[int, Fact] = {}
        """By their rows: at all tables the same few things happen."""

    # Editions

    def edition(self, name: str = "", options: t.Mapping[str, str] | None = None) -> Edition:
        """An edition by name, with some options set on their own; refused if they do not go together."""
        known = {edition.name: edition for edition in self.editions}
        if name and name not in known:
            raise BadOption("unknown-edition", game=self.name, edition=name, known=", ".join(known))
        edition = (known[name] if name else self.editions[0]).with_options(self.options, options or {})
        self.seats(edition)
        return edition

    @abc.abstractmethod
    def seats(self, edition: Edition) -> tuple[int, int]:
        """The fewest and the most seats of an edition, whose options must go together."""

    def check_seats(self, edition: Edition, seats: int) -> None:
        """Refuse a number of seats that the edition is not for."""
        fewest, most = self.seats(edition)
        if not fewest <= seats <= most:
            raise BadOption("wrong-seats", game=self.name, edition=edition.name, seats=seats, fewest=fewest, most=most)

    @abc.abstractmethod
    def numbers(self, edition: Edition, seats: int) -> dict[str, int]:
        """The numbers an edition prints, for this many seats: values of cards, and what wins the match."""

    # Tables

    @abc.abstractmethod
    def table(self, edition: Edition, seats: int, viewer: int = TRUTH) -> Table:
        """A new table before the first deal: the truth, or the view of a seat or of PUBLIC."""

    def copy(self, table: Table, edition: Edition, viewer: int) -> Table:
        """A table equal to this one, for a viewer."""
        other = self.table(edition, table.seats, viewer)
        other.assign(table)
        return other

    def begins_round(self, fact: Fact) -> bool:
        """Whether a fact is the dealer's order of the cards."""
        return self.kinds[fact.kind].orders

    def fact(self, row: int, order: tuple[int, ...] = ()) -> Fact:
        """What a table has written as a row; the cards of an order are not in it."""
        return self._kept_facts.get(row) or self._new_fact(row, order)

    def _new_fact(self, row: int, order: tuple[int, ...]) -> Fact:
        kind, seat, other, card, card2, number, heard_by, seen_by = fields_of(row)
        carries = self.kinds[kind]
        if carries.orders:
            return Fact(kind, seat, other, order, number, heard_by, seen_by)
        if len(self._kept_facts) >= MOST_KEPT:
            self._kept_facts.clear()
        fact = Fact(kind, seat, other, (card, card2)[: carries.single_cards], number, heard_by, seen_by)
        self._kept_facts[row] = fact
        return fact

    # Notation

    @abc.abstractmethod
    def move_text(self, seat: int, move: int) -> str:
        """A move as text, unique among the moves of a position."""

    @abc.abstractmethod
    def read_move(self, seat: int, text: str) -> int:
        """The move that was written so; BadText if it is none."""

    @abc.abstractmethod
    def why_not(self, view: Table, seat: int, move: int) -> tuple[str, dict[str, t.Any]]:
        """Why a seat may not play this, judged by its own view: a code and arguments."""

    @abc.abstractmethod
    def position_text(self, edition: Edition, truth: Table, views: t.Mapping[int, Table]) -> str:
        """A position as text: the truth, and what each seat knows of the others."""

    @abc.abstractmethod
    def position_terms(self, seats: int) -> frozenset[str]:
        """How the terms of a position can begin, for this many seats: `a{`, `out:`, `knows a:b{`."""

    @abc.abstractmethod
    def lay_out(self, edition: Edition, seats: int, text: str) -> list[Fact]:
        """The facts that lay out a position; BadText if it is none."""

    # Timing: what a scheduler over the table needs to know

    reacts = False
    """Whether there are questions that `let_go` answers."""

    def let_go(self, view: Table, seat: int) -> int | None:
        """What a seat that says nothing in time has answered; None if nobody can decide that for it."""
        del view, seat
        return None

    def may_wait(self, view: Table, seat: int, move: int) -> bool:
        """Whether a seat that is asked for something else may already say that this is what it will do then."""
        del view, seat, move
        return False

    # Words: messages of `locale/`, with the cards and seats that go into them

    def card_words(self, card: int) -> Words:
        """The name of a card; a message of its own, unless the game says otherwise."""
        return words(f"card-{self.cards[card]}")

    def card_effect(self, card: int) -> str:
        """The message that says what a card does."""
        return f"card-{self.cards[card]}-effect"

    def fact_words(self, fact: Fact) -> Words | None:
        """A fact, as it was told, by the message of its kind; None if there is nothing to tell."""
        kind = self.kinds[fact.kind]
        return None if kind.name in self.untold else words(f"fact-{kind.name}", **carried(kind, fact))

    def sentences(self, facts: t.Sequence[Fact], before: int = 0) -> list[Sentence]:
        """What people read of facts that one reader was told, `before` of them being told earlier.

        The facts of a decision are all there: a group of facts never goes beyond it.
        """
        story = Story(self.kinds, facts)
        found = []
        while story.next:
            start = story.at
            told = [words for words in self.group(story) if words is not None]
            found += [self.sentence(words, before + start, story.at - start) for words in told]
        return found

    def sentence(self, words: Words, group: int, facts: int) -> Sentence:
        return Sentence(words, group, facts, self.clause_of(words), self.cause_of(words), self.is_drama(words))

    def cause_of(self, words: Words) -> Words | None:
        """Of a sentence that tells what was done and what came of it, what was done; None of any other."""
        del words
        return None

    def is_drama(self, words: Words) -> bool:
        """Whether whoever shows a sentence does well to hold it for a breath."""
        return words.message in self.dramas

    def ending(self, view: Table, told: t.Sequence[Fact], reader: int) -> Ending:
        """How a round or the match has just ended, by all that this reader was told.

        A game that has nothing better to say repeats its last words: that the round has ended, or who has won.
        """
        begins = (at for at in range(len(told) - 1, -1, -1) if self.begins_round(told[at]))
        facts = told[next(begins, 0) :]
        said = self.headline(view, facts, reader) or self.sentences(facts)[-1].words
        return Ending(said, self.round_winners(view, facts))

    def headline(self, view: Table, facts: t.Sequence[Fact], reader: int) -> Words | None:
        """The cause of an end, in one message, by the facts of the round."""
        del view, facts, reader
        return None

    def round_winners(self, view: Table, facts: t.Sequence[Fact]) -> int:
        """Who has won the round, or the match, as a bit mask."""
        del facts
        return sum(1 << seat for seat in view.outcome() or ())

    def group(self, story: Story) -> t.Sequence[Words | None]:
        """Take the next facts that belong together, at least one, and tell them; a game says which these are."""
        return [self.fact_words(fact) for fact in story.take(story.next, most=1)]

    def hands(self, story: Story, message: str) -> list[Words]:
        """The hands of a deal, told once for each player; they belong to the group of the shuffle."""
        dealt = by_seat(story.take("drew"))
        return [words(message, seat=Player(seat), cards=cards_of(hand)) for seat, hand in dealt.items()]

    def draws(self, story: Story, message: str) -> list[Words | None]:
        """Cards that were drawn one after another, told once for each player; several, by this message."""
        return [
            words(message, seat=Player(seat), cards=cards_of(drawn)) if len(drawn) > 1 else self.fact_words(drawn[0])
            for seat, drawn in by_seat(story.take("drew")).items()
        ]

    def clause_of(self, words: Words) -> str:
        """The clause of the rulebook that a sentence follows from."""
        return self.clauses.get(words.message, "")

    def is_routine(self, words: Words) -> bool:
        """Whether a sentence need not be told: unless it shows the reader a card."""
        return self.is_routine_kind(words) and all(face == FACE_DOWN for face in faces_of(words))

    def is_routine_kind(self, words: Words) -> bool:
        """Whether a sentence is about nothing but what is routine."""
        _, _, kind = words.message.partition("-")
        return kind in self.routine

    @abc.abstractmethod
    def move_words(self, seat: int, move: int) -> Words:
        """A move, to choose it from a list; what it is called does not depend on the position."""

    @abc.abstractmethod
    def move_steps(self, seat: int, move: int) -> tuple[Step, ...]:
        """The same step by step; moves that begin alike have equal first steps."""

    @abc.abstractmethod
    def overview(self, view: Table) -> Overview:
        """Everything that lies on the table, as its viewer knows it."""

    in_lanes: frozenset[str] = frozenset()
    """Messages about the table that its lanes show."""
    lane_heads = ("", "")
    """The messages above the cards of lanes, and above whom they count for."""

    def lanes(self, overview: Overview) -> tuple[Lane, ...]:
        """Where cards are compared face by face: what lies before whom."""
        del overview
        return ()

    def riddles(self, table: Table) -> tuple[Riddle, ...]:
        """The hidden cards that a player thinks about before a move; the same places in a view and in its worlds."""
        del table
        return ()

    def left(self, view: Table, seat: int, codes: t.Sequence[int]) -> dict[int, int]:
        """Of moves that guess a card: how many of it can be where it is guessed, by what the seat's view knows."""
        del view, seat, codes
        return {}

    @abc.abstractmethod
    def reference(self, edition: Edition) -> tuple[Entry, ...]:
        """The reference card: every card of the edition, with rank and number."""

    @abc.abstractmethod
    def rule_arguments(self, edition: Edition) -> dict[str, Argument]:
        """What the rulebook's messages are told of an edition: its options, and its numbers."""

    @abc.abstractmethod
    def card_clause(self, card: int) -> str:
        """The section or clause of the rulebook that is about a card, such as `5.1`."""

    # Where cards lie, for what compares views, worlds and the truth

    @abc.abstractmethod
    def places(self, table: Table) -> dict[str, list[int]]:
        """The cards at every place where they can be hidden, by the names that fact kinds use."""

    def masks(self, table: Table) -> dict[str, list[int]]:
        """For places that have them, which cards each card there may be; any, unless something follows by logic."""
        everything = (1 << len(self.cards)) - 1
        return {f"hand {seat}": [everything] * len(hand) for seat, hand in enumerate(table.state()["hands"])}
