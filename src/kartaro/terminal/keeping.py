"""Files: reading them, and keeping the record of a game that is being played."""

from __future__ import annotations

import os
import tempfile
import time

from kartaro.core.errors import BadOption, BadRecord

ENDING = ".record"


def read_text(path: str) -> str:
    """The text of a file; refused with the reason if it cannot be had."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            return file.read()
    except UnicodeError:
        raise BadRecord("cannot-read", file=path, why="not-text") from None
    except (OSError, ValueError) as error:
        raise BadRecord("cannot-read", file=path, why=why(error)) from None


def write_text(path: str, text: str) -> None:
    """Write a file whole or not at all, for its owner alone: a record holds every card."""
    folder = os.path.dirname(path) or "."
    try:
        if os.path.isdir(path):
            raise IsADirectoryError(path)
        handle, unfinished = tempfile.mkstemp(prefix=".kartaro-", dir=folder)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
                file.write(text)
            os.replace(unfinished, path)
        except BaseException:
            os.unlink(unfinished)
            raise
    except (OSError, ValueError) as error:
        raise BadOption("cannot-write", file=path, why=why(error)) from None


def why(error: Exception) -> str:
    """The reason as the messages know it."""
    reasons = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "forbidden"}
    return next((reason for kind, reason in reasons.items() if isinstance(error, kind)), "other")


class Keeper:
    """Knows where a record goes: where the player said, or where it is found when the player leaves."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.asked_for = bool(path)

    def keep(self, record: str) -> None:
        """While a game is played: only if the player asked for a record."""
        if self.asked_for:
            write_text(self.path, record)

    def save(self, record: str, game: str) -> str:
        """When the player leaves: always, in the first place that can be written; the file."""
        if self.asked_for:
            write_text(self.path, record)
            return self.path
        refused = BadOption("cannot-write", file=".", why="other")
        for folder in folders():
            try:
                os.makedirs(folder, exist_ok=True)
                path = os.path.join(folder, free_name(folder, game))
                write_text(path, record)
            except OSError:
                continue
            except BadOption as error:
                refused = error
            else:
                return path
        raise refused


def folders() -> list[str]:
    """Where games that were left lie: the user's own place for such things, else here."""
    state = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    return [os.path.join(state, "kartaro"), "."]


def free_name(folder: str, game: str) -> str:
    """A name with the time in it that is not taken."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(f"{name}{ENDING}" for name in names if not os.path.exists(os.path.join(folder, f"{name}{ENDING}")))
