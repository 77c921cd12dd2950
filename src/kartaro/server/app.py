"""What a server answers to: HTTP for tables and records, a WebSocket for play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import typing as t
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig

from kartaro import __version__
from kartaro.core.errors import KartaroError, Refused
from kartaro.games import games
from kartaro.server import protocol as p
from kartaro.server.client import DECODER, ENCODER, LONGEST_FRAME, UNREADABLE, Client, Gone, plain
from kartaro.server.lobby import Lobby, new_token, proper_name
from kartaro.server.state import hashed
from kartaro.server.thinking import Thinker

if t.TYPE_CHECKING:
    from litestar.types import Message, Scope

    from kartaro.server.settings import Settings
    from kartaro.server.store import Store

LOG = logging.getLogger("kartaro.server")
API = f"/api/{p.VERSION}"
COOKIE = "kartaro"
A_YEAR = 365 * 86400
SLOWEST_HELLO = 10.0
LARGEST_BODY = 16_384
HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}
STATUS = {"no-such-table": 404, "store-failed": 503, "too-many": 429, "not-yours": 403}


def make_app(store: Store, settings: Settings) -> Litestar:
    """The application, over an open store."""
    lobby = Lobby(store, Thinker(settings.pace))

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> t.AsyncIterator[None]:
        await lobby.take_up()
        try:
            yield
        finally:
            lobby.stop()
            await store.close()

    return Litestar(
        route_handlers=[
            list_games,
            list_tables,
            open_table,
            join_table,
            show_table,
            show_record,
            health,
            metrics,
            play,
            watch_lobby,
        ],
        lifespan=[lifespan],
        state=_state(lobby, settings),
        exception_handlers={
            KartaroError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_deep,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(title="Kartaro", version=__version__, path="/api/docs"),
        request_max_body_size=LARGEST_BODY,
        before_send=[add_headers],
        logging_config=None,
    )


def _state(lobby: Lobby, settings: Settings) -> t.Any:  # noqa: ANN401 - Litestar's own
    from litestar.datastructures import State  # noqa: PLC0415

    return State({"lobby": lobby, "settings": settings})


async def add_headers(message: Message, scope: Scope) -> None:
    """On every answer, also where something was refused."""
    if scope["type"] == ScopeType.HTTP and message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


# ---------------------------------------------------------------------- refusals


def refuse(_: Request[t.Any, t.Any, t.Any], error: KartaroError) -> Response[p.No]:
    """A code and its arguments; the sentence is the client's."""
    return Response(p.No(error.code, plain(error.arguments)), status_code=STATUS.get(error.code, 409))


def refuse_http(_: Request[t.Any, t.Any, t.Any], error: HTTPException) -> Response[p.No]:
    codes = {404: "no-such-page", 405: "bad-method", 413: "too-long", 415: "bad-message", 429: "too-many"}
    return Response(p.No(codes.get(error.status_code, "bad-message")), status_code=error.status_code)


def refuse_deep(_: Request[t.Any, t.Any, t.Any], __: RecursionError) -> Response[p.No]:
    """A body that is nested too deeply to be read."""
    return Response(p.No("bad-message"), status_code=400)


def fail(_: Request[t.Any, t.Any, t.Any], error: Exception) -> Response[p.No]:
    """Nobody but the log is told what went wrong."""
    LOG.error("failed", exc_info=error)
    return Response(p.No("server-failed"), status_code=500)


# ---------------------------------------------------------------------- HTTP


@get(f"{API}/games", sync_to_thread=False)
def list_games() -> list[dict[str, t.Any]]:
    """Every game with its editions, options and numbers of seats."""
    return [
        {
            "name": game.name,
            "editions": [
                {"name": edition.name, "seats": list(game.seats(edition)), "options": dict(edition.options)}
                for edition in game.editions
            ],
            "options": [{"name": option.name, "values": list(option.values)} for option in game.options],
            "cards": list(game.cards),
        }
        for game in games()
    ]


@get(f"{API}/tables", sync_to_thread=False)
def list_tables(request: Request[t.Any, t.Any, t.Any]) -> list[p.TableInfo]:
    """The tables that anybody may come to."""
    return lobby_of(request).listed()


@post(f"{API}/tables")
async def open_table(request: Request[t.Any, t.Any, t.Any], data: p.NewTable) -> Response[p.Seated]:
    """Open a table and sit down at it."""
    check_origin(request)
    token = token_of(request) or new_token()
    runner, seat = await lobby_of(request).open(data.terms, data.name, token)
    return seated(request, runner.state.id, seat, token)


