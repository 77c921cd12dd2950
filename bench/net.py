"""Speed of nets: `kartaro bench net [--json]`.

A decision is what a bot does when it is asked: the row, the pass, the chances of its legal moves. It is timed by
processor time in positions of random play with two seats, where there is a choice. Weights are drawn by chance: how
long a pass takes depends on its size. A row of a batch is the same as training computes it, by NumPy on one thread.
"""

from __future__ import annotations

import os
import time
import typing as t

from bench.clock import SEED, give, held_to

from kartaro._speed import compiled
from kartaro.bots import Chair
from kartaro.bots.by_net import Glance
from kartaro.bots.layout import layout_of
from kartaro.bots.weights import read, sizes, written
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.games import games, has_learning

if t.TYPE_CHECKING:
    from kartaro.bots.weights import Weights
    from kartaro.core.game import Game

BARS = {"decision_us": ("<=", 20.0), "batched_us": ("<=", 8.0)}
HIDDEN = (256, 128)
SEATS = 2
ROWS = 1024
STEPS = 40
"""How many decisions are made by chance at every table before its row is taken: openings have the most moves."""


def main(*, json: bool = False, positions: int = 200, turns: int = 9) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    give(measure(positions, turns), json=json)
    return 0


def measure(positions: int, turns: int) -> dict[str, t.Any]:
    """All figures of one run; the bars hold the slowest game."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    figures: dict[str, t.Any] = {"positions": positions, "turns": turns}
    for game in filter(has_learning, games()):
        weights = by_chance(game)
        places = asked(game, weights, positions)
        figures[f"{game.name}_decision_us"] = min(decision(places) for _ in range(turns)) * 1e6
        figures[f"{game.name}_batched_us"] = min(batched(game) for _ in range(turns)) * 1e6
    for name in ("decision_us", "batched_us"):
        figures[name] = max(value for key, value in figures.items() if key.endswith(name))
    figures["bars"] = held_to(BARS, figures)
    return figures


def by_chance(game: Game) -> Weights:
    """Weights of the usual size."""
    dice, layout = Generator(SEED), layout_of(game, SEATS)
    lengths = sizes(layout.n_columns, len(layout.parts), HIDDEN)
    layers = [[(dice.below(2001) - 1000) / 10_000 for _ in range(length)] for length in lengths]
    return read(written(layout, layers, {}), game, "net")


def asked(game: Game, weights: Weights, number: int) -> list[tuple[Glance, t.Any]]:
    """Seats that have a choice, in positions of random play: what they remember, and their views."""
    dice, edition = Generator(SEED), game.editions[-1]
    found: list[tuple[Glance, t.Any]] = []
    while len(found) < number:
        match = Match(game, edition, SEATS)
        glances = [Glance(Chair(game, edition, SEATS, seat), weights) for seat in range(SEATS)]
        while not match.over() and len(found) < number:
            match.deal(dice)
            seat = match.asked()[0]
            codes = match.codes(seat)
            if len(codes) > 1 and dice.below(8) == 0:
                view = game.table(edition, SEATS, seat)
                for fact in match.told(seat):
                    view.apply(fact)
                    glances[seat].hear(fact, view)
                found.append((glances[seat], view))
                break
            match.play(seat, dice.choose(codes))
            if DEALER in match.asked() and match.round_over() and dice.below(4) == 0:
                break
    return found


def decision(places: list[tuple[Glance, t.Any]]) -> float:
    """Seconds of processor time for each."""
    begun = time.thread_time()
    for glance, view in places:
        glance.chances(view)
    return (time.thread_time() - begun) / len(places)


def batched(game: Game) -> float:
    """Seconds of processor time for each row of a batch, in NumPy."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from kartaro.train.model import forward, new_params  # noqa: PLC0415 - after the number of threads is set
    from kartaro.train.tables import Setting, Tables, shown_for  # noqa: PLC0415 - as above

    setting = Setting(game.editions[-1].name, SEATS)
    shown = shown_for(game.name, [setting])
    tables = Tables(shown, setting, ROWS, SEED)
    for _ in range(STEPS):
        tables.env.step(tables.env.sample())
    rows, legal, params = tables.rows(), tables.legal(), new_params(shown, HIDDEN, 1)
    begun = time.thread_time()
    forward(params, shown, rows, legal)
    return (time.thread_time() - begun) / ROWS
