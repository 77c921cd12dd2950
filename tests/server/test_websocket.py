"""Sockets as the protocol has them: messages in parts, pings, messages that are too large, and some at once."""

from __future__ import annotations

import asyncio
import itertools
import json
import typing as t

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scale import times
from tests.server.inside import PATIENCE
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from kartaro.server.connections import websocket
from kartaro.server.connections.websocket import LARGEST_MESSAGE, Outbox, WebSocket, frame_head
from kartaro.server.limits import Budget, address_limits

if t.TYPE_CHECKING:
    from tests.server.driving import Server
    from websockets.asyncio.client import ClientConnection

HELLO = '{"do": "hello"}'


def at(server: Server, path: str) -> connect:
    return connect(f"{server.base.replace('http', 'ws')}{path}", compression=None, proxy=None)


def table(server: Server) -> connect:
    return at(server, f"/api/1/tables/{server.open()['table']}/socket")


async def answers(line: ClientConnection, number: int) -> list[str]:
    """The codes of so many refusals, in order."""
    codes: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while len(codes) < number:
            codes += [message["code"] for message in json.loads(await line.recv()) if message["is"] == "no"]
    return codes


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, 65_535, 65_536, 100_000])
def test_a_message_goes_out_as_the_library_would_write_it(size: int) -> None:
    message = b"x" * size
    assert frame_head(size) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_a_message_may_come_in_parts(server: Server) -> None:
    async def scene() -> None:
        async with table(server) as line:
            await line.send([HELLO[:5], HELLO[5:9], HELLO[9:]])
            await line.send(["{", '"do": "move"', "}"])
            assert await answers(line, 1) == ["bad-message"]

    asyncio.run(scene())


def test_what_comes_at_once_is_answered_in_order(server: Server) -> None:
    async def scene() -> None:
        async with table(server) as line:
            await line.send(HELLO)
            for number in range(30):
                await line.send(
                    json.dumps({"do": "speak", "id": str(number), "seat": number % 6, "phrase": "oops"})
                    if number % 2
                    else "nonsense"
                )
            assert await answers(line, 30) == ["bad-message", "not-your-seat"] * 15

    asyncio.run(scene())


def test_a_ping_is_answered(server: Server) -> None:
    async def scene() -> None:
        async with table(server) as line, asyncio.timeout(PATIENCE):
            await (await line.ping())

    asyncio.run(scene())


def test_a_message_that_is_too_large_ends_the_line(server: Server) -> None:
    async def scene() -> None:
        async with table(server) as line, asyncio.timeout(PATIENCE):
            await line.send(HELLO)
            await line.send("x" * (LARGEST_MESSAGE + 1))
            await line.wait_closed()
            assert line.close_code == 1009

    asyncio.run(scene())


def test_where_nobody_is_there_is_no_line(server: Server) -> None:
    async def scene() -> None:
        for path in ("/", "/api/1/tables/x", "/api/1/lobby/x", "/api/1/tables/a/b/socket"):
            with pytest.raises(InvalidStatus) as refused:
                async with at(server, path):
                    pass
            assert refused.value.response.status_code == 404

    asyncio.run(scene())


# ---------------------------------------------------------------------- without a network


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.out = b""
        self.writes = 0
        self.reads = self.is_open = True
        self.closed = asyncio.Event()

    def write(self, data: t.Any) -> None:  # noqa: ANN401 - bytes of any kind
        self.out += data
        self.writes += 1

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return not self.is_open

    def close(self) -> None:
        self.is_open = False
        self.closed.set()

    abort = close


class Ear:
    """Hears one message, and holds the line until it is told to hear more."""

    def __init__(self, line: WebSocket) -> None:
        self.line = line
        self.heard: list[bytes] = []
        self.is_told = 0

    def receive(self, message: bytes) -> None:
        self.heard.append(message)
        self.line.hold()

    def resume(self) -> None:
        self.is_told += 1

    def disconnected(self) -> None:
        self.heard.append(b"lost")


class State:
    """Of uvicorn, as far as a line needs it."""

    def __init__(self) -> None:
        self.connections: set[t.Any] = set()


