"""A client's session at a table: what it asks for, and what it is told.

A session has a cursor for each seat its client holds and is woken when something has changed; the client then gets
everything since in one piece. One that is slow gets it later, and nothing piles up for it.
"""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.logs import report
from kartaro.server.tables import requests
from kartaro.server.tables.delayed import DelayedView
from kartaro.server.tables.eager import begun
from kartaro.server.tables.interfaces import Conflict
from kartaro.server.tables.state import hashed

if t.TYPE_CHECKING:
    import asyncio

    from kartaro.server.tables.interfaces import Connection
    from kartaro.server.tables.lobby import Lobby
    from kartaro.server.tables.runner import Runner
    from kartaro.server.tables.state import State

DECODER: msgspec.json.Decoder[p.FromClient] = msgspec.json.Decoder(p.FromClient)
ENCODER = msgspec.json.Encoder()
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a message may end with, the last if it is nested too deeply."""
LONGEST_MESSAGE = 4096
MOST_WAITING = 200
"""Maximum answers that wait for a client that does not read."""
REFUSED = 4000
"""The code with which a connection is closed whose client has done wrong; the reason says what."""


def reject(connection: Connection, error: BaseException) -> None:
    """Close a connection, and say why as far as that is anybody's business."""
    if isinstance(error, KartaroError):
        connection.send(ENCODER.encode([refusal(error)]))
        connection.close(REFUSED, error.code)
    else:
        report("failed", error)
        connection.close(REFUSED, "server-failed")


def refusal(error: KartaroError, request: str = "") -> p.No:
    """A code and its arguments as JSON has them; the sentence is the client's."""
    arguments = {
        name: value if isinstance(value, int | float | str | list) else str(value)
        for name, value in error.arguments.items()
    }
    return p.No(error.code, arguments, request)


