"""A WebSocket as tables need it: what arrives is heard at once, what is sent goes out at once, and nobody waits.

uvicorn hands a connection over when its client asks for a WebSocket; the protocol is that of the library `websockets`,
without its own input and output. ASGI would put a queue, a task for each direction, and a pause of reading after every
message between a socket and its table, which take longer than a move does.
"""

from __future__ import annotations

import asyncio
import collections
import logging
import typing as t
from http import HTTPStatus

from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ModuleNotFoundError:  # the library was built without a C compiler
    from websockets.utils import apply_mask

if t.TYPE_CHECKING:
    from uvicorn.server import ServerState
    from websockets.http11 import Request

LARGEST_MESSAGE = 65_536
SIGN_OF_LIFE = 20.0
"""Seconds between two looks whether the other end is still there."""
TIME_TO_PART = 10.0
MOST_UNHEARD = 4
"""So many messages wait for one that is being done, then no more are read."""
TEXT, FINAL, MASKED = 0x81, 0x80, 0x80
"""The first byte of a message that is text, in one frame; the bits that a frame is the last one, and masked."""
HEAD, MASK = 6, 4
"""So many bytes a short frame from a client begins with, the last four of which are its mask."""
SHORT, LONG = 126, 127
"""From here on a length is written in two bytes, or in eight."""
GOING = 1012
"""The server stops, and most likely starts again."""
UNNOTICED = logging.getLogger("kartaro.server.line")
UNNOTICED.setLevel(logging.CRITICAL)  # what clients do wrong is their affair


class Hearer(t.Protocol):
    """Who is at our end of a line."""

    def hear(self, message: bytes) -> None:
        """The other end has said something."""

    def go_on(self) -> None:
        """What was sent has been read, after it had piled up."""

    def lost(self) -> None:
        """The other end is gone."""


class Line(asyncio.Protocol):
    """One connection, from the handshake on."""

    def __init__(self, answer: t.Callable[[Line], Hearer | None], state: ServerState) -> None:
        """`answer` says who hears what is said on a line; None if there is nobody at its path."""
        self.answer = answer
        self.protocol = ServerProtocol(max_size=LARGEST_MESSAGE, logger=UNNOTICED)
        self.connections = state.connections
        self.request: Request
        self.transport: asyncio.Transport
        self.hearer: Hearer | None = None
        self.is_open = self.is_full = self.is_held = self.is_paused = False
        self.is_alive = True
        self.is_plain = False
        """Everything since the handshake came as short messages, each in one piece: they need not be taken apart."""
        self.parts: list[bytes] = []
        """Of a message that comes in several frames."""
        self.unheard: collections.deque[bytes] = collections.deque()
        self.timer: asyncio.TimerHandle | None = None
        self.on_parting: t.Callable[[], None] | None = None

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = t.cast("asyncio.Transport", transport)
        self.connections.add(t.cast("t.Any", self))

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.is_open = False
        self.connections.discard(t.cast("t.Any", self))
        if self.timer is not None:
            self.timer.cancel()
        if self.hearer is not None:
            self.hearer.lost()
        if self.on_parting is not None:
            self.on_parting()

    def pause_writing(self) -> None:
        self.is_full = True

    def resume_writing(self) -> None:
        self.is_full = False
        if self.hearer is not None:
            self.hearer.go_on()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.is_alive = True
        if self.is_plain:
            size = len(data) - HEAD
            self.is_plain = 0 <= size < SHORT and data[0] & FINAL != 0 and data[1] == MASKED | size
            if self.is_plain and self.is_open and data[0] == TEXT:
                self.hear(apply_mask(data[HEAD:], data[HEAD - MASK : HEAD]))
                return
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self.take(event)
            else:
                self.shake_hands(t.cast("Request", event))
        self.flush()

    # From the other end

    def shake_hands(self, request: Request) -> None:
        self.request = request
        response = self.protocol.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.is_open = True
            self.hearer = self.answer(self)
            if self.hearer is None:
                self.is_open = False
                response = self.protocol.reject(HTTPStatus.NOT_FOUND, "")
        self.protocol.send_response(response)
        if self.is_open:
            self.is_plain = True
            self.timer = asyncio.get_running_loop().call_later(SIGN_OF_LIFE, self.look_for_life)

    def take(self, frame: Frame) -> None:
        """A frame; those of a message that comes in parts are put together."""
        if frame.opcode in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT} and self.is_open:
            message = bytes(frame.data)
            if self.parts or not frame.fin:
                self.parts.append(message)
                if not frame.fin:
                    return
                message = b"".join(self.parts)
                self.parts.clear()
            self.hear(message)

    def hear(self, message: bytes) -> None:
        if not self.is_held and self.hearer is not None:
            self.hearer.hear(message)
            return
        self.unheard.append(message)
        if len(self.unheard) >= MOST_UNHEARD and not self.is_paused:
            self.is_paused = True
            self.transport.pause_reading()

    def hold(self) -> None:
        """What comes now has to wait."""
        self.is_held = True

    def release(self) -> None:
        """What has waited, and what comes, is heard again."""
        self.is_held = False
        while self.unheard and not self.is_held and self.is_open:
            self.hear(self.unheard.popleft())
        if self.is_paused and not self.is_held and not self.transport.is_closing():
            self.is_paused = False
            self.transport.resume_reading()

    def look_for_life(self) -> None:
        """Somebody who has not even answered a ping is not there any more."""
        if not self.is_alive:
            self.transport.abort()
            return
        self.is_alive = False
        self.protocol.send_ping(b"")
        self.flush()
        self.timer = asyncio.get_running_loop().call_later(SIGN_OF_LIFE, self.look_for_life)

    # To the other end

    def send(self, message: bytes) -> None:
        """A message, as text; nothing if the line is closed."""
        if self.is_open:
            self.transport.write(head(len(message)) + message)

    def close(self, code: int, reason: str = "") -> None:
        """Say why, and hear no more; the other end has a little time to agree."""
        if self.is_open:
            self.is_open = False
            self.protocol.send_close(code, reason)
            self.flush()
            if self.timer is not None:
                self.timer.cancel()
            self.timer = asyncio.get_running_loop().call_later(TIME_TO_PART, self.transport.abort)

    def flush(self) -> None:
        """Send what the protocol has to send; an empty piece is its end."""
        pieces = self.protocol.data_to_send()
        if pieces:
            self.transport.write(b"".join(pieces))
            if not pieces[-1]:
                self.is_open = False
                self.transport.close()


def head(size: int) -> bytes:
    """What a message of so many bytes begins with, as one frame of text."""
    if size < SHORT:
        return bytes((TEXT, size))
    return bytes((TEXT, SHORT)) + size.to_bytes(2) if size < 1 << 16 else bytes((TEXT, LONG)) + size.to_bytes(8)
