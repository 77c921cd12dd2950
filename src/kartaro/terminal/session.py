"""A session of play: tells each person what their seat is told, asks for moves, and keeps the record.

Everything comes from the host as it leaves for a seat: what it was told, its view, its legal moves.
"""

from __future__ import annotations

import contextlib
import dataclasses
import shlex
import typing as t

from rich.text import Text

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.generator import Generator
from kartaro.core.seats import DEALER, FACE_DOWN, PUBLIC, letter
from kartaro.host import SecretDice
from kartaro.locale.rulebook import Rulebook
from kartaro.locale.telling import Telling
from kartaro.terminal.hints import Hints
from kartaro.terminal.pace import AT_ONCE, Pace
from kartaro.terminal.screen import Left
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
    from kartaro.core.fact import Fact
    from kartaro.locale import Speech
    from kartaro.terminal.keeping import Keeper
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.seating import Seating

SHORT_LIST = 9
"""So many moves are listed at once; more are chosen step by step."""
HELP, HINT, LOG, QUIT, BACK = "?", "hint", "log", "quit", "0"
STOPPED = 130


class Quit(Exception):
    """Somebody typed so."""


@dataclasses.dataclass(frozen=True)
class Manners:
    """How a session goes."""

    seed: int | None = None
    """Of the dice, if they have one."""
    hints: bool = False
    """People are given hints without asking."""
    slowness: float = AT_ONCE
    """Of the bots' answers, where they can be seen to come."""


PLAIN = Manners()


