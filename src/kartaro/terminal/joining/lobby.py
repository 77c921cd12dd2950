"""Finding or opening a table when the link names only a server."""

from __future__ import annotations

import typing as t

from kartaro.bots import LEVELS
from kartaro.core.errors import KartaroError, Refused
from kartaro.games import games
from kartaro.locale.telling import complaint
from kartaro.server.protocol import Terms
from kartaro.terminal.joining.commands import QUIT, Quit
from kartaro.terminal.joining.table_screen import is_free, level_name
from kartaro.terminal.show import BAD, TITLE, show_choices

if t.TYPE_CHECKING:
    from kartaro.locale import Speech
    from kartaro.server.protocol import TableInfo
    from kartaro.terminal.joining.api import ApiClient
    from kartaro.terminal.joining.event_screen import EventScreen


class Lobby:
    """Asks the user for a table."""

    def __init__(self, server: ApiClient, screen: EventScreen, speech: Speech) -> None:
        self.server = server
        self.screen = screen
        self.speech = speech

    # Asking

    def ask(self, question: str) -> str:
        self.screen.line()
        self.screen.line(question, TITLE)
        typed = self.screen.ask()
        if typed.casefold() == QUIT:
            raise Quit
        return typed

    def number(self, question: str, fewest: int, most: int) -> int:
        """Ask for a number in this range, unless only one is possible."""
        while fewest < most:
            typed = self.ask(question)
            if typed.isdecimal() and fewest <= int(typed[:3]) <= most:
                return int(typed[:3])
            self.complain(Refused("no-such-choice", text=typed))
        return fewest

    def pick(self, question: str, choices: t.Sequence[str]) -> int:
        """Ask for one of these; its index."""
        show_choices(self.screen, question, choices)
        while True:
            typed = self.screen.ask()
            if typed.casefold() == QUIT:
                raise Quit
            if typed.isdecimal() and 1 <= int(typed[:3]) <= len(choices):
                return int(typed[:3]) - 1
            self.complain(Refused("no-such-choice", text=typed))

    def name(self) -> str:
        """Ask for the player's name."""
        while True:
            typed = self.ask(self.speech.say("join-ask-name"))
            if typed:
                return typed

    def complain(self, error: KartaroError) -> None:
        self.screen.line(complaint(self.speech, error), BAD)

    # Tables

    def find(self) -> TableInfo | None:
        """Ask for an open table; None if a new one is wanted."""
        tables = [info for info in self.server.tables() if free_chairs(info) or may_be_watched(info)]
        if not tables:
            return None
        choices = [*map(self.describe, tables), self.speech.say("join-new")]
        number = self.pick(self.speech.say("join-ask-table", address=self.server.address), choices)
        return tables[number] if number < len(tables) else None

    def describe(self, info: TableInfo) -> str:
        """The game, its players, and whether there are free seats."""
        people = [chair.name for chair in info.chairs if chair.person]
        free = free_chairs(info)
        room = self.speech.say("join-free", count=free) if free else self.speech.say("join-playing")
        who = self.speech.join(people) or self.speech.say("join-nobody-yet")
        return " · ".join([self.speech.say(f"{info.terms.game}-name"), who, room])

    def terms(self) -> Terms:
        """Ask what is to be played at a new table."""
        all_games = list(games())
        titles = [self.speech.say(f"{game.name}-name") for game in all_games]
        game = all_games[self.pick(self.speech.say("join-ask-game"), titles)]
        fewest, most = game.seats(game.editions[0])
        say = self.speech.say
        players = self.number(say("join-ask-players", fewest=fewest, most=most), fewest, most)
        bots = self.number(say("join-ask-bots", most=players - 1), 0, players - 1)
        levels = list(LEVELS)
        names = [level_name(self.speech, level) for level in levels]
        level = levels[self.pick(say("join-ask-level"), names)] if bots else ""
        return Terms(game.name, chairs=[""] * (players - bots) + [level] * bots, listed=True)


def free_chairs(info: TableInfo) -> int:
    """The number of free seats."""
    return sum(map(is_free, info.chairs)) if info.phase == "waiting" else 0


def may_be_watched(info: TableInfo) -> bool:
    return info.phase == "playing" and info.terms.watchers
