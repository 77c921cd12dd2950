"""Rules of thumb for Spicy: tell the truth while you can, half of it when you must, and doubt by counting."""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.thumb import Thumb
from kartaro.games.spicy.box import FACTS

if not cython.compiled:
    from math import exp

    from kartaro.core.generator import advance
    from kartaro.core.seats import FACE_DOWN, MAX_SEATS, TRUTH
    from kartaro.core.thumb import ONE_IN, odds
    from kartaro.games.spicy.box import N_CLAIMS, NUMBERS
    from kartaro.games.spicy.table import (
        A_HEIGHT,
        ANNOUNCING,
        ANSWERS,
        COPY,
        COPY_ANNOUNCING,
        FOR_GOOD,
        LET_GO,
        N_CARDS,
        N_FACES,
        NO_TUCK,
        NONE,
        OF_EACH,
        PER_WINDOW,
        PLAYS,
        TUCK_BASE,
        TUCKS,
        UNNAMED,
        WRONG_NUMBER,
        WRONG_SPICE,
        Spicy,
    )

    INLINE = ("truth", "sealed", "heaviest", "attraction", "tells", "stand")

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.core.widths import u32

TRUE, HALF, FALSE, DRAWS = 0.5, 0.1, -0.4, -0.2
"""How good it is to play a card as what it is, as half of what it is, as what it is not; to pass."""
OPENINGS, LOW_NUMBERS = 9, 3
"""How much can be declared when a stack begins, and after a ten."""
NUMBER_SUFFERS, SPICE_SUFFERS = 0.8, 0.3
"""Of what is not wholly true, how often the number is wrong, and the spice."""
SENSE_TRUE, SENSE_HALF, SENSE_FALSE = 0.65, 0.3, 0.05
CHANCE_TRUE, CHANCE_HALF, CHANCE_FALSE = 0.03, 0.4, 0.57
"""What is challenged turns out to be wholly, half or not at all true so often: of players with sense, and by chance."""
LEARNED_TRUE, LEARNED_HALF, LEARNED_FALSE = 0.28, 0.59, 0.13
RANDOM_TRUE, RANDOM_HALF, RANDOM_FALSE = 0.07, 0.5, 0.43
"""The same of nets, who bluff, and of those who play at random; of claims that a net chose to challenge."""
LEARNED_DOUBTS, RANDOM_DOUBTS = 0.2, 0.5
"""How often these two challenge a claim."""
FIRST_TRUST = 0.8
"""How likely somebody is no random player, before anything is seen of it."""
SURER = 10.0
"""As SURE, for what others are taken to do."""
A_CARD = 0.08
"""What a card won, or one that another must draw, is worth."""
LAST = 0.6
"""What it is worth to keep somebody from a trophy."""
HORIZON = 12
"""How many decisions ahead points are worth counting."""
CLAIMING = frozenset({"claimed", "copied"})
GOING_ON = frozenset({"claimed", "passed"})
EARLY_WON, EARLY_TROPHY, EARLY_HELD = 0.04, 1.0, 0.27
LATE_WON, LATE_TROPHY, LATE_HELD = 0.24, 5.0, 0.67
"""How much a card won, a trophy and a card in hand tell of who will win: in the beginning, and at World's End."""
SURE = 8.0
"""How strongly a move that is better by 1 is preferred."""


def thumb(edition: Edition, seats: int) -> SpicyThumb:
    """The rules of thumb for a table."""
    del edition
    return SpicyThumb(seats)


