"""The current place in a scenario file. Errors that occur while it is parsed name the file and the place."""

from __future__ import annotations

import contextlib
import dataclasses
import typing as t

from kartaro.core.errors import BadText, KartaroError

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.game import Game


@dataclasses.dataclass(frozen=True)
class Place:
    """A place in a file, and what is known there."""

    file: str
    where: str = ""
    game: Game | None = None
    seats: int = 0
    """The smallest number of seats the case is run with."""

    def inside(self, name: str) -> Place:
        """A place within this one."""
        return dataclasses.replace(self, where=f"{self.where}, {name}" if self.where else name)

    def named(self, name: str) -> Place:
        """The same place under another name."""
        return dataclasses.replace(self, where=f"{self.where} ({name})")

    def playing(self, game: Game) -> Place:
        """The same place, with the game it is about."""
        return dataclasses.replace(self, game=game)

    def at_seats(self, seats: int) -> Place:
        """The same place, with the smallest number of seats."""
        return dataclasses.replace(self, seats=seats)

    def known_game(self) -> Game:
        """The game this place is about; refused if the file names none."""
        if self.game is None:
            raise self.refuse("scenario-missing", key="game")
        return self.game

    def refuse(self, code: str, **arguments: object) -> BadText:
        """An error at this place."""
        return BadText(code, file=self.file, where=self.where, **arguments)

    @contextlib.contextmanager
    def naming(self) -> Iterator[None]:
        """Adds this place to errors raised within."""
        try:
            yield
        except KartaroError as error:
            raise self.refuse(error.code, **error.arguments) from None
