"""Love Letter once more, to check the counts against: slow, plain, and sharing nothing with `src`.

A round is one function that follows the rulebook from the shuffle to the tokens and asks for choices on its way. Where
no choice is given any more it stops; to try another one the round is played again from its start. What a listener is
told is kept as sentences.
"""

from __future__ import annotations

import itertools
import typing as t

RANK = {
    "spy": 0,
    "guard": 1,
    "priest": 2,
    "baron": 3,
    "handmaid": 4,
    "prince": 5,
    "chancellor": 6,
    "king": 7,
    "countess": 8,
    "princess": 9,
}
WATCHERS = "watchers"


class Deck(t.Protocol):
    """What a round is played with."""

    @property
    def cards(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def baron_tie_knocks_out(self) -> bool: ...
    @property
    def discards_break_ties(self) -> bool: ...
    @property
    def equal_discards_win(self) -> bool: ...
    @property
    def fallen_share(self) -> bool: ...
    @property
    def spy_bonus(self) -> bool: ...
    @property
    def turned_up(self) -> int: ...


class Undecided(Exception):
    """A choice is asked for that has not been given."""

    def __init__(self, player: int, options: list[tuple[t.Any, ...]]) -> None:
        super().__init__()
        self.player = player
        self.options = options


class Round:
    """One round with given choices. Players are numbers; a hand, a pile and the deck are lists of names."""

    def __init__(self, deck: Deck, starter: int, cards: tuple[str, ...], choices: list[tuple[t.Any, ...]]) -> None:
        self.rules = deck
        self.players = list(range(deck.seats))
        self.names = sorted(set(deck.cards.split()) - {"guard"})
        self.deck = list(cards)
        self.choices = list(choices)
        self.active = starter
        self.hands: list[list[str]] = [[] for _ in self.players]
        self.piles: list[list[str]] = [[] for _ in self.players]
        self.out: list[int] = []
        self.protected: set[int] = set()
        self.tokens = [0 for _ in self.players]
        self.sentences: dict[t.Any, list[str]] = {who: [] for who in [*self.players, WATCHERS]}

    # Telling and asking

    def say(self, sentence: str) -> None:
        for heard in self.sentences.values():
            heard.append(sentence)

    def whisper(self, sentence: str, *players: int) -> None:
        for player in players:
            self.sentences[player].append(sentence)

    def ask(self, player: int, options: list[tuple[t.Any, ...]]) -> tuple[t.Any, ...]:
        if not self.choices:
            raise Undecided(player, sorted(set(options)))
        return self.choices.pop(0)

    # The course of a round

    def play(self) -> list[int]:
        """Play to the end; the tokens each player takes."""
        self.say(f"{self.active} starts")
        self.aside = self.deck.pop(0)
        if len(self.players) == 2:
            self.say(f"open: {', '.join(self.deck.pop(0) for _ in range(self.rules.turned_up))}")
        for player in self.players:
            self.draw(player)
        while True:
            self.protected.discard(self.active)
            self.draw(self.active)
            self.take_turn()
            left = [player for player in self.players if player not in self.out]
            if len(left) <= 1 or not self.deck:
                self.end(left)
                return self.tokens
            following = [*self.players[self.active + 1 :], *self.players[: self.active + 1]]
            self.active = next(player for player in following if player in left)

    def draw(self, player: int) -> None:
        card = self.deck.pop(0)
        self.hands[player].append(card)
        self.whisper(f"you drew {card}", player)

    def take_turn(self) -> None:
        me = self.active
        card, target, name = self.ask(me, [play for held in self.playable() for play in self.ways_to_play(held)])
        self.hands[me].remove(card)
        self.piles[me].append(card)
        self.say(f"{me} plays {card} on {target} naming {name}")
        if card == "princess":
            self.knock_out(me)
        elif card == "handmaid":
            self.protected.add(me)
        elif card == "chancellor":
            self.chancellor()
        elif target is not None:
            getattr(self, card)(target, name)

    def playable(self) -> list[str]:
        hand = self.hands[self.active]
        if "countess" in hand and ("king" in hand or "prince" in hand):
            return ["countess"]
        return hand

    def ways_to_play(self, card: str) -> list[tuple[t.Any, ...]]:
        me = self.active
        others = [one for one in self.players if one not in (me, *self.out) and one not in self.protected]
        if card == "prince":
            return [(card, target, None) for target in [*others, me]]
        if card == "guard" and others:
            return [(card, target, name) for target in others for name in self.names]
        if card in ("priest", "baron", "king") and others:
            return [(card, target, None) for target in others]
        return [(card, None, None)]

    # The cards

    def guard(self, target: int, name: str) -> None:
        if self.hands[target] == [name]:
            self.knock_out(target)
        else:
            self.say("wrong")

    def priest(self, target: int, _: None) -> None:
        self.whisper(f"{target} has {self.hands[target]}", self.active)

    def baron(self, target: int, _: None) -> None:
        me = self.active
        self.whisper(f"compared {self.hands[me]} and {self.hands[target]}", me, target)
        mine, theirs = RANK[self.hands[me][0]], RANK[self.hands[target][0]]
        if mine == theirs:
            self.say("equal")
        losers = [player for player, rank in ((me, mine), (target, theirs)) if rank < max(mine, theirs)]
        if mine == theirs and self.rules.baron_tie_knocks_out:
            losers = [me, target]
        for player in losers:
            self.knock_out(player)

    def prince(self, target: int, _: None) -> None:
        if self.hands[target] == ["princess"]:
            self.knock_out(target)
            return
        card = self.hands[target].pop()
        self.piles[target].append(card)
        self.say(f"{target} discards {card}")
        if not self.deck:
            self.deck.append(self.aside)
        self.draw(target)

    def chancellor(self) -> None:
        me = self.active
        drawn = min(2, len(self.deck))
        for _ in range(drawn):
            self.draw(me)
        if drawn:
            hand = self.hands[me]
            kept, *under = self.ask(me, list(itertools.permutations(hand)))
            self.hands[me] = [kept]
            self.deck += under
            self.whisper(f"you keep {kept} and put back {under}", me)
            self.say(f"{me} puts {drawn} back")

    def king(self, target: int, _: None) -> None:
        me = self.active
        self.whisper(f"{self.hands[me]} for {self.hands[target]}", me, target)
        self.hands[me], self.hands[target] = self.hands[target], self.hands[me]

    def knock_out(self, player: int) -> None:
        card = self.hands[player].pop()
        self.piles[player].append(card)
        self.out.append(player)
        self.say(f"{player} is out with {card}")

    # The end

    def end(self, left: list[int]) -> None:
        winners = left
        if not left:
            winners = self.out[-2:] if self.rules.fallen_share else []
        elif len(left) > 1:
            self.say(f"hands: {[self.hands[player] for player in left]}")
            winners = self.highest(left, lambda player: RANK[self.hands[player][0]])
            if len(winners) > 1 and self.rules.discards_break_ties:
                winners = self.highest(winners, lambda player: sum(RANK[card] for card in self.piles[player]))
                if len(winners) > 1 and not self.rules.equal_discards_win:
                    winners = []
        for player in winners:
            self.tokens[player] += 1
        spies = [player for player in left if "spy" in self.piles[player]]
        if self.rules.spy_bonus and len(spies) == 1:
            self.tokens[spies[0]] += 1

    @staticmethod
    def highest(players: list[int], worth: t.Callable[[int], int]) -> list[int]:
        most = max(worth(player) for player in players)
        return [player for player in players if worth(player) == most]


# ---------------------------------------------------------------------- counting


class DepthCounts:
    """What the histories of one depth come to."""

    def __init__(self, players: int) -> None:
        self.histories = 0
        self.ended = 0
        self.situations: set[tuple[int, tuple[str, ...]]] = set()
        self.watched: set[tuple[str, ...]] = set()
        self.tokens = [0] * players

    def row(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        return self.histories, self.ended, len(self.situations), len(self.watched), tuple(self.tokens)


def count(deck: Deck, depth: int) -> list[tuple[int, int, int, int, tuple[int, ...]]]:
    """For every depth: histories, those that ended, situations of whoever decides, what watchers heard, tokens.

    The first decision is who starts, the second the order of the cards.
    """
    tallies = [DepthCounts(deck.seats) for _ in range(depth + 1)]
    starts = [(starter, cards) for starter in range(deck.seats) for cards in shuffles(deck)]
    for starter, cards in starts:
        explore(deck, starter, cards, [], tallies)
    rows = [tally.row() for tally in tallies]
    nothing = (0, 0, (0,) * deck.seats)
    before = [(1, 0, 0, 1, nothing[2]), (deck.seats, 0, 0, deck.seats, nothing[2])]
    return [*before, *rows[2:]]


def shuffles(deck: Deck) -> list[tuple[str, ...]]:
    return sorted(set(itertools.permutations(deck.cards.split())))


def explore(
    deck: Deck, starter: int, cards: tuple[str, ...], choices: list[tuple[t.Any, ...]], tallies: list[DepthCounts]
) -> None:
    """A history and all that continue it."""
    tally = tallies[len(choices) + 2]
    tally.histories += 1
    current = Round(deck, starter, cards, choices)
    options = []
    try:
        tokens = current.play()
    except Undecided as question:
        options = question.options
        tally.situations.add((question.player, tuple(current.sentences[question.player])))
    else:
        tally.ended += 1
        tally.tokens = [sum(pair) for pair in zip(tally.tokens, tokens, strict=True)]
    tally.watched.add(tuple(current.sentences[WATCHERS]))
    if len(choices) + 3 < len(tallies):
        for option in options:
            explore(deck, starter, cards, [*choices, option], tallies)
