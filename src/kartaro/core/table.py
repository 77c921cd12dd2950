"""The table: a whole match in progress, known fully (the truth) or as one seat knows it (a view).

A game derives one class from `Table`. It says who is asked (`asks`), lists legal moves (`moves`),
answers a move by making facts (`resolve`), and has one method per kind of fact. Facts are the only
methods that change a table, and they are the same for truth and views.

This module and the tables of the games run interpreted or compiled. `table.pxi` gives the C types of
this one; those of a game's table the build reads from its source (hatch_declarations.py).
Methods without a leading check are the fast ones; Python callers use `legal`, `play` and `deal`,
which refuse what is not allowed and then change nothing.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.errors import Refused

if not cython.compiled:
    from kartaro.core.generator import below
    from kartaro.core.seats import DEALER, FACE_DOWN, TRUTH
    from kartaro.core.told import UNHEARD, fields_of, told

    MENU_SIZE = 1024
    ORDER_SIZE = 128
    LEDGER_ROWS = 128
    HIDDEN_SIZE = 128
    FACES = 32
    ORDER_MOVE = 0
    NO_TWIN = 255

    def lowest(seats: int) -> int:
        """The first seat of a set that is not empty."""
        return (seats & -seats).bit_length() - 1

    def packed_fields(table: Table) -> dict[str, t.Any]:
        """The fields of a game's table, as a copy; compiled, its bytes."""
        fields: dict[str, t.Any] = {}
        copy_lists(fields, vars(table))
        return fields

    def unpack_fields(table: Table, fields: dict[str, t.Any]) -> None:
        """The fields of a table become what was packed."""
        copy_lists(vars(table), fields)

    def list_codes(_codes: list[int], menu: list[int], n: int) -> list[int]:
        """The first n codes of a menu."""
        return menu[:n]


if t.TYPE_CHECKING:
    from kartaro.core.fact import FactKind
    from kartaro.core.generator import Generator

CODES = list(range(1 << 15))
"""Every code that a menu can hold, as Python's numbers made once."""


class Scratch:
    """Menu, order, ledger and what `imagine` needs: what a table works on, and what is no part of its position.

    Nothing in it outlasts a call, but for the order of a deal and the ledger of a truth. So tables that are used one
    after the other, as the views of a match are, can have one between them.
    """

    if not cython.compiled:  # compiled, these are arrays inside the object

        def __init__(self) -> None:
            self.menu = [0] * MENU_SIZE
            self.order = [0] * ORDER_SIZE
            self.ledger = [0] * LEDGER_ROWS
            self.hidden_mask = [0] * HIDDEN_SIZE
            self.hidden_twin = [0] * HIDDEN_SIZE
            self.hidden_unless = [0] * HIDDEN_SIZE
            self.hidden_card = [0] * HIDDEN_SIZE
            self.hidden_place = [0] * HIDDEN_SIZE
            self.unseen = [0] * FACES
            self.unseen_card = [0] * HIDDEN_SIZE
            self.pool = [0] * HIDDEN_SIZE


