"""How a server's table looks on the screen: who sits there, what was told, what lies there, what is asked."""

from __future__ import annotations

import shlex
import typing as t

from rich.text import Text

from kartaro.analysis import points
from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import PUBLIC, letter
from kartaro.core.words import Spread
from kartaro.games import game as game_named
from kartaro.locale.rulebook import Rulebook
from kartaro.locale.telling import Telling, complaint
from kartaro.server import protocol as p
from kartaro.terminal.joining.hearing import Hearing
from kartaro.terminal.show import (
    BAD,
    GOOD,
    QUIET,
    TITLE,
    begin_round,
    hand_of,
    painted,
    reference_of,
    show_clauses,
    table_of,
)

if t.TYPE_CHECKING:
    from kartaro.locale import Speech
    from kartaro.terminal.joining.choice import Choice
    from kartaro.terminal.joining.desk import Desk
    from kartaro.terminal.joining.place import Place

BACK = "0"


class Showing:
    """One table, as those who sit at this keyboard see it."""

    def __init__(self, info: p.TableInfo, seats: list[int], desk: Desk, speech: Speech) -> None:
        self.desk = desk
        self.speech = speech
        self.game = game_named(info.terms.game)
        self.edition = self.game.edition(info.terms.edition, info.terms.options)
        self.hearing = Hearing(self.game)
        self.see(info, seats)

    def see(self, info: p.TableInfo, seats: list[int]) -> None:
        """The table has changed."""
        self.info = info
        self.seats = seats
        names = [chair.name or letter(seat).upper() for seat, chair in enumerate(info.chairs)]
        self.open = Telling(self.speech, self.game, names, options=self.edition.options)

    def to(self, place: Place) -> Telling:
        """What is said to whoever has that place."""
        return self.open.to(None if place.seat == PUBLIC else place.seat)

    @property
    def together(self) -> bool:
        """Several people share the screen."""
        return len(self.seats) > 1

    @property
    def owns(self) -> bool:
        """It is the table of somebody here."""
        return any(self.info.chairs[seat].owner for seat in self.seats)

    # Who sits there

    def welcome(self, link: str) -> None:
        """What is played, and how others come to it."""
        self.desk.line()
        self.desk.line(self.title(), TITLE)
        if self.edition.changed:
            changed = ", ".join(f"{name}={self.edition[name]}" for name in sorted(self.edition.changed))
            self.desk.line(self.speech.say("terminal-changed", options=changed), QUIET)
        self.desk.line(self.speech.say("terminal-hint"), QUIET)
        if not self.seats:
            self.desk.line(self.speech.say("join-watching"), QUIET)
        if self.info.phase == "waiting" and any(is_free(chair) for chair in self.info.chairs):
            self.desk.line(self.speech.say("join-link"), QUIET)
            self.desk.command(f"join {shlex.quote(link)}")

    def title(self) -> str:
        edition = self.open.say(f"edition-{self.edition.name}")
        return self.speech.say(
            "terminal-welcome", game=self.open.say("name"), edition=edition, count=len(self.info.chairs)
        )

    def chairs(self) -> None:
        """Everybody at the table, and who starts."""
        self.desk.line()
        self.desk.line(self.speech.say("join-at-the-table"), TITLE)
        for seat, chair in enumerate(self.info.chairs):
            self.desk.item(Text.assemble((f"{letter(seat)} ", QUIET), self.chair(seat, chair)))
        owner = next((chair.name for chair in self.info.chairs if chair.owner), "")
        if self.owns:
            self.desk.line(self.speech.say("join-you-start"), QUIET)
        elif owner:
            self.desk.line(self.speech.say("join-wait-start", name=owner), QUIET)

    def chair(self, seat: int, chair: p.Chair) -> str:
        """Who has it, and what is to be said of them."""
        say = self.speech.say
        if is_free(chair):
            return say("join-chair-free")
        if not chair.person:
            return f"{chair.name}, {say('join-chair-bot', level=chair.bot)}"
        you = seat in self.seats and not self.together
        notes = [f"{chair.name} ({say('seat-you')})" if you else chair.name]
        notes += [say("join-chair-owner")] if chair.owner else []
        notes += [] if chair.present else [say("join-chair-away")]
        return ", ".join(notes)

    def changes(self, before: t.Sequence[p.Chair]) -> None:
        """Where a bot has taken over for a person, or a person has come back."""
        for seat, (old, new) in enumerate(zip(before, self.info.chairs, strict=False)):
            if not new.person or bool(old.bot) == bool(new.bot):
                continue
            if seat in self.seats and not self.together:
                self.desk.line(self.speech.say("join-replaced-you" if new.bot else "join-back-you"), QUIET)
            else:
                self.desk.line(self.speech.say("join-replaced" if new.bot else "join-back", name=new.name), QUIET)

    def waiting(self, seats: t.Sequence[int]) -> None:
        """For whom everybody waits."""
        names = self.open.players(seats)
        self.desk.line(self.speech.say("join-wait-for", names=names, names_count=len(seats)), QUIET)

    def phrase(self, said: p.Said) -> None:
        """What somebody says."""
        if said.phrase in p.PHRASES:
            phrase = self.speech.say(f"server-phrase-{said.phrase}")
            self.desk.line(self.speech.say("join-said", name=self.open.player(said.seat), phrase=phrase), QUIET)

    def phrases(self) -> None:
        """All that can be said."""
        for name in p.PHRASES:
            self.desk.item(Text.assemble((f"say {name}  ", QUIET), self.speech.say(f"server-phrase-{name}")))

    # What was told, and what lies there

    def facts(self, place: Place, since: int) -> None:
        """Facts in order, with a heading for every round."""
        telling, hearing = self.to(place), self.hearing
        rounds = sum(map(hearing.begins_round, place.told[:since]))
        for told in place.told[since:]:
            if hearing.begins_round(told):
                rounds += 1
                begin_round(self.desk, telling, rounds)
            if told.words is not None and not hearing.is_routine(told):
                self.desk.item(painted(telling.tell(hearing.words(told.words)), telling))

    def last_round(self, place: Place) -> int:
        """After how many facts the last round began."""
        return max((number for number, told in enumerate(place.told) if self.hearing.begins_round(told)), default=0)

    def log(self, place: Place) -> None:
        """All of this round."""
        self.desk.line()
        self.desk.line(self.speech.say("terminal-log"), QUIET)
        self.facts(place, self.last_round(place))

    def table(self, place: Place) -> None:
        """What lies there, as the seat knows it, and its hand."""
        if place.last is None:
            return
        telling = self.to(place)
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

    def final(self, place: Place) -> None:
        """The score, without what is still face down to others."""
        if place.last is None:
            return
        spread = self.hearing.spread(place.last.view)
        rows = tuple(row._replace(hand=()) for row in spread.rows)
        self.desk.heading(self.speech.say("terminal-final"))
        self.desk.show(table_of(Spread(rows, (), spread.goal), self.open))

    def record(self, path: str) -> None:
        """How to read and to check the record."""
        self.desk.line()
        self.desk.line(self.speech.say("terminal-kept"))
        self.desk.command(f"replay {shlex.quote(path)}")
        self.desk.command(f"verify {shlex.quote(path)}")
        for seat in self.seats:
            self.desk.command(f"analyse {shlex.quote(path)} --seat {letter(seat)}")

    # What is asked

    def question(self, place: Place, choice: Choice) -> None:
        """The question, and its numbered answers."""
        telling = self.to(place)
        answered, message = choice.question()
        self.desk.line()
        self.desk.line(Text(answered + telling.say(message), TITLE))
        for number, branch in enumerate(choice.branches(), 1):
            self.desk.item(Text.assemble((f"{number} ", QUIET), painted(branch.text, telling)))
        if choice.path:
            self.desk.item(f"{BACK} {self.speech.say('terminal-back')}", QUIET)

    def hint(self, hint: p.Hint) -> None:
        """What a bot would do."""
        telling = self.open.to(hint.seat)
        said = self.speech.say("terminal-advice-forced")
        if hint.value or hint.other:
            move = telling.tell(self.hearing.words(hint.words))
            said = self.speech.say("terminal-advice", move=move, value=points(hint.value), other=points(hint.other))
        self.desk.line(painted(said, telling), GOOD)

    def help(self, about: str) -> None:
        """The rules of a card that was asked for; else the reference card, and what can be typed."""
        book = Rulebook(self.speech, self.game, self.edition)
        card = self.find_card(about)
        if card is not None:
            show_clauses(self.desk, book.card_rules(card))
            return
        self.desk.line()
        self.desk.show(reference_of(book))
        self.desk.line()
        self.desk.line(self.speech.say("terminal-help-number"), QUIET)
        self.desk.line(self.speech.say("join-words"), QUIET)
        self.desk.line(self.speech.say("join-phrases", phrases=", ".join(p.PHRASES)), QUIET)

    def find_card(self, about: str) -> int | None:
        """A card of this edition by its name, in the reader's language or in the notation."""
        cards = (card for entry in self.game.reference(self.edition) for card in entry.cards)
        return next((card for card in cards if about in {self.game.cards[card], self.open.card(card).casefold()}), None)

    def complain(self, error: KartaroError, reader: int | None = None) -> None:
        """Why something was refused; a code that we have no words for is at least shown."""
        if not self.speech.has(f"error-{error.code}"):
            error = Refused("unknown-refusal", said=error.code)
        self.desk.line(complaint(self.speech, error, self.open.to(reader)), BAD)


def is_free(chair: p.Chair) -> bool:
    return not chair.person and not chair.bot
