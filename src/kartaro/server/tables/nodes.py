"""What happens at other nodes, and what becomes of it here. Where there is one process, nothing does.

Implements `interfaces.Node`. The store has the truth: whatever is heard here says at most where to look.
"""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.core.errors import BadRecord
from kartaro.server.logs import report
from kartaro.server.tables import elsewhere

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Timer
    from kartaro.server.tables.lobby import Lobby
    from kartaro.server.tables.runner import Runner

SAID = msgspec.json.Decoder(tuple[int, str])
PAUSE = 0.3
"""Seconds between two times that other nodes are told what their lobbies show, or that we look at what they tell us."""


class Nodes:
    """One node among others, as its tables see it."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.clock, self.peers = lobby.services.clock, lobby.services.peers
        self.following: set[str] = set()
        """Tables that are about to be read, as something has happened there."""
        self.unlisted: set[str] = set()
        """Tables whose listing is to be told to the others."""
        self.telling: Timer | None = None
        self.looking: Timer | None = None

    # What is heard

    def stored(self, versions: t.Mapping[str, int]) -> None:
        """As `Node` has it."""
        for table, version in versions.items():
            runner = self.lobby.runners.get(table)
            if runner is not None and runner.version < version and table not in self.following:
                self.following.add(table)
                runner.spawn(self.follow(runner))

    async def follow(self, runner: Runner) -> None:
        """Read on; a table that cannot be read here, such as one with events of a newer version, is let go."""
        table = runner.state.id
        self.following.discard(table)
        try:
            await runner.follow()
        except (BadRecord, msgspec.DecodeError) as error:
            report("table-unreadable", error, table)
            self.let_go(runner)

    def let_go(self, runner: Runner) -> None:
        """Its clients are told, and go to another node."""
        for client in list(runner.broadcast.clients):
            client.end(BadRecord("table-unreadable", table=runner.state.id))
        if self.lobby.runners.get(runner.state.id) is runner:
            self.lobby.remove(runner)

    def present(self, table: str, notes: t.Sequence[bytes]) -> None:
        """As `Node` has it."""
        runner = self.lobby.runners.get(table)
        if runner is not None:
            runner.broadcast.found_elsewhere(elsewhere.read(notes))

    def told(self, table: str, note: bytes) -> None:
        """As `Node` has it: phrases are all that is told so."""
        runner = self.lobby.runners.get(table)
        if runner is not None:
            runner.broadcast.hear(*SAID.decode(note))

    def lead(self, tables: t.Collection[str]) -> None:
        """As `Node` has it."""
        for table in tables:
            runner = self.lobby.runners.get(table)
            if runner is not None:
                runner.lead(leads=True)
                self.lobby.changed(runner)

    def yield_lead(self, tables: t.Collection[str] | None) -> None:
        """As `Node` has it."""
        for runner in list(self.lobby.runners.values()) if tables is None else map(self.lobby.runners.get, tables):
            if runner is not None:
                runner.lead(leads=False)

    def listed(self) -> None:
        """As `Node` has it."""
        if self.looking is None:
            self.looking = self.clock.call_later(PAUSE, lambda: self.lobby.spawn(self.look_at_listings()))

    async def look_at_listings(self) -> None:
        self.looking = None
        await self.lobby.resting.attempt(self.lobby.resting.list_tables)
        self.lobby.tell_listeners()

    # What is told

    def changed(self, runner: Runner) -> None:
        """What the lobby shows of a table may have changed, now or when everybody may know it."""
        if runner.leads:
            self.unlisted.add(runner.state.id)
            if self.telling is None:
                self.telling = self.clock.call_later(PAUSE, self.tell)
            if runner.state.terms.delay and not runner.past.is_whole():
                self.clock.call_later(runner.state.terms.delay + PAUSE, self.changed_again, runner.state.id)

    def changed_again(self, table: str) -> None:
        runner = self.lobby.runners.get(table)
        if runner is not None and runner.leads:
            self.unlisted.add(table)
            self.tell()

    def tell(self) -> None:
        """Tell the lobbies of the others."""
        self.telling = None
        tables, self.unlisted = self.unlisted, set()
        for table in tables:
            runner = self.lobby.runners.get(table)
            if runner is not None and runner.leads:
                info = runner.past.info(runner.broadcast.present()) if runner.is_listed else None
                self.peers.publish(table, None if info is None else msgspec.json.encode(info))
