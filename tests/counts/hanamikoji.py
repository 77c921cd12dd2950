"""Hanamikoji once more, to check counts against: plain, slow, and sharing nothing with `src`.

A round begins where a position leaves it, with `a` to move. Every choice is tried on a copy of the round.
"""

from __future__ import annotations

import copy
import itertools
import typing as t

CHARM = {"flute": 2, "fan": 2, "scroll": 2, "umbrella": 3, "shamisen": 3, "tea": 4, "hairpin": 5}
COST = {"secret": 1, "trade": 2, "gift": 3, "compete": 4}
WATCHERS = 2
NOBODY = 2

Cards = tuple[str, ...]
Action = tuple[str, tuple[Cards, ...]]
"""What is done, and with which groups of cards."""
Row = tuple[int, int, int, int, tuple[int, ...]]


class SmallRound(t.NamedTuple):
    """The rest of a round, followed to a given depth; pairs are of `a` and `b`, in this order."""

    name: str
    hands: tuple[str, str]
    deck: str
    free: tuple[str, str]
    """The actions that are left."""
    sides: tuple[str, str] = ("", "")
    secrets: tuple[str, str] = ("", "")
    traded: tuple[str, str] = ("", "")
    favour: str = ""
    """`tea=a fan=b`"""
    depth: int = 12

    def __str__(self) -> str:
        """The id of a test."""
        return self.name

    def position(self) -> str:
        """The same as the notation has it."""
        terms = [f"deck[{listed(self.deck)}]", "turn:a"]
        for seat, letter in enumerate("ab"):
            terms.append(f"{letter}{{{listed(self.hands[seat])}}}")
            terms.append(f"{letter}<{listed(self.sides[seat])}>")
            terms += [f"{letter}secret({self.secrets[seat]})"] if self.secrets[seat] else []
            terms += [f"{letter}traded({listed(self.traded[seat])})"] if self.traded[seat] else []
        used = [f"{'ab'[seat]}{COST[action]}" for seat in (0, 1) for action in COST if action not in self.free[seat]]
        terms += [f"used:{','.join(used)}"] if used else []
        return " ".join(terms + ([f"favour:{listed(self.favour)}"] if self.favour else []))


def listed(words: str) -> str:
    return ",".join(words.split())


ALL_FOUR = "secret trade gift compete"
ROUNDS = (
    SmallRound(
        "opening",
        ("flute fan scroll umbrella shamisen tea hairpin", "flute fan umbrella tea hairpin hairpin"),
        "tea tea scroll umbrella shamisen shamisen hairpin",
        (ALL_FOUR, ALL_FOUR),
        depth=2,
    ),
    SmallRound(
        "last gifts",
        ("tea tea hairpin", "fan hairpin"),
        "tea",
        ("gift", "gift"),
        sides=("fan umbrella umbrella hairpin", "tea shamisen shamisen hairpin"),
        secrets=("hairpin", "umbrella"),
        traded=("flute flute", "scroll scroll"),
        favour="tea=b hairpin=a umbrella=b",
    ),
    SmallRound(
        "competition against gift",
        ("fan tea tea hairpin", "umbrella shamisen"),
        "hairpin",
        ("compete", "gift"),
        sides=("fan shamisen umbrella hairpin", "tea scroll scroll hairpin"),
        secrets=("umbrella", "tea"),
        traded=("flute flute", "shamisen hairpin"),
        favour="fan=b shamisen=a",
    ),
    SmallRound(
        "four turns",
        ("fan tea hairpin", "umbrella tea tea hairpin"),
        "tea scroll hairpin",
        ("secret gift", "trade compete"),
        sides=("flute umbrella umbrella", "shamisen scroll hairpin"),
        secrets=("", "shamisen"),
        traded=("flute fan", ""),
        favour="scroll=a hairpin=b",
    ),
)


