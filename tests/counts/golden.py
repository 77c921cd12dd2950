"""Tables of counts: made by the references (`python -m tests.counts.golden`), kept by the rules.

Love Letter has `golden.txt`, Spicy `golden_spicy.txt`.
"""

from __future__ import annotations

import typing as t
from pathlib import Path

from tests.counts import reference, spicy
from tests.counts.decks import DECKS, LONG_DECKS, LONGEST, SmallDeck
from tests.counts.spicy_matches import MATCHES

FILE = Path(__file__).with_name("golden.txt")
SPICY_FILE = Path(__file__).with_name("golden_spicy.txt")
TITLE = "depth  histories  ended  information-sets  public  gains"

Row = tuple[int, int, int, int, tuple[int, ...]]


def rows_by_reference(deck: SmallDeck) -> list[Row]:
    """Counts by the reference, until every round has ended."""
    return trimmed(reference.count(deck, LONGEST))


def trimmed(rows: list[Row]) -> list[Row]:
    """Rows without the depths that no round reaches; there must be one."""
    kept = [row for row in rows if row[0]]
    assert len(kept) < len(rows)
    return kept


def written(deck: SmallDeck, rows: list[Row]) -> str:
    """The counts of a deck as the table shows them."""
    return "\n".join([f"{deck.name}: {deck.seats} seats, {deck.cards}", *lines(rows)])


def lines(rows: t.Sequence[Row]) -> t.Iterator[str]:
    for depth, (histories, ended, information_sets, public, gains) in enumerate(rows):
        numbers = " ".join(map(str, gains))
        yield f"{depth:5} {histories:10} {ended:6} {information_sets:17} {public:7}  {numbers}"


def golden(file: Path = FILE) -> dict[str, str]:
    """A table of counts, by the name of the deck or match."""
    blocks = file.read_text("utf-8").strip().split("\n\n")[1:]
    return {block.partition(":")[0]: block for block in blocks}


def keep(file: Path, blocks: list[str]) -> None:
    """Write a table anew."""
    file.write_text("\n\n".join([TITLE, *blocks]) + "\n", "utf-8")


if __name__ == "__main__":
    keep(FILE, [written(deck, rows_by_reference(deck)) for deck in (*DECKS, *LONG_DECKS)])
    keep(SPICY_FILE, ["\n".join([match.title(), *lines(spicy.count(match))]) for match in MATCHES])
