"""One open socket at a table: what it asks for, and what it is told.

A client has a cursor for each seat it holds and is woken when something has changed; it then gets everything since in
one piece. One that is slow gets it later, and nothing piles up for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

import msgspec

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.late import Late
from kartaro.server.limits import Allowance
from kartaro.server.terms import check_level

if t.TYPE_CHECKING:
    from kartaro.server.lobby import Lobby
    from kartaro.server.runner import Runner

DECODER: msgspec.json.Decoder[p.FromClient] = msgspec.json.Decoder(p.FromClient)
ENCODER = msgspec.json.Encoder()
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a frame may end with, the last if it is nested too deeply."""
LONGEST_FRAME = 4096
MOST_WAITING = 200
"""So many answers may wait for a client that does not read."""


class Gone(Exception):
    """The other end has left, or must: with a code."""


class Socket(t.Protocol):
    """What is needed of a socket."""

    async def send(self, data: bytes) -> None:
        """A frame to the client."""

    async def receive(self) -> str | bytes:
        """The next frame; Gone if there is none any more."""


class Client:
    """A socket of somebody who holds seats, or watches."""

    def __init__(self, socket: Socket, runner: Runner, lobby: Lobby, token: str, hello: p.Hello) -> None:
        self.socket = socket
        self.runner = runner
        self.lobby = lobby
        self.token = hello.token or token
        self.watches = hello.watch
        self.have = hello.have
        self.seats: list[int] = []
        self.cursor: dict[int, int] = {}
        self.sent: dict[int, tuple[int, int]] = {}
        """How each seat stood when it was last told of."""
        self.news = asyncio.Event()
        self.waiting: list[p.FromServer] = []
        self.late: Late | None = None
        self.shown: p.FromServer | None = None
        self.known: tuple[t.Any, ...] = ()
        """What the table was like when it was last looked at."""
        self.allowance = Allowance(lobby.rate)
        self.is_busy = self.is_leaving = False
        self.take_seats()

    def held(self) -> list[int]:
        """The seats that this client acts for now; somebody who was sent away has none."""
        return self.runner.state.held_by(self.token) if self.token and not self.watches else []

    def take_seats(self) -> None:
        """The seats of the token, or a place to watch from."""
        self.seats = self.held() or [PUBLIC]
        for seat in self.seats:
            self.cursor.setdefault(seat, max(0, self.have.get(str(seat), 0)))
        if self.seats == [PUBLIC] and not self.runner.state.terms.watchers and self.runner.state.phase != "waiting":
            raise Refused("no-watchers")

    # From the server

    def wake(self) -> None:
        """Something has changed."""
        self.news.set()

    def post(self, message: p.FromServer) -> None:
        """Something that is not part of the table."""
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(message)
        self.news.set()

    def hear(self, said: p.Said) -> None:
        """A phrase; whoever sees everything later hears it later, too."""
        if self.is_late:
            asyncio.get_running_loop().call_later(self.runner.state.terms.delay, self.post, said)
        else:
            self.post(said)

    async def tell(self) -> None:
        """Send what is new, for ever."""
        self.news.set()
        while True:
            await self.news.wait()
            self.news.clear()
            async with self.runner.lock:
                messages, again = self.what_is_new()
            if messages:
                await self.socket.send(ENCODER.encode(messages))
            if again is not None:
                asyncio.get_running_loop().call_later(again, self.news.set)

    def what_is_new(self) -> tuple[list[p.FromServer], float | None]:
        """All that is to be told now, and in how many seconds there is more."""
        messages, self.waiting = self.waiting, []
        if self.runner.is_ahead:
            return messages, None
        state = self.runner.state
        if self.known != (state, state.changes, state.phase, self.runner.comings):
            self.look_around(messages)
        again = None
        if self.runner.state.host is not None:
            for seat in self.seats:
                if self.is_late:
                    again = self.tell_late(messages)
                else:
                    self.tell_seat(seat, messages)
        return messages, again

    def look_around(self, messages: list[p.FromServer]) -> None:
        """Who sits where, and whether that is new; moves make no difference to it."""
        before = self.seats
        self.take_seats()
        if self.seats != before:
            self.runner.someone_moved()
        state = self.runner.state
        self.known = (state, state.changes, state.phase, self.runner.comings)
        self.show(self.watching().table() if self.is_late else self.runner.table_message(self.seats), messages)

    def show(self, table: p.FromServer, messages: list[p.FromServer]) -> None:
        """The table, if it is not what it was."""
        if table != self.shown:
            messages.append(table)
            self.shown = table

    def tell_seat(self, seat: int, messages: list[p.FromServer]) -> None:
        """What a seat has not been told, or asked, yet."""
        now = self.runner.standing(seat)
        if now != self.sent.get(seat):
            push = self.runner.push(seat, self.cursor[seat])
            messages.append(push)
            self.cursor[seat] = push.count
            self.sent[seat] = now

    def tell_late(self, messages: list[p.FromServer]) -> float | None:
        late = self.watching()
        push = late.push()
        if push is not None:
            messages.append(push)
            self.show(late.table(), messages)
        return late.next_in()

    @property
    def is_late(self) -> bool:
        """It watches a match where watchers see everything later."""
        state = self.runner.state
        return bool(state.terms.delay) and state.host is not None and self.seats == [PUBLIC]

    def watching(self) -> Late:
        if self.late is None:
            self.late = Late(self.runner, self.cursor[PUBLIC])
        return self.late

    # From the client

    async def obey(self) -> None:
        """Do what is asked for, one after another, until the client goes."""
        while not self.is_leaving:
            frame = await self.socket.receive()
            if not self.allowance.take():
                raise Gone("too-many")
            if len(frame) > LONGEST_FRAME:
                raise Gone("too-long")
            self.is_busy = True
            await self.take(frame)
            self.is_busy = False

    async def take(self, frame: str | bytes) -> None:
        try:
            request = DECODER.decode(frame)
        except UNREADABLE:
            self.post(p.No("bad-message"))
            return
        if isinstance(request, p.Hello):
            self.post(p.No("bad-message"))
            return
        try:
            await self.do(request)
        except KartaroError as error:
            self.post(p.No(error.code, plain(error.arguments), request.id))
        else:
            self.post(p.Done(request.id))

    async def do(self, request: p.Request) -> None:
        runner = self.runner
        await runner.settle()
        self.take_seats()
        seat = getattr(request, "seat", None)
        if isinstance(request, p.Kick | p.Start | p.Rematch | p.Close):
            self.need_owner()
        elif seat not in self.seats:
            raise Refused("not-your-seat", seat=seat)
        if isinstance(request, p.Move):
            await runner.answer(request.seat, request.question, request.move, request.id)
        elif isinstance(request, p.Start):
            await runner.start(check_level(request.level))
        elif isinstance(request, p.Rematch):
            await self.lobby.rematch(runner)
        elif isinstance(request, p.AskHint):
            self.post(await runner.hint(request.seat))
        elif isinstance(request, p.Close):
            await runner.close()
        else:
            await self.do_for_seat(request)

    async def do_for_seat(self, request: p.Request) -> None:
        runner = self.runner
        match request:
            case p.Leave():
                await runner.stand_up(request.seat)
            case p.Return():
                await runner.come_back(request.seat)
            case p.Kick():
                await runner.kick(request.seat)
            case p.Commit():
                await runner.commit(request.seat, request.commitment)
            case p.ShowSeed():
                await runner.reveal(request.seat, request.seed)
            case p.Speak():
                runner.speak(request.seat, request.phrase)

    def need_owner(self) -> None:
        if self.runner.state.owner not in self.seats:
            raise Refused("not-your-table")

    # From beginning to end

    async def run(self) -> None:
        """Until either side has had enough."""
        self.runner.clients.add(self)
        self.runner.comings += 1
        self.runner.go_on()
        telling = asyncio.create_task(self.tell())
        obeying = asyncio.create_task(self.obey())
        try:
            done, _ = await asyncio.wait({telling, obeying}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.runner.clients.discard(self)
            self.runner.comings += 1
            await self.end(telling, obeying)
            self.runner.go_on()

    async def end(self, telling: asyncio.Task[None], obeying: asyncio.Task[None]) -> None:
        """Stop both. What is being done is finished first: an event half way to the store would be counted wrong."""
        self.is_leaving = True
        telling.cancel()
        if not self.is_busy:
            obeying.cancel()
        for task in (telling, obeying):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def plain(arguments: t.Mapping[str, t.Any]) -> dict[str, t.Any]:
    """The arguments of an error, as JSON has them."""
    return {
        name: value if isinstance(value, int | float | str | list) else str(value) for name, value in arguments.items()
    }
