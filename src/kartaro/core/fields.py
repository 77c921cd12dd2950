"""What the numbers of a row of features mean."""

from __future__ import annotations

import math
import typing as t


class Field(t.NamedTuple):
    """A part of a row: its name, its shape, the largest number in it, and what it says.

    A flag has `high` 1. In a category 0 is nothing, and every other number a thing of its own.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    is_category: bool = False

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def flags(name: str, shape: int | tuple[int, ...], meaning: str) -> Field:
    """Numbers that are 0 or 1."""
    return Field(name, as_shape(shape), 1, meaning)


def counts(name: str, shape: int | tuple[int, ...], high: int, meaning: str) -> Field:
    """Numbers of something."""
    return Field(name, as_shape(shape), high, meaning)


def categories(name: str, shape: int | tuple[int, ...], high: int, meaning: str) -> Field:
    """Numbers that stand for things."""
    return Field(name, as_shape(shape), high, meaning, is_category=True)


def as_shape(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else shape
