"""A parsed case: the matches it is run for, its branches, and their assertions."""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.core.seats import letter

if t.TYPE_CHECKING:
    from kartaro.core.game import Game


class Move(t.NamedTuple):
    """A seat and its move, as text."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{letter(self.seat)}: {self.text}"


class Refusal(t.NamedTuple):
    """A move that must be refused, and the expected error code."""

    move: Move
    code: str

    def __str__(self) -> str:
        return f"{self.move} -> {self.code}"


@dataclasses.dataclass(frozen=True)
class Step:
    """Moves, and assertions about the position after them."""

    name: str
    """Its place in the case."""
    moves: list[Move]
    before: str
    """A fact of these moves; positions are judged as they were before it."""
    checks: list[tuple[str, t.Any]]


class Occasion(t.NamedTuple):
    """An edition and a number of seats for which a case is run."""

    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.edition} seats {self.seats}"


@dataclasses.dataclass(frozen=True)
class Setting:
    """The match a branch starts with."""

    editions: list[str]
    options: dict[str, str]
    seats: list[int]
    position: str
    not_made: str
    """The error code with which creating the match must be refused, or ""."""

    def occasions(self) -> list[Occasion]:
        """Every edition with every number of seats."""
        return [Occasion(edition, seats) for edition in self.editions for seats in self.seats]


@dataclasses.dataclass(frozen=True)
class Branch:
    """One course of a case."""

    name: str
    setting: Setting
    steps: list[Step]


@dataclasses.dataclass(frozen=True)
class Case:
    """A test case."""

    id: str
    title: str
    game: Game
    branches: list[Branch]
    same_to: list[int]
    """Seats that must not be able to tell the branches apart."""
