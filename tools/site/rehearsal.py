"""A match of every game at a server in a page, without the page: it shows that all parts are there, and which are used.

`pack.mjs` runs it in Pyodide, and puts what was imported by its end into the engine.
"""

from __future__ import annotations

import asyncio
import json
import typing as t

from kartaro._speed import compiled
from kartaro.bots import LEVELS, Chair, bot
from kartaro.games import games, usual_seats
from kartaro.server import protocol as p
from kartaro.server.browser import running, thoughts, transfer

TOKEN = "rehearsal"  # noqa: S105 - a name
PATIENCE = 120.0


class MemoryPage:
    """Implements `kartaro.server.browser.page.Page`, with nothing but memory behind it."""

    def __init__(self) -> None:
        self.events: dict[str, list[str]] = {}
        self.rests: dict[str, t.Any] = {}
        self.refuses = ""
        """Why nothing is kept, if nothing is."""
        self.troubles: list[str] = []
        self.answers: dict[str, asyncio.Future[tuple[bool, t.Any]]] = {}
        self.heard: asyncio.Queue[t.Any] = asyncio.Queue()
        self.closed: list[tuple[str, int, str]] = []

    # Lines

    def send(self, line: str, message: str) -> None:
        for one in json.loads(message):
            self.heard.put_nowait((line, one))

    def close(self, line: str, code: int, reason: str) -> None:
        self.closed.append((line, code, reason))

    def answer(self, request: str, ok: bool, body: str) -> None:  # noqa: FBT001 - as the page has it
        self.answers[request].set_result((ok, json.loads(body)))

    def trouble(self, code: str) -> None:
        self.troubles.append(code)

    # Keeping

    async def append(self, table: str, version: int, events: str) -> str:
        await asyncio.sleep(0)
        rows = self.events.get(table, [])
        if self.refuses or version != len(rows) + 1:
            return self.refuses or f"conflict {len(rows)}"
        self.events[table] = [*rows, *events.split("\n")]
        self.rests.pop(table, None)
        return ""

    async def read(self, table: str) -> str:
        return "\n".join(self.events.get(table, []))

    async def rest(self, table: str, version: int, rest: str) -> str:
        if version != len(self.events.get(table, [])):
            return f"conflict {len(self.events.get(table, []))}"
        self.rests[table] = json.loads(rest)
        return ""

    async def tables(self) -> str:
        rows = [(name, len(rows), self.rests.get(name)) for name, rows in self.events.items()]
        return json.dumps([{"name": name, "version": version, "rest": rest} for name, version, rest in rows])

    # Thinking

    async def think(self, thought: str) -> str:
        await asyncio.sleep(0)
        return thoughts.think(thought)

    def stop_thinking(self) -> None:
        thoughts.MINDS.clear()


class Tab:
    """A tab of the browser, as far as a match needs one: it plays the first move it is offered."""

    def __init__(self, page: MemoryPage, server: running.PageServer) -> None:
        self.page = page
        self.server = server
        self.sent = 0

    async def ask(self, path: str, body: t.Any = None) -> tuple[bool, t.Any]:  # noqa: ANN401 - any message
        self.sent += 1
        answer: asyncio.Future[tuple[bool, t.Any]] = asyncio.get_running_loop().create_future()
        self.page.answers[str(self.sent)] = answer
        self.server.ask(str(self.sent), path, "" if body is None else json.dumps(body), TOKEN)
        return await answer

    async def found(self, path: str, body: t.Any = None) -> t.Any:  # noqa: ANN401
        ok, found = await self.ask(path, body)
        if not ok:
            raise AssertionError(f"{path}: {found}")
        return found

    async def open(self, game: str, chairs: t.Sequence[str]) -> str:
        wish = {"terms": {"game": game, "chairs": ["", *chairs]}, "name": "Ada"}
        return t.cast("str", (await self.found("/tables", wish))["table"])

    def say(self, line: str, **message: t.Any) -> None:  # noqa: ANN401
        self.sent += 1
        self.server.receive(line, json.dumps({"id": str(self.sent), **message}))

    async def play(self, table: str, *, hints: bool = False) -> None:
        """Until the match is over."""
        self.server.connect(table, table, TOKEN)
        self.server.receive(table, json.dumps({"do": "hello"}))
        self.say(table, do="start")
        while True:
            line, message = await asyncio.wait_for(self.page.heard.get(), PATIENCE)
            if line != table or message["is"] != "told":
                continue
            if message.get("winners") is not None:
                break
            if message.get("question"):
                if hints:
                    self.say(table, do="hint", seat=message["seat"])
                move = first_move(message["menu"])
                self.say(table, do="move", seat=message["seat"], question=message["question"], move=move)
        self.server.disconnect(table)


def first_move(menu: t.Any) -> str:  # noqa: ANN401 - as JSON has it
    """The first choice of every question."""
    while True:
        choice = menu["choices"][0]
        if choice.get("then") is None:
            return t.cast("str", choice["move"])
        menu = choice["then"]


async def rehearse() -> None:
    """Everything that can be asked of a page's server, once."""
    page = MemoryPage()
    server = await running.begin(page, 0.0)
    tab = Tab(page, server)
    for game in games():
        for level in LEVELS:  # what a bot is made of has to be there, too
            bot(level, Chair(game, game.edition(), usual_seats(game, game.edition()), 0), 1)
        table = await tab.open(game.name, ["easy"])
        await tab.play(table, hints=compiled())
        studies = ["", "/record", "/replay?seat=a", "/deals", *(["/analysis?seat=a"] if compiled() else [])]
        for study in studies:
            await tab.found(f"/tables/{table}{study}")
        await tab.found("/opened", {"record": await tab.found(f"/tables/{table}/record")})
        await tab.found(f"/rules/{game.name}?against={game.editions[-1].name}")
    ok, refused = await tab.ask("/tables/here-none")
    assert (ok, refused["code"]) == (False, "no-such-table")  # noqa: S101 - it is a check
    exported = await tab.found("/exported")
    await tab.found("/imported", {"token": TOKEN, "tables": exported})
    await tab.found("/games")
    assert transfer.MOST_TABLES  # noqa: S101
    assert p.API  # noqa: S101
