"""A server without a network, in this process: a store in memory that can fail, and sockets that are two queues."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import typing as t

from kartaro.server import protocol as p
from kartaro.server.clock import SystemClock
from kartaro.server.http.app import make_app
from kartaro.server.serving import lobby_of
from kartaro.server.settings import RATE
from kartaro.server.tables.interfaces import Conflict, NotStored, Rest, Services, StoredEvent
from kartaro.server.tables.lobby import Lobby
from kartaro.server.tables.session import ClientSession
from kartaro.server.tables.state import hashed
from kartaro.server.thinking import ThreadedThinker

if t.TYPE_CHECKING:
    from litestar import Litestar

    from kartaro.core.generator import Generator
    from kartaro.server.settings import Settings
    from kartaro.server.tables.runner import Runner

Message = dict[str, t.Any]
PATIENCE = 60.0


class MemoryStore:
    """Keeps events as long as the process lives; while it is `full` it keeps nothing more."""

    def __init__(self) -> None:
        self.rows: dict[str, list[bytes]] = {}
        self.rests: dict[str, Rest] = {}
        self.archived: set[str] = set()
        self.reads = 0
        """How often a table was read."""
        self.full = False
        self.tried = 0
        """How often something was to be kept."""
        self.slow = 0.0
        self.unreadable = False

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> None:
        self.tried += 1
        await asyncio.sleep(self.slow)
        rows = self.rows.setdefault(table, [])
        if self.full:
            raise NotStored("store-failed", why="full")
        if version != len(rows) + 1:
            raise Conflict("store-conflict", table=table, version=version, next=len(rows) + 1)
        rows += bodies
        self.rests.pop(table, None)
        self.archived.discard(table)

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        self.reads += 1
        if self.unreadable:
            raise NotStored("store-unreadable", file="memory")
        return [StoredEvent(number, body) for number, body in enumerate(self.rows.get(table, []), 1) if number > after]

    async def rest(self, table: str, version: int, rest: Rest) -> None:
        if version != len(self.rows[table]):
            raise Conflict("store-conflict", table=table, version=version, next=len(self.rows[table]) + 1)
        self.rests[table] = rest

    async def resting(self, table: str) -> Rest | None:
        return self.rests.get(table)

    async def due(self, until: float, most: int) -> list[str]:
        def due_at(table: str) -> float:
            rest = self.rests.get(table)
            return 0.0 if rest is None else math.inf if rest.due is None else rest.due

        due = sorted(self.rows.keys() - self.archived, key=due_at)
        return [table for table in due if due_at(table) <= until][:most]

    async def listings(self, most: int) -> list[Rest]:
        rests = [rest for table, rest in self.rests.items() if rest.listing is not None and table not in self.archived]
        return sorted(rests, key=lambda rest: -rest.since)[:most]

    async def archive(self, before: float, most: int) -> None:
        old = [table for table, rest in self.rests.items() if rest.since < before and table not in self.archived]
        self.archived.update(old[:most])

    async def close(self) -> None:
        pass


class Line:
    """A socket, seen from both ends."""

    def __init__(self) -> None:
        self.client: ClientSession | None = None
        self.sent: list[bytes] = []
        self.heard: list[Message] = []
        self.news = asyncio.Event()
        self.is_full = self.is_held = self.is_closed = False
        self.unheard: list[bytes] = []

    def send(self, message: bytes) -> None:
        assert not self.is_full
        self.sent.append(message)
        self.heard += json.loads(message)
        self.news.set()

    def hold(self) -> None:
        self.is_held = True

    def release(self) -> None:
        self.is_held = False
        while self.unheard and not self.is_held:
            self.give(self.unheard.pop(0))

    def close(self, code: int, reason: str = "") -> None:
        del code, reason
        self.is_closed = True

    def give(self, message: bytes) -> None:
        if self.is_held or self.client is None:
            self.unheard.append(message)
        else:
            self.client.receive(message)

    # From the client's end

    def stop_reading(self) -> None:
        self.is_full = True

    def read_on(self) -> None:
        self.is_full = False
        assert self.client is not None
        self.client.resume()

    def write(self, message: Message | str | bytes) -> None:
        text = json.dumps(message) if isinstance(message, dict) else message
        self.give(text.encode(errors="surrogatepass") if isinstance(text, str) else text)

    def messages(self) -> list[Message]:
        return list(self.heard)

    async def until(self, holds: t.Callable[[Message], t.Any]) -> Message:
        """The last message of which that holds, as soon as there is one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in reversed(self.heard):
                    if holds(message):
                        return message
                self.news.clear()
                await self.news.wait()

    async def ask(self, do: str, name: str, **fields: t.Any) -> Message:  # noqa: ANN401 - any request
        self.write({"do": do, "id": name, **fields})
        return await self.until(lambda message: message.get("id") == name)


def memory_app(settings: Settings) -> Litestar:
    """All that is answered over HTTP, with tables that are kept nowhere."""
    return make_app(lobby_of(MemoryStore(), settings), settings)


@contextlib.asynccontextmanager
async def lobby() -> t.AsyncIterator[tuple[Lobby, MemoryStore]]:
    """Tables without a network; bots answer at once."""
    store = MemoryStore()
    made = Lobby(Services(store, ThreadedThinker(0.0), SystemClock()), RATE)
    try:
        yield made, store
    finally:
        made.stop()


@contextlib.asynccontextmanager
async def connected(
    lobby: Lobby, runner: Runner, token: str, hello: p.Hello | None = None
) -> t.AsyncIterator[tuple[ClientSession, Line]]:
    """A client that runs, and its line."""
    line = Line()
    line.client = client = ClientSession(line, runner, lobby, token, hello or p.Hello())
    client.start()
    try:
        await line.until(lambda message: message["is"] == "table")
        yield client, line
    finally:
        client.disconnected()


async def opened(lobby: Lobby, terms: p.Terms) -> Runner:
    """A table where the tokens `ada`, `ben` and so on hold the seats of people."""
    runner, _ = await lobby.open(terms, "Ada", "ada")
    for seat, chair in enumerate(runner.state.chairs):
        if chair.free:
            name = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")[seat]
            await runner.seating.sit(name, hashed(name.lower()), seat)
    return runner


async def two_play(lobby: Lobby, **terms: t.Any) -> Runner:  # noqa: ANN401 - any terms
    """A table as `opened` makes it, begun; of two, unless it is said otherwise."""
    runner = await opened(lobby, p.Terms(**{"game": "hanamikoji", "chairs": ["", ""], "first": "a", **terms}))
    await runner.starting.start("easy")
    return runner


def snapshot(runner: Runner) -> tuple[object, ...]:
    """Everything that a request could change."""
    state = runner.state
    match = state.match
    told = [match.told(seat) for seat in (*range(match.seats), 6)]
    return runner.version, state.info(), [vars(chair).copy() for chair in state.chairs], told, match.asked()


def any_move(runner: Runner, seat: int, dice: Generator) -> str:
    codes = runner.state.match.codes(seat)
    return runner.state.game.move_text(seat, codes[dice.below(len(codes))])


async def play_on(runner: Runner, count: int, dice: Generator) -> None:
    """Answers of people, as many as `count`, given without sockets."""
    for _ in range(count):
        asked = runner.state.asked()
        if not asked:
            return
        seat = asked[dice.below(len(asked))]
        question = runner.state.chairs[seat].answers + 1
        await runner.playing.answer(seat, question, any_move(runner, seat, dice), f"{seat}-{question}")
