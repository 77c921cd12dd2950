"""Which sockets are accepted, and what each leads to: a table, or the lobby."""

from __future__ import annotations

import asyncio
import collections
import re
import typing as t

from kartaro.core.errors import Refused
from kartaro.server.connections.greeting import Greeting
from kartaro.server.connections.lobby_feed import LobbyFeed
from kartaro.server.connections.websocket import WebSocket
from kartaro.server.credentials import Caller, Proxies
from kartaro.server.protocol import API
from kartaro.server.tables.session import reject

if t.TYPE_CHECKING:
    from uvicorn.server import ServerState

    from kartaro.server.settings import Settings
    from kartaro.server.tables.interfaces import Receiver
    from kartaro.server.tables.lobby import Lobby

PLAY = re.compile(rf"{API}/tables/([^/?]+)/socket(\?.*)?")
LOBBY = re.compile(rf"{API}/lobby(\?.*)?")
MOST_SOCKETS = 1000
"""Maximum open sockets per client address, which bounds the memory they take."""


class Acceptor:
    """Accepts the sockets of a server."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self.lobby = lobby
        self.settings = settings
        self.proxies = Proxies(settings.proxy)
        self.open: collections.Counter[str] = collections.Counter()
        """How many sockets there are, by the address they come from."""

    def new_socket(self, *, server_state: ServerState, **_: object) -> WebSocket:
        """What uvicorn calls when a client asks for a WebSocket."""
        return WebSocket(self.accept, server_state)

    def accept(self, socket: WebSocket) -> Receiver | None:
        """Who is there, at the path that was asked for."""
        path = socket.request.path
        caller = self.caller(socket)
        if self.is_crowded(socket, caller.address):
            return Rejected(socket, Refused("too-many"))
        play = PLAY.fullmatch(path)
        if play is not None:
            return Greeting(socket, self.lobby, caller, play[1])
        return LobbyFeed(socket, self.lobby) if LOBBY.fullmatch(path) else None

    def caller(self, socket: WebSocket) -> Caller:
        peer = socket.transport.get_extra_info("peername") or [""]
        return Caller(str(peer[0]), socket.request.headers.get_all, self.proxies, self.settings.public_url)

    def is_crowded(self, socket: WebSocket, address: str) -> bool:
        """Count a socket for as long as it is open; whether there are too many from its address."""
        self.open[address] += 1

        def closed() -> None:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

        socket.on_close = closed
        return self.open[address] > MOST_SOCKETS


class Rejected:
    """Somebody who cannot come in, and is told why as soon as the socket is open."""

    def __init__(self, socket: WebSocket, error: Refused) -> None:
        asyncio.get_running_loop().call_soon(reject, socket, error)

    def receive(self, message: bytes) -> None:
        """Nobody listens."""

    def resume(self) -> None:
        """There is nothing more to say."""

    def disconnected(self) -> None:
        """Nobody misses it."""
