"""What a server answers to: HTTP for tables and records, a WebSocket for play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import typing as t

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from kartaro import __version__
from kartaro.core.errors import KartaroError
from kartaro.server import protocol as p
from kartaro.server import routes, sockets
from kartaro.server.client import plain
from kartaro.server.lobby import Lobby
from kartaro.server.thinking import Thinker

if t.TYPE_CHECKING:
    from kartaro.server.settings import Settings
    from kartaro.server.store import Store

LOG = logging.getLogger("kartaro.server")
LARGEST_BODY = 16_384
HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}
HANDLERS = [
    routes.list_games,
    routes.list_tables,
    routes.open_table,
    routes.join_table,
    routes.show_table,
    routes.show_record,
    routes.show_replay,
    routes.show_analysis,
    routes.show_schema,
    routes.health,
    routes.metrics,
    sockets.play,
    sockets.watch_lobby,
]
STATUS = {"no-such-table": 404, "store-failed": 503, "too-many": 429, "not-yours": 403}


def make_app(store: Store, settings: Settings) -> Litestar:
    """The application, over an open store."""
    lobby = Lobby(store, Thinker(settings.pace), settings.rate)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> t.AsyncIterator[None]:
        await lobby.take_up()
        tidying = asyncio.create_task(lobby.keep_tidy())
        try:
            yield
        finally:
            tidying.cancel()
            lobby.stop()
            await store.close()

    return Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        state=State({"lobby": lobby, "settings": settings}),
        exception_handlers={KartaroError: refuse, HTTPException: refuse_http, Exception: fail},
        openapi_config=OpenAPIConfig(title="Kartaro", version=__version__, path="/api/docs"),
        request_max_body_size=LARGEST_BODY,
        after_request=with_headers,
        logging_config=None,
    )


def with_headers(response: Response[t.Any]) -> Response[t.Any]:
    response.headers.update(HEADERS)
    return response


# ---------------------------------------------------------------------- refusals


def refuse(_: Request[t.Any, t.Any, t.Any], error: KartaroError) -> Response[p.No]:
    """A code and its arguments; the sentence is the client's."""
    return refusal(p.No(error.code, plain(error.arguments)), STATUS.get(error.code, 409))


def refuse_http(_: Request[t.Any, t.Any, t.Any], error: HTTPException) -> Response[p.No]:
    codes = {404: "no-such-page", 405: "bad-method", 413: "too-long", 415: "bad-message", 429: "too-many"}
    return refusal(p.No(codes.get(error.status_code, "bad-message")), error.status_code)


def fail(_: Request[t.Any, t.Any, t.Any], error: Exception) -> Response[p.No]:
    """Nobody but the log is told what went wrong."""
    LOG.error("failed", exc_info=error)
    return refusal(p.No("server-failed"), 500)


def refusal(no: p.No, status: int) -> Response[p.No]:
    return with_headers(Response(no, status_code=status))
