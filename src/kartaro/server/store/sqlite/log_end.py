"""Whether the end of the database's log was lost.

SQLite reads its log as far as checksums agree, and ignores the rest without a word. A commit that a loss of power has
cut short ends so, and nobody was told of it. But each commit is durable before the next is begun: where more than one
is ignored, something has changed the file, and moves are lost that were acknowledged.
"""

from __future__ import annotations

import logging
import struct
import typing as t

if t.TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

LOG = logging.getLogger("kartaro.server")
HEAD, FRAME_HEAD = 32, 24
"""Bytes before the first frame, and before the page in each frame; both have the salts of this log in them."""


def report_lost_end(connection: sqlite3.Connection, database: Path) -> None:
    """Tell the log of the server if commits are ignored. Called before anything is written."""
    (_, sound, _) = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    ignored = ignored_commits(database.with_name(f"{database.name}-wal"), max(0, sound))
    if ignored > 1:
        LOG.error("store-log-damaged: %d commits cannot be read; all but the last were acknowledged", ignored)
    elif ignored:
        LOG.warning("store-log-cut: the last commit cannot be read; a crash has cut it short, or it was damaged")


def ignored_commits(log: Path, sound: int) -> int:
    """How many commits there are after the frames that are sound, by the heads of their frames."""
    try:
        content = log.open("rb")
    except FileNotFoundError:
        return 0
    with content:
        head = content.read(HEAD)
        if len(head) < HEAD:
            return 0
        page_size, salts = struct.unpack(">8xI", head[:12])[0], head[16:24]
        return sum(1 for size, found in frames(content, page_size, sound) if size and found == salts)


def frames(content: t.BinaryIO, page_size: int, first: int) -> t.Iterator[tuple[int, bytes]]:
    """Of each frame from there on: the size of the database, which only the last of a commit has, and its salts."""
    number = first
    while True:
        content.seek(HEAD + number * (FRAME_HEAD + page_size))
        head = content.read(FRAME_HEAD)
        if len(head) < FRAME_HEAD:
            return
        yield struct.unpack(">4xI", head[:8])[0], head[8:16]
        number += 1
