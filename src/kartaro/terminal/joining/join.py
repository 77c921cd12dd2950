"""`kartaro join`: from a link to a seat, and then the game there."""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.core.errors import BadText, Refused
from kartaro.core.seats import LETTERS
from kartaro.terminal.joining.api import ApiClient, Link, read_link
from kartaro.terminal.joining.client import STOPPED, Client
from kartaro.terminal.joining.commands import Quit
from kartaro.terminal.joining.event_screen import EventScreen
from kartaro.terminal.joining.lobby import Lobby
from kartaro.terminal.screen import Left

if t.TYPE_CHECKING:
    from kartaro.locale import Speech


@dataclasses.dataclass(frozen=True)
class JoinOptions:
    """What the command line says; an empty name is asked for, an empty seat is any."""

    link: str
    name: str = ""
    seat: str = ""
    token: str = ""
    watch: bool = False


class Join:
    """Takes a seat at a table, or watches it."""

    def __init__(self, speech: Speech, options: JoinOptions) -> None:
        self.speech = speech
        self.options = options
        self.watch = options.watch
        self.link = read_link(options.link)
        self.names = [name.strip() for name in options.name.split(",")] if options.name else []
        self.seat = seat_asked_for(options.seat)
        self.server = ApiClient(self.link.address, options.token)
        self.screen = EventScreen()
        self.lobby = Lobby(self.server, self.screen, speech)

    def run(self) -> int:
        """Sit down and play; the exit code."""
        with self.screen.catching_signals():
            try:
                self.sit_down()
            except Quit:
                return 0
            except Left:
                return STOPPED
            return Client(self.server, self.link, self.screen, self.speech, watch=self.watch).run()

    def sit_down(self) -> None:
        """Take a seat at the table of the link, or at one from the lobby, unless we watch or have one already."""
        if not self.link.table:
            self.find_table()
        else:
            self.server.table(self.link.table)
        if self.watch or self.options.token:
            return
        for name in self.names or [""]:
            if name or not self.server.token:
                self.take_seat(name)

    def find_table(self) -> None:
        found = self.lobby.find()
        if found is not None:
            self.link = Link(self.link.address, found.table)
            self.watch = self.watch or found.phase != "waiting"
            return
        self.watch = False
        terms = self.lobby.terms()
        name, *others = self.names or [self.lobby.name()]
        seated = self.server.open(terms, name)
        self.link = Link(self.link.address, seated.table)
        self.names = [*others, ""]

    def take_seat(self, name: str) -> None:
        """Sit down; a name that was typed at the prompt and is refused is asked for again."""
        while True:
            try:
                self.server.join(self.link.table, name or self.lobby.name(), self.seat)
            except Refused as error:
                if name or error.code not in {"name-taken", "bad-name"}:
                    raise
                self.lobby.complain(error)
            else:
                return


def seat_asked_for(word: str) -> int | None:
    """A seat by its letter; None if any will do."""
    if not word:
        return None
    if len(word) != 1 or word.casefold() not in LETTERS:
        raise BadText("unknown-seat", seat=word)
    return LETTERS.index(word.casefold())
