"""The standard streams, which may be closed, lack letters, or have nobody at their other end."""

from __future__ import annotations

import os
import sys

UNREAD = 141
"""The exit code where nobody reads on, as of a program that a closed pipe has ended."""


def make_streams_forgiving() -> None:
    """A stream that was closed is an empty one, and no letter that a terminal lacks is worth a traceback."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - as long as we run
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def written(code: int) -> int:
    """The exit code, once all is written; if that fails, there is nobody to tell."""
    try:
        sys.stdout.flush()
    except OSError:
        return unread(code or UNREAD)
    return code


def unread(code: int = UNREAD) -> int:
    """Nobody reads on: not a word about it, not even when Python shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
