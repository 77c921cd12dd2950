"""The arrays that an environment is read from, and what each batch of its rows is made of."""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.env.needs import needs

with needs("numpy", extra="env"):
    import numpy as np

from kartaro.env.batch import A_CARD, A_NUMBER, A_SEAT, A_SET, NO_FIELD, TOKEN_SIZE

if t.TYPE_CHECKING:
    from kartaro.core.fact import FactKind

MODES = {
    "seat": (1, A_SEAT), "seats": (1, A_SET), "other": (2, A_SEAT), "others": (2, A_SET), "which": (2, A_NUMBER),
    "card": (3, A_CARD), "card2": (4, A_CARD), "number": (5, A_NUMBER), "named": (5, A_NUMBER),
}  # fmt: skip
"""Where a field of a fact stands in a token, and what it holds."""


def modes_of(kinds: t.Sequence[FactKind]) -> list[int]:
    """For each kind of fact and each place in a token, what is there."""
    modes = [NO_FIELD] * (len(kinds) * TOKEN_SIZE)
    for number, kind in enumerate(kinds):
        for field in kind.fields:
            if field in MODES:
                place, mode = MODES[field]
                modes[number * TOKEN_SIZE + place] = mode
    return modes


@dataclasses.dataclass
class Arrays:
    """One row for each table. They are written by every step; copy what is to be kept."""

    observation: t.Any
    mask: t.Any
    seat: t.Any
    reward: t.Any
    done: t.Any
    episodes: t.Any
    tokens: t.Any
    n_told: t.Any
    truth: t.Any

    def part(self, rows: slice) -> dict[str, t.Any]:
        """The same memory, for some rows."""
        return {field.name: getattr(self, field.name)[rows] for field in dataclasses.fields(self)}


def arrays(n: int, seats: int, *, width: int, n_actions: int, history: int, truth: bool) -> Arrays:  # noqa: PLR0913 - by name
    """New ones, all zeros."""
    return Arrays(
        observation=np.zeros((n, width), np.uint8),
        mask=np.zeros((n, n_actions), np.uint8),
        seat=np.zeros(n, np.int32),
        reward=np.zeros((n, seats), np.float32),
        done=np.zeros(n, np.uint8),
        episodes=np.zeros(n, np.int64),
        tokens=np.zeros((n, history, TOKEN_SIZE), np.uint8),
        n_told=np.zeros(n, np.int32),
        truth=np.zeros((n, width if truth else 1), np.uint8),
    )


def new_actions(n: int) -> t.Any:  # noqa: ANN401 - an array of numpy
    """Room for an action of every table."""
    return np.empty(n, np.int64)


@dataclasses.dataclass
class Memory:
    """What a batch is given: its part of the arrays, and its rows as they begin."""

    raw: list[int]
    modes: list[int]
    states: list[int]
    draws: list[int]
    learners: list[int]
    shows_truth: bool
    observation: t.Any
    mask: t.Any
    seat: t.Any
    reward: t.Any
    done: t.Any
    episodes: t.Any
    tokens: t.Any
    n_told: t.Any
    truth: t.Any
