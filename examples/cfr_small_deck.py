"""Tabular CFR on six cards of Love Letter, with its exploitability drawn: python examples/cfr_small_deck.py [CURVE.svg]

The tree is exported once and solved by OpenSpiel's own solvers in C++. Needs kartaro[openspiel] and matplotlib.
"""

from __future__ import annotations

import sys
import typing as t

import pyspiel

from kartaro.env.efg import Tree
from kartaro.env.position import Episodes

DECK = "guard+guard+priest+baron+handmaid+princess"
ITERATIONS = 512
SOLVERS = {"CFR": pyspiel.CFRSolver, "CFR+": pyspiel.CFRPlusSolver}

Curve = list[tuple[int, float]]


def small_deck(deck: str) -> t.Any:  # noqa: ANN401 - pyspiel has no types
    """A round of two players with one card set aside and none turned up."""
    table = Episodes("love-letter", "2012", 2, options={"deck": deck, "turned_up": "0"})
    return pyspiel.load_efg_game("\n".join(Tree(table, most=1_000_000).lines()))


def curve(game: t.Any, solver: t.Any, iterations: int) -> Curve:  # noqa: ANN401 - likewise
    """The exploitability of the average policy after 1, 2, 4, … iterations."""
    found = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0:
            found.append((iteration, pyspiel.exploitability(game, solver.average_policy())))
    return found


def draw(curves: dict[str, Curve], file: str) -> None:
    import matplotlib as mpl  # noqa: PLC0415 - only to draw

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - likewise

    figure, axes = plt.subplots(figsize=(6, 4), layout="constrained")
    for name, points in curves.items():
        axes.loglog(*zip(*points, strict=True), marker="o", label=name)
    axes.set_xlabel("iterations")
    axes.set_ylabel("exploitability")
    axes.set_title("Love Letter with six cards, two players")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, metadata={"Date": None})


def main(file: str = "") -> dict[str, Curve]:
    """Solve, print, and draw into a file if one is given."""
    game = small_deck(DECK)
    curves = {name: curve(game, solver(game), ITERATIONS) for name, solver in SOLVERS.items()}
    for name, points in curves.items():
        print(name, " ".join(f"{iteration}:{left:.4f}" for iteration, left in points))  # noqa: T201 - its answer
    if file:
        draw(curves, file)
    return curves


if __name__ == "__main__":
    main(*sys.argv[1:2])
