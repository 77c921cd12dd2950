"""How much of a net is lost when its file keeps half-precision numbers: `python -m tools.precision FOLDER [EPISODES]`.

The average in the checkpoint of a training is compared with the file that is made of it: how often both have the same
likeliest move where there is a choice, and what share the average wins against the file, both with their likeliest
moves. A checkpoint holds pickled Python objects: only one's own should be read.
"""

from __future__ import annotations

import sys
import typing as t
from pathlib import Path

import numpy as np

from kartaro.bots.weights import read
from kartaro.train.model import forward
from kartaro.train.rivals import Rival
from kartaro.train.run import Training
from kartaro.train.self_play import drawn, likeliest
from kartaro.train.tables import AllTables

if t.TYPE_CHECKING:
    from kartaro.train.run import Strength

EPISODES = {"round": 20_000, "match": 2_000}
TABLES, STEPS = 256, 40
SEED = 7


class Loss(t.NamedTuple):
    """What half precision changes."""

    decisions: int
    """Where there was a choice."""
    same: float
    """The share of them with the same likeliest move."""
    farthest: float
    """By how much the chance of a move differs at most."""
    strength: Strength
    """Of the average against the file."""


def loss_of(training: Training, episodes: int, steps: int = STEPS) -> Loss:
    """Of the average of a training, in its first setting."""
    rival = Rival(read(training.net(), training.shown.layout.game, "net"), 0.0)
    same, farthest = compared(training, rival, steps)
    return Loss(len(same), float(same.mean()), farthest, training.against(rival, episodes))


def compared(training: Training, rival: Rival, steps: int) -> tuple[t.Any, float]:
    """In self-play: for every decision whether the likeliest move is the same; the largest difference of chances."""
    shown, dice, same, farthest = training.shown, np.random.default_rng(SEED), [], 0.0
    more: dict[str, t.Any] = training.plan.more()
    tables = AllTables(shown, training.plan.settings[:1], TABLES, SEED, **more)
    for _ in range(steps):
        legal, rows = tables.legal(), tables.rows()
        whole, half = (forward(of, shown, rows, legal) for of in (training.learner.average, rival.params))
        alike = likeliest(whole.logs, legal) == likeliest(half.logs, legal)
        same.append(alike[legal.counts > 1])
        farthest = max(farthest, float(np.abs(whole.chances - half.chances).max()))
        tables.step(legal.actions[drawn(whole.logs, legal, dice)])
    return np.concatenate(same), farthest


def main(folder: str, episodes: int = 0) -> None:
    """Measure and print."""
    training = Training.resumed(Path(folder))
    episode = training.plan.episode or training.shown.layout.learning.EPISODE
    found = loss_of(training, episodes or EPISODES[episode])
    print(f"{found.same:.3%} of {found.decisions:,} decisions have the same likeliest move")  # noqa: T201 - the answer
    print(f"the chance of a move differs by {found.farthest:.4f} at most")  # noqa: T201 - likewise
    (share, error, number), kind = found.strength, {"round": "rounds", "match": "games"}[episode]
    print(f"the average wins {share:.2%} ± {error:.2%} of {number:,} {kind} against its file")  # noqa: T201 - likewise


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
