"""All tables of a server: opened, found, played again, and taken up after a restart."""

from __future__ import annotations

import logging
import secrets
import time
import typing as t

import msgspec

from kartaro.bots import LEVELS
from kartaro.core.errors import BadOption, Refused
from kartaro.record import one_line
from kartaro.server import events as ev
from kartaro.server.runner import Runner
from kartaro.server.state import State, hashed, rebuilt
from kartaro.server.terms import complete

if t.TYPE_CHECKING:
    import asyncio

    from kartaro.server.protocol import TableInfo, Terms
    from kartaro.server.store import Store
    from kartaro.server.thinking import Thinker

LOG = logging.getLogger("kartaro.server")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of which links are made: none that look alike."""
ID_LENGTH, TOKEN_BYTES, SEED_BYTES = 12, 32, 32
MOST_TABLES = 50_000


def new_id() -> str:
    """Nobody guesses a table that is not listed."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


class Lobby:
    """Every table that is open."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self.runners: dict[str, Runner] = {}
        self.listeners: set[asyncio.Event] = set()

    async def take_up(self) -> None:
        """After a start: every table goes on where it was; clocks of people begin anew."""
        for table in await self.store.tables():
            stored = await self.store.read(table)
            try:
                state = rebuilt(table, [event.body for event in stored])
            except Exception:  # one that cannot be read must not keep the others from being played
                LOG.exception("table-unreadable %s", table)
                continue
            self.add(Runner(state, stored[-1].version, self.store, self.thinker)).go_on()

    def add(self, runner: Runner) -> Runner:
        self.runners[runner.state.id] = runner
        runner.on_change = self.changed
        return runner

    def changed(self, runner: Runner) -> None:
        """Whoever looks at the lobby is told, if the table is listed there."""
        if runner.state.terms.listed:
            for listener in self.listeners:
                listener.set()

    def find(self, table: str) -> Runner:
        if table not in self.runners:
            raise Refused("no-such-table", table=table)
        return self.runners[table]

    async def open(self, terms: Terms, name: str, token: str) -> tuple[Runner, int]:
        """A new table, with whoever opens it at its first free chair."""
        proper = proper_name(name)
        runner = await self.new(complete(terms))
        return runner, await runner.sit(proper, hashed(token), None)

    async def new(self, terms: Terms, *more: ev.AnyEvent) -> Runner:
        if len(self.runners) >= MOST_TABLES:
            raise Refused("too-many")
        opened = ev.Opened(time.time(), terms, secrets.token_hex(SEED_BYTES))
        state = State(new_id(), opened)
        events = [opened, *more]
        for event in more:
            state.apply(event)
        await self.store.append(state.id, 1, [ev.ENCODER.encode(event) for event in events])
        return self.add(Runner(state, len(events), self.store, self.thinker))

    async def rematch(self, runner: Runner) -> None:
        """The same people, everybody one seat further, at a new table."""
        async with runner.lock:
            state = runner.state
            if state.phase != "over" or state.next:
                raise Refused("wrong-phase", phase=state.phase)
            chairs = [state.chairs[-1], *state.chairs[:-1]]
            terms = msgspec.structs.replace(state.terms, chairs=["" if chair.token else chair.bot for chair in chairs])
            people = [ev.SatDown(seat, chair.name, chair.token) for seat, chair in enumerate(chairs) if chair.token]
            following = await self.new(terms, *people)
            await runner.happen(ev.Followed(following.state.id))

    def level(self, word: str) -> str:
        if word not in LEVELS:
            raise BadOption("unknown-bot", bot=word, known=", ".join(LEVELS))
        return word

    def listed(self) -> list[TableInfo]:
        """The tables that anybody may come to."""
        return [
            runner.state.info(runner.present())
            for runner in self.runners.values()
            if runner.state.terms.listed and runner.state.phase in {"waiting", "playing"}
        ]

    def stop(self) -> None:
        for runner in self.runners.values():
            runner.stop()
        self.thinker.close()


def proper_name(name: str) -> str:
    """As it goes into the record."""
    proper = one_line(name)
    if not name.strip() or proper == "-":
        raise BadOption("bad-name", name=name)
    return proper
