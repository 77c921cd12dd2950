"""A moment of an episode, from which every decision leads to another one: for doors that walk through trees.

A position never changes, so copies of it are itself. Chance is explicit: an order of cards is dealt one card after the
other, and whatever else the dealer picks, it picks evenly.
"""

from __future__ import annotations

import collections
import functools
import json
import typing as t
from fractions import Fraction

from kartaro.core.errors import Refused
from kartaro.core.fact import Fact
from kartaro.core.imagine import imagine
from kartaro.core.seats import DEALER, FACE_DOWN, letter
from kartaro.core.told import UNHEARD, fields_of, told_rows
from kartaro.core.views import Views
from kartaro.env.vector import VectorEnv

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.env.spaces import Array

    Told: t.TypeAlias = tuple[int, ...]

CHANCE, TERMINAL = -1, -4
"""Who is asked, where no seat is."""
MOST_PARTS = 60
"""Of what an episode pays: shares of up to six seats, which arrays of 32 bits round."""
TOLD_BYTES = (1 << 48) - 1
"""Of a fact: all but who else heard and saw it."""


class Episodes:
    """A table, and what all its positions have in common."""

    def __init__(self, game: str, edition: str, seats: int, **options: t.Any) -> None:  # noqa: ANN401 - those of VectorEnv
        self._made = game, edition, seats, options
        self.env = VectorEnv(game, edition, seats, 1, **options)
        self.game, self.edition, self.seats = self.env.game, self.env.edition, seats
        self.actions, self.fields = self.env.actions, self.env.fields
        self.features = self.actions.features
        self.of_rounds = options.get("episode", "round") == "round"
        self._pool: list[Views] = []
        self._texts: dict[int, str] = {}
        self._numbers: dict[tuple[int, int], int] = {}
        self._scratch: Views | None = None
        self.start = Position(self, Lease(self), ((),) * seats, playing=False)

    def __reduce__(self) -> tuple[t.Any, ...]:
        """By how it was made; positions that are read back together have one between them."""
        game, edition, seats, options = self._made
        return episodes_of, (game, edition, seats, json.dumps(options))

    def lend(self) -> Views:
        """A truth and the views of all seats, as somebody left them."""
        if self._pool:
            return self._pool.pop()
        views = Views(self.game.table(self.edition, self.seats))
        for seat in range(self.seats):
            views.add(self.game.table(self.edition, self.seats, seat))
        if self._scratch is None:
            self._scratch = views
        else:
            views.share_scratch(self._scratch)
        return views

    def give_back(self, views: Views) -> None:
        """Somebody else can have them."""
        self._pool.append(views)

    def number(self, code: int, seat: int) -> int:
        """The action that a move of a seat is."""
        key = code, seat
        if key not in self._numbers:
            self._numbers[key] = self.actions.number(code, seat)
        return self._numbers[key]

    def text(self, row: int) -> str:
        """A fact as records write it, without who else heard or saw it; or a card that somebody is imagined to have."""
        if row not in self._texts and row < 0:
            self._texts[row] = f"has {self.game.cards[~row]}"
        elif row not in self._texts:
            kind, seat, other, card, card2, number, _, _ = fields_of(row)
            of = self.game.kinds[kind]
            cards = (FACE_DOWN,) if of.orders else (card, card2)[: of.single_cards]
            fact = Fact(kind, seat, other, cards, number, 0, 0)
            self._texts[row] = self.game.facts.write(fact).rpartition(" [")[0]
        return self._texts[row]


@functools.lru_cache(maxsize=16)
def episodes_of(game: str, edition: str, seats: int, options: str) -> Episodes:
    """The same for everything that is read back."""
    return Episodes(game, edition, seats, **json.loads(options))


class Lease:
    """Tables that belong to the positions that hold this, and go back when none is left."""

    __slots__ = ("_of", "views")

    def __init__(self, of: Episodes) -> None:
        self._of = of
        self.views = of.lend()

    def __del__(self) -> None:
        self._of.give_back(self.views)