class Session:
    """One match at one keyboard, for one person or several in turn."""

    def __init__(
        self, seating: Seating, screen: Screen, speech: Speech, keeper: Keeper, manners: Manners = PLAIN
    ) -> None:
        self.seating = seating
        self.host = seating.host
        self.game = seating.host.game
        self.screen = screen
        self.speech = speech
        self.keeper = keeper
        self.manners = manners
        self.hints = Hints(self.host)
        self.pace = Pace(manners.slowness if screen.is_watched else AT_ONCE, screen.rest)
        self.open = Telling(speech, self.game, self.host.names, options=self.host.edition.options)
        self.read = dict.fromkeys(seating.people, 0)
        self.reader = None if self.together else seating.people[0]
        """Who looks at the screen; nobody alone where all may."""
        self.follows = False
        """The reader has been told something since the last question, and what comes now goes on from there."""

    @property
    def together(self) -> bool:
        """Several people share the screen."""
        return len(self.seating.people) > 1

    # From the beginning to the end

    def run(self) -> int:
        """Play, and give the exit code back."""
        with self.screen.heeding():
            try:
                self.welcome()
                self.play()
            except Quit:
                self.leave()
                return 0
            except (Left, OSError):  # OSError: the screen has gone
                self.leave()
                return STOPPED
        return 0

    def play(self) -> None:
        self.pick_first()
        while not self.host.over():
            people = self.step()
            if people:
                self.keeper.keep(self.host.record(for_store=True))
                self.turn(people[0])
        self.keeper.keep(self.host.record())
        self.end()

    def step(self) -> list[int]:
        """One decision of the dealer or of a bot, at its pace; or, if only people are asked, those."""
        asked = self.host.asked()
        bots = [seat for seat in asked if seat not in {DEALER, *self.seating.people}]
        if not bots:
            return self.host.step()
        self.follow()
        self.pace.ask(set(bots), self.seating.times.get(bots[0], 0.0))
        people = self.host.step()
        if bots == asked:
            self.pace.wait()
            self.follow()
        else:  # people are asked, too: the rest of the pause passes while they think
            self.pace.wait_for_thought()
        return people

    def follow(self) -> None:
        """Where answers come one by one, so do the facts."""
        if self.pace.pauses and self.reader is not None:
            self.catch_up(self.reader)
            self.screen.forget_typed()

    def welcome(self) -> None:
        edition = self.host.edition
        title = self.speech.say(
            "terminal-welcome",
            game=self.open.say("name"),
            edition=self.open.say(f"edition-{edition.name}"),
            count=self.host.seats,
        )
        self.screen.line(title, TITLE)
        if edition.changed:
            changed = ", ".join(f"{name}={edition[name]}" for name in sorted(edition.changed))
            self.screen.line(self.speech.say("terminal-changed", options=changed), QUIET)
        goal = self.game.spread(self.host.view(PUBLIC)).goal
        self.screen.line(f"{self.open.say('goal', count=goal)} {self.speech.say('terminal-hint')}", QUIET)
        if self.host.told(PUBLIC):
            self.screen.line(self.speech.say("terminal-goes-on"), QUIET)
            self.skip_old_rounds()

    def skip_old_rounds(self) -> None:
        """Whoever takes a game up again is told of the round that is being played."""
        for seat in self.seating.people:
            self.read[seat] = self.round_begins(seat)

    def end(self) -> None:
        """The last facts, and how it ended."""
        if self.together:
            self.screen.line()
            with contextlib.suppress(Left, Quit):  # nothing is left to leave
                self.pause(self.speech.say("terminal-pass-all"))
            self.screen.clear()
            self.reader = None
            self.tell(self.host.told(PUBLIC), self.round_begins(PUBLIC), None)
        else:
            self.catch_up(self.seating.people[0])
        self.screen.heading(self.speech.say("terminal-final"))
        self.screen.show(table_of(self.game.spread(self.host.view(PUBLIC)), self.open.to(self.reader)))
        self.offer_record()

    def offer_record(self) -> None:
        """It is kept, if there is a place for it; how to read it, and to see what each person might have done."""
        try:
            path = shlex.quote(self.keeper.save(self.host.record(), self.game.name))
        except KartaroError as error:
            self.complain(error)
            return
        self.screen.line()
        self.screen.line(self.speech.say("terminal-kept"))
        self.screen.command(f"replay {path}")
        for seat in self.seating.people:
            self.screen.command(f"analyse {path} --seat {letter(seat)}")

    def leave(self) -> None:
        """Save first; then say so, if there is still a screen."""
        path = self.keeper.save(self.host.record(for_store=True), self.game.name)
        seed = "" if self.manners.seed is None else f" --seed {self.manners.seed}"
        try:
            if self.together:
                self.screen.clear()
            self.screen.line()
            self.screen.line(self.speech.say("terminal-saved"))
            self.screen.command(f"play --resume {shlex.quote(path)}{seed}")
        except OSError:
            return

    # Who starts

    def pick_first(self) -> None:
        """As was wished for; where the host must choose and nobody has said who, somebody is asked."""
        if self.host.told(PUBLIC):
            return
        first = self.seating.first
        if first is None and self.host.edition.options.get("first_player") == "host":
            first = self.by_lot() if self.seating.by_lot else self.ask_first()
        if first is not None:
            self.host.pick_first(first)

    def by_lot(self) -> int:
        dice = SecretDice() if self.manners.seed is None else Generator(self.manners.seed)
        return dice.below(self.host.seats)

    def ask_first(self) -> int:
        seats = range(self.host.seats)
        choices = [*(self.open.player(seat) for seat in seats), self.speech.say("terminal-by-lot")]
        while True:
            self.list_choices(self.speech.say("terminal-ask-first"), choices, back=False)
            typed = self.screen.ask()
            if typed == QUIT:
                raise Quit
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                return int(typed) - 1 if int(typed) <= len(seats) else self.by_lot()
            self.complain(Refused("no-such-choice", text=typed))

    # A turn

    def turn(self, seat: int) -> None:
        """Somebody is asked: tell what happened, show the table, and take a move."""
        self.hand_over(seat)
        self.catch_up(seat)
        self.show_table(seat)
        choice = Choice(self, seat)
        if self.manners.hints:
            choice.show_hint()
        choice.make()
        self.follows = False
        self.pace.wait()  # bots that were asked at the same time
        if self.together or self.pace.pauses:
            self.catch_up(seat)

    def hand_over(self, seat: int) -> None:
        """Between two people nothing stays on the screen."""
        if not self.together or seat == self.reader:
            return
        name = self.open.player(seat)
        self.screen.line()
        if self.reader is not None:
            self.pause(self.speech.say("terminal-pass", name=name))
            self.screen.clear()
        self.reader = seat
        self.follows = False
        self.pause(self.speech.say("terminal-for", name=name))
        self.screen.clear()
        if self.read[seat]:
            self.screen.line(self.speech.say("terminal-since", name=name), QUIET)

    def pause(self, text: str) -> None:
        """Wait for somebody who has read this; what was typed before does not count."""
        self.screen.line(text, TITLE)
        self.screen.forget_typed()
        if self.screen.ask() == QUIT:
            raise Quit

    # Telling

    def catch_up(self, seat: int) -> None:
        """What a seat was told since it last looked."""
        told = self.host.told(seat)
        new = told[self.read[seat] :]
        if new and self.read[seat] and not self.follows and not self.game.begins_round(new[0]):
            self.screen.line()  # a round's heading has its own space
        self.tell(told, self.read[seat], seat)
        self.read[seat] = len(told)
        self.follows = self.follows or bool(new)

    def tell(self, told: list[Fact], since: int, reader: int | None) -> None:
        """Facts in order, with a heading for every round."""
        telling = self.open.to(reader)
        rounds = sum(self.game.begins_round(fact) for fact in told[:since])
        for fact in told[since:]:
            if self.game.begins_round(fact):
                rounds += 1
                begin_round(self.screen, telling, rounds)
            text = telling.fact(fact)
            if text is not None and not self.is_routine(fact):
                self.screen.item(painted(text, telling))

    def is_routine(self, fact: Fact) -> bool:
        """Goes without saying, unless it shows the reader a card."""
        shown = any(card != FACE_DOWN for card in fact.cards)
        return self.game.kinds[fact.kind].name in self.game.routine and not shown

    def round_begins(self, seat: int) -> int:
        """After how many facts told to a seat the last round began."""
        starts = [count for count, fact in enumerate(self.host.told(seat)) if self.game.begins_round(fact)]
        return starts[-1] if starts else 0

    def show_table(self, seat: int) -> None:
        """What lies there, as the seat knows it, and its hand."""
        telling = self.open.to(seat)
        spread = self.game.spread(self.host.view(seat))
        self.screen.line()
        self.screen.show(table_of(spread, telling))
        self.screen.line()
        for words in spread.middle:
            self.screen.item(painted(telling.tell(words), telling))
        self.screen.line()
        self.screen.item(self.speech.say("terminal-hand"), QUIET)
        self.screen.show(hand_of(spread.rows[seat], telling, self.host.edition))

    def list_choices(self, question: str, choices: t.Sequence[Text | str], *, back: bool) -> None:
        """A question and its numbered answers."""
        self.screen.line()
        self.screen.line(Text(question, TITLE))
        for number, choice in enumerate(choices, 1):
            self.screen.item(Text.assemble((f"{number} ", QUIET), choice))
        if back:
            self.screen.item(f"{BACK} {self.speech.say('terminal-back')}", QUIET)

    def complain(self, error: KartaroError) -> None:
        """Why something was refused."""
        self.screen.line(self.open.to(self.reader).error(error), BAD)


