"""What a node hears of the others: notifications, on a connection of its own, and whether it still hears any.

A notification says where to look. Whoever misses one looks from time to time, and at everything after the connection
was lost. With every beat a node notifies itself: one that does not hear that hears nothing, and connects again.
"""

from __future__ import annotations

import asyncio
import typing as t

from kartaro.server.store.postgresql.connection import Connector
from kartaro.server.store.postgresql.notes import LOBBY, NODES, NOTE, Note, echo, shard

if t.TYPE_CHECKING:
    import asyncpg

    from kartaro.server.store.postgresql.peers import PostgresPeers
    from kartaro.server.tables.interfaces import Node

MOST_UNHEARD = 3
"""Beats whose notification a node has not heard before it connects again."""


class Listener:
    """The notifications of one node."""

    def __init__(self, address: str, peers: PostgresPeers) -> None:
        self.peers = peers
        self.connector = Connector(address, synchronous_commit="off")
        self.lock = asyncio.Lock()
        self.channels: set[str] = set()
        self.listens_on: asyncpg.Connection | None = None
        """The connection that these channels are heard on."""
        self.has_missed = False
        """It is another connection than before, and nobody has looked yet what was not heard meanwhile."""
        self.unheard = 0
        """How many of the last beats we have not heard."""

    @property
    def is_listening(self) -> bool:
        """Everything that concerns us is heard, as far as we know."""
        return self.connector.is_open and self.connector.connection is self.listens_on

    @property
    def is_cut_off(self) -> bool:
        return self.unheard >= MOST_UNHEARD

    def lose(self) -> None:
        """The connection is of no use any more."""
        self.connector.lose()
        self.unheard = 0

    async def listen(self) -> None:
        """To what concerns us; of tables, only as long as somebody else may speak of them."""
        wanted = {NODES, LOBBY, echo(self.peers.id)}
        if self.peers.others:
            wanted |= {shard(table) for table in self.peers.held}
        async with self.lock:
            connection = await self.connector.open()
            if connection is not self.listens_on:
                self.channels, self.listens_on, self.has_missed = set(), None, True
            for channel in wanted - self.channels:
                await connection.add_listener(channel, self.on_notification)
            for channel in self.channels - wanted:
                await connection.remove_listener(channel, self.on_notification)
            self.channels, self.listens_on = wanted, connection

    def on_notification(self, _: object, sender: int, channel: str, payload: str) -> None:
        """One has come."""
        del sender
        peers = self.peers
        if channel == echo(peers.id):
            self.unheard = 0
        elif peers.node is None or payload == str(peers.id):
            return
        elif channel == NODES:
            peers.start_task(peers.attempt(peers.turn))
        elif channel == LOBBY:
            peers.node.listed()
        else:
            note = NOTE.decode(payload)
            if note.node != peers.id:
                self.take(note, peers.node)

    def take(self, note: Note, node: Node) -> None:
        """What another node says of tables."""
        peers = self.peers
        if note.stored:
            node.stored(note.stored)
        lost = peers.leads.intersection(note.led)
        if lost:
            peers.yield_lead(lost)
        for table, told in note.told:
            node.told(table, told.encode())
        here = [table for table in note.shown if table in peers.held]
        if here:
            peers.start_task(peers.attempt(lambda: peers.find(here)))
