"""Why something could not be written or read, as the messages know it."""

from __future__ import annotations

import contextlib
import errno
import sqlite3
import typing as t

from kartaro.core.errors import BadRecord
from kartaro.server.tables.interfaces import NotStored

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

REASONS = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "forbidden", sqlite3.SQLITE_PERM: "forbidden"}
SYSTEM_REASONS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "forbidden",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
}


def reason(error: Exception) -> str:
    """In a word."""
    if isinstance(error, OSError):
        return SYSTEM_REASONS.get(error.errno or 0, "other")
    return REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "other")


@contextlib.contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn what goes wrong with a database into errors with a code."""
    try:
        yield
    except OSError as error:
        raise NotStored("store-failed", why=reason(error)) from None
    except sqlite3.Error as error:
        if reason(error) != "other":
            raise NotStored("store-failed", why=reason(error)) from None
        raise BadRecord("store-unreadable", file=str(path)) from None
