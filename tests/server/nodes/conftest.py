"""A database, and nodes, for the tests of a file."""

from __future__ import annotations

import typing as t

import pytest
from tests.server.nodes.cluster import Cluster, running
from tests.server.nodes.postgres import Postgres, programs


@pytest.fixture(scope="module")
def postgres() -> t.Iterator[Postgres]:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: ./test installs it where it may")
    database = Postgres()
    try:
        yield database.start()
    finally:
        database.end()


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> t.Iterator[Cluster]:
    """Two nodes, which no test ends."""
    with running(tmp_path_factory.mktemp("nodes"), postgres, 2) as cluster:
        yield cluster
