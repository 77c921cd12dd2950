"""Nets that have learned nothing: weights by chance, for tests of everything else."""

from __future__ import annotations

import typing as t

from kartaro.bots.layout import layout_of
from kartaro.bots.weights import sizes, written
from kartaro.core.generator import Generator
from kartaro.games import game

if t.TYPE_CHECKING:
    from pathlib import Path

HIDDEN = (12, 8)


def by_chance(name: str, seats: int, seed: int = 5) -> bytes:
    """A file of weights for a game."""
    dice, layout = Generator(seed), layout_of(game(name), seats)
    lengths = sizes(layout.n_columns, len(layout.parts), HIDDEN)
    layers = [[(dice.below(2001) - 1000) / 1500 for _ in range(length)] for length in lengths]
    return written(layout, layers, {"samples": 0})


def net_file(folder: Path, name: str, seats: int) -> Path:
    """The same where a bot finds it."""
    path = folder / f"{name}-{seats}.net"
    path.write_bytes(by_chance(name, seats))
    return path


def planted(path: Path, name: str, seats: int, parts: dict[str, float]) -> Path:
    """A net that sees nothing, and likes some parts of moves."""
    layout = layout_of(game(name), seats)
    layers = [[0.0] * length for length in sizes(layout.n_columns, len(layout.parts), HIDDEN)]
    for part, worth in parts.items():
        layers[5][layout.part[part]] = worth
    path.write_bytes(written(layout, layers, {"samples": 0}))
    return path
