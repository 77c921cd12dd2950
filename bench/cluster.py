"""The arena on Ray beside the arena on processes, on this machine: processor time for the same games.

Kinds take turns. Processor time is that of the whole tree of processes, Ray's own included, from the first game that
is finished to the last: start-up is left out.
"""

from __future__ import annotations

import json as json_module
import os
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

from kartaro.arena.lineup import Contest
from kartaro.arena.results import Header, begin
from kartaro.arena.running import run
from kartaro.bots import bot

GAMES, PAIRS = 13_000, 1
"""More than 120 seconds of two cores."""
RUNS_ON = {"processes": None, "ray": "local"}
TICKS = os.sysconf("SC_CLK_TCK")
OFTEN = 0.2


def main(*, json: bool) -> None:
    """Measure, print, and write down nothing."""
    figures = [{kind: played(kind) for kind in RUNS_ON} for _ in range(PAIRS)]
    ratios = [pair["ray"]["cpu_s"] / pair["processes"]["cpu_s"] for pair in figures]
    found = {"games": GAMES, "runs": figures, "ray_overhead": round(statistics.median(ratios) - 1, 4)}
    sys.stdout.write(json_module.dumps(found, indent=None if json else 2) + "\n")


def played(kind: str) -> dict[str, float]:
    """One run: seconds of processors and of the clock."""
    contest = Contest("love-letter", "2019", {}, 2, ("search@1000", "search@500"), 1, 10.0)
    usage = Usage()
    marks: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        results = begin(str(Path(folder, "run.jsonl")), Header(contest, GAMES))
        run(
            results,
            2,
            bot,
            lambda _: marks.append((time.monotonic(), usage.seconds())),
            None if kind != "ray" else "local",
        )
    usage.stop()
    (began, first), (ended, last) = marks[0], marks[-1]
    return {"cpu_s": round(last - first, 2), "wall_s": round(ended - began, 2)}


class Usage:
    """Processor time of this process and of all that descend from it, those that have ended included."""

    def __init__(self) -> None:
        self.known: dict[int, float] = {}
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self) -> None:
        while not self.ended.wait(OFTEN):
            self.look()

    def look(self) -> None:
        for process, seconds in descendants(os.getpid()).items():
            self.known[process] = seconds

    def seconds(self) -> float:
        return sum(list(self.known.values()))

    def stop(self) -> None:
        self.ended.set()
        self.thread.join()


def descendants(root: int) -> dict[int, float]:
    """The processor time of every process below one, and of itself."""
    found: dict[int, tuple[int, float]] = {}
    for entry in os.listdir("/proc"):
        if entry.isdecimal():
            try:
                words = Path("/proc", entry, "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            found[int(entry)] = int(words[1]), (int(words[11]) + int(words[12])) / TICKS
    ours: set[int] = {root}
    while more := {process for process, (parent, _) in found.items() if parent in ours} - ours:
        ours |= more
    return {process: found[process][1] for process in ours if process in found}


if __name__ == "__main__":
    main(json="--json" in sys.argv)
