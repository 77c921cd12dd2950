"""What a seat at Spicy knows, as a row of bytes, and its moves as actions."""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.features import Features
from kartaro.core.fields import Field, categories, counts, flags
from kartaro.core.seats import letter
from kartaro.games.spicy.box import terms_of
from kartaro.games.spicy.notation import GAME

if not cython.compiled:
    from kartaro.core.features import shown
    from kartaro.core.seats import DEALER, FACE_DOWN, TRUTH
    from kartaro.games.spicy.box import N_CLAIMS
    from kartaro.games.spicy.spice_it_up import COPYCAT, LUCK
    from kartaro.games.spicy.table import (
        ANNOUNCING,
        ANSWERS,
        COPY,
        COPY_ANNOUNCING,
        FOR_GOOD,
        LET_GO,
        N_CARDS,
        N_FACES,
        N_VARIANTS,
        NO_TUCK,
        NONE,
        OF_WILD,
        PASS,
        PER_WINDOW,
        PLAYS,
        TUCK_BASE,
        TUCKS,
        UNNAMED,
        WRONG,
        WRONG_NUMBER,
        WRONG_SPICE,
        Spicy,
    )

    UNKNOWN_CHOICE = 2

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.table import Table


def features(edition: Edition, seats: int) -> SpicyFeatures:
    """The features of a table."""
    terms = terms_of(edition, seats)
    variants = (1 << N_VARIANTS) - 1 if terms.picks else terms.variants
    return SpicyFeatures(seats, variants, terms.announce, terms.faults, terms.copies)


