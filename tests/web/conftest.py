"""A server and a Chromium for all tests of the page that a process runs, and people who open pages in it."""

from __future__ import annotations

import contextlib
import typing as t

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.conftest import running
from tests.server.driving import Server
from tests.web.chromium import launch
from tests.web.person import PHONE, Person
from tests.web.site import StaticHost

if t.TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """One whose bots do not pause, and which lets clients ask as much as they like."""
    yield from running(Server(tmp_path_factory.mktemp("tables"), pace=0.0, generous=True))


@pytest.fixture(scope="package")
def browser() -> t.Iterator[Browser]:
    """Gone before tests of other folders: while Playwright runs, no other event loop can."""
    with sync_playwright() as playwright, contextlib.closing(launch(playwright)) as started:
        yield started


class Come(t.Protocol):
    """Somebody opens a page; at the end of the test it must have complained of nothing and gone nowhere else."""

    def __call__(self, name: str = "Ada", **how: t.Any) -> Person: ...  # noqa: ANN401 - Playwright's


@pytest.fixture
def come(browser: Browser, server: Server) -> t.Iterator[Come]:
    with contextlib.ExitStack() as leaving:

        def come(name: str = "Ada", **how: t.Any) -> Person:  # noqa: ANN401
            person = Person(browser, how.pop("address", server.base), name, **how)
            leaving.callback(person.end)
            return person

        yield come


# From a static host


@pytest.fixture
def host(tmp_path: Path) -> t.Iterator[StaticHost]:
    """One with the whole game."""
    host = StaticHost(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def ada(browser: Browser, host: StaticHost) -> t.Iterator[Person]:
    """Somebody with a phone, who has come there."""
    ada = Person(browser, host.address, "Ada", size=PHONE)
    yield ada
    ada.end()
