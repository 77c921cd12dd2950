"""What the page loads: little, quickly, and from nowhere else."""

from __future__ import annotations

import time
import typing as t

from playwright.sync_api import expect
from tests.web.playing import Player, play

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from playwright.sync_api import Response
    from tests.web.conftest import Come
    from tests.web.person import Person

MOST_BYTES, MOST_REQUESTS = 120_000, 12
"""Of everything that is loaded until somebody can begin, packed; sockets are requests, too."""
TRANSFERRED = """(path) => performance.getEntriesByType("resource")
    .filter((one) => one.name.endsWith(path)).map((one) => one.transferSize)"""
SLOWEST, TRIES = 1.0, 5
PACKED = ("text/javascript", "text/css", "application/json")


def test_the_first_load_is_small(come: Come) -> None:
    ada = come()
    answers: list[Response] = []
    ada.context.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright wants a function
    ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    packed = [answer for answer in answers if answer.headers["content-type"].startswith(PACKED)]
    assert {answer.headers.get("content-encoding") for answer in packed if len(answer.body()) > 2000} == {"gzip"}
    games = next(answer for answer in answers if answer.url.endswith("/api/1/games"))
    assert games in packed
    assert "max-age" in games.headers["cache-control"]
    assert any(answer.url.endswith(".woff2") for answer in answers)
    assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) <= MOST_BYTES
    assert len(ada.asked_for) <= MOST_REQUESTS, ada.asked_for
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate(TRANSFERRED, "/api/1/games") == [0], "kept since the first time"


def test_a_table_can_be_used_a_second_after_the_page_was_opened(come: Come) -> None:
    """Once in a few tries: whatever else this machine does is not the page's fault."""
    ada = come("Ada")
    table = ada.open_table("love-letter")
    ada.start()
    play(Player(ada, Generator(20)), until=lambda: bool(ada.asked()))
    assert any(seconds_until_asked(ada, table) <= SLOWEST for _ in range(TRIES))


def seconds_until_asked(person: Person, table: str) -> float:
    """From the address to a question that can be answered; nothing is kept from the times before."""
    person.page.close()
    person.page = person.context.new_page()
    session = person.context.new_cdp_session(person.page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    begun = time.monotonic()
    person.go(f"/t/{table}")
    person.page.locator("[data-answer]:enabled").first.click(trial=True)
    return time.monotonic() - begun