class ClientSession:
    """Somebody who holds seats at a table, or watches."""

    def __init__(self, connection: Connection, runner: Runner, lobby: Lobby, token: str, hello: p.Hello) -> None:
        self.connection = connection
        self.runner = runner
        self.lobby = lobby
        self.clock = lobby.services.clock
        shown = "" if hello.watch else hello.token or token
        self.token = hashed(shown) if shown else ""
        """As it is kept at the table; none where somebody watches."""
        self.shows_ends = hello.shows_ends
        """Its people are shown how a round ended until they go on."""
        self.waiting: list[p.FromServer] = []
        self.is_woken = self.is_gone = False
        self.working: asyncio.Task[None] | None = None
        """What is being done for the client; it is ended even if the client goes."""
        self.begin(hello.have)

    def begin(self, have: t.Mapping[str, int]) -> None:
        """Nothing of the table was told yet, but what it has."""
        self.have = have
        self.seats: list[int] = []
        self.seated: tuple[State, int] | None = None
        """Of which state, after how many changes, these are the seats."""
        self.cursor: dict[int, int] = {}
        self.sent: dict[int, tuple[int, int]] = {}
        """How each seat stood when it was last told of."""
        self.delayed: DelayedView | None = None
        self.shown: p.FromServer | None = None
        self.known: tuple[t.Any, ...] = ()
        """What the table was like when it was last looked at."""
        self.take_seats()

    # From beginning to end

    def start(self) -> None:
        """Begin to be told, and to be heard."""
        self.runner.broadcast.add(self)
        if self.runner.starting.is_pending:
            self.keep(p.Reveal())
        self.wake()

    def disconnected(self) -> None:
        """The other end has gone. What it has asked for is done all the same."""
        if not self.is_gone:
            self.is_gone = True
            self.runner.broadcast.remove(self)

    async def follow(self) -> None:
        """Go on where the same people play again: as if it had just come there, and had nothing yet."""
        state = self.runner.state
        seen = self.watching().moment.info if self.is_delayed else state
        if not seen.next:
            raise Refused("wrong-phase", phase=seen.phase)
        following = await self.lobby.at_hand(seen.next)
        if self.is_gone or self.runner.state is not state:
            return
        self.runner.broadcast.remove(self)
        self.runner = following
        self.begin({})
        self.start()

    def end(self, error: BaseException) -> None:
        """The client has done wrong, or we have."""
        reject(self.connection, error)
        self.disconnected()

    # Seats

    def held(self) -> list[int]:
        """The seats that this client acts for now; somebody who was sent away has none."""
        return self.runner.state.seats_of(self.token) if self.token else []

    def take_seats(self) -> None:
        """The seats of the token, or a place to watch from."""
        state = self.runner.state
        if self.seated == (state, state.changes):
            return
        self.seats = self.held() or [PUBLIC]
        for seat in self.seats:
            self.cursor.setdefault(seat, max(0, self.have.get(str(seat), 0)))
        if self.seats == [PUBLIC] and not state.terms.watchers and state.phase != "waiting":
            raise Refused("no-watchers")
        self.seated = (state, state.changes)

    # To the client

    def wake(self) -> None:
        """Something has changed: as soon as whatever happens now has happened, it is told."""
        if not self.is_woken:
            self.is_woken = True
            self.lobby.wake(self)

    resume = wake

    def post(self, message: p.FromServer) -> None:
        """Something that is not part of the table."""
        self.keep(message)
        self.wake()

    def keep(self, message: p.FromServer) -> None:
        """Something to be told with whatever is told next."""
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(message)

    def tell(self) -> None:
        """Send what is new, unless the other end has still to read what it was sent before."""
        self.is_woken = False
        if self.is_gone or self.connection.is_full:
            return
        try:
            messages, again = self.what_is_new()
            if messages:
                self.connection.send(ENCODER.encode(messages))
            if again is not None:
                self.clock.call_later(again, self.wake)
        except Exception as error:  # noqa: BLE001 - whatever it is, only this client goes
            self.end(error)

    def what_is_new(self) -> tuple[list[p.FromServer], float | None]:
        """All that is to be told now, and in how many seconds there is more."""
        messages, self.waiting = self.waiting, []
        if self.runner.is_ahead:
            return messages, None
        if self.known != self.standing():
            self.look_around(messages)
        again = None
        if self.runner.state.host is not None:
            for seat in self.seats:
                if self.is_delayed:
                    again = self.tell_delayed(messages)
                else:
                    self.tell_seat(seat, messages)
        return messages, again

    def standing(self) -> tuple[t.Any, ...]:
        """What `look_around` has to look at, if it differs; moves make no difference to it."""
        state = self.runner.state
        return state, state.changes, state.phase, self.runner.broadcast.arrivals, self.runner.intermission.waits

    def look_around(self, messages: list[p.FromServer]) -> None:
        """Who sits where, and whether that is new."""
        before = self.seats
        self.take_seats()
        broadcast = self.runner.broadcast
        if self.seats != before:
            broadcast.moved(self)
        self.known = self.standing()
        self.show(self.watching().table() if self.is_delayed else broadcast.table_message(self.seats), messages)

    def show(self, table: p.FromServer, messages: list[p.FromServer]) -> None:
        """The table, if it is not what it was."""
        if table != self.shown:
            messages.append(table)
            self.shown = table

    def tell_seat(self, seat: int, messages: list[p.FromServer]) -> None:
        """What a seat has not been told, or asked, yet."""
        now = count, question = self.runner.broadcast.standing(seat)
        if now != self.sent.get(seat):
            since = self.cursor[seat]
            if since > count:  # who claims to have more than there is gets everything
                since = 0
            messages.append(self.runner.broadcast.told(seat, since, question))
            self.cursor[seat] = count
            self.sent[seat] = now

    def tell_delayed(self, messages: list[p.FromServer]) -> float | None:
        """What a watcher may see by now; and in how many seconds there is more."""
        delayed = self.watching()
        push = delayed.push()
        if push is not None:
            messages.append(push)
        self.show(delayed.table(), messages)
        return delayed.next_in()

    @property
    def is_delayed(self) -> bool:
        """It watches a match where watchers see everything later."""
        state = self.runner.state
        return bool(state.terms.delay) and state.host is not None and self.seats == [PUBLIC]

    def watching(self) -> DelayedView:
        if self.delayed is None:
            self.delayed = DelayedView(self.runner, self.cursor[PUBLIC])
        return self.delayed

    # From the client

    def receive(self, message: bytes) -> None:
        """Do what is asked for; what comes in the meantime waits."""
        if self.is_gone:
            return
        if len(message) > LONGEST_MESSAGE:
            self.end(Refused("too-long"))
        else:
            self.working = begun(self.handle(message))
            if self.working.done():
                self.worked(self.working)
            else:
                self.connection.hold()
                self.working.add_done_callback(self.worked)

    def worked(self, work: asyncio.Task[None]) -> None:
        """It is done, and the next message is heard."""
        error = None if work.cancelled() else work.exception()
        if error is not None:
            self.end(error)
        self.connection.release()

    async def settled(self, request: p.Request) -> None:
        """Do it, and judge it again where somebody at another node was first."""
        while True:
            try:
                return await requests.do(self, request)
            except Conflict:
                continue

    async def handle(self, message: bytes) -> None:
        """Read a request, do it, and answer with its id."""
        try:
            request = DECODER.decode(message)
        except UNREADABLE:
            self.post(p.No("bad-message"))
            return
        if isinstance(request, p.Hello):
            self.post(p.No("bad-message"))
            return
        try:
            await self.settled(request)
        except KartaroError as error:
            self.post(refusal(error, request.id))
        except Exception as error:  # noqa: BLE001 - perhaps of another seat's making: whoever asked stays connected
            report("failed", error)
            self.post(p.No("server-failed", id=request.id))
        else:
            self.post(p.Done(request.id))
