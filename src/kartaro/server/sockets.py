"""What a server answers to over WebSockets: play, and the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath  # noqa: TC002 - Litestar reads the types

from kartaro.core.errors import KartaroError, Refused
from kartaro.server import protocol as p
from kartaro.server.asking import check_origin, lobby_of, token_of
from kartaro.server.client import DECODER, ENCODER, LONGEST_FRAME, UNREADABLE, Client, Gone, plain
from kartaro.server.faults import report
from kartaro.server.routes import API

SLOWEST_HELLO = 10.0
REFUSED = 4000
"""The code with which a socket is closed whose client has done wrong; the reason says what."""
Line = WebSocket[t.Any, t.Any, t.Any]


class AsgiSocket:
    """A WebSocket as a client needs it."""

    def __init__(self, socket: Line) -> None:
        self.socket = socket

    async def send(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})  # type: ignore[arg-type]

    async def receive(self) -> str | bytes:
        message: t.Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone("left")
        return t.cast("str | bytes", message.get("text") or message.get("bytes") or "")


@websocket(f"{API}/tables/{{table:str}}/socket")
async def play(socket: Line, table: FromPath[str]) -> None:
    """Play or watch: say hello first, then ask for what you want."""
    await socket.accept()
    line = AsgiSocket(socket)
    code = ""
    try:
        check_origin(socket)
        runner = await lobby_of(socket).find(table)
        hello = await greeting(line)
        await Client(line, runner, lobby_of(socket), token_of(socket), hello).run()
    except KartaroError as error:
        code = error.code
        with contextlib.suppress(Exception):
            await line.send(ENCODER.encode([p.No(error.code, plain(error.arguments))]))
    except Gone as gone:
        code = str(gone)
    except (WebSocketDisconnect, RuntimeError, OSError):
        code = "left"
    except Exception as error:  # noqa: BLE001 - nobody but the log is told what went wrong
        report("failed", error)
        code = "server-failed"
    if code != "left":
        with contextlib.suppress(Exception):
            await socket.close(code=REFUSED, reason=code)


async def greeting(line: AsgiSocket) -> p.Hello:
    try:
        frame = await asyncio.wait_for(line.receive(), SLOWEST_HELLO)
        if len(frame) > LONGEST_FRAME:
            raise Gone("too-long")
        hello = DECODER.decode(frame)
    except (TimeoutError, *UNREADABLE):
        raise Refused("bad-message") from None
    if not isinstance(hello, p.Hello):
        raise Refused("bad-message")
    return hello


@websocket(f"{API}/lobby")
async def watch_lobby(socket: Line) -> None:
    """The list of open tables, and again whenever it changes."""
    await socket.accept()
    lobby = lobby_of(socket)
    news = asyncio.Event()
    news.set()
    lobby.listeners.add(news)
    line = AsgiSocket(socket)

    async def until_gone() -> None:
        while True:
            await line.receive()

    gone = asyncio.create_task(until_gone())
    try:
        while not gone.done():
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait({gone, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if gone.done():
                break
            news.clear()
            await line.send(ENCODER.encode(lobby.listed()))
            await asyncio.sleep(0.2)  # at most so often
    except (Gone, WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        lobby.listeners.discard(news)
        gone.cancel()
        with contextlib.suppress(BaseException):
            await gone
