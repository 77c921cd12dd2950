"""Games, their editions and options, and their rules."""

from __future__ import annotations

import typing as t

from kartaro.server.protocol.base import Struct
from kartaro.server.protocol.views import Say  # noqa: TC001 - msgspec reads the types


class OptionInfo(Struct, frozen=True):
    """One thing a table may choose: `option-NAME` says what it is, `option-NAME-VALUE` what each value means."""

    name: str
    values: list[str]
    parts: list[str] = []
    """Values of which several may be chosen together, with `+` between them."""
    numbers: list[int] = []
    """From which number to which any may be chosen, where that is so; a number needs no message."""


class EditionInfo(Struct, frozen=True):
    """A rulebook: `edition-NAME` is its title, `edition-NAME-about` says what is special about it."""

    name: str
    seats: list[int]
    """The fewest and the most."""
    usual: int
    """The number of seats by default."""
    options: dict[str, str]


class CardInfo(Struct, frozen=True):
    """A card by its name in the notation: what it is called, the message of what it does, and the clause about it."""

    card: str
    name: Say
    effect: str
    clause: str


class GameInfo(Struct, frozen=True):
    """A game: the message `name` is its title. Its first edition is the usual one."""

    name: str
    editions: list[EditionInfo]
    options: list[OptionInfo]
    cards: list[CardInfo]
    routine: list[str]
    """Kinds of facts that go without saying, unless they show a card to the reader."""
    clauses: dict[str, str]
    """Which clause of the rulebook a question, a fact or a refusal follows from, by its message."""
    reacts: bool = False
    """There are questions that a silent player has answered: with `reaction` and `live` a table says how."""


class ReferenceLine(Struct, frozen=True):
    """A line of the reference card: a card, or the first and the last of several that differ in their ranks alone."""

    card: str
    name: Say
    effect: str
    """A message; what goes into it are the `args` of the rulebook."""
    copies: int
    """Of each."""
    clause: str
    """The section of the rules that is about it."""
    rank: int | None = None
    last: str = ""
    last_name: Say | None = None


class RuleClause(Struct, frozen=True):
    """A numbered clause, or the heading above some; what goes into its message are the `args` of the rulebook."""

    number: str
    kind: t.Literal["heading", "clause"]
    say: str


class OptionDifference(Struct, frozen=True):
    """An option that is set otherwise."""

    option: str
    one: str
    other: str


class CardDifference(Struct, frozen=True):
    """A card with another rank or number; a deck that lacks it has no line."""

    card: str
    one: ReferenceLine | None = None
    other: ReferenceLine | None = None


class ClauseDifference(Struct, frozen=True):
    """A clause or heading that reads otherwise, by its message; an edition that lacks it has none."""

    number: str
    kind: t.Literal["heading", "clause"]
    one: str = ""
    other: str = ""


class Differences(Struct, frozen=True):
    """How the rules of another edition differ; what goes into its messages are its own `args`."""

    edition: str
    chosen: dict[str, str]
    seats: list[int]
    args: dict[str, t.Any]
    options: list[OptionDifference]
    cards: list[CardDifference]
    clauses: list[ClauseDifference]


class Rules(Struct, frozen=True):
    """The rules of an edition, as messages: reference card, headings and clauses in order."""

    game: str
    edition: str
    chosen: dict[str, str]
    """The options that are set otherwise than the edition has them."""
    options: dict[str, str]
    seats: list[int]
    args: dict[str, t.Any]
    """What goes into every heading, clause and effect of a card."""
    cards: list[ReferenceLine]
    clauses: list[RuleClause]
    against: Differences | None = None
    """How another edition differs, where one was named."""
