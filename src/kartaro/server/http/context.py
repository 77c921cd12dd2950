"""What a request brings with it: who makes it, the lobby it is about, and how much may still be asked for."""

from __future__ import annotations

import typing as t

from litestar import Request

from kartaro.core.errors import Refused
from kartaro.server.credentials import Caller, Proxies

if t.TYPE_CHECKING:
    from kartaro.server.settings import Settings
    from kartaro.server.tables.lobby import Lobby
    from kartaro.server.tables.state import State

HttpRequest = Request[t.Any, t.Any, t.Any]


def lobby_of(request: HttpRequest) -> Lobby:
    return t.cast("Lobby", request.app.state.lobby)


def settings_of(request: HttpRequest) -> Settings:
    return t.cast("Settings", request.app.state.settings)


def caller_of(request: HttpRequest) -> Caller:
    settings = settings_of(request)
    peer = request.client.host if request.client else ""

    def headers(name: str) -> list[str]:
        return request.headers.getall(name, [])

    return Caller(peer, headers, Proxies(settings.proxy), settings.public_url)


def token_of(request: HttpRequest) -> str:
    return caller_of(request).token


def own_link(request: HttpRequest, table: str, state: State) -> str:
    """With the token that was shown, if it holds a seat. It follows a #, which browsers send to nobody."""
    caller = caller_of(request)
    if not state.held_by(caller.token):
        raise Refused("not-yours")
    return f"{caller.server_url}/t/{table}#seat={caller.token}"


def check_rate(request: HttpRequest) -> None:
    """Requests of one address are limited."""
    if not request.app.state.limits.take(caller_of(request).address):
        raise Refused("too-many")


def check_table_rate(request: HttpRequest) -> None:
    """Tables that one address opens are limited: they do not take the room of all others."""
    if not request.app.state.table_limits.take(caller_of(request).address):
        raise Refused("too-many")


def check_code_rate(request: HttpRequest) -> None:
    """Codes that are drawn for one address are limited: each takes as long as many requests."""
    if not request.app.state.code_limits.take(caller_of(request).address):
        raise Refused("too-many")


def check_origin(request: HttpRequest) -> None:
    caller_of(request).check_origin()
