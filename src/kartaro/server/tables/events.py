"""What happens to a table, as it is written down: a table is what its events make of it, after any restart.

They hold the server's seed, from which every card follows, and never leave the server.
"""

from __future__ import annotations

import msgspec

from kartaro.server.protocol import Terms  # noqa: TC001 - msgspec reads the types


class Event(msgspec.Struct, omit_defaults=True, frozen=True, gc=False, array_like=True):
    """What all of them are."""


class Opened(Event, tag="opened", frozen=True):
    """A table is there, its server's seed chosen."""

    at: float
    terms: Terms
    seed: str
    names: list[str] = []
    """After a match with the same players: the names of bots, seat by seat, empty for people."""
    won: list[int] = []
    """How many of their matches each of them has won."""
    unlisted: float = 0.0
    """Seconds for which the lobby does not show it."""


class SatDown(Event, tag="sat", frozen=True):
    """A person has taken a chair; the token is kept as a hash."""

    seat: int
    name: str
    token: str


class StoodUp(Event, tag="stood", frozen=True):
    """Before the start a chair has become free."""

    seat: int


class Committed(Event, tag="committed", frozen=True):
    """A person's client has chosen a seed and shown what it commits itself to."""

    seat: int
    commitment: str


class Revealed(Event, tag="revealed", frozen=True):
    """A person's client has shown the seed it had committed itself to."""

    seat: int
    seed: str


class Wished(Event, tag="wished", frozen=True):
    """The match is to begin when all who committed to a seed have revealed it, or their time is up.

    Chairs that are free by then get bots of this level.
    """

    level: str


class Began(Event, tag="began", frozen=True):
    """The match begins; these bots have the chairs that nobody took."""

    at: float
    bots: dict[int, str]


class Resumed(Event, tag="resumed", frozen=True):
    """Practice: a match that was over is played once more from one of its decisions on, with the same cards.

    If all its decisions stand, it is over here, too: somebody has opened its record.
    """

    at: float
    of: str
    """The table where it was played; nothing, if it came as a record."""
    record: str
    """Of the whole match."""
    decisions: int
    """How many of its decisions stand."""
    bots: dict[int, str]


class Decided(Event, tag="decided", frozen=True):
    """A seat has answered; `by` the client's id of the answer. What the dealer does then follows from the seeds."""

    seat: int
    move: str
    by: str = ""


class TimeWasUp(Event, tag="up", frozen=True):
    """Live: the time of grace is over for all who had not reacted."""


class RoundBegan(Event, tag="round", frozen=True):
    """Everybody has seen how the last round ended, or time was up: the next one is dealt."""


class Replaced(Event, tag="replaced", frozen=True):
    """A bot plays for a person who has left, or is silent."""

    seat: int
    bot: str


class CameBack(Event, tag="back", frozen=True):
    """A person has taken its seat back."""

    seat: int


class Followed(Event, tag="followed", frozen=True):
    """The same people play again at another table."""

    table: str


class Closed(Event, tag="closed", frozen=True):
    """Nobody plays here any more."""


FORMAT = 2
"""Of the events: 2 has `Wished`, `Resumed` and `RoundBegan`.

A new field goes to the end and has a default, and older nodes skip it. A new kind is written once all nodes know it
(`Peers.format`), so that nodes of two versions can run side by side.
"""
WISHED_SINCE = RESUMED_SINCE = ROUND_BEGAN_SINCE = 2

AnyEvent = (
    Opened
    | SatDown
    | StoodUp
    | Committed
    | Revealed
    | Wished
    | Began
    | Resumed
    | Decided
    | TimeWasUp
    | RoundBegan
    | Replaced
    | CameBack
    | Followed
    | Closed
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
