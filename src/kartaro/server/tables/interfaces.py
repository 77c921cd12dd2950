"""What a table needs of the world around it: a store, a clock, something that thinks, connections, and other nodes.

`store` has two stores, and with PostgreSQL the nodes that share it; `SystemClock`, `thinking` and `connections` are the
others. A table that runs elsewhere, such as in a browser, is given its own.
"""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.core.errors import KartaroError, Refused

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.host import Mind


# The store


class Conflict(KartaroError):
    """These numbers are not the next ones of their table: somebody else was first, or an event before them is missing.

    Nothing of the append was written.
    """


class NotStored(KartaroError):
    """The store could not write: no room, no permission, a faulty disk. Nothing of what was asked for was written."""


class StoredEvent(t.NamedTuple):
    """Something that was kept, and its number."""

    version: int
    body: bytes
    at: float | None = None
    """When it was stored, by the store's time, which is that of all nodes; None where the store does not keep it."""


class Rest(t.NamedTuple):
    """What is kept of a table that has left memory, so that it need not be read to know this."""

    since: float
    """When something has happened there last, in seconds since the beginning of 1970."""
    due: float | None
    """When it has to be brought back, even if nobody comes; None: never."""
    notes: bytes = b""
    """What its owner has to know to go on, and does not follow from its events."""
    listing: bytes | None = None
    """What the lobby shows of it; None if nothing."""


class Store(t.Protocol):
    """Keeps tables. All of it is called from one event loop.

    To a store, a table is a name and a row of events, numbered from 1 on without a gap. What is in them is its owner's
    affair. Events are added and never changed.

    A table is at rest, or it is not: then it must be brought back after a start, as nobody knows what it waits for. A
    table is not at rest when its first event is appended, and whenever another is.
    """

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> float | None:
        """Add events with the numbers `version`, `version` + 1 and so on: all of them or none.

        It returns when they would outlast a loss of power, with the time they have in the store. Of several who append
        the same numbers, one succeeds, and the others meet a `Conflict`. If the wait is cancelled, the events may be
        stored or not.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table after that number, in order; of a table that is not known, none.

        BadRecord if they are damaged.
        """
        ...

    async def rest(self, table: str, version: int, rest: Rest) -> None:
        """Put a table to rest whose last event has this number; Conflict if there are others after it."""

    async def resting(self, table: str) -> Rest | None:
        """What was kept of a table that is at rest; None if it is not, or is not known."""
        ...

    async def due(self, until: float, most: int) -> list[str]:
        """Tables to bring back: those not at rest, then those that are due until then, the earliest first."""
        ...

    async def listings(self, most: int) -> list[Rest]:
        """Tables at rest that the lobby shows: those where something has happened last."""
        ...

    async def archive(self, before: float, most: int) -> None:
        """Take tables out of `due` and `listings` that have been at rest since then, until something is appended."""

    async def close(self) -> None:
        """Finish what was asked for before, then let go of everything."""


# Other nodes


class Node(t.Protocol):
    """What is to be known here of what happens at other nodes. All of it is a hint: the store has the truth."""

    def stored(self, versions: t.Mapping[str, int]) -> None:
        """Tables that are in memory here have got as far as this."""

    def present(self, table: str, notes: t.Sequence[bytes]) -> None:
        """Who is at other nodes, in what `Peers.show` was given there."""

    def told(self, table: str, note: bytes) -> None:
        """A note from another node."""

    def lead(self, tables: t.Collection[str]) -> None:
        """From now on, the bots of these tables think here, and their clocks run here."""

    def yield_lead(self, tables: t.Collection[str] | None) -> None:
        """From now on they do so elsewhere; None: of all tables."""

    def listed(self) -> None:
        """What the lobby shows of tables elsewhere may have changed."""


