"""A seat at a server's table: what it is told is shown, what is typed is sent.

Nothing here decides what may be done. The server sends what a seat was told, what it sees, and every move it has.
"""

from __future__ import annotations

import dataclasses
import secrets
import shlex
import typing as t

from rich.text import Text

from kartaro.analysis import points
from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import LETTERS, PUBLIC, letter
from kartaro.core.words import Spread
from kartaro.fairness import commitment, new_seed
from kartaro.games import game as game_named
from kartaro.locale.rulebook import Rulebook
from kartaro.locale.telling import Telling, complaint
from kartaro.server import protocol as p
from kartaro.terminal.joining.choice import Choice
from kartaro.terminal.joining.desk import NoMore, Typed
from kartaro.terminal.joining.hearing import Hearing
from kartaro.terminal.joining.line import Connected, Ended, Heard, Line, Lost
from kartaro.terminal.joining.place import Place
from kartaro.terminal.joining.server import Link, refusal
from kartaro.terminal.keeping import Keeper
from kartaro.terminal.screen import Left
from kartaro.terminal.show import BAD, GOOD, QUIET, TITLE, hand_of, painted, reference_of, show_clauses, table_of

if t.TYPE_CHECKING:
    from kartaro.locale import Speech
    from kartaro.terminal.joining.desk import Desk
    from kartaro.terminal.joining.line import Event
    from kartaro.terminal.joining.server import Server

HELP, BACK = "?", "0"
STOPPED = 130
LONGEST_MOVE = 200


