"""Writes docs/proof.md, the coverage of a long test run that has passed. `./test --long` runs this at its end.

The tests log what they did (tests/proof_log.py). Of a check that ran several times, the last run counts.
"""

from __future__ import annotations

import datetime as dt
import json
import subprocess
import sys
import typing as t
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOTES = ROOT / "build" / "proof"
DOCUMENT = ROOT / "docs" / "proof.md"

TITLES = {
    "noninterference": "What a seat cannot see makes no difference to it",
    "imagine": "Imagined worlds could have come about",
    "fingerprint": "The rules play the same matches compiled and interpreted",
    "oracle": "Rounds recorded by other engines replay to the same results",
    "counts": "All histories of small decks agree with a second, independent implementation",
    "knowledge": "Views of small decks allow exactly the worlds that occur",
    "canary": "A bot's Guard hits no more often than the best honest guess",
    "mutants": "Faults planted in the rules are found",
    "assertions": "Invariants of Spicy hold after every decision, with every set of Spice It Up! cards",
    "scenario": "Every scenario holds",
    "store-killed": "A server that is killed has kept what it acknowledged",
    "store-power": "What a server acknowledged outlasts a loss of power",
    "nodes-failures": "Nodes, PostgreSQL, connections and clocks fail: nothing acknowledged is lost, and all go on",
    "nodes-failover": "A node is killed, and its clients go on at another",
    "nodes-races": "Two nodes get different answers to one question at the same moment: one wins, the other is told",
    "fuzz": "Readers refuse whatever they cannot read",
    "attacks": "While a server is attacked, other tables go on",
}
"""The checks in order; any other comes after them, under its own name."""

Note = dict[str, t.Any]
OF_EVERY_NOTE = ("check", "form", "at")


def notes() -> list[Note]:
    """The newest note of each check and case."""
    lines = [line for file in NOTES.glob("*.json") for line in file.read_text("utf-8").splitlines()]
    newest: dict[tuple[object, ...], Note] = {}
    for note in sorted((json.loads(line) for line in lines), key=lambda note: t.cast("float", note["at"])):
        newest[tuple(value for value in note.values() if isinstance(value, str))] = note
    return list(newest.values())


def document(found: list[Note], *, commit: str, day: str) -> str:
    """The whole text."""
    names = sorted({note["check"] for note in found}, key=lambda name: ([*TITLES, name].index(name), name))
    chapters = [chapter(name, [note for note in found if note["check"] == name]) for name in names]
    head = (
        "# Proof\n"
        f"What `./test --long` covered on {day} at commit {commit}. Every check passed: this page is written last.\n"
        "[architecture.md](architecture.md) explains the checks; [mutants.md](mutants.md) lists the mutants that "
        "survive.\n"
    )
    return "\n".join([head, *chapters])


def chapter(name: str, found: list[Note]) -> str:
    """The table of one check: a row for each case, and the totals."""
    columns = [column for column in found[0] if column not in OF_EVERY_NOTE]
    rows = sorted(([str(note["form"]), *(note.get(column, "") for column in columns)] for note in found), key=str)
    if len(rows) > 1:
        rows.append(["**all**", *(total([row[i] for row in rows]) for i in range(1, len(columns) + 1))])
    lines = [f"## {TITLES.get(name, name)}", table_line(["form", *columns]), table_line(["---"] * (len(columns) + 1))]
    return "\n".join([*lines, *(table_line(row) for row in rows), ""])


def total(values: list[t.Any]) -> object:
    """The sum of whole numbers, the maximum of shares, and nothing for words."""
    if all(isinstance(value, int) for value in values):
        return sum(values)
    return max(values) if all(isinstance(value, float | int) for value in values) else ""


def table_line(cells: list[t.Any]) -> str:
    return f"| {' | '.join(cell_text(cell) for cell in cells)} |"


def cell_text(cell: object) -> str:
    if isinstance(cell, float):
        return f"{cell:.3%}"
    return f"{cell:,}".replace(",", " ") if isinstance(cell, int) else str(cell).replace("_", " ")


def commit() -> str:
    """The commit that was tested, marked if the working tree differs from it."""
    return git("rev-parse", "--short", "HEAD") + (" with changes" if git("status", "--porcelain") else "")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, text=True, capture_output=True, check=True).stdout.strip()  # noqa: S607 - git of the path


def main() -> None:
    found = notes()
    if not found:
        sys.exit("No check has left a note in build/proof: was it a long run?")
    day = dt.datetime.now(dt.UTC).date().isoformat()
    DOCUMENT.write_text(document(found, commit=commit(), day=day), "utf-8")
    for file in NOTES.glob("*.json"):
        file.unlink()


if __name__ == "__main__":
    main()
