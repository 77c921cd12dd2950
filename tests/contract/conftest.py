"""Every test of the contract that asks for a `setting` runs for every game, edition and number of seats."""

from __future__ import annotations

import typing as t

from tests.random_play import settings

if t.TYPE_CHECKING:
    import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", settings(), ids=str)
