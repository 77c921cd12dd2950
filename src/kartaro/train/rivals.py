"""Whom a net plays against, besides itself: a net that learns no more, past selves, and chance."""

from __future__ import annotations

import typing as t

import numpy as np

from kartaro.bots.specs import manner_of, net_words
from kartaro.bots.weights import weights_for
from kartaro.train.model import ORDER, forward

if t.TYPE_CHECKING:
    from kartaro.bots.weights import Weights
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.train.model import Params, Pass
    from kartaro.train.tables import AllTables, Array, Legal, Shown


FIRST_APART = 8
"""Rounds of learning between the first past selves."""
MOST_PAST = 8
ONE_IN = 16
"""Of so many tables some belong to the league: a share of less than one counts as one."""


class Rival:
    """A net that stays as it is: it draws its moves, or always plays the likeliest one."""

    def __init__(self, weights: Weights, temperature: float = 1.0) -> None:
        self.layout = weights.layout
        self.temperature = temperature
        self.params = params_of(weights)

    def beside(self, made: Pass, shown: Shown, tables: AllTables) -> Array:
        """How likely each legal action is: by the net that made this where that is asked, else by this one."""
        theirs = forward(self.params, shown, made.rows, made.legal).logs
        if self.temperature != 1.0:
            theirs = at_temperature(theirs, made.legal, self.temperature)
        return np.where((own(tables) == tables.seat())[made.legal.rows], made.logs, theirs)

    def learned_from(self, tables: AllTables, seats: Array) -> Array:
        """Whether the net that learns has made each decision."""
        return t.cast("Array", own(tables) == seats)


class League:
    """Past selves, at a share of all tables: whoever only ever meets itself forgets what it once could beat.

    Some from every time are kept, equally far apart. At another share the other seats play at random: what they do is
    rare among those who have learned.
    """

    def __init__(self, share: float, chance: float = 0.0) -> None:
        self.share, self.chance = share, chance
        self.past: list[Params] = []
        self.every = FIRST_APART
        """Rounds of learning between two that are kept."""

    def begin(self, like: Params, number: int, every: int) -> None:
        """Room for so many, to be filled from a checkpoint."""
        self.past = [{name: value.copy() for name, value in like.items()} for _ in range(number)]
        self.every = every

    def note(self, params: Params, rounds: int) -> None:
        """Keep a copy, if it is time; when there are too many, every other one goes."""
        if rounds % self.every or not self.share:
            return
        self.past.append({name: value.copy() for name, value in params.items()})
        if len(self.past) > MOST_PAST:
            self.past = self.past[1::2]
            self.every *= 2

    def beside(self, made: Pass, shown: Shown, tables: AllTables) -> Array:
        """As with a rival, who is another past self at every table, or chance."""
        logs, others = made.logs.copy(), own(tables) != tables.seat()
        for number, params in enumerate(self.past):
            playing = self.has_past(tables) & (np.arange(tables.n) // ONE_IN % len(self.past) == number)
            picked = np.flatnonzero(playing & others)
            if len(picked):
                legal = made.legal.of(picked)
                logs[made.legal.places(picked)] = forward(params, shown, made.rows[picked], legal).logs
        counts = made.legal.counts[made.legal.rows]
        return np.where((self.has_chance(tables) & others)[made.legal.rows], -np.log(counts), logs)

    def learned_from(self, tables: AllTables, seats: Array) -> Array:
        """Whether the net that learns has made each decision."""
        return ~((self.has_past(tables) | self.has_chance(tables)) & (own(tables) != seats))

    def has_past(self, tables: AllTables) -> Array:
        """Where the other seats are past selves: the first tables of every few."""
        return (np.arange(tables.n) % ONE_IN < (self.share * ONE_IN if self.past else 0)) & ~tables.is_apart

    def has_chance(self, tables: AllTables) -> Array:
        """Where the other seats play at random: the last tables of every few."""
        return (ONE_IN - 1 - np.arange(tables.n) % ONE_IN < self.chance * ONE_IN) & ~tables.is_apart


def own(tables: AllTables) -> Array:
    """At which seat of each table a net sits that has a rival: at all of them equally often, also in a league."""
    every = np.arange(tables.n)
    return (every + every // ONE_IN) % tables.seats


def sharpened(logs: Array, legal: Legal) -> Array:
    """Nothing but the likeliest action of each row."""
    return np.where(logs == np.maximum.reduceat(logs, legal.starts)[legal.rows], 0.0, -np.inf)


def at_temperature(logs: Array, legal: Legal, temperature: float) -> Array:
    """The same at a temperature; 0 leaves nothing but the likeliest action."""
    if not temperature:
        return sharpened(logs, legal)
    logits = logs / temperature
    logits -= np.maximum.reduceat(logits, legal.starts)[legal.rows]
    return logits - np.log(np.add.reduceat(np.exp(logits), legal.starts))[legal.rows]


def params_of(weights: Weights) -> Params:
    """What a file holds, as training has it."""
    flat = {name: np.array(getattr(weights.layers, name), np.float32) for name in ORDER}
    widths = {"into_first": "first_bias", "into_second": "second_bias", "into_parts": "into_value"}
    return {name: row.reshape(-1, len(flat[widths[name]])) if name in widths else row for name, row in flat.items()}


def rival_of(spec: str, game: Game, edition: Edition, seats: int) -> Rival | None:
    """The net that a word asks for at a table, if it plays alone; nothing for any other bot."""
    words = net_words(spec)
    if words is None or words["search"]:
        return None
    return Rival(weights_for(words["file"], game, edition, seats), manner_of(words).temperature)
