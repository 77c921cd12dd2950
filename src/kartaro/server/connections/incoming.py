"""Connections as they come in, before anything is known of them but their address: HTTP, and what becomes a WebSocket.

uvicorn waits for ever for a request that was begun, and for a client that does not read. Here both have their time, and
connections of one address are limited.
"""

from __future__ import annotations

import collections
import typing as t
from http import HTTPStatus

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from kartaro.server.limits import BYTES_OF_A_UNIT, CONNECTION, Limits, owner_of
from kartaro.server.protocol import No

if t.TYPE_CHECKING:
    import asyncio

    from kartaro.server.credentials import Proxies

TIME_FOR_REQUEST = 10.0
"""Seconds for a request to arrive whole, from the connection on, or from its first byte on one that is kept."""
TIME_TO_READ = 30.0
"""Seconds for a client to read what was sent, once too much of it is unread."""
LARGEST_HEAD = 16_384
"""Maximum bytes of the headers of a request."""
MOST_CONNECTIONS = 500
"""Maximum connections per client address that are no WebSockets."""
UNFINISHED, UNANSWERED = {h11.IDLE, h11.SEND_BODY}, {h11.IDLE, h11.SEND_RESPONSE}
"""States of the client's end, and of ours."""


class Crowd:
    """What connections of every address may cost, and how many of them there are."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.open: collections.Counter[str] = collections.Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; whether it may stay. It has to `leave` in any case."""
        owner = owner_of(address)
        self.open[owner] += 1
        has_room = self.open[owner] <= MOST_CONNECTIONS or self.proxies.trusts(address)
        return has_room and self.pays(address, CONNECTION)

    def leave(self, address: str) -> None:
        owner = owner_of(address)
        self.open[owner] -= 1
        if not self.open[owner]:
            del self.open[owner]

    def pays(self, address: str, cost: float) -> bool:
        """A proxy's requests are paid for by those it asks for, when their headers have told who they are."""
        return self.proxies.trusts(address) or self.limits.take(address, cost)


class HttpConnection(H11Protocol):
    """One connection, until it is closed or becomes a WebSocket."""

    crowd: Crowd
    """Set by `admitting`."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.counted = True
        self.unread: asyncio.TimerHandle | None = None
        self.arriving: asyncio.TimerHandle | None = None
        if self.crowd.enter(self.address):
            self.expect_request()
        else:
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, "too-many")

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        if self.unread is not None:
            self.unread.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.crowd.pays(self.address, len(data) / BYTES_OF_A_UNIT):
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, "too-many")
            return
        super().data_received(data)
        if self.counted and self.conn.their_state in UNFINISHED and not self.transport.is_closing():
            self.expect_request()
        else:
            self.stop_expecting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(TIME_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()

    def expect_request(self) -> None:
        """Give a request its time, unless that runs already."""
        if self.arriving is None:
            late = (HTTPStatus.REQUEST_TIMEOUT, "took-too-long")
            self.arriving = self.loop.call_later(TIME_FOR_REQUEST, self.refuse, *late)

    def stop_expecting(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def leave(self) -> None:
        """It is no HTTP connection any more."""
        self.stop_expecting()
        if self.counted:
            self.counted = False
            self.crowd.leave(self.address)

    def refuse(self, status: HTTPStatus, code: str) -> None:
        """Say why, if nothing was answered yet, and close; whatever is unread then is not waited for."""
        if self.conn.our_state in UNANSWERED:
            self.transport.write(refusal_bytes(status, code))
        self.transport.close()


def refusal_bytes(status: HTTPStatus, code: str) -> bytes:
    """A whole answer to a request that was not read."""
    body = msgspec.json.encode(No(code))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def admitting(crowd: Crowd) -> type[HttpConnection]:
    """The class of all connections of a server, as uvicorn asks for one."""
    return type("HttpConnection", (HttpConnection,), {"crowd": crowd})
