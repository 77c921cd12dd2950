"""Do the tests find a fault in the rules? Each mutant runs against them in a process of its own, interpreted.

Those that docs/mutants.md explains are not run.

python -m tests.mutation.mutate love-letter                 all mutants
python -m tests.mutation.mutate love-letter --sample 25     so many, spread evenly
python -m tests.mutation.mutate love-letter --only loosen   those of functions with that in their name
"""

from __future__ import annotations

import argparse
import importlib
import importlib.abc
import importlib.util
import json
import math
import os
import resource
import signal
import sys
import time
import typing as t
from collections import Counter, defaultdict
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants

if t.TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "mutants.md"
MEMORY = 2 << 30
LIVED = "lived"
LIKELY = 6
QUICK = 10
"""A sample meets no test that may take more seconds than that."""
BEFOREHAND = ("pytest", "kartaro.core.match", "kartaro.core.imagine", "tests.rewind", "kartaro.core.playouts")
"""Imported once for all mutants: what does not import the rules."""


class Result(t.NamedTuple):
    """A mutant and what killed it, or LIVED."""

    mutant: Mutant
    killer: str
    seconds: float

    def __str__(self) -> str:
        """A line of the report."""
        return f"{self.killer:10} {self.seconds:5.1f} s  {self.mutant.line:4}  {self.mutant}"


def modules(game: str) -> list[str]:
    """Where the rules of a game are: what is compiled of its room."""
    from kartaro._speed import COMPILED  # noqa: PLC0415 - only once it is settled that all runs interpreted
    from kartaro.games import ROOMS  # noqa: PLC0415

    return [module for module in COMPILED if module.startswith(f"kartaro.games.{ROOMS[game]}.")]


def source_of(module: str) -> str:
    return (ROOT / "src" / Path(*module.split(".")).with_suffix(".py")).read_text("utf-8")


def mutants_of(game: str) -> list[Mutant]:
    """All mutants of a game's rules."""
    return [mutant for module in modules(game) for mutant in mutants(source_of(module), module)]


class Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports a module from another source than the one that lies there."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        del path, target
        return importlib.util.spec_from_loader(name, self) if name == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, f"<{self.module}>", "exec"), vars(module))  # noqa: S102 - what mutants are for


def killer_of(game: str, mutant: Mutant, likely: list[int], longest: float) -> str:
    """Import the rules with a fault and run the tests, the likely ones first; the number and name of one that fails."""
    sys.meta_path.insert(0, Mutated(mutant.module, mutant.source()))
    try:
        found = importlib.import_module("tests.mutation.killers").killers(game)
    except Exception:  # noqa: BLE001 - whatever it is, the fault was noticed
        return "import"
    killers = [killer for killer in found if killer.seconds <= longest]
    rest = [number for number in range(len(killers)) if number not in likely]
    for number in [*likely, *rest]:
        name, seconds, killer = killers[number]
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            killer()
        except Exception:  # noqa: BLE001 - likewise
            return f"{name} {number}"
    return LIVED


class Run:
    """Mutants, each in a process of its own, several at a time."""

    def __init__(self, game: str, chosen: list[Mutant], processes: int, *, longest: float, telling: bool) -> None:
        self.game = game
        self.longest = longest
        """Tests that may take more seconds than that are left out."""
        self.waiting = chosen[::-1]
        self.processes = processes
        self.telling = telling
        self.running: dict[int, tuple[Mutant, int, float]] = {}
        self.killed: dict[str, Counter[int]] = defaultdict(Counter)
        """By function, the tests that killed a mutant of it."""
        self.results: list[Result] = []

    def run(self) -> list[Result]:
        while self.waiting or self.running:
            while self.waiting and len(self.running) < self.processes:
                self.start(self.waiting.pop())
            self.end_one()
        return sorted(self.results, key=lambda result: (result.mutant.line, str(result.mutant)))

    def start(self, mutant: Mutant) -> None:
        likely = [number for number, _ in self.killed[mutant.function].most_common(LIKELY)]
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            live(writing, self.game, mutant, likely, self.longest)
        os.close(writing)
        self.running[child] = mutant, reading, time.monotonic()

    def end_one(self) -> None:
        child, _ = os.wait()
        mutant, reading, begun = self.running.pop(child)
        with os.fdopen(reading, "rb") as pipe:
            killer, _, number = pipe.read().decode().partition(" ")
        if number:
            self.killed[mutant.function][int(number)] += 1
        self.results.append(Result(mutant, killer or "limit", time.monotonic() - begun))  # of time or of memory
        if self.telling:
            sys.stdout.write(f"{self.results[-1]}\n")
            sys.stdout.flush()


def live(writing: int, game: str, mutant: Mutant, likely: list[int], longest: float) -> t.NoReturn:
    """The life of a mutant: it ends with the word of what killed it, or without a word at a limit."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        os.write(writing, killer_of(game, mutant, likely, longest).encode())
    finally:
        os._exit(0)


def check_that_the_rules_live(game: str, mutant: Mutant, longest: float) -> None:
    """Without a fault every test must pass: else their word on the mutants is worth nothing."""
    (result,) = Run(game, [mutant._replace(replacement=mutant.site.node)], 1, longest=longest, telling=False).run()
    if result.killer != LIVED:
        sys.exit(f"The rules as they are fail: {result}")


def evenly(found: list[Mutant], number: int) -> list[Mutant]:
    """So many of them, from the first to the last."""
    return [found[(2 * i + 1) * len(found) // (2 * number)] for i in range(number)]


def explained() -> set[str]:
    """The mutants that docs/mutants.md says why they live, as they write themselves."""
    blocks = DOCUMENT.read_text("utf-8").split("```")[1::2]
    return {line for block in blocks for line in block.strip().splitlines()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, metavar="NUMBER")
    parser.add_argument("--only", default="", metavar="FUNCTION")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, and nothing else")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    os.environ["KARTARO_COMPILED"] = "forbid"
    os.environ.pop("KARTARO_LONG", None)  # what passes with a fault in the rules is no proof
    arguments = parser.parse_args()
    for name in BEFOREHAND:
        importlib.import_module(name)
    found = [mutant for mutant in mutants_of(arguments.game) if arguments.only in mutant.function]
    if arguments.sample:
        found = evenly(found, arguments.sample)
    reasons = explained()
    known = [mutant for mutant in found if str(mutant) in reasons]
    found = [mutant for mutant in found if str(mutant) not in reasons]
    if not found:
        parser.error(f"{arguments.game} has no mutant to try in a function with {arguments.only!r} in its name")
    longest = QUICK if arguments.sample else math.inf
    check_that_the_rules_live(arguments.game, found[0], longest)
    results = Run(arguments.game, found, arguments.processes, longest=longest, telling=not arguments.json).run()
    lived = [str(result.mutant) for result in results if result.killer == LIVED]
    if arguments.json:
        counts = {"mutants": len(results), "lived": len(lived), "explained": len(known)}
        sys.stdout.write(json.dumps({**counts, "unexplained": lived}))
    else:
        sys.stdout.write(f"{len(results) - len(lived)} of {len(results)} killed\n")


if __name__ == "__main__":
    main()
