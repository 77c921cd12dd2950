"""A critic that sees all cards: it says what a seat can expect, so that luck is not taken for skill.

It is asked in training only. What it sees never reaches the net that plays, and no file of weights holds it.
"""

from __future__ import annotations

import typing as t

import numpy as np

from kartaro.bots.layout import UNSHOWN, Layout
from kartaro.train.model import Adam, above_zero
from kartaro.train.tables import Shown

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fields import Field
    from kartaro.env.vector import VectorEnv
    from kartaro.train.model import Params
    from kartaro.train.tables import AllTables, Array

NEXT = 8
"""How many cards of an order are shown, such as the next ones of a deck."""


class Truth(Layout):
    """The columns of a row that hides nothing."""

    def shown(self, field: Field) -> int:
        """Counts whole; of an order its first cards."""
        return min(field.size, NEXT) if field.is_category else field.size

    def told_fields(self, seats: int) -> list[Field]:
        """The net's own row has them."""
        del seats
        return []

    def option_fields(self) -> list[Field]:
        """Likewise."""
        return []

    def all_parts(self) -> list[str]:
        """It judges no moves."""
        return []


class Critic:
    """A second net with nothing but a value, shown what a seat is shown and all cards."""

    def __init__(self, shown: Shown, hidden: tuple[int, int], seed: int) -> None:
        self.shown = shown
        self.truth = Shown(Truth(shown.layout.game, shown.layout.seats), [])
        self.places: dict[tuple[Edition, int], tuple[Array, Array]] = {}
        """For every kind of table, where bytes are and where they go."""
        dice = np.random.default_rng([seed, len(hidden)])
        first, second = hidden
        columns = shown.layout.n_columns + self.truth.layout.n_columns
        self.params: Params = {
            "into_first": (dice.standard_normal((columns, first)) * (2.0 / 60) ** 0.5).astype(np.float32),
            "first_bias": np.zeros(first, np.float32),
            "into_second": (dice.standard_normal((first, second)) * (2.0 / first) ** 0.5).astype(np.float32),
            "second_bias": np.zeros(second, np.float32),
            "into_value": (dice.standard_normal(second) * 0.01).astype(np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.adam = Adam(self.params)

    def rows(self, tables: AllTables) -> Array:
        """All cards of every table, as the seat that is asked would see them if nothing were hidden from it."""
        return np.concatenate([self.rows_of(group.env) for group in tables.groups])

    def rows_of(self, env: VectorEnv) -> Array:
        """The same of some tables that are alike."""
        kind = env.edition, env.seats
        if kind not in self.places:
            given = self.truth.layout.bytes_of(env.edition, env.seats)
            here = [i for i, byte in enumerate(given) if byte != UNSHOWN]
            self.places[kind] = np.array(here), np.array([self.truth.place[given[i].column] for i in here])
        here, there = self.places[kind]
        rows = np.zeros((env.n, self.truth.width), np.uint8)
        rows[:, there] = t.cast("Array", env.truth_row)[:, here]
        return rows

    def layers(self, rows: Array, truth: Array) -> tuple[Array, Array]:
        """What the two layers make of what a seat is shown, and of all cards."""
        params, own = self.params, self.shown.layout.n_columns
        first = self.shown.first_layer(rows, params["into_first"][:own], params["first_bias"])
        first = above_zero(self.truth.add_to(first, truth, params["into_first"][own:]))
        second = first @ params["into_second"]
        return first, above_zero(np.add(second, params["second_bias"], out=second))

    def value(self, rows: Array, truth: Array) -> Array:
        """What the seats that are asked can expect."""
        return self.layers(rows, truth)[1] @ self.params["into_value"] + self.params["value_bias"]

    def learn(self, rows: Array, truth: Array, result: Array, rate: float) -> None:
        """A step toward what came of these decisions."""
        params = self.params
        first, second = self.layers(rows, truth)
        off = second @ params["into_value"] + params["value_bias"] - result
        by_value = (off / len(result)).astype(np.float32)
        by_second = by_value[:, None] * params["into_value"] * (second > 0)
        by_first = (by_second @ params["into_second"].T) * (first > 0)
        grads = {
            "into_first": np.concatenate(
                [self.shown.first_slopes(rows, by_first), self.truth.first_slopes(truth, by_first)]
            ),
            "first_bias": by_first.sum(axis=0),
            "into_second": first.T @ by_second,
            "second_bias": by_second.sum(axis=0),
            "into_value": by_value @ second,
            "value_bias": by_value.sum(keepdims=True),
        }
        self.adam.step(params, grads, rate)
