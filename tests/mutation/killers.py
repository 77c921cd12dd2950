"""The tests a mutant must survive, as plain functions, the quickest first. Each raises where it finds a fault.

They are samples of the real ones: a mutant that lives through them may still die in a long run.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import typing as t
from pathlib import Path

from tests.counts.decks import DECKS, LONGEST, SmallDeck
from tests.counts.golden import golden, trimmed, written
from tests.counts.knowledge import STORIES, Story, find, find_in
from tests.counts.perft import count
from tests.oracle.replay import FILES, replay, rounds
from tests.random_play import Setting

from kartaro.games import game
from kartaro.scenario import run_file, running

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parents[1]
SCENARIOS = sorted((ROOT / "scenarios" / "love-letter").glob("*.toml"))
GAME = [f"tests.games.love_letter.{file.stem}" for file in sorted((ROOT / "games" / "love_letter").glob("test_*.py"))]
CONTRACT = [f"tests.contract.test_{name}" for name in ("facts", "views", "ends", "text", "worlds")]
SETTINGS = (("2019", 4), ("2019-id", 3), ("2012", 2), ("classic", 3))
SHARE = 3
"""So many times less is played than in a short run of the tests."""
FILLINGS = 4
"""In so many ways unnamed cards of a scenario are filled in."""
ONE_OF = 30
"""Of so many recorded rounds one is replayed."""

QUICK = ("guards", "duel-both-out", "duel-both-win", "court", "spies", "princes", "chancellors")
"""Small decks whose counts take no more than a second or two interpreted."""
KNOWING = ("guards", "court", "princes", "chancellors")


class Killer(t.NamedTuple):
    """A test, and how many seconds of computing it may take; it needs a quarter of them where nothing is wrong."""

    name: str
    seconds: int
    run: Callable[[], None]


def killers() -> list[Killer]:
    """All of them, the quickest first."""
    decks = {deck.name: deck for deck in DECKS}
    first, *others = SETTINGS
    return [
        *(Killer("position", 8, test) for test in positions()),
        *(Killer("contract", 4, test) for test in contract(first)),
        *(Killer("scenario", 8, scenario(file)) for file in SCENARIOS),
        *(Killer("oracle", 4, oracle(edition, name)) for edition, names in FILES.items() for name in names),
        *(Killer("contract", 4, test) for setting in others for test in contract(setting)),
        *(Killer("counts", 10, counted(decks[name])) for name in QUICK),
        *(Killer("knowledge", 10, known(decks[name])) for name in KNOWING),
        *(Killer("knowledge", 10, story_told(story)) for story in STORIES),
    ]


def scenario(file: Path) -> Callable[[], None]:
    def run() -> None:
        running.FILLINGS = FILLINGS
        for result in run_file(file):
            assert result.passed, result.differences

    return run


def positions() -> Iterator[Callable[[], None]]:
    """Tests of the game, and of worlds imagined in it, that ask for nothing."""
    for name in (*GAME, "tests.core.test_imagine"):
        yield from tests_asking_for((), name)


def contract(setting: tuple[str, int]) -> list[Callable[[], None]]:
    """Tests that ask for a setting only, with less play."""
    love_letter = game("love-letter")
    edition, seats = setting
    chosen = Setting(love_letter, love_letter.edition(edition), seats)
    tests = [test for name in (*CONTRACT, *GAME) for test in tests_asking_for(("setting",), name)]
    return [functools.partial(test, chosen) for test in tests]


def tests_asking_for(names: tuple[str, ...], module: str) -> list[Callable[..., None]]:
    members = vars(importlib.import_module(module))
    if "times" in members:
        members["times"] = lambda short, _: max(1, short // SHARE)
    tests = [member for name, member in members.items() if name.startswith("test_")]
    return [test for test in tests if tuple(inspect.signature(test).parameters) == names]


def oracle(edition: str, name: str) -> Callable[[], None]:
    def run() -> None:
        for recorded in rounds(name)[::ONE_OF]:
            replay(edition, recorded)

    return run


def counted(deck: SmallDeck) -> Callable[[], None]:
    def run() -> None:
        rows = trimmed([*count(deck.table, game("love-letter").kinds, LONGEST)])
        assert written(deck, rows) == golden()[deck.name]

    return run


def known(deck: SmallDeck) -> Callable[[], None]:
    def run() -> None:
        finding = find(deck)
        assert (finding.excluded, finding.impossible) == (0, deck.impossible)

    return run


def story_told(story: Story) -> Callable[[], None]:
    def run() -> None:
        finding = find_in(story)
        assert (finding.excluded, finding.impossible) == (0, story.impossible)

    return run
