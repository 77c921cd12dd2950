"""Puts a server together, and runs it until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import typing as t

import msgspec
import uvicorn

from kartaro.bots.weights import read_shipped
from kartaro.core.errors import BadOption, Refused
from kartaro.server.clock import SharedClock, SystemClock
from kartaro.server.connections.accepting import Acceptor
from kartaro.server.connections.incoming import LARGEST_HEAD, Crowd, admitting
from kartaro.server.credentials import Proxies
from kartaro.server.http.app import make_app
from kartaro.server.http.gate import Gate
from kartaro.server.limits import address_limits
from kartaro.server.settings import JSON, LOOPBACK
from kartaro.server.store.sqlite import SqliteStore
from kartaro.server.tables.events import FORMAT
from kartaro.server.tables.interfaces import Services
from kartaro.server.tables.lobby import Lobby
from kartaro.server.thinking import ThreadedThinker

if t.TYPE_CHECKING:
    from kartaro.server.settings import Settings
    from kartaro.server.tables.interfaces import Store

BACKLOG = 2048
GARBAGE = (50_000, 20, 100)
"""How seldom Python looks for objects that hold each other: tables make next to none, and there are many of them."""
TIME_TO_LEAVE = 3
A_DAY = 86400.0


def listening(settings: Settings) -> socket.socket:
    """A socket at the address; Refused if somebody else has it."""
    family = socket.AF_INET6 if ":" in settings.listens_at else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.listens_at, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise Refused("address-taken", host=settings.listens_at, port=str(settings.port)) from error
    return listener


class JsonLines(logging.Formatter):
    """An entry of the log as an object in a line."""

    def format(self, record: logging.LogRecord) -> str:
        """As `logging` asks for it."""
        entry = {"at": record.created, "level": record.levelname.lower(), "from": record.name}
        return msgspec.json.encode({**entry, "message": record.getMessage()}).decode()


def write_json_logs() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], force=True)


def serve(settings: Settings, announce: t.Callable[[str], None]) -> None:
    """Serve until a signal says stop; tables go on after the next start."""
    if settings.logs == JSON:
        write_json_logs()
    listener = listening(settings)
    read_shipped()
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(settings, listener, announce))


def loop_factory() -> t.Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415
    except ModuleNotFoundError:
        return None
    return t.cast("t.Callable[[], asyncio.AbstractEventLoop]", uvloop.new_event_loop)


class Announced(uvicorn.Server):
    """A server that says so when it can be reached, and not before: whoever reads it may come, or stop it, at once."""

    def __init__(self, config: uvicorn.Config, announce: t.Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As ever, with a word at its end."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def lobby_of(store: Store, settings: Settings) -> Lobby:
    """All tables of a store, with everything they need."""
    return lobby_with(Services(store, ThreadedThinker(settings.pace), SystemClock()), settings)


def lobby_with(services: Services, settings: Settings) -> Lobby:
    return Lobby(services, settings.rate, settings.archive_after * A_DAY)


async def opened_lobby(settings: Settings) -> Lobby:
    """All tables: of a folder, or of a database that other nodes may use as well."""
    if not settings.store:
        return lobby_of(SqliteStore.open(settings.data), settings)
    try:
        from kartaro.server.store.postgresql import PostgresPeers, PostgresStore  # noqa: PLC0415 - asyncpg is an extra
    except ModuleNotFoundError:
        raise BadOption("no-postgres", python=sys.executable) from None
    peers = PostgresPeers(settings.store, settings.node_name, FORMAT)
    store = await PostgresStore.open(settings.store, peers)
    return lobby_with(Services(store, ThreadedThinker(settings.pace), SharedClock(peers.now), peers), settings)


logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what clients do wrong is their affair, and fills no log


async def run(settings: Settings, listener: socket.socket, announce: t.Callable[[str], None]) -> None:
    lobby = await opened_lobby(settings)
    addresses = address_limits(settings.rate, lobby.services.clock.monotonic)
    config = uvicorn.Config(
        Gate(make_app(lobby, settings), settings, addresses),
        http=admitting(Crowd(addresses, Proxies(settings.proxy))),
        ws=t.cast("t.Any", Acceptor(lobby, settings, addresses).new_socket),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        server_header=False,
        proxy_headers=False,  # `credentials` reads them, for sockets as well
        timeout_graceful_shutdown=TIME_TO_LEAVE,
        lifespan="on",
    )
    server = Announced(config, lambda: announce(where(settings, listener.getsockname()[1])))
    await server.serve(sockets=[listener])
    if not server.started:
        raise Refused("server-failed")


def where(settings: Settings, port: int) -> str:
    """The address to tell people."""
    if settings.public_url:
        return settings.public_url
    host = own_address() if settings.share else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_address() -> str:
    """The address of this machine on the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return t.cast("str", probe.getsockname()[0])
