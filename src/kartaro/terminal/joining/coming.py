"""From a link to a seat: which server, which table, which name."""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.core.errors import BadText, Refused
from kartaro.core.seats import LETTERS
from kartaro.terminal.joining.desk import Desk
from kartaro.terminal.joining.lobby import Lobby
from kartaro.terminal.joining.server import Link, Server, read_link
from kartaro.terminal.joining.session import STOPPED, Session
from kartaro.terminal.joining.typed import Quit
from kartaro.terminal.screen import Left

if t.TYPE_CHECKING:
    from kartaro.locale import Speech


@dataclasses.dataclass(frozen=True)
class Wishes:
    """What was asked for; what is empty is asked, or left to the server."""

    link: str
    name: str = ""
    seat: str = ""
    token: str = ""
    watch: bool = False


class Coming:
    """Somebody at the door of a server."""

    def __init__(self, speech: Speech, wishes: Wishes) -> None:
        self.speech = speech
        self.wishes = wishes
        self.watch = wishes.watch
        self.link = read_link(wishes.link)
        self.names = [name.strip() for name in wishes.name.split(",")] if wishes.name else []
        self.seat = seat_wished(wishes.seat)
        self.server = Server(self.link.address, wishes.token)
        self.desk = Desk()
        self.lobby = Lobby(self.server, self.desk, speech)

    def run(self) -> int:
        """Come in and play; the exit code."""
        with self.desk.heeding():
            try:
                self.sit_down()
            except Quit:
                return 0
            except Left:
                return STOPPED
            return Session(self.server, self.link, self.desk, self.speech, watch=self.watch).run()

    def sit_down(self) -> None:
        """At the table of the link, or at one from the lobby; whoever watches or has a seat only comes."""
        if not self.link.table:
            self.find_table()
        else:
            self.server.table(self.link.table)
        if self.watch or self.wishes.token:
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
        terms = self.lobby.wishes()
        name, *others = self.names or [self.lobby.name()]
        seated = self.server.open(terms, name)
        self.link = Link(self.link.address, seated.table)
        self.names = [*others, ""]

    def take_seat(self, name: str) -> None:
        """A name that was typed here can be typed anew."""
        while True:
            try:
                self.server.join(self.link.table, name or self.lobby.name(), self.seat)
            except Refused as error:
                if name or error.code not in {"name-taken", "bad-name"}:
                    raise
                self.lobby.complain(error)
            else:
                return


def seat_wished(word: str) -> int | None:
    """A seat by its letter; None if any will do."""
    if not word:
        return None
    if len(word) != 1 or word.casefold() not in LETTERS:
        raise BadText("unknown-seat", seat=word)
    return LETTERS.index(word.casefold())
