"""Which test killed a mutant last, in a file for each game: the name of a test, and the keys of what it killed."""

from __future__ import annotations

import json
import typing as t
from pathlib import Path

if t.TYPE_CHECKING:
    from tests.mutation.mutants import Mutant

FOLDER = Path(__file__).with_name("killed_by")


def read(game: str) -> dict[str, str]:
    """The name of the test, by the key of a mutant."""
    file = FOLDER / f"{game}.json"
    if not file.exists():
        return {}
    lines: dict[str, str] = json.loads(file.read_text("utf-8"))
    return {key: name for name, keys in lines.items() for key in keys.split()}


def write(game: str, killed: dict[str, str], mutants: list[Mutant]) -> None:
    """Keep the hints for these mutants, and drop all others."""
    keys: dict[str, list[str]] = {}
    for key in sorted({mutant.key for mutant in mutants} & killed.keys()):
        keys.setdefault(killed[key], []).append(key)
    lines = {name: " ".join(keys[name]) for name in sorted(keys)}
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.json").write_text(json.dumps(lines, indent=1) + "\n", "utf-8")
