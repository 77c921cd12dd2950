"""Connections that come in great number, half, slowly, or under another's name."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import typing as t

import pytest
import uvicorn
from tests.attacks.raw import HELLO, Raw, end_of, frame, table_socket
from tests.server.inside import PATIENCE, Line, Message, connected, lobby, memory_app, two_play
from tests.server.test_websocket import Transport
from uvicorn.server import ServerState
from websockets.frames import Opcode

from kartaro.server import protocol as p
from kartaro.server.connections import incoming
from kartaro.server.connections.incoming import LARGEST_HEAD, Crowd, admitting
from kartaro.server.credentials import Proxies
from kartaro.server.limits import Limits
from kartaro.server.settings import Settings
from kartaro.server.tables import broadcast
from kartaro.server.tables.session import ClientSession
from kartaro.server.tables.state import State

if t.TYPE_CHECKING:
    from tests.server.driving import Server

    from kartaro.server.tables.lobby import Lobby
    from kartaro.server.tables.runner import Runner

SOURCES = (f"127.0.2.{number}" for number in itertools.count(1))
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: "
MANY = (429, "too-many")


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET", HALF, b"POST /api/1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "a word", "headers", "a body"],
)
def test_a_request_that_does_not_end_is_not_waited_for(begun: bytes, hasty: Server) -> None:
    halves = [Raw(hasty.port, next(SOURCES)) for _ in range(50)]
    for raw in halves:
        raw.send(begun)
    assert {raw.status() for raw in halves} == {(408, "took-too-long")}
    for raw in halves:
        raw.socket.close()


def test_headers_that_come_byte_by_byte_have_no_more_time(hasty: Server) -> None:
    with Raw(hasty.port, next(SOURCES)) as raw:
        raw.send(HALF)
        raw.socket.settimeout(0.05)
        sent = 0
        while sent < 200 and raw.send(b"x"):
            sent += 1
            try:
                raw.unread += raw.socket.recv(1000)
            except TimeoutError:
                continue
            break
        assert raw.unread.startswith(b"HTTP/1.1 408")


def test_headers_that_are_too_long_are_refused(server: Server) -> None:
    with Raw(server.port, next(SOURCES)) as raw:
        raw.send(HALF + b"x" * 2 * LARGEST_HEAD)
        assert raw.status()[0] == 400


@contextlib.contextmanager
def exhausted(server: Server, path: str, **headers: str) -> t.Iterator[str]:
    """An address that has asked for this until it was too much."""
    source = next(SOURCES)
    for _ in range(1000):
        with Raw(server.port, source) as raw:
            raw.request(path, **headers)
            if raw.until(b"\r\n\r\n").startswith(b"HTTP/1.1 429"):
                yield source
                return
    raise AssertionError(path)


UPGRADE = {"upgrade": "websocket", "connection": "Upgrade"}
CHEAP = ["/health", "/metrics", "/nowhere", "/api/1/games", "/icon.svg"]


def test_sockets_that_one_address_opens_are_limited_and_others_come_all_the_same(strict: Server) -> None:
    path = table_socket(strict)
    with exhausted(strict, path, **UPGRADE), Raw(strict.port, next(SOURCES)).upgrade(path) as raw:
        raw.send(frame(Opcode.TEXT, HELLO) + frame(Opcode.CLOSE, (1000).to_bytes(2)))
        assert end_of(raw).code == 1000


@pytest.mark.parametrize("path", CHEAP)
def test_requests_of_one_address_are_limited_whatever_they_ask_for(path: str, strict: Server) -> None:
    """Also those that cost little, and those for nothing there is."""
    with exhausted(strict, path, connection="close"), Raw(strict.port, next(SOURCES)) as raw:
        raw.request("/health", connection="close")
        assert raw.status() == (200, "")


def test_a_stranger_who_claims_to_ask_for_others_pays_all_the_same(strict: Server) -> None:
    claims = itertools.count()
    source = next(SOURCES)
    ends: set[bytes] = set()
    while len(ends) < 2 and next(claims) < 1000:
        with Raw(strict.port, source) as raw:
            raw.request("/api/1/lobby", **UPGRADE, x_forwarded_for=f"2001:db8:{next(claims):x}::1")
            ends.add(raw.until(b"\r\n\r\n")[:12])
    assert ends == {b"HTTP/1.1 101", b"HTTP/1.1 429"}


def test_of_a_trusted_proxy_sockets_and_requests_pay_as_whom_it_asks_for(strict: Server) -> None:
    """The last address that is no proxy of ours, for both; what its client claims before that is nothing."""
    claimed = {"x_forwarded_for": "198.51.100.1, 203.0.113.9"}
    ends: set[str] = set()
    for _ in range(1000):
        with Raw(strict.port, "127.0.0.1") as raw:
            raw.request("/health", connection="close", **claimed)
            if raw.status() == MANY:
                break
    with Raw(strict.port, "127.0.0.1").upgrade("/api/1/lobby", x_forwarded_for="192.0.2.1, 203.0.113.9") as raw:
        raw.send(frame(Opcode.CLOSE))
        ends.add(end_of(raw).reason)
    with Raw(strict.port, "127.0.0.1") as raw:
        raw.request("/health", connection="close", x_forwarded_for="203.0.113.9, 198.51.100.1")
        assert raw.status() == (200, "")
    assert ends == {"too-many"}


def test_a_crowd_counts_connections_and_forgets_those_that_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming, "MOST_CONNECTIONS", 2)
    crowd = Crowd(Limits(1e9, lambda: 0.0), Proxies("127.0.0.1"))
    assert [crowd.enter("127.0.0.1") for _ in range(3)] == [True] * 3  # a proxy has the connections of all it asks for
    assert [crowd.enter("::1") for _ in range(3)] == [True, True, False]
    assert crowd.enter("192.0.2.1")
    for _ in range(3):
        crowd.leave("::1")
    assert crowd.enter("::1")
    assert set(crowd.open) == {"127.0.0.1", "::/64", "192.0.2.1"}


def test_an_answer_that_is_never_read_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming, "TIME_TO_READ", 0.01)

    async def scene() -> None:
        kind = admitting(Crowd(Limits(1e9, lambda: 0.0), Proxies("")))
        connection = kind(uvicorn.Config(memory_app(Settings()), log_config=None), ServerState(), {})
        transport = Transport()
        connection.connection_made(transport)
        connection.pause_writing()
        connection.resume_writing()
        await asyncio.sleep(0.02)
        assert transport.is_open
        connection.pause_writing()
        await asyncio.wait_for(transport.closed.wait(), PATIENCE)
        connection.connection_lost(None)
        assert not kind.crowd.open

    asyncio.run(scene())


@pytest.mark.parametrize("nested", [b"[" * 8000, b'{"a":' * 2000, b'{"name":' + b"[" * 5000 + b"]" * 5000 + b"}"])
def test_what_is_nested_too_deeply_is_refused(nested: bytes, server: Server) -> None:
    refused = server.ask("POST", "/api/1/tables", content=nested, headers={"content-type": "application/json"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-message")
    with Raw(server.port, next(SOURCES)).upgrade(table_socket(server)) as raw:
        raw.send(frame(Opcode.TEXT, nested[:4000]))
        assert end_of(raw).reason == "bad-message"


# ---------------------------------------------------------------------- who says so


@pytest.mark.parametrize("where", ["lobby", "table"])
def test_no_socket_is_opened_for_a_page_from_elsewhere(where: str, server: Server) -> None:
    path = "/api/1/lobby" if where == "lobby" else table_socket(server)
    for headers, reason in (
        ({"origin": "https://elsewhere.example"}, "other-origin"),
        ({"host": "elsewhere.example", "origin": "http://elsewhere.example"}, "unknown-host"),
    ):
        with Raw(server.port, next(SOURCES)).upgrade(path, **headers) as raw:
            raw.send(frame(Opcode.CLOSE))
            end = end_of(raw)
        assert (end.code, end.reason, [message["is"] for message in end.messages]) == (4000, reason, ["no"])


@pytest.mark.parametrize("path", ["/", "/health", "/api/1/tables", "/nowhere"])
def test_nothing_is_answered_under_a_name_that_is_not_ours(path: str, server: Server) -> None:
    for host in ("elsewhere.example", "x" * 3000, "127.0.0.1.elsewhere.example", "[", "198.51.100.7"):
        with Raw(server.port, next(SOURCES)) as raw:
            raw.request(path, host=host, connection="close")
            assert raw.status() == (421, "unknown-host")


def test_qr_codes_are_short_few_and_drawn_once(server: Server) -> None:
    table = server.open()["table"]
    source, codes, drawn = next(SOURCES), [], set()
    for _ in range(30):
        with Raw(server.port, source) as raw:
            raw.request(f"/t/{table}/code.svg", connection="close")
            answer = raw.rest()
        codes.append(answer[9:12])
        drawn.add(answer.partition(b"\r\n\r\n")[2])
    assert set(codes) == {b"200", b"429"}
    assert len(drawn) == 2
    long = "x" * 300
    ada = server.open(token=long)
    refused = server.ask("GET", f"/t/{ada['table']}/own-code.svg", long)
    assert (refused.status_code, refused.json()["code"]) == (413, "too-long")


# ---------------------------------------------------------------------- arrivals


def counted(monkeypatch: pytest.MonkeyPatch, of: type, name: str) -> list[object]:
    """One entry for every call of a method from now on."""
    calls: list[object] = []
    method = getattr(of, name)

    def called(*words: object) -> object:
        calls.append(words)
        return method(*words)

    monkeypatch.setattr(of, name, called)
    return calls


def test_watchers_who_come_and_go_cost_those_who_are_there_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with lobby() as (rooms, _):
            runner = await two_play(rooms)
            async with connected(rooms, runner, "ada") as (_, line):
                looks = counted(monkeypatch, State, "info")
                frames = len(line.sent)
                for _ in range(200):
                    async with connected(rooms, runner, "", p.Hello(watch=True)):
                        pass
                assert len(looks) <= 2
                assert len(line.sent) == frames

    asyncio.run(scene())


def test_a_seat_that_comes_and_goes_is_told_of_at_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_PAUSE", 0.5)

    async def scene() -> None:
        async with lobby() as (rooms, _):
            runner = await two_play(rooms)
            async with connected(rooms, runner, "ada") as (_, line):
                frames = len(line.sent)
                for _ in range(100):
                    async with connected(rooms, runner, "ben"):
                        pass
                    for _ in range(3):
                        await asyncio.sleep(0)  # whoever has to be told is
                assert len(line.sent) - frames <= 20
                async with connected(rooms, runner, "ben"):
                    await line.until(lambda message: message is line.heard[-1] and shows(message, 1))

    asyncio.run(scene())


def test_what_watchers_are_told_is_made_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are; and all are told."""

    async def scene() -> None:
        async with lobby() as (rooms, _):
            runner = await two_play(rooms)
            made = counted(monkeypatch, broadcast.Broadcast, "push")
            lines = [await watcher(rooms, runner) for _ in range(3 * broadcast.AT_ONCE)]
            for line in lines:
                await line.until(lambda message: message["is"] == "told")
            before = len(made)
            seat = runner.state.asked()[0]
            move = runner.state.game.move_text(seat, runner.state.match.codes(seat)[0])
            await runner.playing.answer(seat, 1, move, "x")
            count = runner.state.match.told_count(6)
            for line in lines:
                await line.until(lambda message: message.get("count") == count)
            assert len(made) - before == 1

    asyncio.run(scene())


def shows(message: Message, seat: int) -> bool:
    """Whether it says that this seat's person is here."""
    return message["is"] == "table" and "present" in message["info"]["chairs"][seat]


async def watcher(rooms: Lobby, runner: Runner) -> Line:
    line = Line()
    line.client = ClientSession(line, runner, rooms, "", p.Hello(watch=True))
    line.client.start()
    return line
