"""The tests a mutant must survive, as plain functions, the quickest first. Each raises where it finds a fault.

They are samples of the real ones: a mutant that lives through them may still die in a long run.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import itertools
import typing as t
from pathlib import Path

from tests.counts.decks import DECKS, LONGEST, SmallDeck
from tests.counts.golden import golden, trimmed, written
from tests.counts.knowledge import STORIES, Story, find, find_in
from tests.counts.perft import count
from tests.oracle import hanamikoji as hanamikoji_oracle
from tests.oracle import replay as love_letter_oracle
from tests.random_play import Setting

from kartaro.games import ROOMS
from kartaro.games import game as game_named
from kartaro.scenario import run_file, running

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parents[1]
CONTRACT = [f"tests.contract.test_{name}" for name in ("facts", "views", "ends", "text", "worlds", "noninterference")]
CORE = {"love-letter": ["tests.core.test_imagine"]}
SETTINGS: dict[str, list[tuple[str, int, dict[str, str]]]] = {
    "love-letter": [("2019", 4, {}), ("2019-id", 3, {}), ("2012", 2, {}), ("classic", 3, {})],
    "hanamikoji": [("standard", 2, {}), ("standard", 2, {"max_rounds": "3"})],
    "spicy": [
        ("id", 3, {"variants": "all"}),
        ("publisher", 2, {"faults": "on", "announce": "on_play", "jitter": "2"}),
        ("publisher", 4, {"simultaneous": "random", "variants": "copycat"}),
        ("publisher", 3, {"simultaneous": "first_arrival", "worlds_end": "on_draw"}),
        ("publisher", 6, {"variants": "random2"}),
    ],
}
"""Editions, seats and options; with the first the tests of the contract begin."""
SHARE = 3
"""A third of what a short run of the tests plays is played."""
FILLINGS = 4
"""How many ways of filling in the unnamed cards of a scenario are tried."""
ONE_OF = 30
"""Every 30th recorded round is replayed."""

QUICK = ("guards", "duel-both-out", "duel-both-win", "court", "spies", "princes", "chancellors")
"""Small decks whose counts take no more than a second or two interpreted."""
KNOWING = ("guards", "court", "princes", "chancellors")


class Killer(t.NamedTuple):
    """A test, and how many seconds of computing it may take; a third of them is enough where nothing is wrong."""

    kind: str
    what: str
    """No other of that kind is called so."""
    seconds: int
    run: Callable[[], None]

    @property
    def name(self) -> str:
        return f"{self.kind} {self.what}"


def killers(game: str) -> list[Killer]:
    """All of them, the quickest first."""
    first, *others = settings(game)
    scenarios = sorted((ROOT / "scenarios" / game).glob("*.toml"))
    return [
        *(Killer("position", name, 8, test) for name, test in positions(game)),
        *(Killer("contract", name, 8, test) for name, test in contract(game, first)),
        *(Killer("scenario", file.stem, 8, scenario(file)) for file in scenarios),
        *OF_A_GAME.get(game, list)(),
        *(Killer("contract", name, 8, test) for setting in others for name, test in contract(game, setting)),
    ]


def settings(game: str) -> list[Setting]:
    named = game_named(game)
    return [Setting(named, named.edition(name, options), seats) for name, seats, options in SETTINGS[game]]


def scenario(file: Path) -> Callable[[], None]:
    def run() -> None:
        running.FILLINGS = FILLINGS
        for result in run_file(file):
            assert result.passed, result.differences

    return run


def of_the_game(game: str) -> list[str]:
    """The modules with tests of one game."""
    room = ROOMS[game]
    return [f"tests.games.{room}.{file.stem}" for file in sorted((ROOT / "games" / room).glob("test_*.py"))]


def positions(game: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """Tests of the game, and of worlds imagined in it, that ask for nothing but what they name themselves."""
    for module in (*of_the_game(game), *CORE.get(game, [])):
        yield from ((named(test), test) for test in tests_asking_for((), module))
        for test in tests_of(module):
            yield from ((f"{named(test)} {n}", one) for n, one in enumerate(with_its_parameters(test)))


def contract(game: str, setting: Setting) -> list[tuple[str, Callable[[], None]]]:
    """Tests that ask for a setting only, and perhaps say what they measured, with less play."""
    modules = (*CONTRACT, *of_the_game(game))
    plain = [test for name in modules for test in tests_asking_for(("setting",), name)]
    measuring = [test for name in CONTRACT for test in tests_asking_for(("setting", "measured"), name)]
    return [
        *((f"{named(test)} {setting}", functools.partial(test, setting)) for test in plain),
        *((f"{named(test)} {setting}", functools.partial(test, setting, lambda _: None)) for test in measuring),
    ]


def named(test: Callable[..., None]) -> str:
    """The name of a test and of its file."""
    file = test.__module__.rpartition(".")[2]
    return f"{file.removeprefix('test_')} {test.__name__.removeprefix('test_')}"


def with_its_parameters(test: Callable[..., None]) -> Iterator[Callable[[], None]]:
    """A test once for each of the values that it is marked with; not at all if it asks for something else."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    names = [[name.strip() for name in names_of(mark.args[0])] for mark in marks]
    if not marks or {name for some in names for name in some} != set(inspect.signature(test).parameters):
        return
    for values in itertools.product(*(mark.args[1] for mark in marks)):
        rows = [values_of(value, len(some)) for value, some in zip(values, names, strict=True)]
        given = {name: one for some, row in zip(names, rows, strict=True) for name, one in zip(some, row, strict=True)}
        yield functools.partial(test, **given)


