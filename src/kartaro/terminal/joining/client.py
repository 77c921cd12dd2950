"""A client at a server's table: what it receives is shown, what is typed is sent.

Nothing here decides what may be done. The server sends what a seat was told, what it sees, and every move it has.
"""

from __future__ import annotations

import shlex
import typing as t

import msgspec

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import PUBLIC
from kartaro.fairness import commitment, new_seed
from kartaro.locale.telling import complaint
from kartaro.server import protocol as p
from kartaro.terminal.choosing import Chooser
from kartaro.terminal.joining.api import Link, refusal
from kartaro.terminal.joining.commands import QUIT, Quit, new_id, run_command
from kartaro.terminal.joining.connection import Closed, Connected, Connection, ConnectionEvent, Dropped, Received
from kartaro.terminal.joining.event_screen import InputEnded, Typed
from kartaro.terminal.joining.seat_state import SeatState
from kartaro.terminal.joining.table_screen import TableScreen
from kartaro.terminal.record_file import RecordFile
from kartaro.terminal.screen import Left
from kartaro.terminal.show import BAD, GOOD, QUIET, TITLE

if t.TYPE_CHECKING:
    from kartaro.locale import Speech
    from kartaro.terminal.joining.api import ApiClient
    from kartaro.terminal.joining.event_screen import EventScreen

STOPPED = 130
LONGEST_MOVE = 200
RESENT = p.Move | p.Commit
"""Requests that are sent again after reconnecting; the server carries out each id once."""


