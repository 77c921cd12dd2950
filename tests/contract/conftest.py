"""Every test of the contract that asks for a `setting` runs for every game, edition, number of seats, and option."""

from __future__ import annotations

import typing as t

import pytest
from tests import scale
from tests.random_play import options, settings

from kartaro._speed import compiled

OF_AN_OPTION = 10
"""An option gets a tenth of the matches that an edition gets."""
INTERPRETED = 3
"""Interpreted, every third option is tried: the rules are proven to play then as they do compiled."""
Measured = t.Callable[[str], None]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        tried = options() if compiled() else options()[::INTERPRETED]
        metafunc.parametrize("setting", [*settings(), *tried], ids=str)


@pytest.fixture(autouse=True)
def less_for_options(request: pytest.FixtureRequest) -> t.Iterator[None]:
    """Options, which are many, are each tried less."""
    setting = request.node.callspec.params.get("setting") if hasattr(request.node, "callspec") else None
    scale.share = OF_AN_OPTION if setting is not None and setting.edition.changed else 1
    yield
    scale.share = 1


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
