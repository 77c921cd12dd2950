"""Tables that only one page has: their socket is answered here, out of a position in the notation.

What the page shows then is known card by card, without playing up to it.
"""

from __future__ import annotations

import json
import re
import typing as t

import msgspec

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.server import protocol as p
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute
    from tests.web.person import Person

    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

SOCKET = re.compile(r"/tables/[^/]+/socket")
TABLE = "staged"
NAMES = ("Ada", "Budi", "Citra", "Dario", "Eko", "Fina")
ENCODER = msgspec.json.Encoder()


class Staged:
    """A match in a position, played by whoever looks at the page, at one seat of it."""

    def __init__(self, person: Person, game: str, position: str, **how: t.Any) -> None:  # noqa: ANN401 - of what follows
        self.person = person
        self.seats: int = how.pop("seats", 2)
        self.seat: int = how.pop("seat", 0)
        self.levels: str = how.pop("level", "medium")
        self.won: list[int] = how.pop("won", [0] * self.seats)
        self.phase: p.Phase = how.pop("phase", "playing")
        self.away: set[int] = how.pop("away", set())
        """Seats of people who are not connected."""
        self.game = game_named(game)
        edition = self.game.edition(how.pop("edition", ""), how.pop("options", {}))
        self.terms = p.Terms(game=game, edition=edition.name, options={name: edition[name] for name in edition.changed})
        assert not how, how
        self.match = Match(self.game, edition, self.seats, filled(self.game, edition, self.seats, position))
        self.answers: list[str] = []
        """The moves that the page has sent."""
        self.asked: list[str] = []
        """Everything else that it has asked for."""
        self.page: WebSocketRoute | None = None
        person.page.route_web_socket(SOCKET, self.stand)

    def open(self) -> Staged:
        """The page comes to this table."""
        self.person.go(f"/t/{TABLE}")
        self.person.see_table()
        return self

    def stand(self, socket: WebSocketRoute) -> None:
        self.page = socket
        socket.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["do"] == "hello":
            self.send(self.table(), self.push())
        elif said["do"] == "move":
            self.answers.append(said["move"])
            self.send(p.Done(said["id"]))
        else:
            self.asked.append(said["do"])

    def send(self, *messages: p.FromServer) -> None:
        assert self.page
        self.page.send(ENCODER.encode(messages).decode())

    def play(self, *moves: str) -> None:
        """Moves such as `b: guard a king`, and what follows from them."""
        before = self.match.told_count(self.seat)
        for move in moves:
            seat, _, text = move.partition(": ")
            self.match.play("abcdef".index(seat), text)
        self.phase = "over" if self.match.over() else self.phase
        self.send(self.table(), self.push(before))

    def table(self) -> p.Table:
        return p.Table(self.info(), [self.seat])

    def info(self) -> p.TableInfo:
        chairs = [
            p.SeatInfo(
                NAMES[seat],
                bot="" if seat == self.seat or seat in self.away else self.levels,
                person=seat == self.seat or seat in self.away,
                present=seat == self.seat,
                owner=seat == self.seat,
                won=self.won[seat],
            )
            for seat in range(self.seats)
        ]
        return p.TableInfo(
            TABLE,
            p.ShownTerms.of(self.terms),
            chairs,
            self.phase,
            commitment="0" * 64,
            intermission=p.Intermission([self.seat], 20) if self.match.round_over() and not self.match.over() else None,
        )

    def push(self, since: int = 0) -> p.Push:
        wire, seat, match = wire_of(self.game), self.seat, self.match
        told = match.told(seat, since)
        codes = match.codes(seat) if seat in match.asked() else []
        return p.Push(
            seat=seat,
            count=since + len(told),
            told=[wire.told(fact) for fact in told],
            view=wire.laid_out(match.overview(seat), match.unseen(seat)),
            asked=match.asked(),
            question=1 + len(self.answers) if codes else 0,
            menu=wire.menu(seat, codes) if codes else None,
            winners=match.outcome(),
            left={self.game.move_text(seat, code): count for code, count in match.left(seat).items()} if codes else {},
            sentences=wire.sentences(told, since),
            ending=wire.ending(match.view(seat), match.told(seat), seat) if match.round_over() else None,
        )


def filled(game: Game, edition: Edition, seats: int, position: str) -> str:
    """The position with `?*3` and `?` turned into cards that it does not name, from the last of the deck on."""
    fresh = Match(game, edition, seats)
    while not fresh.wanted():
        fresh.deal_once(Generator(1))
    left = [game.cards[card] for card in fresh.wanted()]
    for inside in re.findall(r"[{<\[(]([^}>\])]*)[}>\])]", position):
        for word in filter(None, inside.split(",")):
            if not word.startswith("?"):
                left.remove(word)
    return re.sub(r"\?(?:\*(\d+))?", lambda found: ",".join(left.pop() for _ in range(int(found[1] or 1))), position)
