"""What every request has to pass before it is looked at: that it is for this server, and that it is paid for."""

from __future__ import annotations

import typing as t

import msgspec
from litestar.enums import ScopeType

from kartaro.core.errors import Refused
from kartaro.server import protocol as p
from kartaro.server.credentials import Caller, Hosts, Proxies
from kartaro.server.http.app import HEADERS, NOT_KEPT, STATUS
from kartaro.server.limits import REQUEST, Limits

if t.TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Receive, Scope, Send

    from kartaro.server.settings import Settings


class Gate:
    """Stands before the application, also where that has nothing."""

    def __init__(self, app: Litestar, settings: Settings, addresses: Limits) -> None:
        self.app = app
        self.settings = settings
        self.addresses = addresses
        self.proxies = Proxies(settings.proxy)
        self.hosts = Hosts(settings.public_url, settings.listens_at)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            try:
                self.check(self.caller(scope))
            except Refused as error:
                await refuse(send, error)
                return
        await self.app(scope, receive, send)

    def caller(self, scope: Scope) -> Caller:
        def headers(name: str) -> list[str]:
            wanted = name.encode("latin-1")
            return [value.decode("latin-1") for key, value in scope["headers"] if key == wanted]

        peer = scope["client"]
        return Caller(peer[0] if peer else "", headers, self.proxies, self.settings.public_url)

    def check(self, caller: Caller) -> None:
        if not self.addresses.take(caller.address, REQUEST):
            raise Refused("too-many")
        caller.check_host(self.hosts)


async def refuse(send: Send, error: Refused) -> None:
    """As the application would."""
    body = msgspec.json.encode(p.No(error.code))
    of_body = {"content-type": "application/json", "content-length": str(len(body))}
    headers = {**HEADERS, **of_body, "cache-control": NOT_KEPT}
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": STATUS[error.code], "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})
