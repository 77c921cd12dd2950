"""Hanamikoji: the facts and the rules, in the order of the rulebook.

Clause numbers (§) are those of the rulebook in `locale/`.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.table import Table
from kartaro.games.hanamikoji.box import FACTS

if not cython.compiled:  # compiled, the build makes C constants of these
    from kartaro.core.seats import ALL, DEALER, FACE_DOWN, NOBODY

    INLINE = ("take", "give", "repeats")

    GEISHAS = 7
    N_CARDS = 21
    ANY_ITEM = (1 << GEISHAS) - 1
    NEUTRAL = 2
    NONE = 254

    # kinds of facts, in the order of FACTS in box.py
    CHOSEN_FIRST, SHUFFLED, REMOVED, DREW, TURN_BEGAN, USED_MARKER, HID, TRADED_OFF, OFFERED, TOOK = range(10)
    REVEALED, WON_FAVOUR, ROUND_ENDED, MATCH_WON, EMPTIED, PLACED, STOOD, CAME_TO = range(10, 18)

    # the four actions, by the number of cards each takes (§4)
    SECRET, TRADE_OFF, GIFT, COMPETITION = range(1, 5)

    # codes of moves: from here on secrets, trade-offs, gifts, competitions, one card taken, a pair taken; to each are
    # added its cards, a digit for each to the base of 7
    SECRETS, TRADES, GIFTS, SPLITS, TAKES, TAKES_PAIR = 0, 7, 56, 399, 2800, 2807
    PAIRS = 49

    # places where a position lays cards
    IN_HAND, ON_SIDE, IN_DECK, OUT, IN_SECRET, IN_TRADE = range(6)

if t.TYPE_CHECKING:
    from kartaro.games.hanamikoji.box import Terms


class Hanamikoji(Table):
    """A match of Hanamikoji, as the truth or as one viewer knows it."""

    kinds = FACTS

    def __init__(self, terms: Terms, viewer: int) -> None:
        super().__init__(2, viewer)
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.charm = [0] * GEISHAS
            self.marker = [0] * GEISHAS
            self.hand = [[0] * GEISHAS for _ in range(2)]
            self.down = [0] * 2
            self.side = [[0] * GEISHAS for _ in range(2)]
            self.secret = [0] * 2
            self.traded = [[0] * 2 for _ in range(2)]
            self.n_traded = [0] * 2
            self.used = [0] * 2
            self.offer = [0] * 4
            self.deck = [0] * N_CARDS
            self.scored = [0] * 2
        for geisha in range(GEISHAS):
            self.charm[geisha] = terms.charm[geisha]
            self.marker[geisha] = NEUTRAL
        self.n_items = sum(terms.charm)
        self.hand_size = terms.hand()
        self.absent = sum(1 << action for action in terms.absent())
        """Markers that lie face down from the start, as their actions are not in play (§1.4)."""
        self.charm_to_win = terms.charm_to_win()
        self.geishas_to_win = terms.geishas_to_win()
        self.max_rounds = terms.max_rounds
        self.asks = 1 << DEALER
        self.is_settled = False
        """Whether it is known who starts the first round; then they take turns."""
        self.starter = 0
        self.round = 0
        self.match_winners = 0
        self.turn = 0
        self.top = 0
        self.end = 0
        self.clear_round()

    # ------------------------------------------------------------------ facts
    # The only methods that change a table, each the same for truth and views, and the helpers they share.

    def take(self, seat: int, card: int) -> None:
        """A card reaches a hand."""
        if card == FACE_DOWN:
            self.down[seat] += 1
        else:
            self.hand[seat][card] += 1

    def give(self, seat: int, card: int) -> None:
        """A card leaves a hand: a known one first, else one that lies face down there."""
        if card != FACE_DOWN and self.hand[seat][card]:
            self.hand[seat][card] -= 1
        else:
            self.down[seat] -= 1

    # §2 Setting up

    def chosen_first(self, seat: int) -> None:
        self.starter = seat
        self.is_settled = True
        self.tell(CHOSEN_FIRST, seat, 0, 0, 0, 0, ALL, NOBODY)

    def shuffled(self) -> None:
        """All items lie in the deck, in the order of `order`, and a round begins (§2.1)."""
        for i in range(self.n_items):
            self.deck[i] = self.order[i]
        self.top = 0
        self.end = self.n_items
        self.clear_round()
        self.count_scores()
        self.round += 1
        self.rests = False
        self.asks = 0
        self.tell(SHUFFLED, 0, 0, 0, 0, 0, ALL, NOBODY)

    def clear_round(self) -> None:
        for seat in range(2):
            for geisha in range(GEISHAS):
                self.hand[seat][geisha] = 0
                self.side[seat][geisha] = 0
            self.down[seat] = 0
            self.secret[seat] = NONE
            self.n_traded[seat] = 0
            self.used[seat] = self.absent
        self.removed_card = NONE
        self.offering = 0
        self.n_offer = 0

    def count_scores(self) -> None:
        """What each has as a round begins, so that its end can tell what was gained."""
        for seat in range(2):
            self.scored[seat] = self.charm_of(seat)

    def removed(self, card: int) -> None:
        self.top += 1
        self.removed_card = card
        self.tell(REMOVED, 0, 0, card, 0, 0, ALL, NOBODY)

    def drew(self, seat: int, card: int) -> None:
        self.top += 1
        self.take(seat, card)
        self.tell(DREW, seat, 0, card, 0, 0, ALL, 1 << seat)

    # §3 A turn

    def turn_began(self, seat: int) -> None:
        self.turn = seat
        self.asks = 1 << seat
        self.tell(TURN_BEGAN, seat, 0, 0, 0, 0, ALL, NOBODY)

    def used_marker(self, seat: int, action: int) -> None:
        """An action marker is turned face down (§3.3)."""
        self.used[seat] |= 1 << action
        self.offering = action
        self.tell(USED_MARKER, seat, 0, 0, 0, action, ALL, NOBODY)

    # §4 The actions

    def hid(self, seat: int, card: int) -> None:
        self.give(seat, card)
        self.secret[seat] = card
        self.tell(HID, seat, 0, card, 0, 0, ALL, 1 << seat)

    def traded_off(self, seat: int, card: int) -> None:
        self.give(seat, card)
        self.traded[seat][self.n_traded[seat]] = card
        self.n_traded[seat] += 1
        self.tell(TRADED_OFF, seat, 0, card, 0, 0, ALL, 1 << seat)

    def offered(self, seat: int, card: int) -> None:
        """A card is laid face up before the opponent; in a Competition the first two are a pair, and the others."""
        self.give(seat, card)
        self.offer[self.n_offer] = card
        self.n_offer += 1
        self.asks = 1 << (1 - seat)
        self.tell(OFFERED, seat, 0, card, 0, 0, ALL, ALL)

    def took(self, seat: int, card: int) -> None:
        """A card of the offer goes to a seat's side of its geisha."""
        i = 0
        while self.offer[i] != card:
            i += 1
        self.n_offer -= 1
        while i < self.n_offer:
            self.offer[i] = self.offer[i + 1]
            i += 1
        self.side[seat][card] += 1
        self.tell(TOOK, seat, 0, card, 0, 0, ALL, ALL)

    # §5 Scoring

    def revealed(self, seat: int, card: int) -> None:
        """A secret is turned up and laid to its geisha."""
        self.secret[seat] = NONE
        self.side[seat][card] += 1
        self.tell(REVEALED, seat, 0, card, 0, 0, ALL, ALL)

    def won_favour(self, seat: int, geisha: int) -> None:
        """A geisha's marker moves to a seat's side."""
        self.marker[geisha] = seat
        self.tell(WON_FAVOUR, seat, 0, 0, 0, geisha, ALL, NOBODY)

    def round_ended(self, round_: int) -> None:
        """A round has been scored; the other seat will start the next (§5.5)."""
        self.rests = True
        self.asks = 1 << DEALER
        self.starter = 1 - self.starter
        self.tell(ROUND_ENDED, 0, 0, 0, 0, round_, ALL, NOBODY)

    def match_won(self, winners: int) -> None:
        self.match_winners = winners
        self.asks = 0
        self.tell(MATCH_WON, winners, 0, 0, 0, 0, ALL, NOBODY)

    # Laying out a position is made of facts too.

    def emptied(self) -> None:
        self.clear_round()
        self.top = 0
        self.end = 0
        self.round = 1
        self.rests = False
        self.asks = 0
        for geisha in range(GEISHAS):
            self.marker[geisha] = NEUTRAL
        self.tell(EMPTIED, 0, 0, 0, 0, 0, ALL, NOBODY)

    def placed(self, seat: int, place: int, card: int) -> None:
        """A card lies at a place; a deck is laid from the top."""
        if place == IN_HAND:
            self.take(seat, card)
        elif place == ON_SIDE:
            self.side[seat][card] += 1
        elif place == IN_DECK:
            self.deck[self.end] = card
            self.end += 1
        elif place == OUT:
            self.removed_card = card
        elif place == IN_SECRET:
            self.secret[seat] = card
        else:
            self.traded[seat][self.n_traded[seat]] = card
            self.n_traded[seat] += 1
        self.tell(PLACED, seat, place, card, 0, 0, ALL, NOBODY)

    def stood(self, seat: int, geisha: int) -> None:
        """A marker stands on a seat's side."""
        self.marker[geisha] = seat
        self.tell(STOOD, seat, 0, 0, 0, geisha, ALL, NOBODY)

    def came_to(self, starter: int, round_: int, used: int) -> None:
        """It is this round, which that seat began, and these markers are used: a bit for each, b's above a's."""
        self.starter = starter
        self.round = round_
        self.is_settled = True
        self.used[0] = (used & 15) << 1
        self.used[1] = (used >> 4) << 1
        self.count_scores()
        self.tell(CAME_TO, starter, used, 0, 0, round_, ALL, NOBODY)

    # ------------------------------------------------------------------ what may be done

    def moves(self, seat: int) -> int:
        if not self.asks >> seat & 1:
            return 0
        if seat == DEALER:
            return self.offer_starters()
        if self.n_offer:
            return self.offer_takes()
        return self.offer_actions(seat)

    def stock(self) -> int:
        """All items are to be ordered, once it is settled who starts (§2.1)."""
        if not self.is_settled:
            return 0
        n = 0
        for item in range(GEISHAS):
            for _ in range(self.charm[item]):
                self.order[n] = item
                n += 1
        return n

    def offer_starters(self) -> int:
        """Who may start (§2.5); once that is settled, an order is asked for, and nothing is listed."""
        if self.is_settled:
            return 0
        self.menu[0] = 0
        self.menu[1] = 1
        return 2

    def offer_takes(self) -> int:
        """§4.3: one card of a Gift; §4.4: one pair of a Competition as it was laid."""
        if self.offering == COMPETITION:
            self.menu[0] = TAKES_PAIR + self.offer[0] * 7 + self.offer[1]
            self.menu[1] = TAKES_PAIR + self.offer[2] * 7 + self.offer[3]
            return 1 if self.menu[0] == self.menu[1] else 2
        n = 0
        for i in range(GIFT):
            if (i == 0 or self.offer[i] != self.offer[i - 1]) and (i < 2 or self.offer[i] != self.offer[0]):
                self.menu[n] = TAKES + self.offer[i]
                n += 1
        return n

    def offer_actions(self, seat: int) -> int:
        """§3.2: an action whose marker still lies face up, with every choice of cards for it."""
        size = self.sort_hand(seat)
        used = self.used[seat]
        n = 0
        for i in range(size):
            if self.repeats(i, 0):
                continue
            if not used >> SECRET & 1:
                self.menu[n] = SECRETS + self.pool[i]
                n += 1
            n = self.offer_second(used, size, i, n)
        return n

    def repeats(self, i: int, start: int) -> bool:
        """The card equals the one before it, which was tried from the same start."""
        return i > start and self.pool[i] == self.pool[i - 1]

    def sort_hand(self, seat: int) -> int:
        """Lay the hand into `pool`, in the order of the row."""
        n = 0
        for item in range(GEISHAS):
            for _ in range(self.hand[seat][item]):
                self.pool[n] = item
                n += 1
        return n

    def offer_second(self, used: int, size: int, i: int, n: int) -> int:
        """Choices of two and more cards, the first of which is settled; the new length of the menu."""
        a = self.pool[i]
        for j in range(i + 1, size):
            if self.repeats(j, i + 1):
                continue
            b = self.pool[j]
            if not used >> TRADE_OFF & 1:
                self.menu[n] = TRADES + a * 7 + b
                n += 1
            if used >> GIFT & 1 and used >> COMPETITION & 1:
                continue
            for k in range(j + 1, size):
                if self.repeats(k, j + 1):
                    continue
                c = self.pool[k]
                if not used >> GIFT & 1:
                    self.menu[n] = GIFTS + a * 49 + b * 7 + c
                    n += 1
                if not used >> COMPETITION & 1:
                    n = self.offer_splits(a, b, c, size, k, n)
        return n

    def offer_splits(self, a: int, b: int, c: int, size: int, k: int, n: int) -> int:
        """Four cards in order of their row, split into two pairs in every way that differs (§4.4)."""
        for m in range(k + 1, size):
            if self.repeats(m, k + 1):
                continue
            d = self.pool[m]
            self.menu[n] = SPLITS + (a * 7 + b) * PAIRS + c * 7 + d
            n += 1
            if b != c:
                self.menu[n] = SPLITS + (a * 7 + c) * PAIRS + b * 7 + d
                n += 1
            if a != b and c != d:
                self.menu[n] = SPLITS + (a * 7 + d) * PAIRS + b * 7 + c
                n += 1
        return n

    # ------------------------------------------------------------------ rules

    def resolve(self, seat: int, move: int) -> None:
        if seat == DEALER:
            if self.is_settled:
                self.set_up_round()
            else:
                self.chosen_first(move)
        elif move >= TAKES_PAIR:
            self.take_pair(seat, move - TAKES_PAIR)
        elif move >= TAKES:
            self.take_gift(seat, move - TAKES)
        else:
            self.act(seat, move)

    # §2 Setting up

    def set_up_round(self) -> None:
        self.shuffled()
        self.removed(self.deck[self.top])  # §2.2
        for _ in range(self.hand_size):  # §2.3
            self.drew(0, self.deck[self.top])
            self.drew(1, self.deck[self.top])
        self.begin_turn(self.starter)

    # §3 A turn

    def begin_turn(self, seat: int) -> None:
        self.turn_began(seat)
        self.drew(seat, self.deck[self.top])  # §3.1

    def end_turn(self) -> None:
        """§3.4: the other seat's turn, until both have used all their markers."""
        if self.top == self.end:
            self.score_round()
        else:
            self.begin_turn(1 - self.turn)

    # §4 The actions

    def act(self, seat: int, move: int) -> None:
        if move >= SPLITS:
            self.compete(seat, move - SPLITS)
        elif move >= GIFTS:
            self.give_gift(seat, move - GIFTS)
        elif move >= TRADES:
            self.used_marker(seat, TRADE_OFF)
            self.traded_off(seat, (move - TRADES) // 7)
            self.traded_off(seat, (move - TRADES) % 7)
            self.end_turn()
        else:
            self.used_marker(seat, SECRET)
            self.hid(seat, move - SECRETS)
            self.end_turn()

    def give_gift(self, seat: int, cards: int) -> None:
        """§4.3: three cards lie open; the opponent will take one."""
        self.used_marker(seat, GIFT)
        self.offered(seat, cards // 49)
        self.offered(seat, cards // 7 % 7)
        self.offered(seat, cards % 7)

    def compete(self, seat: int, cards: int) -> None:
        """§4.4: two pairs lie open, split by the seat whose turn it is; the opponent will take one."""
        first = cards // PAIRS
        second = cards % PAIRS
        self.used_marker(seat, COMPETITION)
        self.offered(seat, first // 7)
        self.offered(seat, first % 7)
        self.offered(seat, second // 7)
        self.offered(seat, second % 7)

    def take_gift(self, seat: int, card: int) -> None:
        """The card goes to the taker's side, what is left to the giver's."""
        self.took(seat, card)
        self.keep_rest(1 - seat)

    def take_pair(self, seat: int, pair: int) -> None:
        self.took(seat, pair // 7)
        self.took(seat, pair % 7)
        self.keep_rest(1 - seat)

    def keep_rest(self, seat: int) -> None:
        while self.n_offer:
            self.took(seat, self.offer[0])
        self.end_turn()

    # §5 Scoring

    def score_round(self) -> None:
        """Secrets come to light (§5.1), markers move (§5.2), and somebody may have won (§6)."""
        for seat in range(2):
            if self.secret[seat] != NONE:
                self.revealed(seat, self.secret[seat])
        for geisha in range(GEISHAS):
            self.score_geisha(geisha)
        self.round_ended(self.round)
        winners = self.victors()
        if winners:
            self.match_won(winners)

    def score_geisha(self, geisha: int) -> None:
        """§5.2: her marker goes where more of her items lie, if it is not there; §5.3: else it stays."""
        mine = self.side[0][geisha]
        theirs = self.side[1][geisha]
        if mine > theirs and self.marker[geisha] != 0:
            self.won_favour(0, geisha)
        elif theirs > mine and self.marker[geisha] != 1:
            self.won_favour(1, geisha)

    # §6 End of the match

    def victors(self) -> int:
        """Enough charm wins (§6.2) before enough geishas (§6.1); then the limit of rounds, if there is one (§6.4)."""
        for seat in range(2):
            if self.charm_of(seat) >= self.charm_to_win:
                return 1 << seat
        for seat in range(2):
            if self.geishas_of(seat) >= self.geishas_to_win:
                return 1 << seat
        if self.max_rounds and self.round >= self.max_rounds:
            return self.better(self.geishas_of(0), self.geishas_of(1), self.charm_of(0), self.charm_of(1))
        return 0

    def better(self, geishas: int, geishas2: int, charm: int, charm2: int) -> int:
        """§6.4: more geishas, then more charm, then both."""
        if geishas != geishas2:
            return 1 if geishas > geishas2 else 2
        if charm != charm2:
            return 1 if charm > charm2 else 2
        return 3

    def charm_of(self, seat: int) -> int:
        total = 0
        for geisha in range(GEISHAS):
            if self.marker[geisha] == seat:
                total += self.charm[geisha]
        return total

    def geishas_of(self, seat: int) -> int:
        total = 0
        for geisha in range(GEISHAS):
            if self.marker[geisha] == seat:
                total += 1
        return total

    # ------------------------------------------------------------------ what the table tells others

    def score(self, seat: int) -> int:
        return self.charm_of(seat)

    def gain(self, seat: int) -> int:
        """The charm won in a round, less what was lost."""
        return self.charm_of(seat) - self.scored[seat]

    def won(self, seat: int) -> bool:
        return self.match_winners >> seat & 1 != 0

    def hide(self) -> int:
        for item in range(GEISHAS):
            self.unseen[item] = self.charm[item]
            for seat in range(2):
                self.unseen[item] -= self.hand[seat][item] + self.side[seat][item]
        for i in range(self.n_offer):
            self.unseen[self.offer[i]] -= 1
        n = 0
        for seat in range(2):
            for _ in range(self.down[seat]):
                n = self.hide_card(FACE_DOWN, ANY_ITEM, n)
            if self.secret[seat] != NONE:
                n = self.hide_card(self.secret[seat], ANY_ITEM, n)
            for i in range(self.n_traded[seat]):
                n = self.hide_card(self.traded[seat][i], ANY_ITEM, n)
        for i in range(self.top, self.end):
            n = self.hide_card(self.deck[i], ANY_ITEM, n)
        return n if self.removed_card == NONE else self.hide_card(self.removed_card, ANY_ITEM, n)

    def unhide(self) -> None:
        n = 0
        for seat in range(2):
            while self.down[seat]:
                self.hand[seat][self.hidden_card[n]] += 1
                self.down[seat] -= 1
                n += 1
            if self.secret[seat] == FACE_DOWN:
                self.secret[seat] = self.hidden_card[n]
                n += 1
            for i in range(self.n_traded[seat]):
                if self.traded[seat][i] == FACE_DOWN:
                    self.traded[seat][i] = self.hidden_card[n]
                    n += 1
        for i in range(self.top, self.end):
            if self.deck[i] == FACE_DOWN:
                self.deck[i] = self.hidden_card[n]
                n += 1
        if self.removed_card == FACE_DOWN:
            self.removed_card = self.hidden_card[n]

    def state(self) -> dict[str, t.Any]:
        seats = range(2)
        return {
            "asks": self.asks,
            "rests": bool(self.rests),
            "round": self.round,
            "starter": self.starter,
            "is_settled": bool(self.is_settled),
            "scored": [self.scored[seat] for seat in seats],
            "markers": [self.marker[i] for i in range(GEISHAS)],
            "hands": [
                [item for item in range(GEISHAS) for _ in range(self.hand[seat][item])] + [FACE_DOWN] * self.down[seat]
                for seat in seats
            ],
            "sides": [[self.side[seat][item] for item in range(GEISHAS)] for seat in seats],
            "secrets": [[] if self.secret[seat] == NONE else [self.secret[seat]] for seat in seats],
            "traded": [[self.traded[seat][i] for i in range(self.n_traded[seat])] for seat in seats],
            "used": [self.used[seat] & ~self.absent for seat in seats],
            "offer": [self.offer[i] for i in range(self.n_offer)],
            "offering": self.offering if self.n_offer else 0,
            "deck": [self.deck[i] for i in range(self.top, self.end)],
            "removed": [] if self.removed_card == NONE else [self.removed_card],
            "turn": self.turn,
            "match_winners": self.match_winners,
        }