def opened(outbox: Outbox | None = None) -> tuple[WebSocket, Ear, Transport, State]:
    state, transport = State(), Transport()
    ears: list[Ear] = []

    def answer(line: WebSocket) -> Ear:
        ears.append(Ear(line))
        return ears[0]

    line = WebSocket(answer, t.cast("t.Any", state), outbox or Outbox())
    line.connection_made(transport)
    line.data_received(
        b"GET /x HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: a2FydGFyby1wbGF5ZXJzIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert transport.out.startswith(b"HTTP/1.1 101 ")
    transport.out = b""
    return line, ears[0], transport, state


def said(message: bytes) -> bytes:
    return Frame(Opcode.TEXT, message).serialize(mask=True)


def test_what_comes_while_a_line_is_held_waits_and_no_more_is_read() -> None:
    async def scene() -> None:
        line, ear, transport, _ = opened()
        line.data_received(b"".join(said(b"%d" % number) for number in range(6)))
        assert ear.heard == [b"0"]
        assert not transport.reads
        for number in range(1, 6):
            line.release()
            assert ear.heard[-1] == b"%d" % number
        assert not transport.reads
        line.release()
        assert transport.reads
        line.data_received(said(b"6"))
        assert ear.heard[-1] == b"6"

    asyncio.run(scene())


def test_what_is_sent_in_one_turn_of_the_loop_is_written_once_and_before_what_follows() -> None:
    async def scene() -> None:
        line, _, transport, _ = opened()
        line.send(b"a")
        line.send(b"b")
        assert transport.writes == 1  # the handshake
        await asyncio.sleep(0)
        assert transport.out == b"\x81\x01a\x81\x01b"
        assert transport.writes == 2
        line.send(b"c")
        line.close(1000)
        assert transport.out.startswith(b"\x81\x01a\x81\x01b\x81\x01c\x88")
        await asyncio.sleep(0)
        assert transport.out.count(b"\x81\x01c") == 1

    asyncio.run(scene())


def test_who_has_gone_before_the_end_of_the_turn_keeps_nobody_from_being_told() -> None:
    async def scene() -> None:
        outbox = Outbox()
        (gone, _, gone_transport, _), (line, _, transport, _) = opened(outbox), opened(outbox)
        gone.send(b"a")
        line.send(b"b")
        gone_transport.abort()
        await asyncio.sleep(0)
        assert not gone_transport.out
        assert transport.out == b"\x81\x01b"

    asyncio.run(scene())


def test_many_are_written_to_before_the_turn_of_the_loop_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(websocket, "MOST_UNWRITTEN", 2)
        outbox = Outbox()
        lines = [opened(outbox) for _ in range(3)]
        for line, *_ in lines:
            line.send(b"a")
        assert [transport.out for _, _, transport, _ in lines] == [b"\x81\x01a", b"\x81\x01a", b""]
        await asyncio.sleep(0)
        assert [transport.out for _, _, transport, _ in lines] == [b"\x81\x01a"] * 3

    asyncio.run(scene())


def test_whoever_does_not_answer_a_ping_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(websocket, "PING_INTERVAL", 0.05)
        line, ear, transport, state = opened()
        await asyncio.sleep(0.07)
        assert transport.out == Frame(Opcode.PING, b"").serialize(mask=False)
        line.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
        await asyncio.sleep(0.05)
        assert transport.is_open
        await asyncio.sleep(0.05)
        assert not transport.is_open
        line.connection_lost(None)
        assert ear.heard == [b"lost"]
        assert not state.connections

    asyncio.run(scene())


def test_whoever_reads_slowly_is_told_of_it_when_there_is_room() -> None:
    async def scene() -> None:
        line, ear, _, _ = opened()
        line.pause_writing()
        assert line.is_full
        line.resume_writing()
        assert not line.is_full
        assert ear.is_told == 1

    asyncio.run(scene())


def test_pings_of_whoever_does_not_read_are_not_answered() -> None:
    async def scene() -> None:
        line, _, transport, _ = opened()
        line.pause_writing()
        line.data_received(Frame(Opcode.PING, b"p" * 125).serialize(mask=True) * 1000)
        assert not transport.out
        line.resume_writing()
        line.data_received(Frame(Opcode.PING, b"p").serialize(mask=True))
        assert transport.out == Frame(Opcode.PONG, b"p").serialize(mask=False)
        line.connection_lost(None)

    asyncio.run(scene())


def test_whoever_never_reads_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(websocket, "TIME_TO_READ", 0.01)
        line, _, transport, _ = opened()
        line.pause_writing()
        await asyncio.wait_for(transport.closed.wait(), PATIENCE)
        line.connection_lost(None)

    asyncio.run(scene())


def test_whoever_sends_too_much_is_told_so_and_not_read_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(websocket, "TIME_TO_LEAVE", 0.01)
        line, ear, transport, _ = opened()
        line.budget = Budget(1.0, address_limits(1.0, lambda: 0.0), "192.0.2.1")
        for _ in range(5):
            line.data_received(said(b"x"))
            line.release()
        assert ear.heard == [b"x"] * 2  # of three units; the bytes cost a little
        assert not transport.reads
        assert transport.out.endswith(Frame(Opcode.CLOSE, (4000).to_bytes(2) + b"too-many").serialize(mask=False))
        await asyncio.wait_for(transport.closed.wait(), PATIENCE)
        line.connection_lost(None)

    asyncio.run(scene())


def test_a_message_in_many_empty_parts_takes_no_room() -> None:
    async def scene() -> None:
        line, ear, _, _ = opened()
        line.data_received(Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True))
        line.data_received(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 10_000)
        assert bytes(line.parts) == b"a"
        line.data_received(Frame(Opcode.CONT, b"b").serialize(mask=True))
        assert ear.heard == [b"ab"]
        line.connection_lost(None)

    asyncio.run(scene())


