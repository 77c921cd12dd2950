"""All tables of a server: opened, found, played again, and taken up after a restart."""

from __future__ import annotations

import contextlib
import secrets
import typing as t

import msgspec

from kartaro.core.errors import BadOption, KartaroError, Refused
from kartaro.core.names import proper
from kartaro.record import NAMELESS, one_line
from kartaro.server.logs import report
from kartaro.server.tables import events as ev
from kartaro.server.tables.runner import Runner
from kartaro.server.tables.state import State, hashed, rebuilt
from kartaro.server.tables.terms import complete

if t.TYPE_CHECKING:
    from kartaro.server.protocol import TableInfo, Terms
    from kartaro.server.tables.interfaces import Services, StoredEvent

LINK_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of links: none that look alike."""
ID_LENGTH, TOKEN_BYTES, SEED_BYTES = 12, 32, 32
MOST_TABLES = 50_000
TIDYING, TIME_TO_REST, TIME_TO_BEGIN = 300.0, 3600.0, 2 * 86400.0
"""Seconds: between two rounds of tidying, until a table nobody is at is put away, until one not begun is closed."""


def new_id() -> str:
    """Nobody guesses a table that is not listed."""
    number = secrets.randbelow(len(LINK_LETTERS) ** ID_LENGTH)
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(LINK_LETTERS))
        letters.append(LINK_LETTERS[letter])
    return "".join(letters)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


class Lobby:
    """Every table that is open."""

    def __init__(self, services: Services, rate: float) -> None:
        self.services = services
        self.rate = rate
        """Maximum requests a second from a client."""
        self.runners: dict[str, Runner] = {}
        self.listeners: set[t.Callable[[], None]] = set()

    async def take_up(self) -> None:
        """After a start: every table goes on where it was; clocks of people begin anew."""
        for table in await self.services.store.tables():
            stored = await self.services.store.read(table)
            try:
                self.bring(table, stored)
            except Exception as error:  # noqa: BLE001 - one that cannot be read must not keep others from being played
                report("table-unreadable", error)

    def bring(self, table: str, stored: list[StoredEvent]) -> Runner:
        """A table from the store, to go on."""
        state = rebuilt(table, [event.body for event in stored])
        runner = self.add(Runner(state, stored[-1].version, self.services))
        runner.announce()
        return runner

    async def tidy(self, now: float) -> None:
        """Put away what is over and left; close what was opened and never begun. Found by its link, it comes back."""
        for runner in list(self.runners.values()):
            left = now - runner.changed_at
            phase = runner.state.phase
            if runner.broadcast.clients or left < TIME_TO_REST or phase == "playing":
                continue
            if phase == "waiting":
                if left > TIME_TO_BEGIN:
                    await runner.close()
                continue
            runner.stop()
            await self.services.store.archive(runner.state.id)
            self.runners.pop(runner.state.id, None)

    async def keep_tidy(self) -> None:
        """For as long as the server runs."""
        while True:
            await self.services.clock.sleep(TIDYING)
            with contextlib.suppress(KartaroError):  # not stored: another time
                await self.tidy(self.services.clock.monotonic())

    def add(self, runner: Runner) -> Runner:
        self.runners[runner.state.id] = runner
        runner.on_change = self.changed
        return runner

    def changed(self, runner: Runner) -> None:
        """Whoever looks at the lobby is told, if the table is listed there."""
        if runner.state.terms.listed:
            for listener in list(self.listeners):
                listener()

    async def find(self, table: str) -> Runner:
        """A table by its link, even if it was put away."""
        if table in self.runners:
            return self.runners[table]
        stored = await self.services.store.read(table)
        if table in self.runners:  # somebody else has brought it
            return self.runners[table]
        if not stored:
            raise Refused("no-such-table", table=table)
        return self.bring(table, stored)

    async def open(self, terms: Terms, name: str, token: str) -> tuple[Runner, int]:
        """A new table, with whoever opens it at its first free chair."""
        proper = proper_name(name)
        runner = await self.new(complete(terms))
        return runner, await runner.seating.sit(proper, hashed(token), None)

    async def new(self, terms: Terms, *more: ev.AnyEvent) -> Runner:
        if len(self.runners) >= MOST_TABLES:
            raise Refused("too-many")
        opened = ev.Opened(self.services.clock.now(), terms, secrets.token_hex(SEED_BYTES))
        state = State(new_id(), opened)
        events = [opened, *more]
        for event in more:
            state.apply(event)
        await self.services.store.append(state.id, 1, [ev.ENCODER.encode(event) for event in events])
        return self.add(Runner(state, len(events), self.services))

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
            await runner.append(ev.Followed(following.state.id))

    def listed(self) -> list[TableInfo]:
        """The tables that anybody may come to."""
        return [
            runner.state.info(runner.broadcast.present())
            for runner in self.runners.values()
            if runner.state.terms.listed and runner.state.phase in {"waiting", "playing"}
        ]

    def stop(self) -> None:
        for runner in self.runners.values():
            runner.stop()
        self.services.thinker.close()


def proper_name(name: str) -> str:
    """As it goes into the record."""
    shown = one_line(proper(name))
    if shown == NAMELESS:
        raise BadOption("bad-name", name=name)
    return shown
