"""Keeping the record of a game that is being played."""

from __future__ import annotations

import os

from kartaro.core.errors import BadOption
from kartaro.files import folders, free_name, write_text

ENDING = ".record"


class Keeper:
    """Knows where a record goes: where the player said, or where it is found afterwards."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.asked_for = bool(path)

    def keep(self, record: str) -> None:
        """While a game is played: only if the player asked for a record."""
        if self.asked_for:
            write_text(self.path, record)

    def save(self, record: str, game: str) -> str:
        """When the game is over or the player leaves: always, in the first place that can be written; the file."""
        if self.path:
            write_text(self.path, record)
            return self.path
        refused = BadOption("cannot-write", file=".", why="other")
        for folder in folders():
            try:
                os.makedirs(folder, exist_ok=True)
                path = os.path.join(folder, free_name(folder, game, ENDING))
                write_text(path, record)
            except OSError:
                continue
            except BadOption as error:
                refused = error
            else:
                self.path = path
                return path
        raise refused
