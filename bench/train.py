"""Speed of training: `kartaro bench train [--json]`.

Decisions that a net learns from, in a second of wall time, after the first rounds: on one core that plays and learns in
turns, and with workers on all cores that play while it learns. `cores` is how many were busy on average with workers:
processor time of the net and its workers, divided by wall time. On a machine that does something else, too, compare
decisions in a second of processor time instead.
"""

from __future__ import annotations

import time
import typing as t

from bench.clock import give, held_to

from kartaro._speed import compiled
from kartaro.arena.running import cores
from kartaro.cli.train import one_thread
from kartaro.core.errors import KartaroError
from kartaro.games import games, has_learning

if t.TYPE_CHECKING:
    from kartaro.core.game import Game

BARS = {"workers_vs_one": (">=", 1.3)}
SEATS = 2
ROUNDS = 20
WARM_UP = 2
"""Rounds before: with workers, nothing is learned from in the first."""


def main(*, json: bool = False, rounds: int = ROUNDS) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    give(measure(rounds), json=json)
    return 0


def measure(rounds: int) -> dict[str, t.Any]:
    """All figures of one run; the bar holds the game that gains least."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    one_thread()
    figures: dict[str, t.Any] = {"rounds": rounds, "jobs": cores()}
    gains = []
    for game in filter(has_learning, games()):
        one, many = (speed(game, rounds, ahead=ahead) for ahead in (False, True))
        figures[f"{game.name}_one"], figures[f"{game.name}_one_processor"], _ = one
        figures[f"{game.name}_workers"], figures[f"{game.name}_workers_processor"], figures[f"{game.name}_cores"] = many
        gains.append(many[0] / one[0])
    figures["workers_vs_one"] = min(gains)
    figures["bars"] = held_to(BARS, figures)
    return figures


def speed(game: Game, rounds: int, *, ahead: bool) -> tuple[float, float, float]:
    """Decisions in a second of wall time and of processor time, and how many cores were busy."""
    from kartaro.train.run import Plan, Training, recipe_of  # noqa: PLC0415 - NumPy is to have one thread
    from kartaro.train.tables import Setting  # noqa: PLC0415 - likewise

    edition = game.editions[-1]
    recipe = recipe_of(game, edition, SEATS)
    training = Training(Plan(game.name, (Setting(edition.name, SEATS),), recipe, ahead=ahead))
    with training.workers(None):
        for _ in range(WARM_UP):
            training.step()
        before, seconds, begun = training.samples, training.seconds, time.perf_counter()
        for _ in range(rounds):
            training.step()
        elapsed, busy = time.perf_counter() - begun, training.seconds - seconds
    learned = training.samples - before
    return learned / elapsed, learned / busy, busy / elapsed
