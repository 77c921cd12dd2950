"""Rules of thumb for Hanamikoji: keep majorities alive, and offer only what may be lost.

Every geisha is looked at on her own: how far ahead a seat is with her, and how many of her items may still come. What
an action is worth follows from how it changes that; the opponent is expected to take what hurts most.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.thumb import Thumb

if not cython.compiled:
    from math import exp, sqrt

    from kartaro.core.thumb import odds
    from kartaro.games.hanamikoji.table import (
        GEISHAS,
        GIFTS,
        NEUTRAL,
        NONE,
        PAIRS,
        SECRETS,
        SPLITS,
        TAKES,
        TAKES_PAIR,
        TRADES,
        Hanamikoji,
    )

    INLINE = ("hold",)

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.table import Table

HELD = 0.3
"""What an item in hand counts beside one that lies at her side."""
TIED = 0.5
"""What it is worth that her marker, if nobody leads, stays where it is."""
SPREAD = 0.8
"""How far what is still to come may shift a lead, by the root of its number."""
SURE = 1.6
"""How strongly a move that is better by a point of charm is preferred."""
PER_CHARM, PER_GEISHA = 0.08, 0.1
"""How the chance to win the match grows with what one has more of than the other after a round."""


def thumb(edition: Edition, seats: int) -> HanamikojiThumb:
    """The rules of thumb for a table."""
    del edition
    return HanamikojiThumb(seats)


class HanamikojiThumb(Thumb):
    """Judges moves and standings of Hanamikoji."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.mine = [[0.0] * 4 for _ in range(GEISHAS)]
            self.theirs = [[0.0] * 4 for _ in range(GEISHAS)]
            self.lost = [[0.0] * 4 for _ in range(GEISHAS)]
            self.n_mine = [0] * GEISHAS
            self.n_theirs = [0] * GEISHAS

    # ------------------------------------------------------------------ moves

    def weigh(self, table: Table, seat: int, n: int) -> None:
        self.weigh_moves(cython.cast(Hanamikoji, table), seat, n)

    def weigh_moves(self, table: Hanamikoji, seat: int, n: int) -> None:
        self.look(table, seat)
        for i in range(n):
            self.weight[i] = odds(SURE * self.judge(table, seat, table.menu[i]))

    def look(self, table: Hanamikoji, seat: int) -> None:
        """For every geisha, what one, two or three of her items change: on my side, on theirs, or out of the round."""
        for geisha in range(GEISHAS):
            m = table.side[seat][geisha] + (table.secret[seat] == geisha)
            o = table.side[1 - seat][geisha]
            h = table.hand[seat][geisha]
            rest = table.charm[geisha] - m - o - h
            for i in range(table.n_traded[seat]):
                rest -= table.traded[seat][i] == geisha
            for i in range(table.n_offer):
                rest -= table.offer[i] == geisha
            stays = 0.0
            if table.marker[geisha] != NEUTRAL:
                stays = TIED if table.marker[geisha] == seat else -TIED
            weight = table.charm[geisha]
            now = self.hold(m, o, h, rest, stays)
            for n in range(1, 4):
                left = h - n if h > n else 0
                self.mine[geisha][n] = weight * (self.hold(m + n, o, left, rest, stays) - now)
                self.theirs[geisha][n] = weight * (self.hold(m, o + n, left, rest, stays) - now)
                self.lost[geisha][n] = weight * (self.hold(m, o, left, rest, stays) - now)
            self.n_mine[geisha] = 0
            self.n_theirs[geisha] = 0

    def hold(self, mine: int, theirs: int, held: int, rest: int, stays: float) -> float:
        """How sure a seat can be of a geisha, from -1 to 1, with items held in hand, and others it has not seen."""
        if mine > theirs + rest:
            return 1.0
        if theirs > mine + held + rest:
            return -1.0
        if held + rest == 0:
            return stays
        lead = (mine - theirs + HELD * held + stays) / (SPREAD * sqrt(held + rest) + 0.3)
        sure: float = lead / sqrt(1.0 + lead * lead)
        return sure

    def judge(self, table: Hanamikoji, seat: int, move: int) -> float:
        """What a move changes for the better."""
        if move >= TAKES_PAIR:
            a = (move - TAKES_PAIR) // 7
            b = (move - TAKES_PAIR) % 7
            return self.rest_of_offer(table, a, b)
        if move >= TAKES:
            return self.rest_of_offer(table, move - TAKES, NONE)
        if move >= SPLITS:
            a = (move - SPLITS) // PAIRS
            b = (move - SPLITS) % PAIRS
            return self.split(a // 7, a % 7, b // 7, b % 7)
        if move >= GIFTS:
            a = move - GIFTS
            return self.gift(a // 49, a // 7 % 7, a % 7)
        if move >= TRADES:
            a = (move - TRADES) // 7
            b = (move - TRADES) % 7
            return self.lost[a][2] if a == b else self.lost[a][1] + self.lost[b][1]
        return self.mine[move - SECRETS][1]

    def gift(self, a: int, b: int, c: int) -> float:
        """One goes to the opponent, who chooses, the other two to me."""
        return min(
            self.theirs[a][1] + self.pairs(b, c, NONE, NONE),
            self.theirs[b][1] + self.pairs(a, c, NONE, NONE),
            self.theirs[c][1] + self.pairs(a, b, NONE, NONE),
        )

    def split(self, a: int, b: int, c: int, d: int) -> float:
        """The opponent takes the pair that is better for it."""
        return min(self.pairs(a, b, c, d), self.pairs(c, d, a, b))

    def pairs(self, a: int, b: int, c: int, d: int) -> float:
        """The first two on my side, the other two, if any, on theirs."""
        total = self.mine[a][2] if a == b else self.mine[a][1] + self.mine[b][1]
        if c == NONE:
            return total
        return total + (self.theirs[c][2] if c == d else self.theirs[c][1] + self.theirs[d][1])

    def rest_of_offer(self, table: Hanamikoji, first: int, second: int) -> float:
        """What is taken comes to my side, the rest of the offer to theirs."""
        for i in range(table.n_offer):
            self.n_theirs[table.offer[i]] += 1
        self.n_theirs[first] -= 1
        self.n_mine[first] += 1
        if second != NONE:
            self.n_theirs[second] -= 1
            self.n_mine[second] += 1
        total = 0.0
        for i in range(GEISHAS):
            total += self.mine[i][self.n_mine[i]] if self.n_mine[i] else 0.0
            total += self.theirs[i][self.n_theirs[i]] if self.n_theirs[i] else 0.0
            self.n_mine[i] = 0
            self.n_theirs[i] = 0
        return total

    # ------------------------------------------------------------------ standings

    def prospects(self, table: Table, seat: int) -> float:
        return self.chance(cython.cast(Hanamikoji, table), seat)

    def chance(self, table: Hanamikoji, seat: int) -> float:
        """The chance to win the match, by charm and geishas."""
        lead = PER_CHARM * (table.charm_of(seat) - table.charm_of(1 - seat)) + PER_GEISHA * (
            table.geishas_of(seat) - table.geishas_of(1 - seat)
        )
        chance: float = 1.0 / (1.0 + exp(-lead))
        return chance
