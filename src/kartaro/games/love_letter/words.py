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
    Player,
    Players,
    Riddle,
    Row,
    Spread,
    Step,
    Words,
    words,
)
from kartaro.games.love_letter.box import CARDS, FACTS, terms_of
from kartaro.games.love_letter.clauses import CLAUSES

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
WHY = ("last", "showdown", "nobody")
"""How a round ended, in the order of the numbers in `table.py`."""


class LoveLetterWords(Game):
    """The part of the game that can be put in words."""

    routine = frozenset({"shuffled", "set_aside", "drew", "turn_began"})
    clauses = CLAUSES

    # Facts

    def fact_words(self, fact: Fact) -> Words | None:
        kind = FACTS[fact.kind].name
        if kind == "played":
            return words("fact-played", **played(fact))
        if kind == "round_ended":
            return words("fact-round_ended", why=WHY[fact.number], winners=Players(fact.seat))
        return super().fact_words(fact)

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

    def spread(self, view: Table) -> Spread:
        table = t.cast("LoveLetter", view)
        hands, fronts, scores = table.hands(), table.fronts(), table.scores()
        is_played = any(hands)  # a round, now
        rows = []
        for seat in range(table.seats):
            is_out = is_played and not table.in_round >> seat & 1
            is_safe = is_played and bool(table.safe >> seat & 1)
            rows.append(Row(seat, scores[seat], hands[seat], fronts[seat], MARKS[is_out, is_safe], is_out))
        return Spread(tuple(rows), middle(table.deck_seen(), table.turned()), table.tokens_to_win)

    def riddles(self, table: Table) -> tuple[Riddle, ...]:
        hands = enumerate(table.state()["hands"])
        return tuple(
            Riddle(f"hand {letter(seat)}", words("place-hand", seat=Player(seat)), tuple(hand)) for seat, hand in hands
        )

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
