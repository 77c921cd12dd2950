"""Love Letter: the facts and the rules, in the order of the rulebook.

Clause numbers (§) are those of the rulebook in `locale/`.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.table import Table
from kartaro.games.love_letter.box import FACTS

if not cython.compiled:  # compiled, the build makes C constants of these
    from kartaro.core.seats import ALL, DEALER, FACE_DOWN, MAX_SEATS, NOBODY
    from kartaro.core.table import NO_TWIN, lowest

    INLINE = ("take", "give", "lay", "put_before", "clear_round", "countess_must_go")

    SPY, GUARD, PRIEST, BARON, HANDMAID, PRINCE, CHANCELLOR, KING, COUNTESS, PRINCESS = range(10)
    CHARACTERS = 10
    DECK_SIZE = 28  # 21 cards, and room for the four that two Chancellors put under them
    ANY_CARD = (1 << CHARACTERS) - 1
    CHOOSE_ANOTHER = 1 << PRIEST | 1 << BARON | 1 << KING

    # kinds of facts, in the order of FACTS in box.py
    CHOSEN_FIRST, SHUFFLED, SET_ASIDE, TURNED_UP, DREW, TURN_BEGAN, PLAYED, DENIED, SHOWED, BEAT, TIED = range(11)
    PROTECTED, DISCARDED, DREW_ASIDE, CONSULTED, RETURNED, SWAPPED, KNOCKED_OUT, REVEALED = range(11, 19)
    ROUND_ENDED, TOOK_TOKEN, TOOK_SPY_TOKEN, ASIDE_REVEALED, MATCH_WON, EMPTIED, PLACED, STOOD = range(19, 27)

    # codes of moves: a play is card, target and name; a keep is the card kept and what goes under the deck
    PER_CARD, PER_TARGET = 60, 10
    KEEPS = 600
    PER_KEPT, PER_UNDER, NOTHING = 121, 11, 10

    LAST_ONE, SHOWDOWN, NOBODY_LEFT = range(3)

    # places where a position lays cards
    IN_HAND, IN_FRONT, IN_DECK, ASIDE, FACE_UP = range(5)

if t.TYPE_CHECKING:
    from kartaro.core.widths import i16, size, u8, u16
    from kartaro.games.love_letter.box import Terms


class LoveLetter(Table):
    """A match of Love Letter, as the truth or as one viewer knows it."""

    kinds = FACTS

    def __init__(self, terms: Terms, seats: int, viewer: int) -> None:
        super().__init__(seats, viewer)
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.counts = [0] * CHARACTERS
            self.rank = [0] * CHARACTERS
            self.names: list[i16] = [0] * CHARACTERS
            self.tokens = [0] * MAX_SEATS
            self.gained = [0] * MAX_SEATS
            self.hand = [[0] * 3 for _ in range(MAX_SEATS)]
            self.may: list[list[u16]] = [[0] * 3 for _ in range(MAX_SEATS)]
            self.n_hand = [0] * MAX_SEATS
            self.twin = [0] * MAX_SEATS
            self.unless: list[u16] = [0] * MAX_SEATS
            self.laid = [0] * 24
            self.laid_by = [0] * 24
            self.deck = [0] * DECK_SIZE
            self.up = [0] * 3
        # the edition, as numbers
        self.n_cards: u8 = sum(terms.counts)
        self.n_names = 0
        for card in range(CHARACTERS):
            self.counts[card] = terms.counts[card]
            self.rank[card] = terms.ranks[card]
            if card != GUARD and self.counts[card]:
                self.names[self.n_names] = card
                self.n_names += 1
        self.tokens_to_win: u8 = terms.tokens_to_win(seats)
        self.turns_up: u8 = terms.turned_up
        self.baron_tie_knocks_out: u8 = terms.baron_tie_knocks_out
        self.discards_break_ties: u8 = terms.discards_break_ties
        self.equal_discards_win: u8 = terms.equal_discards_win
        self.fallen_share: u8 = terms.fallen_share
        self.spy_bonus: u8 = terms.spy_bonus
        self.reveals_after_round: u8 = terms.reveals_after_round
        # the match
        self.asks = 1 << DEALER
        self.contenders = (1 << seats) - 1
        self.starter = 0
        self.round = 0
        self.match_winners = 0
        # the round
        self.top = 0
        self.end = 0
        self.turn = 0
        self.in_round = 0
        self.clear_round()

    # ------------------------------------------------------------------ facts
    # The only methods that change a table, each the same for truth and views, and the helpers they share.

    def take(self, seat: int, card: int) -> None:
        """A card reaches a hand."""
        n = self.n_hand[seat]
        self.hand[seat][n] = card
        self.may[seat][n] = ANY_CARD
        self.n_hand[seat] = n + 1

    def give(self, seat: int, card: int) -> None:
        """A card leaves a hand: a known one first, else one that may be it."""
        hand = self.hand[seat]
        may = self.may[seat]
        i: size
        after: size
        n: size = self.n_hand[seat] - 1
        self.n_hand[seat] = n
        if self.twin[seat] != NO_TWIN:
            self.loosen(seat, card)
        given: size = n
        for i in range(n - 1, -1, -1):
            if hand[i] == card:
                given = i
        if hand[given] != card or card == FACE_DOWN:
            given = self.give_face_down(seat, card)
        for i in range(n):
            after = i + (i >= given)
            hand[i] = hand[after]
            may[i] = may[after]

    def give_face_down(self, seat: int, card: int) -> int:
        """Which face-down card of a hand (its size already lessened) was `card`.

        Where it could have been either of two, the other may be anything: one of them was drawn last, unseen.
        """
        hand = self.hand[seat]
        may = self.may[seat]
        n = self.n_hand[seat]
        if card == FACE_DOWN:
            for i in range(n + 1):
                hand[i] = FACE_DOWN
                may[i] = ANY_CARD
            return n
        given = n
        for i in range(n + 1):
            if hand[i] == FACE_DOWN and may[i] >> card & 1:
                given = i
                may[i] = ANY_CARD
        return given

    def loosen(self, seat: int, card: int) -> None:
        """A card leaves a hand that a Baron found equal to another (its size already lessened).

        The two are equal still, unless one of them was a card that has been given since.
        """
        twin = self.twin[seat]
        if self.unless[seat] == 0:
            self.may[twin][0] &= self.may[seat][0] | self.unless[twin]  # what is known of the one holds for the other
        given = 1 << card if card != FACE_DOWN else 0
        if given and not self.may[seat][0] & given:
            return  # it was drawn since: the equal card stays
        self.unless[twin] |= given
        if self.n_hand[seat] == 0 and not self.unless[seat] & given:
            self.may[twin][0] &= self.unless[twin]
        if not given or self.unless[seat] & given or self.n_hand[seat] == 0:
            self.part(seat)

    def part(self, seat: int) -> None:
        """Nothing is known any more of a hand's being equal to another."""
        twin = self.twin[seat]
        if twin != NO_TWIN:
            self.twin[twin] = NO_TWIN
            self.twin[seat] = NO_TWIN

    def pair(self, seat: int, other: int) -> None:
        """The only cards of two hands are equal."""
        self.part(seat)
        self.part(other)
        self.twin[seat] = other
        self.twin[other] = seat
        self.unless[seat] = 0
        self.unless[other] = 0
        if self.hand[seat][0] == FACE_DOWN:
            self.hand[seat][0] = self.hand[other][0]
        else:
            self.hand[other][0] = self.hand[seat][0]

    def know_twin(self, seat: int, card: int) -> None:
        """A hand has been seen, and so what is known to be equal to it."""
        if self.twin[seat] != NO_TWIN and not self.unless[seat] >> card & 1:
            self.may[self.twin[seat]][0] &= self.unless[self.twin[seat]] | 1 << card
        self.part(seat)

    def exchange_twins(self, seat: int, other: int, card: int, card2: int) -> None:
        """Two hands are about to be exchanged, and with them what they are equal to."""
        if card != FACE_DOWN:
            self.know_twin(seat, card)
            self.know_twin(other, card2)
            return
        twin = self.twin[seat]
        unless = self.unless[seat]
        self.unless[seat] = self.unless[other]
        self.unless[other] = unless
        if twin == other:
            return
        self.twin[seat] = self.twin[other]
        self.twin[other] = twin
        if twin != NO_TWIN:
            self.twin[twin] = other
        if self.twin[seat] != NO_TWIN:
            self.twin[self.twin[seat]] = seat

    def lay(self, seat: int, card: int) -> None:
        """A card of a hand is laid face up before its owner, after those that lie there (§3.6)."""
        self.give(seat, card)
        self.put_before(seat, card)

    def put_before(self, seat: int, card: int) -> None:
        self.laid[self.n_laid] = card
        self.laid_by[self.n_laid] = seat
        self.n_laid += 1
        if card == SPY:
            self.spies |= 1 << seat

    # §2 Setting up

    def chosen_first(self, seat: int) -> None:
        self.starter = seat
        self.contenders = 1 << seat
        self.tell(CHOSEN_FIRST, seat, 0, 0, 0, 0, ALL, NOBODY)

    def shuffled(self) -> None:
        """All cards lie in the deck, in the order of `order`, and a round begins (§8.6)."""
        for i in range(self.n_cards):
            self.deck[i] = self.order[i]
        self.top = 0
        self.end = self.n_cards
        self.clear_round()
        self.in_round = (1 << self.seats) - 1
        self.round += 1
        self.rests = False
        self.asks = 0
        for seat in range(self.seats):
            self.gained[seat] = 0
        self.tell(SHUFFLED, 0, 0, 0, 0, 0, ALL, NOBODY)

    def clear_round(self) -> None:
        for seat in range(self.seats):
            self.n_hand[seat] = 0
            self.twin[seat] = NO_TWIN
        self.n_laid = 0
        self.n_up = 0
        self.aside = FACE_DOWN
        self.aside_lies = False
        self.owes = 0
        self.safe = 0
        self.spies = 0
        self.round_winners = 0

    def set_aside(self, card: int) -> None:
        self.top += 1
        self.aside = card
        self.aside_lies = True
        self.tell(SET_ASIDE, 0, 0, card, 0, 0, ALL, NOBODY)

    def turned_up(self, card: int) -> None:
        self.top += 1
        self.up[self.n_up] = card
        self.n_up += 1
        self.tell(TURNED_UP, 0, 0, card, 0, 0, ALL, ALL)

    def drew(self, seat: int, card: int) -> None:
        """A seat draws the top card. Whoever put it under the deck knows it still."""
        if card == FACE_DOWN:
            card = self.deck[self.top]
        self.top += 1
        self.take(seat, card)
        self.tell(DREW, seat, 0, card, 0, 0, ALL, 1 << seat)

    # §3 A turn

    def turn_began(self, seat: int) -> None:
        """A seat's protection ends and its turn begins (§3.1)."""
        self.turn = seat
        self.asks = 1 << seat
        self.safe &= ~(1 << seat)
        self.tell(TURN_BEGAN, seat, 0, 0, 0, 0, ALL, NOBODY)

    def played(self, seat: int, card: int, target: int, named: int) -> None:
        """A card is played, with the player chosen (oneself for none) and the name spoken."""
        self.lay(seat, card)
        if card == KING or card == PRINCE:
            self.may[seat][0] &= ~(1 << COUNTESS)  # §5.8.2: she would have had to go
        self.tell(PLAYED, seat, target, card, 0, named, ALL, ALL)

    # §5 The cards

    def denied(self, seat: int, named: int) -> None:
        """A seat does not hold the card a Guard named."""
        self.may[seat][0] &= ~(1 << named)
        self.tell(DENIED, seat, 0, 0, 0, named, ALL, NOBODY)

    def showed(self, seat: int, to: int, card: int) -> None:
        if card != FACE_DOWN:
            self.hand[seat][0] = card
            self.know_twin(seat, card)
        self.tell(SHOWED, seat, to, card, 0, 0, ALL, 1 << seat | 1 << to)

    def beat(self, seat: int, loser: int, card: int) -> None:
        """A seat's card is above the loser's, which is about to be seen by all."""
        self.may[seat][0] &= ANY_CARD & ~((2 << card) - 1)
        self.tell(BEAT, seat, loser, card, 0, 0, ALL, ALL)

    def tied(self, seat: int, other: int) -> None:
        """Two seats hold equal cards; the others learn no more than that."""
        both = self.may[seat][0] & self.may[other][0]
        self.may[seat][0] = both
        self.may[other][0] = both
        self.pair(seat, other)
        self.tell(TIED, seat, other, 0, 0, 0, ALL, NOBODY)

    def protected(self, seat: int) -> None:
        self.safe |= 1 << seat
        self.tell(PROTECTED, seat, 0, 0, 0, 0, ALL, NOBODY)

    def discarded(self, seat: int, card: int) -> None:
        self.lay(seat, card)
        self.tell(DISCARDED, seat, 0, card, 0, 0, ALL, ALL)

    def drew_aside(self, seat: int, card: int) -> None:
        self.aside_lies = False
        self.take(seat, card)
        self.tell(DREW_ASIDE, seat, 0, card, 0, 0, ALL, 1 << seat)

    def consulted(self, seat: int, cards: int) -> None:
        """A Chancellor brings cards; the seat will owe as many."""
        self.owes = cards
        self.tell(CONSULTED, seat, 0, 0, 0, cards, ALL, NOBODY)

    def returned(self, seat: int, card: int) -> None:
        """A card goes face down under the deck."""
        self.give(seat, card)
        self.deck[self.end] = card
        self.end += 1
        self.owes -= 1
        self.tell(RETURNED, seat, 0, card, 0, 0, ALL, 1 << seat)

    def swapped(self, seat: int, other: int, card: int, card2: int) -> None:
        """Two seats exchange hands; what anybody knew of them travels along."""
        if self.twin[seat] != NO_TWIN or self.twin[other] != NO_TWIN:
            self.exchange_twins(seat, other, card, card2)
        if card == FACE_DOWN:
            card = self.hand[seat][0]
            card2 = self.hand[other][0]
        may = self.may[seat][0]
        self.may[seat][0] = self.may[other][0]
        self.may[other][0] = may
        self.hand[seat][0] = card2
        self.hand[other][0] = card
        self.tell(SWAPPED, seat, other, card, card2, 0, ALL, 1 << seat | 1 << other)

    # §6 Out of the round

    def knocked_out(self, seat: int) -> None:
        self.in_round &= ~(1 << seat)
        self.tell(KNOCKED_OUT, seat, 0, 0, 0, 0, ALL, NOBODY)

    # §7 End of a round, §8 Tokens

    def revealed(self, seat: int, card: int) -> None:
        self.hand[seat][0] = card
        self.tell(REVEALED, seat, 0, card, 0, 0, ALL, ALL)

    def aside_revealed(self, card: int) -> None:
        self.aside = card
        self.tell(ASIDE_REVEALED, 0, 0, card, 0, 0, ALL, ALL)

    def round_ended(self, why: int, winners: int, contenders: int) -> None:
        """A round is over. The contenders are those of whom one starts the next (§8.5)."""
        self.round_winners = winners
        self.contenders = contenders
        self.starter = lowest(contenders)
        self.rests = True
        self.asks = 1 << DEALER
        self.safe = 0
        self.tell(ROUND_ENDED, winners, contenders, 0, 0, why, ALL, NOBODY)

    def took_token(self, seat: int) -> None:
        self.tokens[seat] += 1
        self.gained[seat] += 1
        self.tell(TOOK_TOKEN, seat, 0, 0, 0, 0, ALL, NOBODY)

    def took_spy_token(self, seat: int) -> None:
        self.tokens[seat] += 1
        self.gained[seat] += 1
        self.tell(TOOK_SPY_TOKEN, seat, 0, 0, 0, 0, ALL, NOBODY)

    def match_won(self, winners: int) -> None:
        self.match_winners = winners
        self.asks = 0
        self.tell(MATCH_WON, winners, 0, 0, 0, 0, ALL, NOBODY)

    # Laying out a position is made of facts too.

    def emptied(self) -> None:
        """The table is cleared for a position."""
        self.clear_round()
        self.top = 0
        self.end = 0
        self.in_round = (1 << self.seats) - 1
        self.round = 1
        self.rests = False
        self.asks = 0
        for seat in range(self.seats):
            self.tokens[seat] = 0
            self.gained[seat] = 0
        self.tell(EMPTIED, 0, 0, 0, 0, 0, ALL, NOBODY)

    def placed(self, seat: int, place: int, card: int) -> None:
        """A card lies at a place; a deck is laid from the top, a pile from the bottom."""
        if place == IN_HAND:
            self.take(seat, card)
        elif place == IN_FRONT:
            self.put_before(seat, card)
        elif place == IN_DECK:
            self.deck[self.end] = card
            self.end += 1
        elif place == ASIDE:
            self.aside = card
            self.aside_lies = True
        else:
            self.up[self.n_up] = card
            self.n_up += 1
        self.tell(PLACED, seat, place, card, 0, 0, ALL, NOBODY)

    def stood(self, seat: int, state: int, tokens: int) -> None:
        """A seat has tokens, and is in the round (1), protected (3) or out (0)."""
        self.tokens[seat] = tokens
        if not state & 1:
            self.in_round &= ~(1 << seat)
        if state & 2:
            self.safe |= 1 << seat
        self.tell(STOOD, seat, state, 0, 0, tokens, ALL, NOBODY)

    # ------------------------------------------------------------------ what may be done

    def moves(self, seat: int) -> int:
        if not self.asks >> seat & 1:
            return 0
        if seat == DEALER:
            return self.offer_starters()
        if self.owes:
            return self.offer_keeps(seat)
        return self.offer_plays(seat)

    def stock(self) -> int:
        """The whole deck is to be ordered, once it is settled who starts (§2.1)."""
        if self.contenders & (self.contenders - 1):
            return 0
        n = 0
        for card in range(CHARACTERS):
            for _ in range(self.counts[card]):
                self.order[n] = card
                n += 1
        return n

    def offer_starters(self) -> int:
        """Who may start (§2.5, §8.5); once that is settled, an order is asked for, and nothing is listed."""
        n = 0
        if self.contenders & (self.contenders - 1) == 0:
            return n
        for seat in range(self.seats):
            if self.contenders >> seat & 1:
                self.menu[n] = seat
                n += 1
        return n

    def offer_plays(self, seat: int) -> int:
        """One of the two cards (§3.3), the Countess if she must go (§5.8.2)."""
        one = self.hand[seat][0]
        two = self.hand[seat][1]
        if self.countess_must_go(one, two):
            self.menu[0] = COUNTESS * PER_CARD + seat * PER_TARGET
            return 1
        others = self.in_round & ~self.safe & ~(1 << seat)
        n = self.offer_card(one, seat, others, 0)
        if two != one:
            n = self.offer_card(two, seat, others, n)
        return n

    def countess_must_go(self, one: int, two: int) -> bool:
        """§5.8.2: the Countess beside the King or a Prince."""
        if one == COUNTESS:
            return two == KING or two == PRINCE
        return two == COUNTESS and (one == KING or one == PRINCE)

    def offer_card(self, card: int, seat: int, others: int, n: size) -> size:
        """The ways to play a card when `others` can be chosen (§4); the new length of the menu."""
        if card == GUARD and others:
            return self.offer_guesses(others, n)
        targets = 1 << seat  # nobody is chosen
        if card == PRINCE:  # §4.2, §4.4
            targets |= others
        if others and CHOOSE_ANOTHER >> card & 1:  # §4.1, §4.3
            targets = others
        return self.offer_targets(card * PER_CARD, targets, n)

    def offer_targets(self, base: int, targets: int, n: size) -> size:
        """Everybody is written down, and stays where the next one counts: no branch to foresee."""
        for target in range(self.seats):
            self.menu[n] = base + target * PER_TARGET
            n += targets >> target & 1
        return n

    def offer_guesses(self, targets: int, n: size) -> size:
        """§5.1.2: every character of this deck but the Guard may be named."""
        i: size
        for target in range(self.seats):
            if targets >> target & 1:
                base: i16 = GUARD * PER_CARD + target * PER_TARGET
                for i in range(CHARACTERS):  # a fixed number, of which the first n_names stay
                    self.menu[n + i] = base + self.names[i]
                n += self.n_names
        return n

    def offer_keeps(self, seat: int) -> int:
        """§5.6: keep one of the cards, the others go under the deck in any order."""
        one = self.hand[seat][0]
        two = self.hand[seat][1]
        if self.owes == 1:
            self.menu[0] = KEEPS + one * PER_KEPT + two * PER_UNDER + NOTHING
            self.menu[1] = KEEPS + two * PER_KEPT + one * PER_UNDER + NOTHING
            return 1 if one == two else 2
        three = self.hand[seat][2]
        n = self.offer_orders(one, two, three, 0)
        if two != one:
            n = self.offer_orders(two, one, three, n)
        if three != one and three != two:
            n = self.offer_orders(three, one, two, n)
        return n

    def offer_orders(self, kept: int, above: int, below: int, n: int) -> int:
        self.menu[n] = KEEPS + kept * PER_KEPT + above * PER_UNDER + below
        self.menu[n + 1] = KEEPS + kept * PER_KEPT + below * PER_UNDER + above
        return n + (1 if above == below else 2)

    # ------------------------------------------------------------------ rules

    def resolve(self, seat: int, move: int) -> None:
        if seat == DEALER:
            if self.contenders & (self.contenders - 1):
                self.chosen_first(move)
            else:
                self.set_up_round()
        elif move >= KEEPS:
            self.keep(seat, move - KEEPS)
        else:
            self.play_card(seat, move // PER_CARD, move // PER_TARGET % 6, move % PER_TARGET)

    # §2 Setting up

    def set_up_round(self) -> None:
        self.shuffled()
        self.set_aside(self.deck[self.top])  # §2.2
        if self.seats == 2:
            for _ in range(self.turns_up):  # §2.3
                self.turned_up(self.deck[self.top])
        for seat in range(self.seats):
            self.drew(seat, self.deck[self.top])  # §2.4
        self.begin_turn(self.starter)

    # §3 A turn

    def begin_turn(self, seat: int) -> None:
        self.turn_began(seat)  # §3.1
        self.drew(seat, self.deck[self.top])  # §3.2

    def play_card(self, seat: int, card: int, target: int, named: int) -> None:
        """§3.4: the effect follows, good or bad; a card that chooses oneself where others are meant has none."""
        if card != GUARD or target == seat:
            named = NOTHING
        self.played(seat, card, target, named)
        if card == GUARD:
            if target != seat:
                self.guard(target, named)
        elif card == PRIEST:
            if target != seat:
                self.showed(target, seat, self.hand[target][0])  # §5.2.1
        elif card == BARON:
            if target != seat:
                self.baron(seat, target)
        elif card == HANDMAID:
            self.protected(seat)  # §5.4.1
        elif card == PRINCE:
            self.prince(target)
        elif card == CHANCELLOR:
            self.chancellor(seat)
        elif card == KING:
            if target != seat:
                self.swapped(seat, target, self.hand[seat][0], self.hand[target][0])  # §5.7.1
        elif card == PRINCESS:
            self.knock_out(seat)  # §5.9.1
        if self.owes == 0:
            self.end_turn()

    def end_turn(self) -> None:
        """§7.1: is the round over? Else the next seat in the round has its turn (§3.5)."""
        remain = self.in_round
        if remain & (remain - 1) == 0 or self.top == self.end:
            self.end_round()
            return
        later = remain & ~((2 << self.turn) - 1)
        self.begin_turn(lowest(later or remain))

    # §5 The cards

    def guard(self, target: int, named: int) -> None:
        """§5.1.1"""
        if self.hand[target][0] == named:
            self.knock_out(target)
        else:
            self.denied(target, named)

    def baron(self, seat: int, target: int) -> None:
        """§5.3"""
        mine = self.hand[seat][0]
        theirs = self.hand[target][0]
        self.showed(seat, target, mine)
        self.showed(target, seat, theirs)
        if mine > theirs:
            self.beat(seat, target, theirs)
            self.knock_out(target)
        elif mine < theirs:
            self.beat(target, seat, mine)
            self.knock_out(seat)
        else:
            self.baron_tie(seat, target)

    def baron_tie(self, seat: int, target: int) -> None:
        """§5.3.2"""
        self.tied(seat, target)
        if self.baron_tie_knocks_out:
            self.knock_out(seat)
            self.knock_out(target)

    def prince(self, target: int) -> None:
        """§5.5"""
        if self.hand[target][0] == PRINCESS:
            self.knock_out(target)  # §5.5.2
            return
        self.discarded(target, self.hand[target][0])
        if self.top < self.end:
            self.drew(target, self.deck[self.top])
        else:
            self.drew_aside(target, self.aside)  # §5.5.3

    def chancellor(self, seat: int) -> None:
        """§5.6.1, and §5.6.3 where fewer than two cards are left."""
        left = self.end - self.top
        if left == 0:
            return
        n = 1 if left == 1 else 2
        self.consulted(seat, n)
        for _ in range(n):
            self.drew(seat, self.deck[self.top])

    def keep(self, seat: int, choice: int) -> None:
        """§5.6.2: what is not kept goes under the deck, the first named above the second."""
        above = choice // PER_UNDER % PER_UNDER
        below = choice % PER_UNDER
        self.returned(seat, above)
        if below != NOTHING:
            self.returned(seat, below)
        self.end_turn()

    # §6 Out of the round

    def knock_out(self, seat: int) -> None:
        """§6.1: the hand is laid open, without effect."""
        self.discarded(seat, self.hand[seat][0])
        self.knocked_out(seat)

    # §7 End of a round

    def end_round(self) -> None:
        remain = self.in_round
        if remain == 0:
            self.end_without_survivor()
        elif remain & (remain - 1) == 0:
            self.hand_out(LAST_ONE, remain, remain)  # §7.2
        else:
            self.showdown()

    def end_without_survivor(self) -> None:
        """§7.5: the two who fell together."""
        fallen = 1 << self.laid_by[self.n_laid - 1] | 1 << self.laid_by[self.n_laid - 2]
        self.hand_out(NOBODY_LEFT, fallen if self.fallen_share else 0, fallen)

    def showdown(self) -> None:
        """§7.3: the highest rank wins; §7.4: ties."""
        best = -1
        tied = 0
        for seat in range(self.seats):
            if self.in_round >> seat & 1:
                card = self.hand[seat][0]
                self.revealed(seat, card)
                if card > best:
                    best = card
                    tied = 0
                if card == best:
                    tied |= 1 << seat
        winners = tied
        if self.discards_break_ties and tied & (tied - 1):
            tied = self.highest_discards(tied)
            winners = tied
            if tied & (tied - 1) and not self.equal_discards_win:
                winners = 0
        self.hand_out(SHOWDOWN, winners, tied)

    def highest_discards(self, tied: int) -> int:
        """§7.4: of the tied, those with the highest sum of ranks before them, hand cards left out."""
        best = -1
        highest = 0
        for seat in range(self.seats):
            if tied >> seat & 1:
                total = self.discards_of(seat)
                if total > best:
                    best = total
                    highest = 0
                if total == best:
                    highest |= 1 << seat
        return highest

    def discards_of(self, seat: int) -> int:
        total = 0
        for i in range(self.n_laid):
            if self.laid_by[i] == seat:
                total += self.rank[self.laid[i]]
        return total

    # §8 Tokens and the match

    def hand_out(self, why: int, winners: int, contenders: int) -> None:
        """The round's tokens (§8.1), the Spy's (§8.2), and then the end of the match (§8.4)."""
        self.round_ended(why, winners, contenders)
        for seat in range(self.seats):
            if winners >> seat & 1:
                self.took_token(seat)
        if self.spy_bonus:
            alone = self.spies & self.in_round
            if alone and alone & (alone - 1) == 0:
                self.took_spy_token(lowest(alone))
        if self.reveals_after_round:
            self.reveal_rest(why)
        self.end_match()

    def reveal_rest(self, why: int) -> None:
        """§9.3, where the table chose so: the last hand and the card set aside."""
        if why == LAST_ONE:
            last = lowest(self.in_round)
            self.revealed(last, self.hand[last][0])
        if self.aside_lies:
            self.aside_revealed(self.aside)

    def end_match(self) -> None:
        """§8.4: everyone with enough tokens wins."""
        winners = 0
        for seat in range(self.seats):
            if self.tokens[seat] >= self.tokens_to_win:
                winners |= 1 << seat
        if winners:
            self.match_won(winners)

    # ------------------------------------------------------------------ what the table tells others

    def score(self, seat: int) -> int:
        return self.tokens[seat]

    def gain(self, seat: int) -> int:
        return self.gained[seat]

    def won(self, seat: int) -> bool:
        return self.match_winners >> seat & 1 != 0

    def hide(self) -> int:
        for card in range(CHARACTERS):
            self.unseen[card] = self.counts[card]
        self.see_laid()
        n = 0
        for seat in range(self.seats):
            first = n
            for i in range(self.n_hand[seat]):
                n = self.hide_card(self.hand[seat][i], self.may[seat][i], n)
            if self.twin[seat] < seat:
                self.hide_twin(seat, first)
        for i in range(self.top, self.end):
            n = self.hide_card(self.deck[i], ANY_CARD, n)
        if self.aside_lies:
            n = self.hide_card(self.aside, ANY_CARD, n)
        return n

    def see_laid(self) -> None:
        for i in range(self.n_laid):
            self.unseen[self.laid[i]] -= 1
        for i in range(self.n_up):
            self.unseen[self.up[i]] -= 1

    def hide_twin(self, seat: int, n: int) -> None:
        """The first card of a hand, listed as the n-th, equals the first of another listed before."""
        other = self.twin[seat]
        if self.hand[seat][0] == FACE_DOWN and self.hand[other][0] == FACE_DOWN:
            twin = self.place_of(other)
            self.hidden_twin[n] = twin
            self.hidden_unless[n] = self.unless[seat]
            self.hidden_unless[twin] = self.unless[other]

    def place_of(self, seat: int) -> int:
        """Where `hide` lists the first card of a hand."""
        n = 0
        for other in range(seat):
            for i in range(self.n_hand[other]):
                if self.hand[other][i] == FACE_DOWN:
                    n += 1
        return n

    def unhide(self) -> None:
        n = 0
        for seat in range(self.seats):
            for i in range(self.n_hand[seat]):
                if self.hand[seat][i] == FACE_DOWN:
                    self.hand[seat][i] = self.hidden_card[n]
                    n += 1
        for i in range(self.top, self.end):
            if self.deck[i] == FACE_DOWN:
                self.deck[i] = self.hidden_card[n]
                n += 1
        if self.aside_lies and self.aside == FACE_DOWN:
            self.aside = self.hidden_card[n]

    # What lies where, one by one; `state` is everything

    def hands(self) -> list[tuple[int, ...]]:
        """The cards that every seat holds."""
        return [tuple([self.hand[s][i] for i in range(self.n_hand[s])]) for s in range(self.seats)]

    def can_hold(self, seat: int) -> list[int]:
        """Of every card, how many a hand can hold: one that is known to be there, or those unseen that may be."""
        most, known, may = self.unseen_counts(), [0] * CHARACTERS, 0
        for i in range(self.n_hand[seat]):
            if self.hand[seat][i] == FACE_DOWN:
                may |= self.may[seat][i]
            else:
                known[self.hand[seat][i]] += 1
        return [known[card] + (most[card] if may >> card & 1 else 0) for card in range(CHARACTERS)]

    def fronts(self) -> list[tuple[int, ...]]:
        """The cards before every seat, the first one first."""
        return [tuple([self.laid[i] for i in range(self.n_laid) if self.laid_by[i] == s]) for s in range(self.seats)]

    def deck_seen(self) -> tuple[int, ...]:
        """The deck from its top on, face down where it is not known."""
        return tuple([self.deck[i] for i in range(self.top, self.end)])

    def turned(self) -> tuple[int, ...]:
        """The cards that lie open beside the deck."""
        return tuple([self.up[i] for i in range(self.n_up)])

    def state(self) -> dict[str, t.Any]:
        seats = range(self.seats)
        return {
            "asks": self.asks,
            "rests": bool(self.rests),
            "round": self.round,
            "starter": self.starter,
            "contenders": self.contenders,
            "tokens": [self.tokens[i] for i in seats],
            "gained": [self.gained[i] for i in seats],
            "hands": [list(hand) for hand in self.hands()],
            "may": [[self.may[s][i] for i in range(self.n_hand[s])] for s in seats],
            "twins": [(self.twin[i], self.unless[i]) for i in seats if self.twin[i] != NO_TWIN],
            "laid": [(self.laid_by[i], self.laid[i]) for i in range(self.n_laid)],
            "deck": list(self.deck_seen()),
            "aside": [self.aside] if self.aside_lies else [],
            "up": list(self.turned()),
            "turn": self.turn,
            "owes": self.owes,
            "in_round": self.in_round,
            "safe": self.safe,
            "spies": self.spies,
            "round_winners": self.round_winners,
            "match_winners": self.match_winners,
        }
