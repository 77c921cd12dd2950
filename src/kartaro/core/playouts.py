"""Random rounds in one loop, for any game: the engine at full speed."""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    from kartaro.core.generator import below
    from kartaro.core.seats import DEALER, MAX_SEATS
    from kartaro.core.table import dealer_acts, lowest

    MOST_KINDS = 64

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.core.views import Views

CHECKSUM_MASK = 0xFF_FFFF


class Tally:
    """What a run of random rounds came to."""

    def __init__(self, seats: int) -> None:
        self.moves = 0
        self.facts = 0
        self.checksum = 0
        self.seats = seats
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.by_seat = [0] * MAX_SEATS
            self.by_kind = [0] * MOST_KINDS

    def kinds(self) -> list[int]:
        """How many facts there were of each kind, if they were written down."""
        return [self.by_kind[kind] for kind in range(MOST_KINDS)]

    def gains(self) -> list[int]:
        """What each seat gained in all."""
        return [self.by_seat[seat] for seat in range(self.seats)]


def playouts(table: Table, work: Table, rounds: int, generator: Generator) -> Tally:
    """Play `rounds` random rounds, each from `table`, on the table `work`, and tally them.

    `table` must wait for the dealer; the dealer's decisions are not counted as moves.
    """
    tally = Tally(table.seats)
    moves = 0
    facts = 0
    checksum = 0
    for _ in range(rounds):
        work.copy_from(table)
        while work.asks >> DEALER & 1:
            work.n_facts = 0
            dealer_acts(work, generator)
            facts += work.n_facts
        while not work.rests:
            seat = lowest(work.asks)
            n = work.moves(seat)
            move = work.menu[below(generator, n)]
            work.n_facts = 0
            work.resolve(seat, move)
            facts += work.n_facts
            checksum = (checksum * 33 + move) & CHECKSUM_MASK
            moves += 1
        checksum = count_gains(tally, work, checksum)
    tally.moves = moves
    tally.facts = facts
    tally.checksum = checksum
    return tally


def playouts_with_views(start: Views, work: Views, rounds: int, generator: Generator) -> Tally:
    """The same with every fact told to each view, as it happens."""
    truth = work.truth
    tally = Tally(truth.seats)
    moves = 0
    checksum = 0
    for _ in range(rounds):
        work.copy_from(start)
        work.deal(generator)
        while not truth.rests:
            seat = lowest(truth.asks)
            n = truth.moves(seat)
            move = truth.menu[below(generator, n)]
            work.resolve(seat, move)
            checksum = (checksum * 33 + move) & CHECKSUM_MASK
            moves += 1
        checksum = count_gains(tally, truth, checksum)
    tally.moves = moves
    tally.checksum = checksum
    return tally


def count_gains(tally: Tally, work: Table, checksum: int) -> int:
    """Add what the round came to; the checksum of everything so far."""
    for seat in range(work.seats):
        gain = work.gain(seat)
        tally.by_seat[seat] += gain
        checksum = (checksum * 33 + gain) & CHECKSUM_MASK
    return checksum


def whole_matches(table: Table, work: Table, number: int, generator: Generator) -> Tally:
    """Play `number` random matches to their ends, each from `table`, on the table `work`; tally moves and facts.

    Only the benchmark calls it; it stands here because the build compiles modules of the package only.
    """
    tally = Tally(table.seats)
    for _ in range(number):
        work.copy_from(table)
        while work.asks:
            work.n_facts = 0
            if work.asks >> DEALER & 1:
                dealer_acts(work, generator)
            else:
                seat = lowest(work.asks)
                n = work.moves(seat)
                work.resolve(seat, work.menu[below(generator, n)])
                tally.moves += 1
            count_kinds(tally, work)
    return tally


def count_kinds(tally: Tally, work: Table) -> None:
    tally.facts += work.n_facts
    for i in range(work.n_facts):
        tally.by_kind[work.ledger[i] & MOST_KINDS - 1] += 1


def copies(table: Table, work: Table, n: int) -> int:
    """Copy a table n times, for the clock."""
    total = 0
    for _ in range(n):
        work.copy_from(table)
        total += work.asks
    return total
