"""Servers for the tests of a file."""

from __future__ import annotations

import typing as t

import pytest
from tests.server.driving import Server

if t.TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """One for all tests of a file; each has tables of its own."""
    yield from running(Server(tmp_path_factory.mktemp("tables")))


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """One that lets clients ask as much as they like."""
    yield from running(Server(tmp_path_factory.mktemp("tables"), generous=True))


@pytest.fixture
def own_server(tmp_path: Path) -> t.Iterator[Server]:
    """One that a test may kill."""
    yield from running(Server(tmp_path / "tables", generous=True))


def running(server: Server) -> t.Iterator[Server]:
    try:
        yield server.start()
    finally:
        server.end()
