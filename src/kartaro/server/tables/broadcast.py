"""The clients of a table, and what each of them may be told."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import Refused
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.server.tables.runner import Runner
    from kartaro.server.tables.session import ClientSession


class Broadcast:
    """Tells the clients of one table."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.clients: set[ClientSession] = set()
        self.arrivals = 0
        """How often a client has come, gone, or found itself at another seat."""
        self.history: list[tuple[float, int]] = []
        """When the public had been told how many facts, where watchers see everything later."""

    # Who is here

    def add(self, client: ClientSession) -> None:
        self.clients.add(client)
        self.arrivals += 1
        self.runner.announce()

    def remove(self, client: ClientSession) -> None:
        self.clients.discard(client)
        self.arrivals += 1
        self.runner.announce()

    def present(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for client in self.clients for seat in client.held()}

    def someone_moved(self) -> None:
        """A client has found itself at another seat than before: everybody sees that it is there."""
        self.arrivals += 1
        for client in self.clients:
            client.wake()

    # To everybody

    def wake(self) -> None:
        """Something has changed: every client takes what is new to it."""
        state = self.runner.state
        if state.terms.delay and state.host is not None:
            self.remember(state.match.told_count(PUBLIC))
        for client in self.clients:
            client.wake()

    def remember(self, count: int) -> None:
        """Since when the public has been told so many facts."""
        if not self.history or self.history[-1][1] != count:
            self.history.append((self.runner.changed_at, count))

    def post(self, message: p.FromServer) -> None:
        for client in self.clients:
            client.post(message)

    def speak(self, seat: int, phrase: str) -> None:
        """Say one of the phrases there are."""
        if phrase not in p.PHRASES:
            raise Refused("unknown-phrase", phrase=phrase)
        for client in self.clients:
            client.post_phrase(p.Said(seat, phrase))

    # To a seat

    def table_message(self, seats: list[int]) -> p.FromServer:
        return p.Table(self.runner.state.info(self.present()), [seat for seat in seats if seat != PUBLIC])

    def standing(self, seat: int) -> tuple[int, int]:
        """How many facts a seat was told, and the number of the question it is asked, if it is."""
        return self.runner.state.match.told_count(seat), self.question(seat)

    def question(self, seat: int) -> int:
        """The number of the question that a person at this seat is asked; 0 if none is."""
        state = self.runner.state
        if seat == PUBLIC or seat not in state.asked() or not state.chairs[seat].by_person:
            return 0
        return state.chairs[seat].answers + 1

    def push(self, seat: int, since: int, question: int) -> p.Push:
        """What a seat, or the public, was told from its count on, and what follows from it."""
        state = self.runner.state
        host, wire = state.match, wire_of(state.game)
        told = host.told(seat, since)
        return p.Push(
            seat=seat,
            count=since + len(told),
            told=list(map(wire.told, told)),
            view=wire.laid_out(host.spread(seat)),
            asked=state.asked(),
            question=question,
            menu=self.menu(seat) if question else None,
            seconds=self.runner.turn_clock.seconds_left(seat) if question else None,
            winners=host.outcome(),
            sentences=wire.sentences(told, since),
        )

    def menu(self, seat: int) -> p.Menu:
        """What a seat may do."""
        host = self.runner.state.match
        return wire_of(host.game).menu(seat, host.codes(seat))
