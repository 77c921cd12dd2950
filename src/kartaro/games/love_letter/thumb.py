"""Rules of thumb for Love Letter: count the cards, guess what is likely, compare when high, keep what wins."""

from __future__ import annotations

import functools
import itertools
import typing as t
from array import array

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.thumb import Thumb
from kartaro.games.love_letter.box import FACTS, terms_of
from kartaro.games.love_letter.table import LoveLetter

if not cython.compiled:
    from kartaro.core.seats import FACE_DOWN, MAX_SEATS, TRUTH
    from kartaro.core.thumb import odds
    from kartaro.games.love_letter.table import (
        BARON,
        CHANCELLOR,
        CHARACTERS,
        GUARD,
        HANDMAID,
        KEEPS,
        KING,
        NOTHING,
        PER_CARD,
        PER_KEPT,
        PER_TARGET,
        PRIEST,
        PRINCE,
        PRINCESS,
        SPY,
    )

    INLINE = ("holds", "keeping")

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table

MOST_STANDINGS = 20_000
"""Maximum distributions of tokens whose value is worked out in advance."""

# What things are worth, where 1 is about the difference between a round won and a round lost.
OUT = 0.8
"""A player knocked out."""
SHIELD, LOOK, COUNSEL, UPSET, SPYING = 0.14, 0.10, 0.12, 0.06, 0.08
"""To be protected, to see a hand, to choose among three, to make somebody draw anew, to have played a Spy."""
EXPOSED = 0.10
"""What is lost when another gets to know my hand."""
HIGH = 0.35
"""What the highest card to keep is worth over the lowest."""
SURE = 9.0
"""How strongly a move that is better by 1 is preferred."""


def thumb(edition: Edition, seats: int) -> LoveLetterThumb:
    """The rules of thumb for a table."""
    terms = terms_of(edition)
    return LoveLetterThumb(LoveLetter(terms, seats, TRUTH), seats, terms.tokens_to_win(seats), max(terms.ranks))


