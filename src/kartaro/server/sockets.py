"""What a server answers to over WebSockets: play, and the lobby."""

from __future__ import annotations

import asyncio
import collections
import re
import typing as t
from http.cookies import CookieError, SimpleCookie

from kartaro.core.errors import Refused
from kartaro.server import protocol as p
from kartaro.server.asking import COOKIE, bearer, is_foreign
from kartaro.server.client import DECODER, ENCODER, LONGEST_MESSAGE, UNREADABLE, Client, turn_away
from kartaro.server.line import Line
from kartaro.server.routes import API

if t.TYPE_CHECKING:
    from uvicorn.server import ServerState

    from kartaro.server.line import Hearer
    from kartaro.server.lobby import Lobby
    from kartaro.server.settings import Settings

PLAY = re.compile(rf"{API}/tables/([^/?]+)/socket(\?.*)?")
LOBBY = re.compile(rf"{API}/lobby(\?.*)?")
SLOWEST_HELLO = 10.0
MOST_LINES = 1000
"""So many lines there may be to one address, and so much memory they take at most."""
NOT_SO_FAST = 0.2
"""Seconds between two lists of the lobby."""


class Door:
    """Lets lines in: to a table, or to the lobby."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self.lobby = lobby
        self.settings = settings
        self.proxies = settings.proxy.split(",")
        self.lines: collections.Counter[str] = collections.Counter()
        """How many there are, to every address."""

    def line(self, *, server_state: ServerState, **_: object) -> Line:
        """What uvicorn calls when a client asks for a WebSocket."""
        return Line(self.answer, server_state)

    def answer(self, line: Line) -> Hearer | None:
        """Who is there, at the path that was asked for."""
        path = line.request.path
        if self.is_crowded(line):
            return TurnedAway(line, Refused("too-many"))
        play = PLAY.fullmatch(path)
        if play is not None:
            return Arrival(line, self, play[1])
        return Onlooker(line, self.lobby) if LOBBY.fullmatch(path) else None

    def is_crowded(self, line: Line) -> bool:
        """Count a line for as long as there is one; whether there are too many from where it comes."""
        address = self.address(line)
        self.lines[address] += 1

        def part() -> None:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]

        line.on_parting = part
        return self.lines[address] > MOST_LINES

    def address(self, line: Line) -> str:
        """From where somebody comes; a proxy that is believed says it of others."""
        peer = line.transport.get_extra_info("peername") or [""]
        if peer[0] in self.proxies or "*" in self.proxies:
            return header(line, "x-forwarded-for").rsplit(",", 1)[-1].strip() or str(peer[0])
        return str(peer[0])

    def check_origin(self, line: Line) -> None:
        """As `asking.check_origin`, before anything is done for somebody."""
        home = self.settings.public_url or f"//{header(line, 'host')}"
        if is_foreign(header(line, "origin"), home):
            raise Refused("other-origin")


def header(line: Line, name: str) -> str:
    """What a line was opened with; of several, the first."""
    return next(iter(line.request.headers.get_all(name)), "")


def token_of(line: Line) -> str:
    """The token that was shown: in a header, by programs; as a cookie, by browsers."""
    try:
        cookie = SimpleCookie(header(line, "cookie")).get(COOKIE)
    except CookieError:
        cookie = None
    return bearer(header(line, "authorization")) or (cookie.value if cookie is not None else "")


class TurnedAway:
    """Somebody who cannot come in, and is told why as soon as the line is there."""

    def __init__(self, line: Line, error: Refused) -> None:
        asyncio.get_running_loop().call_soon(turn_away, line, error)

    def hear(self, message: bytes) -> None:
        """Nobody listens."""

    def go_on(self) -> None:
        """There is nothing more to say."""

    def lost(self) -> None:
        """Nobody misses it."""


class Arrival:
    """Somebody who has come to a table and has to say hello."""

    def __init__(self, line: Line, door: Door, table: str) -> None:
        self.line = line
        self.door = door
        self.hello: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.entering = asyncio.create_task(self.enter(table))
        self.entering.add_done_callback(self.entered)

    def hear(self, message: bytes) -> None:
        self.line.hold()
        if not self.hello.done():  # It is, if it came just when waiting for it was given up.
            self.hello.set_result(message)

    def go_on(self) -> None:
        """Nothing was sent yet."""

    def lost(self) -> None:
        self.entering.cancel()

    async def enter(self, table: str) -> Client:
        self.door.check_origin(self.line)
        runner = await self.door.lobby.find(table)
        hello = await self.greeting()
        return Client(self.line, runner, self.door.lobby, token_of(self.line), hello)

    async def greeting(self) -> p.Hello:
        try:
            message = await asyncio.wait_for(self.hello, SLOWEST_HELLO)
            if len(message) > LONGEST_MESSAGE:
                raise Refused("too-long")
            hello = DECODER.decode(message)
        except (TimeoutError, *UNREADABLE):
            raise Refused("bad-message") from None
        if not isinstance(hello, p.Hello):
            raise Refused("bad-message")
        return hello

    def entered(self, entering: asyncio.Task[Client]) -> None:
        """From now on the client hears, if there is one."""
        if entering.cancelled():
            return
        error = entering.exception()
        if error is not None:
            turn_away(self.line, error)
            return
        self.line.hearer = client = entering.result()
        client.come()
        self.line.release()


class Onlooker:
    """Somebody who looks at the list of open tables: it is sent again whenever it changes."""

    def __init__(self, line: Line, lobby: Lobby) -> None:
        self.line = line
        self.lobby = lobby
        self.timer: asyncio.TimerHandle | None = None
        self.is_new = False
        lobby.listeners.add(self.go_on)
        asyncio.get_running_loop().call_soon(self.go_on)

    def hear(self, message: bytes) -> None:
        """There is nothing to ask for."""

    def go_on(self) -> None:
        """Send the list, unless it was sent just now."""
        self.is_new = True
        if self.timer is None:
            self.show()

    def show(self) -> None:
        self.timer = None
        if self.is_new and not self.line.is_full:
            self.is_new = False
            self.line.send(ENCODER.encode(self.lobby.listed()))
            self.timer = asyncio.get_running_loop().call_later(NOT_SO_FAST, self.show)

    def lost(self) -> None:
        self.lobby.listeners.discard(self.go_on)
        if self.timer is not None:
            self.timer.cancel()
