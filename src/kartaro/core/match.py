"""A match: an edition, seats, the decisions so far, the truth they lead to, and what each seat was told."""

from __future__ import annotations

import dataclasses
import functools
import typing as t
from array import array

from kartaro.core.errors import Refused
from kartaro.core.fact import Fact, row_of
from kartaro.core.seats import DEALER, FACE_DOWN, PUBLIC, TRUTH, members
from kartaro.core.text import LONGEST_MOVE, check_length
from kartaro.core.told import UNHEARD, told_rows
from kartaro.core.views import Views

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.table import Table
    from kartaro.core.words import Overview


LAST_CODE = 0x7FFF
"""A menu has room for codes up to this; beyond it no game has a move."""


class Dice(t.Protocol):
    """What the dealer decides by: a seeded generator, or chance itself."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""


@t.runtime_checkable
class RoundDice(Dice, t.Protocol):
    """Dice that want to know when cards are ordered anew."""

    def next_round(self) -> None:
        """An order comes next."""


@functools.cache
def counts_rounds(dice: type) -> bool:
    """Whether dice of a kind are RoundDice; to ask a protocol takes long."""
    return issubclass(dice, RoundDice)


class Decision(t.NamedTuple):
    """What a seat, or the dealer, decided: a move by its code, or the cards of an order."""

    seat: int
    move: int
    order: tuple[int, ...] = ()


@dataclasses.dataclass
class Listener:
    """What one seat was told, and the table as it follows from that, which is always up to date."""

    view: Table
    heard: list[Fact] = dataclasses.field(default_factory=list)
    passed: int = 0
    """How many facts, heard or not, went by before `heard` was last looked at."""


class Match:
    """A match in progress. Holds the truth: give seats only `view`, `told` and `legal`."""

    def __init__(self, game: Game, edition: Edition, seats: int, position: str = "") -> None:
        game.check_seats(edition, seats)
        self.game = game
        self.edition = edition
        self.seats = seats
        self.position = position
        self.decisions: list[Decision] = []
        self.facts: list[Fact] = []
        self._rows = array("Q")
        """The facts as the truth has written them."""
        self._truth = game.table(edition, seats)
        self._listeners: dict[int, Listener] = {}
        if position:
            self.facts = game.lay_out(edition, seats, position)
            self._rows.extend(map(row_of, self.facts))
            for fact in self.facts:
                self._truth.apply(fact)
        self._views = Views(self._truth)

    # What anybody may ask

    def asked(self) -> list[int]:
        """Who owes a decision now, DEALER included."""
        return members(self._truth.asked())

    def over(self) -> bool:
        """The match has ended."""
        return self._truth.over()

    def round_over(self) -> bool:
        """No round is being played now."""
        return self._truth.round_over()

    def scores(self) -> list[int]:
        """What every seat has scored so far."""
        return self._truth.scores()

    def outcome(self) -> list[int] | None:
        """The winners, once the match is over."""
        return self._truth.outcome()

    # What a seat may ask

    def view(self, seat: int) -> Table:
        """The table as a seat or PUBLIC knows it; a copy that will not change."""
        return self.game.copy(self._view(seat), self.edition, seat)

    def overview(self, seat: int) -> Overview:
        """Everything that lies on the table, as a seat or PUBLIC knows it."""
        return self.game.overview(self._view(seat))

    def unseen(self, seat: int) -> list[int]:
        """Of every card of the game, how many a seat or PUBLIC has not seen."""
        return self._view(seat).unseen_counts()[: len(self.game.cards)]

    def left(self, seat: int) -> dict[int, int]:
        """Of legal moves that guess a card, by their codes: how many of it can be there, by what the seat knows."""
        return self.game.left(self._view(seat), seat, self.codes(seat))

    def _view(self, seat: int) -> Table:
        return self._listener(seat).view

    def told(self, seat: int, since: int = 0) -> list[Fact]:
        """The facts a seat was told, from its own count of them on."""
        return self._heard(seat)[since:]

    def told_count(self, seat: int) -> int:
        """How many facts a seat was told."""
        return len(self._heard(seat))

    def _heard(self, seat: int) -> list[Fact]:
        listener = self._listener(seat)
        if listener.passed != len(self.facts):
            self._tell(listener, seat)
        return listener.heard

    def _listener(self, seat: int) -> Listener:
        """A seat that listens, from now on if it did not."""
        if seat in self._listeners:
            return self._listeners[seat]
        if not 0 <= seat < self.seats and seat != PUBLIC:
            raise Refused("no-such-seat", target=seat)
        listener = self._listeners[seat] = Listener(self.game.table(self.edition, self.seats, seat))
        self._tell(listener, seat)
        for fact in listener.heard:
            listener.view.apply(fact)
        self._views.add(listener.view)
        return listener

    def _tell(self, listener: Listener, seat: int) -> None:
        """What a seat has heard, up to now. The same object, if it is told the whole fact."""
        since, listener.passed = listener.passed, len(self.facts)
        rows = self._rows[since:]
        for fact, row, told in zip(self.facts[since:], rows, told_rows(rows, seat), strict=True):
            if told == row:
                listener.heard.append(fact)
            elif told != UNHEARD:
                listener.heard.append(self.game.fact(told, (FACE_DOWN,) * len(fact.cards)))

    def let_go(self, seat: int) -> int | None:
        """What a seat that is asked has answered if it says nothing in time; None if it must decide for itself."""
        return self.game.let_go(self._view(seat), seat)

    def may_wait(self, seat: int, move: int) -> bool:
        """Whether a seat that is asked for something else may already say that this is what it will do then."""
        return self.game.may_wait(self._view(seat), seat, move)

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, as text."""
        return [self.game.move_text(seat, move) for move in self.codes(seat)]

    def codes(self, seat: int) -> list[int]:
        """The legal moves of a seat, by their codes; none for a seat that is not asked."""
        if not 0 <= seat <= DEALER:
            raise Refused("no-such-seat", target=seat)
        return self._truth.legal(seat)

    # Decisions

    def play(self, seat: int, move: int | str) -> list[Fact]:
        """Play a move, given by code or as text, and return the facts it made; or refuse and change nothing."""
        if not 0 <= seat <= DEALER or not self._truth.asks >> seat & 1:
            raise Refused("match-over" if self.over() else "not-asked", seat=seat)
        code = self._read(seat, move) if isinstance(move, str) else move
        if not 0 <= code <= LAST_CODE:
            raise Refused("illegal-move", seat=seat, move=code)
        try:
            rows = self._views.play(seat, code)
        except Refused as error:
            if error.code != "illegal-move" or seat == DEALER:
                raise
            reason, arguments = self.game.why_not(self._view(seat), seat, code)
            raise Refused(reason, seat=seat, **arguments) from None
        return self._written(Decision(seat, code), rows)

    def _read(self, seat: int, move: str) -> int:
        check_length(move, LONGEST_MOVE)
        return self.game.read_move(seat, move)

    def order(self, cards: t.Sequence[int]) -> list[Fact]:
        """Play the dealer's order of cards, top first."""
        rows = self._views.order(list(cards))
        return self._written(Decision(DEALER, 0, tuple(cards)), rows)

    def wanted(self) -> list[int]:
        """The cards the dealer must order now, sorted; empty if a pick is asked for, or nothing."""
        return self._truth.ordered()

    def first_wanted(self) -> bool:
        """The host has said to choose who starts, and has not yet."""
        return not self.facts and self.edition.options.get("first_player") == "host"

    def deal(self, dice: Dice) -> None:
        """Let the dice make every decision the dealer owes now."""
        while self._truth.asks >> DEALER & 1:
            self.deal_once(dice)

    def deal_once(self, dice: Dice) -> None:
        """Let the dice make one decision of the dealer: an order or a pick; refused as by `dealt_by`."""
        self.make(self.dealt_by(dice))

    def dealt_by(self, dice: Dice) -> Decision:
        """What the dice decide for the dealer now; it is not made yet.

        Refused while the host, who has said to choose who starts, has not: `play(DEALER, "pick a")`.
        """
        if self.first_wanted():
            raise Refused("first-wanted")
        cards = self.wanted()
        if not cards:
            picks = self.codes(DEALER)
            return Decision(DEALER, picks[dice.below(len(picks))])
        if counts_rounds(type(dice)):
            t.cast("RoundDice", dice).next_round()
        shuffle(cards, dice)
        return Decision(DEALER, 0, tuple(cards))

    def make(self, decision: Decision) -> list[Fact]:
        """Play a move or an order; the facts it made."""
        return self.order(decision.order) if decision.order else self.play(decision.seat, decision.move)

    def _written(self, decision: Decision, rows: list[int]) -> list[Fact]:
        fact, order = self.game.fact, decision.order
        facts = [fact(row, order) for row in rows]
        self.decisions.append(decision)
        self.facts.extend(facts)
        self._rows.extend(rows)
        return facts

    # For tests and finished games only

    def truth(self) -> Table:
        """A copy of the truth. Never for a seat that plays."""
        return self.game.copy(self._truth, self.edition, TRUTH)

    def position_now(self) -> str:
        """The position as text, open, with what each seat knows."""
        views = {seat: self._view(seat) for seat in range(self.seats)}
        return self.game.position_text(self.edition, self._truth, views)


def shuffle(cards: list[int], dice: Dice) -> None:
    """Put cards in an even random order, as `playouts` does."""
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
