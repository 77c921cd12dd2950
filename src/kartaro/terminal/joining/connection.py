"""The connection to a table: it listens in a thread of its own, and reconnects when it drops."""

from __future__ import annotations

import contextlib
import threading
import typing as t

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from kartaro.server import protocol as p
from kartaro.terminal.joining.api import API, TIMEOUT

if t.TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from kartaro.terminal.joining.api import Link

FRAMES: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])
MESSAGES: msgspec.json.Decoder[p.FromServer] = msgspec.json.Decoder(p.FromServer)
KNOWN = {kind.__struct_config__.tag for kind in t.get_args(p.FromServer)}
LONGEST_FRAME = 2**24
REFUSED = 4000
"""The close code of a server that does not want this client back; the close reason says why."""
FIRST_WAIT, LONGEST_WAIT = 1, 30
"""Seconds until the next attempt to reconnect: the first time, and at most; doubled after every attempt."""
TIME_TO_CLOSE = 1


class Tag(msgspec.Struct, rename={"tag": "is"}):
    """Of which kind a message is."""

    tag: str


TAGS: msgspec.json.Decoder[Tag] = msgspec.json.Decoder(Tag)


def read_frame(frame: str | bytes) -> list[p.FromServer]:
    """The messages in a frame, without those of kinds that only newer servers know."""
    return [MESSAGES.decode(raw) for raw in FRAMES.decode(frame) if TAGS.decode(raw).tag in KNOWN]


class Connected(t.NamedTuple):
    """The server listens."""


class Received(t.NamedTuple):
    """The messages of one frame."""

    messages: list[p.FromServer]


class Dropped(t.NamedTuple):
    """The connection was lost; the next attempt to reconnect comes in `seconds`."""

    seconds: int


class Closed(t.NamedTuple):
    """The server has closed the connection for good, for the reason that `code` names."""

    code: str


Event = Connected | Received | Dropped | Closed


class ConnectionEvent(t.NamedTuple):
    """What has happened to a connection."""

    connection: Connection
    event: Event


class Connection:
    """Keeps a socket to a table open, reports what it receives, and sends while there is a socket."""

    def __init__(self, link: Link, hello: t.Callable[[], p.Hello], put: t.Callable[[ConnectionEvent], None]) -> None:
        self.url = f"{link.address.replace('http', 'ws', 1)}{API}/tables/{link.table}/socket"
        self.hello = hello
        self.put = put
        self.socket: ClientConnection | None = None
        self.closed = threading.Event()
        self.wait = FIRST_WAIT

    def open(self) -> None:
        threading.Thread(target=self.run, name="kartaro-connection", daemon=True).start()

    def run(self) -> None:
        """Connect and listen, again and again, until this side or the server closes for good."""
        while not self.closed.is_set():
            code = self.listen()
            if self.closed.is_set():
                return
            if code:
                self.report(Closed(code))
                return
            self.report(Dropped(self.wait))
            self.closed.wait(self.wait)
            self.wait = min(2 * self.wait, LONGEST_WAIT)

    def report(self, event: Event) -> None:
        self.put(ConnectionEvent(self, event))

    def listen(self) -> str:
        """Connect, and report messages until the socket closes; the reason, if the server closed it for good."""
        try:
            with connect(
                self.url, compression=None, open_timeout=TIMEOUT, close_timeout=TIME_TO_CLOSE, max_size=LONGEST_FRAME
            ) as socket:
                socket.send(msgspec.json.encode(self.hello()).decode())
                self.socket = socket
                self.report(Connected())
                while not self.closed.is_set():
                    self.report(Received(read_frame(socket.recv())))
                    self.wait = FIRST_WAIT
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                return closed.rcvd.reason or "server-failed"
        except (msgspec.DecodeError, UnicodeError):
            return "bad-message"
        except (OSError, WebSocketException):
            pass
        finally:
            self.socket = None
        return ""

    def send(self, request: p.Request) -> bool:
        """Whether there was a socket to send it by; whether it arrived, the answer says."""
        socket = self.socket
        if socket is None:
            return False
        try:
            socket.send(msgspec.json.encode(request).decode())
        except (OSError, WebSocketException):
            return False
        return True

    def close(self) -> None:
        self.closed.set()
        socket = self.socket
        if socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                socket.close()