def shares_of(face: int) -> int:
    """The declarations that are true of a face at least by half."""
    if face >= N_CLAIMS:
        return (1 << N_CLAIMS) - 1
    return 0b11_1111_1111 << 10 * (face // 10) | 0b1_0000000001_0000000001 << face % 10


def number_of(claims: u32) -> int:
    """How many declarations these are: the bits are added up in pairs, then in fours, and so on."""
    claims -= claims >> 1 & 0x5555_5555
    claims = (claims & 0x3333_3333) + (claims >> 2 & 0x3333_3333)
    claims = claims + (claims >> 4) & 0x0F0F_0F0F
    claims += claims >> 8
    return claims + (claims >> 16) & 0x3F


class SpicyThumb(Thumb):
    """Judges moves, claims and doubts of Spicy."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.horizon = HORIZON
        self.plays_out = True
        self.wrong_number = self.wrong_spice = self.wrong_either = 0.0
        self.choice = (1 << N_CLAIMS) - 1
        """What could be declared when the top card was played."""
        self.options = 0.0
        self.most = 0.0
        self.asked = False
        """Whether the other has yet to answer to one's own claim."""
        self.odds_true: float = odds(SURER * TRUE)
        self.odds_half: float = odds(SURER * HALF)
        self.odds_false: float = odds(SURER * FALSE)
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.left = [0.0] * N_FACES
            self.shares: list[u32] = [0] * N_FACES
            self.trust = [0.0] * MAX_SEATS
        for face in range(N_FACES):
            self.shares[face] = shares_of(face)
        for seat in range(MAX_SEATS):
            self.trust[seat] = FIRST_TRUST

    def weigh(self, table: Table, seat: int, n: int) -> None:
        self.weigh_moves(cython.cast(Spicy, table), seat, n)

    def weigh_moves(self, table: Spicy, seat: int, n: int) -> None:
        if table.menu[0] >= ANSWERS:
            self.weigh_answers(table, seat, n)
        elif table.menu[0] >= TUCKS:
            self.weigh_tucks(table, n)
        else:
            self.weigh_turn(table, seat, n)

    # ------------------------------------------------------------------ a turn

    def weigh_turn(self, table: Spicy, seat: int, n: int) -> None:
        """A card as what it is, if that fits; and never forget to announce a last one."""
        both = table.may_announce(seat)
        claims = table.claims()
        self.weight[0] = odds(SURE * DRAWS)
        for i in range(1, n):
            move = table.menu[i] - PLAYS
            advantage = self.truth(table, move % ANNOUNCING // N_CLAIMS, move % N_CLAIMS, TRUE, HALF, FALSE)
            if (both and move < ANNOUNCING) or not claims >> move % N_CLAIMS & 1:
                advantage = -1.0
            self.weight[i] = odds(SURE * advantage)

    def truth(self, table: Spicy, card: int, claim: int, whole: float, half: float, none: float) -> float:
        """One of three values, by how much of a claim is true of a card."""
        number = table.has_number(card, claim)
        spice = table.has_spice(card, claim)
        if number and spice:
            return whole
        return half if number or spice else none

    def weigh_tucks(self, table: Spicy, n: int) -> None:
        """Whatever can be got rid of."""
        for i in range(n):
            move = table.menu[i] - TUCKS
            self.weight[i] = 1.0
            if move // TUCK_BASE != NO_TUCK:
                self.weight[i] = 3.0
            if move % TUCK_BASE != NO_TUCK:
                self.weight[i] = 9.0

    # ------------------------------------------------------------------ answers

    def weigh_answers(self, table: Spicy, seat: int, n: int) -> None:
        self.count(table, seat)
        self.doubt(table)
        stakes = A_CARD * (table.n_line - table.start + 2)
        for i in range(n):
            self.weight[i] = odds(SURE * self.answer(table, seat, (table.menu[i] - ANSWERS) % PER_WINDOW, stakes))

    def answer(self, table: Spicy, seat: int, answer: int, stakes: float) -> float:
        """What an answer is worth; to let go is worth nothing, or costs a trophy."""
        if answer == LET_GO:
            return 0.0
        if answer == FOR_GOOD:
            return 0.02
        if answer == UNNAMED:
            return -1.0
        if answer >= COPY:
            if answer < COPY_ANNOUNCING and table.may_announce(seat):
                return -1.0
            card = answer - COPY_ANNOUNCING if answer >= COPY_ANNOUNCING else answer - COPY
            return self.truth(table, card, table.claim, TRUE, FALSE, FALSE)
        if table.is_last:
            stakes += LAST
        if answer == WRONG_NUMBER:
            return stakes * (2 * self.wrong_number - 1) + (LAST * self.wrong_number if table.is_last else 0.0)
        if answer == WRONG_SPICE:
            return stakes * (2 * self.wrong_spice - 1) + (LAST * self.wrong_spice if table.is_last else 0.0)
        return stakes * (2 * self.wrong_either - 1)

    def count(self, table: Spicy, seat: int) -> None:
        """The copies of each face that a seat has not seen."""
        for face in range(N_FACES):
            self.left[face] = table.copies[face] - table.hand[seat][face]
        if table.viewer != TRUTH:
            for i in range(table.n_line):
                if table.line[i] != FACE_DOWN and table.line[i] != NONE:
                    self.left[table.line[i]] -= 1

    def doubt(self, table: Spicy) -> None:
        """The chances that the top card has not the number, not the spice, or not both.

        Who holds a card that fits plays it as what it is. How likely it is to hold one follows from how much could be
        declared: much when a stack begins, less the higher the number. Who has none, tells half of the truth.
        """
        choice: float = OPENINGS
        if table.n_line - table.start > 1:
            choice = NUMBERS + 2 - (table.claim % NUMBERS + 1)
            if choice > NUMBERS - 1:
                choice = LOW_NUMBERS
        none = 1.0
        for _ in range(table.size[table.owner] + 1):
            none *= 1.0 - choice * OF_EACH / N_CARDS
        honest = self.sense[table.owner] * (1.0 - none) * self.left[table.claim] / OF_EACH
        self.wrong_either = 1.0 - honest
        self.wrong_number = NUMBER_SUFFERS * self.wrong_either
        self.wrong_spice = SPICE_SUFFERS * self.wrong_either

    # ------------------------------------------------------------------ what the others did

    def hear(self, view: Table, fact: Fact) -> None:
        """Remember what could have been declared, and how true it was if it comes to light."""
        kind = FACTS[fact.kind].name
        if self.seats == 2:
            self.note_answer(view, fact.seat, kind)
        if kind in CLAIMING:
            self.watch(view)
        elif kind == "revealed" and fact.seat != view.viewer:
            self.see_through(view, fact.seat, fact.cards[0])

    def note_answer(self, view: Table, seat: int, kind: str) -> None:
        """A claim of one's own is challenged, or the other goes on."""
        if kind in CLAIMING and seat == view.viewer:
            self.asked = True
        elif self.asked and seat != view.viewer and (kind == "challenged" or kind in GOING_ON):
            self.asked = False
            doubts = kind == "challenged"
            self.judge(
                seat,
                LEARNED_DOUBTS if doubts else 1.0 - LEARNED_DOUBTS,
                RANDOM_DOUBTS if doubts else 1.0 - RANDOM_DOUBTS,
            )

    def judge(self, seat: int, by_learned: float, by_random: float) -> None:
        """A seat did something that is so likely for a net, so likely for a random player."""
        self.trust[seat] = self.likelier(self.trust[seat], by_learned, by_random)

    def watch(self, view: Table) -> None:
        self.choice = self.choices(cython.cast(Spicy, view))
        self.most = 0.0

    def see_through(self, view: Table, seat: int, card: int) -> None:
        """A top card is turned up: was it what somebody with sense would have played?"""
        self.compare(cython.cast(Spicy, view), seat, card)

    def compare(self, view: Spicy, seat: int, card: int) -> None:
        self.learn(
            seat,
            self.truth(view, card, view.claim, SENSE_TRUE, SENSE_HALF, SENSE_FALSE),
            self.truth(view, card, view.claim, CHANCE_TRUE, CHANCE_HALF, CHANCE_FALSE),
        )
        self.judge(
            seat,
            self.truth(view, card, view.claim, LEARNED_TRUE, LEARNED_HALF, LEARNED_FALSE),
            self.truth(view, card, view.claim, RANDOM_TRUE, RANDOM_HALF, RANDOM_FALSE),
        )

    def choices(self, view: Spicy) -> int:
        return view.claims()

    def sense_of_others(self, seat: int) -> float:
        """How likely any of the others plays with sense.

        A bluff that is caught looks like a lack of it, and of several who bluff one has always been caught. Of a
        single other more is known: what a net does, and what a random player does.
        """
        if self.seats == 2:
            return self.trust[1 - seat]
        none = 1.0
        for other in range(self.seats):
            if other != seat:
                none *= 1.0 - self.sense[other]
        return 1.0 - none

    def plausible(self, world: Table, seat: int, generator: Generator) -> float:
        return self.explain(cython.cast(Spicy, world), seat, generator)

    def explain(self, world: Spicy, seat: int, generator: Generator) -> float:
        """The top card becomes one that its owner would have played so; how well the rest of the hand agrees."""
        self.answer_for_others(world, seat, generator)
        if world.owner == NONE or world.owner == seat:
            return 1.0
        self.count_options(world, world.owner)
        for face in range(N_FACES):
            self.left[face] = 0.0
        for i in range(world.top, world.end):
            self.left[world.deck[i]] += 1.0
        card = world.line[world.top_at]
        self.left[card] += 1.0
        total = 0.0
        for face in range(N_FACES):
            if self.left[face] > 0.0:
                self.left[face] *= self.tells(world, face)
                total += self.left[face]
        point = (advance(generator) >> 11) * ONE_IN * total
        face = 0
        while face < N_FACES - 1 and point >= self.left[face]:
            point -= self.left[face]
            face += 1
        if face != card and self.left[face] > 0.0:
            i = world.top
            while world.deck[i] != face:
                i += 1
            world.deck[i] = card
            world.line[world.top_at] = face
        self.most = max(self.most, total)
        return total / self.most

    def answer_for_others(self, world: Spicy, seat: int, generator: Generator) -> None:
        """What others have answered, sealed, is what rules of thumb say, if they play with sense."""
        if world.phase <= A_HEIGHT:
            return
        for other in range(world.seats):
            if other == seat or not world.addressed >> other & 1 or world.asks >> other & 1:
                continue
            if (advance(generator) >> 11) * ONE_IN < self.sense[other]:
                n = world.offer_answers(other)
                self.weigh_answers(world, other, n)
                self.sealed(world, other, (world.menu[self.heaviest(n)] - ANSWERS) % PER_WINDOW)

    def sealed(self, world: Spicy, seat: int, answer: int) -> None:
        world.answer[seat] = answer
        world.done &= ~(1 << seat)
        if answer == FOR_GOOD:
            world.done |= 1 << seat

    def heaviest(self, n: int) -> int:
        best = 0
        for i in range(1, n):
            if self.weight[i] > self.weight[best]:
                best = i
        return best

    def count_options(self, world: Spicy, owner: int) -> None:
        """How attractive all is that the owner could have declared of its other cards."""
        self.options = odds(SURER * DRAWS)
        for face in range(N_FACES):
            if world.hand[owner][face]:
                self.options += self.attraction(face)

    def attraction(self, face: int) -> float:
        """How attractive it is, all in all, to play a card as any of the things that could be declared."""
        half = number_of(self.choice & self.shares[face])
        whole = 1 if face < N_CLAIMS and self.choice >> face & 1 else 0
        if whole:
            half -= 1
        none = number_of(self.choice) - half - whole
        return whole * self.odds_true + half * self.odds_half + none * self.odds_false

    def tells(self, world: Spicy, face: int) -> float:
        """How often the owner would have played this card as what it declared."""
        total = self.options
        if not world.hand[world.owner][face]:
            total += self.attraction(face)
        sensible = self.truth(world, face, world.claim, self.odds_true, self.odds_half, self.odds_false) / total
        sense = self.sense[world.owner]
        return sense * sensible + (1.0 - sense) / ((world.size[world.owner] + 1.0) * number_of(self.choice))

    # ------------------------------------------------------------------ standings

    def prospects(self, table: Table, seat: int) -> float:
        return self.chance(cython.cast(Spicy, table), seat)

    def chance(self, table: Spicy, seat: int) -> float:
        """The chance to win: points tell, the more the fewer cards are left."""
        late = 1.0 - (table.worlds_end - table.top) / (1.0 * table.above)
        total = 0.0
        mine = self.stand(table, seat, late)
        for other in range(table.seats):
            total += exp(self.stand(table, other, late) - mine)
        return 1.0 / total

    def stand(self, table: Spicy, seat: int, late: float) -> float:
        return (
            (EARLY_WON + (LATE_WON - EARLY_WON) * late) * table.winnings[seat]
            + (EARLY_TROPHY + (LATE_TROPHY - EARLY_TROPHY) * late) * table.trophies[seat]
            - (EARLY_HELD + (LATE_HELD - EARLY_HELD) * late) * table.size[seat]
        )
