"""What a case leaves to chance: cards of a position, orders of the dealer, random moves."""

from __future__ import annotations

import collections
import re
import typing as t

from kartaro.core.errors import BadText
from kartaro.core.fact import UNKNOWN
from kartaro.core.match import Match, shuffle
from kartaro.core.seats import DEALER
from kartaro.scenario.patterns import laid, terms_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.generator import Generator
    from kartaro.scenario.case import Move

ORDER, RANDOM = "order", "random"

# Positions


def fill(game: Game, edition: Edition, seats: int, position: str, generator: Generator) -> str:
    """The position with a random remaining card for every `?`, except in terms about knowledge."""
    terms = terms_of(position)
    open_terms = laid(terms)
    named = [card for term in open_terms for card in term.items if card != UNKNOWN]
    wanted = sum(term.text.count(UNKNOWN) for term in open_terms)
    if not wanted:
        return position
    drawn = draw([game.cards[card] for card in box(game, edition, seats)], named, generator)
    if len(drawn) < wanted:
        raise BadText("bad-position", text=position)
    cards = iter(drawn)
    return " ".join(
        re.sub(r"\?", lambda _: next(cards), term.text) if term in open_terms else term.text for term in terms
    )


def box(game: Game, edition: Edition, seats: int) -> list[int]:
    """All cards of an edition: those the dealer orders for the first deal."""
    match = Match(game, edition, seats)
    while not match.wanted():
        match.play(DEALER, match.codes(DEALER)[0])
    return match.wanted()


def draw(cards: list[str], named: t.Iterable[str], generator: Generator) -> list[str]:
    """The cards that remain without those named, in random order."""
    rest = list((collections.Counter(cards) - collections.Counter(named)).elements())
    numbers = list(range(len(rest)))
    shuffle(numbers, generator)
    return [rest[number] for number in numbers]


# Moves


def play(match: Match, move: Move, generator: Generator) -> None:
    """Make a move: as written, at random, or an order of cards in which some are random."""
    words = move.text.split()
    if move.seat == DEALER and words[0] == ORDER:
        match.order(order_of(match, words[1:], generator))
    elif words == [RANDOM] and move.seat == DEALER:
        match.deal(generator)
    elif words[-1] == RANDOM:
        moves = match.codes(move.seat)
        match.play(move.seat, moves[generator.below(len(moves))] if moves else move.text)
    else:
        match.play(move.seat, move.text)


def order_of(match: Match, words: list[str], generator: Generator) -> list[int]:
    """`order random`, or cards from the top; `?` and all cards after the last one are random."""
    names = match.game.cards
    cards = [] if words == [RANDOM] else "".join(words).split(",")
    for card in cards:
        if card not in {UNKNOWN, *names}:
            raise BadText("unknown-card", card=card, known=", ".join(names))
    wanted = [names[card] for card in match.wanted()]
    if UNKNOWN in cards or len(cards) < len(wanted):
        rest = iter(draw(wanted, [card for card in cards if card != UNKNOWN], generator))
        cards = [next(rest, UNKNOWN) if card == UNKNOWN else card for card in cards] + list(rest)
    return [names.index(card) for card in cards if card != UNKNOWN]
