"""Which sockets are accepted, and what each leads to: a table, or the lobby."""

from __future__ import annotations

import asyncio
import collections
import re
import typing as t

from kartaro.core.errors import Refused
from kartaro.server.connections.greeting import Greeting
from kartaro.server.connections.lobby_feed import Listing, LobbyFeed
from kartaro.server.connections.websocket import Outbox, WebSocket
from kartaro.server.credentials import Caller, Hosts, Proxies
from kartaro.server.limits import HANDSHAKE, Budget, owner_of
from kartaro.server.protocol import API
from kartaro.server.tables.session import reject

if t.TYPE_CHECKING:
    from uvicorn.server import ServerState

    from kartaro.server.limits import Limits
    from kartaro.server.settings import Settings
    from kartaro.server.tables.interfaces import Receiver
    from kartaro.server.tables.lobby import Lobby

PLAY = re.compile(rf"{API}/tables/([^/?]+)/socket(\?.*)?")
LOBBY = re.compile(rf"{API}/lobby(\?.*)?")
MOST_SOCKETS = 1000
"""Maximum open sockets per client address, which bounds the memory they take."""


class Acceptor:
    """Accepts the sockets of a server."""

    def __init__(self, lobby: Lobby, settings: Settings, addresses: Limits) -> None:
        self.lobby = lobby
        self.settings = settings
        self.addresses = addresses
        self.listing = Listing(lobby)
        self.outbox = Outbox()
        self.proxies = Proxies(settings.proxy)
        self.hosts = Hosts(settings.public_url, settings.listens_at)
        self.open: collections.Counter[str] = collections.Counter()
        """How many sockets there are, by the address they come from."""

    def new_socket(self, *, server_state: ServerState, **_: object) -> WebSocket:
        """What uvicorn calls when a client asks for a WebSocket."""
        return WebSocket(self.accept, server_state, self.outbox)

    def accept(self, socket: WebSocket) -> Receiver | None:
        """Who is there, at the path that was asked for."""
        path = socket.request.path
        caller = self.caller(socket)
        socket.budget = Budget(self.lobby.rate, self.addresses, caller.address)
        try:
            self.check(socket, caller)
        except Refused as error:
            return Rejected(socket, error)
        play = PLAY.fullmatch(path)
        if play is not None:
            return Greeting(socket, self.lobby, caller.token, play[1])
        return LobbyFeed(socket, self.listing) if LOBBY.fullmatch(path) else None

    def check(self, socket: WebSocket, caller: Caller) -> None:
        """Refused unless there is room for one more from there, and it comes from a page of ours or from no page."""
        if self.is_crowded(socket, caller.address) or not self.addresses.take(caller.address, HANDSHAKE):
            raise Refused("too-many")
        caller.check_host(self.hosts)
        caller.check_origin()

    def caller(self, socket: WebSocket) -> Caller:
        peer = socket.transport.get_extra_info("peername") or [""]
        return Caller(str(peer[0]), socket.request.headers.get_all, self.proxies, self.settings.public_url)

    def is_crowded(self, socket: WebSocket, address: str) -> bool:
        """Count a socket for as long as it is open; whether there are too many from its address."""
        owner = owner_of(address)
        self.open[owner] += 1

        def closed() -> None:
            self.open[owner] -= 1
            if not self.open[owner]:
                del self.open[owner]

        socket.on_close = closed
        return self.open[owner] > MOST_SOCKETS


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
