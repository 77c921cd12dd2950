"""What a node tells the others: who is there, what their lobbies show, and what nobody has to keep.

All that has become new while the last words were on their way is said together.
"""

from __future__ import annotations

import asyncio
import typing as t

from kartaro.server.store.postgresql.notes import LOBBY, written
from kartaro.server.store.postgresql.queries import HIDE, LIST, SHOW, TELL

if t.TYPE_CHECKING:
    from kartaro.server.store.postgresql.peers import PostgresPeers

LONGEST_NOTE = 200


class Notifier:
    """Collects what one node has to tell, and sends it."""

    def __init__(self, peers: PostgresPeers) -> None:
        self.peers = peers
        self.unshown: set[str] = set()
        """Tables of which is to be said who is here."""
        self.hidden: set[str] = set()
        """Tables that have left memory."""
        self.listings: dict[str, bytes | None] = {}
        self.notes: list[tuple[str, str]] = []
        """Channels and payloads to be sent."""
        self.news = asyncio.Event()

    def show(self, tables: t.Iterable[str]) -> None:
        self.unshown.update(tables)
        self.news.set()

    def hide(self, table: str) -> None:
        self.hidden.add(table)
        self.news.set()

    def publish(self, table: str, listing: bytes | None) -> None:
        self.listings[table] = listing
        self.news.set()

    def tell_lobbies(self) -> None:
        """What they show may have changed."""
        self.notes.append((LOBBY, str(self.peers.id)))
        self.news.set()

    def send(self, **what: t.Any) -> None:  # noqa: ANN401 - fields of a note
        if self.peers.others:
            self.notes += written(self.peers.id, **what)
            self.news.set()

    async def run(self) -> None:
        """For as long as the node runs."""
        while True:
            await self.news.wait()
            self.news.clear()
            await self.peers.attempt(self.flush)

    async def flush(self) -> None:
        peers = self.peers
        shown, self.unshown = [table for table in self.unshown if table in peers.held], set()
        hidden, self.hidden = [table for table in self.hidden if table not in peers.held], set()
        if shown:
            await self.put(shown)
        if hidden:
            await peers.readers.rows(HIDE, peers.id, hidden)
            self.notes += written(peers.id, shown=hidden)
        if self.listings:
            listings, self.listings = self.listings, {}
            await peers.readers.rows(LIST, peers.id, list(listings), list(listings.values()))
            self.tell_lobbies()
        notes, self.notes = self.notes, []
        if notes and peers.others:
            channels, payloads = zip(*dict.fromkeys(notes), strict=True)
            await peers.readers.rows(TELL, channels, payloads)

    async def put(self, tables: list[str]) -> None:
        """Say who is here; and lead what nobody does."""
        peers = self.peers
        await peers.readers.rows(SHOW, peers.id, tables, [peers.held.get(table, b"") for table in tables])
        self.notes += written(peers.id, shown=tables)
        await peers.claim([table for table in tables if table not in peers.leads])

    async def register(self) -> None:
        """All that concerns others, too, for nodes that do not know it."""
        tables = [table for table in self.peers.held if table in self.peers.shared or table not in self.peers.leads]
        if tables and self.peers.others:
            await self.put(tables)
            self.news.set()
