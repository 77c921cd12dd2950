"""What a reader of a table is shown: words, questions with their answers, and what lies on the table."""

from __future__ import annotations

import typing as t

from kartaro.server.protocol.base import Struct


class Say(Struct, frozen=True):
    """A message of the game, and what goes into it: numbers, words, and objects such as `{"card": "guard"}`."""

    say: str
    args: dict[str, t.Any] = {}


class MenuItem(Struct, frozen=True):
    """One answer to a question: it leads to a further question, or it is a move."""

    says: Say
    then: Menu | None = None
    move: str = ""
    fatal: bool = False
    """Nobody wants this who has not misread it: ask once more."""


class Menu(Struct, frozen=True):
    """A question, and every answer that leads to a legal move."""

    ask: str
    choices: list[MenuItem]
    at: str = ""
    """Where the answers can be pointed at: `hand`, at cards there; `players`; `offer`, what was laid out."""


class Row(Struct, frozen=True):
    """What one player has, as the reader knows it."""

    score: int
    hand: list[str]
    front: list[str] | None
    marks: list[Say]
    out: bool = False


class View(Struct, frozen=True):
    """Everything that lies on the table, as the reader knows it; `goal` is the score that wins, 0 if none does."""

    rows: list[Row]
    middle: list[Say]
    goal: int
    unseen: list[int] = []
    """Of every card, in the order of the game's cards, how many the reader has not seen."""


class Told(Struct, frozen=True):
    """A fact as it was told: its kind and what it carries, and how to say it, if there is anything to say."""

    fact: dict[str, str]
    words: Say | None = None


class Sentence(Struct, frozen=True):
    """Facts that belong together, in one message; several players may each need a sentence of the same group."""

    words: Say
    group: int
    """How many facts the reader was told before the group's first; sent again, it replaces what it said before."""
    facts: int
    """How many facts are in the group."""
    clause: str = ""
    """The clause of the rulebook that it follows from."""
    routine: bool = False
    """Need not be told, unless it shows the reader a card."""
    cause: Say | None = None
    """What was done, where `words` also tells what came of it: to be shown first."""
    drama: bool = False
    """Worth a breath where it is shown."""


class Ending(Struct, frozen=True):
    """How a round, or the match, has just ended, as the reader was told of it."""

    words: Say
    """Its cause, in one message."""
    winners: list[int] = []
