"""A net as arrays of NumPy: its answers, and how they change with its weights."""

from __future__ import annotations

import typing as t

import numpy as np

if t.TYPE_CHECKING:
    from kartaro.train.tables import Array, Legal, Shown

    Params: t.TypeAlias = dict[str, Array]

ORDER = (
    "into_first",
    "first_bias",
    "into_second",
    "second_bias",
    "into_parts",
    "parts_bias",
    "into_value",
    "value_bias",
)
"""As a file of weights has them."""


def new_params(shown: Shown, hidden: tuple[int, int], seed: int) -> Params:
    """Small random weights; what moves are worth begins at almost nothing."""
    dice = np.random.default_rng(seed)
    columns, parts, (first, second) = shown.layout.n_columns, len(shown.layout.parts), hidden

    def drawn(rows: int, width: int, scale: float) -> Array:
        return (dice.standard_normal((rows, width)) * scale).astype(np.float32)

    return {
        "into_first": drawn(columns, first, (2.0 / 40) ** 0.5),  # about so many columns are not 0
        "first_bias": np.zeros(first, np.float32),
        "into_second": drawn(first, second, (2.0 / first) ** 0.5),
        "second_bias": np.zeros(second, np.float32),
        "into_parts": drawn(parts, second, 0.01),
        "parts_bias": np.zeros(parts, np.float32),
        "into_value": drawn(1, second, 0.01)[0],
        "value_bias": np.zeros(1, np.float32),
    }


def without_unlearned(params: Params, fresh: Params) -> Params:
    """The same without what has never occurred: an input or a part whose weights are still those it began with.

    They say nothing, and zeros take no room in a file.
    """
    kept = dict(params)
    for name in ("into_first", "into_parts"):
        unlearned = (params[name] == fresh[name]).all(axis=1)
        kept[name] = np.where(unlearned[:, None], np.float32(0.0), params[name])
    return kept


class Pass(t.NamedTuple):
    """What a net made of some rows, with what is needed to go back."""

    rows: Array
    first: Array
    second: Array
    index: Array
    """For every part of every legal action, where its worth lies."""
    legal: Legal
    chances: Array
    """Of every legal action."""
    logs: Array
    value: Array


def forward(params: Params, shown: Shown, rows: Array, legal: Legal) -> Pass:
    """Chances of the legal actions of each row of bytes, and its value."""
    first = above_zero(shown.first_layer(rows, params["into_first"], params["first_bias"]))
    second = first @ params["into_second"]
    second = above_zero(np.add(second, params["second_bias"], out=second))
    worth = worth_of(params, second)
    of = legal.rows
    index = shown.parts[legal.actions]
    index += (of * worth.shape[1])[:, None]
    logits = worth.take(index).sum(axis=1, dtype=np.float64)
    logits -= np.maximum.reduceat(logits, legal.starts)[of]
    logs = logits - np.log(np.add.reduceat(np.exp(logits), legal.starts))[of]
    value = second @ params["into_value"] + params["value_bias"]
    return Pass(rows, first, second, index, legal, np.exp(logs), logs, value)


def above_zero(layer: Array) -> Array:
    return np.maximum(layer, 0, out=layer)


def worth_of(params: Params, second: Array) -> Array:
    """What every part is worth in every row, and after the last one the part of nothing, which is worth nothing."""
    nothing = np.zeros((1, second.shape[1]), np.float32)
    worth = second @ np.concatenate([params["into_parts"], nothing]).T
    worth[:, :-1] += params["parts_bias"]
    return worth


def backward(params: Params, shown: Shown, made: Pass, by_logit: Array, by_value: Array) -> Params:
    """How a loss changes with the weights, from how it changes with every logit and value."""
    n, width = len(made.value), shown.no_part + 1
    spread = np.repeat(by_logit, made.index.shape[1])
    by_part = np.bincount(made.index.ravel(), spread, minlength=n * width).reshape(n, width)[:, :-1]
    by_part, by_value = by_part.astype(np.float32), by_value.astype(np.float32)
    by_second = by_part @ params["into_parts"] + by_value[:, None] * params["into_value"]
    by_second *= made.second > 0
    by_first = by_second @ params["into_second"].T
    by_first *= made.first > 0
    return {
        "into_first": shown.first_slopes(made.rows, by_first),
        "first_bias": by_first.sum(axis=0),
        "into_second": made.first.T @ by_second,
        "second_bias": by_second.sum(axis=0),
        "into_parts": by_part.T @ made.second,
        "parts_bias": by_part.sum(axis=0),
        "into_value": by_value @ made.second,
        "value_bias": by_value.sum(keepdims=True),
    }


class Adam:
    """Steps scaled by how large and how noisy they have been."""

    def __init__(self, params: Params) -> None:
        self.mean = {name: np.zeros_like(value) for name, value in params.items()}
        self.square = {name: np.zeros_like(value) for name, value in params.items()}
        self.steps = 0

    def step(self, params: Params, grads: Params, rate: float, most: float = 0.5) -> None:
        """Change the weights, in a step no longer than `most`."""
        norm = float(np.sqrt(sum(float(np.vdot(grad, grad)) for grad in grads.values())))
        scale = min(1.0, most / (norm + 1e-9))
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, grad in grads.items():
            grad *= scale  # noqa: PLW2901 - in place
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (grad - mean)
            square += 0.001 * (grad * grad - square)
            params[name] -= rate * mean / (np.sqrt(square) + 1e-5)
