"""The list of open tables, sent again whenever it changes."""

from __future__ import annotations

import asyncio
import typing as t

from kartaro.server.tables.session import ENCODER

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Connection
    from kartaro.server.tables.lobby import Lobby

SHORTEST_PAUSE = 0.2
"""Seconds between two lists."""
AT_ONCE = 50
"""Maximum clients that are sent the list before others have their turn."""


class Listing:
    """The list as it is sent, made once for all who look at it, and not more often than once in a pause."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.feeds: set[LobbyFeed] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.is_new = False
        self.encoded = b""
        self.untold: list[LobbyFeed] = []
        """Those who have still to be told of the last change."""

    def add(self, feed: LobbyFeed) -> None:
        if not self.feeds:
            self.lobby.listeners.add(self.changed)
            self.encoded = b""
        self.feeds.add(feed)

    def remove(self, feed: LobbyFeed) -> None:
        self.feeds.discard(feed)
        if not self.feeds:
            self.lobby.listeners.discard(self.changed)

    def current(self) -> bytes:
        """As it was when it was last made; what has changed since is sent at the end of the pause."""
        if not self.encoded:
            self.encoded = ENCODER.encode(self.lobby.listed())
        return self.encoded

    def changed(self) -> None:
        """Tell everybody, unless they were told just now."""
        self.is_new = True
        if self.timer is None:
            self.tell()

    def tell(self) -> None:
        self.timer = None
        if self.is_new and self.feeds:
            self.is_new = False
            self.encoded = b""
            self.untold = list(self.feeds)
            self.tell_some()
            self.timer = asyncio.get_running_loop().call_later(SHORTEST_PAUSE, self.tell)

    def tell_some(self) -> None:
        """A few; the others when all that has happened meanwhile is dealt with."""
        for feed in self.untold[-AT_ONCE:]:
            feed.resume()
        del self.untold[-AT_ONCE:]
        if self.untold:
            asyncio.get_running_loop().call_soon(self.tell_some)


class LobbyFeed:
    """Somebody who looks at the lobby."""

    def __init__(self, socket: Connection, listing: Listing) -> None:
        self.socket = socket
        self.listing = listing
        self.sent: bytes | None = None
        listing.add(self)
        asyncio.get_running_loop().call_soon(self.resume)

    def receive(self, message: bytes) -> None:
        """There is nothing to ask for."""

    def resume(self) -> None:
        """Send the list, if it is another than was sent, and what was sent before is read."""
        if not self.socket.is_full and (current := self.listing.current()) != self.sent:
            self.sent = current
            self.socket.send(current)

    def disconnected(self) -> None:
        self.listing.remove(self)
