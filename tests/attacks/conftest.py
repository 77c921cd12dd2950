"""Servers that are attacked, and a table on them that must not feel it."""

from __future__ import annotations

import typing as t

import pytest
from tests.server.conftest import running
from tests.server.driving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """One with the limits that every server has."""
    yield from running(Server(tmp_path_factory.mktemp("tables")))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """One that gives requests half a second to arrive."""
    server = Server(tmp_path_factory.mktemp("tables"))
    server.words.append("hasty")
    yield from running(server)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """One with so little for an address that it is used up however slow the machine is."""
    server = Server(tmp_path_factory.mktemp("tables"))
    server.words.append("strict")
    yield from running(server)


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Server]:
    """One with the limits that every server has, for one test."""
    yield from running(Server(tmp_path_factory.mktemp("tables")))
