"""Reading and writing files, and their default locations."""

from __future__ import annotations

import os
import tempfile
import time

import platformdirs

from kartaro.core.errors import BadOption, BadRecord

LARGEST_FILE = 16_000_000
"""Letters that a file may have to be read."""


def read_text(path: str, largest: int = LARGEST_FILE) -> str:
    """The text of a file; refused with the reason if it cannot be had."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read(largest + 1)
    except UnicodeError:
        raise BadRecord("cannot-read", file=path, why="not-text") from None
    except (OSError, ValueError) as error:
        raise BadRecord("cannot-read", file=path, why=why(error)) from None
    if len(text) > largest:
        raise BadRecord("cannot-read", file=path, why="too-large")
    return text


def write_text(path: str, text: str) -> None:
    """Write a file atomically, readable only by its owner: a record holds every card."""
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
    """The reason as a code that messages know."""
    reasons = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "forbidden"}
    return next((reason for kind, reason in reasons.items() if isinstance(error, kind)), "other")


def folders() -> list[str]:
    """Folders for unfinished games and other state, by preference: the user's state directory, the current one."""
    return [platformdirs.user_state_dir("kartaro", appauthor=False), "."]


def free_name(folder: str, beginning: str, ending: str) -> str:
    """A file name with the current time that is not taken."""
    stem = f"{beginning}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(f"{name}{ending}" for name in names if not os.path.exists(os.path.join(folder, f"{name}{ending}")))
