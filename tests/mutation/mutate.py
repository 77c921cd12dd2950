"""Do the tests find a fault in the rules? Each mutant runs against them in a process of its own, interpreted.

Those that docs/mutants.md explains are not run. The test that killed a mutant last (tests/mutation/killed_by/) is tried
first, then those that killed others of its function, then all: a wrong hint costs nothing but time.

python -m tests.mutation.mutate love-letter                 all mutants
python -m tests.mutation.mutate love-letter --sample 25     that many, spread evenly
python -m tests.mutation.mutate love-letter --only loosen   those of functions with that in their name
python -m tests.mutation.mutate love-letter --remember      all mutants; what killed each is written down
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import sys
import time
import typing as t
from collections import Counter, defaultdict
from pathlib import Path

from tests.mutation import hints
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.warm import IMPORT, LIMIT, LIVED, Warm

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "mutants.md"
LIKELY = 6
QUICK = 10
"""The highest limit, in seconds, of the tests that a sample meets."""


class Result(t.NamedTuple):
    """A mutant, what it died of or LIVED, and the test that was running."""

    mutant: Mutant
    end: str
    killer: str
    seconds: float

    def __str__(self) -> str:
        """A line of the report."""
        return f"{self.end:10} {self.seconds:5.1f} s  {self.mutant.line:4}  {self.mutant}"


def modules(game: str) -> list[str]:
    """The modules with a game's rules: the compiled ones, without rules of thumb."""
    from kartaro._speed import COMPILED  # noqa: PLC0415 - only once it is settled that all runs interpreted
    from kartaro.games import ROOMS  # noqa: PLC0415

    found = [module for module in COMPILED if module.startswith(f"kartaro.games.{ROOMS[game]}.")]
    return [module for module in found if not module.endswith(".thumb")]


def source_of(module: str) -> str:
    return (ROOT / "src" / Path(*module.split(".")).with_suffix(".py")).read_text("utf-8")


def mutants_of(game: str) -> list[Mutant]:
    """All mutants of a game's rules."""
    return [mutant for module in modules(game) for mutant in mutants(source_of(module), module)]


class Run:
    """Runs mutants, each in a process of its own, several at a time."""

    def __init__(self, warm: Warm, chosen: list[Mutant], known: list[Mutant], processes: int, *, telling: bool) -> None:
        self.warm = warm
        self.waiting = [(mutant, False) for mutant in reversed(chosen)]
        """Each with a flag: import everything again."""
        self.processes = processes
        self.telling = telling
        self.numbers = {killer.name: number for number, killer in enumerate(warm.killers)}
        self.hints = hints.read(warm.game)
        self.running: dict[int, tuple[Mutant, bool, int, float]] = {}
        self.killed: dict[str, Counter[str]] = defaultdict(Counter)
        """By function, the tests that killed its mutants."""
        for mutant in [mutant for mutant in known if mutant.key in self.hints]:
            self.killed[mutant.function][self.hints[mutant.key]] += 1
        self.results: list[Result] = []

    def run(self) -> list[Result]:
        while self.waiting or self.running:
            while self.waiting and len(self.running) < self.processes:
                self.start(*self.waiting.pop())
            self.end_one()
        return sorted(self.results, key=lambda result: (result.mutant.line, str(result.mutant)))

    def start(self, mutant: Mutant, anew: bool) -> None:  # noqa: FBT001 - as it waited
        child, reading = self.warm.fork(mutant, self.order(mutant), anew=anew)
        self.running[child] = mutant, anew, reading, time.monotonic()

    def order(self, mutant: Mutant) -> list[int]:
        """The tests, the most likely to kill first."""
        likely = [
            self.hints.get(mutant.key, ""),
            *(name for name, _ in self.killed[mutant.function].most_common(LIKELY)),
        ]
        numbers = [self.numbers[name] for name in likely if name in self.numbers]
        return list(dict.fromkeys([*numbers, *range(len(self.warm.killers))]))

    def end_one(self) -> None:
        child, _ = os.wait()
        mutant, anew, reading, begun = self.running.pop(child)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            words = [line.split()[0] for line in pipe]
        end = words.pop() if words and words[-1].isalpha() else LIMIT  # it ran out of time or memory
        if end == LIVED and not anew:
            self.waiting.append((mutant, True))
            return
        killer = self.killer(words, end)
        self.killed[mutant.function][killer] += 1
        self.results.append(Result(mutant, end, killer, time.monotonic() - begun))
        if self.telling:
            sys.stdout.write(f"{self.results[-1]}\n")
            sys.stdout.flush()

    def killer(self, words: list[str], end: str) -> str:
        """The name of the test that ran last, if it killed."""
        return self.warm.killers[int(words[-1])].name if words and end not in {LIVED, IMPORT} else ""


