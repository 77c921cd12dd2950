"""Puts a server together in a worker of a page, as `serving` does in a process."""

from __future__ import annotations

import asyncio
import typing as t

from kartaro.server.browser.connection import TabConnection
from kartaro.server.browser.requests import RequestHandler
from kartaro.server.browser.store import PageStore
from kartaro.server.browser.thinker import PageThinker
from kartaro.server.clock import SystemClock
from kartaro.server.connections.greeting import Greeting
from kartaro.server.tables.interfaces import Services
from kartaro.server.tables.lobby import Lobby

if t.TYPE_CHECKING:
    from kartaro.server.browser.page import Page

PREFIX = "here-"
"""What tables of a browser are called, so that its page knows them from those of a server."""
UNLIMITED = 1e9
"""Requests a second: the only client is the person whose browser it is."""


class PageServer:
    """What the page calls."""

    def __init__(self, page: Page, pace: float) -> None:
        self.page = page
        store = PageStore(page)
        self.lobby = Lobby(Services(store, PageThinker(page, pace), SystemClock()), UNLIMITED, prefix=PREFIX)
        self.requests = RequestHandler(self.lobby, store)
        self.connections: dict[str, TabConnection] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.lobby.resting.start()
        self.spawn(self.lobby.resting.keep_up())

    def spawn(self, work: t.Coroutine[t.Any, t.Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Connections

    def connect(self, line: str, table: str, token: str) -> None:
        """A tab comes to a table."""
        self.connections[line] = opened = TabConnection(self.page, line)
        opened.receiver = Greeting(opened, self.lobby, token, table)

    def receive(self, line: str, message: str) -> None:
        """A tab has sent something."""
        if line in self.connections:
            self.connections[line].deliver(message.encode())

    def disconnect(self, line: str) -> None:
        """A tab has gone."""
        gone = self.connections.pop(line, None)
        if gone is not None:
            gone.end()

    # Requests

    def ask(self, request: str, path: str, body: str, token: str) -> None:
        self.spawn(self.answer(request, path, body, token))

    async def answer(self, request: str, path: str, body: str, token: str) -> None:
        self.page.answer(request, *await self.requests.answer(path, body, token))


async def begin(page: Page, pace: float = 1.0) -> PageServer:
    """A server in this worker that can be asked."""
    server = PageServer(page, pace)
    await server.start()
    return server
