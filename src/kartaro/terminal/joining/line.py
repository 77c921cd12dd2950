"""The line to a table: it listens in a thread of its own, and when it drops, it is taken up again."""

from __future__ import annotations

import contextlib
import threading
import typing as t

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from kartaro.server import protocol as p
from kartaro.terminal.joining.server import API, PATIENCE

if t.TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from kartaro.terminal.joining.server import Link

DECODER: msgspec.json.Decoder[list[p.FromServer]] = msgspec.json.Decoder(list[p.FromServer])
LONGEST_FRAME = 2**24
REFUSED = 4000
"""The server has ended it for a reason, which it names: to come again is no use."""
FIRST_WAIT, LONGEST_WAIT = 1, 30
"""Seconds until the line is taken up again; each time twice as many."""
TIME_TO_CLOSE = 1


class Connected(t.NamedTuple):
    """The server listens."""


class Heard(t.NamedTuple):
    """What it says, in one piece."""

    messages: list[p.FromServer]


class Lost(t.NamedTuple):
    """The line has dropped, and is taken up again in so many seconds."""

    seconds: int


class Ended(t.NamedTuple):
    """The server does not want to hear from us, by this code."""

    code: str


Event = Connected | Heard | Lost | Ended


class News(t.NamedTuple):
    """What has happened on a line."""

    line: Line
    event: Event


class Line:
    """Keeps a socket to a table open, tells what it hears, and sends what it is given while there is a socket."""

    def __init__(self, link: Link, hello: t.Callable[[], p.Hello], put: t.Callable[[News], None]) -> None:
        self.url = f"{link.address.replace('http', 'ws', 1)}{API}/tables/{link.table}/socket"
        self.hello = hello
        self.put = put
        self.socket: ClientConnection | None = None
        self.closed = threading.Event()
        self.wait = FIRST_WAIT

    def open(self) -> None:
        threading.Thread(target=self.keep, name="kartaro-line", daemon=True).start()

    def keep(self) -> None:
        """Listen, again and again, until it is closed or the server refuses."""
        while not self.closed.is_set():
            code = self.listen()
            if self.closed.is_set():
                return
            if code:
                self.tell(Ended(code))
                return
            self.tell(Lost(self.wait))
            self.closed.wait(self.wait)
            self.wait = min(2 * self.wait, LONGEST_WAIT)

    def tell(self, event: Event) -> None:
        self.put(News(self, event))

    def listen(self) -> str:
        """Until the line drops; why, where the server has said so."""
        try:
            with connect(
                self.url, compression=None, open_timeout=PATIENCE, close_timeout=TIME_TO_CLOSE, max_size=LONGEST_FRAME
            ) as socket:
                socket.send(msgspec.json.encode(self.hello()).decode())
                self.socket = socket
                self.tell(Connected())
                while not self.closed.is_set():
                    self.tell(Heard(DECODER.decode(socket.recv())))
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
        """Whether there was a line to send it by; whether it arrives, the answer says."""
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
