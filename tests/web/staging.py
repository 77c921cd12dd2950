"""Tables that only one page has, in a position of the notation, and what was seen on their stage, frame by frame.

Their socket is answered here: what the page shows is known card by card, without playing up to it.
"""

from __future__ import annotations

import json
import re
import typing as t

import msgspec
from playwright.sync_api import expect

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import PUBLIC
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
        watchers: bool = how.pop("watchers", True)
        self.game = game_named(game)
        edition = self.game.edition(how.pop("edition", ""), how.pop("options", {}))
        self.terms = p.Terms(
            game=game,
            edition=edition.name,
            options={name: edition[name] for name in edition.changed},
            watchers=watchers,
        )
        assert not how, how
        self.match = Match(self.game, edition, self.seats, filled(self.game, edition, self.seats, position))
        self.sent: list[p.FromServer] = []
        """What the page was told."""
        self.answers: list[str] = []
        """The moves that the page has sent."""
        self.asked: list[dict[str, t.Any]] = []
        """Everything else that it has asked for."""
        self.page: WebSocketRoute | None = None
        person.page.route_web_socket(SOCKET, self.stand)

    @property
    def you(self) -> list[int]:
        """The seats of the page; none for who watches."""
        return [] if self.seat == PUBLIC else [self.seat]

    def open(self) -> Staged:
        """The page comes to this table."""
        self.person.go(f"/t/{TABLE}{'' if self.you else '?watch'}")
        if self.you:
            self.person.see_table()
        else:
            expect(self.person.page.get_by_text(self.person.say("join-watching"))).to_be_visible()
        return self

    def stand(self, socket: WebSocketRoute) -> None:
        self.page = socket
        socket.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["do"] == "hello":
            self.send(self.table(), self.push(said["have"].get(str(self.seat), 0)))
        elif said["do"] == "move":
            self.answers.append(said["move"])
            self.send(p.Done(said["id"]))
        else:
            self.asked.append(said)

    def send(self, *messages: p.FromServer) -> None:
        assert self.page
        self.sent += messages
        self.page.send(ENCODER.encode(messages).decode())

    def play(self, *moves: str) -> None:
        """Moves such as `b: guard a king`, and what follows from them."""
        before = self.match.told_count(self.seat)
        self.play_unheard(*moves)
        self.send(self.table(), self.push(before))

    def play_unheard(self, *moves: str) -> None:
        """The same, and the page is not told."""
        for move in moves:
            seat, _, text = move.partition(": ")
            self.match.play("abcdef".index(seat), text)
        self.phase = "over" if self.match.over() else self.phase

    def drop(self) -> None:
        """The connection is gone; the page finds another by itself."""
        assert self.page
        self.page.close()

    def table(self) -> p.Table:
        return p.Table(self.info(), self.you)

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
            intermission=p.Intermission(self.you, 20) if self.match.round_over() and not self.match.over() else None,
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


# What is seen on the stage

STAGED = {"reduced_motion": "no-preference", "preferences": {"pace": "quick"}}
"""For people who want scenes."""
CAMERA = """
    window.frames = [];
    window.shown = "";
    const look = () => {
        const stage = document.querySelector("[data-stage]");
        const ended = document.querySelector("[data-ended] h2, [data-headline]");
        const frame = stage
            ? {
                  stage: stage.dataset.stage,
                  group: Number(stage.dataset.group),
                  cards: [...stage.querySelectorAll("figure")].map((one) => one.dataset.card),
                  stamp: stage.querySelector("[data-stamp]")?.dataset.stamp ?? "",
                  counts: stage.querySelector(".counts")?.textContent ?? "",
              }
            : { stage: ended ? "ended" : "" };
        const lit = [...document.querySelectorAll("[data-lit]")];
        frame.lit = lit.map((one) => [one.dataset.lit, Number(one.dataset.seat)]);
        frame.log = [...document.querySelectorAll("[role=log] p")].map((one) => one.textContent).at(-1) ?? "";
        const now = JSON.stringify(frame);
        if (now !== window.shown) window.frames.push(frame);
        window.shown = now;
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(document.documentElement, all));
"""
Frame = dict[str, t.Any]


def film(person: Person) -> None:
    """From now on, every change on the stage is kept."""
    person.page.add_init_script(CAMERA)


def frames(person: Person) -> list[Frame]:
    found: list[Frame] = person.page.evaluate("window.frames")
    return found


def cards_in(value: t.Any) -> set[str]:  # noqa: ANN401 - JSON
    """Every card that a message names."""
    if isinstance(value, list):
        return {card for one in value for card in cards_in(one)}
    if not isinstance(value, dict):
        return set()
    own = {value["card"]} if isinstance(value.get("card"), str) else set()
    own |= {*value.get("cards", [])} if isinstance(value.get("cards"), list) else set()
    return own | {card for one in value.values() for card in cards_in(one)}


def heard(person: Person) -> list[p.FromServer]:
    """Everything that this person's page was told by the server."""
    return [message for socket in person.sockets for message in socket.messages()]


def may_see(messages: t.Iterable[p.FromServer]) -> dict[int, set[str]]:
    """By group: the cards that its sentences name to whoever is told this, and those that lay open before them."""
    seen: dict[int, set[str]] = {}
    lay_open: set[str] = set()
    for message in messages:
        if not isinstance(message, p.Push):
            continue
        written = json.loads(ENCODER.encode(message))
        middle = cards_in(written["view"]["middle"])
        fronts = {card for row in written["view"]["rows"] for card in row.get("front") or ()}
        for sentence in written.get("sentences", ()):
            named = cards_in(sentence["words"])
            seen.setdefault(sentence["group"], set()).update(named | lay_open | middle | fronts)
        lay_open = middle
    return seen


def check_nothing_hidden(person: Person, messages: t.Iterable[p.FromServer]) -> int:
    """On the stage was no card but those that its sentence names to this person, or that lay open; how many."""
    allowed, count = may_see(messages), 0
    for frame in frames(person):
        for card in frame.get("cards", []):
            face = card.removeprefix("geisha-")
            assert face in {"?", "worlds-end"} | allowed[frame["group"]], frame
            count += card != "?"
    return count
