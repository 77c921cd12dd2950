"""What comes from outside and is wrong: a code, nothing else, and other tables feel nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import typing as t

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from tests.scale import times
from tests.server.conftest import running
from tests.server.driving import Player, Server, moves_of, sitting, two_at_a_table
from tests.server.inside import connected, lobby, memory_app, snapshot, two_play
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kartaro.core.generator import Generator
from kartaro.server.http.app import HEADERS
from kartaro.server.limits import BURST
from kartaro.server.settings import RATE, Settings
from kartaro.server.tables.session import LONGEST_MESSAGE

if t.TYPE_CHECKING:
    from tests.server.driving import Message

HELLO = json.dumps({"do": "hello"})
DEEP = '{"a":' + "[" * 1500 + "]" * 1500 + ',"do":"hello"}'
NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"do":"dance"}',
    '{"do":"move"}',
    '{"do":"move","id":""}',
    '{"do":"speak","id":"x","seat":-1,"phrase":"oops"}',
    '{"do":"speak","id":"\\ud800","seat":0,"phrase":"oops"}',
    '{"do":"start","id":"x","level":7}',
    '{"do":"commit","id":"x","seat":0,"commitment":"xyz"}',
    '{"do":"hello","have":{"0":1e400}}',
    b"\x00\xff\xfe",
    b"\xc3\x28",
    DEEP,
]


def socket_of(server: Server, table: str) -> str:
    return f"{server.base.replace('http', 'ws')}/api/1/tables/{table}/socket"


async def end_of(line: t.Any) -> tuple[str, list[Message]]:  # noqa: ANN401 - a connection
    """The reason for which the server closes, and what it says before."""
    said: list[Message] = []
    try:
        async with asyncio.timeout(15):
            while True:
                said += json.loads(await line.recv())
    except ConnectionClosed as closed:
        return (closed.rcvd.reason if closed.rcvd else "lost"), said


# ---------------------------------------------------------------------- sockets


@pytest.mark.parametrize("frame", NONSENSE, ids=lambda frame: repr(frame[:20]))
def test_nonsense_is_answered_with_a_code_before_and_after_the_greeting(frame: str | bytes, server: Server) -> None:
    async def scene() -> None:
        ada = server.open("Ada")
        async with connect(socket_of(server, ada["table"]), proxy=None) as line:
            await line.send(frame)
            reason, said = await end_of(line)
            assert reason == "bad-message"
            assert [message["code"] for message in said] == ["bad-message"]
        async with sitting(server, ada) as (a,):
            assert a.line is not None
            await a.line.send(frame)
            await a.until(lambda: "" in a.replies)
            assert a.replies[""]["code"] == "bad-message"
            await a.ok("speak", seat=0, phrase="hello")

    asyncio.run(scene())
    assert "Traceback" not in server.log()


def test_whoever_asks_before_the_greeting_greets_twice_or_says_too_much_is_refused(server: Server) -> None:
    async def scene() -> None:
        ada = server.open("Ada")
        async with connect(socket_of(server, ada["table"]), proxy=None) as line:
            await line.send(json.dumps({"do": "start", "id": "x"}))
            assert (await end_of(line))[0] == "bad-message"
        async with connect(socket_of(server, ada["table"]), proxy=None) as line:
            await line.send(HELLO)
            await line.send("x" * (LONGEST_MESSAGE + 1))
            assert (await end_of(line))[0] == "too-long"
        async with connect(socket_of(server, ada["table"]), proxy=None) as line:
            await line.send("x" * 100_000)
            assert (await end_of(line))[0] != ""
        async with connect(socket_of(server, "nowhere"), proxy=None) as line:
            assert (await end_of(line))[0] == "no-such-table"
        async with sitting(server, ada) as (a,):
            await a.send({"do": "hello", "token": ada["token"]})
            await a.until(lambda: "" in a.replies)
            assert a.replies[""]["code"] == "bad-message"

    asyncio.run(scene())


def test_whoever_asks_too_much_is_sent_away_and_others_play_on(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, game="hanamikoji", first="a")
        async with sitting(server, ada, ben) as (a, b):
            await b.ok("speak", seat=1, phrase="hello")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(int(BURST * RATE) + 40):
                    await b.send({"do": "speak", "id": "x", "seat": 1, "phrase": "hurry"})
            await b.until(lambda: b.ended == "too-many")
            await a.ok("start")
            await a.play_once(0, Generator(1))

    asyncio.run(scene())


def test_a_wrong_token_holds_no_seat_and_one_of_another_table_neither(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, game="hanamikoji", first="a")
        other = server.open("Mallory")
        async with sitting(server, ada, ben) as (a, _):
            await a.ok("start")
            push = await a.asked(0)
            move = {"seat": 0, "question": push["question"], "move": moves_of(push["menu"])[0]}
            for token in (other["token"], "wrong", ada["token"][:-1], ada["token"].swapcase(), "\u00e9" * 40):
                mallory = await Player(server, ada["table"], token).come()
                await mallory.until_own(lambda mallory: mallory.info)
                assert mallory.you == []
                assert await mallory.refused("move", **move) == "not-your-seat"
                assert await mallory.refused("hint", seat=0) == "not-your-seat"
                assert await mallory.refused("close") == "not-your-table"
                assert set(mallory.told) <= {6}
                await mallory.vanish()
            await a.ok("move", **move)

    asyncio.run(scene())


def test_a_page_from_elsewhere_cannot_act_for_somebody(server: Server) -> None:
    async def scene() -> None:
        ada = server.open("Ada")
        cookie = {"cookie": f"kartaro={ada['token']}"}
        for origin in ("https://evil.example", "null", f"{server.base}.evil.example", "http://127.0.0.1"):
            where = socket_of(server, ada["table"])
            async with connect(where, origin=origin, additional_headers=cookie, proxy=None) as line:  # type: ignore[arg-type]
                with contextlib.suppress(ConnectionClosed):
                    await line.send(HELLO)
                reason, said = await end_of(line)
                assert (reason, [message.get("code") for message in said]) == ("other-origin", ["other-origin"])
            headers = {**cookie, "origin": origin}
            for path, body in (
                ("/api/1/tables", {"name": "X", "terms": {"game": "spicy"}}),
                (join(ada), {"name": "X"}),
            ):
                answer = server.ask("POST", path, json=body, headers=headers)
                assert answer.json()["code"] == "other-origin"
        where = socket_of(server, ada["table"])
        async with connect(where, origin=server.base, additional_headers=cookie, proxy=None) as line:  # type: ignore[arg-type]
            await line.send(HELLO)
            assert json.loads(await line.recv())[0]["you"] == [0]

    def join(ada: Message) -> str:
        return f"/api/1/tables/{ada['table']}/join"

    asyncio.run(scene())
    assert [chair.get("name", "") for chair in server.info(server.open("Ada")["table"])["chairs"]] == ["Ada", ""]


def test_others_play_on_while_somebody_sends_rubbish(server: Server) -> None:
    async def rubbish(table: str) -> None:
        for frame in NONSENSE * 2:
            async with connect(socket_of(server, table), proxy=None) as line:
                with contextlib.suppress(ConnectionClosed):
                    await line.send(frame)
                    await line.send(frame[:9])

    async def scene() -> None:
        ada, ben = two_at_a_table(server, game="hanamikoji", first="a")
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            noise = asyncio.gather(rubbish(ada["table"]), rubbish(server.open("Eve")["table"]))
            await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)))
            await noise
            await a.caught_up()
            await b.caught_up()
            assert a.over == b.over

    asyncio.run(scene())
    assert "Traceback" not in server.log()


# ---------------------------------------------------------------------- any message at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
VERBS = ("hello", "move", "start", "leave", "return", "kick", "rematch", "speak", "hint", "commit", "seed")
FIELDS = st.fixed_dictionaries(
    {"do": st.sampled_from(VERBS), "id": st.text(min_size=1, max_size=5)},
    optional={
        "seat": st.integers(-1, 7) | JSON,
        "question": st.integers(-2, 4) | JSON,
        "move": st.sampled_from(["secret fan", "gift fan tea flute", "take fan", "pick a", ""]) | st.text(max_size=30),
        "phrase": st.sampled_from(["hello", "oops"]) | st.text(max_size=30),
        "level": st.text(max_size=8),
        "seed": st.just("ab" * 32) | st.text(max_size=70),
        "commitment": st.just("ab" * 32) | st.text(max_size=70),
    },
)
FRAMES = st.one_of(
    FIELDS.map(json.dumps), FIELDS.map(json.dumps), JSON.map(json.dumps), st.text(max_size=60), st.binary(max_size=60)
)


@given(st.lists(FRAMES, min_size=1, max_size=12), st.sampled_from(["ada", "ben", "stranger"]))
@settings(max_examples=times(60, 3000), deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_a_client_sends_it_is_answered_and_stays(frames: list[str | bytes], who: str) -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables)
            before = snapshot(runner)
            async with connected(tables, runner, who) as (client, line):
                for frame in frames:
                    line.write(frame)
                answer = await line.ask("speak", "the last one", seat=5, phrase="oops")
                assert answer["code"] == "not-your-seat"
                replies = [message for message in line.messages() if message["is"] in {"done", "no"}]
                assert len(replies) == len(frames) + 1
                assert client in runner.broadcast.clients
                assert runner.version == len(store.rows[runner.state.id])
                if who == "stranger":
                    assert snapshot(runner) == before

    asyncio.run(scene())


# ---------------------------------------------------------------------- HTTP


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/api/1/tables/nowhere", 404),
        ("GET", "/api/1/tables/nowhere/record", 404),
        ("POST", "/api/1/tables/nowhere/join", 400),
        ("DELETE", "/api/1/tables", 405),
        ("PUT", "/health", 405),
        ("GET", "/api/1/tables/%2e%2e/record", 404),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/1/games", 200),
        ("GET", "/api/1/tables", 200),
    ],
)
def test_every_answer_has_its_headers(method: str, path: str, status: int, server: Server) -> None:
    answer = server.ask(method, path)
    assert answer.status_code == status, answer.text
    check_answer(answer)


def check_answer(answer: t.Any) -> None:  # noqa: ANN401 - an answer of httpx
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "server" not in answer.headers
    assert "Traceback" not in answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) <= {"is", "code", "args", "id"}


BODIES: list[t.Any] = [
    b"",
    b"{",
    b"\xff\xfe",
    b"[]",
    b'{"name":"A"}',
    b'{"name":"A","terms":{"game":"chess"}}',
    b'{"name":"A","terms":{"game":"spicy","edition":"x"}}',
    b'{"name":"A","terms":{"game":"spicy","options":{"x":"y"}}}',
    b'{"name":"A","terms":{"game":"spicy","chairs":["",""],"first":"f"}}',
    b'{"name":"A","terms":{"game":"spicy","chairs":["easy","easy"]}}',
    b'{"name":"A","terms":{"game":"spicy","chairs":["genius",""]}}',
    b'{"name":"A","terms":{"game":"spicy","chairs":[""]}}',
    b'{"name":"A","terms":{"game":"spicy","clock":-1}}',
    b'{"name":"A","terms":{"game":"spicy","more":1}}',
    b'{"name":"","terms":{"game":"spicy"}}',
    b'{"name":"\\n","terms":{"game":"spicy"}}',
    b'{"name":"' + b"x" * 50 + b'","terms":{"game":"spicy"}}',
    b'{"name":"' + b"x" * 50_000 + b'"}',
    DEEP.encode(),
]


@pytest.fixture(scope="module")
def idle(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """A server without tables: nothing changes there by itself."""
    yield from running(Server(tmp_path_factory.mktemp("tables")))


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:50]))
def test_a_body_that_is_wrong_is_refused_with_a_code(body: bytes, idle: Server) -> None:
    before = idle.ask("GET", "/metrics").text
    for path in ("/api/1/tables", "/api/1/tables/nowhere/join"):
        answer = idle.ask("POST", path, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text
        check_answer(answer)
    assert idle.ask("GET", "/metrics").text == before
    assert "Traceback" not in idle.log()


@pytest.fixture(scope="module")
def http() -> t.Iterator[TestClient[t.Any]]:
    """The application in this process."""
    with TestClient(memory_app(Settings(pace=0.0, rate=1e9))) as client:
        yield client


WORD = st.text(max_size=12) | st.sampled_from(["love-letter", "spicy", "hanamikoji", "", "easy", "a", "b"])
TERMS = st.fixed_dictionaries(
    {"game": st.sampled_from(["love-letter", "spicy", "hanamikoji"]) | WORD},
    optional={
        "edition": st.sampled_from(["2012", "id", "standard"]) | WORD,
        "options": st.dictionaries(st.sampled_from(["tokens_to_win", "variants", "first_player", "x"]), WORD),
        "chairs": st.lists(st.sampled_from(["", "easy", "max"]) | WORD, max_size=7),
        "first": WORD,
        "clock": st.integers() | JSON,
        "reaction": st.integers(0, 90000),
        "delay": st.integers(-1, 700),
        "live": st.booleans() | JSON,
    },
)
NAMED = st.fixed_dictionaries({"name": WORD | JSON}, optional={"terms": TERMS | JSON, "seat": st.integers(-1, 7)})


@given(NAMED | JSON, st.sampled_from(["", "/nowhere/join", "/TABLE/join"]))
@settings(max_examples=times(150, 5000), deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_posted_the_server_does_not_fail(http: TestClient[t.Any], body: t.Any, where: str) -> None:  # noqa: ANN401
    opened = http.post("/api/1/tables", json={"name": "Ada", "terms": {"game": "spicy"}}).json()["table"]
    answer = http.post(f"/api/1/tables{where.replace('TABLE', opened)}", json=body)
    assert answer.status_code < 500, answer.text
    http.cookies.clear()


@given(st.text(max_size=30), st.sampled_from(["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"]))
@settings(max_examples=times(60, 2000), deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_path_is_asked_for_the_server_does_not_fail(http: TestClient[t.Any], path: str, method: str) -> None:
    answer = http.request(method, f"/api/1/tables/{path.encode('utf-8', 'replace').hex()}/{path.strip('/.')!a}")
    assert answer.status_code < 500, answer.text
