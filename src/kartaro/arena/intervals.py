"""Shares with their 95 % intervals.

Games of a group have the same deals, so they are not independent; groups are. A share is therefore computed from
groups, each given as (won, out of): its value is the ratio of the sums, and its standard error comes from the deviation
of each group from that ratio. If all groups have the same size, as with games, this is the mean of the groups' means
and its standard error; if not, as with rounds, it is the usual ratio estimate. The interval is that of Student's t with
one degree of freedom fewer than there are groups, clipped to 0 to 1.

There are two special cases. With fewer than two groups the interval is 0 to 1. If all groups have the same share, as
when one bot wins everything, the interval would have no width; Wilson's is used instead, with one trial per group.
"""

from __future__ import annotations

import math
import typing as t

if t.TYPE_CHECKING:
    from collections.abc import Iterable

NORMAL = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations of its mean."""
STUDENT = {1: 12.706204736432095, 2: 4.302652729911275}
"""The same for Student's t, by degrees of freedom, where the series below is not accurate enough."""
NO_WIDTH = 1e-9


class Share(t.NamedTuple):
    """A share and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(groups: Iterable[tuple[float, float]]) -> Share | None:
    """The share over groups, each given as (won, out of); None if there was nothing to win."""
    parts = [(won, out_of) for won, out_of in groups if out_of]
    if not parts:
        return None
    everything = math.fsum(out_of for _, out_of in parts)
    value = math.fsum(won for won, _ in parts) / everything
    if len(parts) == 1:
        return Share(value, 0.0, 1.0)
    squares = math.fsum((won - value * out_of) ** 2 for won, out_of in parts)
    error = math.sqrt(squares * len(parts) / (len(parts) - 1)) / everything
    if error < NO_WIDTH:
        return wilson(value, len(parts))
    half = student(len(parts) - 1) * error
    return Share(value, max(0.0, value - half), min(1.0, value + half))


def wilson(value: float, trials: int) -> Share:
    """Wilson's interval for a share of independent trials.

    >>> [round(bound, 3) for bound in wilson(1.0, 10)]
    [1.0, 0.722, 1.0]
    """
    weight = NORMAL**2 / trials
    middle = (value + weight / 2) / (1 + weight)
    half = math.sqrt(value * (1 - value) * weight + weight**2 / 4) / (1 + weight)
    return Share(value, max(0.0, min(value, middle - half)), min(1.0, max(value, middle + half)))


def student(freedom: int) -> float:
    """95 % of Student's t lie between minus and plus this value; by Fisher's series, correct to three digits.

    >>> [round(student(freedom), 2) for freedom in (1, 4, 9, 30)]
    [12.71, 2.78, 2.26, 2.04]
    """
    if freedom in STUDENT:
        return STUDENT[freedom]
    z = NORMAL
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
