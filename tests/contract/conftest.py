"""Every test of the contract that asks for a `setting` runs for every game, edition, number of seats, and option."""

from __future__ import annotations

import typing as t

import pytest
from tests.random_play import options, settings

Measured = t.Callable[[str], None]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", [*settings(), *options()], ids=str)


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Measured:
    """Say a number that was found on the way; `pytest -v` lists them at its end."""

    def say(words: str) -> None:
        request.node.user_properties.append(("measured", words))

    return say


def pytest_terminal_summary(terminalreporter: t.Any) -> None:  # noqa: ANN401 - pytest does not publish its class
    if terminalreporter.verbosity > 0:
        for report in [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]:
            for _, words in (pair for pair in report.user_properties if pair[0] == "measured"):
                terminalreporter.write_line(f"{report.nodeid.rpartition('::')[2]}: {words}")
