"""A case as it was read: the matches it is run for, the ways it goes, and what is asserted on them."""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.core.seats import letter

if t.TYPE_CHECKING:
    from kartaro.core.game import Game


class Move(t.NamedTuple):
    """A seat and what it does, as text."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{letter(self.seat)}: {self.text}"


class Refusal(t.NamedTuple):
    """A move that must be refused, and the code of the refusal."""

    move: Move
    code: str

    def __str__(self) -> str:
        return f"{self.move} -> {self.code}"


@dataclasses.dataclass(frozen=True)
class Step:
    """Moves, and what is asserted once they are made."""

    name: str
    """Where in its case it stands."""
    moves: list[Move]
    before: str
    """A fact of these moves: the position is judged as it was before it."""
    checks: list[tuple[str, t.Any]]


class Occasion(t.NamedTuple):
    """What a case is run for at a time."""

    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.edition} seats {self.seats}"


@dataclasses.dataclass(frozen=True)
class Setting:
    """The match a branch begins with."""

    editions: list[str]
    options: dict[str, str]
    seats: list[int]
    position: str
    not_made: str
    """The code with which making the match is refused, or nothing."""

    def occasions(self) -> list[Occasion]:
        """Every edition with every number of seats."""
        return [Occasion(edition, seats) for edition in self.editions for seats in self.seats]


@dataclasses.dataclass(frozen=True)
class Branch:
    """One way a case goes."""

    name: str
    setting: Setting
    steps: list[Step]


@dataclasses.dataclass(frozen=True)
class Case:
    """A case of a file."""

    id: str
    title: str
    game: Game
    branches: list[Branch]
    same_to: list[int]
    """Seats to which all branches must look the same."""
