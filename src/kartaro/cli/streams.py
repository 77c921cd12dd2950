"""The standard streams, which may be closed, lack characters, or be pipes that nobody reads."""

from __future__ import annotations

import os
import sys

UNREAD = 141
"""Exit code if the reader has closed the pipe, as after SIGPIPE."""


def make_streams_forgiving() -> None:
    """Replace closed streams by empty ones, and characters that an encoding lacks by `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until we exit
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def written(code: int) -> int:
    """Flush standard output; the exit code."""
    try:
        sys.stdout.flush()
    except OSError:
        return unread(code or UNREAD)
    return code


def unread(code: int = UNREAD) -> int:
    """Nobody reads standard output any more: discard the rest, also when Python shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
