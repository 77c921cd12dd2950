"""A socket that has come to a table and has to say hello, before a session begins."""

from __future__ import annotations

import asyncio
import typing as t

from kartaro.core.errors import Refused
from kartaro.server import protocol as p
from kartaro.server.tables.interfaces import Connection
from kartaro.server.tables.session import DECODER, LONGEST_MESSAGE, UNREADABLE, ClientSession, reject

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Receiver
    from kartaro.server.tables.lobby import Lobby

SLOWEST_HELLO = 10.0


class Line(Connection, t.Protocol):
    """A connection that is handed from one receiver to the next."""

    receiver: Receiver | None


class Greeting:
    """Receives the first message, and hands the socket over to a session."""

    def __init__(self, socket: Line, lobby: Lobby, token: str, table: str) -> None:
        self.socket = socket
        self.lobby = lobby
        self.token = token
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.entering = asyncio.create_task(self.enter(table))
        self.entering.add_done_callback(self.entered)

    def receive(self, message: bytes) -> None:
        self.socket.hold()
        if not self.first.done():  # It is, if it came just when waiting for it was given up.
            self.first.set_result(message)

    def resume(self) -> None:
        """Nothing was sent yet."""

    def disconnected(self) -> None:
        self.entering.cancel()

    async def enter(self, table: str) -> ClientSession:
        await self.lobby.find(table)
        hello = await self.hello()
        runner = await self.lobby.find(table)  # it may have left memory in the meantime
        return ClientSession(self.socket, runner, self.lobby, self.token, hello)

    async def hello(self) -> p.Hello:
        try:
            message = await asyncio.wait_for(self.first, SLOWEST_HELLO)
            if len(message) > LONGEST_MESSAGE:
                raise Refused("too-long")
            hello = DECODER.decode(message)
        except (TimeoutError, *UNREADABLE):
            raise Refused("bad-message") from None
        if not isinstance(hello, p.Hello):
            raise Refused("bad-message")
        return hello

    def entered(self, entering: asyncio.Task[ClientSession]) -> None:
        """From now on the session receives, if there is one."""
        if entering.cancelled():
            return
        error = entering.exception()
        if error is not None:
            reject(self.socket, error)
            return
        self.socket.receiver = session = entering.result()
        session.start()
        self.socket.release()
