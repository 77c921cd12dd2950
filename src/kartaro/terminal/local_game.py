"""A game at this keyboard: tells each person what their seat is told, asks for moves, and keeps the record.

Everything comes from the host as it leaves for a seat: what it was told, its view, its legal moves.
"""

from __future__ import annotations

import contextlib
import dataclasses
import shlex
import typing as t

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.generator import Generator
from kartaro.core.seats import DEALER, PUBLIC, letter
from kartaro.core.text import is_number
from kartaro.host import SecretDice
from kartaro.locale.telling import Telling
from kartaro.terminal.hints import Hints
from kartaro.terminal.pace import AT_ONCE, Pace
from kartaro.terminal.screen import Left
from kartaro.terminal.show import BAD, QUIET, TITLE, hand_of, show_choices, show_table, table_of, tell_facts
from kartaro.terminal.turn import QUIT, Quit, Turn

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.locale import Speech
    from kartaro.terminal.record_file import RecordFile
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.seating import Seating

STOPPED = 130


@dataclasses.dataclass(frozen=True)
class RunOptions:
    """How a game is run, whatever is played."""

    seed: int | None = None
    """The seed of the dice, if they have one."""
    hints: bool = False
    """Show a hint before every decision."""
    slowness: float = AT_ONCE
    """By what the bots' pauses are multiplied, where somebody sees them answer."""


DEFAULTS = RunOptions()


class LocalGame:
    """One match at one keyboard, for one person or several in turn."""

    def __init__(
        self, seating: Seating, screen: Screen, speech: Speech, record_file: RecordFile, options: RunOptions = DEFAULTS
    ) -> None:
        self.seating = seating
        self.host = seating.host
        self.game = seating.host.game
        self.screen = screen
        self.speech = speech
        self.record_file = record_file
        self.options = options
        self.hints = Hints(self.host)
        self.pace = Pace(options.slowness if screen.is_watched else AT_ONCE, screen.rest)
        self.telling = Telling(speech, self.game, self.host.names, options=self.host.edition.options)
        self.read = dict.fromkeys(seating.people, 0)
        self.reader = None if self.together else seating.people[0]
        """Who looks at the screen; None while everybody may."""
        self.follows = False
        """The reader was told something after the last question, so the next facts need no blank line before them."""

    @property
    def together(self) -> bool:
        """Several people share the screen."""
        return len(self.seating.people) > 1

    # From the beginning to the end

    def run(self) -> int:
        """Play; the exit code."""
        with self.screen.catching_signals():
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
                self.record_file.update(self.host.record(for_store=True))
                self.turn(people[0])
        self.record_file.update(self.host.record())
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
        """Tell the facts one by one, where the answers of bots come so."""
        if self.pace.pauses and self.reader is not None:
            self.catch_up(self.reader)
            self.screen.forget_typed()

    def welcome(self) -> None:
        edition = self.host.edition
        title = self.speech.say(
            "terminal-welcome",
            game=self.telling.say("name"),
            edition=self.telling.say(f"edition-{edition.name}"),
            count=self.host.seats,
        )
        self.screen.line(title, TITLE)
        if edition.changed:
            changed = ", ".join(f"{name}={edition[name]}" for name in sorted(edition.changed))
            self.screen.line(self.speech.say("terminal-changed", options=changed), QUIET)
        goal = self.game.overview(self.host.view(PUBLIC)).goal
        self.screen.line(f"{self.telling.say('goal', count=goal)} {self.speech.say('terminal-hint')}", QUIET)
        if self.host.told(PUBLIC):
            self.screen.line(self.speech.say("terminal-goes-on"), QUIET)
            self.skip_old_rounds()

    def skip_old_rounds(self) -> None:
        """A game that is resumed is told from the beginning of its current round."""
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
        self.screen.show(table_of(self.game.overview(self.host.view(PUBLIC)), self.telling.to(self.reader)))
        self.offer_record()

    def offer_record(self) -> None:
        """Save the record if there is a place for it, and say how to read it and how to analyse each person's play."""
        try:
            path = shlex.quote(self.record_file.save(self.host.record(), self.game.name))
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
        path = self.record_file.save(self.host.record(for_store=True), self.game.name)
        seed = "" if self.options.seed is None else f" --seed {self.options.seed}"
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
        """Let the seat start that was asked for; where the host has to choose and has not, ask."""
        if self.host.told(PUBLIC):
            return
        first = self.seating.first
        if first is None and self.host.edition.options.get("first_player") == "host":
            first = self.by_lot() if self.seating.by_lot else self.ask_first()
        if first is not None:
            self.host.pick_first(first)

    def by_lot(self) -> int:
        dice = SecretDice() if self.options.seed is None else Generator(self.options.seed)
        return dice.below(self.host.seats)

    def ask_first(self) -> int:
        seats = range(self.host.seats)
        choices = [*(self.telling.player(seat) for seat in seats), self.speech.say("terminal-by-lot")]
        while True:
            show_choices(self.screen, self.speech.say("terminal-ask-first"), choices)
            typed = self.screen.ask()
            if typed == QUIT:
                raise Quit
            if is_number(typed, len(choices)) and int(typed):
                return int(typed) - 1 if int(typed) <= len(seats) else self.by_lot()
            self.complain(Refused("no-such-choice", text=typed))

    # A turn

    def turn(self, seat: int) -> None:
        """Somebody is asked: tell what happened, show the table, and take a move."""
        self.hand_over(seat)
        self.catch_up(seat)
        self.show_table(seat)
        turn = Turn(self, seat)
        if self.options.hints:
            turn.show_hint()
        turn.take()
        self.follows = False
        self.pace.wait()  # bots that were asked at the same time
        if self.together or self.pace.pauses:
            self.catch_up(seat)

    def hand_over(self, seat: int) -> None:
        """Between two people nothing stays on the screen."""
        if not self.together or seat == self.reader:
            return
        name = self.telling.player(seat)
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
        """Wait until somebody has read this; what was typed before does not count."""
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
        """Facts in sentences, with a heading for every round; what is routine is left out."""
        tell_facts(self.screen, self.telling.to(reader), told, since)

    def round_begins(self, seat: int) -> int:
        """After how many facts told to a seat the last round began."""
        starts = [count for count, fact in enumerate(self.host.told(seat)) if self.game.begins_round(fact)]
        return starts[-1] if starts else 0

    def show_table(self, seat: int) -> None:
        """What lies there, as the seat knows it, and its hand."""
        telling = self.telling.to(seat)
        overview = self.game.overview(self.host.view(seat))
        show_table(self.screen, overview, telling, self.host.edition)
        self.screen.line()
        self.screen.item(self.speech.say("terminal-hand"), QUIET)
        self.screen.show(hand_of(overview.rows[seat], telling, self.host.edition))

    def complain(self, error: KartaroError) -> None:
        """Why something was refused."""
        self.screen.line(self.telling.to(self.reader).error(error), BAD)
