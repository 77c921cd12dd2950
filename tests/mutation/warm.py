"""A process that has imported the rules and their tests once; each mutant is a fork of it with one function changed."""

from __future__ import annotations

import gc
import importlib
import importlib.abc
import importlib.util
import itertools
import os
import resource
import signal
import sys
import time
import typing as t
from types import CodeType, FrameType, FunctionType, ModuleType

if t.TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.machinery import ModuleSpec

    from tests.mutation.killers import Killer
    from tests.mutation.mutants import Mutant

MEMORY = 2 << 30
LIVED, LIMIT, IMPORT = "lived", "limit", "import"
STAY = ("kartaro._speed", "tests.mutation.mutants", "tests.mutation.warm")
TIMES_AS_LONG, LEAST_SECONDS = 4, 2.0
"""A test is stopped once it has computed this many times as long as without a fault, but never before that many
seconds."""


class Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports a module from another source."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        del path, target
        return importlib.util.spec_from_loader(name, self) if name == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, f"<{self.module}>", "exec"), vars(module))  # noqa: S102 - what mutants are for


class Warm:
    """The tests that mutants meet, and the rules as they are.

    A function that ran while they were imported may have left something behind: its mutants import everything anew.
    """

    def __init__(self, game: str, longest: float) -> None:
        self.game = game
        self.longest = longest
        """Tests with a higher limit, in seconds, are left out."""
        self.ran: set[CodeType] = set()
        sys.setprofile(self.note)
        self.killers = self.load()
        sys.setprofile(None)
        self.limits = [float(killer.seconds) for killer in self.killers]
        gc.freeze()

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.ran.add(frame.f_code)

    def load(self) -> list[Killer]:
        found: list[Killer] = importlib.import_module("tests.mutation.killers").killers(self.game)
        return [killer for killer in found if killer.seconds <= self.longest]

    # Planting a fault in the rules

    def change(self, mutant: Mutant) -> bool:
        """Plant the fault in its function; False if that may differ from importing the rules with it."""
        module = sys.modules[mutant.module]
        place = getattr(module, mutant.owner.name) if mutant.owner else module
        function = vars(place).get(mutant.function)
        if type(function) is not FunctionType or function.__code__ in self.ran:
            return False
        code = mutant.code()
        if mutant.site.parent is mutant.definition and mutant.site.field == "decorator_list":
            return False
        if code.co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = code
        return True

    def import_anew(self, mutant: Mutant) -> None:
        """Import the rules with the fault, and the tests after them.

        That all runs interpreted was settled by `kartaro._speed`, which stays: settled again, it would hide the fault.
        """
        for name in [name for name in sys.modules if name.startswith(("kartaro.", "tests.")) and name not in STAY]:
            del sys.modules[name]
        sys.meta_path.insert(0, Mutated(mutant.module, mutant.source()))
        self.killers = self.load()

    # The life of a mutant

    def live(self, mutant: Mutant | None, order: Sequence[int], say: Callable[[str], None], *, anew: bool) -> str:
        """Run tests in this order, reporting the number of each; what killed the mutant. None has no fault."""
        if mutant is not None and (anew or not self.change(mutant)):
            try:
                self.import_anew(mutant)
            except Exception:  # noqa: BLE001 - whatever it is, the fault was noticed
                return IMPORT
        for number in order:
            killer = self.killers[number]
            say(str(number))
            signal.setitimer(signal.ITIMER_PROF, self.limits[number])
            try:
                killer.run()
            except Exception:  # noqa: BLE001 - likewise
                return killer.kind
        return LIVED

    def fork(self, mutant: Mutant | None, order: Sequence[int], *, anew: bool = False) -> tuple[int, int]:
        """Run a mutant in a process of its own; that process, and a pipe with its reports."""
        reading, writing = os.pipe()
        child = os.fork()
        if child:
            os.close(writing)
            return child, reading
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)

        def say(words: str) -> None:
            os.write(writing, f"{words} {time.process_time()}\n".encode())

        try:
            say(self.live(mutant, order, say, anew=anew))
        finally:
            os._exit(0)

    def time_without_a_fault(self, order: Sequence[int]) -> str:
        """Run these tests without a fault, to measure their limits; LIVED, or the name of one that fails."""
        child, reading = self.fork(None, order)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            words = [line.split() for line in pipe]
        os.waitpid(child, 0)
        if words[-1][0] != LIVED:
            return self.killers[int(words[-2 if words[-1][0].isalpha() else -1][0])].name
        for (number, begun), (_, ended) in itertools.pairwise(words):
            seconds = max(LEAST_SECONDS, TIMES_AS_LONG * (float(ended) - float(begun)))
            self.limits[int(number)] = min(self.limits[int(number)], seconds)
        return LIVED
