"""The table of counts, `golden.txt`: made by the reference (`python -m tests.counts.golden`), kept by the rules."""

from __future__ import annotations

from pathlib import Path

from tests.counts import reference
from tests.counts.decks import DECKS, LONG_DECKS, LONGEST, SmallDeck

FILE = Path(__file__).with_name("golden.txt")
TITLE = "depth  histories  ended  information-sets  public  gains"

Row = tuple[int, int, int, int, tuple[int, ...]]


def rows_by_reference(deck: SmallDeck) -> list[Row]:
    """Counted by the reference, until every round has ended."""
    return trimmed(reference.count(deck, LONGEST))


def trimmed(rows: list[Row]) -> list[Row]:
    """Without the depths that no round reaches; one must be left over."""
    kept = [row for row in rows if row[0]]
    assert len(kept) < len(rows)
    return kept


def written(deck: SmallDeck, rows: list[Row]) -> str:
    """The counts of a deck as the table shows them."""
    lines = [f"{deck.name}: {deck.seats} seats, {deck.cards}"]
    for depth, (histories, ended, information_sets, public, gains) in enumerate(rows):
        numbers = " ".join(map(str, gains))
        lines.append(f"{depth:5} {histories:10} {ended:6} {information_sets:17} {public:7}  {numbers}")
    return "\n".join(lines)


def golden() -> dict[str, str]:
    """The table, by the name of the deck."""
    blocks = FILE.read_text("utf-8").strip().split("\n\n")[1:]
    return {block.partition(":")[0]: block for block in blocks}


if __name__ == "__main__":
    made = [written(deck, rows_by_reference(deck)) for deck in (*DECKS, *LONG_DECKS)]
    FILE.write_text("\n\n".join([TITLE, *made]) + "\n", "utf-8")
