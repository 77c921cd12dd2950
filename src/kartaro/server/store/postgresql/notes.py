"""Notifications: what they say, and the channels on which they are heard."""

from __future__ import annotations

import itertools
import typing as t
import zlib

import msgspec

SHARDS = 16
"""Channels for tables: a node listens to those of the tables it has in memory."""
NODES, LOBBY = "kartaro_nodes", "kartaro_lobby"
IN_A_NOTE, TOLD_IN_A_NOTE = 100, 10
"""Maximum tables that a notification names, and of whom it tells more than a name: it has room for 8,000 bytes."""


class Note(msgspec.Struct, omit_defaults=True):
    """What a notification says: from which node, and of which tables."""

    node: int
    stored: dict[str, int] = {}
    """How far they have come."""
    shown: list[str] = []
    """Where people have come or gone."""
    led: list[str] = []
    """What the node leads from now on."""
    told: list[tuple[str, str]] = []


ENCODE, NOTE = msgspec.json.Encoder().encode, msgspec.json.Decoder(Note)


def shard(table: str) -> str:
    """The channel on which is said what happens at a table."""
    return f"kartaro_{zlib.crc32(table.encode()) % SHARDS}"


def echo(node: int) -> str:
    """The channel on which a node hears itself."""
    return f"kartaro_echo_{node}"


def written(node: int, **what: t.Any) -> list[tuple[str, str]]:  # noqa: ANN401 - one field of a note
    """Channels and payloads of what is to be said of some tables: for each channel one, unless they are very many."""
    ((name, content),) = what.items()
    by_shard: dict[str, list[t.Any]] = {}
    for entry in content.items() if isinstance(content, dict) else content:
        by_shard.setdefault(shard(entry if isinstance(entry, str) else entry[0]), []).append(entry)
    make: t.Callable[[list[t.Any]], t.Any] = dict if isinstance(content, dict) else list
    return [
        (channel, ENCODE(Note(node, **{name: make(part)})).decode())
        for channel, entries in by_shard.items()
        for part in batched(entries, TOLD_IN_A_NOTE if name == "told" else IN_A_NOTE)
    ]


def batched(entries: list[t.Any], size: int) -> t.Iterator[list[t.Any]]:
    rest = iter(entries)
    while part := list(itertools.islice(rest, size)):
        yield part
