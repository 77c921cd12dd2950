"""Is a view exact? Every history of a small deck tells which worlds a seat cannot tell apart: its view must say so too.

A world that occurs though the view excludes it would be wrong. One that the view thinks possible though it never occurs
is knowledge the view has lost. Only two things may bring that about: a Chancellor, whose player chooses in secret from
cards that others half know, and a second Baron that finds one of two equal hands equal to a third.
"""

from __future__ import annotations

import typing as t
from collections import defaultdict

from tests.counts.decks import LONGEST, SmallDeck
from tests.counts.perft import Decision, Perft

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.table import Table

from kartaro.core.seats import FACE_DOWN
from kartaro.games import game

ANY_CARD = (1 << 10) - 1
DEALT = 1
"""Decisions until there is anything to know."""

ANY = "*"

World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]
"""Hands, each sorted, the deck from its top, and the card set aside."""

State = dict[str, t.Any]


class Place(t.NamedTuple):
    """A face-down card: where it lies, and what it may be."""

    cards: list[int]
    at: int
    may: int


class Finding(t.NamedTuple):
    """How the views of a deck compare with the worlds that occur."""

    views: int
    worlds: int
    excluded: int
    """Worlds that occur though a view excludes them."""
    impossible: int
    """Worlds that a view thinks possible though they do not occur."""


class Story(t.NamedTuple):
    """Moves of which each begins with these words; `*` is any.

    What moves begin with is public: no history is left out that looks the same to anybody.
    """

    cards: str
    steps: tuple[str, ...]
    impossible: int = 0
    """As in a `SmallDeck`."""
    seats: int = 3

    def __str__(self) -> str:
        """The id of a test."""
        return ", ".join(self.steps)

    def deck(self) -> SmallDeck:
        return SmallDeck("story", self.cards, self.seats, impossible=self.impossible)


GUARDS = "guard guard guard guard baron priest king handmaid"
PRINCES = "guard guard guard priest priest baron prince prince"
SPIES = "spy spy baron guard guard priest prince prince"

STORIES = (
    # two hands are equal, and one of them loses a card, is guessed at, or is exchanged
    Story(GUARDS, ("baron b", "*", "guard a", "*")),
    Story(GUARDS, ("baron b", "guard c", "guard b", "handmaid", "*")),
    Story(GUARDS, ("baron c", "*", "king", "*")),
    Story(GUARDS, ("baron b", "*", "king b", "*")),
    Story(GUARDS, ("baron b", "king c", "*", "*")),
    Story(PRINCES, ("baron b", "prince", "*", "*")),
    Story(PRINCES, ("baron b", "*", "prince", "*")),
    Story(SPIES, ("baron c", "guard c", "guard", "*")),
    Story("guard guard guard guard baron priest king", ("baron", "*", "*"), seats=4),
    # one of them was known before
    Story(GUARDS, ("priest c", "baron c", "*", "*")),
    Story(GUARDS, ("priest b", "baron c", "*", "*")),
    Story(GUARDS, ("guard c", "baron c", "*", "*")),
    Story(GUARDS, ("guard b baron", "baron c", "*", "*")),
    Story(GUARDS, ("baron b", "*", "priest a", "*")),
    Story("guard guard guard guard guard baron priest king", ("baron b", "*", "*", "guard b", "*")),
    # what a hand may be, and what is known of the deck, goes with the cards
    Story(PRINCES, ("guard b priest", "priest", "*")),
    Story("chancellor guard guard priest priest handmaid handmaid", ("chancellor", "keep", "*")),
    Story(GUARDS, ("guard b", "handmaid", "king a", "*")),
    Story(GUARDS, ("guard b", "guard", "king b", "*")),
    Story("guard guard handmaid handmaid prince king countess", ("prince", "*")),
    # where views forget
    Story("guard guard guard baron baron priest priest", ("baron", "baron", "*"), impossible=8),
    Story("guard guard chancellor chancellor priest priest baron", ("baron", "chancellor", "*", "*"), impossible=24),
)