@post(f"{API}/tables/{{table:str}}/join")
async def join_table(request: Request[t.Any, t.Any, t.Any], table: str, data: p.Join) -> Response[p.Seated]:
    """Sit down."""
    check_origin(request)
    token = token_of(request) or new_token()
    seat = await lobby_of(request).find(table).sit(proper_name(data.name), hashed(token), data.seat)
    return seated(request, table, seat, token)


def seated(request: Request[t.Any, t.Any, t.Any], table: str, seat: int, token: str) -> Response[p.Seated]:
    """The token, for programs, and as a cookie that scripts cannot read, for browsers."""
    link = f"{address(request)}/t/{table}"
    secure = link.startswith("https:")
    cookie = Cookie(key=COOKIE, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return Response(p.Seated(table, seat, token, link), cookies=[cookie], status_code=201)


@get(f"{API}/tables/{{table:str}}")
async def show_table(request: Request[t.Any, t.Any, t.Any], table: str) -> p.TableInfo:
    """What everybody may know of a table."""
    runner = lobby_of(request).find(table)
    async with runner.lock:
        return runner.state.info(runner.present())


@get(f"{API}/tables/{{table:str}}/record")
async def show_record(request: Request[t.Any, t.Any, t.Any], table: str) -> Response[str]:
    """The open record of a match that is over; where the table chose so, only what one's own seat was told."""
    runner = lobby_of(request).find(table)
    async with runner.lock:
        state = runner.state
        if state.host is None or not state.host.over():
            raise Refused("not-over")
        if not state.terms.sealed:
            return Response(state.host.record(), media_type="text/plain; charset=utf-8")
        held = state.held_by(token_of(request))
        if not held:
            raise Refused("not-yours")
        lines = [state.game.facts.write(fact) for fact in state.host.told(held[0])]
        return Response("\n".join(lines) + "\n", media_type="text/plain; charset=utf-8")


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """It answers."""
    return {"status": "ok", "version": __version__}


@get("/metrics", sync_to_thread=False)
def metrics(request: Request[t.Any, t.Any, t.Any]) -> Response[str]:
    """How much goes on, in Prometheus' form."""
    lobby = lobby_of(request)
    phases: dict[str, int] = dict.fromkeys(("waiting", "playing", "over", "closed"), 0)
    clients = events = 0
    for runner in lobby.runners.values():
        phases[runner.state.phase] += 1
        clients += len(runner.clients)
        events += runner.version
    lines = [f'kartaro_tables{{phase="{phase}"}} {count}' for phase, count in phases.items()]
    lines += [f"kartaro_clients {clients}", f"kartaro_events {events}"]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


# ---------------------------------------------------------------------- sockets


class AsgiSocket:
    """A WebSocket as a client needs it."""

    def __init__(self, socket: WebSocket[t.Any, t.Any, t.Any]) -> None:
        self.socket = socket

    async def send(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})  # type: ignore[arg-type]

    async def receive(self) -> str | bytes:
        message: t.Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone("left")
        return t.cast("str | bytes", message.get("text") or message.get("bytes") or "")


@websocket(f"{API}/tables/{{table:str}}/socket")
async def play(socket: WebSocket[t.Any, t.Any, t.Any], table: str) -> None:
    """Play or watch: say hello first, then ask for what you want."""
    await socket.accept()
    line = AsgiSocket(socket)
    code = ""
    try:
        check_origin(socket)
        runner = lobby_of(socket).find(table)
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
    except Exception:
        LOG.exception("failed")
        code = "server-failed"
    if code != "left":
        with contextlib.suppress(Exception):
            await socket.close(code=4000, reason=code)


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
async def watch_lobby(socket: WebSocket[t.Any, t.Any, t.Any]) -> None:
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


# ---------------------------------------------------------------------- who asks


def lobby_of(asker: t.Any) -> Lobby:  # noqa: ANN401 - a request or a socket
    return t.cast("Lobby", asker.app.state.lobby)


def token_of(asker: t.Any) -> str:  # noqa: ANN401
    """The token that was shown: in a header, by programs; as a cookie, by browsers."""
    shown = asker.headers.get("authorization", "")
    if shown.startswith("Bearer "):
        return t.cast("str", shown[len("Bearer ") :])
    return t.cast("str", asker.cookies.get(COOKIE, ""))


def address(asker: t.Any) -> str:  # noqa: ANN401
    """Where people reach this server."""
    settings: Settings = asker.app.state.settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"{asker.url.scheme.replace('ws', 'http')}://{asker.headers.get('host', '')}"


def check_origin(asker: t.Any) -> None:  # noqa: ANN401
    """A page from elsewhere may not act for somebody who holds a seat here; programs send no origin."""
    origin = asker.headers.get("origin")
    if origin and urlsplit(origin).netloc != urlsplit(address(asker)).netloc:
        raise Refused("other-origin")
