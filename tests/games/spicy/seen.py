"""The decision behind some facts of Spicy, for worlds that are undone and played again."""

from __future__ import annotations

import typing as t

from kartaro.core.seats import DEALER
from kartaro.games.spicy.box import FACTS, N_CLAIMS
from kartaro.games.spicy.notation import tuck_code
from kartaro.games.spicy.table import (
    A_TUCK,
    A_TURN,
    ANNOUNCING,
    ANSWERS,
    COPY,
    COPY_ANNOUNCING,
    FOR_GOOD,
    HEIGHT,
    LET_GO,
    LOT,
    N_FACES,
    NONE,
    PASS,
    PER_WINDOW,
    PLAYS,
    UNNAMED,
)

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table
    from kartaro.games.spicy.table import Spicy


def seen_move(world: Table, facts: t.Sequence[Fact]) -> tuple[int, int] | None:
    """Seat and move in a world; None if the facts do not start with a decision."""
    return Seen(world, facts).move()


def choices_fit(world: Table) -> bool:
    """Whether every seat that has answered by a copy holds its card."""
    state = world.state()
    copies = [(seat, answer - COPY) for seat, answer in enumerate(state["answers"]) if is_copy(answer)]
    held: list[list[int]] = state["hands"]
    return all(card % N_FACES in held[seat] for seat, card in copies)


def is_copy(answer: int) -> bool:
    return COPY <= answer < COPY + 2 * N_FACES


class Seen:
    """The decision behind some facts, as told to one seat: what it was not told is chosen to fit."""

    def __init__(self, world: Table, facts: t.Sequence[Fact]) -> None:
        self.world = world
        self.state = world.state()
        self.facts = facts
        self.names = [FACTS[fact.kind].name for fact in facts]

    def move(self) -> tuple[int, int] | None:
        if self.world.asked() >> DEALER & 1:
            return DEALER, self.dealers()
        phase = self.state["phase"]
        if phase == A_TURN:
            return self.turn()
        if phase == A_TUCK:
            return self.tuck()
        first = self.facts[0]
        if self.names[0] not in ("sealed", "answered"):
            return None
        answer = first.number if self.names[0] == "sealed" else self.answer_of(first.seat)
        return first.seat, ANSWERS + self.state["window"] * PER_WINDOW + answer

    def dealers(self) -> int:
        """A lot, or a place for World's End that was not exposed before; nobody is told either."""
        codes = self.world.legal(DEALER)
        if codes[0] != HEIGHT:
            return LOT + self.lot()
        drawn = self.names.count("drew")
        shallowest = t.cast("Spicy", self.world).above - (len(codes) - 1) // 2
        fits = [code for code in codes if shallowest + code - HEIGHT == drawn]
        return fits[0] if "world_ended" in self.names and fits else codes[-1]

    def lot(self) -> int:
        """A lot that selects the seat whose answer counted."""
        at = self.first("challenged", "copied", "forgot", "turn_began", "won_trophy")
        if at is None or self.names[at] not in ("challenged", "copied", "forgot"):
            return 0
        challenged = self.names[at] == "challenged"
        seats = [(self.state["owner"] + step) % self.world.seats for step in range(1, self.world.seats)]
        answers = self.state["answers"]
        alike = [
            seat
            for seat in seats
            if answers[seat] != NONE
            and (LET_GO if challenged else UNNAMED) < answers[seat] != FOR_GOOD
            and (answers[seat] <= UNNAMED) == challenged
        ]
        return alike.index(self.facts[at].seat) if self.facts[at].seat in alike else 0

    def turn(self) -> tuple[int, int] | None:
        seat = self.state["turn"]
        at = self.first("claimed", "misclaimed", "forgot", "passed")
        if at is None:
            return None
        if self.names[at] == "passed":
            return seat, PASS
        claim = self.facts[at].number
        if self.names[at] != "claimed":  # the card was not seen: any will do
            return seat, PLAYS + self.state["hands"][seat][0] * N_CLAIMS + claim
        plain = PLAYS + self.facts[at].cards[0] * N_CLAIMS + claim
        return seat, self.with_announcement(seat, plain, plain + ANNOUNCING)

    def with_announcement(self, seat: int, plain: int, announcing: int) -> int:
        """The move with an announcement, if one was made and is optional."""
        end = self.first("opened", "must_tuck")
        said_so = any(
            self.names[i] == "announced" and self.facts[i].seat == seat
            for i in range(len(self.facts) if end is None else end)
        )
        return announcing if said_so and announcing in self.world.legal(seat) else plain

    def tuck(self) -> tuple[int, int]:
        cards = []
        for name, fact in zip(self.names, self.facts, strict=True):
            if name != "tucked":
                break
            cards.append(fact.cards[0])
        return self.state["turn"], tuck_code(cards)

    def answer_of(self, seat: int) -> int:
        """A seat's answer: the one that took effect, otherwise that it let the card go."""
        at = self.first("challenged", "copied", "forgot", "turn_began", "won_trophy", "opened", "match_won")
        if at is None:
            return LET_GO
        name, fact = self.names[at], self.facts[at]
        if fact.seat == seat and name == "challenged":
            return fact.number
        if fact.seat == seat and name == "copied":
            first = ANSWERS + self.state["window"] * PER_WINDOW
            card = fact.cards[0]
            return self.with_announcement(seat, first + COPY + card, first + COPY_ANNOUNCING + card) - int(first)
        if fact.seat == seat and name == "forgot":
            return COPY + int(self.state["hands"][seat][0])
        return FOR_GOOD if name in ("turn_began", "forgot") and self.is_left_out(seat) else LET_GO

    def is_left_out(self, seat: int) -> bool:
        """Whether somebody passes on the same card and the seat is not asked again."""
        passed = self.first("claimed", "copied", "passed", "misclaimed", "forgot")
        if passed is None or self.names[passed] in ("claimed", "copied"):
            return False
        after = self.first("opened", "turn_began", "match_won", since=passed)
        if after is None or self.names[after] == "match_won":
            return False
        return self.names[after] == "turn_began" or not self.facts[after].seat >> seat & 1

    def first(self, *names: str, since: int = 0) -> int | None:
        """The first fact of one of these kinds, from a number on."""
        return next((i for i in range(since, len(self.names)) if self.names[i] in names), None)
