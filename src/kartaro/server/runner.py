"""A table that is played: one thing after another, durable before anybody is told, with its clock and its bots."""

from __future__ import annotations

import asyncio
import logging
import time
import typing as t

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import DEALER, PUBLIC
from kartaro.fairness import commitment
from kartaro.server import events as ev
from kartaro.server.events import ENCODER
from kartaro.server.faults import report
from kartaro.server.protocol import PHRASES, Hint, Push, Reveal, Said, Table
from kartaro.server.state import rebuilt
from kartaro.server.thinking import STAND_IN, Advice, Mind
from kartaro.server.workers import Overdue

if t.TYPE_CHECKING:
    from kartaro.server.client import Client
    from kartaro.server.events import AnyEvent
    from kartaro.server.protocol import FromServer, Menu
    from kartaro.server.state import State
    from kartaro.server.store import Store
    from kartaro.server.thinking import Thinker

LOG = logging.getLogger("kartaro.server")
SUBSTITUTE = "medium"
"""The bot that plays for people who have left, or are silent."""
TIME_TO_REVEAL = 2.0
A_SECOND_MORE = 1.0
"""Network and drawing take time: nobody loses a turn by less than this."""


class Runner:
    """Runs one table."""

    def __init__(self, state: State, version: int, store: Store, thinker: Thinker) -> None:
        self.state = state
        self.version = version
        self.store = store
        self.thinker = thinker
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.comings = 0
        """How often a client has come, gone, or found itself at another seat."""
        self.changed = time.monotonic()
        self.history: list[tuple[float, int]] = []
        """When the public had been told how many facts, where watchers see everything later."""
        self.deadlines: dict[int, tuple[int, float]] = {}
        """For seats of people that are asked: which question, and until when."""
        self.alarm: asyncio.TimerHandle | None = None
        self.minds: dict[int, Mind] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[t.Any]] = set()
        self.hinting: set[int] = set()
        """The seats for which somebody thinks; nobody learns of it at another."""
        self.start_wish: tuple[str, asyncio.TimerHandle] | None = None
        self.stopped = False
        self.is_ahead = False
        """Something was applied that may not be stored: until that is known, nobody is told."""
        self.on_change: t.Callable[[Runner], None] = lambda _: None

    # Changing

    async def happen(self, *events: AnyEvent) -> None:
        """Let events happen, durably, and tell everybody. The lock must be held, and nobody may cancel this."""
        try:
            for event in events:
                self.state.apply(event)
        except BaseException as error:
            if len(events) > 1 or not isinstance(error, KartaroError):
                await self.reload()
            raise
        self.is_ahead = True
        try:
            await self.store.append(self.state.id, self.version + 1, [ENCODER.encode(event) for event in events])
        except Exception:
            await self.reload()
            raise
        self.is_ahead = False
        self.version += len(events)
        self.go_on()

    async def settle(self) -> None:
        """Go back to what is stored, if that could not be done when something was not."""
        if self.is_ahead:
            async with self.lock:
                if self.is_ahead:
                    await self.reload()

    async def reload(self) -> None:
        """Whatever was not stored has not happened."""
        self.is_ahead = True
        stored = await self.store.read(self.state.id)
        self.state = rebuilt(self.state.id, [event.body for event in stored])
        self.version = stored[-1].version
        self.is_ahead = False
        self.minds.clear()
        self.go_on()

    def go_on(self) -> None:
        """What follows from a change: clients are told, clocks run, bots think."""
        self.changed = time.monotonic()
        if self.state.terms.delay and self.state.host is not None:
            self.remember(self.state.match.told_count(PUBLIC))
        for client in self.clients:
            client.wake()
        self.set_clock()
        self.wake_bots()
        self.on_change(self)

    def remember(self, count: int) -> None:
        """Since when the public has been told so many facts."""
        if not self.history or self.history[-1][1] != count:
            self.history.append((self.changed, count))

    def spawn(self, work: t.Coroutine[t.Any, t.Any, t.Any]) -> asyncio.Task[t.Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def stop(self) -> None:
        """No clock, no bot, no task any more; everything that was told is durable."""
        self.stopped = True
        if self.alarm is not None:
            self.alarm.cancel()
        if self.start_wish is not None:
            self.start_wish[1].cancel()
        for task in list(self.tasks):
            task.cancel()

    # Sitting

    async def sit(self, name: str, token: str, seat: int | None) -> int:
        """Take a chair."""
        await self.settle()
        async with self.lock:
            self.need_phase("waiting")
            free = [number for number, chair in enumerate(self.state.chairs) if chair.free]
            if seat is not None and seat not in free:
                raise Refused("seat-taken", seat=seat)
            if not free:
                raise Refused("table-full")
            if name.casefold() in {chair.name.casefold() for chair in self.state.chairs}:
                raise Refused("name-taken", name=name)
            seat = free[0] if seat is None else seat
            await self.happen(ev.SatDown(seat, name, token))
            return seat

    async def stand_up(self, seat: int) -> None:
        """Leave: before the start the chair is free, during a match a bot takes over."""
        async with self.lock:
            if self.state.phase == "waiting" and self.state.chairs[seat].token:
                await self.happen(ev.StoodUp(seat))
            elif self.state.phase == "playing" and self.state.chairs[seat].by_person:
                await self.happen(ev.Replaced(seat, SUBSTITUTE))

    async def come_back(self, seat: int) -> None:
        async with self.lock:
            self.need_phase("playing")
            if self.state.chairs[seat].bot:
                await self.happen(ev.CameBack(seat))

    async def kick(self, seat: int) -> None:
        async with self.lock:
            self.need_phase("waiting")
            if seat >= len(self.state.chairs) or not self.state.chairs[seat].token:
                raise Refused("nobody-there", seat=seat)
            await self.happen(ev.StoodUp(seat))

    def need_phase(self, phase: str) -> None:
        if self.state.phase != phase:
            raise Refused("wrong-phase", phase=self.state.phase)

    # Beginning

    async def commit(self, seat: int, promised: str) -> None:
        async with self.lock:
            self.need_phase("waiting")
            if self.start_wish is not None:
                raise Refused("too-late")
            await self.happen(ev.Committed(seat, promised))

    async def reveal(self, seat: int, seed: str) -> None:
        async with self.lock:
            self.need_phase("waiting")
            if self.start_wish is None or self.state.chairs[seat].seed:
                raise Refused("too-late")
            if commitment(bytes.fromhex(seed)) != self.state.chairs[seat].commitment:
                raise Refused("wrong-seed")
            await self.happen(ev.Revealed(seat, seed))
            if not self.unrevealed():
                await self.begin()

    def unrevealed(self) -> set[int]:
        """Who has committed itself to a seed, is here, and has not shown it."""
        chairs = self.state.chairs
        return {seat for seat in self.present() if chairs[seat].commitment and not chairs[seat].seed}

    async def start(self, level: str) -> None:
        """Ask for the seeds; begin when all are there, or time is up."""
        async with self.lock:
            self.need_phase("waiting")
            if self.start_wish is not None:
                return
            later = asyncio.get_running_loop().call_later(TIME_TO_REVEAL, lambda: self.spawn(self.begin_at_last()))
            self.start_wish = (level, later)
            if not self.unrevealed():
                await self.begin()
                return
            for client in self.clients:
                client.post(Reveal())

    async def begin_at_last(self) -> None:
        async with self.lock:
            if self.start_wish is not None and self.state.phase == "waiting":
                await self.begin()

    async def begin(self) -> None:
        level, later = self.start_wish or (SUBSTITUTE, None)
        if later is not None:
            later.cancel()
        self.start_wish = None
        bots = {seat: level for seat, chair in enumerate(self.state.chairs) if chair.free}
        await self.happen(ev.Began(time.time(), bots))

    # Playing

    async def answer(self, seat: int, question: int, move: str, by: str) -> None:
        """A person's answer; sent again, it was given already."""
        async with self.lock:
            chair = self.state.chairs[seat]
            if (question, by) == chair.last:
                return
            if question <= chair.answers:
                raise Refused("already-answered", question=question)
            if chair.bot:
                raise Refused("bot-plays", seat=seat)
            if seat not in self.state.asked() or question != chair.answers + 1:
                raise Refused("not-asked", seat=seat)
            await self.happen(ev.Decided(seat, move, by))

    async def close(self) -> None:
        async with self.lock:
            if self.state.phase != "closed":
                await self.happen(ev.Closed())

    def speak(self, seat: int, phrase: str) -> None:
        if phrase not in PHRASES:
            raise Refused("unknown-phrase", phrase=phrase)
        for client in self.clients:
            client.hear_phrase(Said(seat, phrase))

    async def hint(self, seat: int) -> Hint:
        """What a bot would do, by what this seat knows."""
        if seat in self.hinting:
            raise Refused("too-many")
        self.hinting.add(seat)
        try:
            async with self.lock:
                host = self.state.match
                if seat not in host.asked():
                    raise Refused("not-asked", seat=seat)
                facts = host.told(seat)
            move, value, other = await self.thinker.run(Advice(host, seat).advise, facts)
        finally:
            self.hinting.discard(seat)
        game = self.state.game
        return Hint(seat, game.move_text(seat, move), self.state.wire.say(game.move_words(seat, move)), value, other)

    # The clock

    def set_clock(self) -> None:
        """Everybody who is newly asked gets the time of the table."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if not (self.state.terms.clock or self.state.terms.live):
            return
        loop = asyncio.get_running_loop()
        asked = [seat for seat in self.state.asked() if seat != DEALER and self.state.chairs[seat].by_person]
        kept = {}
        for seat in asked:
            question = self.state.chairs[seat].answers + 1
            held = self.deadlines.get(seat)
            if held is not None and held[0] == question:
                kept[seat] = held
            else:
                limit = self.limit(seat)
                if limit is not None:
                    kept[seat] = (question, loop.time() + limit)
        self.deadlines = kept
        if kept:
            first = min(until for _, until in kept.values())
            self.alarm = loop.call_at(first + A_SECOND_MORE, lambda: self.spawn(self.time_is_up()))

    def limit(self, seat: int) -> float | None:
        """Seconds for the question a seat is asked; None if there is no limit."""
        terms = self.state.terms
        if self.state.let_go(seat) is not None and (terms.clock or terms.live):
            return float(terms.reaction)
        return float(terms.clock) or None

    def seconds_left(self, seat: int) -> float | None:
        held = self.deadlines.get(seat)
        return None if held is None else max(0.0, round(held[1] - asyncio.get_running_loop().time(), 2))

    async def time_is_up(self) -> None:
        """What may be let go is let go; for any other question a bot takes the seat until its person comes back."""
        async with self.lock:
            now = asyncio.get_running_loop().time()
            late = {seat: held for seat, held in self.deadlines.items() if held[1] + A_SECOND_MORE <= now}
            for seat, held in late.items():
                if self.deadlines.get(seat) == held:  # else it is asked something else by now
                    await self.be_silent(seat)
            self.set_clock()

    async def be_silent(self, seat: int) -> None:
        """A seat has said nothing in time; if that cannot be stored, it gets a little more."""
        try:
            await self.happen(self.silence(seat))
        except KartaroError:
            question, _ = self.deadlines[seat]
            self.deadlines[seat] = (question, asyncio.get_running_loop().time())

    def silence(self, seat: int) -> AnyEvent:
        """What it means that a seat has said nothing in time."""
        let_go = self.state.let_go(seat)
        if let_go is None:
            return ev.Replaced(seat, SUBSTITUTE)
        return ev.TimeWasUp() if self.state.live is not None else ev.Decided(seat, let_go)

    # Bots

    def wake_bots(self) -> None:
        """Every bot that is asked thinks, once for each question."""
        if self.stopped or self.state.phase != "playing":
            return
        asked = self.state.asked()
        for seat, chair in enumerate(self.state.chairs):
            if chair.bot and seat in asked and seat not in self.thinking:
                self.thinking[seat] = self.spawn(self.think(seat, chair.bot, chair.answers))

    async def think(self, seat: int, level: str, answers: int) -> None:
        try:
            await self.settle()
            mind = self.mind(seat, level)
            host = self.state.match
            move, due = await self.thinker.move(mind, host.told(seat, mind.heard), host.codes(seat))
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            async with self.lock:
                chair = self.state.chairs[seat]
                if chair.bot and chair.answers == answers and seat in self.state.asked():
                    await self.happen(ev.Decided(seat, self.state.game.move_text(seat, move)))
        except Overdue as error:
            report("bot-hangs", error, level)
            self.minds[seat] = Mind(self.state.match, seat, level, STAND_IN)
        except KartaroError as error:
            LOG.warning("bot-refused %s", error.code)
            await asyncio.sleep(A_SECOND_MORE)  # not stored: again, when there may be room
        except Exception as error:  # noqa: BLE001 - a bot's fault is not the table's
            if not self.stopped:
                report("bot-failed", error, level)
                await asyncio.sleep(A_SECOND_MORE)  # again, but not as fast as one can
        finally:
            self.thinking.pop(seat, None)
            self.wake_bots()

    def mind(self, seat: int, level: str) -> Mind:
        known = self.minds.get(seat)
        if known is None or known.level != level:
            known = self.minds[seat] = Mind(self.state.match, seat, level)
        return known

    # Telling

    def present(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for client in self.clients for seat in client.held()}

    def someone_moved(self) -> None:
        """A client has found itself at another seat than before: everybody sees that it is there."""
        self.comings += 1
        for client in self.clients:
            client.wake()

    def table_message(self, seats: list[int]) -> FromServer:
        return Table(self.state.info(self.present()), [seat for seat in seats if seat != PUBLIC])

    def standing(self, seat: int) -> tuple[int, int]:
        """How many facts a seat was told, and the number of the question it is asked, if it is."""
        return self.state.match.told_count(seat), self.question(seat)

    def question(self, seat: int) -> int:
        """The number of the question that a person at this seat is asked; 0 if none is."""
        if seat == PUBLIC or seat not in self.state.asked() or not self.state.chairs[seat].by_person:
            return 0
        return self.state.chairs[seat].answers + 1

    def push(self, seat: int, since: int, question: int) -> Push:
        """What a seat, or the public, was told from its count on, and what follows from it."""
        state = self.state
        host, wire = state.match, state.wire
        told = host.told(seat, since)
        return Push(
            seat=seat,
            count=since + len(told),
            told=list(map(wire.told, told)),
            view=wire.laid_out(host.spread(seat)),
            asked=state.asked(),
            question=question,
            menu=self.menu(seat) if question else None,
            seconds=self.seconds_left(seat) if question else None,
            winners=host.outcome(),
        )

    def menu(self, seat: int) -> Menu:
        """What a seat may do."""
        return self.state.wire.menu(seat, self.state.match.codes(seat))
