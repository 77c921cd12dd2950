"""What the log is told of something that should not have happened: where, and of which kind.

The words of an exception may name a card that somebody holds, or a seed; so they stay out of the log.
"""

from __future__ import annotations

import logging
import traceback

LOG = logging.getLogger("kartaro.server")


def report(fault: str, error: BaseException, *about: str) -> None:
    """One entry: a code, what it is about, the kind of the exception, and the lines it came through."""
    where = "".join(traceback.format_tb(error.__traceback__))
    LOG.error("%s %s\n%s", " ".join([fault, *about]), type(error).__name__, where)