class Position:
    """Who is asked, what everybody was told, and where each answer leads."""

    __slots__ = ("_laid", "_lease", "_playing", "heard", "of", "player")

    def __init__(self, of: Episodes, lease: Lease, heard: tuple[Told, ...], *, laid: Told = (), playing: bool) -> None:
        self.of = of
        self._lease = lease
        self.heard = heard
        """For every seat the facts it was told."""
        self._laid = laid
        """Cards that the dealer has put in order so far, the first one on top."""
        self._playing = playing
        self.player = self._asked()
        """A seat, CHANCE or TERMINAL."""

    def _asked(self) -> int:
        truth = self.truth
        if not truth.asks or (self._playing and truth.rests and self.of.of_rounds):
            return TERMINAL
        return CHANCE if truth.asks >> DEALER & 1 else (truth.asks & -truth.asks).bit_length() - 1

    def __deepcopy__(self, memo: object) -> Position:
        """It never changes."""
        return self

    def __reduce__(self) -> tuple[t.Any, ...]:
        """All that it is."""
        views = self._lease.views
        tables = [table.pack() for table in (views.truth, *views.kept)]
        return restored, (self.of, tables, self.heard, self._laid, self._playing)

    @property
    def truth(self) -> Table:
        """All cards. Never for a player."""
        return self._lease.views.truth

    def view(self, seat: int) -> Table:
        """The table as a seat knows it."""
        return self._lease.views.kept[seat]

    # What can be decided

    def actions(self) -> list[int]:
        """The actions of the seat that is asked, in order."""
        seat = self.player
        return sorted([self.of.number(code, seat) for code in self.view(seat).legal(seat)])

    def chances(self) -> list[tuple[int, float]]:
        """What chance can bring, and how likely: the next card of an order, or one of the dealer's picks."""
        left = self._unlaid()
        if left:
            return [(card, n / left.total()) for card, n in sorted(left.items())]
        n = len(self.truth.legal(DEALER))
        return [(pick, 1 / n) for pick in range(n)]

    def _unlaid(self) -> collections.Counter[int]:
        left = collections.Counter(self.truth.ordered())
        left.subtract(self._laid)
        return +left

    # Where it leads

    def after(self, action: int) -> Position:
        """The next one, by an action of the seat that is asked, or by what chance has brought."""
        if self.player == CHANCE:
            return self._after_chance(action)
        seat, known = self.player, self.of.actions
        if not 0 <= action < len(known.raw):
            raise Refused("illegal-action", action=action, actions=len(known))
        code = self.of.features.code_of(self.view(seat), known.raw[action], seat)
        lease = self._copied()
        return self._told(lease, lease.views.play(seat, code))

    def _after_chance(self, outcome: int) -> Position:
        left = self._unlaid()
        if not left:
            lease = self._copied()
            return self._told(lease, lease.views.play(DEALER, self.truth.legal(DEALER)[outcome]))
        laid = (*self._laid, outcome)
        left.subtract((outcome,))
        if left.total() > 1:
            return Position(self.of, self._lease, self.heard, laid=laid, playing=self._playing)
        lease = self._copied()  # the last card follows
        return self._told(lease, lease.views.order([*laid, *left.elements()]))

    def _copied(self) -> Lease:
        lease = Lease(self.of)
        lease.views.copy_from(self._lease.views)
        return lease

    def _told(self, lease: Lease, rows: list[int]) -> Position:
        heard = tuple(
            before + tuple([row & TOLD_BYTES for row in told_rows(rows, seat) if row != UNHEARD])
            for seat, before in enumerate(self.heard)
        )
        return Position(self.of, lease, heard, playing=self._playing or not lease.views.truth.rests)

    # What it is worth, and how it looks

    def returns(self) -> list[float]:
        """What an episode that has ended pays; nothing before."""
        if self.player != TERMINAL:
            return [0.0] * self.of.seats
        return [float(Fraction(paid).limit_denominator(MOST_PARTS)) for paid in self.of.env.paid(self.truth)]

    def text(self, seat: int) -> str:
        """All that a seat was told, in the notation: equal texts, equal information."""
        return f"{letter(seat)}\n" + "\n".join(map(self.of.text, self.heard[seat]))

    def row(self, seat: int, into: Array) -> None:
        """What a seat knows, as bytes, into an array of zeros."""
        self.of.features.encode_into(into, self.view(seat), seat)

    def chance_text(self, outcome: int) -> str:
        """What chance brings: a card of an order, or a pick as it is written."""
        if self._unlaid():
            return self.of.game.cards[outcome]
        return self.of.game.move_text(DEALER, self.truth.legal(DEALER)[outcome])

    def laid_text(self) -> str:
        """The cards that were put in order so far."""
        return "".join(f"\n{self.of.game.cards[card]}" for card in self._laid)

    # Other worlds

    def imagined(self, seat: int, dice: Generator) -> Position:
        """A position that the seat cannot tell from this one.

        What the others were told there is what the seat was, and their own cards; their views know every card, as a
        search needs no more of them than their moves.
        """
        lease = self._copied()
        views = lease.views
        if not imagine(self.view(seat), views.truth, dice):
            raise Refused("no-world")
        own = self.heard[seat]
        heard = []
        for other in range(self.of.seats):
            if other != seat:
                views.kept[other].assign(views.truth)
            heard.append(own if other == seat else own + self._cards_of(views.truth, other))
        return Position(self.of, lease, tuple(heard), playing=self._playing)

    def _cards_of(self, world: Table, seat: int) -> Told:
        places = self.of.game.places(world)
        return tuple(~card for place in sorted(places) if place.endswith(f" {seat}") for card in sorted(places[place]))


def restored(of: Episodes, tables: list[t.Any], heard: tuple[Told, ...], laid: Told, playing: int) -> Position:
    """A position that was pickled."""
    lease = Lease(of)
    for table, packed in zip((lease.views.truth, *lease.views.kept), tables, strict=True):
        table.unpack(packed)
    return Position(of, lease, heard, laid=laid, playing=bool(playing))
