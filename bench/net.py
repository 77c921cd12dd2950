"""Speed of nets: `kartaro bench net [--json]`.

A decision is what a bot does when it is asked: the row, the pass, the chances of its legal moves. It is timed by
processor time in positions of random play with two seats, where there is a choice. Weights are drawn by chance: how
long a pass takes depends on its size. The same net advises a search, whose simulations are counted. A row of a batch is
the same as training computes it, by NumPy on one thread.
"""

from __future__ import annotations

import os
import time
import typing as t

from bench.clock import SEED, give, held_to

from kartaro._speed import compiled
from kartaro.bots import Chair
from kartaro.bots.by_net import Glance
from kartaro.bots.by_search import Budget, SearchBot, Style
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
SIMULATIONS = 1000
"""Of a search, for each of its positions."""
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
        figures[f"{game.name}_simulations_per_s"] = simulations(game, weights, max(1, positions // 10))
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


def moments(game: Game, number: int) -> t.Iterator[tuple[Match, int]]:
    """Matches of random play, and in each a seat that has a choice."""
    dice, edition, found = Generator(SEED), game.editions[-1], 0
    while found < number:
        match = Match(game, edition, SEATS)
        while not match.over():
            match.deal(dice)
            seat = match.asked()[0]
            codes = match.codes(seat)
            if len(codes) > 1 and dice.below(8) == 0:
                yield match, seat
                found += 1
                break
            match.play(seat, dice.choose(codes))
            if DEALER in match.asked() and match.round_over() and dice.below(4) == 0:
                break


def asked(game: Game, weights: Weights, number: int) -> list[tuple[Glance, t.Any]]:
    """Seats that have a choice: what they remember, and their views."""
    found: list[tuple[Glance, t.Any]] = []
    for match, seat in moments(game, number):
        glance = Glance(Chair(game, match.edition, SEATS, seat), weights)
        view = game.table(match.edition, SEATS, seat)
        for fact in match.told(seat):
            view.apply(fact)
            glance.hear(fact, view)
        found.append((glance, view))
    return found


def simulations(game: Game, weights: Weights, number: int) -> float:
    """Of a search that the net advises, in a second of processor time."""
    seconds = 0.0
    for match, seat in moments(game, number):
        chair = Chair(game, match.edition, SEATS, seat)
        bot = SearchBot("", chair, SEED, Budget(simulations=SIMULATIONS), Style(), weights=weights)
        for fact in match.told(seat):
            bot.hear(fact)
        begun = time.thread_time()
        bot.think()
        seconds += time.thread_time() - begun
    return number * SIMULATIONS / seconds


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
