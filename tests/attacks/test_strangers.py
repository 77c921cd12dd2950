"""Whatever a stranger can make a server do is in the budget of docs/server.md, with the numbers that hold."""

from __future__ import annotations

import re
import typing as t

import msgspec
import pytest
from tests.server.driving import ROOT
from tests.server.inside import memory_app

from kartaro.server import protocol as p
from kartaro.server import rules
from kartaro.server.connections import accepting, greeting, incoming, lobby_feed, websocket
from kartaro.server.connections.accepting import LOBBY, PLAY
from kartaro.server.http import app, pages
from kartaro.server.limits import (
    BURST,
    BYTES_OF_A_UNIT,
    CONNECTION,
    CONNECTIONS_OF_AN_ADDRESS,
    HANDSHAKE,
    MOST_KNOWN,
    REQUEST,
    REQUESTS_OF_A_TABLE,
    TABLES_AT_ONCE,
)
from kartaro.server.settings import RATE, Settings
from kartaro.server.tables import broadcast, session
from kartaro.server.thinking import pace

ADDRESS = RATE * CONNECTIONS_OF_AN_ADDRESS
PAGE = (ROOT / "docs/server.md").read_text("utf-8").partition("## A budget for strangers")[2]
TABLE = PAGE.partition("<!-- begin budget -->")[2].partition("<!-- end budget -->")[0]
THINGS = set(re.findall(r"`([^`]+)`", "\n".join(row.split("|")[1] for row in TABLE.splitlines() if row)))


def routes() -> set[str]:
    """Every method and path of the application, but for OPTIONS, which each has."""
    found = set()
    for route in memory_app(Settings()).routes:
        path = re.sub(r":[a-z]+}", "}", route.path)
        found |= {f"{method} {path}" for method in getattr(route, "methods", ()) if method != "OPTIONS"}
    return found


def messages() -> set[str]:
    return {f"do {kind.__struct_config__.tag}" for kind in t.get_args(p.FromClient)}


def test_every_route_and_every_message_is_in_the_budget() -> None:
    sockets = {thing.removeprefix("socket ") for thing in THINGS if thing.startswith("socket ")}
    assert {thing for thing in THINGS if not thing.startswith("socket ")} == routes() | messages()
    assert len(sockets) == 2
    assert sum(bool(PLAY.fullmatch(path) or LOBBY.fullmatch(path)) for path in sockets) == len(sockets)


def test_messages_are_those_of_the_schema() -> None:
    _, schema = msgspec.json.schema_components([p.FromClient])
    fields = [body["properties"] for body in schema.values()]
    assert messages() == {f"do {field['do']['enum'][0]}" for field in fields if "do" in field}


@pytest.mark.parametrize(
    "words",
    [
        f"| a socket | {RATE:.0f} units | {BURST * RATE:.0f} |",
        f"| {ADDRESS:.0f} units, 5% of a core | {BURST * ADDRESS:.0f} |",
        f"remembers {MOST_KNOWN:,} of them",
        f"1 unit and 1 for every {BYTES_OF_A_UNIT:,} bytes",
        f"A request costs {REQUEST:.0f} units, opening a WebSocket {HANDSHAKE:.0f}, and a connection {CONNECTION:.0f}",
        f"| {incoming.MOST_CONNECTIONS} of an address that are no WebSockets |",
        f"{incoming.TIME_FOR_REQUEST:.0f} seconds for a request to be whole",
        f"headers of {incoming.LARGEST_HEAD // 1024} kB, a body of {app.LARGEST_BODY // 1024} kB",
        f"{incoming.TIME_TO_READ:.0f} seconds once more than 64 kB",
        f"let go after {websocket.TIME_TO_READ:.0f} seconds",
        f"ping it every {websocket.PING_INTERVAL:.0f} seconds",
        f"{accepting.MOST_SOCKETS:,} of an address",
        f"{greeting.SLOWEST_HELLO:.0f} seconds until `hello`",
        f"at most {1 / lobby_feed.SHORTEST_PAUSE:.0f} times a second",
        f"| {RATE / app.REQUESTS_OF_A_CODE:.0f} a second for an address; links of {pages.LONGEST_LINK} letters",
        f"{pages.MOST_CODES} codes are kept",
        f"| {RATE:.0f} a second for an address; {rules.MOST_KEPT} are kept",
        f"{RATE * TABLES_AT_ONCE:.0f} tables at once and {60 * RATE / REQUESTS_OF_A_TABLE:.0f} a minute",
        f"{pace.LONGEST_STUDY:.0f} seconds in one thread for all",
        f"{pace.MOST_STUDIES} wait at most",
        f"a message of {websocket.LARGEST_MESSAGE // 1024} kB",
        f"{session.LONGEST_MESSAGE // 1024} kB are understood",
        f"At most {session.MOST_WAITING} answers wait",
        f"in groups of {broadcast.AT_ONCE}",
        f"told {1 / broadcast.PRESENCE_PAUSE:.0f} times a second at most",
    ],
)
def test_the_numbers_are_those_that_hold(words: str) -> None:
    assert words in " ".join(PAGE.split())
