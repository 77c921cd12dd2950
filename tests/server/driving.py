"""A server in a process of its own, and clients that keep every byte they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import typing as t
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator

ROOT = Path(__file__).parents[2]
PUBLIC = 6
PATIENCE = 60.0
"""Seconds to wait for something that must happen."""
A_MOMENT = 0.3
"""Seconds to wait for something that must not happen."""
Message = dict[str, t.Any]


# ---------------------------------------------------------------------- the server


class Server:
    """A server with a data folder. It can be killed, and started again at the same address."""

    def __init__(
        self, folder: Path, *, pace: float = 0.01, generous: bool = False, variables: t.Mapping[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.variables = dict(variables or {})
        """Additional environment variables."""
        self.words = [str(pace), *["generous"] * generous]
        self.program = "tests.server.one_server"
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log_file = folder.with_name(f"{folder.name}.log")
        self.http = httpx.Client(base_url=self.base, timeout=PATIENCE)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> t.Self:
        command = [sys.executable, "-m", self.program, str(self.port), str(self.folder), *self.words]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), **self.variables}
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        self.wait_until_it_answers()
        return self

    def wait_until_it_answers(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.http.get("/health").raise_for_status()
            except httpx.HTTPError:
                assert self.running().poll() is None, self.log()
                assert time.monotonic() < end, self.log()
                time.sleep(0.03)
            else:
                return

    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None
        return self.process

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        self.running().kill()
        self.running().wait()

    def stop(self) -> int:
        """Stop it, as an administrator would; its exit code."""
        self.running().send_signal(signal.SIGTERM)
        return self.running().wait(PATIENCE)

    def end(self) -> None:
        """Clean up."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.http.close()

    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    # Asking

    def ask(self, method: str, path: str, token: str = "", **more: t.Any) -> httpx.Response:  # noqa: ANN401 - httpx'
        headers = {**more.pop("headers", {}), **({"authorization": f"Bearer {token}"} if token else {})}
        self.http.cookies.clear()
        answer = self.http.request(method, path, headers=headers, **more)
        self.http.cookies.clear()
        return answer

    def open(self, name: str = "Ada", token: str = "", **terms: t.Any) -> Message:  # noqa: ANN401 - any terms
        """Open a table; its name, and the token of the first seat."""
        body = {"name": name, "terms": {"game": "love-letter", "chairs": ["", ""], **terms}}
        return made(self.ask("POST", "/api/1/tables", token, json=body))

    def join(self, table: str, name: str, token: str = "", **more: t.Any) -> Message:  # noqa: ANN401
        return made(self.try_to_join(table, name, token, **more))

    def try_to_join(self, table: str, name: str, token: str = "", **more: t.Any) -> httpx.Response:  # noqa: ANN401
        return self.ask("POST", f"/api/1/tables/{table}/join", token, json={"name": name, **more})

    def info(self, table: str) -> Message:
        return made(self.ask("GET", f"/api/1/tables/{table}"), 200)


def made(answer: httpx.Response, status: int = 201) -> Message:
    assert answer.status_code == status, (answer.status_code, answer.text)
    return t.cast("Message", answer.json())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return t.cast("int", probe.getsockname()[1])


# ---------------------------------------------------------------------- clients


