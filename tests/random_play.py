"""Random matches of every game, edition and number of seats, for tests that must hold for all of them."""

from __future__ import annotations

import copy
import typing as t

from tests.rewind import Memory

from kartaro.core.errors import BadOption
from kartaro.core.fact import Fact, told
from kartaro.core.generator import Generator
from kartaro.core.imagine import imagine
from kartaro.core.match import Match, shuffle
from kartaro.core.seats import DEALER, FACE_DOWN, PUBLIC
from kartaro.core.views import Views
from kartaro.games import games

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.table import Table

COMMON_SEATS = 3
FIRST = 4
KNOWLEDGE = ("may", "twins")
"""Parts of a state that are knowledge, not position, and differ between viewers."""


class Setting(t.NamedTuple):
    """A game, an edition and a number of seats."""

    game: Game
    edition: Edition
    seats: int

    def __str__(self) -> str:
        """The id of a test."""
        changed = "".join(f"-{name}={self.edition[name]}" for name in sorted(self.edition.changed))
        return f"{self.game.name}-{self.edition.name}{changed}-{self.seats}"

    def match(self) -> Match:
        return Match(self.game, self.edition, self.seats)

    def table(self) -> Table:
        """A truth to imagine into, or to fold into."""
        return self.game.table(self.edition, self.seats)

    def listeners(self) -> list[int]:
        """All who are told something: the seats and the public."""
        return [*range(self.seats), PUBLIC]

    def dice(self, salt: str = "") -> Generator:
        """Dice with different numbers for every setting and every `salt`."""
        seed = 0
        for char in f"{self}{salt}":
            seed = (seed * 131 + ord(char)) % (1 << 64)
        return Generator(seed)


def settings() -> list[Setting]:
    """Every game, edition and number of seats."""
    found = []
    for game in games():
        for edition in game.editions:
            fewest, most = game.seats(edition)
            found += [Setting(game, edition, seats) for seats in range(fewest, most + 1)]
    return found


def options() -> list[Setting]:
    """Every game with each value of each option, if the first edition allows it."""
    found = []
    for game in games():
        for option in game.options:
            for value in option.values:
                if value != game.editions[0][option.name]:
                    found += changed(game, option.name, value)
    return found


def changed(game: Game, name: str, value: str) -> list[Setting]:
    """A setting with a usual number of seats; none if the option contradicts the others."""
    try:
        edition = game.edition("", {name: value})
    except BadOption:
        return []
    fewest, most = game.seats(edition)
    return [Setting(game, edition, max(fewest, min(most, COMMON_SEATS)))]


def editions() -> list[Setting]:
    """Every game and edition, with the smallest number of seats."""
    return [Setting(game, edition, game.seats(edition)[0]) for game in games() for edition in game.editions]


# ---------------------------------------------------------------------- playing


def decide(match: Match, dice: Generator) -> list[Fact]:
    """Make one random decision of a seat that is asked; its facts.

    Sometimes it is the first of the menu, where games list moves that are the only one of their kind, such as a pass.
    """
    return decide_evenly(match, dice, first=dice.below(FIRST) == 0)


def decide_evenly(match: Match, dice: Generator, *, first: bool = False) -> list[Fact]:
    """One random decision, uniformly distributed."""
    asked = match.asked()
    seat = asked[dice.below(len(asked))]
    if seat == DEALER and match.wanted():
        return match.order(shuffled(match.wanted(), dice))
    codes = match.codes(seat)
    return match.play(seat, codes[0 if first else dice.below(len(codes))])


def shuffled(cards: list[int], dice: Generator) -> list[int]:
    shuffle(cards, dice)
    return cards


def walk(setting: Setting, decisions: int, salt: str = "") -> Iterator[tuple[Match, list[Fact]]]:
    """A match before it starts and after every decision, with the new facts; then the next match."""
    dice = setting.dice(salt)
    match = setting.match()
    yield match, []
    for _ in range(decisions):
        if match.over():
            match = setting.match()
            yield match, []
        yield match, decide(match, dice)


def matches(setting: Setting, number: int, salt: str = "") -> Iterator[tuple[Match, Generator]]:
    """New matches, and dice to play them with."""
    dice = setting.dice(salt)
    for _ in range(number):
        yield setting.match(), dice


def remember(setting: Setting, memories: dict[int, Memory], match: Match, facts: list[Fact]) -> None:
    """Tell the seats new facts; a new match starts new memories."""
    if not facts:
        memories.clear()
        memories.update(
            {seat: Memory(setting.game, setting.edition, setting.seats, seat) for seat in range(match.seats)}
        )
    for seat, memory in memories.items():
        for fact in facts:
            heard = told(fact, seat)
            if heard is not None:
                memory.hear(heard)


# ---------------------------------------------------------------------- tables


def state(table: t.Any) -> dict[str, t.Any]:  # noqa: ANN401 - every game gives its tables this method, the base has none
    """The position of a table as plain values."""
    return t.cast("dict[str, t.Any]", table.state())


def public(table: Table) -> tuple[object, ...]:
    """Everything about a table that is public."""
    return table.asked(), table.over(), table.round_over(), table.scores(), table.gains(), table.outcome()


def imagined(setting: Setting, view: Table, dice: Generator) -> Table:
    """A random world of a view."""
    world = setting.table()
    assert imagine(view, world, dice), state(view)
    return world


def in_world(match: Match, world: Table) -> Match:
    """The same match with the same facts told so far, but another truth; all who listen do so anew.

    No player can do this, which is what the tests ask for.
    """
    other = copy.copy(match)
    rows = vars(match)["_rows"][:]
    vars(other).update(decisions=match.decisions[:], facts=match.facts[:], _rows=rows)
    vars(other).update(_truth=world, _views=Views(world), _listeners={})
    return other


def cards_of(game: Game, table: Table) -> list[int]:
    """All cards at places where they can be hidden, sorted."""
    return sorted(card for cards in game.places(table).values() for card in cards)


def agrees(known: t.Any, true: t.Any) -> bool:  # noqa: ANN401 - walks plain values of any shape
    """Whether knowledge agrees with the truth, except for face-down cards; hands are unordered."""
    if known in (true, FACE_DOWN):
        return True
    if isinstance(known, dict):
        return known.keys() == true.keys() and all(agrees(known[key], true[key]) for key in known)
    if not isinstance(known, list | tuple) or len(known) != len(true):
        return False
    if all(agrees(*pair) for pair in zip(known, true, strict=True)):
        return True
    return FACE_DOWN in known and is_part([card for card in known if card != FACE_DOWN], list(true))


def is_part(some: list[int], cards: list[int]) -> bool:
    """Whether one multiset of cards is contained in another."""
    for card in some:
        if card not in cards:
            return False
        cards.remove(card)
    return True
