"""Whom a training plays against if not itself: a net that learns no more, or a bot that the environment plays."""

from __future__ import annotations

import typing as t

import numpy as np

from kartaro.bots.specs import net_words
from kartaro.bots.weights import from_file, shipped
from kartaro.core.errors import BadOption
from kartaro.env.vector import OPPONENTS
from kartaro.train.model import ORDER, forward

if t.TYPE_CHECKING:
    from kartaro.bots.weights import Weights
    from kartaro.core.game import Game
    from kartaro.train.model import Params, Pass
    from kartaro.train.tables import AllTables, Array, Legal, Shown


class Rival:
    """A net that stays as it is: it draws its moves, or always plays the likeliest one."""

    def __init__(self, weights: Weights, *, plays_best: bool) -> None:
        self.layout = weights.layout
        self.plays_best = plays_best
        self.params = params_of(weights)

    def beside(self, made: Pass, shown: Shown, tables: AllTables) -> Array:
        """How likely each legal action is: by the net that made this where that is asked, else by this one."""
        theirs = forward(self.params, shown, made.inputs, made.legal).logs
        if self.plays_best:
            theirs = sharpened(theirs, made.legal)
        return np.where((own(tables) == tables.seat())[made.legal.rows], made.logs, theirs)


def own(tables: AllTables) -> Array:
    """At which seat of each table a net sits that has a rival."""
    return np.arange(tables.n) % tables.seats


def sharpened(logs: Array, legal: Legal) -> Array:
    """Nothing but the likeliest action of each row."""
    return np.where(logs == np.maximum.reduceat(logs, legal.starts)[legal.rows], 0.0, -np.inf)


def params_of(weights: Weights) -> Params:
    """What a file holds, as training has it."""
    flat = {name: np.array(getattr(weights.layers, name), np.float32) for name in ORDER}
    widths = {"into_first": "first_bias", "into_second": "second_bias", "into_parts": "into_value"}
    return {name: row.reshape(-1, len(flat[widths[name]])) if name in widths else row for name, row in flat.items()}


def rival_of(spec: str, game: Game, seats: int) -> Rival | None:
    """The net that a word asks for; nothing for a bot that the environment plays; anybody else is refused."""
    words = net_words(spec)
    if words and not words["search"]:
        weights = from_file(words["file"], game) if words["file"] else shipped(game, seats)
        return Rival(weights, plays_best=bool(words["best"]))
    if spec not in OPPONENTS:
        raise BadOption("bad-rival", bot=spec, known=", ".join([*OPPONENTS, "net", "net+best", "net=FILE"]))
    return None