class Choice:
    """One decision of one person: from a short list, or step by step."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.host = session.host
        self.game = session.game
        self.seat = seat
        self.telling = session.open.to(seat)
        self.view = session.host.view(seat)
        self.codes = session.host.codes(seat)
        self.steps = {code: self.step_texts(code) for code in self.codes}
        self.path: list[str] = []
        """The answers given so far, as they read."""
        self.skip_single_steps()
        self.start = len(self.path)

    def make(self) -> None:
        """Ask until a move is made."""
        while True:
            self.skip_single_steps()
            menu = self.menu()
            self.session.list_choices(
                self.question(), [painted(text, self.telling) for text in menu], back=self.can_go_back()
            )
            typed = self.session.screen.ask()
            if typed.isdecimal():
                if self.choose(typed, menu):
                    return
            elif typed and not self.obey(typed) and self.write(typed):
                return

    def can_go_back(self) -> bool:
        return len(self.path) > self.start

    # Menus

    def step_texts(self, code: int) -> list[str]:
        return [self.telling.tell(step.answer) for step in self.game.move_steps(self.view, self.seat, code)]

    def left(self) -> list[int]:
        """The moves that begin with the answers given."""
        return [code for code in self.codes if self.steps[code][: len(self.path)] == self.path]

    def menu(self) -> dict[str, list[int]]:
        """Each answer with the moves it leaves; one that leaves a single move reads as that move."""
        left = self.left()
        if not self.path and len(left) <= SHORT_LIST:
            return {self.move_text(code): [code] for code in left}
        groups: dict[str, list[int]] = {}
        for code in left:
            groups.setdefault(self.steps[code][len(self.path)], []).append(code)
        if self.path:
            return groups
        return {self.move_text(codes[0]) if len(codes) == 1 else text: codes for text, codes in groups.items()}

    def skip_single_steps(self) -> None:
        """Where only one answer is possible and more is to be chosen after it, it need not be asked for."""
        menu = self.menu()
        while len(menu) == 1 and len(next(iter(menu.values()))) > 1:
            self.path.append(next(iter(menu)))
            menu = self.menu()

    def move_text(self, code: int) -> str:
        return self.telling.tell(self.game.move_words(self.view, self.seat, code))

    def question(self) -> str:
        """What is asked now, after what has been answered."""
        step = self.game.move_steps(self.view, self.seat, self.left()[0])[len(self.path)]
        return " · ".join([*self.path, self.telling.say(step.ask)])

    # Answers

    def choose(self, typed: str, menu: dict[str, list[int]]) -> bool:
        """A number; whether the move is made by it."""
        if typed == BACK and self.can_go_back():
            del self.path[self.start :]
            return False
        number = int(typed[: len("1000")])
        if not 1 <= number <= len(menu):
            self.session.complain(Refused("no-such-choice", text=typed))
            return False
        text, codes = list(menu.items())[number - 1]
        if len(codes) > 1:
            self.path.append(text)
            return False
        return self.play(codes[0])

    def write(self, typed: str) -> bool:
        """A move in the notation."""
        return self.play(typed)

    def play(self, move: int | str) -> bool:
        try:
            self.host.answer(self.seat, move)
        except KartaroError as error:
            self.session.complain(error)
            return False
        return True

    def obey(self, typed: str) -> bool:
        """A word that is no move; whether it was one."""
        word, _, rest = typed.casefold().partition(" ")
        if word == QUIT:
            raise Quit
        if word == LOG:
            self.show_log()
        elif word == HINT:
            self.show_hint()
        elif word.startswith(HELP):
            self.show_help(f"{word[1:]} {rest}".strip())
        else:
            return False
        return True

    def show_hint(self) -> None:
        hint = self.session.hints.hint(self.seat, self.view, self.telling)
        self.session.screen.line()
        self.session.screen.line(painted(hint, self.telling), GOOD)

    def show_log(self) -> None:
        session = self.session
        session.screen.line()
        session.screen.line(session.speech.say("terminal-log"), QUIET)
        session.tell(self.host.told(self.seat), session.round_begins(self.seat), self.seat)
        session.show_table(self.seat)

    def show_help(self, about: str) -> None:
        """The rules of a card that was asked for; else the reference card, one's own cards, and how to answer."""
        screen, say = self.session.screen, self.session.speech.say
        book = Rulebook(self.session.speech, self.game, self.host.edition)
        card = self.find_card(about)
        if card is not None:
            show_clauses(screen, book.card_rules(card))
            return
        screen.line()
        screen.show(reference_of(book))
        screen.line()
        screen.line(say("terminal-help-card"), QUIET)
        hand = self.game.spread(self.view).rows[self.seat].hand
        for held in sorted(set(hand)):
            show_clauses(screen, book.card_rules(held))
        screen.line()
        for text in (
            say("terminal-help-number"),
            say("terminal-help-notation", example=self.example()),
            say("terminal-help-words"),
        ):
            screen.line(text, QUIET)

    def example(self) -> str:
        """A legal move in the notation, one that shows much of it."""
        return max((self.game.move_text(self.seat, code) for code in self.codes), key=len)

    def find_card(self, about: str) -> int | None:
        """A card of this edition by its name, in the reader's language or in the notation."""
        cards = (card for entry in self.game.reference(self.host.edition) for card in entry.cards)
        return next((card for card in cards if about in self.names_of(card)), None)

    def names_of(self, card: int) -> tuple[str, str]:
        return self.game.cards[card], self.telling.card(card).casefold()
