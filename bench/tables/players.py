"""Players that generate load: each answers every question with a random legal move of the menu it was sent."""

from __future__ import annotations

import asyncio
import dataclasses
import time
import typing as t

import msgspec
from bench.tables.line import Line, post

from kartaro.server.protocol import API

if t.TYPE_CHECKING:
    from collections.abc import Awaitable

    from kartaro.core.generator import Generator

TERMS = {"game": "love-letter", "edition": "2019", "chairs": ["", ""]}
NAMES = ("Ada", "Ben")
ENCODER = msgspec.json.Encoder()


# ---------------------------------------------------------------------- what is read of messages


class MenuItem(msgspec.Struct, gc=False):
    """An answer: a move, or a further question."""

    move: str = ""
    then: Menu | None = None


class Menu(msgspec.Struct, gc=False):
    """A question."""

    choices: list[MenuItem]


class Told(msgspec.Struct, tag="told", tag_field="is", gc=False):
    """What a seat is asked, if it is."""

    seat: int
    question: int = 0
    menu: Menu | None = None
    winners: list[int] | None = None


class SeatInfo(msgspec.Struct, gc=False):
    """Whether somebody is there, and whose table it is."""

    present: bool = False
    owner: bool = False


class Info(msgspec.Struct, gc=False):
    """How far a table is, and where it goes on."""

    table: str
    chairs: list[SeatInfo]
    phase: str
    next: str = ""


class Table(msgspec.Struct, tag="table", tag_field="is", gc=False):
    """The table has changed."""

    info: Info
    you: list[int]


class Done(msgspec.Struct, tag="done", tag_field="is", gc=False):
    """A request was granted."""

    id: str


class No(msgspec.Struct, tag="no", tag_field="is", gc=False):
    """A request was refused."""

    code: str


Message = Told | Table | Done | No
DECODER: msgspec.json.Decoder[list[Message]] = msgspec.json.Decoder(list[Message])


# ---------------------------------------------------------------------- players


@dataclasses.dataclass
class Load:
    """All players together: how they play, and their results."""

    port: int
    dice: Generator
    think: tuple[float, float] = (0.0, 0.0)
    """Minimum and maximum seconds from a question to its answer."""
    waits: list[float] = dataclasses.field(default_factory=list)
    """Seconds to the acknowledgement of each move."""
    refused: list[str] = dataclasses.field(default_factory=list)

    def thinking(self) -> float:
        shortest, longest = self.think
        return shortest + (longest - shortest) * self.dice.below(1000) / 1000


class Player:
    """One socket: it holds a seat, or all of a table, and goes on to the next table when a match is over."""

    def __init__(self, load: Load, token: str, moves: int = 0) -> None:
        self.load = load
        self.token = token
        self.line: Line | None = None
        self.answered: dict[int, int] = {}
        """For each seat the last question it has answered."""
        self.asked_at: dict[str, float] = {}
        self.moves = moves
        self.enough = asyncio.Event()
        """All moves it was to make are made."""
        self.table = ""
        self.has_begun = self.has_ended = self.has_followed = False

    async def come(self, table: str) -> None:
        """Sit at a table."""
        hello = ENCODER.encode({"do": "hello", "token": self.token})
        self.line = await Line.connect(self.load.port, f"{API}/tables/{table}/socket", hello, self.hear)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None

    def ask(self, **request: object) -> None:
        if self.line is not None:
            self.line.send(ENCODER.encode(request))

    def hear(self, frame: bytes) -> None:
        for message in DECODER.decode(frame):
            if isinstance(message, Told):
                self.hear_told(message)
            elif isinstance(message, Done):
                self.hear_done(message.id)
            elif isinstance(message, Table):
                self.hear_table(message)
            else:
                self.load.refused.append(message.code)

    def hear_told(self, told: Told) -> None:
        if told.winners is not None:
            self.end(told.seat)
        elif told.menu is not None and told.question > self.answered.get(told.seat, 0):
            self.answered[told.seat] = told.question
            self.think_about(told, self.any_move(told.menu))

    def any_move(self, menu: Menu) -> str:
        """Choose a random path through the menu."""
        choice = menu.choices[self.load.dice.below(len(menu.choices))]
        return self.any_move(choice.then) if choice.then is not None else choice.move

    def think_about(self, told: Told, move: str) -> None:
        seconds = self.load.thinking()
        if seconds:
            asyncio.get_running_loop().call_later(seconds, self.answer, told, move, self.line)
        else:
            self.answer(told, move, self.line)

    def answer(self, told: Told, move: str, line: Line | None) -> None:
        if line is not self.line:
            return
        name = f"{told.seat}.{told.question}"
        self.asked_at[name] = time.perf_counter()
        self.ask(do="move", id=name, seat=told.seat, question=told.question, move=move)

    def hear_done(self, name: str) -> None:
        asked_at = self.asked_at.pop(name, None)
        if asked_at is not None:
            self.moves -= 1
            if self.moves == 0:
                self.enough.set()
            self.load.waits.append(time.perf_counter() - asked_at)

    def hear_table(self, table: Table) -> None:
        """The owner starts when all are connected; after a rematch all follow to the next table."""
        info = table.info
        if info.table != self.table:
            self.table = info.table
            self.answered.clear()
            self.asked_at.clear()
            self.has_begun = self.has_ended = self.has_followed = False
        if info.next:
            if not self.has_followed:
                self.has_followed = True
                self.ask(do="follow", id="follow")
        elif info.phase == "waiting" and not self.has_begun and self.may_start(table):
            self.has_begun = True
            self.ask(do="start", id="start")

    def may_start(self, table: Table) -> bool:
        chairs = table.info.chairs
        return any(chairs[seat].owner for seat in table.you) and all(chair.present for chair in chairs)

    def end(self, seat: int) -> None:
        if seat == 0 and not self.has_ended:
            self.has_ended = True
            self.ask(do="rematch", id="rematch")


# ---------------------------------------------------------------------- tables


class Opened(t.NamedTuple):
    """A table and its two players."""

    table: str
    players: list[Player]

    async def come(self) -> None:
        for player in self.players:
            await player.come(self.table)


async def open_table(load: Load) -> Opened:
    """A new table with both seats taken."""
    opened = await post(load.port, f"{API}/tables", {"terms": TERMS, "name": NAMES[0]})
    table = opened["table"]
    joined = await post(load.port, f"{API}/tables/{table}/join", {"name": NAMES[1]})
    return Opened(table, [Player(load, opened["token"]), Player(load, joined["token"])])


async def leave_in_play(load: Load, moves: int) -> None:
    """A new table in the middle of a match, without clients; one socket has held both seats."""
    opened = await post(load.port, f"{API}/tables", {"terms": TERMS, "name": NAMES[0]})
    table, token = opened["table"], opened["token"]
    await post(load.port, f"{API}/tables/{table}/join", {"name": NAMES[1]}, token)
    player = Player(load, token, moves)
    await player.come(table)
    await player.enough.wait()
    player.leave()


async def some_at_a_time(works: t.Iterable[t.Callable[[], Awaitable[t.Any]]], number: int) -> list[t.Any]:
    """Run all awaitables with limited concurrency."""
    room = asyncio.Semaphore(number)

    async def one(work: t.Callable[[], Awaitable[t.Any]]) -> object:
        async with room:
            return await work()

    return await asyncio.gather(*(one(work) for work in works))