class Player:
    """A client at a table: every byte it was sent, and what follows from it."""

    def __init__(self, server: Server, table: str, token: str = "", *, watch: bool = False) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.watch = watch
        self.frames: list[bytes] = []
        self.messages: list[Message] = []
        self.info: Message = {}
        self.you: list[int] = []
        self.told: dict[int, list[Message]] = {}
        self.pushes: dict[int, list[Message]] = {}
        self.replies: dict[str, Message] = {}
        self.asks = 0
        self.answered: dict[int, int] = {}
        """For every seat the last question it has answered."""
        self.over: list[int] | None = None
        self.ended = ""
        """The reason for which the server closed the connection."""
        self.news = asyncio.Event()
        self.line: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    # Coming and going

    async def come(self, *, have: t.Mapping[str, int] | None = None, **more: t.Any) -> t.Self:  # noqa: ANN401
        """Connect and say hello; by default with no facts, so that all are sent."""
        if have is None:
            have = {str(seat): len(told) for seat, told in self.told.items()}
        hello = {"do": "hello", "token": self.token, "have": have, "watch": self.watch, **more}
        address = f"{self.server.base.replace('http', 'ws')}/api/1/tables/{self.table}/socket"
        self.line = await connect(address, compression=None, max_size=None, proxy=None)
        self.ended = ""
        await self.send(hello)
        self.reading = asyncio.create_task(self.read(self.line))
        return self

    async def go(self) -> None:
        """Close the connection."""
        if self.line is not None:
            await self.line.close()
        await self.finish()

    async def vanish(self) -> None:
        """Drop the connection without closing it."""
        if self.line is not None:
            self.line.transport.abort()
        await self.finish()

    async def finish(self) -> None:
        if self.reading is not None:
            await self.reading
            self.reading = None

    async def back(self) -> t.Self:
        """Reconnect as soon as the server responds."""
        await self.finish()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self.come()
                except (OSError, ConnectionClosed, EOFError):
                    await asyncio.sleep(0.02)
                except Exception as error:
                    if "HTTP" not in str(error):
                        raise
                    await asyncio.sleep(0.02)

    # Hearing

    async def read(self, line: ClientConnection) -> None:
        try:
            while True:
                frame = await line.recv(decode=False)
                self.frames.append(frame)
                for message in json.loads(frame):
                    self.hear(message)
                self.news.set()
        except ConnectionClosed as closed:
            self.ended = (closed.rcvd.reason if closed.rcvd else "") or "lost"
            self.news.set()

    def hear(self, message: Message) -> None:
        self.messages.append(message)
        match message["is"]:
            case "table":
                self.info, self.you = message["info"], message["you"]
            case "told":
                self.hear_push(message["seat"], message)
            case "done" | "no":
                self.replies[message.get("id", "")] = message

    def hear_push(self, seat: int, push: Message) -> None:
        """New facts of a seat, which must continue exactly where the last ones ended."""
        told = self.told.setdefault(seat, [])
        told += push["told"]
        assert len(told) == push["count"], (seat, len(told), push["count"])
        self.pushes.setdefault(seat, []).append(push)
        self.over = push.get("winners", self.over)

    async def until(self, holds: t.Callable[[], t.Any], seconds: float = PATIENCE) -> None:
        """Wait until a condition holds."""
        try:
            async with asyncio.timeout(seconds):
                while not holds():
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            raise AssertionError(self.messages[-5:], self.ended, self.server.log()[-3000:]) from None

    async def caught_up(self) -> None:
        """Everything that was sent so far has been read: a ping is answered after it."""
        assert self.line is not None
        with contextlib.suppress(ConnectionClosed):
            await (await self.line.ping())

    async def until_own(self, holds: t.Callable[[Player], t.Any]) -> None:
        """The same for a condition with one of several players as its argument."""
        await self.until(lambda: holds(self))

    # Speaking

    async def send(self, message: Message) -> None:
        assert self.line is not None
        await self.line.send(json.dumps(message))

    async def ask(self, do: str, **fields: t.Any) -> Message:  # noqa: ANN401 - any request
        """Send a request; the response, `done` or `no`."""
        name = fields.pop("id", "") or self.new_id()
        self.replies.pop(name, None)
        await self.send({"do": do, "id": name, **fields})
        await self.until(lambda: name in self.replies or self.ended)
        return self.replies.get(name, {"is": "ended", "code": self.ended})

    def new_id(self) -> str:
        self.asks += 1
        return f"ask-{self.asks}"

    async def ok(self, do: str, **fields: t.Any) -> None:  # noqa: ANN401
        answer = await self.ask(do, **fields)
        assert answer["is"] == "done", answer

    async def refused(self, do: str, **fields: t.Any) -> str:  # noqa: ANN401
        """The code with which a request is refused."""
        answer = await self.ask(do, **fields)
        assert answer["is"] == "no", answer
        return t.cast("str", answer["code"])

    # Playing

    def question(self, seat: int) -> Message | None:
        """The push with a question that this seat has not answered."""
        pushes = self.pushes.get(seat)
        if not pushes or not pushes[-1].get("question"):
            return None
        return pushes[-1] if pushes[-1]["question"] > self.answered.get(seat, 0) else None

    async def asked(self, seat: int) -> Message:
        await self.until(lambda: self.question(seat))
        found = self.question(seat)
        assert found is not None
        return found

    async def play_once(self, seat: int, dice: Generator) -> Message:
        """Answer the question of a seat at random; the move that was acknowledged."""
        push = await self.asked(seat)
        move = {"seat": seat, "question": push["question"], "move": walk(push["menu"], dice)}
        reply = await self.ask("move", **move)
        if not (self.info["terms"].get("live") and reply.get("code") == "already-answered"):  # another was faster
            assert reply["is"] == "done", reply
        self.answered[seat] = push["question"]
        return move

    async def play(self, dice: Generator, most: int = 1_000_000) -> int:
        """Answer every question until the match is over, or `most` of them; the number of answers."""
        count = 0
        while count < most:
            await self.until(lambda: self.over is not None or self.ended or any(map(self.question, self.you)))
            if self.over is not None or self.ended:
                break
            seat = next(seat for seat in self.you if self.question(seat))
            await self.play_once(seat, dice)
            count += 1
        return count