class Round:
    """A round that is going on. Seats are 0 and 1."""

    def __init__(self, of: SmallRound) -> None:
        self.hands = [hand.split() for hand in of.hands]
        self.sides = [side.split() for side in of.sides]
        self.secrets = [*of.secrets]
        self.free = [actions.split() for actions in of.free]
        self.deck = of.deck.split()
        self.favour = dict.fromkeys(CHARM, NOBODY) | {
            word.partition("=")[0]: "ab".index(word[-1]) for word in of.favour.split()
        }
        self.before = self.charm()
        self.turn = 0
        self.offer: tuple[Cards, ...] = ()
        self.heard: list[tuple[str, ...]] = [(), (), ()]

    def say(self, sentence: str, *listeners: int) -> None:
        for one in listeners or (0, 1, WATCHERS):
            self.heard[one] = (*self.heard[one], sentence)

    # What may be chosen

    def ended(self) -> bool:
        return not self.offer and not self.free[self.turn]

    def asked(self) -> int:
        return 1 - self.turn if self.offer else self.turn

    def choices(self) -> list[Action]:
        if self.ended():
            return []
        if self.offer:
            return [("take", (group,)) for group in sorted(set(self.offer))]
        hand = sorted(self.hands[self.turn])
        found = {
            (action, groups)
            for action in self.free[self.turn]
            for cards in itertools.combinations(hand, COST[action])
            for groups in (splits(cards) if action == "compete" else [(cards,)])
        }
        return sorted(found)

    # What comes of it

    def choose(self, choice: Action) -> None:
        word, groups = choice
        if word == "take":
            self.take(groups[0])
            return
        me = self.turn
        cards = [card for group in groups for card in group]
        for card in cards:
            self.hands[me].remove(card)
        self.free[me].remove(word)
        self.say(f"{me} uses {word}")
        if word in ("gift", "compete"):
            self.offer = groups if word == "compete" else tuple((card,) for card in cards)
            self.say(f"{groups} lie open")
            return
        self.say(f"under it lie {cards}", me)
        if word == "secret":
            self.secrets[me] = cards[0]
        self.next_turn()

    def take(self, taken: Cards) -> None:
        left = list(self.offer)
        left.remove(taken)
        self.sides[1 - self.turn] += taken
        self.sides[self.turn] += [card for group in left for card in group]
        self.offer = ()
        self.say(f"{taken} is taken")
        self.next_turn()

    def next_turn(self) -> None:
        self.turn = 1 - self.turn
        if self.free[self.turn]:
            card = self.deck.pop(0)
            self.hands[self.turn].append(card)
            self.say(f"you drew {card}", self.turn)
        else:
            self.score()

    def score(self) -> None:
        self.say(f"secrets: {self.secrets}")
        for seat in (0, 1):
            self.sides[seat].append(self.secrets[seat])
        for item in CHARM:
            mine, theirs = (side.count(item) for side in self.sides)
            if mine != theirs:
                self.favour[item] = int(theirs > mine)

    def charm(self) -> list[int]:
        return [sum(CHARM[item] for item, owner in self.favour.items() if owner == seat) for seat in (0, 1)]

    def gains(self) -> list[int]:
        return [now - then for now, then in zip(self.charm(), self.before, strict=True)]


def splits(cards: Cards) -> list[tuple[Cards, ...]]:
    """The ways to make two pairs of four cards."""
    a, b, c, d = cards
    pairs = [((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))]
    return [tuple(sorted(tuple(sorted(pair)) for pair in both)) for both in pairs]


# ---------------------------------------------------------------------- counting


def count(of: SmallRound) -> list[Row]:
    """For every depth: histories, those that ended, situations of whoever decides, what watchers heard, charm won."""
    rows = []
    rounds = [Round(of)]
    for _ in range(of.depth + 1):
        if rounds:
            rows.append(row(rounds))
        rounds = [after(each, choice) for each in rounds for choice in each.choices()]
    return rows


def row(rounds: list[Round]) -> Row:
    ended = [each for each in rounds if each.ended()]
    situations = {(each.asked(), each.heard[each.asked()]) for each in rounds if not each.ended()}
    watched = {each.heard[WATCHERS] for each in rounds}
    gains = (sum(each.gains()[0] for each in ended), sum(each.gains()[1] for each in ended))
    return len(rounds), len(ended), len(situations), len(watched), gains


def after(before: Round, choice: Action) -> Round:
    later = copy.deepcopy(before)
    later.choose(choice)
    return later
