"""The clients of a table, and what each of them may be told."""

from __future__ import annotations

import itertools
import typing as t

import msgspec

from kartaro.core.errors import Refused
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.tables.elsewhere import ENCODER as NOTE
from kartaro.server.tables.elsewhere import NOBODY, Here
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import Timer
    from kartaro.server.tables.runner import Runner
    from kartaro.server.tables.session import ClientSession


SAID = msgspec.json.Encoder()
Made = t.TypeVar("Made")
PRESENCE_PAUSE = 0.25
"""Seconds between two looks at who is here, however many come and go meanwhile."""
AT_ONCE = 50
"""Maximum watchers of one table that are told something before others, at other tables, have their turn."""


class Broadcast:
    """Tells the clients of one table.

    Watchers are many, and all are told the same: what they are told is made once, and they are told a few at a time.
    """

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.clients: set[ClientSession] = set()
        self.arrivals = 0
        """How often somebody who holds a seat was found to have come or gone."""
        self.here: set[int] = set()
        """The seats whose people were here when that was last looked at, at any node."""
        self.shown = NOBODY
        """What other nodes were told of those who are at this one."""
        self.elsewhere: list[Here] = []
        """Who is at other nodes, node by node."""
        self.looking: Timer | None = None
        self.has_moved = False
        """Somebody has come, gone, or found themselves at another seat, since that was last looked at."""
        self.unwoken: dict[ClientSession, None] = {}
        """Watchers who have still to hear of the last change, in the order in which they will."""
        self.made: dict[t.Any, t.Any] = {}
        """What was made of the table as it is, for all who are told the same."""

    # Who is here

    def add(self, client: ClientSession) -> None:
        self.clients.add(client)
        self.moved(client)

    def remove(self, client: ClientSession) -> None:
        self.clients.discard(client)
        self.moved(client)

    def present(self) -> set[int]:
        """The seats whose people are here, at any node."""
        return self.at_this_node().union(*(node.seats for node in self.elsewhere))

    def at_this_node(self) -> set[int]:
        return {seat for client in self.clients if client.token for seat in client.held()}

    @property
    def is_anybody_elsewhere(self) -> bool:
        return any(node.anybody for node in self.elsewhere)

    def found_elsewhere(self, nodes: list[Here]) -> None:
        """Who is at other nodes."""
        if nodes != self.elsewhere:
            self.elsewhere = nodes
            self.runner.bots.hear_pace(nodes)
            self.runner.intermission.look()
            self.has_moved = True
            if self.looking is None:
                self.look()

    def moved(self, client: ClientSession) -> None:
        """A client has come, gone, or found itself at another seat; who only watches is not told of to anybody."""
        self.runner.changed_at = self.runner.services.clock.monotonic()
        if client.token or bool(self.clients) != self.shown.anybody:
            self.has_moved = True
            if self.looking is None:
                self.look()

    def look(self) -> None:
        """Who is here; everybody is told, if that is new."""
        self.looking = None
        if not self.has_moved or self.runner.stopped:
            return
        self.has_moved = False
        self.looking = self.runner.services.clock.call_later(PRESENCE_PAUSE, self.look)
        self.show()
        self.runner.intermission.set()
        here = self.present()
        if here != self.here:
            self.here = here
            self.arrivals += 1
            self.wake()
            self.runner.on_change(self.runner)

    def show(self) -> None:
        """Tell other nodes who is at this one, if that is new."""
        now = self.new_note()
        if now != self.shown:
            self.shown = now
            self.runner.services.peers.show(self.runner.state.id, NOTE.encode(now))

    def new_note(self) -> Here:
        bots, intermission = self.runner.bots, self.runner.intermission
        return Here(
            frozenset(self.at_this_node()),
            bool(self.clients),
            intermission.shown_here(),
            frozenset(intermission.gone_on),
            intermission.round_end,
            bots.paced_at,
            bots.pace,
        )

    # To everybody

    def wake(self) -> None:
        """Something has changed: every client takes what is new to it."""
        self.made.clear()
        self.wake_clients(self.clients)

    def wake_clients(self, clients: t.Iterable[ClientSession]) -> None:
        """Those who may hold a seat at once, watchers a few at a time."""
        is_idle = not self.unwoken
        for client in clients:
            if client.token:
                client.wake()
            else:
                self.unwoken[client] = None
        if is_idle and self.unwoken:
            self.wake_some()

    def wake_some(self) -> None:
        """A few watchers; the others when all that has happened meanwhile is dealt with."""
        for client in list(itertools.islice(self.unwoken, AT_ONCE)):
            del self.unwoken[client]
            client.wake()
        if self.unwoken:
            self.runner.services.clock.call_later(0.0, self.wake_some)

    def post(self, message: p.FromServer) -> None:
        self.give(message, self.clients)

    def give(self, message: p.FromServer, clients: t.Collection[ClientSession]) -> None:
        for client in clients:
            client.keep(message)
        self.wake_clients(clients)

    def speak(self, seat: int, phrase: str) -> None:
        """Say one of the phrases there are; whoever sees everything later hears it later, too."""
        if phrase not in p.PHRASES:
            raise Refused("unknown-phrase", phrase=phrase)
        self.hear(seat, phrase)
        self.runner.services.peers.tell(self.runner.state.id, SAID.encode((seat, phrase)))

    def hear(self, seat: int, phrase: str) -> None:
        """Somebody, here or at another node, has said a phrase."""
        said = p.Said(seat, phrase)
        late = {client for client in self.clients if client.is_delayed}
        self.give(said, self.clients - late)
        if late:
            self.runner.services.clock.call_later(self.runner.state.terms.delay, self.give, said, late)

    # To a seat

    def table_message(self, seats: list[int]) -> p.FromServer:
        return p.Table(self.info(), [seat for seat in seats if seat != PUBLIC])

    def info(self) -> p.TableInfo:
        """What everybody may know of the table, made once for all."""
        return self.once("info", self.new_info)

    def new_info(self) -> p.TableInfo:
        info, intermission = self.runner.state.info(self.present()), self.runner.intermission.shown()
        return info if intermission is None else msgspec.structs.replace(info, intermission=intermission)

    def once(self, what: t.Any, make: t.Callable[[], Made]) -> Made:  # noqa: ANN401 - any key
        """The same for all who ask for the same, until something changes."""
        if what not in self.made:
            self.made[what] = make()
        return t.cast("Made", self.made[what])

    def standing(self, seat: int) -> tuple[int, int]:
        """How many facts a seat was told, and the number of the question it is asked, if it is."""
        return self.runner.state.match.told_count(seat), self.question(seat)

    def question(self, seat: int) -> int:
        """The number of the question that a person at this seat is asked; 0 if none is."""
        state = self.runner.state
        if seat == PUBLIC or seat not in state.asked() or not state.chairs[seat].by_person:
            return 0
        return state.chairs[seat].answers + 1

    def told(self, seat: int, since: int, question: int) -> p.Push:
        """As `push`; of what the public was told, the same for all who have heard as much."""
        if seat != PUBLIC:
            return self.push(seat, since, question)
        return self.once((since, self.standing(PUBLIC)), lambda: self.push(PUBLIC, since, question))

    def push(self, seat: int, since: int, question: int) -> p.Push:
        """What a seat, or the public, was told from its count on, and what follows from it."""
        state = self.runner.state
        host, wire = state.match, wire_of(state.game)
        told = host.told(seat, since)
        news = wire.news(told)
        return p.Push(
            seat=seat,
            count=since + len(told),
            told=news.told,
            view=wire.laid_out(host.overview(seat), host.unseen(seat)),
            asked=state.asked(),
            question=question,
            menu=self.menu(seat) if question else None,
            seconds=self.runner.turn_clock.seconds_left(seat) if question else None,
            winners=host.outcome(),
            left=wire.left(seat, host.left(seat)) if question else {},
            sentences=news.sentences(since),
            ending=wire.ending(host.view(seat), host.told(seat), seat) if host.round_over() else None,
        )

    def menu(self, seat: int) -> p.Menu:
        """What a seat may do."""
        host = self.runner.state.match
        return wire_of(host.game).menu(seat, host.codes(seat))
