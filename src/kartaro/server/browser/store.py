"""Keeps tables in the browser's database, and in memory where that keeps nothing."""

from __future__ import annotations

import math
import typing as t

import msgspec

from kartaro.server.browser.page import LOST
from kartaro.server.tables.interfaces import Conflict, Rest, StoredEvent

if t.TYPE_CHECKING:
    from kartaro.server.browser.page import Page

CONFLICT = "conflict"


class Resting(msgspec.Struct, frozen=True):
    """`Rest`, as the page keeps it."""

    since: float
    due: float | None
    notes: str
    listing: str | None


class Row(msgspec.Struct, frozen=True):
    """A table, without its events."""

    name: str
    version: int
    rest: Resting | None = None


ROWS: msgspec.json.Decoder[list[Row]] = msgspec.json.Decoder(list[Row])


class PageStore:
    """Implements `tables.interfaces.Store` by the page.

    A table that the browser does not keep any more goes on in memory, and the page is told. There are few tables, so
    those that are due or listed are looked for among all; none is archived.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.known: dict[str, list[bytes]] = {}
        """The events of tables that were read or written here, to go on with if the browser loses them."""
        self.unkept: set[str] = set()
        """Tables that are in memory alone."""
        self.rests: dict[str, Rest] = {}
        """Of these, those at rest."""

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> None:
        """As `Store` promises."""
        if table not in self.unkept:
            said = await self.page.append(table, version, "\n".join(body.decode() for body in bodies))
            if not said:
                self.known[table] = [*self.known.get(table, [])[: version - 1], *bodies]
                return
            self.give_up(table, version, said)
        rows = self.known.setdefault(table, [])
        if version != len(rows) + 1:
            raise Conflict("store-conflict", table=table, version=version, next=len(rows) + 1)
        rows += bodies
        self.rests.pop(table, None)

    def give_up(self, table: str, version: int, said: str) -> None:
        """From now on the table is in memory alone; Conflict if it is kept very well, but by somebody else."""
        word, _, last = said.partition(" ")
        if word == CONFLICT and int(last) >= version:
            raise Conflict("store-conflict", table=table, version=version, next=int(last) + 1)
        self.unkept.add(table)
        self.page.trouble(LOST if word == CONFLICT else word)

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """As `Store` promises."""
        if table not in self.unkept:
            text = await self.page.read(table)
            found = text.encode().split(b"\n") if text else []
            if len(found) < len(self.known.get(table, [])):
                self.give_up(table, 0, f"{LOST} ")
            else:
                self.known[table] = found
        return [StoredEvent(number, body) for number, body in enumerate(self.known.get(table, []), 1) if number > after]

    async def rest(self, table: str, version: int, rest: Rest) -> None:
        """As `Store` promises."""
        if table in self.unkept:
            self.rests[table] = rest
            return
        listing = None if rest.listing is None else rest.listing.decode()
        said = await self.page.rest(
            table, version, msgspec.json.encode(Resting(*rest[:2], rest.notes.decode(), listing)).decode()
        )
        if said.startswith(CONFLICT):
            raise Conflict("store-conflict", table=table, version=version, next=int(said.split()[1]) + 1)
        if not said:
            del self.known[table]

    async def resting(self, table: str) -> Rest | None:
        """As `Store` promises."""
        return next((rest for name, rest in await self.rows() if name == table), None)

    async def due(self, until: float, most: int) -> list[str]:
        """As `Store` promises."""
        due = [(due_at(rest), name) for name, rest in await self.rows()]
        return [name for at, name in sorted(due) if at <= until][:most]

    async def listings(self, most: int) -> list[Rest]:
        """As `Store` promises."""
        shown = [rest for _, rest in await self.rows() if rest is not None and rest.listing is not None]
        return sorted(shown, key=lambda rest: -rest.since)[:most]

    async def rows(self) -> list[tuple[str, Rest | None]]:
        """Every table, with what is known of it if it is at rest."""
        kept = [
            (row.name, rest_of(row)) for row in ROWS.decode(await self.page.tables()) if row.name not in self.unkept
        ]
        return kept + [(name, self.rests.get(name)) for name in sorted(self.unkept)]

    async def archive(self, before: float, most: int) -> None:
        """Nothing: whoever has played a match here may want to see it again."""

    async def close(self) -> None:
        """Nothing is open."""


def rest_of(row: Row) -> Rest | None:
    rest = row.rest
    if rest is None:
        return None
    return Rest(rest.since, rest.due, rest.notes.encode(), None if rest.listing is None else rest.listing.encode())


def due_at(rest: Rest | None) -> float:
    """When a table is to be brought back."""
    if rest is None:
        return 0.0
    return math.inf if rest.due is None else rest.due
