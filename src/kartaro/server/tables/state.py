"""A table as its events have made it: who sits where, and the match that is played. No clock, no network, no store.

`apply` is the only way a table changes, so that the same events make the same table after a restart.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import typing as t

from kartaro.core.errors import BadRecord, Refused
from kartaro.core.match import Match
from kartaro.core.names import alike
from kartaro.core.replay import start_of
from kartaro.core.seats import LETTERS
from kartaro.fairness import Fairness, Pledge, is_commitment, pledge
from kartaro.games import game as game_named
from kartaro.host import Host
from kartaro.live import Live
from kartaro.record import Record, read_record
from kartaro.server.protocol import Phase, SeatInfo, ShownTerms, TableInfo
from kartaro.server.tables import events as ev
from kartaro.server.tables.terms import edition_of

if t.TYPE_CHECKING:
    from kartaro.core.game import Game
    from kartaro.server.tables.events import AnyEvent

BOT_NAMES = ("Ana", "Budi", "Citra", "Dario", "Eko", "Fina")
"""Names of bots, one for each seat."""
MOST_MOVES_KEPT = 8192
"""Of each game, moves in the notation whose codes are kept: the same are read at all its tables."""


@functools.cache
def move_reader(game: Game) -> t.Callable[[int, str], int]:
    """Reads the moves of a game, and each of them once."""
    return functools.lru_cache(MOST_MOVES_KEPT)(game.read_move)


def hashed(token: str) -> str:
    """As tokens are kept."""
    return hashlib.sha256(b"kartaro-token 1\0" + token.encode()).hexdigest()


@dataclasses.dataclass
class Seat:
    """A chair and who has it."""

    name: str = ""
    token: str = ""
    """Hashed; empty where no person sits."""
    bot: str = ""
    """The level of the bot that plays here."""
    commitment: str = ""
    seed: str = ""
    answers: int = 0
    """How many questions it has answered."""
    last: tuple[int, str] = (0, "")
    """The number of the last question that was answered, and the client's id of the answer."""

    @property
    def free(self) -> bool:
        return not self.token and not self.bot

    @property
    def by_person(self) -> bool:
        """A person plays here now."""
        return bool(self.token) and not self.bot


