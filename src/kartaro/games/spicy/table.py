"""Spicy: the facts and the rules, in the order of the rulebook.

Clause numbers (§) are those of the rulebook in `locale/`. What the Spice It Up! cards amend is in `spice_it_up.py`.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.table import Table
from kartaro.games.spicy.box import FACTS

if not cython.compiled:  # compiled, the build makes C constants of these
    from kartaro.core.generator import below
    from kartaro.core.seats import ALL, DEALER, FACE_DOWN, MAX_SEATS, NOBODY, TRUTH
    from kartaro.games.spicy.box import N_CLAIMS, NUMBER_WILD, NUMBERS, SPICE_WILD
    from kartaro.games.spicy.spice_it_up import (
        claims_with,
        lays_paw,
        may_copy,
        number_is_right,
        numbers_after,
        tucked_under,
    )

    INLINE = ("clear_stack", "take", "give", "lie_on_top", "offer_claims", "offer_challenges", "gave")

    N_FACES = 32
    N_CARDS = 100
    OF_EACH, OF_WILD = 3, 5
    ANY_CARD = -1  # every bit
    NONE = 254
    TROPHIES = 3
    TROPHIES_TO_WIN = 2
    TROPHY_POINTS = 10
    LOTS = 60  # whichever number of up to five seats offers itself, each has the same share of them (§9.4)
    N_VARIANTS = 6

    # kinds of facts, in the order of FACTS in box.py
    CHOSEN_FIRST, SPICED, SHUFFLED, DREW, SLID_IN, TURN_BEGAN, CLAIMED, COPIED, ANNOUNCED, MISCLAIMED = range(10)
    FORGOT, PASSED, MUST_TUCK, TUCKED, OPENED, SEALED, ANSWERED, CALLED_LOT, DREW_LOT, CHALLENGED = range(10, 20)
    REVEALED, TOOK_STACK, RAIDED, WON_TROPHY, WORLD_ENDED, MATCH_WON = range(20, 26)
    EMPTIED, PLACED, STOOD, TOPPED, CAME_TO = range(26, 31)

    # what is asked for: a turn, cards to tuck, the dealer's place for World's End; or answers, after a card was
    # played, after a pass, to a last card, or only to copy it
    A_TURN, A_TUCK, A_HEIGHT, AFTER_PLAY, AFTER_PASS, TO_LAST, TO_COPY = range(7)

    # codes of what the dealer picks: a seat, or from here on a Spice It Up! card, a place for World's End, a lot
    VARIANT, HEIGHT, LOT = 8, 16, 32
    # codes of moves: a pass; from here on plays, tucks, and answers to what was played
    PASS, PLAYS, TUCKS, ANSWERS = 0, 1, 1921, 3072
    ANNOUNCING = N_FACES * N_CLAIMS  # a play that announces a last card has a code higher by this
    NO_TUCK = N_FACES  # in place of a card that is not tucked
    TUCK_BASE = NO_TUCK + 1
    PER_WINDOW = 72  # answers are numbered anew for every window: so an answer names what it answers (§9.9)
    # answers; to the last two is added the card
    LET_GO, FOR_GOOD, WRONG_NUMBER, WRONG_SPICE, WRONG, UNNAMED, COPY, COPY_ANNOUNCING = 0, 1, 2, 3, 4, 5, 6, 38

    AUTO, ON_PLAY, AT_ONE = range(3)
    SEAT_ORDER, AT_RANDOM, FIRST_ARRIVAL = range(3)
    LOW = 0b111
    OPENING = LOW | LOW << 10 | LOW << 20

    # places where a position lays cards
    IN_HAND, IN_DECK, WAS_PLAYED, IN_STACK = range(4)

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.games.spicy.box import Terms


class Spicy(Table):
    """A match of Spicy, as the truth or as one viewer knows it."""

    kinds = FACTS

    def __init__(self, terms: Terms, viewer: int) -> None:
        super().__init__(terms.seats, viewer)
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.hand = [[0] * N_FACES for _ in range(MAX_SEATS)]
            self.down = [0] * MAX_SEATS
            self.size = [0] * MAX_SEATS
            self.winnings = [0] * MAX_SEATS
            self.trophies = [0] * MAX_SEATS
            self.answer = [0] * MAX_SEATS
            self.arrival = [0] * MAX_SEATS
            self.copies = [0] * N_FACES
            self.deck = [0] * N_CARDS
            self.line = [0] * N_CARDS
        self.chili_is_must: bool = terms.chili_is_must
        self.luck_is_exact: bool = terms.luck_is_exact
        self.announce = terms.announce
        self.faults: bool = terms.faults
        self.simultaneous = terms.simultaneous
        self.ends_on_draw: bool = terms.ends_on_draw
        self.above = terms.above
        self.jitter = terms.jitter
        for face in range(N_FACES):
            self.copies[face] = terms.copies[face]
        self.n_cards = sum(terms.copies)
        self.hand_size = terms.hand_size
        self.everyone = (1 << terms.seats) - 1
        self.asks = 1 << DEALER
        self.variants = terms.variants
        self.picks = terms.picks
        self.contenders = self.everyone
        self.match_winners = 0
        self.clear()

    # ------------------------------------------------------------------ facts
    # The only methods that change a table, each the same for truth and views, and the helpers they share.

    def clear(self) -> None:
        """Nothing lies anywhere, and nothing has happened."""
        for seat in range(MAX_SEATS):
            for face in range(N_FACES):
                self.hand[seat][face] = 0
            self.down[seat] = 0
            self.size[seat] = 0
            self.winnings[seat] = 0
            self.trophies[seat] = 0
            self.answer[seat] = NONE
            self.arrival[seat] = 0
        self.top = 0
        self.end = 0
        self.worlds_end = FACE_DOWN
        self.ended = False
        self.n_line = 0
        self.turn = 0
        self.phase = A_TURN
        self.window = 0
        self.n_answers = 0
        self.lot = NONE
        self.announced_by = 0
        self.clear_stack()

    def clear_stack(self) -> None:
        self.start = self.n_line
        self.top_at = 0
        self.owner = NONE
        self.claim = NONE
        self.is_copy = False
        self.is_last = False
        self.is_decided = False
        self.addressed = 0
        self.done = 0

    def take(self, seat: int, card: int) -> None:
        """A card reaches a hand."""
        self.size[seat] += 1
        if card == FACE_DOWN:
            self.down[seat] += 1
        else:
            self.hand[seat][card] += 1

    def give(self, seat: int, card: int) -> None:
        """A card goes from a hand, a known one first, else one face down there, to where all that was played lies."""
        self.size[seat] -= 1
        if card != FACE_DOWN and self.hand[seat][card]:
            self.hand[seat][card] -= 1
        else:
            self.down[seat] -= 1
        self.line[self.n_line] = card
        self.n_line += 1

    # §2 Setting up

    def chosen_first(self, seat: int) -> None:
        self.turn = seat
        self.contenders = 1 << seat
        self.tell(CHOSEN_FIRST, seat, 0, 0, 0, 0, ALL, NOBODY)

    def spiced(self, variant: int) -> None:
        """A Spice It Up! card is in play (§2.4)."""
        self.variants |= 1 << variant
        if self.picks:
            self.picks -= 1
        self.tell(SPICED, 0, 0, 0, 0, variant, ALL, NOBODY)

    def shuffled(self) -> None:
        """All cards lie in the deck, in the order of `order` (§2.1)."""
        for i in range(self.n_cards):
            self.deck[i] = self.order[i]
        self.end = self.n_cards
        self.rests = False
        self.phase = A_HEIGHT
        self.tell(SHUFFLED, 0, 0, 0, 0, 0, ALL, NOBODY)

    def drew(self, seat: int, card: int) -> None:
        self.top += 1
        self.take(seat, card)
        if self.size[seat] != 1:
            self.announced_by &= ~(1 << seat)
        self.tell(DREW, seat, 0, card, 0, 0, ALL, 1 << seat)

    def slid_in(self, above: int) -> None:
        """World's End is in the deck, this many cards deep; where chance has shifted it, nobody is told (§2.2)."""
        self.worlds_end = self.top + above
        self.tell(SLID_IN, 0, 0, 0, 0, above, NOBODY if self.jitter else ALL, NOBODY)

    # §3 A turn

    def turn_began(self, seat: int) -> None:
        self.turn = seat
        self.phase = A_TURN
        self.asks = 1 << seat
        self.tell(TURN_BEGAN, seat, 0, 0, 0, 0, ALL, NOBODY)

    def claimed(self, seat: int, card: int, claim: int) -> None:
        """A card is played face down and declared to be something (§3.2)."""
        self.lie_on_top(seat, card, claim)
        self.is_copy = False
        self.tell(CLAIMED, seat, 0, card, 0, claim, ALL, 1 << seat)

    def copied(self, seat: int, other: int, card: int, claim: int) -> None:
        """The same is declared of another card, out of turn (§8.6.1)."""
        self.lie_on_top(seat, card, claim)
        self.is_copy = True
        self.tell(COPIED, seat, other, card, 0, claim, ALL, 1 << seat)

    def lie_on_top(self, seat: int, card: int, claim: int) -> None:
        self.top_at = self.n_line
        self.give(seat, card)
        self.owner = seat
        self.turn = seat
        self.claim = claim
        self.is_last = self.size[seat] == 0
        self.is_decided = False
        self.addressed = 0
        self.done = 0

    def misclaimed(self, seat: int, claim: int) -> None:
        """What was declared does not fit; the card goes back unseen (§3.7)."""
        self.tell(MISCLAIMED, seat, 0, 0, 0, claim, ALL, NOBODY)

    def passed(self, seat: int) -> None:
        self.tell(PASSED, seat, 0, 0, 0, 0, ALL, NOBODY)

    # §4 Challenges

    def challenged(self, seat: int, other: int, trait: int) -> None:
        self.asks = 0
        self.tell(CHALLENGED, seat, other, 0, 0, trait, ALL, NOBODY)

    def revealed(self, seat: int, card: int) -> None:
        """The top card is turned up, and no other (§4.4)."""
        self.line[self.top_at] = card
        self.tell(REVEALED, seat, 0, card, 0, 0, ALL, ALL)

    def took_stack(self, seat: int, number: int) -> None:
        """§4.7."""
        self.winnings[seat] += number
        self.clear_stack()
        self.tell(TOOK_STACK, seat, 0, 0, 0, number, ALL, NOBODY)

    # §5 The last card and the trophies

    def announced(self, seat: int) -> None:
        self.announced_by |= 1 << seat
        self.tell(ANNOUNCED, seat, 0, 0, 0, 0, ALL, NOBODY)

    def forgot(self, seat: int, claim: int) -> None:
        """A last card was not announced; it goes back unseen (§5.2)."""
        self.tell(FORGOT, seat, 0, 0, 0, claim, ALL, NOBODY)

    def won_trophy(self, seat: int) -> None:
        """Its last card is decided and can no longer be challenged (§5.4)."""
        self.trophies[seat] += 1
        self.is_last = False
        self.is_decided = self.owner != NONE
        self.asks = 0
        self.tell(WON_TROPHY, seat, 0, 0, 0, 0, ALL, NOBODY)

    # §6 World's End, §7 The end

    def world_ended(self) -> None:
        self.ended = True
        self.tell(WORLD_ENDED, 0, 0, 0, 0, 0, ALL, NOBODY)

    def match_won(self, winners: int) -> None:
        self.match_winners = winners
        self.rests = True
        self.asks = 0
        self.tell(MATCH_WON, winners, 0, 0, 0, 0, ALL, NOBODY)

    # §8 Spice It Up!

    def raided(self, seat: int, number: int) -> None:
        """What lies under a paw is won as the next card comes; the stack goes on above it (§8.3.2)."""
        self.winnings[seat] += number
        self.start = self.n_line
        self.tell(RAIDED, seat, 0, 0, 0, number, ALL, NOBODY)

    def must_tuck(self, seat: int, most: int) -> None:
        """A seat is asked which cards to tuck (§8.4.1)."""
        self.phase = A_TUCK
        self.asks = 1 << seat
        self.tell(MUST_TUCK, seat, 0, 0, 0, most, ALL, NOBODY)

    def tucked(self, seat: int, card: int) -> None:
        """A card goes under the top card, and above all others."""
        top = self.line[self.top_at]
        self.give(seat, card)
        self.line[self.top_at] = card
        self.top_at += 1
        self.line[self.top_at] = top
        self.asks = 0
        self.tell(TUCKED, seat, 0, card, 0, 0, ALL, 1 << seat)

    # §9 Reactions

    def opened(self, seats: int, phase: int) -> None:
        """All these are asked together (§9.1); who is not asked again has let the card go for good (§9.7)."""
        self.phase = phase
        if phase == AFTER_PASS:
            self.done = self.everyone & ~seats & ~(1 << self.owner)
        self.asks = seats
        self.addressed = seats
        self.window += 1
        self.n_answers = 0
        self.lot = NONE
        for seat in range(self.seats):
            self.answer[seat] = NONE
        self.tell(OPENED, seats, 0, 0, 0, phase, ALL, NOBODY)

    def sealed(self, seat: int, answer: int) -> None:
        """What a seat answers, heard by itself alone."""
        self.answer[seat] = answer
        if answer == FOR_GOOD:
            self.done |= 1 << seat
        self.tell(SEALED, seat, 0, 0, 0, answer, 1 << seat, NOBODY)

    def answered(self, seat: int) -> None:
        """That a seat has answered, and as which of all, is no secret."""
        if self.answer[seat] == NONE:
            self.answer[seat] = FACE_DOWN
        self.arrival[seat] = self.n_answers
        self.n_answers += 1
        self.asks &= ~(1 << seat)
        self.tell(ANSWERED, seat, 0, 0, 0, 0, ALL, NOBODY)

    def called_lot(self) -> None:
        """The dealer is asked for a lot, whether several seats want the same or not (§9.4)."""
        self.asks = 1 << DEALER
        self.tell(CALLED_LOT, 0, 0, 0, 0, 0, ALL, NOBODY)

    def drew_lot(self, lot: int) -> None:
        self.lot = lot
        self.tell(DREW_LOT, 0, 0, 0, 0, lot, NOBODY, NOBODY)

    # Laying out a position is made of facts too.

    def emptied(self) -> None:
        self.clear()
        self.contenders = 1
        self.picks = 0
        self.rests = False
        self.phase = A_HEIGHT
        self.asks = 1 << DEALER
        self.tell(EMPTIED, 0, 0, 0, 0, 0, ALL, NOBODY)

    def placed(self, seat: int, place: int, card: int) -> None:
        """A card lies at a place; a deck is laid from the top, what was played, and the stack, from the first card."""
        if place == IN_HAND:
            self.take(seat, card)
        elif place == IN_DECK:
            self.deck[self.end] = card
            self.end += 1
        else:
            self.line[self.n_line] = card
            self.n_line += 1
            if place == WAS_PLAYED:
                self.start += 1
        self.tell(PLACED, seat, place, card, 0, 0, ALL, NOBODY)

    def stood(self, seat: int, trophies: int, winnings: int) -> None:
        """What a seat has won so far."""
        self.trophies[seat] = trophies
        self.winnings[seat] = winnings
        self.tell(STOOD, seat, trophies, 0, 0, winnings, ALL, NOBODY)

    def topped(self, seat: int, how: int, claim: int) -> None:
        """The top card is this seat's, and was declared to be that: as a copy, as a last card, as one decided."""
        self.owner = seat
        self.claim = claim
        self.top_at = self.n_line - 1
        self.is_copy = how & 1 != 0
        self.is_last = how & 2 != 0
        self.is_decided = how & 4 != 0
        self.tell(TOPPED, seat, how, 0, 0, claim, ALL, NOBODY)

    def came_to(self, seat: int, announced_by: int, window: int) -> None:
        """Whose turn it is or was, who has announced a last card, and how often all have been asked."""
        self.turn = seat
        self.announced_by = announced_by
        self.window = window
        self.tell(CAME_TO, seat, announced_by, 0, 0, window, ALL, NOBODY)

    # ------------------------------------------------------------------ what may be done

    def moves(self, seat: int) -> int:
        if not self.asks >> seat & 1:
            return 0
        if seat == DEALER:
            return self.offer_picks()
        if self.phase == A_TURN:
            return self.offer_turn(seat)
        if self.phase == A_TUCK:
            return self.offer_tucks(seat)
        return self.offer_answers(seat)

    def stock(self) -> int:
        """All cards are to be ordered, once it is settled who starts and what spices the match up (§2.1)."""
        if not self.rests or self.contenders & self.contenders - 1 or self.picks:
            return 0
        n = 0
        for face in range(N_FACES):
            for _ in range(self.copies[face]):
                self.order[n] = face
                n += 1
        return n

    def offer_picks(self) -> int:
        """Who starts (§2.5), then a Spice It Up! card (§2.4); in the match the place of World's End, or a lot."""
        if not self.rests and self.phase == A_HEIGHT:
            return self.offer_numbers(HEIGHT, 2 * self.jitter + 1)
        if not self.rests:
            return self.offer_numbers(LOT, LOTS)
        n = 0
        if self.contenders & self.contenders - 1:
            for seat in range(self.seats):
                if self.contenders >> seat & 1:
                    self.menu[n] = seat
                    n += 1
        elif self.picks:
            for variant in range(N_VARIANTS):
                if not self.variants >> variant & 1:
                    self.menu[n] = VARIANT + variant
                    n += 1
        return n

    def offer_numbers(self, first: int, count: int) -> int:
        for number in range(count):
            self.menu[number] = first + number
        return count

    def offer_turn(self, seat: int) -> int:
        """§3.1: a pass, or any card with any declaration that fits; with faults on, with any at all (§3.7)."""
        self.menu[0] = PASS
        n = 1
        count = self.list_claims((1 << N_CLAIMS) - 1 if self.faults else self.claims())
        both = self.may_announce(seat)
        for card in range(N_FACES):
            if self.hand[seat][card]:
                n = self.offer_claims(PLAYS + card * N_CLAIMS, count, n)
                if both:
                    n = self.offer_claims(PLAYS + ANNOUNCING + card * N_CLAIMS, count, n)
        return n

    def list_claims(self, claims: int) -> int:
        """Spread a set of declarations out in `pool`, to be combined with every card; their number."""
        count = 0
        claim = 0
        while claims:
            if claims & 1:
                self.pool[count] = claim
                count += 1
            claims >>= 1
            claim += 1
        return count

    def offer_claims(self, first: int, count: int, n: int) -> int:
        for i in range(count):
            self.menu[n + i] = first + self.pool[i]
        return n + count

    def claims(self) -> int:
        """What may be declared now, a bit for each declaration (§3.4-3.6)."""
        if self.owner == NONE:
            return OPENING
        number = self.claim % NUMBERS + 1
        follow = LOW if number == NUMBERS else (1 << NUMBERS) - (1 << number)
        follow = numbers_after(self.variants, follow, number)
        return claims_with(self.variants, follow, self.claim // NUMBERS, self.chili_is_must)

    def may_announce(self, seat: int) -> bool:
        """Whether a seat chooses to say that it plays, or is down to, its last card (§5.1)."""
        if self.announce == AUTO:
            return False
        if self.size[seat] == 1:
            return not self.announced_by >> seat & 1
        return self.announce == AT_ONE and self.size[seat] == 2

    def offer_tucks(self, seat: int) -> int:
        """Which cards go under a 5: none to two of them, or just two, or all there are (§8.4.1)."""
        n = 0
        exact = min(self.size[seat], 2) if self.luck_is_exact else 0
        if exact == 0:
            self.menu[n] = TUCKS + NO_TUCK * TUCK_BASE + NO_TUCK
            n += 1
        for card in range(N_FACES):
            if self.hand[seat][card] == 0:
                continue
            if exact < 2:
                self.menu[n] = TUCKS + card * TUCK_BASE + NO_TUCK
                n += 1
            n = self.offer_second_tucks(seat, card, n)
        return n

    def offer_second_tucks(self, seat: int, card: int, n: int) -> int:
        """With a card tucked, a second one that is not before it, so that no two are listed twice."""
        for other in range(card, N_FACES):
            if self.hand[seat][other] > (1 if other == card else 0):
                self.menu[n] = TUCKS + card * TUCK_BASE + other
                n += 1
        return n

    def offer_answers(self, seat: int) -> int:
        """§9.2: to let the card go, to challenge it, or to copy it."""
        first = ANSWERS + self.window * PER_WINDOW
        self.menu[0] = first + LET_GO
        n = 1
        if self.phase == AFTER_PLAY or self.phase == AFTER_PASS:
            self.menu[n] = first + FOR_GOOD
            n += 1
        if self.phase != TO_COPY:
            n = self.offer_challenges(first, n)
        if may_copy(self.variants) and (self.phase == AFTER_PLAY or self.phase == TO_COPY):
            n = self.offer_copies(seat, first + COPY, n)
            if self.may_announce(seat):
                n = self.offer_copies(seat, first + COPY_ANNOUNCING, n)
        return n

    def offer_challenges(self, first: int, n: int) -> int:
        """The number or the spice (§4.3); a copy is just wrong (§8.6.5)."""
        if self.is_copy:
            self.menu[n] = first + WRONG
            return n + 1
        self.menu[n] = first + WRONG_NUMBER
        self.menu[n + 1] = first + WRONG_SPICE
        n += 2
        if self.faults:
            self.menu[n] = first + UNNAMED
            n += 1
        return n

    def offer_copies(self, seat: int, first: int, n: int) -> int:
        for card in range(N_FACES):
            if self.hand[seat][card]:
                self.menu[n] = first + card
                n += 1
        return n

    # ------------------------------------------------------------------ rules

    def resolve(self, seat: int, move: int) -> None:
        if seat == DEALER:
            self.dealer_decides(move)
        elif move >= ANSWERS:
            self.take_answer(seat, (move - ANSWERS) % PER_WINDOW)
        elif move >= TUCKS:
            self.tuck(seat, (move - TUCKS) // TUCK_BASE, (move - TUCKS) % TUCK_BASE)
        elif move == PASS:
            self.passed(seat)
            self.pass_turn(seat)
        else:
            move -= PLAYS
            self.play_card(seat, move % ANNOUNCING // N_CLAIMS, move % N_CLAIMS, move >= ANNOUNCING)

    # §2 Setting up

    def dealer_decides(self, move: int) -> None:
        if not self.rests and self.phase == A_HEIGHT:
            self.begin(self.above - self.jitter + move - HEIGHT)
        elif not self.rests:
            self.drew_lot(move - LOT)
            self.settle()
        elif self.contenders & self.contenders - 1:
            self.chosen_first(move)
        elif self.picks:
            self.spiced(move - VARIANT)
        else:
            self.set_up()

    def set_up(self) -> None:
        """§2.1: six cards each; §2.2: World's End goes into the deck, where its mark says or chance shifts it."""
        self.shuffled()
        for _ in range(self.hand_size):
            for seat in range(self.seats):
                self.drew(seat, self.deck[self.top])
        if self.jitter == 0:
            self.begin(self.above)

    def begin(self, above: int) -> None:
        self.slid_in(above)
        self.turn_began(self.turn)

    # §3 A turn

    def play_card(self, seat: int, card: int, claim: int, announces: bool) -> None:
        """§3.2: any card may be played; what is declared must fit (§3.7), and a last card be announced (§5.2)."""
        if not self.claims() >> claim & 1:
            self.misclaimed(seat, claim)
            self.pass_turn(seat)
        elif self.size[seat] == 1 and not self.is_announced(seat, announces):
            self.forgot(seat, claim)
            self.pass_turn(seat)
        else:
            self.announce_last(seat)
            self.raid()
            self.claimed(seat, card, claim)
            self.follow_up(seat, announces)

    def pass_turn(self, seat: int) -> None:
        """§3.9: one card is drawn; then the top card may be challenged once more (§9.6), and the turn goes on."""
        self.draw(seat, 1)
        if self.is_over():
            self.finish()
        else:
            self.ask_again()

    def draw(self, seat: int, number: int) -> None:
        """Cards are drawn until World's End is on top, or would be drawn (§6.1)."""
        for _ in range(number):
            if self.top == self.worlds_end:
                self.world_ended()
                return
            self.drew(seat, self.deck[self.top])
            if self.top == self.worlds_end and not self.ends_on_draw:
                self.world_ended()
                return

    def next_turn(self) -> None:
        self.turn_began((self.turn + 1) % self.seats)

    # §4 Challenges

    def challenge(self, seat: int, trait: int) -> None:
        """§4.4: the top card alone is revealed; §4.7: a winner has the stack, §4.8: the loser draws two and starts."""
        owner = self.owner
        self.challenged(seat, owner, trait)
        self.revealed(owner, self.line[self.top_at])
        is_right = self.is_right(self.line[self.top_at], trait)
        winner = owner if is_right else seat
        loser = seat if is_right else owner
        earns_trophy = is_right and self.is_last
        self.took_stack(winner, self.n_line - self.start)
        if earns_trophy:
            self.won_trophy(owner)  # §5.5
        self.draw(loser, 2)
        if not self.is_over() and earns_trophy:
            self.draw(owner, self.hand_size)  # §5.7
        if self.is_over():
            self.finish()
        else:
            self.turn_began(loser)

    def is_right(self, card: int, trait: int) -> bool:
        """Whether the top card is as declared in what was named (§4.5); who names nothing is wrong about it (§4.3)."""
        if trait == WRONG_NUMBER:
            return self.has_number(card, self.claim)
        if trait == WRONG_SPICE:
            return self.has_spice(card, self.claim)
        if trait == UNNAMED:
            return True
        return self.has_number(card, self.claim) and self.has_spice(card, self.claim)  # §8.6.5

    def has_number(self, card: int, claim: int) -> bool:
        """§4.6: a number wild has every number, a spice wild none."""
        if card >= N_CLAIMS:
            return card == NUMBER_WILD
        return number_is_right(self.variants, card % NUMBERS + 1, claim % NUMBERS + 1)

    def has_spice(self, card: int, claim: int) -> bool:
        """§4.6: a spice wild has every spice, a number wild none."""
        if card >= N_CLAIMS:
            return card == SPICE_WILD
        return card // NUMBERS == claim // NUMBERS

    # §5 The last card and the trophies

    def is_announced(self, seat: int, announces: bool) -> bool:
        """Whether a seat that plays its last card has said so, or need not (§5.1)."""
        return self.announce == AUTO or announces or self.announced_by >> seat & 1 != 0

    def announce_last(self, seat: int) -> None:
        """All are told that this card is the last one, unless they have been."""
        if self.size[seat] == 1 and not self.announced_by >> seat & 1:
            self.announced(seat)

    def let_last_go(self) -> None:
        """§5.4: a last card that all let go wins a trophy; the stack stays. Then it may be copied (§9.8)."""
        seat = self.owner
        self.won_trophy(seat)
        if not self.is_over():
            self.draw(seat, self.hand_size)
        if self.is_over():
            self.finish()
        elif may_copy(self.variants):
            self.opened(self.everyone & ~(1 << seat), TO_COPY)
        else:
            self.next_turn()

    # §7 The end and the score

    def is_over(self) -> bool:
        """§7.1: by World's End, by a second trophy, or by the third of all."""
        total = 0
        for seat in range(self.seats):
            total += self.trophies[seat]
            if self.trophies[seat] == TROPHIES_TO_WIN:
                return True
        return self.ended or total == TROPHIES

    def finish(self) -> None:
        """§7.2: two trophies win; §7.4: else the most points do, and equal points together."""
        winners = 0
        best = -N_CARDS
        for seat in range(self.seats):
            if self.trophies[seat] == TROPHIES_TO_WIN:
                self.match_won(1 << seat)
                return
            points = self.points(seat)
            if points > best:
                best = points
                winners = 0
            if points == best:
                winners |= 1 << seat
        self.match_won(winners)

    def points(self, seat: int) -> int:
        """§7.3: one for each card won, ten for each trophy, one off for each card in hand."""
        return self.winnings[seat] + TROPHY_POINTS * self.trophies[seat] - self.size[seat]

    # §8 Spice It Up!

    def raid(self) -> None:
        """The next card is coming: what lies under a paw goes to whom it belongs."""
        if self.has_paw():
            self.raided(self.owner, self.n_line - self.start)

    def has_paw(self) -> bool:
        """Whether the paw of the top card's owner lies on the stack (§8.3.1)."""
        return self.owner != NONE and lays_paw(self.variants, self.claim % NUMBERS + 1)

    def follow_up(self, seat: int, announces: bool) -> None:
        """What follows a card that was just played: an announcement (§5.1), cards to tuck, and everybody's answers."""
        if announces and self.size[seat] == 1:
            self.announced(seat)
        most = min(self.size[seat], tucked_under(self.variants, self.claim % NUMBERS + 1))
        if most:
            self.must_tuck(seat, most)
        else:
            self.ask_all()

    def tuck(self, seat: int, card: int, other: int) -> None:
        """§8.4: cards go under the 5, and as many are drawn."""
        number = 0
        if card != NO_TUCK:
            self.tucked(seat, card)
            number = 1
        if other != NO_TUCK:
            self.tucked(seat, other)
            number = 2
        self.draw(seat, number)
        if self.is_over():
            self.finish()
        else:
            self.ask_all()

    def copy_top(self, seat: int, card: int, announces: bool) -> None:
        """§8.6.1: the same is declared, the turn goes on from here; §8.6.8: unless a last card was not announced."""
        claim = self.claim
        if self.size[seat] == 1 and not self.is_announced(seat, announces):
            self.forgot(seat, claim)
            self.pass_turn(seat)
            return
        owner = self.owner
        self.announce_last(seat)
        self.raid()
        self.copied(seat, owner, card, claim)
        self.follow_up(seat, announces)

    # §9 Reactions

    def ask_all(self) -> None:
        """§9.1: after a card everybody else is asked; a last card can only be challenged or let go (§9.8)."""
        self.opened(self.everyone & ~(1 << self.owner), TO_LAST if self.is_last else AFTER_PLAY)

    def ask_again(self) -> None:
        """§9.6: after a pass those who have not let the card go for good are asked about a challenge."""
        asked = 0
        if self.owner != NONE and not self.is_decided:
            asked = self.everyone & ~self.done & ~(1 << self.owner)
        if asked:
            self.opened(asked, AFTER_PASS)
        else:
            self.next_turn()

    def take_answer(self, seat: int, answer: int) -> None:
        self.sealed(seat, answer)
        self.answered(seat)
        if self.asks:
            return
        if self.simultaneous == AT_RANDOM and self.addressed & self.addressed - 1:
            self.called_lot()
        else:
            self.settle()

    def settle(self) -> None:
        """All answers are in. §9.3: a challenge goes before a copy; §9.5: what does not count stays sealed."""
        seat = self.chosen_one(WRONG_NUMBER, UNNAMED)
        if seat != NONE:
            self.challenge(seat, self.answer[seat])
            return
        if self.phase == TO_LAST:
            self.let_last_go()
            return
        seat = self.chosen_one(COPY, COPY_ANNOUNCING + N_FACES - 1)
        if seat == NONE:
            self.next_turn()
        elif self.answer[seat] >= COPY_ANNOUNCING:
            self.copy_top(seat, self.answer[seat] - COPY_ANNOUNCING, announces=True)
        else:
            self.copy_top(seat, self.answer[seat] - COPY, announces=False)

    def chosen_one(self, first: int, last: int) -> int:
        """§9.4: of those who answered so, the nearest clockwise, or the one by lot, or who came first; else NONE."""
        number = 0
        chosen = NONE
        for step in range(1, self.seats):
            seat = (self.owner + step) % self.seats
            if self.gave(seat, first, last):
                number += 1
                if number == 1 or (self.simultaneous == FIRST_ARRIVAL and self.arrival[seat] < self.arrival[chosen]):
                    chosen = seat
        if number > 1 and self.simultaneous == AT_RANDOM:
            return self.by_lot(first, last, self.lot % number)
        return chosen

    def by_lot(self, first: int, last: int, number: int) -> int:
        """Of those who gave such an answer, the one at this index."""
        seat = self.owner
        while number >= 0:
            seat = (seat + 1) % self.seats
            if self.gave(seat, first, last):
                number -= 1
        return seat

    def gave(self, seat: int, first: int, last: int) -> bool:
        return self.addressed >> seat & 1 != 0 and first <= self.answer[seat] <= last

    # ------------------------------------------------------------------ what the table tells others

    def score(self, seat: int) -> int:
        """Points are counted when the match is over (§7.3)."""
        return self.points(seat) if self.match_winners else 0

    def gain(self, seat: int) -> int:
        """A match is one round."""
        return self.score(seat)

    def won(self, seat: int) -> bool:
        return self.match_winners >> seat & 1 != 0

    def hide(self) -> int:
        for face in range(N_FACES):
            self.unseen[face] = self.copies[face]
            for seat in range(self.seats):
                self.unseen[face] -= self.hand[seat][face]
        n = 0
        for seat in range(self.seats):
            for _ in range(self.down[seat]):
                n = self.hide_card(FACE_DOWN, ANY_CARD, n)
        for i in range(self.n_line):
            n = self.hide_card(self.line[i], ANY_CARD, n)
        for i in range(self.top, self.end):
            n = self.hide_card(self.deck[i], ANY_CARD, n)
        return n

    def unhide(self) -> None:
        n = 0
        for seat in range(self.seats):
            while self.down[seat]:
                self.hand[seat][self.hidden_card[n]] += 1
                self.down[seat] -= 1
                n += 1
        for i in range(self.n_line):
            if self.line[i] == FACE_DOWN:
                self.line[i] = self.hidden_card[n]
                n += 1
        for i in range(self.top, self.end):
            if self.deck[i] == FACE_DOWN:
                self.deck[i] = self.hidden_card[n]
                n += 1

    def choose_unseen(self, generator: Generator) -> None:
        """Where World's End lies, what others have answered, and who of them has let the card go for good."""
        if self.worlds_end == FACE_DOWN and not self.rests and self.phase != A_HEIGHT:
            dealt = self.dealt()
            first = max(dealt + self.above - self.jitter, self.top if self.ends_on_draw else self.top + 1)
            self.worlds_end = first + below(generator, dealt + self.above + self.jitter - first + 1)
        for seat in range(self.seats):
            if self.addressed >> seat & 1 and self.answer[seat] == FACE_DOWN:
                self.choose_answer(seat, generator)

    def dealt(self) -> int:
        """How many cards were drawn before World's End went into the deck; in a position that was laid out, none."""
        return self.hand_size * self.seats if self.end == self.n_cards else 0

    def choose_answer(self, seat: int, generator: Generator) -> None:
        """While it counts, any answer; once the card has been let go, only whether for good (§9.7)."""
        if self.phase == A_TURN:
            self.answer[seat] = LET_GO if self.is_decided else below(generator, 2)
        else:
            n = self.offer_answers(seat)
            self.answer[seat] = (self.menu[below(generator, n)] - ANSWERS) % PER_WINDOW
        if self.answer[seat] == FOR_GOOD:
            self.done |= 1 << seat

    def open_window(self) -> int | None:
        """Of answers to a card that was played, or to a pass (§9.1)."""
        return self.window if self.phase >= AFTER_PLAY else None

    def state(self) -> dict[str, t.Any]:
        seats = range(self.seats)
        return {
            "asks": self.asks,
            "rests": bool(self.rests),
            "contenders": self.contenders,
            "variants": [self.variants >> variant & 1 for variant in range(N_VARIANTS)],
            "picks": self.picks,
            "hands": [
                [card for card in range(N_FACES) for _ in range(self.hand[seat][card])] + [FACE_DOWN] * self.down[seat]
                for seat in seats
            ],
            "winnings": [self.winnings[seat] for seat in seats],
            "trophies": [self.trophies[seat] for seat in seats],
            "points": [self.points(seat) for seat in seats],
            "deck": [self.deck[i] for i in range(self.top, self.end)],
            "played": [self.line[i] for i in range(self.n_line)],
            "start": self.start,
            "top_at": self.top_at if self.owner != NONE else NONE,
            "owner": self.owner,
            "claim": self.claim,
            "has_paw": bool(self.has_paw()),
            "is_copy": bool(self.is_copy),
            "is_last": bool(self.is_last),
            "is_decided": bool(self.is_decided),
            "done": [self.done >> seat & 1 if self.knows_choices_of(seat) else FACE_DOWN for seat in seats],
            "announced": [self.announced_by >> seat & 1 for seat in seats],
            "above": FACE_DOWN if self.worlds_end == FACE_DOWN else self.worlds_end - self.top,
            "ended": bool(self.ended),
            "turn": self.turn,
            "phase": self.phase,
            "window": self.window,
            "addressed": self.addressed,
            "answers": [self.answer[seat] if self.addressed >> seat & 1 else NONE for seat in seats],
            "arrivals": [self.arrival[seat] if self.answers_in(seat) else NONE for seat in seats],
            "match_winners": self.match_winners,
        }

    def knows_choices_of(self, seat: int) -> bool:
        """Whether it is known if a seat has let the card go for good: who was asked last may have done so unheard."""
        return self.viewer == TRUTH or self.viewer == seat or not self.addressed >> seat & 1

    def answers_in(self, seat: int) -> bool:
        return bool(self.addressed >> seat & 1) and self.answer[seat] != NONE
