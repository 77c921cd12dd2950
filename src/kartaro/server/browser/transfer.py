"""All tables of a browser as one text, to go on with them in another one."""

from __future__ import annotations

import re
import typing as t

import msgspec

from kartaro.core.errors import KartaroError, Refused
from kartaro.record import one_line
from kartaro.server.tables import events as ev
from kartaro.server.tables.interfaces import Conflict
from kartaro.server.tables.session import UNREADABLE
from kartaro.server.tables.state import hashed, rebuilt

if t.TYPE_CHECKING:
    from kartaro.server.browser.store import PageStore

MOST_TABLES, MOST_EVENTS = 5000, 20_000
NAME = "[a-z0-9]{1,40}"
"""Of a table, after what the names of all tables of browsers begin with."""


class Exported(msgspec.Struct, frozen=True):
    """What the file of one browser brings to another: its tables, and the token that holds their seats."""

    token: str
    tables: t.Annotated[
        dict[str, t.Annotated[list[msgspec.Raw], msgspec.Meta(min_length=1, max_length=MOST_EVENTS)]],
        msgspec.Meta(max_length=MOST_TABLES),
    ]


class Imported(msgspec.Struct, frozen=True):
    """How many tables were added, and how many were here already."""

    added: int
    known: int


async def exported(store: PageStore) -> dict[str, list[msgspec.Raw]]:
    """The events of all tables."""
    names = [name for name, _ in await store.rows()]
    return {name: [msgspec.Raw(event.body) for event in await store.read(name)] for name in names}


async def imported(store: PageStore, moved: Exported, token: str, prefix: str) -> Imported:
    """Keep tables of another browser, with their seats for whoever holds those there. All are read before one is kept.

    A table that is here already goes on if the file has more of it. One whose name is none of a browser's is refused:
    its page would look for it elsewhere.
    """
    names = re.compile(re.escape(prefix) + NAME)
    for name in moved.tables:
        if not names.fullmatch(name):
            raise Refused("import-unreadable", table=one_line(name))
    tables = {name: own_events(name, bodies, moved.token, token) for name, bodies in moved.tables.items()}
    added = sum([await add(store, name, bodies) for name, bodies in tables.items()])
    return Imported(added, len(tables) - added)


def own_events(name: str, bodies: t.Sequence[bytes], theirs: str, ours: str) -> list[bytes]:
    """The events of a table, its seats held by another token; Refused if they make no table."""
    try:
        events = [ev.DECODER.decode(body) for body in bodies]
        written = [ev.ENCODER.encode(held_by(event, hashed(theirs), hashed(ours))) for event in events]
        rebuilt(name, written)
    except (*UNREADABLE, KartaroError, ValueError, LookupError):
        raise Refused("import-unreadable", table=name) from None
    return written


def held_by(event: ev.AnyEvent, theirs: str, ours: str) -> ev.AnyEvent:
    if isinstance(event, ev.SatDown) and event.token == theirs:
        return msgspec.structs.replace(event, token=ours)
    return event


async def add(store: PageStore, table: str, bodies: list[bytes]) -> bool:
    """Whether anything of it is new here."""
    here = [event.body for event in await store.read(table)]
    if bodies[: len(here)] != here or len(bodies) == len(here):
        return False
    try:
        await store.append(table, len(here) + 1, bodies[len(here) :])
    except Conflict:
        return False
    return True
