"""The list of open tables, sent again whenever it changes."""

from __future__ import annotations

import asyncio
import typing as t

from kartaro.server.tables.session import ENCODER

if t.TYPE_CHECKING:
    from kartaro.server.connections.websocket import WebSocket
    from kartaro.server.tables.lobby import Lobby

SHORTEST_PAUSE = 0.2
"""Seconds between two lists."""


class LobbyFeed:
    """Somebody who looks at the lobby."""

    def __init__(self, socket: WebSocket, lobby: Lobby) -> None:
        self.socket = socket
        self.lobby = lobby
        self.timer: asyncio.TimerHandle | None = None
        self.is_new = False
        lobby.listeners.add(self.resume)
        asyncio.get_running_loop().call_soon(self.resume)

    def receive(self, message: bytes) -> None:
        """There is nothing to ask for."""

    def resume(self) -> None:
        """Send the list, unless it was sent just now."""
        self.is_new = True
        if self.timer is None:
            self.send()

    def send(self) -> None:
        self.timer = None
        if self.is_new and not self.socket.is_full:
            self.is_new = False
            self.socket.send(ENCODER.encode(self.lobby.listed()))
            self.timer = asyncio.get_running_loop().call_later(SHORTEST_PAUSE, self.send)

    def disconnected(self) -> None:
        self.lobby.listeners.discard(self.resume)
        if self.timer is not None:
            self.timer.cancel()
