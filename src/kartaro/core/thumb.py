"""What a player of some sense knows about a game, as three questions that any bot may ask.

How good is each legal move at a glance (`weigh`)? How well does a world that I imagine agree with what the others have
done openly (`plausible`)? What is it worth to stand as I do when a round is over (`worth`)? The rules of thumb of a
game derive from `Thumb` and answer for that game; this class answers for a game nobody has written any for.

They are asked of a view, where only that seat's cards are known, and of an imagined world, where all cards lie open:
rules of thumb read nothing there that their seat could not know. `thumb.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    from kartaro.core.seats import MAX_SEATS
    from kartaro.core.table import MENU_SIZE

    ONE_IN = 1.0 / (1 << 53)

    def odds(advantage: float) -> float:
        """How much more often than an even choice a move is chosen that is better by so much: about e to its power."""
        power = max(1.0 + advantage / 16.0, 0.1)
        power *= power
        power *= power
        power *= power
        return power * power


if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table


FIRST_GUESS = 0.7
"""How likely somebody plays by rules of thumb, before anything is seen of it."""
SURELY_NOT, SURELY = 0.03, 0.97
"""Nobody is taken to be more certain than this."""


class Thumb:
    """Knows nothing: all moves are equally good, all worlds equally likely."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.horizon = 0
        """After how many decisions there is no use to imagine on, as `worth` judges unfinished rounds too; 0: never."""
        self.plays_out = False
        """Whether a search that plays rounds out by them wins more, in the same time, than one that plays anything."""
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.weight = [0.0] * MENU_SIZE
            self.sense = [0.0] * MAX_SEATS
        for seat in range(MAX_SEATS):
            self.sense[seat] = FIRST_GUESS

    def weigh(self, table: Table, seat: int, n: int) -> None:
        """Fill `weight` for the n moves that lie in the table's menu: how often each is chosen, to any scale."""
        for i in range(n):
            self.weight[i] = 1.0

    def plausible(self, world: Table, seat: int, generator: Generator) -> float:
        """For that seat, how well a world agrees with what the others did: from 0 to 1, the best of all being 1.

        Where few worlds do, cards that the seat does not see may be exchanged first for others that do.
        """
        return 1.0

    def worth(self, table: Table, seat: int) -> float:
        """The chance of a seat to win the match as it stands, when a round is over: by now it may be settled."""
        if table.asks:
            return self.prospects(table, seat)
        if not table.won(seat):
            return 0.0
        winners = 0.0
        for other in range(table.seats):
            if table.won(other):
                winners += 1
        return 1.0 / winners

    def prospects(self, table: Table, seat: int) -> float:
        """The chance of a seat to win a match that goes on; 1 for the winner of the last round."""
        best = 0
        for other in range(table.seats):
            best = max(best, table.gain(other))
        return 1.0 if best and table.gain(seat) == best else 0.0

    def learn(self, seat: int, by_thumb: float, by_chance: float) -> None:
        """A seat did something that is so likely for somebody who plays by rules of thumb, so likely by chance."""
        self.sense[seat] = self.likelier(self.sense[seat], by_thumb, by_chance)

    def likelier(self, first: float, by_one: float, by_other: float) -> float:
        """How likely it was one kind of player, who does such a thing so often, and not another kind (Bayes)."""
        one = first * by_one
        whole = one + (1.0 - first) * by_other
        return min(max(one / whole, SURELY_NOT), SURELY) if whole > 0.0 else first

    # What Python callers use

    def hear(self, view: Table, fact: Fact) -> None:
        """Take note of a fact that was told to a seat, whose view does not hold it yet."""

    def weights(self, table: Table, seat: int) -> list[float]:
        """How often each legal move is chosen, in the order of the menu."""
        n = table.moves(seat)
        self.weigh(table, seat, n)
        return [self.weight[i] for i in range(n)]

    def sense_of_others(self, seat: int) -> float:
        """How likely the others play by rules of thumb: as likely as the one who has shown the least sense."""
        least = 1.0
        for other in range(self.seats):
            if other != seat:
                least = min(least, self.sense[other])
        return least

    def standing(self, table: Table, seat: int) -> float:
        return self.worth(table, seat)
