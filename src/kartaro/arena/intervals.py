"""Shares with their 95 % intervals.

Games of a group have the same deals, so they are not independent; groups are. A share is therefore taken from groups,
each of which brings what was won in it and out of how much: the value is all that was won out of everything, and its
standard error comes from how far each group is from that. Where all groups are equally large, as with games, this is
the mean of the groups' means and their standard error; where they are not, as with rounds, it is the usual estimate
for a ratio. The interval is that of Student's t with one degree of freedom less than there are groups, within 0 to 1.

Two cases are set apart. Fewer than two groups say nothing of how groups differ: the interval is 0 to 1. If all groups
have the same share, as when one bot wins everything, the interval would have no width: it is then that of Wilson for
as many trials as there are groups.
"""

from __future__ import annotations

import math
import typing as t

if t.TYPE_CHECKING:
    from collections.abc import Iterable

NORMAL = 1.959963984540054
"""Between minus and plus so many standard deviations lie 95 % of a normal distribution."""
STUDENT = {1: 12.706204736432095, 2: 4.302652729911275}
"""The same of Student's t, by degrees of freedom, where the series below is not good enough."""
NO_WIDTH = 1e-9


class Share(t.NamedTuple):
    """A share, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def share(groups: Iterable[tuple[float, float]]) -> Share | None:
    """The share of groups, each with what was won and out of how much; None if there was nothing to win."""
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
    """Between minus and plus this lie 95 % of Student's t, by Fisher's series, right to three digits.

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