def test_after_a_line_is_closed_nothing_is_said_or_heard() -> None:
    async def scene() -> None:
        line, ear, transport, _ = opened()
        line.close(4000, "why")
        assert transport.out == Frame(Opcode.CLOSE, (4000).to_bytes(2) + b"why").serialize(mask=False)
        line.send(b"more")
        line.data_received(said(b"hello"))
        assert transport.out.endswith(b"why")
        assert not ear.heard
        assert transport.is_open
        line.data_received(Frame(Opcode.CLOSE, (4000).to_bytes(2)).serialize(mask=True))
        assert not transport.is_open

    asyncio.run(scene())


@given(st.data())
@settings(max_examples=times(100, 3000), deadline=None)
def test_messages_arrive_however_they_are_cut(data: st.DataObject) -> None:
    """In one frame or several, with pings between them, and in whatever pieces the network makes of it."""

    async def scene() -> None:
        line, ear, transport, _ = opened()
        ear.line = t.cast("t.Any", Deaf())
        messages = data.draw(st.lists(st.binary(max_size=140), max_size=6))
        wanted = b""
        sent = b""
        for message in messages:
            sent, pongs = add_message(data, sent, message)
            wanted += pongs
        cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=4 if data.draw(st.booleans()) else 0)))
        whole = data.draw(st.booleans())
        pieces = frames_of(sent) if whole else [sent[a:b] for a, b in itertools.pairwise([0, *cuts, len(sent)])]
        for piece in pieces:
            if piece:
                line.data_received(piece)
        assert ear.heard == messages
        assert transport.out == wanted
        line.connection_lost(None)

    asyncio.run(scene())


class Deaf:
    """A line that is not held."""

    def hold(self) -> None:
        pass


def add_message(data: st.DataObject, sent: bytes, message: bytes) -> tuple[bytes, bytes]:
    """The bytes with one more message, and what is sent back for its pings."""
    cut = data.draw(st.integers(0, len(message)))
    in_parts, pinged = data.draw(st.booleans()), data.draw(st.booleans())
    ping = Frame(Opcode.PING, b"p").serialize(mask=True) if pinged else b""
    if in_parts:
        sent += Frame(Opcode.TEXT, message[:cut], fin=False).serialize(mask=True) + ping
        sent += Frame(Opcode.CONT, message[cut:]).serialize(mask=True)
    else:
        sent += ping + said(message)
    return sent, Frame(Opcode.PONG, b"p").serialize(mask=False) if pinged else b""


def frames_of(sent: bytes) -> list[bytes]:
    """Frame by frame."""
    frames = []
    while sent:
        size = sent[1] & 127
        end = 6 + size if size < 126 else 8 + int.from_bytes(sent[2:4])
        frames.append(sent[:end])
        sent = sent[end:]
    return frames
