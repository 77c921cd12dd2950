"""Observations and actions as spaces of Gymnasium, for the doors that speak of them."""

from __future__ import annotations

import typing as t

from kartaro.env.needs import needs

with needs("gymnasium", extra="env"):
    import numpy as np
    from gymnasium import spaces

if t.TYPE_CHECKING:
    from collections.abc import Sequence

    from kartaro.core.fields import Field

    Array: t.TypeAlias = np.ndarray[t.Any, t.Any]
    Observation: t.TypeAlias = dict[str, Array]


class LegalActions(spaces.Discrete):
    """All actions of a table. What is drawn without a mask is legal now for the seat that it belongs to."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self._count = n  # that of Gymnasium is a number of numpy's, which is slow to compare with
        self.mask = np.zeros(n, np.int8)
        """Which are legal now, as the environment has said last."""

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> t.Any:  # noqa: ANN401 - as there
        """Draw one: of those in the mask, or by probabilities, or of those that are legal now, if there are any."""
        if mask is None and probability is None and self.mask.any():
            mask = self.mask
        return super().sample(mask, probability)

    def contains(self, x: t.Any) -> bool:  # noqa: ANN401 - as there
        """As there, but quickly for the kinds of numbers that are given most: wrappers ask at every step."""
        if type(x) is int or type(x) is np.int64:
            return 0 <= int(x) < self._count
        return super().contains(x)


def row_space(fields: Sequence[Field]) -> spaces.Box:
    """A row of bytes, each with its own bound."""
    high = np.concatenate([np.full(field.size, field.high, np.uint8) for field in fields])
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def observation_space(fields: Sequence[Field], actions: int) -> spaces.Dict:
    """What a seat knows, and which actions it has."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": row_space(fields), "action_mask": mask})
