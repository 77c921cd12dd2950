"""The application: its routes, its headers, and how it refuses."""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND

from kartaro import __version__
from kartaro.core.errors import KartaroError
from kartaro.server import protocol as p
from kartaro.server.http import pages, routes
from kartaro.server.limits import Limits, table_limits
from kartaro.server.logs import report
from kartaro.server.tables.session import refusal

if t.TYPE_CHECKING:
    from litestar.types import Message, Scope

    from kartaro.server.settings import Settings
    from kartaro.server.tables.lobby import Lobby

LARGEST_BODY = 16_384
REQUESTS_OF_A_CODE = 4
"""How many times fewer QR codes there are than requests."""
HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
}
NOT_KEPT = "no-store"
"""What is said of tables holds at this moment; files of the page say themselves how long they hold."""
HANDLERS = [
    pages.show_screen,
    pages.show_asset,
    pages.show_beside,
    pages.show_engine,
    pages.show_worker,
    pages.show_code,
    pages.show_own_code,
    routes.list_games,
    routes.show_rules,
    routes.list_tables,
    routes.open_table,
    routes.join_table,
    routes.show_table,
    routes.show_own_link,
    routes.show_record,
    routes.show_replay,
    routes.show_deals,
    routes.show_analysis,
    routes.practise,
    routes.show_schema,
    routes.health,
    routes.ready,
    routes.metrics,
]
STATUS = {
    "no-such-table": 404,
    "not-yours": 403,
    "other-origin": 403,
    "store-failed": 503,
    "table-unreadable": 503,
    "took-too-long": 503,
    "too-many": 429,
    "too-long": 413,
    "unknown-host": 421,
}


def make_app(lobby: Lobby, settings: Settings) -> Litestar:
    """The application over the tables of a lobby, which stop when it ends."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> t.AsyncIterator[None]:
        await lobby.services.peers.start(lobby.nodes)
        await lobby.resting.start()
        tidying = asyncio.create_task(lobby.resting.keep_up())
        try:
            yield
        finally:
            tidying.cancel()
            lobby.stop()
            await lobby.services.store.close()

    return Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        state=State(
            {
                "lobby": lobby,
                "settings": settings,
                "limits": Limits(settings.rate, lobby.services.clock.monotonic),
                "table_limits": table_limits(settings.rate, lobby.services.clock.monotonic),
                "code_limits": Limits(settings.rate / REQUESTS_OF_A_CODE, lobby.services.clock.monotonic),
            }
        ),
        exception_handlers={
            KartaroError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_deep,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Kartaro",
            version=__version__,
            path="/api/docs",
            render_plugins=[JsonRenderPlugin()],  # pages that show it would load scripts from elsewhere
        ),
        request_max_body_size=LARGEST_BODY,
        before_send=[add_headers],
        logging_config=None,
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """On every answer, also where something was refused."""
    if scope["type"] == ScopeType.HTTP and message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in {**HEADERS, "cache-control": NOT_KEPT}.items():
            headers.setdefault(name, value)


# ---------------------------------------------------------------------- refusals


def refuse(_: Request[t.Any, t.Any, t.Any], error: KartaroError) -> Response[p.No]:
    return Response(refusal(error), status_code=STATUS.get(error.code, 409))


def refuse_http(request: Request[t.Any, t.Any, t.Any], error: HTTPException) -> Response[t.Any]:
    if error.status_code == HTTP_404_NOT_FOUND and (page := pages.not_found(request)):
        return page
    codes = {404: "no-such-page", 405: "bad-method", 413: "too-long", 415: "bad-message", 429: "too-many"}
    return Response(p.No(codes.get(error.status_code, "bad-message")), status_code=error.status_code)


def refuse_deep(_: Request[t.Any, t.Any, t.Any], __: RecursionError) -> Response[p.No]:
    """A body that is nested too deeply to be read."""
    return Response(p.No("bad-message"), status_code=400)


def fail(_: Request[t.Any, t.Any, t.Any], error: Exception) -> Response[p.No]:
    """Nobody but the log is told what went wrong."""
    report("failed", error)
    return Response(p.No("server-failed"), status_code=500)
