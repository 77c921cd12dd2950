"""Love Letter in words: which messages of `locale/` tell its facts, its moves and its table."""

from __future__ import annotations

import functools
import typing as t

from kartaro.core.game import Game
from kartaro.core.seats import FACE_DOWN, letter, seat_of
from kartaro.core.words import (
    HAND,
    PLAYERS,
    Argument,
    Card,
    Cards,
    Counts,
    Entry,
    Overview,
    Player,
    Players,
    Riddle,
    Row,
    Step,
    Story,
    Words,
    cards_of,
    words,
)
from kartaro.games.love_letter.box import CARDS, FACTS, terms_of
from kartaro.games.love_letter.clauses import CLAUSES
from kartaro.games.love_letter.endings import Round

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table
    from kartaro.games.love_letter.table import LoveLetter

AIMED = frozenset({"guard", "priest", "baron", "prince", "king"})
MARKS = {
    (False, False): (),
    (False, True): (words("mark-protected"),),
    (True, False): (words("mark-out"),),
    (True, True): (words("mark-out"), words("mark-protected")),
}
"""By whether a player is out of the round, and whether protected."""
MOST_MENUS = 4096
WHY = ("last", "showdown", "nobody")
"""How a round ended, in the order of the numbers in `table.py`."""
EFFECTS = (
    "denied",
    "showed",
    "beat",
    "tied",
    "protected",
    "discarded",
    "drew",
    "drew_aside",
    "consulted",
    "swapped",
    "knocked_out",
)
"""What a card can do at once: facts that belong to its play."""
OUTCOMES = {
    "denied": "missed",  # §5.1.1
    "showed": "saw",  # §5.2.1
    "showed showed tied": "tied",  # §5.3.2
    "showed showed tied discarded knocked_out discarded knocked_out": "tied_out",
    "protected": "protected",  # §5.4.1
    "discarded drew": "redrew",  # §5.5.1
    "discarded drew_aside": "redrew_aside",  # §5.5.3
    "discarded knocked_out": "discarded_out",  # §5.5.2, §5.9.1
    "consulted drew": "drew",  # §5.6.3
    "consulted drew drew": "drew",  # §5.6.1
    "swapped": "swapped",  # §5.7.1
}
"""How a play came out, by the kinds of facts that followed."""
BARON = "showed showed beat discarded knocked_out"
PLAY = frozenset({"mode", "seat", "card", "other", "named"})
"""What is told of a play alone."""
DRAMATIC = frozenset({"out", "won", "lost", "tied", "tied_out", "swapped", "discarded_out", "own_discarded_out"})
"""Outcomes worth a breath."""
CHOOSERS = frozenset({"redrew", "redrew_aside", "discarded_out"})
"""Outcomes that happen to the one chosen; `own_` where that is the player."""