class SpicyFeatures(Features):
    """Rows and actions of Spicy."""

    def __init__(self, seats: int, variants: int, announce: int, faults: int, copies: t.Sequence[int]) -> None:
        super().__init__(seats)
        if not cython.compiled:  # compiled, this is an array inside the object
            self.copies = [0] * N_FACES
        for face in range(N_FACES):
            self.copies[face] = copies[face]
        self.variants = variants
        """Spice It Up! cards that may be in play."""
        self.announce = announce
        self.faults = faults

    # ------------------------------------------------------------------ rows

    def fields(self) -> list[Field]:
        seats = self.seats
        return [
            *(field for other in range(seats) for field in self.fields_of_seat(f"{letter(other)}_")),
            counts("unseen", N_FACES, OF_WILD, "of each face, the cards that the seat does not see"),
            flags("may_declare", N_CLAIMS, "what may be declared next"),
            counts("deck_size", 1, N_CARDS, "cards in the deck"),
            categories("deck", N_CARDS, N_FACES, "the deck from its top on: cards the seat knows to lie there"),
            counts("n_played", 1, N_CARDS, "cards played so far"),
            categories("played", N_CARDS, N_FACES, "all cards played, in the order they lie: those the seat knows"),
            counts("start", 1, N_CARDS, "where among them the stack begins"),
            counts("top_at", 1, N_CARDS, "where among them the top card lies, from 1 on; 0 for no stack"),
            categories("owner", 1, seats, "whose card lies on top; 1 is oneself"),
            categories("claim", 1, N_CLAIMS, "what it was declared to be"),
            flags("has_paw", 1, "a paw lies on the stack"),
            flags("is_copy", 1, "it was played as a copy"),
            flags("is_last", 1, "it is a last card"),
            flags("is_decided", 1, "it can no longer be challenged"),
            flags("worlds_end_known", 1, "it is known how deep World's End lies"),
            counts("worlds_end", 1, N_CARDS, "the cards above it"),
            flags("ended", 1, "it has been reached"),
            categories("turn", 1, seats, "whose turn it is or was"),
            categories(
                "phase", 1, 7, "what is asked: a turn, a tuck, a height; after a play, a pass, to a last card, to copy"
            ),
            counts("window", 2, 255, "the number of the window, in two bytes"),
            flags("variants", N_VARIANTS, "Spice It Up! cards in play"),
            counts("picks", 1, N_VARIANTS, "Spice It Up! cards still to be picked"),
            flags("rests", 1, "no match is being played"),
            flags("dealer_asked", 1, "the dealer decides next"),
        ]

    def fields_of_seat(self, seat: str) -> list[Field]:
        return [
            counts(f"{seat}hand", N_FACES, OF_WILD, "cards in hand, by face"),
            counts(f"{seat}down", 1, N_CARDS, "cards in hand that are face down"),
            counts(f"{seat}winnings", 1, N_CARDS, "cards won"),
            counts(f"{seat}trophies", 1, 2, "trophies"),
            flags(f"{seat}announced", 1, "has announced a last card"),
            categories(f"{seat}done", 1, UNKNOWN_CHOICE, "1 has let the card go for good; 2 if that is not known"),
            flags(f"{seat}addressed", 1, "was asked in this window"),
            categories(f"{seat}answer", 1, PER_WINDOW + 1, "what it answered there: 1 face down"),
            counts(f"{seat}arrival", 1, 6, "as which of all it answered, from 1 on"),
            flags(f"{seat}may_start", 1, "is among those of whom one starts"),
            flags(f"{seat}won", 1, "won the match"),
            flags(f"{seat}asked", 1, "is asked now"),
        ]

    def encode(self, view: Table, me: int) -> None:
        self.encode_table(cython.cast(Spicy, view), me)

    def encode_table(self, table: Spicy, me: int) -> None:
        at = 0
        for other in range(self.seats):
            at = self.encode_seat(table, (me + other) % self.seats, me, at)
        unseen = at
        self.count_unseen(table, unseen)
        at += N_FACES
        claims = table.claims()
        for claim in range(N_CLAIMS):
            self.row[at + claim] = claims >> claim & 1
        at = self.encode_cards(table, unseen, at + N_CLAIMS)
        at = self.encode_stack(table, me, at)
        self.row[at] = self.relative(table.turn, me)
        self.row[at + 1] = table.phase + 1
        self.row[at + 2] = table.window & 255
        self.row[at + 3] = table.window >> 8
        for variant in range(N_VARIANTS):
            self.row[at + 4 + variant] = table.variants >> variant & 1
        at += 4 + N_VARIANTS
        self.row[at] = table.picks
        self.row[at + 1] = table.rests
        self.row[at + 2] = table.asks >> DEALER & 1

    def relative(self, seat: int, me: int) -> int:
        """A seat as a category, counted from oneself."""
        return (seat - me + self.seats) % self.seats + 1

    def encode_seat(self, table: Spicy, seat: int, me: int, at: int) -> int:
        if table.size[seat] > table.down[seat]:
            for face in range(N_FACES):
                self.row[at + face] = table.hand[seat][face]
        at += N_FACES
        self.row[at] = table.down[seat]
        self.row[at + 1] = table.winnings[seat]
        self.row[at + 2] = table.trophies[seat]
        self.row[at + 3] = table.announced_by >> seat & 1
        self.row[at + 4] = table.done >> seat & 1 if table.knows_choices_of(seat) else UNKNOWN_CHOICE
        if table.addressed >> seat & 1:
            self.row[at + 5] = 1
            if table.answer[seat] != NONE:
                self.row[at + 6] = shown(table.answer[seat])
                self.row[at + 7] = table.arrival[seat] + 1
        self.row[at + 8] = table.contenders >> seat & 1
        self.row[at + 9] = table.match_winners >> seat & 1
        self.row[at + 10] = table.asks >> seat & 1
        return at + 11

    def count_unseen(self, table: Spicy, at: int) -> None:
        for face in range(N_FACES):
            self.row[at + face] = table.copies[face]
        for seat in range(self.seats):
            if table.size[seat] > table.down[seat]:
                for face in range(N_FACES):
                    self.row[at + face] -= table.hand[seat][face]

    def encode_cards(self, table: Spicy, unseen: int, at: int) -> int:
        """The deck, of which only the truth knows cards, and what was played."""
        self.row[at] = table.end - table.top
        if table.viewer == TRUTH:
            for i in range(table.top, table.end):
                self.see(table.deck[i], unseen, at + 1 + i - table.top)
        at += 1 + N_CARDS
        self.row[at] = table.n_line
        for i in range(table.n_line):
            self.see(table.line[i], unseen, at + 1 + i)
        return at + 1 + N_CARDS

    def see(self, card: int, unseen: int, at: int) -> None:
        """Show a card that is not face down, which is then no longer unseen."""
        if card != FACE_DOWN:
            self.row[at] = card + 1
            self.row[unseen + card] -= 1

    def encode_stack(self, table: Spicy, me: int, at: int) -> int:
        self.row[at] = table.start
        if table.owner != NONE:
            self.row[at + 1] = table.top_at + 1
            self.row[at + 2] = self.relative(table.owner, me)
            self.row[at + 3] = table.claim + 1
            self.row[at + 4] = table.has_paw()
        self.row[at + 5] = table.is_copy
        self.row[at + 6] = table.is_last
        self.row[at + 7] = table.is_decided
        if table.worlds_end != FACE_DOWN:
            self.row[at + 8] = 1
            if table.worlds_end > table.top:
                self.row[at + 9] = table.worlds_end - table.top
        self.row[at + 10] = table.ended
        return at + 11

    # ------------------------------------------------------------------ actions: answers to any window are the same

    def action(self, code: int, me: int) -> int:
        if code >= ANSWERS:
            return ANSWERS + (code - ANSWERS) % PER_WINDOW
        return code

    def code(self, view: Table, action: int, me: int) -> int:
        if action >= ANSWERS:
            return action + cython.cast(Spicy, view).window * PER_WINDOW  # type: ignore[no-any-return] # an int in C
        return action

    def actions(self) -> list[int]:
        faces = self.faces()
        plays = [card * N_CLAIMS + claim for card in faces for claim in range(N_CLAIMS)]
        copies = faces if self.variants & COPYCAT else []
        answers = [LET_GO, FOR_GOOD, WRONG_NUMBER, WRONG_SPICE]
        answers += [WRONG, *(COPY + card for card in copies)] if copies else []
        answers += [UNNAMED] if self.faults else []
        found = [PASS, *(PLAYS + play for play in plays)]
        if self.announce:
            found += [PLAYS + ANNOUNCING + play for play in plays]
            answers += [COPY_ANNOUNCING + card for card in copies]
        if self.variants & LUCK:
            found += self.tucks()
        return [*found, *(ANSWERS + answer for answer in sorted(answers))]

    def faces(self) -> list[int]:
        """Those of which there are cards."""
        return [face for face in range(N_FACES) if self.copies[face]]

    def tucks(self) -> list[int]:
        ones = [*self.faces(), NO_TUCK]
        pairs = [(NO_TUCK, NO_TUCK), *((one, two) for one in self.faces() for two in ones if two >= one)]
        return sorted(TUCKS + one * TUCK_BASE + two for one, two in pairs)

    def name(self, action: int) -> str:
        text = GAME.move_text(0, action + PER_WINDOW if action >= ANSWERS else action)
        return text.partition(" #")[0]
