"""A WebSocket as tables need it: what arrives is received at once, what is sent goes out in the same turn of the loop.

uvicorn hands a connection over when its client asks for a WebSocket; the protocol is that of the library `websockets`,
without its own input and output. ASGI would put a queue, a task for each direction, and a pause of reading after every
message between a socket and its table, which take longer than a move does.

Whatever arrives is paid for, frame by frame and byte by byte, before it is delivered, and the memory a connection takes
is bounded: see "A budget for strangers" in docs/server.md.
"""

from __future__ import annotations

import asyncio
import collections
import logging
import typing as t
from http import HTTPStatus

from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from kartaro.core.errors import Refused
from kartaro.server.tables.session import reject

try:
    from websockets.speedups import apply_mask
except ModuleNotFoundError:  # the library was built without a C compiler
    from websockets.utils import apply_mask

if t.TYPE_CHECKING:
    from uvicorn.server import ServerState
    from websockets.http11 import Request

    from kartaro.server.limits import Budget
    from kartaro.server.tables.interfaces import Receiver

LARGEST_MESSAGE = 8192
"""Maximum bytes of a message that are put together, whatever it says."""
LARGEST_PIECE = 1024
"""Maximum bytes that are taken apart before they are paid for: the frames in them may be six bytes each."""
PING_INTERVAL = 20.0
"""Seconds between two pings; who has not answered the one before is gone."""
TIME_TO_CLOSE = 10.0
"""Seconds for the other end to agree that the connection is closed."""
TIME_TO_READ = 30.0
"""Seconds for the other end to read what was sent, once too much of it is unread."""
TIME_TO_LEAVE = 2.0
"""Seconds for somebody who sends too much to read that this is so; nothing more is read from them."""
MOST_UNWRITTEN = 32
"""Maximum sockets that are written to at once: by then, whoever is at the other end can begin to read."""
MOST_QUEUED = 4
"""Maximum messages that wait for one that is being done; then no more are read."""
TEXT, FINAL, MASKED = 0x81, 0x80, 0x80
"""The first byte of a message that is text, in one frame; the bits that a frame is the last one, and masked."""
HEAD, MASK = 6, 4
"""Length of the head of a short frame from a client, and of the mask at its end."""
SHORT, LONG = 126, 127
"""From here on a length is written in two bytes, or in eight."""
SERVICE_RESTART = 1012
"""The server stops, and most likely starts again."""
SILENT = logging.getLogger("kartaro.server.websocket")
SILENT.setLevel(logging.CRITICAL)  # what clients do wrong is their affair


