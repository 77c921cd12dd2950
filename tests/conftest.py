"""The order of test files: the slowest start first, so that no core is left with one at the end."""

from __future__ import annotations

import typing as t

if t.TYPE_CHECKING:
    import pytest

LONGEST = (
    "tests/packaging/test_packaging.py",
    "tests/new_game/test_new_game.py",
    "tests/server/nodes/test_failures.py",
    "tests/server/test_join.py",
    "tests/terminal/test_secrets.py",
    "tests/mutation/test_mutation.py",
    "tests/server/test_wire_secrets.py",
    "tests/server/faults/test_clock_jumps.py",
    "tests/server/nodes/test_together.py",
    "tests/server/nodes/test_versions.py",
    "tests/server/test_tables.py",
    "tests/server/test_faults.py",
    "tests/server/test_serve.py",
    "tests/counts/test_knowledge.py",
    "tests/arena/test_command.py",
    "tests/scenarios/test_scenarios.py",
    "tests/arena/test_drawing.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {file: place for place, file in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.nodeid.partition("::")[0], len(LONGEST)))
