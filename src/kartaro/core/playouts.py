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

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.core.views import Views

CHECKSUM_MASK = 0xFF_FFFF


class PlayoutTotals:
    """What a run of random rounds came to."""

    def __init__(self, seats: int) -> None:
        self.moves = 0
        self.facts = 0
        self.checksum = 0
        self.seats = seats
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.by_seat = [0] * MAX_SEATS

    def gains(self) -> list[int]:
        """What each seat gained in all."""
        return [self.by_seat[seat] for seat in range(self.seats)]


def playouts(table: Table, work: Table, rounds: int, generator: Generator) -> PlayoutTotals:
    """Play `rounds` random rounds, each from `table`, on the table `work`, and add them up.

    `table` must wait for the dealer; the dealer's decisions are not counted as moves.
    """
    totals = PlayoutTotals(table.seats)
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
        checksum = add_gains(totals, work, checksum)
    totals.moves = moves
    totals.facts = facts
    totals.checksum = checksum
    return totals


def playouts_with_views(start: Views, work: Views, rounds: int, generator: Generator) -> PlayoutTotals:
    """The same with every fact told to each view, as it happens."""
    truth = work.truth
    totals = PlayoutTotals(truth.seats)
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
        checksum = add_gains(totals, truth, checksum)
    totals.moves = moves
    totals.checksum = checksum
    return totals


def add_gains(totals: PlayoutTotals, work: Table, checksum: int) -> int:
    """Add what the round came to; the checksum of everything so far."""
    for seat in range(work.seats):
        gain = work.gain(seat)
        totals.by_seat[seat] += gain
        checksum = (checksum * 33 + gain) & CHECKSUM_MASK
    return checksum


def copies(table: Table, work: Table, n: int) -> int:
    """Copy a table n times, for the clock."""
    total = 0
    for _ in range(n):
        work.copy_from(table)
        total += work.asks
    return total
