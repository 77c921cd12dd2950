"""Two records that one seat cannot tell apart."""

from __future__ import annotations

import typing as t

from kartaro.bots import Chair, bot
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.replay import start_of
from kartaro.host import Host
from kartaro.record import Record

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.match import Decision

TRIES = 20_000


def played(game: Game, seats: int, seed: int) -> Match:
    """A match of bots that are good enough for their decisions to matter."""
    match = Match(game, game.edition(), seats)
    bots = {seat: bot("medium", Chair(game, match.edition, seats, seat), seed + seat) for seat in range(seats)}
    Host(Record(match, []), bots, Generator(seed)).advance()
    return match


def twin(match: Match, seat: int) -> Match:
    """The same match with other cards in other hands: this seat was told the same, and all decisions are the same."""
    dice = Generator(1)
    orders = [number for number, decision in enumerate(match.decisions) if decision.order]
    for _ in range(TRIES):
        decisions = list(match.decisions)
        number = dice.choose(orders)
        decisions[number] = swapped(decisions[number], dice)
        other = again(match, decisions)
        if other is not None and drawn(other) != drawn(match) and other.told(seat) == match.told(seat):
            return other
    raise LookupError(match.game.name)


def drawn(match: Match) -> list[Fact]:
    """All facts except orders of decks, whose last cards nobody draws."""
    return [fact for fact in match.facts if not match.game.begins_round(fact)]


def swapped(decision: Decision, dice: Generator) -> Decision:
    """An order with two of its cards exchanged."""
    cards = list(decision.order)
    one, other = dice.below(len(cards)), dice.below(len(cards))
    cards[one], cards[other] = cards[other], cards[one]
    return decision._replace(order=tuple(cards))


def again(match: Match, decisions: list[Decision]) -> Match | None:
    """These decisions in a new match of the same kind; None if one is illegal."""
    other = start_of(match)
    try:
        for decision in decisions:
            other.make(decision)
    except KartaroError:
        return None
    return other