class Outbox:
    """Sockets to which something is sent in this turn of the loop, and is written at its end.

    A socket is written to once, and they are one right after the other: whoever is at the other end of many of them is
    woken by the first, and reads the others meanwhile.
    """

    def __init__(self) -> None:
        self.sockets: list[WebSocket] = []
        self.is_flushing = False
        """They are written to when this turn ends."""

    def add(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        if len(self.sockets) >= MOST_UNWRITTEN:
            self.flush()
        elif not self.is_flushing:
            self.is_flushing = True
            asyncio.get_running_loop().call_soon(self.end_turn)

    def end_turn(self) -> None:
        self.is_flushing = False
        self.flush()

    def flush(self) -> None:
        sockets, self.sockets = self.sockets, []
        for socket in sockets:
            socket.write_unsent()


class WebSocket(asyncio.Protocol):
    """One connection, from the handshake on."""

    def __init__(self, accept: t.Callable[[WebSocket], Receiver | None], state: ServerState, outbox: Outbox) -> None:
        """`accept` says who receives what is sent; None if there is nobody at the path of the request."""
        self.accept = accept
        self.outbox = outbox
        self.unsent: list[bytes] = []
        """Frames of this turn of the loop."""
        self.protocol = ServerProtocol(max_size=LARGEST_MESSAGE, logger=SILENT)
        self.connections = state.connections
        self.request: Request
        self.transport: asyncio.Transport
        self.receiver: Receiver | None = None
        self.budget: Budget | None = None
        """Out of which everything is paid that the other end sends."""
        self.is_open = self.is_full = self.is_held = self.is_paused = self.is_refused = False
        self.is_alive = True
        self.is_simple = False
        """Everything since the handshake came as short messages, each in one piece: they need not be taken apart."""
        self.parts = bytearray()
        """Of a message that comes in several frames, as far as it has come."""
        self.is_partial = False
        self.queued: collections.deque[bytes] = collections.deque()
        self.timer: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        """Runs while too much of what was sent is unread."""
        self.on_close: t.Callable[[], None] | None = None

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = t.cast("asyncio.Transport", transport)
        self.connections.add(t.cast("t.Any", self))

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.is_open = False
        self.connections.discard(t.cast("t.Any", self))
        for timer in (self.timer, self.unread):
            if timer is not None:
                timer.cancel()
        if self.receiver is not None:
            self.receiver.disconnected()
        if self.on_close is not None:
            self.on_close()

    def pause_writing(self) -> None:
        self.is_full = True
        self.unread = asyncio.get_running_loop().call_later(TIME_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        self.is_full = False
        if self.unread is not None:
            self.unread.cancel()
        if self.receiver is not None:
            self.receiver.resume()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(SERVICE_RESTART)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.is_alive = True
        if self.is_simple:
            size = len(data) - HEAD
            self.is_simple = 0 <= size < SHORT and data[0] & FINAL != 0 and data[1] == MASKED | size
            if self.is_simple and self.is_open and data[0] == TEXT:
                if self.is_paid(1, len(data)):
                    self.deliver(apply_mask(data[HEAD:], data[HEAD - MASK : HEAD]))
                return
        for start in range(0, len(data), LARGEST_PIECE):
            if self.is_refused:
                return
            self.receive_piece(data[start : start + LARGEST_PIECE])

    # From the other end

    def receive_piece(self, piece: bytes) -> None:
        """Take it apart, and hear what is in it if it is paid for."""
        self.protocol.receive_data(piece)
        events = self.protocol.events_received()
        if not self.is_paid(len(events), len(piece)):
            return
        for event in events:
            if isinstance(event, Frame):
                self.receive_frame(event)
            else:
                self.handshake(t.cast("Request", event))
        if self.is_full and self.protocol.state is State.OPEN:
            self.protocol.data_to_send()  # the answers to pings of somebody who does not read them are left out
        else:
            self.flush()

    def is_paid(self, frames: int, size: int) -> bool:
        """Whether the other end may send that; if not, it is told so, and not heard any more."""
        if self.budget is None or self.budget.pay(frames, size):
            return True
        self.is_refused = True
        self.protocol.data_to_send()  # what was not paid for is not answered
        reject(self, Refused("too-many"))
        self.transport.pause_reading()
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(TIME_TO_LEAVE, self.transport.abort)
        return False

    def handshake(self, request: Request) -> None:
        self.request = request
        response = self.protocol.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.is_open = True
            self.receiver = self.accept(self)
            if self.receiver is None:
                self.is_open = False
                response = self.protocol.reject(HTTPStatus.NOT_FOUND, "")
        self.protocol.send_response(response)
        if self.is_open:
            self.is_simple = True
            self.timer = asyncio.get_running_loop().call_later(PING_INTERVAL, self.ping)

    def receive_frame(self, frame: Frame) -> None:
        """A frame; those of a message that comes in parts are put together."""
        if frame.opcode in {Opcode.TEXT, Opcode.BINARY, Opcode.CONT} and self.is_open:
            message = bytes(frame.data)
            if self.is_partial or not frame.fin:
                self.parts += message
                self.is_partial = not frame.fin
                if self.is_partial:
                    return
                message = bytes(self.parts)
                self.parts.clear()
            self.deliver(message)

    def deliver(self, message: bytes) -> None:
        if not self.is_held and self.receiver is not None:
            self.receiver.receive(message)
            return
        self.queued.append(message)
        if len(self.queued) >= MOST_QUEUED and not self.is_paused:
            self.is_paused = True
            self.transport.pause_reading()

    def hold(self) -> None:
        """Messages that come now have to wait."""
        self.is_held = True

    def release(self) -> None:
        """Messages that have waited are delivered, and those that come now."""
        self.is_held = False
        while self.queued and not self.is_held and self.is_open:
            self.deliver(self.queued.popleft())
        if self.is_paused and not (self.is_held or self.is_refused or self.transport.is_closing()):
            self.is_paused = False
            self.transport.resume_reading()

    def ping(self) -> None:
        """Somebody who has not even answered a ping is not there any more."""
        if not self.is_alive:
            self.transport.abort()
            return
        self.is_alive = False
        self.protocol.send_ping(b"")
        self.flush()
        self.timer = asyncio.get_running_loop().call_later(PING_INTERVAL, self.ping)

    # To the other end

    def send(self, message: bytes) -> None:
        """A message, as text; nothing if the connection is closed."""
        if self.is_open:
            is_first = not self.unsent
            self.unsent += (frame_head(len(message)), message)
            if is_first:
                self.outbox.add(self)

    def write_unsent(self) -> None:
        """Give the kernel what was sent in this turn of the loop, unless the connection has ended in the meantime."""
        unsent, self.unsent = self.unsent, []
        if unsent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def close(self, code: int, reason: str = "") -> None:
        """Say why, and receive no more; the other end has a little time to agree."""
        if self.is_open:
            self.is_open = False
            self.protocol.send_close(code, reason)
            self.flush()
            if self.timer is not None:
                self.timer.cancel()
            self.timer = asyncio.get_running_loop().call_later(TIME_TO_CLOSE, self.transport.abort)

    def flush(self) -> None:
        """Send what the protocol has to send; an empty piece is its end."""
        pieces = self.protocol.data_to_send()
        if pieces:
            self.write_unsent()
            self.transport.write(b"".join(pieces))
            if not pieces[-1]:
                self.is_open = False
                self.transport.close()


def frame_head(size: int) -> bytes:
    """The head of one frame of text, for a message of this many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    return bytes((TEXT, SHORT)) + size.to_bytes(2) if size < 1 << 16 else bytes((TEXT, LONG)) + size.to_bytes(8)