class Quit(Exception):
    """Somebody typed so, or has no place here any more."""


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
        self.info: p.TableInfo | None = None
        self.seats: list[int] = []
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
        have = {str(seat): len(place.told) for seat, place in self.places.items()}
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
        if self.together:
            self.desk.clear()
        if self.seats and self.info is not None and self.info.phase in {"waiting", "playing"}:
            self.desk.line()
            self.desk.line(self.speech.say("join-come-back"))
            self.desk.command(f"join {shlex.quote(str(self.link))} --token {shlex.quote(self.server.token)}")

    def take(self, event: Event | Typed | NoMore) -> None:
        """Something has happened, here or there."""
        match event:
            case Typed():
                self.obey(event.text)
            case NoMore():
                raise Left
            case Connected():
                self.connected()
            case Heard():
                for message in event.messages:
                    self.heard(message)
                self.refresh()
            case Lost():
                self.was_lost = True
                self.desk.line(self.speech.say("join-lost", seconds=event.seconds), BAD)
            case Ended():
                raise refusal(self.last_no or p.No(event.code))

    def connected(self) -> None:
        """Again: what may not have arrived is sent once more, and is done once."""
        if self.was_lost:
            self.was_lost = False
            self.desk.line(self.speech.say("join-regained"), GOOD)
        self.pending = {key: wish for key, wish in self.pending.items() if isinstance(wish, p.Move | p.Commit)}
        for request in self.pending.values():
            self.line.send(request)

    # What the server says

    def heard(self, message: p.FromServer) -> None:
        match message:
            case p.Table():
                self.see_table(message)
            case p.Push():
                self.places.setdefault(message.seat, Place(message.seat)).take(message)
            case p.Done():
                self.pending.pop(message.id, None)
            case p.No():
                self.refused(message)
            case p.Said():
                self.show_phrase(message)
            case p.Hint():
                self.show_hint(message)
            case p.Reveal():
                for seat, seed in self.seeds.items():
                    self.send(p.ShowSeed(new_id(), seat, seed.hex()), quietly=True)

    def refused(self, no: p.No) -> None:
        """In words, unless nobody has asked for it; a move can then be chosen anew."""
        self.last_no = no
        request = self.pending.pop(no.id, None)
        if no.id in self.quiet or not no.id:
            return
        self.complain(refusal(no))
        if isinstance(request, p.Move) and self.choice is not None and self.reader is not None:
            self.choice.begin_anew()
            self.ask(self.telling_to(self.reader))

    def send(self, request: p.Request, *, quietly: bool = False) -> None:
        """Ask for something; a move or a promise waits for a line, if there is none."""
        self.pending[request.id] = request
        if quietly:
            self.quiet.add(request.id)
        if not self.line.send(request) and not isinstance(request, p.Move | p.Commit):
            del self.pending[request.id]
            if not quietly:
                self.complain(Refused("not-connected"))

    # The table

    @property
    def together(self) -> bool:
        """Several people share the screen."""
        return len(self.seats) > 1

    @property
    def owns(self) -> bool:
        return self.info is not None and any(self.info.chairs[seat].owner for seat in self.seats)

    def see_table(self, message: p.Table) -> None:
        """Who sits there, and what has become of the table."""
        before, info = self.info, message.info
        self.info = info
        if self.seats and not message.you:
            self.desk.line(self.speech.say("join-left"))
            raise Quit
        if not message.you and self.server.token and not self.watch:
            raise Refused("not-your-seat")
        self.seats = message.you
        self.start_telling(info)
        if before is None:
            self.welcome()
        if info.phase == "waiting":
            self.make_promises()
            if before is None or before.chairs != info.chairs:
                self.show_chairs()
        elif before is not None:
            self.tell_changes(before.chairs, info.chairs)
        if info.phase == "closed":
            self.desk.line(self.speech.say("join-closed"), BAD)
            raise Quit
        if info.next:
            self.go_along(info.next)

    def start_telling(self, info: p.TableInfo) -> None:
        self.game = game_named(info.terms.game)
        self.edition = self.game.edition(info.terms.edition, info.terms.options)
        self.hearing = Hearing(self.game)
        names = [chair.name or letter(seat).upper() for seat, chair in enumerate(info.chairs)]
        self.open = Telling(self.speech, self.game, names)

    def welcome(self) -> None:
        title = self.speech.say(
            "terminal-welcome",
            game=self.open.say("name"),
            edition=self.open.say(f"edition-{self.edition.name}"),
            count=len(self.open.names),
        )
        self.desk.line()
        self.desk.line(title, TITLE)
        if self.edition.changed:
            changed = ", ".join(f"{name}={self.edition[name]}" for name in sorted(self.edition.changed))
            self.desk.line(self.speech.say("terminal-changed", options=changed), QUIET)
        self.desk.line(self.speech.say("terminal-hint"), QUIET)
        if not self.seats:
            self.desk.line(self.speech.say("join-watching"), QUIET)
        if self.has_room():
            self.desk.line(self.speech.say("join-link"), QUIET)
            self.desk.command(f"join {shlex.quote(str(self.link))}")

    def has_room(self) -> bool:
        """Others may still sit down."""
        chairs = self.info.chairs if self.info is not None and self.info.phase == "waiting" else []
        return any(not chair.person and not chair.bot for chair in chairs)

    def make_promises(self) -> None:
        """Every seat chooses a seed and commits itself to it, so that nobody alone chooses the cards."""
        for seat in self.seats:
            if seat not in self.seeds:
                self.seeds[seat] = new_seed()
                self.send(p.Commit(new_id(), seat, commitment(self.seeds[seat])), quietly=True)

    def show_chairs(self) -> None:
        chairs = self.info.chairs if self.info is not None else []
        self.desk.line()
        self.desk.line(self.speech.say("join-at-the-table"), TITLE)
        for seat, chair in enumerate(chairs):
            self.desk.item(Text.assemble((f"{letter(seat)} ", QUIET), self.chair_text(seat, chair)))
        owner = next((chair.name for chair in chairs if chair.owner), "")
        if self.owns:
            self.desk.line(self.speech.say("join-you-start"), QUIET)
        elif owner:
            self.desk.line(self.speech.say("join-wait-start", name=owner), QUIET)

    def chair_text(self, seat: int, chair: p.Chair) -> str:
        """Who has it, and what is to be said of them."""
        say = self.speech.say
        if not chair.person:
            level = say("join-chair-bot", level=chair.bot)
            return f"{chair.name}, {level}" if chair.bot else say("join-chair-free")
        you = f"{chair.name} ({say('seat-you')})" if seat in self.seats and not self.together else chair.name
        notes = [say("join-chair-owner")] if chair.owner else []
        notes += [] if chair.present else [say("join-chair-away")]
        return ", ".join([you, *notes])

    def tell_changes(self, before: list[p.Chair], now: list[p.Chair]) -> None:
        """Where a bot has taken over for a person, or a person has come back."""
        for seat, (old, new) in enumerate(zip(before, now, strict=False)):
            if not new.person or bool(old.bot) == bool(new.bot):
                continue
            if seat in self.seats and not self.together:
                self.desk.line(self.speech.say("join-replaced-you" if new.bot else "join-back-you"), QUIET)
            else:
                self.desk.line(self.speech.say("join-replaced" if new.bot else "join-back", name=new.name), QUIET)

    def go_along(self, table: str) -> None:
        """To where the same people play again."""
        self.desk.line()
        self.desk.line(self.speech.say("join-next"), TITLE)
        self.line.close()
        self.come_to(Link(self.link.address, table))
        self.line.open()

    # What is told

    def refresh(self) -> None:
        """Tell what is new to whoever looks at the screen, then ask whoever has to decide."""
        if self.info is None or self.after_enter is not None:
            return
        if not self.together and self.reader is None:
            self.reader = next(iter(self.places.values()), None)
            self.skip_old_rounds()
        if self.reader is not None:
            self.catch_up(self.reader)
        asked = next((place for place in self.in_turn() if place.question), None)
        if asked is None:
            self.choice = None
            self.tell_waiting()
        elif asked is not self.reader:
            self.hand_over(asked)
        elif self.is_new(asked):
            self.turn(asked)
        if self.info.phase == "over":
            self.end()

    def in_turn(self) -> list[Place]:
        """The seats here, the reader's first."""
        mine = [place for place in self.places.values() if place.seat in self.seats]
        return sorted(mine, key=lambda place: place is not self.reader)

    def is_new(self, place: Place) -> bool:
        """Whether this question has not been asked yet; if others have changed what it is, it has not."""
        push = place.last
        same = self.choice is not None and push is not None and self.choice.menu == push.menu
        return not (same and self.chosen_for == place.question)

    def skip_old_rounds(self) -> None:
        """Whoever comes late is told of the round that is being played."""
        if self.reader is not None:
            self.reader.read = self.reader.last_round(self.hearing.begins_round)

    def telling_to(self, place: Place) -> Telling:
        return self.open.to(None if place.seat == PUBLIC else place.seat)

    def catch_up(self, place: Place) -> None:
        """What a seat was told since it last looked."""
        if place.read < len(place.told) and place.read and not self.hearing.begins_round(place.told[place.read]):
            self.desk.make_room()
        self.tell(place, place.read)
        place.read = len(place.told)

    def tell(self, place: Place, since: int) -> None:
        """Facts in order, with a heading for every round."""
        telling, hearing = self.telling_to(place), self.hearing
        rounds = sum(map(hearing.begins_round, place.told[:since]))
        for told in place.told[since:]:
            if hearing.begins_round(told):
                rounds += 1
                self.desk.heading(self.speech.say("terminal-round", number=rounds))
            if told.words is not None and not hearing.is_routine(told):
                self.desk.item(painted(telling.tell(hearing.words(told.words)), telling))

    def tell_waiting(self) -> None:
        """For whom everybody waits, where that is people; bots are not long about it."""
        push = self.reader.last if self.reader is not None else None
        if push is None or self.info is None or self.together:
            return
        people = [seat for seat in push.asked if seat < len(self.info.chairs) and not self.info.chairs[seat].bot]
        if people != self.waits_for:
            self.waits_for = people
            names = self.speech.join([self.open.player(seat) for seat in people if seat not in self.seats])
            if names:
                self.desk.line(self.speech.say("join-wait-for", names=names), QUIET)

    def show_table(self, place: Place) -> None:
        """What lies there, as the seat knows it, and its hand."""
        if place.last is None:
            return
        telling = self.telling_to(place)
        spread = self.hearing.spread(place.last.view)
        self.desk.line()
        self.desk.show(table_of(spread, telling))
        self.desk.line()
        for words in spread.middle:
            self.desk.item(painted(telling.tell(words), telling))
        if place.seat in self.seats:
            self.desk.line()
            self.desk.item(self.speech.say("terminal-hand"), QUIET)
            self.desk.show(hand_of(spread.rows[place.seat], telling, self.edition))

    # A turn

    def hand_over(self, place: Place) -> None:
        """Between two people nothing stays on the screen."""
        name = self.open.player(place.seat)
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
        self.desk.line(text, TITLE)
        self.desk.forget_typed()
        self.after_enter = then

    def turn(self, place: Place) -> None:
        """Show the table, and ask."""
        push = place.last
        if push is None or push.menu is None:
            return
        telling = self.telling_to(place)
        self.choice = Choice(push.menu, lambda say: telling.tell(self.hearing.words(say)))
        self.chosen_for = place.question
        self.waits_for = []
        self.show_table(place)
        self.ask(telling)
        if push.seconds is not None:
            self.desk.line(self.speech.say("join-hurry", seconds=round(push.seconds)), QUIET)

    def ask(self, telling: Telling) -> None:
        """The question, and its numbered answers."""
        if self.choice is None:
            return
        answered, message = self.choice.question()
        self.desk.line()
        self.desk.line(Text(answered + telling.say(message), TITLE))
        for number, branch in enumerate(self.choice.branches(), 1):
            self.desk.item(Text.assemble((f"{number} ", QUIET), painted(branch.text, telling)))
        if self.choice.path:
            self.desk.item(f"{BACK} {self.speech.say('terminal-back')}", QUIET)

    def end(self) -> None:
        """The final score, the record, and what may follow; once."""
        if self.has_ended or self.reader is None or self.reader.last is None:
            return
        self.has_ended = True
        if self.together:
            self.pause(self.speech.say("terminal-pass-all"), self.show_end)
        else:
            self.show_end()

    def show_end(self) -> None:
        if self.reader is None or self.reader.last is None:
            return
        if self.together:
            self.desk.clear()
        spread = self.hearing.spread(self.reader.last.view)
        rows = tuple(dataclasses.replace(row, hand=()) for row in spread.rows)
        self.desk.heading(self.speech.say("terminal-final"))
        self.desk.show(table_of(Spread(rows, (), spread.goal), self.open))
        self.keep_record()
        self.desk.line()
        self.desk.line(self.speech.say("join-over-owner" if self.owns else "join-over"), QUIET)

    def keep_record(self) -> None:
        """Where the table gives it; how to read and to check it."""
        if self.info is None or self.info.terms.sealed:
            return
        try:
            path = shlex.quote(Keeper().save(self.server.record(self.link.table), self.game.name))
        except KartaroError as error:
            self.complain(error)
            return
        self.desk.line()
        self.desk.line(self.speech.say("terminal-kept"))
        self.desk.command(f"replay {path}")
        self.desk.command(f"verify {path}")
        for seat in self.seats:
            self.desk.command(f"analyse {path} --seat {letter(seat)}")

    # What is typed

    def obey(self, text: str) -> None:
        try:
            self.typed(text)
        except KartaroError as error:
            self.complain(error)

    def typed(self, text: str) -> None:
        """A number or a move answers the question; any other word is one of ours."""
        if self.after_enter is not None:
            then, self.after_enter = self.after_enter, None
            if text.casefold() == "quit":
                raise Quit
            then()
            return
        word, _, rest = text.casefold().partition(" ")
        if not word:
            return
        if word in WORDS:
            WORDS[word](self, rest.strip())
        elif word.startswith(HELP):
            self.show_help(f"{word[1:]} {rest}".strip())
        elif self.choice is None or self.choice.sent:
            self.complain(Refused("no-such-word", text=text))
        elif text.isdecimal():
            self.choose(text)
        else:
            self.play(text)

    def choose(self, typed: str) -> None:
        """A number of the list."""
        if self.choice is None or self.reader is None:
            return
        if typed == BACK and self.choice.back():
            self.ask(self.telling_to(self.reader))
            return
        try:
            move = self.choice.take(int(typed[: len("1000")]))
        except IndexError:
            self.complain(Refused("no-such-choice", text=typed))
            return
        if move:
            self.play(move)
        else:
            self.ask(self.telling_to(self.reader))

    def play(self, move: str) -> None:
        if self.choice is None or self.reader is None:
            return
        if len(move) > LONGEST_MOVE:
            self.complain(Refused("bad-move", text=move))
            return
        self.choice.sent = True
        self.send(p.Move(new_id(), self.reader.seat, self.chosen_for, move))

    def own_seat(self) -> int:
        """The seat that acts: the reader's, else the first one here."""
        if not self.seats:
            raise Refused("only-watching")
        return self.reader.seat if self.reader is not None and self.reader.seat in self.seats else self.seats[0]

    def begin(self, level: str) -> None:
        self.send(p.Start(new_id(), level or p.Start("-").level))

    def ask_hint(self, _: str) -> None:
        self.send(p.AskHint(new_id(), self.own_seat()))

    def speak(self, phrase: str) -> None:
        phrase = phrase.replace(" ", "-")
        if phrase in p.PHRASES:
            self.send(p.Speak(new_id(), self.own_seat(), phrase))
            return
        for name in p.PHRASES:
            self.desk.item(Text.assemble((f"say {name}  ", QUIET), self.speech.say(f"server-phrase-{name}")))

    def stand_up(self, _: str) -> None:
        self.send(p.Leave(new_id(), self.own_seat()))

    def come_back(self, _: str) -> None:
        self.send(p.Return(new_id(), self.own_seat()))

    def once_more(self, _: str) -> None:
        self.send(p.Rematch(new_id()))

    def kick(self, word: str) -> None:
        if len(word) != 1 or word not in LETTERS:
            raise Refused("unknown-seat", seat=word)
        self.send(p.Kick(new_id(), LETTERS.index(word)))

    def quit(self, _: str) -> None:
        raise Quit

    def look(self, _: str) -> None:
        if self.reader is None:
            self.show_chairs()
        else:
            self.show_table(self.reader)
            self.ask(self.telling_to(self.reader))

    def show_log(self, _: str) -> None:
        if self.reader is not None:
            self.desk.line()
            self.desk.line(self.speech.say("terminal-log"), QUIET)
            self.tell(self.reader, self.reader.last_round(self.hearing.begins_round))

    # Showing

    def show_phrase(self, said: p.Said) -> None:
        if said.phrase in p.PHRASES and self.info is not None:
            phrase = self.speech.say(f"server-phrase-{said.phrase}")
            self.desk.line(self.speech.say("join-said", name=self.open.player(said.seat), phrase=phrase), QUIET)

    def show_hint(self, hint: p.Hint) -> None:
        telling = self.open.to(hint.seat)
        if not hint.value and not hint.other:
            said = self.speech.say("terminal-advice-forced")
        else:
            chances = {"value": points(hint.value), "other": points(hint.other)}
            said = self.speech.say("terminal-advice", move=telling.tell(self.hearing.words(hint.words)), **chances)
        self.desk.line(painted(said, telling), GOOD)

    def show_help(self, about: str) -> None:
        """The rules of a card that was asked for; else the reference card, and what can be typed."""
        if self.info is None:
            return
        book = Rulebook(self.speech, self.game, self.edition)
        cards = [card for entry in self.game.reference(self.edition) for card in entry.cards]
        names = {card: (self.game.cards[card], self.open.card(card).casefold()) for card in cards}
        found = next((card for card in cards if about in names[card]), None)
        if found is not None:
            show_clauses(self.desk, book.card_rules(found))
            return
        self.desk.line()
        self.desk.show(reference_of(book))
        self.desk.line()
        self.desk.line(self.speech.say("terminal-help-number"), QUIET)
        self.desk.line(self.speech.say("join-words"), QUIET)
        self.desk.line(self.speech.say("join-phrases", phrases=", ".join(p.PHRASES)), QUIET)

    def complain(self, error: KartaroError) -> None:
        """Why something was refused; a code that we have no words for is at least shown."""
        if not self.speech.has(f"error-{error.code}"):
            error = Refused("unknown-refusal", said=error.code)
        telling = None if self.info is None else self.open.to(None if self.reader is None else self.reader.seat)
        self.desk.line(complaint(self.speech, error, telling), BAD)


WORDS: dict[str, t.Callable[[Session, str], None]] = {
    "start": Session.begin,
    "hint": Session.ask_hint,
    "say": Session.speak,
    "leave": Session.stand_up,
    "return": Session.come_back,
    "rematch": Session.once_more,
    "kick": Session.kick,
    "table": Session.look,
    "log": Session.show_log,
    "quit": Session.quit,
}


def new_id() -> str:
    """A request that is sent twice has the same id, and no two requests have."""
    return secrets.token_hex(8)
