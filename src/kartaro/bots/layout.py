"""What the inputs of a net are, and what it weighs: made from the fields of a game's rows and the names of its moves.

A net is given bytes: a row of features, then the last facts that the seat was told, then the options of the table.
Every byte has columns of its own. A category has one for each value; a count has one for each step up to `STEPS`, and
one more for itself if it can be larger. What a move is worth is the sum of what its parts are.

A layout is made for a number of seats, and serves tables with fewer, too: their fields are found by name.
"""

from __future__ import annotations

import fnmatch
import functools
import hashlib
import typing as t

from kartaro.core.errors import BadOption
from kartaro.core.fields import Field, categories
from kartaro.core.seats import FACE_DOWN
from kartaro.games import features_of, has_learning, learning_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game

STEPS = 5
"""How many steps of a count have a column."""
WHOLE = 16.0
"""A count that may be larger is divided by this."""
MOST_PARTS, NO_PART = 6, -1
WINDOW = 64
"""Of how many facts that a seat was told last those are chosen that a net is told of."""
TOKEN = ("seat", "other", "card", "card2", "number")
"""What the bytes of a fact say, in this order."""
SLOTS = {"seat": 0, "other": 1, "card": 2, "card2": 3, "number": 4, "named": 4}
"""Where a field of a fact goes. Sets of seats and orders of cards are not told."""
UNCARRIED = "-"
"""What a kind of fact does not carry."""


class Byte(t.NamedTuple):
    """What becomes of a byte: its first column, how many it has, and whether it is a category."""

    column: int
    columns: int
    is_category: bool
    is_whole: bool
    """Whether one more column has the number itself."""


UNSHOWN = Byte(0, 0, is_category=False, is_whole=False)


def columns_of(field: Field) -> int:
    """How many columns each number of a field has."""
    if field.is_category:
        return field.high
    return min(field.high, STEPS) + (field.high > STEPS)


