"""A server for the tests of a file."""

from tests.server.conftest import server

__all__ = ["server"]
