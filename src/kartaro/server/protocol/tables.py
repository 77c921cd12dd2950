"""Tables: what is played there, who sits where, and how a seat is taken."""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.server.protocol.base import Asked, Name, Seat, Struct, Value, Word

Phase = t.Literal["waiting", "playing", "over", "closed"]


class SeatInfo(Struct, frozen=True):
    """Who sits there: a person, a bot, or nobody yet."""

    name: str = ""
    bot: str = ""
    """The level, where a bot plays; for a person who has left or is silent, too."""
    person: bool = False
    """It is a person's, even if a bot plays for it."""
    present: bool = False
    """A person's client is connected."""
    owner: bool = False
    """Whose table it is."""
    commitment: str = ""
    """Of a person's client, to its seed."""
    won: int = 0
    """Matches won here, since the same players began to play again and again."""


class Terms(Asked, frozen=True):
    """What is played at a table, and how."""

    game: Word
    edition: str = ""
    options: t.Annotated[dict[Word, Value], msgspec.Meta(max_length=50)] = {}
    chairs: t.Annotated[list[str], msgspec.Meta(max_length=6)] = []
    """For every seat the level of a bot, or an empty word for a person."""
    first: str = ""
    """Which seat starts, by its letter; nothing: as the rules say, by lot."""
    clock: t.Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0
    """Seconds for a decision; 0: no limit."""
    reaction: t.Annotated[int, msgspec.Meta(ge=3, le=86400)] = 20
    """Seconds for an answer that may be let go, where there is a clock or the timing is live."""
    live: bool = False
    """In windows of reactions the first one counts, as at a real table."""
    watchers: bool = True
    delay: t.Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds by which watchers see everything later."""
    listed: bool = False
    """Shown in the lobby; else found by its link only."""
    sealed: bool = False
    """When it is over, everybody gets what they saw, and nobody the open record."""


class ShownTerms(Terms, forbid_unknown_fields=False, frozen=True):
    """The terms of a table as the server tells them."""

    @classmethod
    def of(cls, terms: Terms) -> t.Self:
        return cls(*msgspec.structs.astuple(terms))


class NewTable(Asked, frozen=True):
    """Open a table; whoever does sits down on its first free chair."""

    terms: Terms
    name: Name


class Join(Asked, frozen=True):
    """Sit down, on a certain chair or on the first that is free."""

    name: Name
    seat: Seat | None = None


class Practice(Struct, frozen=True):
    """Play a match that is over once more from one's own decision of this number on; the first of all is 0."""

    decision: t.Annotated[int, msgspec.Meta(ge=0)]


class Seated(Struct, frozen=True):
    """A seat is yours: whoever has the token holds it. A browser keeps it as a cookie."""

    table: str
    seat: int
    token: str
    link: str
    """For others, to come to the table."""


class OwnLink(Struct, frozen=True):
    """For oneself, to go on with one's seats on another device: whoever has it holds them, too."""

    link: str


class Intermission(Struct, frozen=True):
    """A round is over; the next one begins when these have gone on, or in so many seconds."""

    waits: list[int]
    """The seats of people."""
    seconds: float


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table."""

    table: str
    terms: ShownTerms
    chairs: list[SeatInfo]
    phase: Phase
    commitment: str
    """The server's, to its own seed."""
    next: str = ""
    """Where the same people play again."""
    practice: str = ""
    """The table whose match is tried again here, from one of its decisions on; it counts nowhere."""
    intermission: Intermission | None = None
    """Between two rounds, where people look at how the first one ended."""


class TableNow(TableInfo, frozen=True):
    """A table for whoever looks in: the seats that are theirs, and who has to decide; nobody, if none of them is."""

    you: list[int] = []
    asked: list[int] = []