class Client:
    """A client at one table, and at the next one after a rematch."""

    def __init__(
        self, server: ApiClient, link: Link, screen: EventScreen, speech: Speech, *, watch: bool = False
    ) -> None:
        self.server = server
        self.screen = screen
        self.speech = speech
        self.watch = watch
        self.come_to(link)

    def come_to(self, link: Link) -> None:
        """Start over at a table of which nothing is known yet."""
        self.link = link
        self.connection = Connection(link, self.hello, self.screen.events.put)
        self.table_screen: TableScreen | None = None
        self.seat_states: dict[int, SeatState] = {}
        self.reader: SeatState | None = None
        """Who looks at the screen."""
        self.chooser: Chooser | None = None
        self.shown_menu: p.Menu | None = None
        """The menu that the chooser walks."""
        self.question = 0
        """The number of the question that it answers."""
        self.is_sent = False
        """Its move was sent, and the server has not refused it."""
        self.waits_for: list[int] = []
        self.seeds: dict[int, bytes] = {}
        self.pending: dict[str, p.Request] = {}
        """Requests that the server has not answered yet."""
        self.quiet: set[str] = set()
        """Ids of requests that nobody typed; their refusals are not shown."""
        self.after_enter: t.Callable[[], None] | None = None
        """What to do once somebody has pressed Enter."""
        self.was_lost = False
        self.has_ended = False
        self.last_refusal: p.No | None = None

    def hello(self) -> p.Hello:
        have = {
            str(state.seat): len(state.told) for state in list(self.seat_states.values())
        }  # on the connection's thread
        return p.Hello(self.server.token, have, self.watch)

    # From the beginning to the end

    def run(self) -> int:
        """Play; the exit code."""
        try:
            self.connection.open()
            while True:
                self.react(self.screen.next())
        except Quit:
            self.leave()
            return 0
        except (Left, OSError):  # OSError: the screen has gone
            self.leave()
            return STOPPED
        finally:
            self.connection.close()

    def leave(self) -> None:
        """Say how to come back, if there is something to come back to."""
        table_screen = self.table_screen
        if table_screen is None or not table_screen.seats or table_screen.info.phase not in {"waiting", "playing"}:
            return
        if table_screen.together:
            self.screen.clear()
        self.screen.line()
        self.screen.line(self.speech.say("join-come-back"))
        self.screen.command(f"join {shlex.quote(str(self.link))} --token {shlex.quote(self.server.token)}")

    def react(self, event: ConnectionEvent | Typed | InputEnded) -> None:
        """To an event; those of a connection to a table that we have left are ignored."""
        match event:
            case Typed():
                self.read(event.text)
            case InputEnded():
                raise Left
            case ConnectionEvent() if event.connection is self.connection:
                self.react_to_connection(event)

    def react_to_connection(self, event: ConnectionEvent) -> None:
        match event.event:
            case Connected():
                self.connected()
            case Received(messages):
                for message in messages:
                    if event.connection is self.connection:
                        self.hear(message)
                self.refresh()
            case Dropped(seconds):
                self.was_lost = True
                self.screen.line(self.speech.say("join-lost", seconds=seconds), BAD)
            case Closed(code):
                raise self.closing_error(code)

    def closing_error(self, code: str) -> KartaroError:
        """Why the server has closed the connection; its last refusal may say more than the code."""
        if not self.speech.has(f"error-{code}"):
            return Refused("unknown-refusal", said=code)
        said = self.last_refusal
        return refusal(said if said is not None and said.code == code else p.No(code))

    # Asking the server

    def send(self, request: p.Request, *, quietly: bool = False) -> None:
        """Send a request; a move or a commitment waits for a connection, if there is none."""
        self.pending[request.id] = request
        if quietly:
            self.quiet.add(request.id)
        if self.connection.send(request) or isinstance(request, RESENT):
            return
        del self.pending[request.id]
        if not quietly:
            self.complain(Refused("not-connected"))

    def connected(self) -> None:
        """After reconnecting, resend what may not have arrived."""
        if self.was_lost:
            self.was_lost = False
            self.screen.line(self.speech.say("join-regained"), GOOD)
        self.pending = {key: request for key, request in self.pending.items() if isinstance(request, RESENT)}
        for request in self.pending.values():
            self.connection.send(request)

    def own_seat(self) -> int:
        """The seat that acts: the reader's, else the first one here."""
        seats = self.table_screen.seats if self.table_screen is not None else []
        if not seats:
            raise Refused("only-watching")
        return self.reader.seat if self.reader is not None and self.reader.seat in seats else seats[0]

    # What the server says

    def hear(self, message: p.FromServer) -> None:
        match message:
            case p.Table():
                self.see(message)
            case p.Push():
                self.seat_states.setdefault(message.seat, SeatState(message.seat)).take(message)
            case p.Done():
                self.pending.pop(message.id, None)
            case p.No():
                self.refused(message)
            case p.Reveal():
                for seat, seed in self.seeds.items():
                    self.send(p.ShowSeed(new_id(), seat, seed.hex()), quietly=True)
            case p.Said() if self.table_screen is not None:
                self.table_screen.phrase(message)
            case p.Hint() if self.table_screen is not None:
                self.table_screen.hint(message)

    def refused(self, no: p.No) -> None:
        """Show why, if somebody typed the request; after a move, ask again."""
        self.last_refusal = no
        request = self.pending.pop(no.id, None)
        if no.id in self.quiet or not no.id:
            return
        self.complain(refusal(no))
        if isinstance(request, p.Move) and self.chooser is not None:
            self.chooser.start_over()
            self.is_sent = False
            self.ask()

    def complain(self, error: KartaroError) -> None:
        if self.table_screen is None:
            self.screen.line(complaint(self.speech, error), BAD)
        else:
            self.table_screen.complain(error, None if self.reader is None else self.reader.seat)

    def see(self, table: p.Table) -> None:
        """Who sits there, and what has become of the table."""
        before = self.table_screen.info if self.table_screen is not None else None
        self.check_seat(table)
        if self.table_screen is None:
            self.table_screen = TableScreen(table.info, table.you, self.screen, self.speech)
            self.table_screen.welcome(str(self.link))
        else:
            self.table_screen.see(table.info, table.you)
        if table.info.phase == "waiting":
            self.commit_seeds(table.you)
            if before is None or have_changed(before.chairs, table.info.chairs):
                self.table_screen.chairs()
        elif before is not None:
            self.table_screen.changes(before.chairs)
        self.follow(table.info)

    def check_seat(self, table: p.Table) -> None:
        """Quit if we have lost our seat; refuse a token that has none."""
        if table.you or self.watch:
            return
        if self.table_screen is not None and self.table_screen.seats:
            self.table_screen.see(table.info, [])
            self.screen.line(self.speech.say("join-left"))
            raise Quit
        if self.server.token:
            raise Refused("not-your-seat")

    def commit_seeds(self, seats: t.Sequence[int]) -> None:
        """Choose a seed for every seat here and send its commitment, so that nobody alone chooses the cards."""
        for seat in seats:
            if seat not in self.seeds:
                self.seeds[seat] = new_seed()
                self.send(p.Commit(new_id(), seat, commitment(self.seeds[seat])), quietly=True)

    def follow(self, info: p.TableInfo) -> None:
        """Go on to the table of a rematch; quit when the table is closed."""
        if info.phase == "closed":
            self.screen.line(self.speech.say("join-closed"), BAD)
            raise Quit
        if info.next:
            self.screen.line()
            self.screen.line(self.speech.say("join-next"), TITLE)
            self.connection.close()
            self.come_to(Link(self.link.address, info.next))
            self.connection.open()

    # Telling and asking

    def refresh(self) -> None:
        """Show what is new to whoever looks at the screen, then ask whoever has to decide."""
        if self.table_screen is None or self.after_enter is not None:
            return
        if self.reader is None and not self.table_screen.together:
            self.reader = self.only_seat(self.table_screen)
        if self.reader is not None:
            self.catch_up(self.table_screen, self.reader)
        asked = next((state for state in self.in_turn(self.table_screen) if state.question), None)
        if asked is None:
            self.chooser = None
            self.tell_waiting(self.table_screen)
        elif asked is not self.reader:
            self.hand_over(self.table_screen, asked)
        elif self.is_new(asked):
            self.turn(self.table_screen, asked)
        if self.table_screen.info.phase == "over":
            self.end(self.table_screen)

    def only_seat(self, table_screen: TableScreen) -> SeatState | None:
        """The one seat here; a game in progress is told from the beginning of its current round."""
        state = self.seat_states.get(table_screen.seats[0] if table_screen.seats else PUBLIC)
        if state is not None:
            state.read = table_screen.last_round(state)
        return state

    def in_turn(self, table_screen: TableScreen) -> list[SeatState]:
        """The seats here, the reader's first."""
        mine = [state for state in self.seat_states.values() if state.seat in table_screen.seats]
        return sorted(mine, key=lambda state: state is not self.reader)

    def catch_up(self, table_screen: TableScreen, state: SeatState) -> None:
        """What a seat was told since it last looked."""
        table_screen.facts(state, state.read)
        state.read = len(state.told)

    def is_new(self, state: SeatState) -> bool:
        """Whether this question was not shown yet, or its menu has changed since."""
        same = self.chooser is not None and state.last is not None and self.shown_menu == state.last.menu
        return not same or self.question != state.question

    def tell_waiting(self, table_screen: TableScreen) -> None:
        """Say for which people the table waits; bots answer soon."""
        push = self.reader.last if self.reader is not None else None
        if push is None or table_screen.together:
            return
        chairs = table_screen.info.chairs
        people = [seat for seat in push.asked if seat < len(chairs) and not chairs[seat].bot]
        people = [seat for seat in people if seat not in table_screen.seats]
        if people and people != self.waits_for:
            table_screen.waiting(people)
        self.waits_for = people

    def hand_over(self, table_screen: TableScreen, state: SeatState) -> None:
        """Between two people nothing stays on the screen."""
        name = table_screen.telling.player(state.seat)
        self.chooser = None

        def look() -> None:
            self.screen.clear()
            self.reader = state
            if state.read:
                self.screen.line(self.speech.say("terminal-since", name=name), QUIET)
            self.refresh()

        def come() -> None:
            self.screen.clear()
            self.pause(self.speech.say("terminal-for", name=name), look)

        if self.reader is None:
            come()
        else:
            self.screen.line()
            self.pause(self.speech.say("terminal-pass", name=name), come)

    def pause(self, text: str, then: t.Callable[[], None]) -> None:
        """Wait until somebody has read this; what was typed before does not count."""
        self.screen.line(text, TITLE)
        self.screen.forget_typed()
        self.after_enter = then

    def turn(self, table_screen: TableScreen, state: SeatState) -> None:
        """Show the table, and ask."""
        push = state.last
        if push is None or push.menu is None:
            return
        self.chooser = Chooser(table_screen.wire.menu(push.menu), state.seat, table_screen.to(state))
        self.shown_menu = push.menu
        self.question = state.question
        self.is_sent = False
        self.waits_for = []
        table_screen.table(state)
        if push.seconds is not None:
            self.screen.line()
            self.screen.line(self.speech.say("join-hurry", seconds=round(push.seconds)), QUIET)
        self.ask()

    def ask(self) -> None:
        if self.chooser is not None:
            self.chooser.show(self.screen)

    def show_again(self) -> None:
        """The table, and what is asked."""
        if self.table_screen is not None and self.reader is not None:
            self.table_screen.table(self.reader)
            self.ask()
        elif self.table_screen is not None:
            self.table_screen.chairs()

    def end(self, table_screen: TableScreen) -> None:
        """Show the final score, save the record, and say what may follow; once."""
        state = self.reader or next(iter(self.seat_states.values()), None)
        if self.has_ended or state is None:
            return
        self.has_ended = True

        def look() -> None:
            if table_screen.together:
                self.screen.clear()
            table_screen.final(state)
            self.keep_record(table_screen)
            self.screen.line()
            self.screen.line(self.speech.say("join-over-played" if table_screen.seats else "join-over"), QUIET)

        if table_screen.together:
            self.pause(self.speech.say("terminal-pass-all"), look)
        else:
            look()

    def keep_record(self, table_screen: TableScreen) -> None:
        """Save the record, if the table gives it to everybody."""
        if table_screen.info.terms.sealed:
            return
        try:
            table_screen.record(RecordFile().save(self.server.record(self.link.table), table_screen.game.name))
        except KartaroError as error:
            self.complain(error)

    # What is typed

    def read(self, text: str) -> None:
        """A line from the keyboard; what is wrong with it is shown."""
        try:
            if self.after_enter is not None:
                self.continue_with(text)
            elif text and not run_command(self, text):
                self.answer(text)
        except KartaroError as error:
            self.complain(error)

    def continue_with(self, text: str) -> None:
        """Somebody has pressed Enter."""
        if text.casefold() == QUIT:
            raise Quit
        then, self.after_enter = self.after_enter, None
        if then is not None:
            then()

    def answer(self, text: str) -> None:
        """A number of the list, or a move in the notation."""
        if self.chooser is None or self.is_sent:
            raise Refused("no-such-word", text=text)
        move = self.chooser.take(text)
        if len(move) > LONGEST_MOVE:
            raise Refused("bad-move", text=text)
        if move:
            self.is_sent = True
            self.send(p.Move(new_id(), self.own_seat(), self.question, move))
        else:
            self.ask()


def have_changed(before: t.Sequence[p.SeatInfo], now: t.Sequence[p.SeatInfo]) -> bool:
    """Whether there is something to show; somebody who has just sat down is shown once connected."""
    return any(
        shown(old) != shown(new) and (new.present or old.person or not new.person)
        for old, new in zip(before, now, strict=False)
    )


def shown(chair: p.SeatInfo) -> p.SeatInfo:
    """What is shown of a chair."""
    return msgspec.structs.replace(chair, commitment="")