class State:
    """One table."""

    def __init__(self, table: str, opened: ev.Opened) -> None:
        self.id = table
        self.opened = opened
        self.terms = opened.terms
        self.shown_terms = ShownTerms.of(opened.terms)
        self.pledge = pledge(bytes.fromhex(opened.seed))
        self.game = game_named(self.terms.game)
        self.read_move = move_reader(self.game)
        self.chairs = [Seat(bot=level) for level in self.terms.chairs]
        self.name_bots()
        self.people: list[int] = []
        """The seats of people, in the order in which they came."""
        self.host: Host | None = None
        self.live: Live | None = None
        self.wished = ""
        """The level of the bots of a match that waits for seeds; empty if none does."""
        self.next = ""
        self.practice = ""
        """The table whose match is tried again here; such a match counts nowhere."""
        self.is_closed = False
        self.rests = False
        """A round is over, and the next one is not dealt yet."""
        self.changes = 0
        """How often something has happened that was no decision of the match."""

    # What it is

    @property
    def phase(self) -> Phase:
        if self.is_closed:
            return "closed"
        if self.host is None:
            return "waiting"
        return "over" if self.host.over() else "playing"

    @property
    def owner(self) -> int | None:
        """Whose table it is: of the people there, whoever came first."""
        return self.people[0] if self.people else None

    @property
    def match(self) -> Host:
        """The match, which is played or over."""
        if self.host is None:
            raise Refused("not-begun")
        return self.host

    def held_by(self, token: str) -> list[int]:
        """The seats of whoever shows this token."""
        return self.seats_of(hashed(token))

    def seats_of(self, mark: str) -> list[int]:
        """The seats of a token, by its hash."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.token == mark]

    def is_own(self, mark: str) -> bool:
        """Whether nobody plays here but whoever has this token, by its hash, and bots."""
        return bool(self.seats_of(mark)) and all(chair.token in {"", mark} for chair in self.chairs)

    def info(self, present: t.Collection[int] = ()) -> TableInfo:
        """What everybody may know."""
        owner, won = self.owner, self.won()
        return TableInfo(
            table=self.id,
            terms=self.shown_terms,
            chairs=[
                SeatInfo(
                    chair.name,
                    chair.bot,
                    person=bool(chair.token),
                    present=seat in present,
                    owner=seat == owner,
                    commitment=chair.commitment,
                    won=won[seat],
                )
                for seat, chair in enumerate(self.chairs)
            ],
            phase=self.phase,
            commitment=self.pledge.commitment,
            next=self.next,
            practice=self.practice,
        )

    def won(self) -> list[int]:
        """How many matches each seat has won since the same players began to play here."""
        won = list(self.opened.won) or [0] * len(self.chairs)
        for seat in (self.host.outcome() or ()) if self.host is not None else ():
            won[seat] += 1
        return won

    def asked(self) -> list[int]:
        """Who owes a decision; nobody unless a match is played."""
        if self.host is None or self.is_closed or self.rests:
            return []
        return self.host.asked()

    # What happens to it

    def apply(self, event: AnyEvent) -> None:
        """Let it happen; KartaroError if it cannot, and then nothing has changed."""
        APPLY[type(event)](self, event)
        if not isinstance(event, ev.Decided | ev.TimeWasUp | ev.RoundBegan):
            self.changes += 1

    def sat_down(self, event: ev.SatDown) -> None:
        chair = self.chairs[event.seat]
        chair.name, chair.token, chair.bot = event.name, event.token, ""
        self.people.append(event.seat)
        self.name_bots()

    def stood_up(self, event: ev.StoodUp) -> None:
        self.chairs[event.seat] = Seat()
        self.people.remove(event.seat)

    def committed(self, event: ev.Committed) -> None:
        self.chairs[event.seat].commitment, self.chairs[event.seat].seed = event.commitment, ""

    def revealed(self, event: ev.Revealed) -> None:
        self.chairs[event.seat].seed = event.seed

    def start_wished(self, event: ev.Wished) -> None:
        self.wished = event.level

    def began(self, event: ev.Began) -> None:
        self.wished = ""
        for seat, level in event.bots.items():
            self.chairs[seat] = Seat(self.bot_name(seat), bot=level)
        edition = edition_of(self.game, self.terms)
        record = Record(Match(self.game, edition, len(self.chairs)), [chair.name for chair in self.chairs])
        record.fairness = self.fairness()
        self.host = Host(record, {})
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                self.host.note(seat, f"bot {chair.bot}")
        if self.terms.live:
            self.live = Live(self.host)
        if self.terms.first:
            self.host.pick_first(LETTERS.index(self.terms.first))
        self.host.advance()

    def resumed(self, event: ev.Resumed) -> None:
        """Everything that stands is played again; what the dealer does then follows from the seeds, as it did."""
        whole = read_record(event.record)
        changes = whole.changes if event.decisions == len(whole.match.decisions) else []
        match = start_of(whole.match)
        for decision in whole.match.decisions[: event.decisions]:
            match.make(decision)
        self.practice = event.of
        self.host = Host(dataclasses.replace(whole, match=match, changes=changes), {})
        for seat, level in event.bots.items():
            self.chairs[seat] = Seat("".join(whole.names[seat : seat + 1]), bot=level)
        for seat, chair in enumerate(self.chairs):
            chair.answers = self.host.answers(seat)

    def name_bots(self) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.bot and not chair.token:
                chair.name = self.bot_name(seat)

    def bot_name(self, seat: int) -> str:
        """The one it had before, else the usual one; with the seat's letter where another player has it."""
        name = (self.opened.names[seat] if self.opened.names else "") or BOT_NAMES[seat]
        others = (chair for number, chair in enumerate(self.chairs) if number != seat)
        taken = any(chair.name and alike(name, chair.name) for chair in others)
        return f"{name} {LETTERS[seat]}" if taken else name

    def fairness(self) -> Fairness:
        """Who committed to which seed, and who has shown it."""
        pledges = {
            seat: Pledge(chair.commitment, bytes.fromhex(chair.seed) if chair.seed else None)
            for seat, chair in enumerate(self.chairs)
            if is_commitment(chair.commitment)  # version 0.1 stored some that end in a line end
        }
        return Fairness(self.id, self.pledge, pledges)

    def decided(self, event: ev.Decided) -> None:
        if self.rests:  # an older log: the next round was dealt at once, and no event says so
            self.begin_round()
        seat, move = event.seat, self.read_move(event.seat, event.move)
        if self.live is not None:
            self.live.answer(seat, move)
        else:
            self.match.answer(seat, move)
        self.advance()
        chair = self.chairs[seat]
        chair.answers += 1
        chair.last = (chair.answers, event.by)
        self.count_answers()

    def time_was_up(self, _: ev.TimeWasUp) -> None:
        if self.live is not None:
            self.live.time_is_up()
            self.advance()
            self.count_answers()

    def advance(self) -> None:
        """The dealer acts, up to the end of a round."""
        self.match.advance(into_next_round=False)
        self.rests = self.match.round_over() and not self.match.over()

    def begin_round(self, _: ev.RoundBegan | None = None) -> None:
        self.rests = False
        self.match.advance()

    def count_answers(self) -> None:
        """Live, one answer may answer for others, too: for all who have not reacted."""
        if self.live is not None:
            for seat, chair in enumerate(self.chairs):
                chair.answers = self.match.answers(seat)

    def replaced(self, event: ev.Replaced) -> None:
        self.chairs[event.seat].bot = event.bot
        self.match.note(event.seat, f"bot {event.bot}")

    def came_back(self, event: ev.CameBack) -> None:
        chair = self.chairs[event.seat]
        chair.bot = ""
        self.match.note(event.seat, chair.name)

    def followed(self, event: ev.Followed) -> None:
        self.next = event.table

    def closed(self, _: ev.Closed) -> None:
        self.is_closed = True

    def let_go(self, seat: int) -> str | None:
        """What a seat has answered if it says nothing in time, in the notation; None if it must decide."""
        code = self.match.let_go(seat)
        return None if code is None else self.game.move_text(seat, code)


APPLY: dict[type, t.Callable[[State, t.Any], None]] = {
    ev.SatDown: State.sat_down,
    ev.StoodUp: State.stood_up,
    ev.Committed: State.committed,
    ev.Revealed: State.revealed,
    ev.Wished: State.start_wished,
    ev.Began: State.began,
    ev.Resumed: State.resumed,
    ev.Decided: State.decided,
    ev.TimeWasUp: State.time_was_up,
    ev.RoundBegan: State.begin_round,
    ev.Replaced: State.replaced,
    ev.CameBack: State.came_back,
    ev.Followed: State.followed,
    ev.Closed: State.closed,
}


def opened(table: str, body: bytes) -> State:
    """The table that its first event makes."""
    first = ev.DECODER.decode(body)
    if not isinstance(first, ev.Opened):
        raise BadRecord("table-unreadable", table=table)
    return State(table, first)


def rebuilt(table: str, bodies: t.Sequence[bytes]) -> State:
    """The table that these events make."""
    state = opened(table, bodies[0])
    for body in bodies[1:]:
        state.apply(ev.DECODER.decode(body))
    return state
