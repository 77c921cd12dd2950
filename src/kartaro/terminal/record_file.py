"""Where the record of a game that is being played is written."""

from __future__ import annotations

import os

from kartaro.core.errors import BadOption
from kartaro.files import folders, free_name, write_text

ENDING = ".record"


class RecordFile:
    """The file that the player named, or else one in the first folder that can be written to."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.was_named = bool(path)

    def update(self, record: str) -> None:
        """Write the record while the game goes on, if the player named a file."""
        if self.was_named:
            write_text(self.path, record)

    def save(self, record: str, game: str) -> str:
        """Write the record when the game is over or the player leaves; the path of the file."""
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
