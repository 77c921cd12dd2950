"""Connections to the database that are made again when they are lost."""

from __future__ import annotations

import asyncio
import contextlib
import typing as t

import asyncpg

from kartaro.core.errors import BadOption
from kartaro.server.tables.interfaces import NotStored

if t.TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is being shut down, or was
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What it means that a connection is of no use any more. Whether a statement was carried out is not known then."""
REFUSED = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError, ValueError)
REASONS = {"53100": "full", "25006": "forbidden", "42501": "forbidden"}
SLOWEST_STATEMENT, SLOWEST_CONNECTION = 10.0, 3.0
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5
PATIENCE = 5.0
"""Seconds that somebody waits for a database that does not answer."""
READERS = 4

Answer = t.TypeVar("Answer")


def is_lost(error: BaseException) -> bool:
    """Whether the connection is lost; an argument of the wrong kind is an `InterfaceError`, too."""
    return isinstance(error, LOST) and not isinstance(error, asyncpg.DataError | asyncpg.UnsupportedClientFeatureError)


def unreachable() -> NotStored:
    return NotStored("store-failed", why="unreachable")


def refusal(error: Exception) -> NotStored:
    """Why something was not written, in a word."""
    return NotStored("store-failed", why=REASONS.get(getattr(error, "sqlstate", "") or "", "other"))


class Connector:
    """One connection, for one statement at a time."""

    def __init__(self, address: str, **settings: str) -> None:
        self.address = address
        self.settings = settings
        self.connection: asyncpg.Connection | None = None

    @property
    def is_open(self) -> bool:
        return self.connection is not None and not self.connection.is_closed()

    async def open(self) -> asyncpg.Connection:
        """The connection, made now if there is none."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(
                self.address,
                timeout=SLOWEST_CONNECTION,
                command_timeout=SLOWEST_STATEMENT,
                server_settings={"application_name": "kartaro", "jit": "off", **self.settings},
            )
        return self.connection

    def lose(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(*LOST, asyncpg.PostgresError):
                await self.connection.close(timeout=SLOWEST_CONNECTION)
            self.lose()


async def persistently(attempt: Callable[[], Awaitable[Answer]]) -> Answer:
    """What comes of something that may be repeated; NotStored if the database cannot be reached for a while."""
    loop = asyncio.get_running_loop()
    until, wait = loop.time() + PATIENCE, FIRST_WAIT
    while True:
        try:
            return await attempt()
        except Exception as error:
            if not is_lost(error) or isinstance(error, REFUSED):
                raise
            if loop.time() > until:
                raise unreachable() from None
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


class Readers:
    """A few connections, for statements that may be repeated: if one is lost, another is tried for a while."""

    def __init__(self, address: str) -> None:
        self.free: asyncio.LifoQueue[Connector] = asyncio.LifoQueue()
        for _ in range(READERS):
            self.free.put_nowait(Connector(address))

    @contextlib.asynccontextmanager
    async def one(self) -> AsyncIterator[asyncpg.Connection]:
        connector = await self.free.get()
        try:
            yield await connector.open()
        except BaseException as error:
            if is_lost(error) or isinstance(error, asyncio.CancelledError):
                connector.lose()
            raise
        finally:
            self.free.put_nowait(connector)

    async def ask(self, question: Callable[[asyncpg.Connection], Awaitable[Answer]]) -> Answer:
        """The answer; NotStored if the database does not give one in time."""

        async def asked() -> Answer:
            async with self.one() as connection:
                return await question(connection)

        return await persistently(asked)

    async def rows(self, query: str, *arguments: object) -> list[t.Any]:
        return await self.ask(lambda connection: connection.fetch(query, *arguments))

    async def close(self) -> None:
        for _ in range(READERS):
            await (await self.free.get()).close()


@contextlib.contextmanager
def translated() -> t.Iterator[None]:
    """Turn what goes wrong at the start into errors with a code; the address may hold a password, and is not named."""
    try:
        yield
    except REFUSED as error:
        raise BadOption("store-address", why=type(error).__name__) from None
    except LOST:
        raise unreachable() from None
    except asyncpg.PostgresError as error:
        raise refusal(error) from None
