"""What the server sends over a socket: every frame is a list of these."""

from __future__ import annotations

import typing as t

from kartaro.server.protocol.base import Struct
from kartaro.server.protocol.tables import TableInfo  # noqa: TC001 - msgspec reads the types
from kartaro.server.protocol.views import Ending, Menu, Say, Sentence, Told, View  # noqa: TC001 - as above


class Table(Struct, tag="table", tag_field="is", frozen=True):
    """The table has changed, or you have come."""

    info: TableInfo
    you: list[int]
    """The seats you hold here."""


class Push(Struct, tag="told", tag_field="is", frozen=True):
    """What a seat (6: everybody who watches) was told since, and what follows from it."""

    seat: int
    count: int
    """The number of facts it has been told, with these."""
    told: list[Told]
    view: View
    asked: list[int]
    """Who owes a decision."""
    question: int = 0
    """The number of the question this seat is asked, if it is; an answer names it."""
    menu: Menu | None = None
    seconds: float | None = None
    """How long is left to answer."""
    winners: list[int] | None = None
    sentences: list[Sentence] = []
    """What people read of these facts; whoever does not know sentences has the words of each."""
    left: dict[str, int] = {}
    """Of moves that guess a card, in the notation: how many of it can be there, by what the seat knows."""
    ending: Ending | None = None
    """Between two rounds, and after the last: how it came to that."""


class Done(Struct, tag="done", tag_field="is", frozen=True):
    """What you asked for with this id is done, and will never be lost."""

    id: str


class No(Struct, tag="no", tag_field="is", frozen=True):
    """What you asked for was refused, and nothing was changed."""

    code: str
    args: dict[str, t.Any] = {}
    id: str = ""


class Said(Struct, tag="said", tag_field="is", frozen=True):
    """Somebody says one of the phrases, by its name."""

    seat: int
    phrase: str


class Hint(Struct, tag="hint", tag_field="is", frozen=True):
    """What a bot would do: the move, its words, and the chance to win the match by it and by the next best."""

    seat: int
    move: str
    words: Say
    value: float
    other: float


class Reveal(Struct, tag="reveal", tag_field="is", frozen=True):
    """The match is about to begin: show the seed that you committed to."""


FromServer = Table | Push | Done | No | Said | Hint | Reveal