class Table:
    """What every game offers. Subclasses are final and keep their own fields below these."""

    if not cython.compiled:  # an extension type has no attributes of its class
        kinds: t.Sequence[FactKind]
        """The kinds of facts of the game, by their numbers. For each the table has a method of that name."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.seats = seats
        self.viewer = viewer
        """Whose table this is: a seat, PUBLIC, or TRUTH."""
        self.asks = 0
        """Who owes a decision now, as a set of seats, DEALER included. Always public."""
        self.rests = True
        """No round is being played: before the first deal, between rounds, and when all is over."""
        self.writing = False
        self.n_facts = 0
        self.n_hidden = self.n_bound = self.n_unseen = 0
        self.work_on(Scratch())

    def share_scratch(self, other: Table) -> None:
        """Work on the scratch of another table, which is never used at the same time."""
        self.work_on(other.scratch)

    def work_on(self, scratch: Scratch) -> None:
        """Use this scratch from now on."""
        self.scratch = scratch
        self.menu = scratch.menu
        self.order = scratch.order
        self.ledger = scratch.ledger
        self.hidden_mask = scratch.hidden_mask
        self.hidden_twin = scratch.hidden_twin
        self.hidden_unless = scratch.hidden_unless
        self.hidden_card = scratch.hidden_card
        self.hidden_place = scratch.hidden_place
        self.unseen = scratch.unseen
        self.unseen_card = scratch.unseen_card
        self.pool = scratch.pool

    # What a game must say: see games/hanamikoji/table.py for the model.

    def moves(self, seat: int) -> int:
        """Fill `menu` with the codes of the legal moves of `seat`; their number."""
        return 0

    def resolve(self, seat: int, move: int) -> None:
        """The rules: answer a legal move by making facts. Unchecked; truth only."""

    def stock(self) -> int:
        """Fill `order` with the cards the dealer must order now, sorted; their number, or 0."""
        return 0

    def hide(self) -> int:
        """List every face-down card and the cards it can be in `unseen`; their number.

        `hidden_mask` says which faces each may have. `hidden_twin` names one listed before that has
        an equal face, or NO_TWIN; equal, unless either has a face of its `hidden_unless`.
        """
        return 0

    def unseen_counts(self) -> list[int]:
        """Of every face, how many cards the viewer has not seen yet: they lie face down somewhere."""
        self.hide()
        return [self.unseen[face] for face in range(FACES)]

    def unhide(self) -> None:
        """Turn the cards listed by `hide` to the faces in `hidden_card`."""

    def choose_unseen(self, generator: Generator) -> None:
        """For an imagined world, settle what is hidden and is no card: answers that are sealed, numbers nobody saw."""

    def score(self, seat: int) -> int:
        """What a seat has scored so far, as the rulebook counts it."""
        return 0

    def gain(self, seat: int) -> int:
        """What a seat gained in the round that ended last."""
        return 0

    def won(self, seat: int) -> bool:
        """The match is over and this seat is among its winners."""
        return False

    def state(self) -> dict[str, t.Any]:
        """Every field that makes up the position, as plain values; two equal tables have equal states."""
        return {}

    # Facts

    if not cython.compiled:  # compiled, table.pxi has these, for the rules of every game to hold

        def tell(
            self, kind: int, seat: int, other: int, card: int, card2: int, number: int, heard_by: int, seen_by: int
        ) -> None:
            """Write a fact down, if anybody reads. Neither audience has a default."""
            if self.writing:
                self.ledger[self.n_facts] = (
                    kind
                    | seat << 8
                    | other << 16
                    | card << 24
                    | card2 << 32
                    | number << 40
                    | heard_by << 48
                    | seen_by << 56
                )
                self.n_facts += 1

        def hear_order(self, truth: t.Any, card: int) -> None:
            """The dealer's order of the cards, for a fact that is about to be folded: all face down, if its card is."""
            for i in range(ORDER_SIZE):
                self.order[i] = FACE_DOWN if card == FACE_DOWN else truth.order[i]

        def hide_card(self, card: int, may: int, n: int) -> int:
            """For `hide`, with n cards listed: list one that is face down, or count one that is seen; how many now."""
            if card != FACE_DOWN:
                self.unseen[card] -= 1
                return n
            self.hidden_mask[n] = may
            self.hidden_twin[n] = NO_TWIN
            return n + 1

    def fold(self, kind: int, seat: int, other: int, card: int, card2: int, number: int) -> None:
        """Take part in a fact that was told: its method is called with what it carries, in that order.

        Cards of an order lie in `order`. Compiled, each game has its own, which the build makes of its kinds of facts.
        """
        if not cython.compiled:
            told = {"seat": seat, "seats": seat, "card": card, "card2": card2, "number": number, "named": number}
            told |= {"other": other, "others": other, "which": other}
            fact = self.kinds[kind]
            getattr(self, fact.name)(*[told[field] for field in fact.fields if field != "cards"])

    def inform(self, views: t.Any, n: int) -> None:
        """Fold every fact of the ledger into each of the n views, as it is told there.

        Compiled, each game has its own, which the build makes of its kinds of facts.
        """
        if not cython.compiled:
            for i in range(self.n_facts):
                for k in range(n):
                    row = told(self.ledger[i], views[k].viewer)
                    if row != UNHEARD:
                        kind, seat, other, card, card2, number, _, _ = fields_of(row)
                        if self.kinds[kind].orders:
                            views[k].hear_order(self, card)
                        views[k].fold(kind, seat, other, card, card2, number)

    def copy_from(self, other: t.Any) -> None:
        """Become equal to `other`, a table of the same class. The ledger stays behind.

        Compiled, each game has its own, which moves all its fields at once.
        """
        if not cython.compiled:
            copy_lists(vars(self), vars(other))
            self.asks = other.asks
            self.rests = other.rests

    def fields_at(self, place: t.Any) -> int:
        """Compiled: where the fields of the game lie, and how many bytes they are."""
        return 0

    def pack(self) -> tuple[t.Any, int, bool]:
        """The position, to be pickled; for `unpack` of a table of the same class in the same form of the rules."""
        return packed_fields(self), self.asks, self.rests

    def unpack(self, packed: tuple[t.Any, int, bool]) -> None:
        """Become what was packed."""
        unpack_fields(self, packed[0])
        self.asks = packed[1]
        self.rests = packed[2]

    # The ledger

    def listen(self, *, writing: bool) -> None:
        """Write facts down from now on, or no longer."""
        self.writing = writing
        self.n_facts = 0

    def drain(self) -> list[int]:
        """The facts written since the last call, as rows."""
        rows = [self.ledger[i] for i in range(self.n_facts)]
        self.n_facts = 0
        return rows

    # What Python callers use

    def asked(self) -> int:
        """Who owes a decision now, as a set of seats."""
        return self.asks

    def open_window(self) -> int | None:
        """The number of the window in which answers are asked for, in games that have them; None if there is none."""
        return None

    def over(self) -> bool:
        """The match has ended."""
        return self.asks == 0

    def round_over(self) -> bool:
        """No round is being played now."""
        return self.rests

    def scores(self) -> list[int]:
        """What every seat has scored so far."""
        return [self.score(seat) for seat in range(self.seats)]

    def gains(self) -> list[int]:
        """What every seat gained in the round that ended last."""
        return [self.gain(seat) for seat in range(self.seats)]

    def outcome(self) -> list[int] | None:
        """The winners of a match that is over; before, None."""
        return [seat for seat in range(self.seats) if self.won(seat)] if self.asks == 0 else None

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat. A view knows only those of its own seat."""
        if self.viewer != TRUTH and self.viewer != seat:
            raise Refused("not-your-view", seat=seat)
        return self.listed(self.moves(seat))

    def play(self, seat: int, move: int) -> None:
        """Play a move by its code, or refuse it and change nothing."""
        if not self.offers(seat, move):
            self.refuse(seat, move)
        self.resolve(seat, move)

    def step(self, move: int) -> list[int]:
        """Play a move for the seat asked first, as `play` does; then the moves of the seat asked next.

        The list is empty when the round is over.
        """
        seat = lowest(self.asks) if self.asks else DEALER
        if not self.offers(seat, move):
            self.refuse(seat, move)
        self.resolve(seat, move)
        return self.listed(0 if self.rests else self.moves(lowest(self.asks)))

    def offers(self, seat: int, move: int) -> bool:
        """Whether `play` may go on with this move."""
        if self.viewer != TRUTH or not (0 <= seat <= DEALER and self.asks >> seat & 1):
            return False
        n = self.moves(seat)
        for i in range(n):
            if self.menu[i] == move:
                return seat != DEALER or self.stock() == 0
        return False

    def refuse(self, seat: int, move: int) -> None:
        """Say why `play` may not go on."""
        if self.viewer != TRUTH:
            raise Refused("view-cannot-play")
        if not (0 <= seat <= DEALER and self.asks >> seat & 1):
            raise Refused("not-asked", seat=seat)
        if seat == DEALER and self.stock():
            raise Refused("order-wanted")
        raise Refused("illegal-move", seat=seat, move=move)

    def listed(self, n: int) -> list[int]:
        """The first n moves of the menu."""
        return list_codes(CODES, self.menu, n)

    def ordered(self) -> list[int]:
        """The cards the dealer must put in an order now, sorted; empty if no order is asked for."""
        n = self.stock() if self.asks >> DEALER & 1 else 0
        return [self.order[i] for i in range(n)]

    def deal(self, cards: list[int]) -> None:
        """Play the dealer's order, top card first, or refuse it and change nothing."""
        if self.viewer != TRUTH:
            raise Refused("view-cannot-play")
        if not self.ordered():
            raise Refused("no-order-wanted")
        if sorted(cards) != self.ordered():
            raise Refused("not-the-deck")
        self.put_order(cards)
        self.resolve(DEALER, ORDER_MOVE)

    def put_order(self, cards: t.Sequence[int]) -> None:
        """Lay cards into `order`, for a deal or for a fold."""
        for i in range(len(cards)):
            self.order[i] = cards[i]

    def apply(self, fact: t.Sequence[t.Any]) -> None:
        """Fold one fact as it was told, with the fields of `Fact`."""
        cards = fact[3]
        n = len(cards)
        if n > 2:
            self.put_order(cards)
            self.fold(fact[0], fact[1], fact[2], 0, 0, fact[4])
        else:
            self.fold(fact[0], fact[1], fact[2], cards[0] if n > 0 else 0, cards[1] if n > 1 else 0, fact[4])

    def assign(self, other: Table) -> None:
        """Become equal to `other`, checked."""
        if type(other) is not type(self):
            raise TypeError(other)
        self.copy_from(other)


def dealer_acts(table: Table, generator: Generator) -> None:
    """The dealer decides once: a shuffle where an order is asked for, else a pick from the menu."""
    n = table.stock()
    if n == 0:
        n = table.moves(DEALER)
        table.resolve(DEALER, table.menu[below(generator, n)])
        return
    generator.shuffle(table.order, n)
    table.resolve(DEALER, ORDER_MOVE)


LEFT_BEHIND = frozenset({
    "seats", "viewer", "scratch", "menu", "order", "ledger", "n_facts", "writing",
    "hidden_mask", "hidden_twin", "hidden_unless", "hidden_card", "hidden_place", "unseen", "unseen_card", "pool",
    "n_hidden", "n_bound", "n_unseen", "asks", "rests",
})  # fmt: skip
"""Fields of the base class that a copy does not take: they belong to the table, not to the position."""


def copy_lists(fields: dict[str, t.Any], others: dict[str, t.Any]) -> None:
    """Interpreted: a number as it is, a list anew, and so the lists in it."""
    for name, value in others.items():
        if name in LEFT_BEHIND:
            continue
        if type(value) is list:
            fields[name] = [row[:] for row in value] if type(value[0]) is list else value[:]
        else:
            fields[name] = value