async def take_turns(
    count: int, dice: Generator, *players: Player, unless: t.Callable[[], bool] = lambda: False
) -> None:
    """Make this many moves of whoever is asked; no more, if that holds before somebody is."""
    for _ in range(count):
        async with asyncio.timeout(PATIENCE):
            while not (asked := [(one, seat) for one in players for seat in one.you if one.question(seat)]):
                if unless():
                    return
                await asyncio.sleep(0.005)
        one, seat = asked[0]
        await one.play_once(seat, dice)


def walk(menu: Message, dice: Generator) -> str:
    """A random move of a menu."""
    choice = menu["choices"][dice.below(len(menu["choices"]))]
    return walk(choice["then"], dice) if choice.get("then") else t.cast("str", choice["move"])


def moves_of(menu: Message) -> list[str]:
    """Every move of a menu."""
    return [move for choice in menu["choices"] for move in moves_below(choice)]


def moves_below(choice: Message) -> list[str]:
    return moves_of(choice["then"]) if choice.get("then") else [choice["move"]]


# ---------------------------------------------------------------------- scenes


@contextlib.asynccontextmanager
async def sitting(server: Server, *who: Message, watch: bool = False) -> t.AsyncIterator[list[Player]]:
    """Connected clients of all who are seated, disconnected at the end."""
    players = [await Player(server, one["table"], one["token"], watch=watch).come() for one in who]
    try:
        for player in players:
            await player.until_own(lambda player: player.info or player.ended)
        yield players
    finally:
        for player in players:
            await player.vanish()


@contextlib.asynccontextmanager
async def watching(server: Server, table: str, token: str = "", *, watch: bool = True) -> t.AsyncIterator[Player]:
    """A client that watches."""
    player = await Player(server, table, token, watch=watch).come()
    try:
        await player.until(lambda: player.info or player.ended)
        yield player
    finally:
        await player.vanish()


def two_at_a_table(server: Server, **terms: t.Any) -> tuple[Message, Message]:  # noqa: ANN401 - any terms
    """A table of two: Ada has opened it, and Ben has joined."""
    ada = server.open("Ada", **terms)
    return ada, server.join(ada["table"], "Ben")
