"""What a seat at Love Letter knows, as a row of bytes, and its moves as actions."""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.features import Features
from kartaro.core.fields import Field, categories, counts, flags
from kartaro.core.seats import letter
from kartaro.games.love_letter.box import CARDS, terms_of

if not cython.compiled:
    from kartaro.core.features import shown
    from kartaro.core.seats import DEALER, FACE_DOWN
    from kartaro.core.table import NO_TWIN
    from kartaro.games.love_letter.box import MOST_TOKENS
    from kartaro.games.love_letter.table import (
        CHANCELLOR,
        CHARACTERS,
        CHOOSE_ANOTHER,
        DECK_SIZE,
        GUARD,
        KEEPS,
        NOTHING,
        PER_CARD,
        PER_KEPT,
        PER_TARGET,
        PER_UNDER,
        PRINCE,
        LoveLetter,
    )

    # actions: a card with whom it is played on, from oneself on; from here on a guess; and a card that is kept
    PER_OTHER = 16
    GUESSES = 96
    KEPT = 192
    MOST_LAID = 24

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.table import Table


def features(edition: Edition, seats: int) -> LoveLetterFeatures:
    """The features of a table."""
    return LoveLetterFeatures(terms_of(edition).counts, seats)


class LoveLetterFeatures(Features):
    """Rows and actions of Love Letter."""

    def __init__(self, of_each: t.Sequence[int], seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:  # compiled, this is an array inside the object
            self.of_each = [0] * CHARACTERS
        for card in range(CHARACTERS):
            self.of_each[card] = of_each[card]

    # ------------------------------------------------------------------ rows

    def fields(self) -> list[Field]:
        seats = self.seats
        return [
            *(field for other in range(seats) for field in self.fields_of_seat(f"{letter(other)}_")),
            counts("unseen", CHARACTERS, 21, "of each character, the cards that the seat does not see"),
            counts("fronts", (seats, CHARACTERS), 21, "of each character, the cards before each seat"),
            categories(
                "laid", (MOST_LAID, 2), CHARACTERS, "each card laid, in order: by whom (1 is oneself), and which"
            ),
            counts("deck_size", 1, 21, "cards in the deck"),
            categories("deck", DECK_SIZE, CHARACTERS, "the deck from its top on: cards the seat knows to lie there"),
            categories("aside", 1, CHARACTERS + 1, "the card set aside: 1 face down"),
            categories("up", 3, CHARACTERS, "cards turned up beside the deck"),
            counts("owes", 1, 2, "cards that the Chancellor's player must put back"),
            categories("turn", 1, seats, "whose turn it is; 1 is oneself"),
            categories("starter", 1, seats, "who starts, or started, the round"),
            counts("round", 1, 255, "rounds begun"),
            flags("rests", 1, "no round is being played"),
            flags("dealer_asked", 1, "the dealer decides next"),
        ]

    def fields_of_seat(self, seat: str) -> list[Field]:
        of_card = (3, CHARACTERS)
        return [
            categories(f"{seat}hand", 3, CHARACTERS + 1, "cards in hand, the oldest first: 1 face down"),
            flags(f"{seat}may", of_card, "for each card in hand, the characters it may be, as everybody can conclude"),
            categories(f"{seat}twin", 1, self.seats, "whose hand a Baron found equal; 1 is oneself"),
            flags(f"{seat}unless", CHARACTERS, "equal, unless it was one of these"),
            counts(f"{seat}tokens", 1, MOST_TOKENS, "tokens of favour"),
            counts(f"{seat}missing", 1, MOST_TOKENS, "tokens missing to win"),
            counts(f"{seat}gained", 1, 2, "tokens gained in this round"),
            flags(f"{seat}in_round", 1, "is in the round"),
            flags(f"{seat}safe", 1, "is protected"),
            flags(f"{seat}spy", 1, "has laid a Spy"),
            flags(f"{seat}won_round", 1, "won the last round"),
            flags(f"{seat}may_start", 1, "is among those of whom one starts"),
            flags(f"{seat}won", 1, "won the match"),
            flags(f"{seat}asked", 1, "is asked now"),
        ]

    def encode(self, view: Table, me: int) -> None:
        self.encode_table(cython.cast(LoveLetter, view), me)

    def encode_table(self, table: LoveLetter, me: int) -> None:
        at = 0
        for other in range(self.seats):
            at = self.encode_seat(table, (me + other) % self.seats, me, at)
        unseen = at
        at = self.encode_laid(table, me, at + CHARACTERS)
        at = self.encode_deck(table, at)
        self.count_unseen(table, unseen)
        self.row[at] = table.owes
        self.row[at + 1] = self.relative(table.turn, me)
        self.row[at + 2] = self.relative(table.starter, me)
        self.row[at + 3] = table.round
        self.row[at + 4] = table.rests
        self.row[at + 5] = table.asks >> DEALER & 1

    def relative(self, seat: int, me: int) -> int:
        """A seat as a category, counted from oneself."""
        return (seat - me + self.seats) % self.seats + 1

    def encode_seat(self, table: LoveLetter, seat: int, me: int, at: int) -> int:
        for i in range(table.n_hand[seat]):
            self.row[at + i] = shown(table.hand[seat][i])
            may = table.may[seat][i]
            for card in range(CHARACTERS):
                self.row[at + 3 + CHARACTERS * i + card] = may >> card & 1
        at += 3 + 3 * CHARACTERS
        if table.twin[seat] != NO_TWIN:
            self.row[at] = self.relative(table.twin[seat], me)
            for card in range(CHARACTERS):
                self.row[at + 1 + card] = table.unless[seat] >> card & 1
        at += 1 + CHARACTERS
        self.row[at] = table.tokens[seat]
        if table.tokens_to_win > table.tokens[seat]:
            self.row[at + 1] = table.tokens_to_win - table.tokens[seat]
        self.row[at + 2] = table.gained[seat]
        self.row[at + 3] = table.in_round >> seat & 1
        self.row[at + 4] = table.safe >> seat & 1
        self.row[at + 5] = table.spies >> seat & 1
        self.row[at + 6] = table.round_winners >> seat & 1
        self.row[at + 7] = table.contenders >> seat & 1
        self.row[at + 8] = table.match_winners >> seat & 1
        self.row[at + 9] = table.asks >> seat & 1
        return at + 10

    def encode_laid(self, table: LoveLetter, me: int, at: int) -> int:
        after = at + self.seats * CHARACTERS
        for i in range(table.n_laid):
            by = self.relative(table.laid_by[i], me)
            self.row[at + (by - 1) * CHARACTERS + table.laid[i]] += 1
            self.row[after + 2 * i] = by
            self.row[after + 2 * i + 1] = table.laid[i] + 1
        return after + 2 * MOST_LAID

    def encode_deck(self, table: LoveLetter, at: int) -> int:
        self.row[at] = table.end - table.top
        for i in range(table.top, table.end):
            if table.deck[i] != FACE_DOWN:
                self.row[at + 1 + i - table.top] = table.deck[i] + 1
        at += 1 + DECK_SIZE
        if table.aside_lies:
            self.row[at] = shown(table.aside)
        for i in range(table.n_up):
            self.row[at + 1 + i] = table.up[i] + 1
        return at + 4

    def count_unseen(self, table: LoveLetter, at: int) -> None:
        for card in range(CHARACTERS):
            self.row[at + card] = table.counts[card]
        for i in range(table.n_laid):
            self.row[at + table.laid[i]] -= 1
        for i in range(table.n_up):
            self.row[at + table.up[i]] -= 1
        for seat in range(self.seats):
            for i in range(table.n_hand[seat]):
                self.see(table.hand[seat][i], at)
        for i in range(table.top, table.end):
            self.see(table.deck[i], at)
        if table.aside_lies:
            self.see(table.aside, at)

    def see(self, card: int, at: int) -> None:
        if card != FACE_DOWN:
            self.row[at + card] -= 1

    # ------------------------------------------------------------------ actions

    def action(self, code: int, me: int) -> int:
        """A play by its card and target; a keep by its card and whether the higher of two others goes above."""
        if code >= KEEPS:
            choice = code - KEEPS
            above = choice // PER_UNDER % PER_UNDER
            below = choice % PER_UNDER
            return KEPT + choice // PER_KEPT * 2 + (1 if below != NOTHING and above > below else 0)
        card = code // PER_CARD
        other = (code // PER_TARGET % 6 - me + self.seats) % self.seats
        if card == GUARD and other:
            return GUESSES + other * PER_OTHER + code % PER_TARGET
        return other * PER_OTHER + card

    def code(self, view: Table, action: int, me: int) -> int:
        if action >= KEPT:
            return self.keep(cython.cast(LoveLetter, view), (action - KEPT) // 2, (action - KEPT) % 2, me)
        target = (me + action % GUESSES // PER_OTHER) % self.seats
        if action >= GUESSES:
            return GUARD * PER_CARD + target * PER_TARGET + action % PER_OTHER
        return action % PER_OTHER * PER_CARD + target * PER_TARGET

    def keep(self, table: LoveLetter, kept: int, higher_first: int, me: int) -> int:
        """The move that keeps a card and puts the others of the hand back."""
        above = NOTHING
        below = NOTHING
        is_kept = 0
        for i in range(table.n_hand[me]):
            card = table.hand[me][i]
            if card == kept and not is_kept:
                is_kept = 1
            elif above == NOTHING:
                above = card
            else:
                below = card
        if below != NOTHING and (above > below) != (higher_first == 1):
            return KEEPS + kept * PER_KEPT + below * PER_UNDER + above
        return KEEPS + kept * PER_KEPT + above * PER_UNDER + below

    def actions(self) -> list[int]:
        cards = [card for card in range(CHARACTERS) if self.of_each[card]]
        others = range(self.seats)
        found = list(cards)
        found += [other * PER_OTHER + card for card in cards for other in others[1:] if self.is_aimed(card)]
        found += [GUESSES + other * PER_OTHER + card for card in cards for other in others[1:] if card != GUARD]
        if self.of_each[CHANCELLOR]:
            found += [KEPT + 2 * card + which for card in cards for which in range(2)]
        return sorted(found)

    def is_aimed(self, card: t.Any) -> t.Any:
        return card == PRINCE or CHOOSE_ANOTHER >> card & 1

    def name(self, action: int) -> str:
        if action >= KEPT:
            card, higher_first = divmod(action - KEPT, 2)
            return f"keep {CARDS[card]}, {'higher' if higher_first else 'lower'} first"
        other, number = divmod(action % GUESSES, PER_OTHER)
        if action >= GUESSES:
            return f"{CARDS[GUARD]} {letter(other)} {CARDS[number]}"
        return f"{CARDS[number]} {letter(other)}" if other or number == PRINCE else CARDS[number]