class LoveLetterThumb(Thumb):
    """Judges moves, hands and standings of Love Letter."""

    def __init__(self, scratch: Table, seats: int, tokens_to_win: int, top_rank: int) -> None:
        super().__init__(seats)
        self.scratch = scratch
        self.tokens_to_win = tokens_to_win
        self.reach = min(tokens_to_win, int(MOST_STANDINGS ** (1 / seats)))
        self.chances = array("d", chances(seats, self.reach))
        self.top_rank = top_rank
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.left = [0.0] * CHARACTERS
            self.prior = [0.0] * CHARACTERS
            self.pool = [0.0] * MAX_SEATS
            self.trust = [[0.0] * CHARACTERS for _ in range(MAX_SEATS)]
        for seat in range(MAX_SEATS):
            self.forget(seat)

    # ------------------------------------------------------------------ moves

    def weigh(self, table: Table, seat: int, n: int) -> None:
        self.weigh_moves(cython.cast(LoveLetter, table), seat, n)

    def weigh_moves(self, table: LoveLetter, seat: int, n: int) -> None:
        if table.menu[0] >= KEEPS:  # a Chancellor's choice
            for i in range(n):
                self.weight[i] = odds(SURE * self.keeping(table, (table.menu[i] - KEEPS) // PER_KEPT))
            return
        self.count(table, seat)
        for i in range(n):
            move = table.menu[i]
            card = move // PER_CARD
            kept = table.hand[seat][1] if table.hand[seat][0] == card else table.hand[seat][0]
            self.weight[i] = odds(SURE * self.aim(table, seat, card, kept, move // PER_TARGET % 6, move % PER_TARGET))

    def count(self, table: LoveLetter, seat: int) -> None:
        """What a seat has not seen: the copies `left` of each card, and how many of them each other may have."""
        for card in range(CHARACTERS):
            self.left[card] = table.counts[card]
        for i in range(table.n_laid):
            self.left[table.laid[i]] -= 1
        for i in range(table.n_up):
            self.left[table.up[i]] -= 1
        for i in range(table.n_hand[seat]):
            self.left[table.hand[seat][i]] -= 1
        for other in range(table.seats):
            total = 0.0
            if table.in_round >> other & 1:
                for card in range(CHARACTERS):
                    if table.may[other][0] >> card & 1:
                        total += self.left[card]
            self.pool[other] = total if total > 0.0 else 1.0

    def holds(self, table: LoveLetter, other: int, card: int) -> float:
        """The chance that another holds a card, as far as the seat knows."""
        if table.viewer != TRUTH and table.hand[other][0] != FACE_DOWN:
            return 1.0 if table.hand[other][0] == card else 0.0
        return self.left[card] / self.pool[other] if table.may[other][0] >> card & 1 else 0.0

    def aim(self, table: LoveLetter, seat: int, card: int, kept: int, target: int, named: int) -> float:
        """What it is worth to play a card, keeping the other."""
        keep = self.keeping(table, kept)
        if card == PRINCESS:
            return -1.0
        if card == HANDMAID:
            return keep + SHIELD
        if card == SPY:
            return keep + SPYING
        if card == CHANCELLOR:
            return keep + COUNSEL
        if card == PRINCE and target == seat:
            return -1.0 if kept == PRINCESS else -keep
        if target == seat:
            return keep
        if card == GUARD:
            return keep + OUT * self.holds(table, target, named)
        if card == PRIEST:
            return keep + LOOK
        if card == BARON:
            return keep + OUT * self.duel(table, target, kept)
        if card == PRINCE:
            return keep + UPSET + OUT * self.holds(table, target, PRINCESS)
        if card == KING:
            return self.swap(table, target, kept) - EXPOSED
        return keep

    def duel(self, table: LoveLetter, target: int, mine: int) -> float:
        """The chance that the target's card is lower, less that it is higher."""
        balance = 0.0
        for card in range(CHARACTERS):
            if card < mine:
                balance += self.holds(table, target, card)
            elif card > mine:
                balance -= self.holds(table, target, card)
        return balance

    def swap(self, table: LoveLetter, target: int, mine: int) -> float:
        """What the hand is worth that the target is likely to have."""
        total = 0.0
        for card in range(CHARACTERS):
            total += self.holds(table, target, card) * self.keeping(table, card)
        return total

    def keeping(self, table: LoveLetter, card: int) -> float:
        """What it is worth to keep a card."""
        return HIGH * table.rank[card] / self.top_rank

    # ------------------------------------------------------------------ what the others did

    def hear(self, view: Table, fact: Fact) -> None:
        """What each of the others does says something about the hand it keeps, until that changes."""
        kind = FACTS[fact.kind].name
        if kind in {"shuffled", "emptied"}:
            for seat in range(MAX_SEATS):
                self.forget(seat)
        elif kind == "played" and fact.seat != view.viewer:
            self.watch(
                view,
                fact.seat,
                fact.cards[0],
                fact.cards[0] * PER_CARD + fact.other * PER_TARGET + (fact.number if fact.number < NOTHING else 0),
            )
        elif kind in {"discarded", "consulted"}:
            self.forget(fact.seat)
        elif kind == "swapped":
            for card in range(CHARACTERS):
                mine = self.trust[fact.seat][card]
                self.trust[fact.seat][card] = self.trust[fact.other][card]
                self.trust[fact.other][card] = mine

    def forget(self, seat: int) -> None:
        for card in range(CHARACTERS):
            self.trust[seat][card] = 1.0

    def watch(self, view: Table, seat: int, card: int, move: int) -> None:
        self.infer(cython.cast(LoveLetter, view), cython.cast(LoveLetter, self.scratch), seat, card, move)

    def infer(self, view: LoveLetter, scratch: LoveLetter, seat: int, played: int, move: int) -> None:
        """A seat plays a card and keeps another: which, if it plays as I would?

        Either it had kept the other one before, or it had kept the one it plays now and has drawn the other.
        """
        self.count(view, view.viewer)
        for kept in range(CHARACTERS):
            self.prior[kept] = self.left[kept] if view.may[seat][0] >> kept & 1 else 0.0
        before = self.trust[seat][played]
        by_thumb = 0.0
        by_chance = 0.0
        best = 0.0
        for kept in range(CHARACTERS):
            scratch.copy_from(view)
            scratch.hand[seat][0] = kept
            scratch.hand[seat][1] = played
            n = scratch.moves(seat)
            chosen = self.chosen(scratch, seat, move, n)
            held = self.trust[seat][kept] + before
            by_thumb += self.prior[kept] * held * chosen
            by_chance += self.prior[kept] * held / n
            self.trust[seat][kept] = held * (self.sense[seat] * chosen + (1.0 - self.sense[seat]) / n)
            best = max(best, self.trust[seat][kept])
        self.learn(seat, by_thumb, by_chance)
        for kept in range(CHARACTERS):
            self.trust[seat][kept] = self.trust[seat][kept] / best if best > 0.0 else 1.0

    def chosen(self, table: LoveLetter, seat: int, move: int, n: int) -> float:
        """How often a seat that plays by rules of thumb chooses one of n moves, more decidedly than they say."""
        self.weigh_moves(table, seat, n)
        total = 0.0
        weight = 0.0
        for i in range(n):
            total += self.weight[i] * self.weight[i]
            if table.menu[i] == move:
                weight = self.weight[i] * self.weight[i]
        return weight / total

    def plausible(self, world: Table, seat: int, generator: Generator) -> float:
        return self.agrees(cython.cast(LoveLetter, world), seat)

    def agrees(self, world: LoveLetter, seat: int) -> float:
        product = 1.0
        for other in range(world.seats):
            if other != seat and world.in_round >> other & 1:
                product *= self.trust[other][world.hand[other][0]]
        return product

    # ------------------------------------------------------------------ standings

    def prospects(self, table: Table, seat: int) -> float:
        return self.chance(cython.cast(LoveLetter, table), seat)

    def chance(self, table: LoveLetter, seat: int) -> float:
        """The chance to win the match if every further round is anybody's."""
        shift = self.shift(table) if self.tokens_to_win > self.reach else 0
        place = 0
        for i in range(table.seats):
            other = seat - i if seat >= i else seat - i + table.seats
            need = self.tokens_to_win - table.tokens[other] - shift
            need = min(need, self.reach)
            place = place * self.reach + need - 1
        return self.chances[place]

    def shift(self, table: LoveLetter) -> int:
        """Where there are too many tokens to work out, by how many all are taken to be nearer to their goal."""
        least = self.tokens_to_win
        for seat in range(table.seats):
            least = min(least, self.tokens_to_win - table.tokens[seat])
        return max(least - self.reach + 2, 0)


@functools.lru_cache
def chances(seats: int, reach: int) -> tuple[float, ...]:
    """The first seat's chance to be the first who wins the rounds it needs, each round being anybody's.

    By how many rounds each seat needs, from 1 to `reach`: the first seat's number counts most.
    """
    won: dict[tuple[int, ...], float] = {}
    for needs in itertools.product(range(1, reach + 1), repeat=seats):
        total = 0.0
        for winner in range(seats):
            if needs[winner] == 1:
                total += winner == 0
            else:
                total += won[(*needs[:winner], needs[winner] - 1, *needs[winner + 1 :])]
        won[needs] = total / seats
    return tuple(won.values())