def check_that_the_rules_live(warm: Warm, names: t.Iterable[str]) -> None:
    """These tests must pass without a fault: otherwise their results on mutants mean nothing."""
    wanted = set(names)
    failed = warm.time_without_a_fault([n for n, killer in enumerate(warm.killers) if killer.name in wanted])
    if failed != LIVED:
        sys.exit(f"The rules as they are fail: {failed}")


def evenly(found: list[Mutant], number: int) -> list[Mutant]:
    """A number of mutants, spread evenly from the first to the last."""
    return [found[(2 * i + 1) * len(found) // (2 * number)] for i in range(number)]


def explained() -> set[str]:
    """The mutants that docs/mutants.md explains."""
    blocks = DOCUMENT.read_text("utf-8").split("```")[1::2]
    return {line for block in blocks for line in block.strip().splitlines()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, metavar="NUMBER")
    parser.add_argument("--only", default="", metavar="FUNCTION")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, and nothing else")
    parser.add_argument("--remember", action="store_true", help="write down which test killed each mutant")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    os.environ["KARTARO_COMPILED"] = "forbid"
    os.environ.pop("KARTARO_LONG", None)  # a test that passes with a fault in the rules proves nothing
    arguments = parser.parse_args()
    every = mutants_of(arguments.game)
    found = [mutant for mutant in every if arguments.only in mutant.function]
    if arguments.sample:
        found = evenly(found, arguments.sample)
    reasons = explained()
    known = [mutant for mutant in found if str(mutant) in reasons]
    found = [mutant for mutant in found if str(mutant) not in reasons]
    if not found:
        parser.error(f"{arguments.game} has no mutant to try in a function with {arguments.only!r} in its name")
    is_quick = bool(arguments.sample) and not arguments.remember  # else slow tests have their turn, too
    warm = Warm(arguments.game, QUICK if is_quick else math.inf)
    if not is_quick:
        check_that_the_rules_live(warm, [killer.name for killer in warm.killers])
    run = Run(warm, found, every, arguments.processes, telling=not arguments.json)
    for stops in (signal.SIGINT, signal.SIGTERM):  # also where the shell has it ignored: what was found is kept
        signal.signal(stops, signal.default_int_handler)
    try:
        results = run.run()
    finally:
        if arguments.remember:
            new = {result.mutant.key: result.killer for result in run.results if result.killer}
            hints.write(arguments.game, run.hints | new, every)
    if is_quick:  # check the tests that killed the sample
        check_that_the_rules_live(warm, [result.killer for result in results])
    report(results, known, as_json=arguments.json)


def report(results: list[Result], known: list[Mutant], *, as_json: bool) -> None:
    lived = [str(result.mutant) for result in results if result.end == LIVED]
    if as_json:
        counts = {"mutants": len(results), "lived": len(lived), "explained": len(known)}
        sys.stdout.write(json.dumps({**counts, "unexplained": lived}))
    else:
        sys.stdout.write(f"{len(results) - len(lived)} of {len(results)} killed\n")


if __name__ == "__main__":
    main()
