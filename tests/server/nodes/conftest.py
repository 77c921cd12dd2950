"""A database, and nodes, for the tests of a file."""

from __future__ import annotations

import os
import typing as t

import pytest
from tests.server.nodes.cluster import Cluster, running
from tests.server.nodes.postgres import Database, programs
from tests.server.nodes.sharing import new_database, shared


@pytest.fixture(scope="session")
def server_port(tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[int]:
    """Of the PostgreSQL that all tests of a run share."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: ./test installs it where it may")
    folder = tmp_path_factory.getbasetemp()
    with shared(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) as port:
        yield port


@pytest.fixture(scope="module")
def postgres(server_port: int) -> Database:
    """One for the tests of a file."""
    return new_database(server_port)


@pytest.fixture(scope="session")
def two(server_port: int, tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Cluster]:
    """Two nodes, which no test ends."""
    with running(tmp_path_factory.mktemp("nodes"), new_database(server_port), 2) as cluster:
        yield cluster
