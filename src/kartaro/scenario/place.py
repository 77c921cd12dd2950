"""Where in a scenario file the reader is. Whatever is refused while it is read is refused with file and place."""

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
    """Where in a file we are, and what is known there."""

    file: str
    where: str = ""
    game: Game | None = None
    seats: int = 0
    """The fewest seats that play."""

    def inside(self, name: str) -> Place:
        """A place within this one."""
        return dataclasses.replace(self, where=f"{self.where}, {name}" if self.where else name)

    def named(self, name: str) -> Place:
        """The same place, once its name is known."""
        return dataclasses.replace(self, where=f"{self.where} ({name})")

    def playing(self, game: Game) -> Place:
        """The same place, with the game that is played there."""
        return dataclasses.replace(self, game=game)

    def at_seats(self, seats: int) -> Place:
        """The same place, with the fewest seats that play."""
        return dataclasses.replace(self, seats=seats)

    def known_game(self) -> Game:
        """The game that is played here."""
        if self.game is None:
            raise self.refuse("scenario-missing", key="game")
        return self.game

    def refuse(self, code: str, **arguments: object) -> BadText:
        """The error that says what is wrong here."""
        return BadText(code, file=self.file, where=self.where, **arguments)

    @contextlib.contextmanager
    def naming(self) -> Iterator[None]:
        """Whatever is refused within, is refused with this place."""
        try:
            yield
        except KartaroError as error:
            raise self.refuse(error.code, **error.arguments) from None
