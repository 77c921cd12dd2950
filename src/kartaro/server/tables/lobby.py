"""All tables of a server: opened, found, played again, and read when somebody comes to them."""

from __future__ import annotations

import asyncio
import collections
import secrets
import typing as t

import msgspec

from kartaro.core.errors import BadOption, BadRecord, Refused
from kartaro.core.names import proper
from kartaro.record import NAMELESS, one_line
from kartaro.server.logs import report
from kartaro.server.tables import events as ev
from kartaro.server.tables.finished import need_over, seat_that_made
from kartaro.server.tables.interfaces import Conflict, NotStored
from kartaro.server.tables.nodes import Nodes
from kartaro.server.tables.resting import ARCHIVE_AFTER, Resting
from kartaro.server.tables.runner import Runner
from kartaro.server.tables.state import State, hashed, opened
from kartaro.server.tables.terms import complete

if t.TYPE_CHECKING:
    from kartaro.server.protocol import TableInfo, Terms
    from kartaro.server.tables.interfaces import Services
    from kartaro.server.tables.session import ClientSession

T = t.TypeVar("T")
LINK_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of links: none that look alike."""
ID_LENGTH, TOKEN_BYTES, SEED_BYTES = 12, 32, 32
MOST_TABLES, MOST_FROM_ONE_ADDRESS = 50_000, 5_000
"""Maximum tables in memory, and of those the ones that were opened from one address. Tables at rest do not count."""


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

    def __init__(self, services: Services, rate: float, archive_after: float = ARCHIVE_AFTER, prefix: str = "") -> None:
        self.services = services
        self.prefix = prefix
        """What the names of its tables begin with, where others have to know whose they are."""
        self.rate = rate
        """Maximum requests a second from a client."""
        self.runners: dict[str, Runner] = {}
        """The tables in memory."""
        self.opened_from: collections.Counter[str] = collections.Counter()
        """How many of them were opened from an address."""
        self.coming: dict[str, asyncio.Task[Runner]] = {}
        """Tables that are being read."""
        self.opening: set[str] = set()
        """Tables that are being stored for the first time."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.listeners: set[t.Callable[[], None]] = set()
        self.woken: list[ClientSession] = []
        """Clients that have something to be told."""
        self.resting = Resting(self, archive_after)
        self.nodes = Nodes(self)

    def add(self, runner: Runner, address: str = "") -> Runner:
        self.runners[runner.state.id] = runner
        runner.opened_from = address
        self.opened_from[address] += 1
        runner.on_change = self.changed
        return runner

    def remove(self, runner: Runner) -> None:
        """It leaves memory."""
        del self.runners[runner.state.id]
        self.services.peers.release(runner.state.id)
        runner.leave()
        self.opened_from[runner.opened_from] -= 1
        if not self.opened_from[runner.opened_from]:
            del self.opened_from[runner.opened_from]

    def changed(self, runner: Runner) -> None:
        """Whoever looks at the lobby is told, if the table is listed there."""
        if runner.state.terms.listed:
            self.nodes.changed(runner)
            self.tell_listeners()

    def tell_listeners(self) -> None:
        for listener in list(self.listeners):
            listener()

    def spawn(self, work: t.Coroutine[t.Any, t.Any, None]) -> None:
        """A task of the lobby itself."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def wake(self, client: ClientSession) -> None:
        """Tell a client what is new, as soon as whatever happens now has happened; all such clients in one go."""
        if not self.woken:
            asyncio.get_running_loop().call_soon(self.tell_woken)
        self.woken.append(client)

    def tell_woken(self) -> None:
        woken, self.woken = self.woken, []
        for client in woken:
            client.tell()

    def is_there(self, table: str) -> bool:
        """In memory, or as good as."""
        return table in self.runners or table in self.opening

    async def find(self, table: str) -> Runner:
        """A table by its link, even if it is at rest; as far as it has come at any node."""
        is_here = table in self.runners
        runner = await self.at_hand(table)
        if is_here and self.services.peers.are_there:
            await runner.follow()  # whoever asks may have heard more at another node
        return runner

    async def at_hand(self, table: str) -> Runner:
        """The same for somebody who has heard nothing of it yet: as far as it is known to have come."""
        runner = self.runners.get(table) or await self.bring(table)
        runner.found_at = self.services.clock.monotonic()
        return runner

    async def bring(self, table: str) -> Runner:
        """A table from the store, to go on; it is read once, however many ask for it."""
        coming = self.coming.get(table)
        if coming is None:
            coming = self.coming[table] = asyncio.create_task(self.read(table))
            coming.add_done_callback(lambda done: self.has_come(table, done))
        return await asyncio.shield(coming)

    def has_come(self, table: str, coming: asyncio.Task[Runner]) -> None:
        del self.coming[table]
        if not coming.cancelled():
            coming.exception()  # whoever has asked for it may have gone

    async def read(self, table: str) -> Runner:
        """Out of its events; BadRecord if they are damaged, which is reported once."""
        try:
            runner = await self.rebuilt(table)
        except (Refused, NotStored):
            self.services.peers.release(table)
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is of this table alone
            if table not in self.resting.unreadable:
                self.resting.unreadable.add(table)
                report("table-unreadable", error, table)
            self.services.peers.release(table)
            raise BadRecord("table-unreadable", table=table) from None
        if runner.leads:
            self.resting.listings.pop(table, None)
        return runner

    async def rebuilt(self, table: str) -> Runner:
        """Known to other nodes before it is read, so that nothing is missed in between."""
        leads = await self.services.peers.hold(table)
        stored, rest = await self.services.store.read(table), await self.services.store.resting(table)
        if not stored:
            raise Refused("no-such-table", table=table)
        runner = Runner(opened(table, stored[0].body), 1, self.services)
        runner.leads = leads
        runner.replay(stored[1:])
        if runner.state.opened.unlisted:
            self.list_later(runner, runner.state.opened.at + runner.state.opened.unlisted - self.services.clock.now())
        if rest is None:
            self.add(runner).announce()
        else:
            self.resting.go_on(runner, rest)
        return runner

    async def open(self, terms: Terms, name: str, token: str, address: str = "") -> tuple[Runner, int]:
        """A new table, with whoever opens it at its first free chair."""
        proper = proper_name(name)
        if self.opened_from[address] >= MOST_FROM_ONE_ADDRESS:
            raise Refused("too-many")
        runner = await self.new(complete(terms), address=address)
        return runner, await runner.seating.sit(proper, hashed(token), None)

    async def new(self, terms: Terms, *more: ev.AnyEvent, before: State | None = None, address: str = "") -> Runner:
        """A table that is stored; if one is named that was before it, its players play again."""
        if len(self.runners) >= MOST_TABLES:
            raise Refused("too-many")
        names = [] if before is None else further(["" if chair.token else chair.name for chair in before.chairs])
        won = [] if before is None else further(before.won())
        unlisted = 0.0 if before is None else float(before.terms.delay)
        first = ev.Opened(self.services.clock.now(), terms, secrets.token_hex(SEED_BYTES), names, won, unlisted)
        state = State(self.prefix + new_id(), first)
        events = [first, *more]
        for event in more:
            state.apply(event)
        self.opening.add(state.id)
        try:
            await self.services.store.append(state.id, 1, [ev.ENCODER.encode(event) for event in events])
            self.services.peers.opened(state.id)
            return self.add(Runner(state, len(events), self.services), address)
        finally:
            self.opening.discard(state.id)

    async def rematch(self, runner: Runner, seat: int) -> None:
        """The same players, everybody one seat further, at a new table; it is that of whoever asked, by their seat."""
        async with runner.lock:
            state = runner.state
            if state.phase != "over" or state.next:
                raise Refused("wrong-phase", phase=state.phase)
            terms, people = next_terms(state), next_people(state, seat)
            following = await self.new(terms, *people, before=state, address=runner.opened_from)
            self.list_later(following, state.terms.delay)
            try:
                await runner.append(ev.Followed(following.state.id))
            except Conflict:
                await following.close()
                raise

    async def practise(self, runner: Runner, mark: str, decision: int, address: str = "") -> tuple[Runner, int]:
        """A match of one person with bots once more, from their own decision of this number on, at a new table.

        It must be over: else the same cards would tell what is still hidden.
        """
        if self.services.peers.format < ev.RESUMED_SINCE:
            raise Refused("older-nodes")
        async with runner.lock:
            state = runner.state
            need_over(state)
            if not state.is_own(mark) or state.terms.sealed:
                raise Refused("others-play")
            seat = seat_that_made(state, decision)
            if seat not in state.seats_of(mark):
                raise Refused("not-asked", seat=seat)
            levels = ["" if chair.token else chair.bot for chair in state.chairs]
            bots = {seat: level for seat, level in enumerate(levels) if level}
            terms = msgspec.structs.replace(
                state.terms, chairs=levels, live=False, listed=False, watchers=False, delay=0
            )
            people = [ev.SatDown(at, chair.name, mark) for at, chair in enumerate(state.chairs) if chair.token]
            resumed = ev.Resumed(self.services.clock.now(), state.id, state.match.record(), decision, bots)
        following = await self.new(terms, *people, resumed, address=address)
        following.announce()
        return following, seat

    def list_later(self, runner: Runner, seconds: float) -> None:
        """Not before everybody may know that the match before it is over."""
        clock = self.services.clock
        runner.unlisted_until = clock.monotonic() + seconds
        if seconds > 0:
            clock.call_later(seconds, self.tell_listeners)

    def listed(self) -> list[TableInfo]:
        """The tables that anybody may come to."""
        here = {one.state.id: one.past.info(one.broadcast.present()) for one in self.led() if one.is_listed}
        resting = [listing.info for table, listing in self.resting.listings.items() if table not in here]
        return [*resting, *here.values()]

    def led(self) -> list[Runner]:
        """The tables whose bots think here; others list theirs."""
        return [runner for runner in self.runners.values() if runner.leads]

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for runner in self.runners.values():
            runner.stop()
        self.services.thinker.close()


def further(players: list[T]) -> list[T]:
    """Everybody one seat further."""
    return [players[-1], *players[:-1]]


def next_terms(state: State) -> Terms:
    chairs = ["" if chair.token else chair.bot for chair in state.chairs]
    return msgspec.structs.replace(state.terms, chairs=further(chairs))


def next_people(state: State, first: int) -> list[ev.SatDown]:
    """They sit down in the order in which they came, after whoever has this seat: it is their table then."""
    seats = sorted(state.people, key=lambda seat: seat != first)
    chairs = ((seat, state.chairs[seat]) for seat in seats)
    return [ev.SatDown((seat + 1) % len(state.chairs), chair.name, chair.token) for seat, chair in chairs]


def proper_name(name: str) -> str:
    """As it goes into the record."""
    shown = one_line(proper(name))
    if shown == NAMELESS:
        raise BadOption("bad-name", name=name)
    return shown
