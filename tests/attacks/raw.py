"""A client that keeps to no rule: raw bytes, from an address of its own.

Loopback has many addresses, so one machine can be many. 127.0.0.1 is a trusted proxy; the others are strangers.
"""

from __future__ import annotations

import base64
import json
import socket
import typing as t

from tests.server.driving import PATIENCE
from websockets.frames import Frame, Opcode

if t.TYPE_CHECKING:
    from tests.server.driving import Server

KEY = base64.b64encode(b"kartaro-attacker").decode()
HELLO = b'{"do": "hello"}'
KINDS = {
    "text": lambda: frame(Opcode.TEXT, b"nonsense"),
    "binary": lambda: frame(Opcode.BINARY, b"\x00\xff"),
    "ping": lambda: frame(Opcode.PING, b"x" * 125),
    "empty ping": lambda: frame(Opcode.PING),
    "pong": lambda: frame(Opcode.PONG),
    "part": lambda: frame(Opcode.CONT, b"", fin=False),
    "byte": lambda: frame(Opcode.CONT, b"x", fin=False),
}
"""Of each kind of frame one that is legal where it comes; parts follow a message that was begun."""


def frame(kind: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(kind, data, fin=fin).serialize(mask=True)


def opening(kind: str) -> bytes:
    """What has to come before frames of a kind."""
    return frame(Opcode.TEXT, b"{", fin=False) if kind in {"part", "byte"} else b""


class Raw:
    """A TCP connection from some address."""

    def __init__(self, port: int, source: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
        self.unread = b""

    def __enter__(self) -> t.Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Whether it was taken: not, if the other end has closed or does not read."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def upgrade(self, path: str, **headers: str) -> t.Self:
        """Ask for a WebSocket, and read that it is there."""
        self.request(path, upgrade="websocket", connection="Upgrade", **headers)
        head = self.until(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head
        return self

    def request(self, path: str, **headers: str) -> None:
        host = f"127.0.0.1:{self.socket.getpeername()[1]}"
        given = {"host": host, "sec-websocket-key": KEY, "sec-websocket-version": "13", **headers}
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in given.items())
        self.send(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())

    def until(self, end: bytes) -> bytes:
        """What comes, as far as this, or as far as it comes."""
        while end not in self.unread and (more := self.more()):
            self.unread += more
        head, found, self.unread = self.unread.partition(end)
        return head + found

    def more(self) -> bytes:
        try:
            return self.socket.recv(65_536)
        except ConnectionError:
            return b""

    def exactly(self, size: int) -> bytes:
        """As many bytes as that; fewer, if no more come."""
        while len(self.unread) < size and (more := self.more()):
            self.unread += more
        found, self.unread = self.unread[:size], self.unread[size:]
        return found

    def rest(self) -> bytes:
        """Everything until the other end closes, however it does."""
        while more := self.more():
            self.unread += more
        return self.unread

    def status(self) -> tuple[int, str]:
        """Of an answer over HTTP, its status and the code of a refusal."""
        head, _, body = self.rest().partition(b"\r\n\r\n")
        status = int(head.split()[1]) if head else 0
        return status, json.loads(body)["code"] if status >= 400 and body.startswith(b"{") else ""


class End(t.NamedTuple):
    """How a WebSocket ended."""

    code: int
    reason: str
    pongs: int
    messages: list[dict[str, t.Any]]


def end_of(raw: Raw) -> End:
    """Read what the server has sent, until it says that it closes."""
    pongs, messages = 0, []
    while (received := next_frame(raw)) is not None:
        kind, body = received
        pongs += kind == Opcode.PONG
        if kind == Opcode.TEXT:
            messages += json.loads(body)
        if kind == Opcode.CLOSE:
            return End(int.from_bytes(body[:2]), body[2:].decode(), pongs, messages)
    return End(0, "lost", pongs, messages)


def next_frame(raw: Raw) -> tuple[int, bytes] | None:
    """Its kind and its content; None if nothing comes any more."""
    head = raw.exactly(2)
    if len(head) < 2:
        return None
    size = head[1] if head[1] < 126 else int.from_bytes(raw.exactly(2 if head[1] == 126 else 8))
    return head[0] & 15, raw.exactly(size)


def table_socket(server: Server) -> str:
    return f"/api/1/tables/{server.open()['table']}/socket"
