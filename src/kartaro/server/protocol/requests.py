"""What clients send over a socket: every frame is one of these."""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.server.protocol.base import Asked, Hex, Seat, Word

Pace = t.Literal["paused", "calm", "normal", "quick"]


class Ask(Asked, frozen=True):
    """What all requests have: an id of your own; sent again with the same id they are done once."""

    id: Word


class Move(Ask, tag="move", tag_field="do", frozen=True):
    """Answer a question with a move in the notation."""

    seat: Seat
    question: int
    move: t.Annotated[str, msgspec.Meta(max_length=200)]


class Start(Ask, tag="start", tag_field="do", frozen=True):
    """Begin; chairs that are free are given to bots of this level."""

    level: str = "medium"


class Leave(Ask, tag="leave", tag_field="do", frozen=True):
    """A bot takes your seat; before the start, the chair is free again."""

    seat: Seat


class Return(Ask, tag="return", tag_field="do", frozen=True):
    """Take your seat back from the bot."""

    seat: Seat


class Kick(Ask, tag="kick", tag_field="do", frozen=True):
    """Before the start: somebody has to go."""

    seat: Seat


class Rematch(Ask, tag="rematch", tag_field="do", frozen=True):
    """The same people once more, one seat further."""


class Follow(Ask, tag="follow", tag_field="do", frozen=True):
    """Go on where the same people play again, at the table that is `next`, over the same socket."""


class Close(Ask, tag="close", tag_field="do", frozen=True):
    """Nobody plays here any more."""


class GoOn(Ask, tag="on", tag_field="do", frozen=True):
    """You have seen how the round ended: let the next one begin."""

    seat: Seat


class SetPace(Ask, tag="pace", tag_field="do", frozen=True):
    """At a table where nobody else plays: how fast its bots answer; or they wait."""

    pace: Pace


class Speak(Ask, tag="speak", tag_field="do", frozen=True):
    """Say one of the phrases."""

    seat: Seat
    phrase: t.Annotated[str, msgspec.Meta(max_length=20)]


class AskHint(Ask, tag="hint", tag_field="do", frozen=True):
    """Ask a bot what it would do."""

    seat: Seat


class Commit(Ask, tag="commit", tag_field="do", frozen=True):
    """Before the start: your client has chosen a seed, and commits itself to it."""

    seat: Seat
    commitment: Hex


class ShowSeed(Ask, tag="seed", tag_field="do", frozen=True):
    """The seed you committed to."""

    seat: Seat
    seed: Hex


class Hello(Asked, tag="hello", tag_field="do", frozen=True):
    """The first thing a client says: what it has, so that it gets the rest."""

    token: str = ""
    """Whoever has none, and no cookie, watches."""
    have: dict[str, int] = {}
    """For every seat it holds (`"6"` for a watcher) how many facts it has been told."""
    watch: bool = False
    """It wants to watch, whatever seats it holds."""
    shows_ends: bool = False
    """It shows how a round ended until its people go on (`on`): the next round waits for them, for a while."""


AtTheTable = Move | GoOn | Leave | Return | Speak | AskHint | Commit | ShowSeed
Request = AtTheTable | Start | Kick | Rematch | Follow | Close | SetPace
FromClient = Hello | Request

PHRASES = ("hello", "thanks", "well-played", "oops", "hurry", "thinking", "wow", "good-luck", "again", "bye")
"""What can be said, by the names of its messages."""
