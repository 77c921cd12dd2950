"""Fuzzes every reader with atheris, which learns from the lines that are run: python -m tests.fuzz.run [SECONDS].

The time is shared out evenly. What a reader was given when it failed is left in build/fuzz/; read it again with
python -m tests.fuzz.run TARGET FILE. Where atheris is not installed, nothing is done, and that is said.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import typing as t
from pathlib import Path

if t.TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "build" / "fuzz"
AN_HOUR = 3600
SLOWEST, MOST_MEMORY, LONGEST = 20, 2048, 20_000
"""Seconds and megabytes that reading one text may take, and bytes that it may have."""
RUNS = re.compile(r"Done (\d+) runs")


def main(words: list[str]) -> int:
    if importlib.util.find_spec("atheris") is None:
        print("fuzz: atheris is not installed, so readers were not fuzzed with it (pip install atheris)")
        return 0
    if len(words) > 1:
        return fuzz(words[0], words[1:])
    from tests.fuzz.targets import TARGETS

    seconds = int(words[0] if words else AN_HOUR) // len(TARGETS)
    failed = [name for name in TARGETS if not survives(name, max(1, seconds))]
    print(f"fuzz: {len(TARGETS) - len(failed)} of {len(TARGETS)} readers held {' '.join(failed)}")
    return 1 if failed else 0


def survives(name: str, seconds: int) -> bool:
    """Fuzz a reader in a process of its own."""
    FOUND.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as corpus:
        write_examples(name, Path(corpus))
        limits = [f"-max_total_time={seconds}", f"-timeout={SLOWEST}", f"-rss_limit_mb={MOST_MEMORY}"]
        command = [sys.executable, "-m", "tests.fuzz.run", name, *limits, f"-max_len={LONGEST}", corpus]
        command.append(f"-artifact_prefix={FOUND / name}-")
        env = {**os.environ, "KARTARO_COMPILED": "forbid"}  # of compiled modules nothing can be learnt
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, errors="replace", check=False)
    runs = RUNS.search(done.stderr)
    print(f"fuzz: {name}: {runs[1] if runs else 'no'} runs in {seconds} s, exit code {done.returncode}")
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:])
        return False
    write_down(name, int(runs[1]) if runs else 0)
    return True


def write_down(name: str, runs: int) -> None:
    from tests.proof_log import note

    note("fuzz", reader=name, runs=runs)


def write_examples(name: str, folder: Path) -> None:
    """What the reader reads, and pieces of it, to begin with."""
    from tests.fuzz.targets import NOISE, NUMBERS, TARGETS

    target = TARGETS[name]
    for number, text in enumerate([*target.examples(), *target.pieces, *NUMBERS, *NOISE]):
        (folder / str(number)).write_bytes(text.encode(errors="surrogatepass"))


def fuzz(name: str, options: list[str]) -> int:
    """Fuzz one reader until its time is up; ends the process itself."""
    import atheris

    with atheris.instrument_imports(include=["kartaro"]):
        from tests.fuzz.targets import TARGETS

    atheris.Setup([sys.argv[0], *options], tried(TARGETS[name].read))
    atheris.Fuzz()
    return 0


def tried(read: Callable[[str], object]) -> Callable[[bytes], None]:
    from kartaro.core.errors import KartaroError

    def once(data: bytes) -> None:
        try:
            read(data.decode(errors="surrogateescape"))
        except KartaroError:
            return

    return once


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
