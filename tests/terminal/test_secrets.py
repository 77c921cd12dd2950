"""While somebody sits at the keyboard, the screen shows no card that this seat was not told."""

from __future__ import annotations

import io
import re
import typing as t

import pytest
from tests.scale import LONG

from kartaro.core.fact import told
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import FACE_DOWN, PUBLIC
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling
from kartaro.record import Record
from kartaro.terminal.local_game import LocalGame, RunOptions
from kartaro.terminal.record_file import RecordFile
from kartaro.terminal.screen import Screen
from kartaro.terminal.seating import Seating, Seeds, new_host
from kartaro.terminal.show import one_of

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.table import Table
    from kartaro.host import Host

SHORTER = {} if LONG else {"spicy": {"worlds_end_above": "12"}, "love-letter": {"tokens_to_win": "2"}}
"""Options that shorten long matches, except in the long run."""
NAMES = ["Anna", "Budi", "Chiara", "Dario", "Elsa", "Fabio"]


class Segment(t.NamedTuple):
    """The output up to a prompt, the seat that saw it, and what that seat knew of other hands."""

    reader: int | None
    text: str
    known_hands: int


class Watched:
    """A host that answers only about the seat at the keyboard, or about public information."""

    FREE: t.ClassVar = {
        *("game", "edition", "seats", "names", "record"),
        *("asked", "over", "step", "answer", "pick_first"),
    }

    def __init__(self, host: Host) -> None:
        self.host = host
        self.session: LocalGame | None = None

    def __getattr__(self, name: str) -> t.Any:  # noqa: ANN401 - whatever the host has there
        assert name in self.FREE, f"the terminal asks the host for {name}"
        return getattr(self.host, name)

    def allow(self, seat: int) -> None:
        assert self.session is None or seat in {self.session.reader, PUBLIC}

    def told(self, seat: int, since: int = 0) -> list[Fact]:
        self.allow(seat)
        return self.host.told(seat, since)

    def view(self, seat: int) -> Table:
        self.allow(seat)
        return self.host.view(seat)

    def codes(self, seat: int) -> list[int]:
        self.allow(seat)
        return self.host.codes(seat)


class Player(Screen):
    """A keyboard at which random answers are typed, and a screen that is recorded."""

    def __init__(self, dice: Generator) -> None:
        self.paper = io.StringIO()
        super().__init__(io.StringIO(), self.paper)
        self.dice = dice
        self.segments: list[Segment] = []
        self.session: LocalGame | None = None
        self.host: Host | None = None

    def ask(self) -> str:
        self.turn_page()
        typed = ["log", "hint", "?", "0", *"112312341234"][self.dice.below(16)]
        self.line(f"> {typed}")
        return str(typed)

    def turn_page(self) -> None:
        assert self.session
        assert self.host
        reader = self.session.reader
        known = 0
        if reader is not None:
            rows = self.host.game.overview(self.host.view(reader)).rows
            known = sum(row.seat != reader and any(card != FACE_DOWN for card in row.hand) for row in rows)
        self.segments.append(Segment(reader, self.paper.getvalue(), known))
        self.paper.seek(0)
        self.paper.truncate()


class Watching(Player):
    """The same with bots answering one by one, without delays."""

    is_watched = True

    def rest(self, seconds: float) -> None:
        del seconds


def play(
    game: Game, seats: int, people: tuple[int, ...], language: str, player: type[Player] = Player
) -> tuple[Match, Player]:
    match = Match(game, game.edition(options=SHORTER.get(game.name)), seats)
    record = Record(match, NAMES[:seats])
    host = new_host(record, {seat: "random" for seat in range(seats) if seat not in people}, Seeds(17))
    watched = Watched(host)
    screen = player(Generator(seats))
    seating = Seating(t.cast("t.Any", watched), people, None, by_lot=False)
    session = LocalGame(seating, screen, Speech(language), RecordFile(), RunOptions(slowness=1))
    watched.session = screen.session = session
    screen.host = host
    assert session.run() == 0
    session.reader = None
    screen.turn_page()
    return match, screen


def leaks(match: Match, segments: list[Segment], language: str) -> list[str]:
    """Sentences on a screen that say more than the seat was told."""
    found = []
    speech = Speech(language)
    for reader in {segment.reader for segment in segments}:
        seat = PUBLIC if reader is None else reader
        telling = Telling(speech, match.game, NAMES, reader)
        page = " ".join(" ".join(segment.text for segment in segments if segment.reader == reader).split())
        allowed = {telling.fact(fact) for fact in match.told(seat)}
        for fact in match.facts:
            secret = telling.fact(fact)
            if secret and secret not in allowed and told(fact, seat) != fact and secret in page:
                found.append(secret)
    return found


TABLES = [(2, (0, 1)), (2, (1,)), (4, (0, 1)), (3, (0, 1, 2)), (6, (1, 4)), (4, (0,))]


def most_seats(game: Game) -> int:
    return game.seats(game.edition())[1]


@pytest.mark.parametrize(
    ("game", "seats", "people"),
    [
        pytest.param(game, seats, people, id=f"{game.name}-{seats}-{people}")
        for game in games()
        for seats, people in TABLES
        if seats <= most_seats(game)
    ],
)
def test_nobody_reads_what_their_seat_was_not_told(game: Game, seats: int, people: tuple[int, ...]) -> None:
    language = LANGUAGES[seats % len(LANGUAGES)]
    match, screen = play(game, seats, people, language)
    assert match.over()
    assert leaks(match, screen.segments, language) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("people", [(0, 1), (1,)])
def test_nor_where_bots_answer_one_by_one(game: Game, people: tuple[int, ...]) -> None:
    match, screen = play(game, min(4, most_seats(game)), people, "en", Watching)
    assert match.over()
    assert leaks(match, screen.segments, "en") == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["it", "eo"])
def test_the_table_shows_no_more_hands_than_the_seat_knows(game: Game, language: str) -> None:
    _, screen = play(game, min(3, most_seats(game)), (0, 1), language)
    holds = Speech(language).say("terminal-holds", cards="").strip()
    tables = [segment for segment in screen.segments if segment.reader is not None and "\n  a " in segment.text]
    assert tables
    for segment in tables:
        last_table = re.split(r"\n *\n", segment.text[segment.text.rindex("\n  a ") :])[0]
        assert last_table.count(holds) == segment.known_hands


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_nothing_of_a_game_is_on_the_screen_while_the_keyboard_changes_hands(game: Game) -> None:
    _, screen = play(game, min(3, most_seats(game)), (0, 1), "en")
    telling = Telling(Speech("en"), game, NAMES)
    cards = one_of([telling.card(card) for card in range(len(game.cards))])
    changes = [segment.text for segment in screen.segments if "when nobody else is looking" in segment.text]
    assert len(changes) > 2
    for text in changes:
        assert not re.search(cards, text.rpartition("─" * 80)[2])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_leak_would_be_found(game: Game) -> None:
    """The same with a screen that shows Anna's facts to Budi."""
    match, screen = play(game, 2, (0, 1), "en")
    swapped = [
        segment._replace(reader=None if segment.reader is None else 1 - segment.reader) for segment in screen.segments
    ]
    everything = Telling(Speech("en"), game, NAMES, 1)
    shown = " ".join(everything.fact(fact) or "" for fact in match.facts)
    assert leaks(match, [*swapped, Segment(1, shown, 0)], "en")