class LoveLetterWords(Game):
    """The part of the game that can be put in words."""

    routine = frozenset({"shuffled", "set_aside", "dealt", "drew", "turn_began"})
    dramas = frozenset({"fact-revealed", "fact-round_ended", "fact-took_spy_token"})
    clauses = CLAUSES

    # Facts

    def fact_words(self, fact: Fact) -> Words | None:
        kind = FACTS[fact.kind].name
        if kind == "played":
            return words("fact-played", **played(fact))
        if kind == "round_ended":
            return words("fact-round_ended", why=WHY[fact.number], winners=Players(fact.seat))
        return super().fact_words(fact)

    def group(self, story: Story) -> t.Sequence[Words | None]:
        if story.next == "played":
            return self.play_told(story)
        if story.next == "shuffled":
            first = story.take("shuffled", "set_aside")
            return [*map(self.fact_words, first), *self.counted_told(story), *self.hands(story, "told-dealt")]
        return self.counted_told(story) if story.next in COUNTED else super().group(story)

    def counted_told(self, story: Story) -> t.Sequence[Words | None]:
        """Facts of one kind that follow each other, at once; nothing, where there are none."""
        facts = story.take(story.next) if story.next in COUNTED else []
        return [counted(facts)] if len(facts) > 1 else [*map(self.fact_words, facts)]

    def play_told(self, story: Story) -> t.Sequence[Words | None]:
        """A card and what it did; each fact by itself where a position begins in the middle of that."""
        start = story.at
        fact, *effects = *story.take("played"), *story.take(*EFFECTS)
        outcome = outcome_of(fact, effects, " ".join(story.names[start + 1 : story.at]))
        if not outcome:
            return [nothing_told(fact)] if is_pointless(fact) else [*map(self.fact_words, (fact, *effects))]
        return [words("told-played", **played(fact), **outcome)]

    def cause_of(self, words: Words) -> Words | None:
        """The play, without what it did."""
        if words.message != "told-played":
            return None
        arguments = {name: value for name, value in words.arguments.items() if name in PLAY}
        return Words("fact-played", arguments)

    def is_drama(self, words: Words) -> bool:
        """Where somebody goes out, or hands are compared or swapped."""
        return super().is_drama(words) or words.arguments.get("outcome") in DRAMATIC

    def headline(self, view: Table, facts: t.Sequence[Fact], reader: int) -> Words | None:
        del view
        told = Round(facts)
        return told.headline(reader) or (told.end and self.fact_words(told.end))

    def round_winners(self, view: Table, facts: t.Sequence[Fact]) -> int:
        ended = Round(facts).end
        return super().round_winners(view, facts) if ended is None else ended.seat

    def clause_of(self, words: Words) -> str:
        """What a card did follows from its own section."""
        card = words.arguments.get("card")
        if words.message == "told-played" and isinstance(card, Card):
            return self.card_clause(card.face)
        return super().clause_of(words)

    # Moves

    def move_words(self, seat: int, move: int) -> Words:
        first, *rest = self.move_text(seat, move).split()
        if first == "keep":
            kept, *under = (Card(CARDS.index(card)) for card in rest)
            return words("move-keep", card=kept, count=len(under), first=under[0], second=under[-1])
        return words("move-play", **play_arguments(seat, first, rest))

    def move_steps(self, seat: int, move: int) -> tuple[Step, ...]:
        first, *rest = self.move_text(seat, move).split()
        if first == "keep":
            return keep_steps(*(Card(CARDS.index(card)) for card in rest))
        play = play_arguments(seat, first, [])
        play["mode"] = "plain" if rest else play["mode"]
        steps = [Step("ask-play", words("move-play", **play), HAND, play["mode"] == "fatal")]
        if rest:
            steps.append(Step("ask-target", words("step-target", other=Player(seat_of(rest[0]))), PLAYERS))
        if len(rest) > 1:
            steps.append(Step("ask-name", words("step-name", card=Card(CARDS.index(rest[1])))))
        return tuple(steps)

    # The table

    def overview(self, view: Table) -> Overview:
        table = t.cast("LoveLetter", view)
        hands, fronts, scores = table.hands(), table.fronts(), table.scores()
        is_played = any(hands)  # a round, now
        rows = []
        for seat in range(table.seats):
            is_out = is_played and not table.in_round >> seat & 1
            is_safe = is_played and bool(table.safe >> seat & 1)
            rows.append(Row(seat, scores[seat], hands[seat], fronts[seat], MARKS[is_out, is_safe], is_out))
        return Overview(tuple(rows), middle(table.deck_seen(), table.turned()), table.tokens_to_win)

    def riddles(self, table: Table) -> tuple[Riddle, ...]:
        hands = enumerate(table.state()["hands"])
        return tuple(
            Riddle(f"hand {letter(seat)}", words("place-hand", seat=Player(seat)), tuple(hand)) for seat, hand in hands
        )

    def left(self, view: Table, seat: int, codes: t.Sequence[int]) -> dict[int, int]:
        """Of what a Guard can name (§5.1): how many of it the chosen hand can hold."""
        guesses = self.guesses(seat, tuple(codes))
        table = t.cast("LoveLetter", view)
        held = {target: table.can_hold(target) for target in {target for _, target, _ in guesses}}
        return {code: held[target][card] for code, target, card in guesses}

    @functools.lru_cache(MOST_MENUS)  # noqa: B019 - there is one game
    def guesses(self, seat: int, codes: tuple[int, ...]) -> list[tuple[int, int, int]]:
        """Of these moves, those that name a card, with the player and the card."""
        plays = [(code, self.move_text(seat, code).split()) for code in codes]
        return [
            (code, seat_of(play[1]), CARDS.index(play[2])) for code, play in plays if play[0] == "guard" and play[2:]
        ]

    # Rules

    def reference(self, edition: Edition) -> tuple[Entry, ...]:
        terms = terms_of(edition)
        lines = zip(range(len(CARDS)), terms.ranks, terms.counts, strict=True)
        return tuple(Entry(card, rank, copies) for card, rank, copies in lines if copies)

    def rule_arguments(self, edition: Edition) -> dict[str, Argument]:
        terms = terms_of(edition)
        fewest, most = self.seats(edition)
        tokens = ", ".join(f"{seats}: {terms.tokens_to_win(seats)}" for seats in range(fewest, most + 1))
        return {
            **edition.options,
            "deck": "full21" if terms.counts[CARDS.index("chancellor")] else "classic16",  # rules of one are left out
            "turned_up": terms.turned_up,
            "cards": sum(terms.counts),
            "counts": Counts(tuple((entry.card, entry.copies) for entry in self.reference(edition))),
            "seats_min": fewest,
            "seats_max": most,
            "tokens": tokens,
        }

    def card_clause(self, card: int) -> str:
        """The cards are §5.0 to §5.9."""
        return f"5.{card}"


