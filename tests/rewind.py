"""Is an imagined world one that could have been? Run it back to its deal and play it again.

Facts are undone one by one, from the last: a card goes back from the place it reached to the place
it left. Where a seat was not told which card that was, one is chosen that fits what the seat knew
before. What is left at the deal is an order of the deck; played again with the moves that were
seen, it must tell the seat exactly what it was told.
"""

from __future__ import annotations

import importlib
import itertools
import typing as t

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.fact import Fact, told
from kartaro.core.generator import Generator
from kartaro.core.imagine import imagine
from kartaro.core.seats import FACE_DOWN, TRUTH
from kartaro.games import ROOMS

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.table import Table

MOST_WORLDS = 1000
"""How many worlds a strict imagination rejects before it gives up."""
IN_ORDER, AT_RANDOM = 64, 256
"""Where several cards could have moved, how many histories of a world are tried: first one after another, which
ends at once where they are few, then any, as neighbours tend to fail alike."""


class Memory:
    """What one seat was told since the cards were dealt, with the table as it knew it before each fact."""

    def __init__(self, game: Game, edition: Edition, seats: int, seat: int) -> None:
        self.game = game
        self.edition = edition
        self.seat = seat
        self.view = game.table(edition, seats, seat)
        self.seen_move = importlib.import_module(f"tests.games.{ROOMS[game.name]}.seen").seen_move
        self.facts: list[Fact] = []
        self.before: list[Table] = []

    def hear(self, fact: Fact) -> None:
        """Take in one more fact."""
        if "cards" in self.game.kinds[fact.kind].fields:
            self.facts.clear()
            self.before.clear()
        self.before.append(self.game.copy(self.view, self.edition, self.seat))
        self.facts.append(fact)
        self.view.apply(fact)

    def imagine(self, world: Table, generator: Generator) -> bool:
        """A world as `imagine` makes them, but only one that could have been; False if none was found."""
        return any(imagine(self.view, world, generator) and self.could_be(world) for _ in range(MOST_WORLDS))

    def could_be(self, world: Table) -> bool:
        """Whether this world, run back and played again, tells the seat what it was told."""
        if not self.facts or "cards" not in self.game.kinds[self.facts[0].kind].fields:
            raise Refused("no-deal")
        forks: list[int] = []
        for _ in range(IN_ORDER):
            rewind = Rewind(self, world, forks)
            filled = rewind.run()
            wrong = 0 if filled is None else self.first_wrong(filled)
            if wrong is None:
                return True
            forks = rewind.next_forks(wrong)
            if not forks:
                return False
        dice = Generator(len(self.facts))
        histories = (Rewind(self, world, [], dice).run() for _ in range(AT_RANDOM))
        return any(filled is not None and self.first_wrong(filled) is None for filled in histories)

    def first_wrong(self, filled: list[Fact]) -> int | None:
        """Play the filled-in round: which fact, by its number, is the first not told as it was; None if all are."""
        world = self.game.copy(self.before[0], self.edition, TRUTH)
        world.listen(writing=True)
        heard: list[Fact] = []
        try:
            world.deal(list(filled[0].cards))
            self.listen(world, heard, filled[0].cards)
            while len(heard) < len(filled) and heard == self.facts[: len(heard)]:
                seen = self.seen_move(world, filled[len(heard) :])
                if seen is None:
                    return len(heard)
                world.play(*seen)
                self.listen(world, heard, ())
        except KartaroError:
            return len(heard)
        pairs = zip(heard, self.facts, strict=False)
        wrong = [number for number, (fact, was) in enumerate(pairs) if fact != was]
        return wrong[0] if wrong else None if len(heard) == len(self.facts) else len(self.facts)

    def listen(self, world: Table, heard: list[Fact], order: tuple[int, ...]) -> None:
        for row in world.drain():
            fact = told(self.game.fact(row, order), self.seat)
            if fact is not None:
                heard.append(fact)


