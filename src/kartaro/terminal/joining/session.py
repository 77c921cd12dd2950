"""A client at a server's table: what it hears is shown, what is typed is sent.

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
from kartaro.terminal.joining.choice import Choice
from kartaro.terminal.joining.desk import NoMore, Typed
from kartaro.terminal.joining.line import Connected, Ended, Heard, Line, Lost, News
from kartaro.terminal.joining.place import Place
from kartaro.terminal.joining.server import Link, refusal
from kartaro.terminal.joining.showing import BACK, Showing
from kartaro.terminal.joining.typed import QUIT, Quit, new_id, obey
from kartaro.terminal.keeping import Keeper
from kartaro.terminal.screen import Left
from kartaro.terminal.show import BAD, GOOD, QUIET, TITLE

if t.TYPE_CHECKING:
    from kartaro.locale import Speech
    from kartaro.terminal.joining.desk import Desk
    from kartaro.terminal.joining.server import Server

STOPPED = 130
LONGEST_MOVE = 200
AGAIN = p.Move | p.Commit
"""What is sent again when a line that dropped is there again: done once all the same, and still wanted."""


class Session:
    """A client at one table, and at the next if the same people play again."""

    def __init__(self, server: Server, link: Link, desk: Desk, speech: Speech, *, watch: bool = False) -> None:
        self.server = server
        self.desk = desk
        self.speech = speech
        self.watch = watch
        self.come_to(link)

    def come_to(self, link: Link) -> None:
        """A table of which nothing is known yet."""
        self.link = link
        self.line = Line(link, self.hello, self.desk.happened.put)
        self.showing: Showing | None = None
        self.places: dict[int, Place] = {}
        self.reader: Place | None = None
        """Who looks at the screen."""
        self.choice: Choice | None = None
        self.chosen_for = 0
        """The question that the choice answers."""
        self.waits_for: list[int] = []
        self.seeds: dict[int, bytes] = {}
        self.pending: dict[str, p.Request] = {}
        """What the server has not answered yet."""
        self.quiet: set[str] = set()
        """Ids of what nobody has typed, and nobody need hear of."""
        self.after_enter: t.Callable[[], None] | None = None
        """Somebody has to press Enter first, and then this."""
        self.was_lost = False
        self.has_ended = False
        self.last_no: p.No | None = None

    def hello(self) -> p.Hello:
        have = {str(place.seat): len(place.told) for place in list(self.places.values())}  # called by the line's thread
        return p.Hello(self.server.token, have, self.watch)

    # From the beginning to the end

    def run(self) -> int:
        """Play, and give the exit code back."""
        try:
            self.line.open()
            while True:
                self.take(self.desk.next())
        except Quit:
            self.leave()
            return 0
        except (Left, OSError):  # OSError: the screen has gone
            self.leave()
            return STOPPED
        finally:
            self.line.close()

    def leave(self) -> None:
        """How to come back, if there is something to come back to."""
        showing = self.showing
        if showing is None or not showing.seats or showing.info.phase not in {"waiting", "playing"}:
            return
        if showing.together:
            self.desk.clear()
        self.desk.line()
        self.desk.line(self.speech.say("join-come-back"))
        self.desk.command(f"join {shlex.quote(str(self.link))} --token {shlex.quote(self.server.token)}")

    def take(self, event: News | Typed | NoMore) -> None:
        """Something has happened, here or there; what is still heard of a table that we have left is no news."""
        match event:
            case Typed():
                self.read(event.text)
            case NoMore():
                raise Left
            case News() if event.line is self.line:
                self.learn(event)

    def learn(self, news: News) -> None:
        match news.event:
            case Connected():
                self.connected()
            case Heard(messages):
                for message in messages:
                    if news.line is self.line:
                        self.hear(message)
                self.refresh()
            case Lost(seconds):
                self.was_lost = True
                self.desk.line(self.speech.say("join-lost", seconds=seconds), BAD)
            case Ended(code):
                raise self.refusal_at_the_end(code)

    def refusal_at_the_end(self, code: str) -> KartaroError:
        """Why the server has ended it; what it said just before may say more."""
        if not self.speech.has(f"error-{code}"):
            return Refused("unknown-refusal", said=code)
        said = self.last_no
        return refusal(said if said is not None and said.code == code else p.No(code))

    # Asking the server

    def send(self, request: p.Request, *, quietly: bool = False) -> None:
        """Ask for something; a move or a promise waits for a line, if there is none."""
        self.pending[request.id] = request
        if quietly:
            self.quiet.add(request.id)
        if self.line.send(request) or isinstance(request, AGAIN):
            return
        del self.pending[request.id]
        if not quietly:
            self.complain(Refused("not-connected"))

    def connected(self) -> None:
        """Again: what may not have arrived is sent once more."""
        if self.was_lost:
            self.was_lost = False
            self.desk.line(self.speech.say("join-regained"), GOOD)
        self.pending = {key: request for key, request in self.pending.items() if isinstance(request, AGAIN)}
        for request in self.pending.values():
            self.line.send(request)

    def own_seat(self) -> int:
        """The seat that acts: the reader's, else the first one here."""
        seats = self.showing.seats if self.showing is not None else []
        if not seats:
            raise Refused("only-watching")
        return self.reader.seat if self.reader is not None and self.reader.seat in seats else seats[0]

    # What the server says

    def hear(self, message: p.FromServer) -> None:
        match message:
            case p.Table():
                self.see(message)
            case p.Push():
                self.places.setdefault(message.seat, Place(message.seat)).take(message)
            case p.Done():
                self.pending.pop(message.id, None)
            case p.No():
                self.refused(message)
            case p.Reveal():
                for seat, seed in self.seeds.items():
                    self.send(p.ShowSeed(new_id(), seat, seed.hex()), quietly=True)
            case p.Said() if self.showing is not None:
                self.showing.phrase(message)
            case p.Hint() if self.showing is not None:
                self.showing.hint(message)

    def refused(self, no: p.No) -> None:
        """In words, unless nobody has asked for it; a move can then be chosen anew."""
        self.last_no = no
        request = self.pending.pop(no.id, None)
        if no.id in self.quiet or not no.id:
            return
        self.complain(refusal(no))
        if isinstance(request, p.Move) and self.choice is not None:
            self.choice.begin_anew()
            self.ask()

    def complain(self, error: KartaroError) -> None:
        if self.showing is None:
            self.desk.line(complaint(self.speech, error), BAD)
        else:
            self.showing.complain(error, None if self.reader is None else self.reader.seat)

    def see(self, table: p.Table) -> None:
        """Who sits there, and what has become of the table."""
        before = self.showing.info if self.showing is not None else None
        self.check_place(table)
        if self.showing is None:
            self.showing = Showing(table.info, table.you, self.desk, self.speech)
            self.showing.welcome(str(self.link))
        else:
            self.showing.see(table.info, table.you)
        if table.info.phase == "waiting":
            self.make_promises(table.you)
            if before is None or have_changed(before.chairs, table.info.chairs):
                self.showing.chairs()
        elif before is not None:
            self.showing.changes(before.chairs)
        self.follow(table.info)

    def check_place(self, table: p.Table) -> None:
        """Whoever had a seat has it still; whoever has shown a token has one."""
        if table.you or self.watch:
            return
        if self.showing is not None and self.showing.seats:
            self.showing.see(table.info, [])
            self.desk.line(self.speech.say("join-left"))
            raise Quit
        if self.server.token:
            raise Refused("not-your-seat")

    def make_promises(self, seats: t.Sequence[int]) -> None:
        """Every seat chooses a seed and commits itself to it, so that nobody alone chooses the cards."""
        for seat in seats:
            if seat not in self.seeds:
                self.seeds[seat] = new_seed()
                self.send(p.Commit(new_id(), seat, commitment(self.seeds[seat])), quietly=True)

    def follow(self, info: p.TableInfo) -> None:
        """To where the same people play again, or away."""
        if info.phase == "closed":
            self.desk.line(self.speech.say("join-closed"), BAD)
            raise Quit
        if info.next:
            self.desk.line()
            self.desk.line(self.speech.say("join-next"), TITLE)
            self.line.close()
            self.come_to(Link(self.link.address, info.next))
            self.line.open()

    # Telling and asking

    def refresh(self) -> None:
        """Tell what is new to whoever looks at the screen, then ask whoever has to decide."""
        if self.showing is None or self.after_enter is not None:
            return
        if self.reader is None and not self.showing.together:
            self.reader = self.only_place(self.showing)
        if self.reader is not None:
            self.catch_up(self.showing, self.reader)
        asked = next((place for place in self.in_turn(self.showing) if place.question), None)
        if asked is None:
            self.choice = None
            self.tell_waiting(self.showing)
        elif asked is not self.reader:
            self.hand_over(self.showing, asked)
        elif self.is_new(asked):
            self.turn(self.showing, asked)
        if self.showing.info.phase == "over":
            self.end(self.showing)

    def only_place(self, showing: Showing) -> Place | None:
        """Of whoever sits or watches here alone; who comes late is told of the round that is being played."""
        place = self.places.get(showing.seats[0] if showing.seats else PUBLIC)
        if place is not None:
            place.read = showing.last_round(place)
        return place

    def in_turn(self, showing: Showing) -> list[Place]:
        """The seats here, the reader's first."""
        mine = [place for place in self.places.values() if place.seat in showing.seats]
        return sorted(mine, key=lambda place: place is not self.reader)

    def catch_up(self, showing: Showing, place: Place) -> None:
        """What a seat was told since it last looked."""
        showing.facts(place, place.read)
        place.read = len(place.told)

    def is_new(self, place: Place) -> bool:
        """Whether this question has not been asked yet; if others have changed what it is, it has not."""
        same = self.choice is not None and place.last is not None and self.choice.menu == place.last.menu
        return not same or self.chosen_for != place.question

    def tell_waiting(self, showing: Showing) -> None:
        """For whom everybody waits, where that is people; bots are not long about it."""
        push = self.reader.last if self.reader is not None else None
        if push is None or showing.together:
            return
        chairs = showing.info.chairs
        people = [seat for seat in push.asked if seat < len(chairs) and not chairs[seat].bot]
        people = [seat for seat in people if seat not in showing.seats]
        if people and people != self.waits_for:
            showing.waiting(people)
        self.waits_for = people

    def hand_over(self, showing: Showing, place: Place) -> None:
        """Between two people nothing stays on the screen."""
        name = showing.open.player(place.seat)
        self.choice = None

        def look() -> None:
            self.desk.clear()
            self.reader = place
            if place.read:
                self.desk.line(self.speech.say("terminal-since", name=name), QUIET)
            self.refresh()

        def come() -> None:
            self.desk.clear()
            self.pause(self.speech.say("terminal-for", name=name), look)

        if self.reader is None:
            come()
        else:
            self.desk.line()
            self.pause(self.speech.say("terminal-pass", name=name), come)

    def pause(self, text: str, then: t.Callable[[], None]) -> None:
        """Wait for somebody who has read this; what was typed before does not count."""
        self.desk.line(text, TITLE)
        self.desk.forget_typed()
        self.after_enter = then

    def turn(self, showing: Showing, place: Place) -> None:
        """Show the table, and ask."""
        push = place.last
        if push is None or push.menu is None:
            return
        telling = showing.to(place)
        self.choice = Choice(push.menu, lambda say: telling.tell(showing.hearing.words(say)))
        self.chosen_for = place.question
        self.waits_for = []
        showing.table(place)
        if push.seconds is not None:
            self.desk.line()
            self.desk.line(self.speech.say("join-hurry", seconds=round(push.seconds)), QUIET)
        self.ask()

    def ask(self) -> None:
        if self.showing is not None and self.reader is not None and self.choice is not None:
            self.showing.question(self.reader, self.choice)

    def show_again(self) -> None:
        """The table, and what is asked."""
        if self.showing is not None and self.reader is not None:
            self.showing.table(self.reader)
            self.ask()
        elif self.showing is not None:
            self.showing.chairs()

    def end(self, showing: Showing) -> None:
        """The final score, the record, and what may follow; once."""
        place = self.reader or next(iter(self.places.values()), None)
        if self.has_ended or place is None:
            return
        self.has_ended = True

        def look() -> None:
            if showing.together:
                self.desk.clear()
            showing.final(place)
            self.keep_record(showing)
            self.desk.line()
            self.desk.line(self.speech.say("join-over-owner" if showing.owns else "join-over"), QUIET)

        if showing.together:
            self.pause(self.speech.say("terminal-pass-all"), look)
        else:
            look()

    def keep_record(self, showing: Showing) -> None:
        """Where the table gives it to everybody."""
        if showing.info.terms.sealed:
            return
        try:
            showing.record(Keeper().save(self.server.record(self.link.table), showing.game.name))
        except KartaroError as error:
            self.complain(error)

    # What is typed

    def read(self, text: str) -> None:
        """A line from the keyboard; whatever is wrong with it is said."""
        try:
            if self.after_enter is not None:
                self.go_on(text)
            elif text and not obey(self, text):
                self.answer(text)
        except KartaroError as error:
            self.complain(error)

    def go_on(self, text: str) -> None:
        """Somebody has pressed Enter."""
        if text.casefold() == QUIT:
            raise Quit
        then, self.after_enter = self.after_enter, None
        if then is not None:
            then()

    def answer(self, text: str) -> None:
        """A number of the list, or a move in the notation."""
        if self.choice is None or self.choice.sent:
            raise Refused("no-such-word", text=text)
        move = self.chosen(self.choice, text) if text.isdecimal() else text
        if len(move) > LONGEST_MOVE:
            raise Refused("bad-move", text=text)
        if move:
            self.choice.sent = True
            self.send(p.Move(new_id(), self.own_seat(), self.chosen_for, move))
        else:
            self.ask()

    def chosen(self, choice: Choice, number: str) -> str:
        """The move of a number; nothing, if there is more to be asked."""
        if number == BACK and choice.back():
            return ""
        try:
            return choice.take(int(number[: len("1000")]))
        except IndexError:
            raise Refused("no-such-choice", text=number) from None


def have_changed(before: t.Sequence[p.Chair], now: t.Sequence[p.Chair]) -> bool:
    """Whether there is something to see; whoever has just sat down is here in a moment, and is shown then."""
    return any(
        shown(old) != shown(new) and (new.present or old.person or not new.person)
        for old, new in zip(before, now, strict=False)
    )


def shown(chair: p.Chair) -> p.Chair:
    """A chair without what is not shown of it."""
    return msgspec.structs.replace(chair, commitment="")
