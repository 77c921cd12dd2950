"""How tests are spread over processes: those of the contract one by one, all others file by file."""

from __future__ import annotations

import typing as t

import pytest

if t.TYPE_CHECKING:
    from pathlib import Path

ONE_BY_ONE = "contract"


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path: Path = item.path
        if path.parent.name != ONE_BY_ONE:
            item.add_marker(pytest.mark.xdist_group(str(path)))
