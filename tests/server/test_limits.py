"""Nobody gets more than their share, and others do not feel it."""

from __future__ import annotations

import time
import typing as t

import pytest
from litestar.testing import TestClient
from tests.server.inside import memory_app

from kartaro.server.limits import (
    BURST,
    MOST_KNOWN,
    REQUESTS_OF_A_TABLE,
    TABLES_AT_ONCE,
    Allowance,
    Limits,
    owner_of,
    table_limits,
)
from kartaro.server.settings import RATE, Settings
from kartaro.server.tables.lobby import MOST_TABLES

if t.TYPE_CHECKING:
    from tests.server.driving import Server


def test_an_allowance_is_used_up_and_grows_again() -> None:
    allowance = Allowance(10.0, time.monotonic)
    assert sum(allowance.take() for _ in range(100)) == BURST * 10
    allowance.at -= 0.5  # half a second goes by
    assert sum(allowance.take() for _ in range(100)) == 5
    allowance.at -= 1000.0
    assert sum(allowance.take() for _ in range(100)) == BURST * 10


def test_every_address_has_its_own() -> None:
    limits = Limits(1.0, time.monotonic)
    assert [limits.take("one") for _ in range(5)] == [True] * 3 + [False] * 2
    assert limits.take("two")


def test_addresses_are_forgotten_before_they_are_too_many() -> None:
    limits = Limits(1.0, time.monotonic)
    for number in range(3 * MOST_KNOWN):
        limits.take(str(number))
    assert len(limits.known) <= MOST_KNOWN


def test_whoever_asks_all_the_time_is_not_forgotten_with_those_who_are_silent() -> None:
    limits = Limits(0.0, time.monotonic, most=2.0)
    assert [limits.take("busy") for _ in range(3)] == [True, True, False]
    for number in range(MOST_KNOWN):
        limits.take(str(number))
        assert not limits.take("busy")
    assert len(limits.known) == MOST_KNOWN
    assert "0" not in limits.known


@pytest.mark.parametrize(
    ("address", "owner"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_of_ipv6_a_whole_network_is_one_client(address: str, owner: str) -> None:
    assert owner_of(address) == owner


def test_what_costs_more_is_paid_or_refused_as_a_whole() -> None:
    allowance = Allowance(1.0, lambda: 0.0)
    assert [allowance.take(2.0), allowance.take(2.0), allowance.take(1.0), allowance.take(0.1)] == [
        True,
        False,
        True,
        False,
    ]


def test_requests_of_one_address_are_refused_when_they_are_too_many(server: Server) -> None:
    asked = int(BURST * RATE) + 60
    answers = [server.ask("GET", "/api/1/tables/nowhere/replay") for _ in range(asked)]
    codes = [(answer.status_code, answer.json()["code"]) for answer in answers]
    assert set(codes) == {(404, "no-such-table"), (429, "too-many")}
    assert server.ask("GET", "/health").status_code == 200


def test_tables_of_one_address_are_fewer_than_its_requests() -> None:
    limits = table_limits(RATE, time.monotonic)
    opened = sum(limits.take("one") for _ in range(10_000))
    assert opened == RATE * TABLES_AT_ONCE
    assert limits.take("two")
    limits.known["one"].at -= 60  # a minute later
    assert sum(limits.take("one") for _ in range(100)) == 60 * RATE / REQUESTS_OF_A_TABLE
    a_day_and_another = 2 * 86400 * RATE / REQUESTS_OF_A_TABLE  # then those that never began are closed
    assert opened + a_day_and_another < MOST_TABLES / 2


def test_whoever_opens_too_many_tables_is_refused() -> None:
    with TestClient(memory_app(Settings(rate=3.0))) as client:
        client.app.state.limits = Limits(1e9, time.monotonic)
        body = {"name": "Ada", "terms": {"game": "spicy"}}
        answers = [client.post("/api/1/tables", json=body) for _ in range(3 * TABLES_AT_ONCE + 3)]
        assert [answer.status_code for answer in answers[-4:]] == [201, 429, 429, 429]
        assert answers[-1].json()["code"] == "too-many"
        table = answers[0].json()["table"]
        assert client.post(f"/api/1/tables/{table}/join", json={"name": "Ben"}).status_code == 201
