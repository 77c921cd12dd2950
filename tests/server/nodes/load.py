"""Clients that play while nodes and databases fail: they go to another node, send again, and write down everything."""

from __future__ import annotations

import asyncio
import contextlib
import time
import typing as t

import httpx
from tests.server.driving import Player, Server, walk
from tests.server.nodes.checker import DONE, REFUSED, UNKNOWN, Answer, Heard, History
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from kartaro.core.generator import Generator

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError, httpx.HTTPError)
LONGEST_WAIT = 4.0
"""Seconds after which a client takes its node for dead."""
PEOPLE = ("Ada", "Ben")


class Elsewhere(Exception):
    """The node does not answer, or not well."""


class Load:
    """Pairs of people, each with a bot at a table; when a match is over, they open another one."""

    def __init__(self, nodes: list[Server], pairs: int, think: float = 0.0) -> None:
        self.nodes = nodes
        self.think = think
        """Seconds that people take before they answer."""
        self.dice = Generator(11)
        self.answers: list[Answer] = []
        self.players: list[Player] = []
        """Of all tables there have been."""
        self.stopped = asyncio.Event()
        self.acknowledged: list[float] = [0.0] * pairs
        """For every pair, when it was last told `done`."""
        self.now: list[list[Player]] = [[] for _ in range(pairs)]
        self.moves = 0
        self.tasks = [asyncio.create_task(self.pair(number)) for number in range(pairs)]

    def any_node(self) -> Server:
        return self.nodes[self.dice.below(len(self.nodes))]

    async def pair(self, number: int) -> None:
        while not self.stopped.is_set():
            seats = await self.table()
            if seats:
                players = [Player(self.any_node(), one["table"], one["token"]) for one in seats]
                self.players += players
                self.now[number] = players
                await asyncio.gather(*(Client(self, number, player).play() for player in players))

    async def table(self) -> list[dict[str, t.Any]]:
        """A new table with two people; nothing, if that could not be had."""
        node = self.any_node()
        terms = {"game": "love-letter", "chairs": ["", "", "easy"], "options": {"tokens_to_win": "3"}}
        with contextlib.suppress(*LOST, KeyError, ValueError):
            async with httpx.AsyncClient(base_url=node.base, timeout=LONGEST_WAIT) as http:
                body = {"name": PEOPLE[0], "terms": terms}
                ada = (await http.post("/api/1/tables", json=body)).json()
                http.cookies.clear()
                ben = (await http.post(f"/api/1/tables/{ada['table']}/join", json={"name": PEOPLE[1]})).json()
                return [ada, ben] if ben["token"] else []
        await asyncio.sleep(0.05)
        return []

    async def until_all_go_on(self, since: float, longest: float = 60.0) -> float:
        """Wait until every pair has had an answer acknowledged after that; seconds until the last had."""
        async with asyncio.timeout(longest):
            while min(self.acknowledged) < since:  # noqa: ASYNC110 - of many
                await asyncio.sleep(0.02)
        return max(self.acknowledged) - since if self.acknowledged else 0.0

    def pairs_at(self, node: Server) -> list[int]:
        """The pairs of which somebody plays at a node now."""
        return [number for number, players in enumerate(self.now) if any(one.server is node for one in players)]

    async def first_after(self, since: float, pair: int) -> float:
        while self.acknowledged[pair] < since:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
        return self.acknowledged[pair] - since

    async def stop(self) -> History:
        """Everybody stops, and hears the rest at a node of their own."""
        self.stopped.set()
        await asyncio.gather(*self.tasks)
        heard = [Heard(one.table, seat, told) for one in self.players for seat, told in one.told.items()]
        return History(self.answers, heard)


class Client:
    """One person."""

    def __init__(self, load: Load, pair: int, player: Player) -> None:
        self.load = load
        self.pair = pair
        self.player = player
        self.unsure: dict[str, t.Any] | None = None
        """The answer of which it is not known what became of it."""

    async def play(self) -> None:
        while not self.load.stopped.is_set() and self.player.over is None:
            try:
                async with asyncio.timeout(LONGEST_WAIT + 1):
                    await self.turn()
            except (*LOST, Elsewhere, AssertionError):
                await self.go_elsewhere()
        with contextlib.suppress(*LOST):
            await self.player.vanish()

    async def turn(self) -> None:
        player = self.player
        if player.reading is None or player.ended:
            await player.finish()
            await player.come()
        if self.unsure is not None:
            await self.answer(self.unsure)
        await player.until(
            lambda: player.ended or player.over is not None or self.question() or self.may_start(), LONGEST_WAIT
        )
        if player.ended:
            raise Elsewhere(player.ended)
        if self.may_start():
            await player.ask("start", id=f"start-{time.monotonic()}")
            await player.until(lambda: player.ended or player.info["phase"] != "waiting", LONGEST_WAIT)
        elif push := self.question():
            await asyncio.sleep(self.load.think)
            seat = player.you[0]
            move = {"seat": seat, "question": push["question"], "move": walk(push["menu"], self.load.dice)}
            await self.answer({"id": f"{seat}.{push['question']}.{self.load.dice.below(10**9)}", **move})

    def question(self) -> dict[str, t.Any] | None:
        return self.player.question(self.player.you[0]) if self.player.you else None

    def may_start(self) -> bool:
        info = self.player.info
        return bool(info) and info["phase"] == "waiting" and self.player.you == [0]

    async def answer(self, move: dict[str, t.Any]) -> None:
        """Send it, and write down what became of it; as long as that is not known, it is sent again."""
        self.unsure = move
        async with asyncio.timeout(LONGEST_WAIT):
            reply = await self.player.ask("move", **move)
        if reply["is"] == "ended":
            raise Elsewhere(reply["code"])
        result = DONE if reply["is"] == "done" else REFUSED
        if result == REFUSED and reply["code"] == "already-answered":
            self.player.answered[move["seat"]] = move["question"]
        if result == DONE:
            self.load.acknowledged[self.pair] = time.monotonic()
            self.load.moves += 1
            self.player.answered[move["seat"]] = move["question"]
        self.note(move, result)
        self.unsure = None
        if reply.get("code") == "store-failed":
            raise Elsewhere(reply["code"])
        if reply.get("code") == "bot-plays":
            await self.player.ask("return", seat=move["seat"])

    def note(self, move: dict[str, t.Any], result: str) -> None:
        self.load.answers.append(
            Answer(self.player.table, move["seat"], move["question"], move["move"], move["id"], result)
        )

    async def go_elsewhere(self) -> None:
        """To another node; what was sent and not answered is sent again there."""
        if self.unsure is not None:
            self.note(self.unsure, UNKNOWN)
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(1):
                await self.player.vanish()
        self.player.reading = None
        others = [node for node in self.load.nodes if node is not self.player.server]
        self.player.server = others[self.load.dice.below(len(others))]
        await asyncio.sleep(0.05)
