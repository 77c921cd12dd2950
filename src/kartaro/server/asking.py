"""Who asks, and from where."""

from __future__ import annotations

import typing as t
from urllib.parse import urlsplit

from kartaro.core.errors import Refused

if t.TYPE_CHECKING:
    from kartaro.server.lobby import Lobby
    from kartaro.server.settings import Settings
    from kartaro.server.state import State

COOKIE = "kartaro"
BEARER = "Bearer "


def lobby_of(asker: t.Any) -> Lobby:  # noqa: ANN401 - a request
    return t.cast("Lobby", asker.app.state.lobby)


def token_of(asker: t.Any) -> str:  # noqa: ANN401
    """The token that was shown: in a header, by programs; as a cookie, by browsers."""
    return bearer(asker.headers.get("authorization", "")) or t.cast("str", asker.cookies.get(COOKIE, ""))


def bearer(shown: str) -> str:
    """The token in a header that may have one."""
    return shown.removeprefix(BEARER) if shown.startswith(BEARER) else ""


def address(asker: t.Any) -> str:  # noqa: ANN401
    """Where people reach this server."""
    settings: Settings = asker.app.state.settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"{asker.url.scheme.replace('ws', 'http')}://{asker.headers.get('host', '')}"


def own_link(asker: t.Any, table: str, state: State) -> str:  # noqa: ANN401
    """With the token that was shown, if it holds a seat. It follows a #, which browsers send to nobody."""
    token = token_of(asker)
    if not state.held_by(token):
        raise Refused("not-yours")
    return f"{address(asker)}/t/{table}#seat={token}"


def check_rate(asker: t.Any) -> None:  # noqa: ANN401
    """From one address only so much is taken; a proxy that is believed says from which it passes things on."""
    client = asker.client
    if not asker.app.state.limits.take(client.host if client else ""):
        raise Refused("too-many")


def check_openings(asker: t.Any) -> None:  # noqa: ANN401
    """Tables of one address do not take the room of all others."""
    client = asker.client
    if not asker.app.state.openings.take(client.host if client else ""):
        raise Refused("too-many")


def check_origin(asker: t.Any) -> None:  # noqa: ANN401
    """A page from elsewhere may not act for somebody who holds a seat here."""
    if is_foreign(asker.headers.get("origin", ""), address(asker)):
        raise Refused("other-origin")


def is_foreign(origin: str, home: str) -> bool:
    """Whether a page comes from another address than ours; programs send no origin."""
    return bool(origin) and urlsplit(origin).netloc != urlsplit(home).netloc