class Layout:
    """The columns and the parts of a game, for tables with up to so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.learning = learning_of(game)
        self.options = {name: sorted({edition[name] for edition in game.editions}) for name in self.learning.OPTIONS}
        self.columns: dict[str, tuple[int, Field]] = {}
        self.n_columns = 0
        for field in self.fields(game.editions[0], seats):
            shown = self.shown(field)
            if shown:
                self.columns[field.name] = (self.n_columns, field)
                self.n_columns += shown * columns_of(field)
        self.parts = self.all_parts()
        self.part = {name: number for number, name in enumerate(self.parts)}

    def fields(self, edition: Edition, seats: int) -> list[Field]:
        """All that a net is given at a table, in order: a row, what was told, the options."""
        return [*features_of(self.game, edition, seats).fields(), *self.told_fields(seats), *self.option_fields()]

    def told_fields(self, seats: int) -> list[Field]:
        highs = {"seat": seats, "other": seats}
        most_cards = len(self.game.cards) + 1
        carried = {kind.name: {SLOTS.get(field) for field in kind.fields} for kind in self.game.kinds}
        return [
            categories(f"{kind} {place} {name}", 1, highs.get(name, most_cards), "of a fact that was told")
            if number in carried[kind]
            else Field(UNCARRIED, (1,), 0, "nothing")
            for kind, most in self.learning.TOLD.items()
            for place in range(most)
            for number, name in enumerate(TOKEN)
        ]

    def option_fields(self) -> list[Field]:
        return [categories(f"option {name}", 1, len(values), "its value") for name, values in self.options.items()]

    def shown(self, field: Field) -> int:
        """How many numbers of a field are shown."""
        if field.name == UNCARRIED or any(fnmatch.fnmatchcase(field.name, pattern) for pattern in self.learning.HIDDEN):
            return 0
        most: int = self.learning.FIRST.get(field.name, field.size)
        return min(field.size, most)

    def all_parts(self) -> list[str]:
        """Of every move in every edition, with every number of seats."""
        found: dict[str, None] = {}
        for edition in self.game.editions:
            fewest, most = self.game.seats(edition)
            for options in self.learning.COVERED:
                table = self.game.edition(edition.name, options)
                features = features_of(self.game, table, max(fewest, min(most, self.seats)))
                for action in features.actions():
                    found.update(dict.fromkeys(self.learning.parts(features.name(action))))
        return sorted(found)

    def digest(self) -> str:
        """Changes with whatever makes weights useless."""
        columns = [(name, at, *field[1:3], field.is_category) for name, (at, field) in self.columns.items()]
        return hashlib.sha256(repr((columns, STEPS, WHOLE, self.parts)).encode()).hexdigest()[:16]

    # At a table

    def bytes_of(self, edition: Edition, seats: int) -> list[Byte]:
        """What becomes of each byte that a net is given there."""
        found = []
        for field in self.fields(edition, seats):
            if field.name in self.columns:
                column, known = self.columns[field.name]
                each = columns_of(known)
                numbers = range(min(field.size, self.shown(known)))
                is_whole = not known.is_category and known.high > STEPS
                found += [Byte(column + each * i, each - is_whole, known.is_category, is_whole) for i in numbers]
                found += [UNSHOWN] * (field.size - len(numbers))
            else:
                found += [UNSHOWN] * field.size
        return found

    def parts_of(self, edition: Edition, seats: int) -> dict[int, list[int]]:
        """The parts of each action there; refused if one has a part that is not known."""
        features = features_of(self.game, edition, seats)
        named = {action: self.learning.parts(features.name(action)) for action in features.actions()}
        if any(part not in self.part for parts in named.values() for part in parts):
            raise BadOption("no-net", game=self.game.name, seats=seats)
        return {action: [self.part[part] for part in parts] for action, parts in named.items()}

    def option_bytes(self, edition: Edition) -> bytes:
        """The options of a table; 0 for a value that no edition has."""
        return bytes(
            values.index(edition[name]) + 1 if edition[name] in values else 0 for name, values in self.options.items()
        )


class Told:
    """What a seat was told of late, as bytes: for each kind that counts the last facts, the latest first."""

    def __init__(self, layout: Layout, seats: int, me: int) -> None:
        kinds = layout.game.kinds
        self.seats, self.me = seats, me
        numbers = {kind.name: number for number, kind in enumerate(kinds)}
        self.most = {numbers[name]: most for name, most in layout.learning.TOLD.items()}
        self.fields = {number: [field for field in kinds[number].fields if field in SLOTS] for number in self.most}
        self.heard = 0
        self.tokens: dict[int, list[tuple[int, bytes]]] = {}
        self.forget()

    def forget(self) -> None:
        """A round is over."""
        self.tokens = {kind: [] for kind in self.most}

    def hear(self, fact: Fact) -> bool:
        """Keep a fact as it was told, if it counts, until it is too long ago; whether anything changed."""
        self.heard += 1
        changed = False
        for kept in self.tokens.values():
            if kept and kept[-1][0] <= self.heard - WINDOW:
                kept.pop()
                changed = True
        if fact.kind in self.most:
            kept = self.tokens[fact.kind]
            kept.insert(0, (self.heard, self.token(fact)))
            del kept[self.most[fact.kind] :]
            changed = True
        return changed

    def token(self, fact: Fact) -> bytes:
        token, cards = bytearray(len(TOKEN)), iter(fact.cards)
        for field in self.fields[fact.kind]:
            if field in {"seat", "other"}:
                value = (getattr(fact, field) - self.me) % self.seats + 1
            elif field in {"number", "named"}:
                value = fact.number
            else:
                card = next(cards)
                value = 1 if card == FACE_DOWN else card + 2
            token[SLOTS[field]] = value
        return bytes(token)

    def written(self) -> bytes:
        """All of it, of the same length at every time."""
        return b"".join(
            b"".join([token for _, token in self.tokens[kind]]).ljust(most * len(TOKEN), b"\0")
            for kind, most in self.most.items()
        )


@functools.lru_cache(maxsize=16)
def layout_of(game: Game, seats: int) -> Layout:
    """The same one for everybody; refused for a game that nobody has written one for."""
    if not has_learning(game):
        raise BadOption("no-net", game=game.name, seats=seats)
    return Layout(game, seats)
