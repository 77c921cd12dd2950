"""One open socket at a table: what it asks for, and what it is told.

A client has a cursor for each seat it holds and is woken when something has changed; it then gets everything since in
one piece. One that is slow gets it later, and nothing piles up for it.
"""

from __future__ import annotations

import asyncio
import typing as t

import msgspec

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.errand import Errand
from kartaro.server.faults import report
from kartaro.server.late import Late
from kartaro.server.limits import Allowance
from kartaro.server.state import hashed
from kartaro.server.terms import check_level

if t.TYPE_CHECKING:
    from kartaro.server.lobby import Lobby
    from kartaro.server.runner import Runner
    from kartaro.server.state import State

DECODER: msgspec.json.Decoder[p.FromClient] = msgspec.json.Decoder(p.FromClient)
ENCODER = msgspec.json.Encoder()
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading a message may end with, the last if it is nested too deeply."""
LONGEST_MESSAGE = 4096
MOST_WAITING = 200
"""So many answers may wait for a client that does not read."""
OF_OWNER = (p.Kick, p.Start, p.Rematch, p.Close)
"""What only the owner of a table may ask for."""
REFUSED = 4000
"""The code with which a socket is closed whose client has done wrong; the reason says what."""


class Socket(t.Protocol):
    """What is needed of a socket; `Line` is one."""

    @property
    def is_full(self) -> bool:
        """Too much was sent that is not read yet."""

    def send(self, message: bytes) -> None:
        """A message to the other end."""

    def hold(self) -> None:
        """Messages to us have to wait."""

    def release(self) -> None:
        """Messages to us come again."""

    def close(self, code: int, reason: str = "") -> None:
        """No more is said or heard."""


def turn_away(socket: Socket, error: BaseException) -> None:
    """Close a socket, and say why as far as that is anybody's business."""
    if isinstance(error, KartaroError):
        socket.send(ENCODER.encode([p.No(error.code, plain(error.arguments))]))
        socket.close(REFUSED, error.code)
    else:
        report("failed", error)
        socket.close(REFUSED, "server-failed")


class Client:
    """A socket of somebody who holds seats, or watches."""

    def __init__(self, socket: Socket, runner: Runner, lobby: Lobby, token: str, hello: p.Hello) -> None:
        self.socket = socket
        self.runner = runner
        self.lobby = lobby
        shown = "" if hello.watch else hello.token or token
        self.mark = hashed(shown) if shown else ""
        """As the token is kept at the table; none where somebody watches."""
        self.waiting: list[p.FromServer] = []
        self.allowance = Allowance(lobby.rate)
        self.is_woken = self.is_gone = False
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
        self.late: Late | None = None
        self.shown: p.FromServer | None = None
        self.known: tuple[t.Any, ...] = ()
        """What the table was like when it was last looked at."""
        self.take_seats()

    # From beginning to end

    def come(self) -> None:
        """Begin to be told, and to be heard."""
        self.runner.clients.add(self)
        self.runner.comings += 1
        self.runner.go_on()
        self.wake()

    def lost(self) -> None:
        """The other end has gone. What it has asked for is done all the same."""
        if not self.is_gone:
            self.is_gone = True
            self.leave()

    def leave(self) -> None:
        self.runner.clients.discard(self)
        self.runner.comings += 1
        self.runner.go_on()

    async def follow(self) -> None:
        """Go on where the same people play again: as if it had just come there, and had nothing yet."""
        state = self.runner.state
        if not state.next:
            raise Refused("wrong-phase", phase=state.phase)
        following = await self.lobby.find(state.next)
        if self.is_gone or self.runner.state is not state:
            return
        self.leave()
        self.runner = following
        self.begin({})
        self.come()

    def send_away(self, error: BaseException) -> None:
        turn_away(self.socket, error)
        self.lost()

    # Seats

    def held(self) -> list[int]:
        """The seats that this client acts for now; somebody who was sent away has none."""
        return self.runner.state.seats_of(self.mark) if self.mark else []

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

    # From the server

    def wake(self) -> None:
        """Something has changed: as soon as whatever happens now has happened, it is told."""
        if not self.is_woken:
            self.is_woken = True
            asyncio.get_running_loop().call_soon(self.tell)

    go_on = wake

    def post(self, message: p.FromServer) -> None:
        """Something that is not part of the table."""
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(message)
        self.wake()

    def hear_phrase(self, said: p.Said) -> None:
        """A phrase; whoever sees everything later hears it later, too."""
        if self.is_late:
            asyncio.get_running_loop().call_later(self.runner.state.terms.delay, self.post, said)
        else:
            self.post(said)

    def tell(self) -> None:
        """Send what is new, unless the other end has still to read what it was sent before."""
        self.is_woken = False
        if self.is_gone or self.socket.is_full:
            return
        try:
            messages, again = self.what_is_new()
            if messages:
                self.socket.send(ENCODER.encode(messages))
            if again is not None:
                asyncio.get_running_loop().call_later(again, self.wake)
        except Exception as error:  # noqa: BLE001 - whatever it is, only this client goes
            self.send_away(error)

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
        now = count, question = self.runner.standing(seat)
        if now != self.sent.get(seat):
            since = self.cursor[seat]
            if since > count:  # who claims to have more than there is gets everything
                since = 0
            messages.append(self.runner.push(seat, since, question))
            self.cursor[seat] = count
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

    def hear(self, message: bytes) -> None:
        """Do what is asked for; what comes in the meantime waits."""
        if self.is_gone:
            return
        if not self.allowance.take():
            self.send_away(Refused("too-many"))
            return
        if len(message) > LONGEST_MESSAGE:
            self.send_away(Refused("too-long"))
            return
        errand = Errand(self.take(message), self.send_away)
        if not errand.is_done:
            self.socket.hold()
            errand.then = self.socket.release

    async def take(self, message: bytes) -> None:
        try:
            request = DECODER.decode(message)
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
        if runner.is_ahead:
            await runner.settle()
        self.take_seats()
        if isinstance(request, OF_OWNER):
            self.need_owner()
        elif not isinstance(request, p.Follow) and request.seat not in self.seats:
            raise Refused("not-your-seat", seat=request.seat)
        if isinstance(request, p.Move):
            await runner.answer(request.seat, request.question, request.move, request.id)
        elif isinstance(request, p.Follow):
            await self.follow()
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


def plain(arguments: t.Mapping[str, t.Any]) -> dict[str, t.Any]:
    """The arguments of an error, as JSON has them."""
    return {
        name: value if isinstance(value, int | float | str | list) else str(value) for name, value in arguments.items()
    }