class Telling(Perft):
    """The histories of a story."""

    def __init__(self, story: Story) -> None:
        super().__init__(story.deck().begun, game("love-letter").kinds, DEALT + len(story.steps))
        self.steps = story.steps

    def decisions(self, depth: int, table: Table) -> Iterator[tuple[int, Decision]]:
        """Every order of the deck, and the moves that the story tells."""
        for seat, decision in super().decisions(depth, table):
            if not isinstance(decision, int) or self.is_told(depth, seat, decision):
                yield seat, decision

    def is_told(self, depth: int, seat: int, move: int) -> bool:
        step = self.steps[depth - DEALT]
        return step == ANY or game("love-letter").move_text(seat, move).startswith(step)


def find(deck: SmallDeck) -> Finding:
    """Compare the views of every seat and of the public at every decision, where the first seat starts."""
    return compare(deck, Perft(deck.begun, game("love-letter").kinds, LONGEST))


def find_in(story: Story) -> Finding:
    """The same for the histories of a story."""
    return compare(story.deck(), Telling(story))


def compare(deck: SmallDeck, perft: Perft) -> Finding:
    occurring: dict[tuple[int, int], set[World]] = defaultdict(set)
    for moment in perft.walk():
        if moment.depth >= DEALT and not moment.ended:
            world = world_of(t.cast("t.Any", moment.table).state())
            for who, trail in moment.heard.items():
                occurring[who, trail].add(world)
    told = perft.trails.told()
    excluded = impossible = worlds = 0
    for (who, trail), true in occurring.items():
        view = deck.table(who)
        for fact in told[trail]:
            view.apply(fact)
        possible = Fillings(deck, view.state()).worlds()
        worlds += len(true)
        excluded += len(true - possible)
        impossible += len(possible - true)
    return Finding(len(occurring), worlds, excluded, impossible)


def world_of(state: State) -> World:
    """What lies where."""
    return tuple(tuple(sorted(hand)) for hand in state["hands"]), tuple(state["deck"]), tuple(state["aside"])


class Fillings:
    """All ways to turn the face-down cards of a view, by plain search."""

    def __init__(self, deck: SmallDeck, state: State) -> None:
        cards = game("love-letter").cards
        self.state = state
        self.unseen = {cards.index(name): number for name, number in deck.numbers().items()}
        self.places: list[Place] = []
        for _, card in state["laid"]:
            self.unseen[card] -= 1
        for card in state["up"]:
            self.unseen[card] -= 1
        for hand, masks in zip(state["hands"], state["may"], strict=True):
            self.look(hand, masks)
        for heap in (state["deck"], state["aside"]):
            self.look(heap, [ANY_CARD] * len(heap))
        assert sum(self.unseen.values()) == len(self.places)

    def look(self, cards: list[int], masks: list[int]) -> None:
        for at, card in enumerate(cards):
            if card == FACE_DOWN:
                self.places.append(Place(cards, at, masks[at]))
            else:
                self.unseen[card] -= 1

    def worlds(self) -> set[World]:
        found: set[World] = set()
        self.fill(0, found)
        return found

    def fill(self, n: int, found: set[World]) -> None:
        if n == len(self.places):
            if self.twins_agree():
                found.add(world_of(self.state))
            return
        cards, at, may = self.places[n]
        for card, left in self.unseen.items():
            if left and may >> card & 1:
                self.unseen[card] -= 1
                cards[at] = card
                self.fill(n + 1, found)
                self.unseen[card] += 1

    def twins_agree(self) -> bool:
        """Hands that a Baron found equal are so still, unless either is a card that frees them."""
        twins = self.state["twins"]
        unless = dict(zip(sorted(other for other, _ in twins), (mask for _, mask in twins), strict=True))
        first = {seat: self.state["hands"][seat][0] for seat in unless}
        pairs = zip(unless, (other for other, _ in twins), strict=True)
        return all(
            first[one] == first[other] or unless[one] >> first[one] & 1 or unless[other] >> first[other] & 1
            for one, other in pairs
        )