def keep_steps(kept: Card, *under: Card) -> tuple[Step, ...]:
    """The card that is kept, and in which order two others go under the deck (§5.6)."""
    keep = Step("ask-keep", words("step-keep", card=kept), HAND)
    if len(under) == 1:
        return (keep,)
    first, second = under
    return (keep, Step("ask-under", words("step-under", first=first, second=second)))


def played(fact: Fact) -> dict[str, Argument]:
    """A card that chooses oneself chose nobody, unless it is the Prince (§4.4)."""
    card = CARDS[fact.cards[0]]
    if fact.other == fact.seat:
        mode = "self" if card == "prince" else "plain"
        return {"mode": mode, "seat": Player(fact.seat), "card": Card(fact.cards[0])}
    arguments: dict[str, Argument] = {"seat": Player(fact.seat), "card": Card(fact.cards[0])}
    if card not in AIMED:
        return {"mode": "plain", **arguments}
    arguments["other"] = Player(fact.other)
    if fact.number >= len(CARDS):
        return {"mode": "at", **arguments}
    return {"mode": "naming", "named": Card(fact.number), **arguments}


def is_pointless(fact: Fact) -> bool:
    """A card that is played on another, and was played on nobody: all others are protected (§4.4)."""
    return fact.other == fact.seat and CARDS[fact.cards[0]] in AIMED - {"prince"}


def nothing_told(fact: Fact) -> Words:
    """That such a card did nothing, and why."""
    return words("fact-played", **{**played(fact), "mode": "nothing"})


def outcome_of(fact: Fact, effects: t.Sequence[Fact], kinds: str) -> dict[str, Argument]:
    """How a play came out, with its cards in the order they are spoken of; nothing, if it did nothing."""
    cards = cards_of(effects).faces
    if kinds == BARON:
        return baron_outcome(fact, effects)
    outcome = OUTCOMES.get(kinds, "")
    if outcome == "drew":
        return {"outcome": outcome, "cards": Cards(cards)}
    if outcome == "discarded_out" and CARDS[fact.cards[0]] == "guard":
        return {"outcome": "out"}
    if outcome in CHOOSERS and fact.other == fact.seat:
        outcome = f"own_{outcome}"
    if outcome in {"tied", "tied_out"}:  # two equal cards: seen by all in the end, or else by these two
        return {"outcome": outcome, "card2": Card(cards[-1])}
    return {
        **({"outcome": outcome} if outcome else {}),
        **dict(zip(("card2", "card3"), map(Card, cards), strict=False)),
    }


def baron_outcome(fact: Fact, effects: t.Sequence[Fact]) -> dict[str, Argument]:
    """The loser's card, which all see, and the winner's (§5.3.1)."""
    shown = {showing.seat: showing.cards[0] for showing in effects[:2]}
    beat = effects[2]
    outcome = "won" if beat.seat == fact.seat else "lost"
    return {"outcome": outcome, "card2": Card(beat.cards[0]), "card3": Card(shown[beat.seat])}


COUNTED = frozenset({"turned_up", "returned", "took_token"})
"""Facts that follow each other and are told at once."""


def counted(facts: t.Sequence[Fact]) -> Words:
    """Several facts of one of these kinds."""
    kind, seat = FACTS[facts[0].kind].name, Player(facts[0].seat)
    if kind == "turned_up":
        return words("told-turned_up", cards=cards_of(facts))
    if kind == "returned":
        card, card2 = map(Card, cards_of(facts).faces)
        return words("told-returned", seat=seat, card=card, card2=card2)
    return words("told-took_token", seats=Players(sum(1 << fact.seat for fact in facts)))


def play_arguments(seat: int, card: str, rest: list[str]) -> dict[str, Argument]:
    """A play in its notation: card, whom, and what is named."""
    arguments: dict[str, Argument] = {"card": Card(CARDS.index(card)), "mode": "plain"}
    if card == "princess":
        arguments["mode"] = "fatal"  # §5.9.1
    elif card in AIMED and not rest:
        arguments["mode"] = "nothing"  # §4.4
    elif rest:
        arguments["mode"] = "self" if rest[0] == letter(seat) else "at"
        arguments["other"] = Player(seat_of(rest[0]))
    if len(rest) > 1:
        arguments["mode"] = "naming"
        arguments["named"] = Card(CARDS.index(rest[1]))
    return arguments


@functools.lru_cache(4096)
def middle(deck: tuple[int, ...], up: tuple[int, ...]) -> tuple[Words, ...]:
    """The deck and what is known of it, and the cards beside it (§9.1)."""
    lines = [words("status-deck", count=len(deck))]
    lines += [
        words("status-in-deck", card=Card(card), number=place)
        for place, card in enumerate(deck, 1)
        if card != FACE_DOWN
    ]
    if up:
        lines.append(words("status-up", cards=Cards(up)))
    return tuple(lines)
