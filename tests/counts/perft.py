"""Every history of one round, counted by depth, for any game: what chess players call perft.

A history is a sequence of decisions, the dealer's included; orders of equal cards are one order. An information set is
a seat that is asked and what it was told so far, however many histories lead there.
"""

from __future__ import annotations

import typing as t

from kartaro.core.fact import Fact, told
from kartaro.core.seats import DEALER, PUBLIC, members
from kartaro.core.told import fields_of

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kartaro.core.fact import FactKind
    from kartaro.core.table import Table

Decision = int | tuple[int, ...]
"""A move by its code, or an order of cards."""

Written = int
"""A fact as the ledger has it."""

NOTHING_TOLD = 0


class Moment(t.NamedTuple):
    """A history: how many decisions it has, the truth it leads to, the number of what each was told, and its end."""

    depth: int
    table: Table
    heard: dict[int, int]
    ended: bool


class Trails:
    """A number for everything that can be told, exact: equal numbers, equal facts in the same order."""

    def __init__(self, kinds: tuple[FactKind, ...]) -> None:
        self.carries = [("cards" in kind.fields, kind.single_cards) for kind in kinds]
        self.numbers: dict[tuple[int, tuple[Fact, ...]], int] = {}
        self.known: dict[tuple[Written, ...], dict[int, tuple[Fact, ...]]] = {}

    def after(self, heard: dict[int, int], rows: tuple[Written, ...], order: tuple[int, ...]) -> dict[int, int]:
        """What each was told, once they are told of what is written in these rows."""
        if order or rows not in self.known:  # the same rows come again and again, but orders do not
            self.known[rows] = self.tell([*heard], [self.fact(row, order) for row in rows])
        told_now = self.known[rows]
        return {who: self.number(trail, told_now[who]) for who, trail in heard.items()}

    def number(self, trail: int, facts: tuple[Fact, ...]) -> int:
        return self.numbers.setdefault((trail, facts), len(self.numbers) + 1)

    def tell(self, listeners: list[int], facts: list[Fact]) -> dict[int, tuple[Fact, ...]]:
        return {who: tuple(heard for fact in facts if (heard := told(fact, who))) for who in listeners}

    def fact(self, row: Written, order: tuple[int, ...]) -> Fact:
        kind, seat, other, card, card2, number, heard_by, seen_by = fields_of(row)
        of_order, n = self.carries[kind]
        return Fact(kind, seat, other, order if of_order else (card, card2)[:n], number, heard_by, seen_by)

    def told(self) -> dict[int, list[Fact]]:
        """For every number the facts it stands for."""
        found: dict[int, list[Fact]] = {NOTHING_TOLD: []}
        for (trail, facts), number in self.numbers.items():
            found[number] = [*found[trail], *facts]
        return found


class Perft:
    """All histories of the first round at a table."""

    def __init__(self, new_table: Callable[[], Table], kinds: tuple[FactKind, ...], depth: int) -> None:
        self.trails = Trails(kinds)
        self.tables = [new_table() for _ in range(depth + 1)]
        for table in self.tables:
            table.listen(writing=True)

    def walk(self) -> Iterator[Moment]:
        """Every history of at most that depth. The table of a moment changes with the next."""
        listeners = [*range(self.tables[0].seats), PUBLIC]
        yield from self.visit(Moment(0, self.tables[0], dict.fromkeys(listeners, NOTHING_TOLD), ended=False))

    def visit(self, moment: Moment) -> Iterator[Moment]:
        yield moment
        depth, table, heard, ended = moment
        if ended or depth + 1 == len(self.tables):
            return
        after = self.tables[depth + 1]
        playing = not table.round_over()
        for seat, decision in self.decisions(depth, table):
            after.assign(table)
            order = decide(after, seat, decision)
            hear = self.trails.after(heard, tuple(after.drain()), order)
            yield from self.visit(Moment(depth + 1, after, hear, ended=playing and after.round_over()))

    def decisions(self, depth: int, table: Table) -> Iterator[tuple[int, Decision]]:
        """What the first of those asked may decide."""
        del depth
        seat = members(table.asked())[0]
        cards = table.ordered() if seat == DEALER else []
        if cards:
            yield from ((seat, order) for order in orders(cards))
        else:
            yield from ((seat, move) for move in table.legal(seat))


def decide(table: Table, seat: int, decision: Decision) -> tuple[int, ...]:
    """Let a decision happen; the order, if it was one."""
    if isinstance(decision, int):
        table.play(seat, decision)
        return ()
    table.deal(list(decision))
    return decision


def orders(cards: list[int]) -> Iterator[tuple[int, ...]]:
    """All orders of cards, equal ones taken once."""
    if not cards:
        yield ()
    for i, card in enumerate(cards):
        if card not in cards[:i]:
            for rest in orders(cards[:i] + cards[i + 1 :]):
                yield card, *rest


# ---------------------------------------------------------------------- counting


class Row(t.NamedTuple):
    """What the histories of one depth come to."""

    histories: int
    ended: int
    """Those whose last decision ended the round."""
    information_sets: int
    """Of players; the dealer is told nothing."""
    public: int
    """Different things that watchers were told."""
    gains: tuple[int, ...]
    """What each seat gained in the rounds that ended here, summed up."""


class Level:
    """A row while it is counted."""

    def __init__(self, seats: int) -> None:
        self.histories = 0
        self.ended = 0
        self.information_sets: set[tuple[int, int]] = set()
        self.public: set[int] = set()
        self.gains = [0] * seats

    def add(self, moment: Moment) -> None:
        self.histories += 1
        self.public.add(moment.heard[PUBLIC])
        if moment.ended:
            self.ended += 1
            self.gains = [sum(pair) for pair in zip(self.gains, moment.table.gains(), strict=True)]
            return
        for seat in members(moment.table.asked()):
            if seat != DEALER:
                self.information_sets.add((seat, moment.heard[seat]))

    def row(self) -> Row:
        return Row(self.histories, self.ended, len(self.information_sets), len(self.public), tuple(self.gains))


def count(new_table: Callable[[], Table], kinds: tuple[FactKind, ...], depth: int) -> list[Row]:
    """A row for every depth from no decision at all to `depth` of them."""
    levels = [Level(new_table().seats) for _ in range(depth + 1)]
    for moment in Perft(new_table, kinds, depth).walk():
        levels[moment.depth].add(moment)
    return [level.row() for level in levels]
