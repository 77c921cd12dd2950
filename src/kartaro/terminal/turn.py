"""A turn of one person at this keyboard: what they are asked, and what they can type instead of an answer."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import KartaroError
from kartaro.core.menu import menu_of
from kartaro.locale.rulebook import Rulebook
from kartaro.terminal.choosing import Chooser
from kartaro.terminal.show import GOOD, QUIET, painted, reference_of, show_clauses

if t.TYPE_CHECKING:
    from kartaro.terminal.local_game import LocalGame

HELP, HINT, LOG, QUIT = "?", "hint", "log", "quit"


class Quit(Exception):
    """The player typed `quit`."""


class Turn:
    """One decision of one person."""

    def __init__(self, table: LocalGame, seat: int) -> None:
        self.table = table
        self.screen = table.screen
        self.host = table.host
        self.game = table.game
        self.seat = seat
        self.telling = table.telling.to(seat)
        self.chooser = Chooser(menu_of(self.game, seat, self.host.codes(seat)), seat, self.telling)

    def take(self) -> None:
        """Ask until a move is made."""
        while True:
            self.chooser.show(self.screen)
            typed = self.screen.ask()
            if typed and not self.run_command(typed) and self.play(typed):
                return

    def play(self, typed: str) -> bool:
        """Whether a number or a move in the notation has ended the turn."""
        try:
            move = self.chooser.take(typed)
            if move:
                self.host.answer(self.seat, move)
        except KartaroError as error:
            self.table.complain(error)
            return False
        return bool(move)

    # Commands

    def run_command(self, typed: str) -> bool:
        """Whether this was a command and not a move."""
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
        hint = self.table.hints.hint(self.seat, self.telling)
        self.screen.line()
        self.screen.line(painted(hint, self.telling), GOOD)

    def show_log(self) -> None:
        self.screen.line()
        self.screen.line(self.telling.speech.say("terminal-log"), QUIET)
        self.table.tell(self.host.told(self.seat), self.table.round_begins(self.seat), self.seat)
        self.table.show_table(self.seat)

    def show_help(self, about: str) -> None:
        """Show the rules of a card; without a name the reference card, the cards in hand, and how to answer."""
        book = Rulebook(self.telling.speech, self.game, self.host.edition)
        card = book.find_card(about)
        if card is not None:
            show_clauses(self.screen, book.card_rules(card))
            return
        self.screen.line()
        self.screen.show(reference_of(book))
        self.show_own_rules(book)
        self.show_usage()

    def show_own_rules(self, book: Rulebook) -> None:
        """The rules of the cards in hand."""
        self.screen.line()
        self.screen.line(self.telling.speech.say("terminal-help-card"), QUIET)
        hand = self.game.overview(self.host.view(self.seat)).rows[self.seat].hand
        for held in sorted(set(hand)):
            show_clauses(self.screen, book.card_rules(held))

    def show_usage(self) -> None:
        """How to answer, and what else can be typed."""
        say = self.telling.speech.say
        self.screen.line()
        for text in (
            say("terminal-help-number"),
            say("terminal-help-notation", example=self.example()),
            say("terminal-help-words"),
        ):
            self.screen.line(text, QUIET)

    def example(self) -> str:
        """An example of the notation: the longest legal move."""
        return max((path[-1].move for path in self.chooser.menu.moves()), key=len)
