"""A match: an edition, seats, the decisions so far, the truth they lead to, and what each seat was told."""

from __future__ import annotations

import dataclasses
import functools
import typing as t

from kartaro.core.errors import Refused
from kartaro.core.fact import Fact, told
from kartaro.core.seats import DEALER, PUBLIC, TRUTH, members
from kartaro.core.text import LONGEST_MOVE, check_length

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
    """What one seat was told, and the table as it follows from that."""

    view: Table
    heard: list[Fact] = dataclasses.field(default_factory=list)
    passed: int = 0
    """How many facts, heard or not, went by."""


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
        self._truth = game.table(edition, seats)
        self._listeners: dict[int, Listener] = {}
        if position:
            for fact in game.lay_out(edition, seats, position):
                self.facts.append(fact)
                self._truth.apply(fact)
        self._truth.listen(writing=True)

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

    def _view(self, seat: int) -> Table:
        return self._listen(seat).view

    def told(self, seat: int, since: int = 0) -> list[Fact]:
        """The facts a seat was told, from its own count of them on."""
        return self._listen(seat).heard[since:]

    def told_count(self, seat: int) -> int:
        """How many facts a seat was told."""
        return len(self._listen(seat).heard)

    def _listen(self, seat: int) -> Listener:
        """What a seat has heard, up to now."""
        if not 0 <= seat < self.seats and seat != PUBLIC:
            raise Refused("no-such-seat", target=seat)
        if seat not in self._listeners:
            self._listeners[seat] = Listener(self.game.table(self.edition, self.seats, seat))
        listener = self._listeners[seat]
        if listener.passed == len(self.facts):
            return listener
        for fact in self.facts[listener.passed :]:
            heard = told(fact, seat)
            if heard is not None:
                listener.heard.append(heard)
                listener.view.apply(heard)
        listener.passed = len(self.facts)
        return listener

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
        if not 0 <= seat <= DEALER or not self._truth.asked() >> seat & 1:
            raise Refused("match-over" if self.over() else "not-asked", seat=seat)
        code = self._read(seat, move) if isinstance(move, str) else move
        if not 0 <= code <= LAST_CODE:
            raise Refused("illegal-move", seat=seat, move=code)
        try:
            self._truth.play(seat, code)
        except Refused as error:
            if error.code != "illegal-move" or seat == DEALER:
                raise
            reason, arguments = self.game.why_not(self._view(seat), seat, code)
            raise Refused(reason, seat=seat, **arguments) from None
        return self._written(Decision(seat, code))

    def _read(self, seat: int, move: str) -> int:
        check_length(move, LONGEST_MOVE)
        return self.game.read_move(seat, move)

    def order(self, cards: t.Sequence[int]) -> list[Fact]:
        """Play the dealer's order of cards, top first."""
        self._truth.deal(list(cards))
        return self._written(Decision(DEALER, 0, tuple(cards)))

    def wanted(self) -> list[int]:
        """The cards the dealer must order now, sorted; empty if a pick is asked for, or nothing."""
        return self._truth.ordered()

    def first_wanted(self) -> bool:
        """The host has said to choose who starts, and has not yet."""
        return not self.facts and self.edition.options.get("first_player") == "host"

    def deal(self, dice: Dice) -> None:
        """Let the dice make every decision the dealer owes now."""
        while self._truth.asked() >> DEALER & 1:
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

    def _written(self, decision: Decision) -> list[Fact]:
        fact, order = self.game.fact, decision.order
        facts = [fact(row, order) for row in self._truth.drain()]
        self.decisions.append(decision)
        self.facts.extend(facts)
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
