"""Nobody gets more than their share, and others do not feel it."""

from __future__ import annotations

import typing as t

from kartaro.server.limits import BURST, MOST_KNOWN, Allowance, Limits
from kartaro.server.settings import RATE

if t.TYPE_CHECKING:
    from tests.server.driving import Server


def test_an_allowance_is_used_up_and_grows_again() -> None:
    allowance = Allowance(10.0)
    assert sum(allowance.take() for _ in range(100)) == BURST * 10
    allowance.at -= 0.5  # half a second goes by
    assert sum(allowance.take() for _ in range(100)) == 5
    allowance.at -= 1000.0
    assert sum(allowance.take() for _ in range(100)) == BURST * 10


def test_every_address_has_its_own() -> None:
    limits = Limits(1.0)
    assert [limits.take("one") for _ in range(5)] == [True] * 3 + [False] * 2
    assert limits.take("two")


def test_addresses_are_forgotten_before_they_are_too_many() -> None:
    limits = Limits(1.0)
    for number in range(3 * MOST_KNOWN):
        limits.take(str(number))
    assert len(limits.known) <= MOST_KNOWN


def test_requests_of_one_address_are_refused_when_they_are_too_many(server: Server) -> None:
    asked = int(BURST * RATE) + 60
    answers = [server.ask("GET", "/api/1/tables/nowhere/replay") for _ in range(asked)]
    codes = [(answer.status_code, answer.json()["code"]) for answer in answers]
    assert set(codes) == {(404, "no-such-table"), (429, "too-many")}
    assert server.ask("GET", "/health").status_code == 200
