"""Fuzzes every reader with atheris, which learns from the lines that are run: python -m tests.fuzz.run [SECONDS].

The time is shared out evenly. What a reader was given when it failed is left in build/fuzz/; read it again with
python -m tests.fuzz.one TARGET FILE. Where atheris is not installed, nothing is done, and that is said.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.fuzz.targets import NOISE, NUMBERS, TARGETS, Target
from tests.proof_log import note

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "build" / "fuzz"
AN_HOUR = 3600
ENDLESS, MOST_MEMORY, LONGEST = 600, 2048, 20_000
"""Seconds after which reading a text counts as endless, megabytes that it may take, and bytes that a text may have."""
RUNS = re.compile(r"Done (\d+) runs")


def main(words: list[str]) -> int:
    if importlib.util.find_spec("atheris") is None:
        say("atheris is not installed, so readers were not fuzzed with it (pip install atheris)")
        return 0
    seconds = int(words[0] if words else AN_HOUR) // len(TARGETS)
    failed = [name for name, target in TARGETS.items() if not holds(name, target, max(1, seconds))]
    say(f"{len(TARGETS) - len(failed)} of {len(TARGETS)} readers hold; not {failed}")
    return 1 if failed else 0


def say(words: str) -> None:
    print(f"fuzz: {words}", flush=True)  # noqa: T201 - a program


def holds(name: str, target: Target, seconds: int) -> bool:
    """Fuzz a reader in a process of its own."""
    FOUND.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as corpus:
        write_examples(target, Path(corpus))
        limits = [f"-max_total_time={seconds}", f"-timeout={ENDLESS}", f"-rss_limit_mb={MOST_MEMORY}"]
        command = [sys.executable, "-m", "tests.fuzz.one", name, *limits, f"-max_len={LONGEST}", corpus]
        command.append(f"-artifact_prefix={FOUND / name}-")
        env = {**os.environ, "KARTARO_COMPILED": "forbid"}  # of compiled modules nothing can be learnt
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, errors="replace", check=False)
    found = RUNS.search(done.stderr)
    runs = int(found[1]) if found else 0
    say(f"{name}: {runs} runs in {seconds} s, exit code {done.returncode}")
    if done.returncode:
        say(f"{done.stdout[-4000:]}{done.stderr[-4000:]}")
        return False
    note("fuzz", reader=name, runs=runs)
    return True


def write_examples(target: Target, folder: Path) -> None:
    """What the reader reads, and pieces of it, to begin with."""
    for number, text in enumerate([*target.examples(), *target.pieces, *NUMBERS, *NOISE]):
        (folder / str(number)).write_bytes(text.encode(errors="surrogatepass"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
