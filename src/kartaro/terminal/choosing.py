"""Choosing a move at a keyboard: from a short list, step by step, or in the notation.

Both terminals use it, whether the menu comes from a game on this machine or from a server.
"""

from __future__ import annotations

import typing as t

from kartaro.core.errors import KartaroError, Refused
from kartaro.terminal.show import painted, show_choices

if t.TYPE_CHECKING:
    from kartaro.core.menu import Answer, Menu
    from kartaro.locale.telling import Telling
    from kartaro.terminal.screen import Screen

SHORT_LIST = 9
"""Up to this many moves are listed whole; more are chosen step by step."""
BACK = "0"
BETWEEN = " · "
MOST_DIGITS = 4
"""The digits of the longest list's numbers."""

Path = tuple["Answer", ...]


class Option(t.NamedTuple):
    """A line of the list: how it reads, and the answers that choosing it gives."""

    text: str
    path: Path

    @property
    def move(self) -> str:
        """The move in the notation; empty if there is more to ask."""
        return self.path[-1].move

    @property
    def is_fatal(self) -> bool:
        return any(answer.is_fatal for answer in self.path)


class Chooser:
    """One person's current place in the menu of a decision."""

    def __init__(self, menu: Menu, seat: int, telling: Telling) -> None:
        self.menu = menu
        self.seat = seat
        self.telling = telling
        self.chosen: list[Option] = []
        self.doubtful: Option | None = None
        """A fatal option that was chosen and not confirmed yet."""

    # What is asked

    def show(self, screen: Screen) -> None:
        """The question and its numbered answers."""
        options = [painted(option.text, self.telling) for option in self.options()]
        show_choices(screen, self.question(), options, self.say("terminal-back") if self.can_go_back() else "")

    def question(self) -> str:
        """The current question, given the answers so far."""
        answered = [self.tell(answer) for option in self.chosen for answer in option.path]
        if self.doubtful is not None:
            return BETWEEN.join([*answered, self.doubtful.text, self.say("terminal-ask-sure")])
        skipped, menu = self.here()
        return BETWEEN.join([*answered, *map(self.tell, skipped), self.telling.say(menu.ask)])

    def options(self) -> list[Option]:
        """What the numbers stand for, from 1 on: whole moves, if these are few."""
        if self.doubtful is not None:
            return [Option(self.say("terminal-sure"), self.doubtful.path)]
        if self.is_short():
            return [self.whole(path) for path in self.menu.moves()]
        skipped, menu = self.here()
        options = [Option(self.tell(answer), straight(answer)) for answer in menu.answers]
        if self.chosen or skipped:
            return options
        return [self.whole(option.path) if option.move else option for option in options]

    def is_short(self) -> bool:
        return not self.chosen and len(list(self.menu.moves())) <= SHORT_LIST

    def here(self) -> tuple[Path, Menu]:
        """The first menu from here on with a choice, and the forced answers before it."""
        menu = self.chosen[-1].path[-1].then or self.menu if self.chosen else self.menu
        skipped: Path = ()
        while not self.is_short() and (only := single_step(menu)) is not None and only.then is not None:
            skipped += (only,)
            menu = only.then
        return skipped, menu

    def whole(self, path: Path) -> Option:
        """A move in one sentence."""
        game = self.telling.game
        return Option(self.telling.tell(game.move_words(self.seat, game.read_move(self.seat, path[-1].move))), path)

    def tell(self, answer: Answer) -> str:
        return self.telling.tell(answer.words)

    def say(self, message: str) -> str:
        return self.telling.speech.say(message)

    # What is answered

    def take(self, typed: str) -> str:
        """The move that a typed line decides on; empty while there is more to ask.

        Refused if there is no such number. A move that is not in the menu comes back as it was typed: the rules know
        why it is none.
        """
        if not typed.isdecimal():
            return self.take_move(typed)
        if typed == BACK and self.can_go_back():
            self.go_back()
            return ""
        options, number = self.options(), int(typed[:MOST_DIGITS])
        if not 1 <= number <= len(options):
            raise Refused("no-such-choice", text=typed)
        return self.choose(options[number - 1])

    def take_move(self, typed: str) -> str:
        move = self.canonical(typed)
        path = next((path for path in self.menu.moves() if path[-1].move == move), None)
        if path is None:
            return typed
        self.chosen.clear()
        return self.choose(self.whole(path))

    def canonical(self, typed: str) -> str:
        """A move as the menu writes it; anything else as it was typed."""
        game = self.telling.game
        try:
            return game.move_text(self.seat, game.read_move(self.seat, typed))
        except KartaroError:
            return typed

    def choose(self, option: Option) -> str:
        """The move of an option, if it is one; a fatal one must be chosen twice."""
        if option.is_fatal and (self.doubtful is None or self.doubtful.path != option.path):
            self.doubtful = option
            return ""
        self.doubtful = None
        if not option.move:
            self.chosen.append(option)
        return option.move

    # Going back

    def can_go_back(self) -> bool:
        return bool(self.chosen) or self.doubtful is not None

    def go_back(self) -> None:
        """Go back one step."""
        if self.doubtful is not None:
            self.doubtful = None
        else:
            self.chosen.pop()

    def start_over(self) -> None:
        self.chosen.clear()
        self.doubtful = None


def single_step(menu: Menu) -> Answer | None:
    """The only answer to a question, if another question follows and it is not fatal."""
    only, *others = menu.answers
    return None if others or only.then is None or only.is_fatal else only


def straight(answer: Answer) -> Path:
    """An answer, and the forced ones after it."""
    path: Path = (answer,)
    while path[-1].then is not None and len(path[-1].then.answers) == 1:
        path += path[-1].then.answers
    return path