class Peers(t.Protocol):
    """The nodes that run the tables of one store.

    Every node may append to every table. One of them leads a table: its bots think there and its clocks run there. That
    is a lease, which saves work and decides nothing: two that think they lead are two who append.
    """

    @property
    def is_ready(self) -> bool:
        """The store answers, and other nodes are heard."""

    @property
    def count(self) -> int:
        """How many nodes there are, with this one."""

    @property
    def are_there(self) -> bool:
        """There are other nodes now."""

    @property
    def format(self) -> int:
        """The newest form of events that all nodes can read."""

    async def start(self, node: Node) -> None:
        """Begin to hear of the others."""

    async def hold(self, table: str) -> bool:
        """A table comes into memory here, and is heard of from now on; whether this node leads it."""
        ...

    def opened(self, table: str) -> None:
        """A table was opened here, which leads it."""

    def release(self, table: str) -> None:
        """A table has left memory here."""

    def show(self, table: str, note: bytes) -> None:
        """Tell the others who is here."""

    def tell(self, table: str, note: bytes) -> None:
        """Tell the others something that nobody has to keep."""

    def publish(self, table: str, listing: bytes | None) -> None:
        """What the lobbies of the others show of a table that is led here."""


class Alone:
    """Implements `Peers` where there is one process."""

    is_ready = True
    are_there = False
    count = 1
    format = 2**31

    async def start(self, node: Node) -> None:
        """There is nobody to hear of."""

    async def hold(self, table: str) -> bool:
        """It leads all tables."""
        del table
        return True

    def opened(self, table: str) -> None:
        """Nobody else has it."""

    def release(self, table: str) -> None:
        """As above."""

    def show(self, table: str, note: bytes) -> None:
        """There is nobody to tell."""

    def tell(self, table: str, note: bytes) -> None:
        """As above."""

    def publish(self, table: str, listing: bytes | None) -> None:
        """As above."""


# Time


class Timer(t.Protocol):
    """A call that is to come."""

    def cancel(self) -> None:
        """It is not to come any more."""


class Clock(t.Protocol):
    """All that a table knows of time."""

    def now(self) -> float:
        """Seconds since the beginning of 1970."""
        ...

    def monotonic(self) -> float:
        """Seconds by a clock that only goes forward."""
        ...

    def heard(self) -> float:
        """Seconds by a clock that stands still while nothing can be heard, such as when the process was stopped."""
        ...

    def call_later(self, seconds: float, callback: t.Callable[..., object], *arguments: t.Any) -> Timer:  # noqa: ANN401 - passed on
        """Call back in the event loop, once that time has passed."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""


# Thinking


class Overdue(Refused):
    """Somebody has worked longer than is allowed, and is not waited for."""


class Thinker(t.Protocol):
    """Does what takes long, without keeping the event loop waiting."""

    async def move(self, mind: Mind, facts: list[Fact], codes: list[int], slowness: float = 1.0) -> tuple[int, float]:
        """What a bot answers, and when that may be told, by the table's clock. Overdue if it never does.

        Pauses are as many times longer as `slowness` says.
        """
        ...

    async def run(self, work: t.Callable[..., t.Any], *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who plays and waits for it. Overdue if it takes too long."""

    async def study(self, work: t.Callable[..., t.Any], *arguments: t.Any) -> t.Any:  # noqa: ANN401 - any work
        """For somebody who looks at a match that is over; Refused if too many do."""

    def close(self) -> None:
        """No more work."""


# Connections


class Connection(t.Protocol):
    """A way to one client, for messages as bytes."""

    @property
    def is_full(self) -> bool:
        """Too much was sent that is not read yet."""

    def send(self, message: bytes) -> None:
        """A message to the other end."""

    def hold(self) -> None:
        """Messages from the other end have to wait."""

    def release(self) -> None:
        """Messages from the other end come again."""

    def close(self, code: int, reason: str = "") -> None:
        """Nothing more is sent or received."""


class Receiver(t.Protocol):
    """Who is at our end of a connection."""

    def receive(self, message: bytes) -> None:
        """The other end has sent something."""

    def resume(self) -> None:
        """What was sent has been read, after it had piled up."""

    def disconnected(self) -> None:
        """The other end is gone."""


@dataclasses.dataclass
class Counters:
    """What has happened since the start, for whoever watches over a server."""

    moves: int = 0
    conflicts: int = 0
    """How often somebody at another node was first."""
    lag: float = 0.0
    """Seconds from when another node stored the last event until it was known here."""


@dataclasses.dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    store: Store
    thinker: Thinker
    clock: Clock
    peers: Peers = dataclasses.field(default_factory=Alone)
    counters: Counters = dataclasses.field(default_factory=Counters)