def names_of(names: str | t.Sequence[str]) -> t.Sequence[str]:
    return names.split(",") if isinstance(names, str) else names


def values_of(value: t.Any, number: int) -> t.Sequence[t.Any]:  # noqa: ANN401 - a test may ask for anything
    """The values of one row, as pytest takes them."""
    if hasattr(value, "marks"):
        return t.cast("t.Sequence[t.Any]", value.values)
    return (value,) if number == 1 else value


def tests_asking_for(names: tuple[str, ...], module: str) -> list[Callable[..., None]]:
    members = vars(importlib.import_module(module))
    if "times" in members:
        members["times"] = lambda short, _: max(1, short // SHARE)
    return [test for test in tests_of(module) if tuple(inspect.signature(test).parameters) == names]


def tests_of(module: str) -> list[Callable[..., None]]:
    members = vars(importlib.import_module(module))
    return [member for name, member in members.items() if name.startswith("test_")]


# ---------------------------------------------------------------------- tests that only some games have


def of_love_letter() -> list[Killer]:
    decks = {deck.name: deck for deck in DECKS}
    files = love_letter_oracle.FILES
    return [
        *(Killer("oracle", name, 4, oracle(edition, name)) for edition, names in files.items() for name in names),
        *(Killer("counts", name, 10, counted(decks[name])) for name in QUICK),
        *(Killer("knowledge", name, 10, known(decks[name])) for name in KNOWING),
        *(Killer("knowledge", f"story {n}", 50, story_told(story)) for n, story in enumerate(STORIES)),
    ]


def of_hanamikoji() -> list[Killer]:
    def run() -> None:
        for recorded in love_letter_oracle.rounds("hanamikoji")[::ONE_OF]:
            hanamikoji_oracle.replay(recorded)

    return [Killer("oracle", "hanamikoji", 4, run)]


def of_spicy() -> list[Killer]:
    always = importlib.import_module("tests.games.spicy.test_always")
    vars(always)["times"] = lambda _, __: 1
    return [
        Killer("always", str(one), 8, functools.partial(always.test_what_always_holds, one))
        for one in always.settings()[::60]
    ]


OF_A_GAME: dict[str, Callable[[], list[Killer]]] = {
    "love-letter": of_love_letter,
    "hanamikoji": of_hanamikoji,
    "spicy": of_spicy,
}


def oracle(edition: str, name: str) -> Callable[[], None]:
    def run() -> None:
        for recorded in love_letter_oracle.rounds(name)[::ONE_OF]:
            love_letter_oracle.replay(edition, recorded)

    return run


def counted(deck: SmallDeck) -> Callable[[], None]:
    def run() -> None:
        rows = trimmed([*count(deck.table, game_named("love-letter").kinds, LONGEST)])
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
