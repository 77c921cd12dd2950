"""Where a training begins: from scratch, or from a net that has learned already."""

from __future__ import annotations

import typing as t

from kartaro.bots.weights import find_shipped, weights_for
from kartaro.core.errors import BadOption
from kartaro.train.model import new_params
from kartaro.train.rivals import params_of

if t.TYPE_CHECKING:
    from kartaro.bots.weights import Weights
    from kartaro.core.game import Game
    from kartaro.train.model import Params
    from kartaro.train.run import Training
    from kartaro.train.tables import Setting

SCRATCH, SHIPPED = "scratch", "net"
"""Words in place of a file: random weights, and the net that comes with Kartaro."""


def usual_start(game: Game, setting: Setting) -> str:
    """The net that comes with Kartaro, where there is one for such tables."""
    edition = setting.of(game)
    weights = find_shipped(game, edition, setting.seats)
    return SHIPPED if weights and weights.knows(edition, setting.seats) else SCRATCH


def weights_of(start: str, game: Game, settings: t.Sequence[Setting]) -> Weights:
    """What a training at such tables begins as; the net that comes with Kartaro is the one for the first of them."""
    most = max(setting.seats for setting in settings)
    return weights_for(None if start == SHIPPED else start, game, settings[0].of(game), most)


def hidden_from(start: str, game: Game, settings: t.Sequence[Setting], hidden: tuple[int, int]) -> tuple[int, int]:
    """How wide a net is to be: as wide as was wished, and no narrower than what it begins as."""
    if start == SCRATCH:
        return hidden
    layers = weights_of(start, game, settings).layers
    return max(hidden[0], len(layers.first_bias)), max(hidden[1], len(layers.second_bias))


def begin_from(training: Training, start: str) -> None:
    """Let a training that has not begun play as a net does; refused if that is shown something else."""
    layout = training.shown.layout
    weights = weights_of(start, layout.game, training.plan.settings)
    if weights.layout is not layout:
        raise BadOption("net-foreign", file=start)
    learner = training.learner
    learner.params.update(widened(params_of(weights), new_params(training.shown, learner.recipe.hidden, 1)))
    learner.average.update({name: value.copy() for name, value in learner.params.items()})


def widened(small: Params, wide: Params) -> Params:
    """A net as wide as another one that plays like the small one: what is new in it has no say at first."""
    first, second = len(small["first_bias"]), len(small["second_bias"])
    made = {name: value.copy() for name, value in wide.items()}
    made["into_second"][first:, :second] = 0.0
    for name in ("into_parts", "into_value"):
        made[name][...] = 0.0
    for name, value in small.items():
        made[name][tuple(slice(size) for size in value.shape)] = value
    return made
