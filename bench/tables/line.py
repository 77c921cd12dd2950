"""A minimal WebSocket client and POST for load generation: as little work as possible, for a trusted server."""

from __future__ import annotations

import asyncio
import typing as t

import msgspec

if t.TYPE_CHECKING:
    from collections.abc import Iterator

HOST = "127.0.0.1"
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: a2FydGFyby1wbGF5ZXJzIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
END_OF_HEAD = b"\r\n\r\n"
TEXT, CLOSED, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SHORT, LONG = 126, 127
"""Thresholds from which a length takes two bytes, or eight."""
NO_MASK = bytes(4)
"""Clients must mask what they send; a mask of zeros changes nothing."""


class Line(asyncio.Protocol):
    """An open socket: what arrives is given to `hear`, one frame at a time."""

    def __init__(self, path: str, hello: bytes, hear: t.Callable[[bytes], None]) -> None:
        self.path = path
        self.hello = hello
        self.hear = hear
        self.buffer = bytearray()
        self.is_open = False
        self.transport: asyncio.Transport

    @classmethod
    async def connect(cls, port: int, path: str, hello: bytes, hear: t.Callable[[bytes], None]) -> Line:
        """Connect to a path of a server and send `hello`."""
        line = cls(path, hello, hear)
        await asyncio.get_running_loop().create_connection(lambda: line, HOST, port)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = t.cast("asyncio.Transport", transport)
        self.transport.write(HANDSHAKE.format(path=self.path, host=HOST).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open and not self.shake_hands():
            return
        for kind, payload in self.frames():
            if kind == TEXT:
                self.hear(payload)
            elif kind == PING:
                self.send(payload, PONG)

    def shake_hands(self) -> bool:
        """Whether the handshake is complete; then the hello is sent."""
        end = self.buffer.find(END_OF_HEAD)
        if end < 0:
            return False
        del self.buffer[: end + len(END_OF_HEAD)]
        self.is_open = True
        self.send(self.hello)
        return True

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Every complete frame received so far."""
        while len(self.buffer) > 1:
            start, size = 2, self.buffer[1]
            if size >= SHORT:
                start = 4 if size == SHORT else 10
                size = int.from_bytes(self.buffer[2:start])
            if len(self.buffer) < start + size:
                return
            frame = self.buffer[0], bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            yield frame

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < SHORT else bytes((0x80 | SHORT,)) + size.to_bytes(2)
        self.transport.write(bytes((kind,)) + length + NO_MASK + payload)

    def close(self) -> None:
        """Close the connection."""
        self.hear = lambda _: None
        if not self.transport.is_closing():
            self.send(b"", CLOSED)
            self.transport.close()


async def post(port: int, path: str, body: t.Any, token: str = "") -> dict[str, t.Any]:  # noqa: ANN401 - JSON
    """The server's response; an error if it refuses."""
    reader, writer = await asyncio.open_connection(HOST, port)
    payload = msgspec.json.encode(body)
    shown = f"Authorization: Bearer {token}\r\n" if token else ""
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n{shown}"
        f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n".encode()
        + payload
    )
    head, _, answer = (await reader.read()).partition(END_OF_HEAD)
    writer.close()
    if b" 201 " not in head:
        raise ConnectionError(answer.decode())
    return t.cast("dict[str, t.Any]", msgspec.json.decode(answer))