class Rewind:
    """One world on its way back to the deal. Where several cards fit, `forks` says which to take, then the dice do."""

    def __init__(self, memory: Memory, world: Table, forks: list[int], dice: Generator | None = None) -> None:
        self.memory = memory
        self.forks = forks
        self.dice = dice
        self.ways: list[int] = []
        self.forked: list[int] = []
        """The numbers of the facts where the ways part."""
        self.game = memory.game
        self.places = self.game.places(world)

    def run(self) -> list[Fact] | None:
        """The facts of the round with every card filled in; None if a card finds no place to come from."""
        filled: list[Fact] = []
        for number in reversed(range(len(self.memory.facts))):
            parted = len(self.ways)
            undone = self.undo(self.memory.facts[number], self.memory.before[number])
            self.forked += [number] * (len(self.ways) - parted)
            if undone is None:
                return None
            filled.append(undone)
        return filled[::-1]

    def undo(self, fact: Fact, before: Table) -> Fact | None:
        kind = self.game.kinds[fact.kind]
        if "cards" in kind.fields:
            return fact._replace(cards=tuple(self.places[kind.reaches]))
        if not kind.reaches:
            return fact
        leaves, reaches = self.name(kind.leaves, fact.seat), self.name(kind.reaches, fact.seat)
        if kind.leaves == kind.reaches:  # two hands were exchanged
            other = self.name(kind.reaches, fact.other)
            self.places[leaves], self.places[other] = self.places[other], self.places[leaves]
            return fact._replace(cards=(self.places[leaves][0], self.places[other][0]))
        moved = fact.cards[0]
        if moved == FACE_DOWN and not reaches.startswith("hand"):
            moved = self.places[reaches][-1 - kind.under]
        card = self.choose(moved, leaves, reaches, before)
        if card is None or card not in self.places.get(reaches, [card]):
            return None
        if reaches in self.places:
            take_last(self.places[reaches], card)
        if leaves in self.places:
            top = leaves == "deck"
            self.places[leaves].insert(0 if top else len(self.places[leaves]), card)
        return fact._replace(cards=(card,))

    def name(self, place: str, seat: int) -> str:
        """A place of a seat by its own name, another by the common one."""
        own = f"{place} {seat}"
        return own if own in self.places else place

    def choose(self, card: int, leaves: str, reaches: str, before: Table) -> int | None:
        """The card that moved: as told, else one whose leaving back fits what was known before."""
        if card != FACE_DOWN:
            return card
        knew = self.game.places(before)
        source = knew[leaves][0] if knew[leaves] else FACE_DOWN
        slots, masks = knew[reaches], self.game.masks(before)[reaches]
        fitting = []
        for candidate in sorted(set(self.places[reaches])):
            rest = list(self.places[reaches])
            rest.remove(candidate)
            if source in (FACE_DOWN, candidate) and fits(rest, slots, masks):
                fitting.append(candidate)
        return self.fork(fitting) if fitting else None

    def fork(self, fitting: list[int]) -> int:
        """One of several cards that fit."""
        at = len(self.ways)
        self.ways.append(len(fitting))
        if at < len(self.forks):
            return fitting[self.forks[at]]
        return fitting[self.dice.below(len(fitting)) if self.dice else 0]

    def next_forks(self, wrong: int) -> list[int]:
        """The next history to try; empty if there is none.

        What was chosen for facts before the first wrong one cannot mend it: that comes of the cards
        as they lay then, and they were run back to there from the end.
        """
        since = sum(number >= wrong for number in self.forked)
        taken = [*self.forks, *[0] * len(self.ways)][:since]
        while taken and taken[-1] + 1 >= self.ways[len(taken) - 1]:
            taken.pop()
        if taken:
            taken[-1] += 1
        return taken


def take_last(cards: list[int], card: int) -> None:
    """Remove the last of the equal cards."""
    del cards[len(cards) - 1 - cards[::-1].index(card)]


def fits(cards: list[int], slots: list[int], masks: list[int]) -> bool:
    """Whether the cards can be what lies at these places."""
    rest = list(cards)
    hidden = []
    for slot, mask in zip(slots, masks, strict=True):
        if slot == FACE_DOWN:
            hidden.append(mask)
        elif slot in rest:
            rest.remove(slot)
        else:
            return False
    if all(mask >> card & 1 for mask in hidden for card in rest):
        return True
    return any(
        all(mask >> card & 1 for card, mask in zip(order, hidden, strict=True))
        for order in itertools.permutations(rest)
    )
