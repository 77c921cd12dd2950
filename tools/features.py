"""Writes docs/features.md: what the rows of every game mean.

python tools/features.py >docs/features.md
"""

from __future__ import annotations

import sys
import typing as t

from kartaro.games import features_of, games, has_features

if t.TYPE_CHECKING:
    from kartaro.core.fields import Field
    from kartaro.core.game import Game

HEAD = """# What a row says
The fields of an observation of `VectorEnv` ([what it is](research.md)), for the first edition of each game with two
seats. Names that begin with `a_` and `b_` are of the seat itself and of the next one; with more seats there are more of
them. In a category, 0 is nothing.

`python tools/features.py >docs/features.md` writes this page.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(game) for game in games() if has_features(game))])


def section(game: Game) -> str:
    rows, at = [], 0
    features = features_of(game, game.edition(), 2)
    for field in features.fields():
        rows.append(line(field, at))
        at += field.size
    head = [f"## {game.name}", f"{at} bytes, {len(features.actions())} actions.", ""]
    return "\n".join([*head, "| bytes | field | shape | values | meaning |", "|---|---|---|---|---|", *rows, ""])


def line(field: Field, at: int) -> str:
    where = f"{at}" if field.size == 1 else f"{at} to {at + field.size - 1}"
    shape = " by ".join(map(str, field.shape))
    values = "0, 1" if field.high == 1 else f"{'category ' if field.is_category else ''}0 to {field.high}"
    return f"| {where} | `{field.name}` | {shape} | {values} | {field.meaning} |"


if __name__ == "__main__":
    sys.stdout.write(page())
