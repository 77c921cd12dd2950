"""Whether the dealer's decisions of a record are those that the seeds of its match give."""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.core.errors import BadRecord
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.record import decision_text

if t.TYPE_CHECKING:
    from kartaro.core.match import Decision
    from kartaro.fairness import FairDice, Fairness
    from kartaro.record import Record


@dataclasses.dataclass(frozen=True)
class Proof:
    """What was proven of a record: so many decisions of the dealer follow from the seeds of these pledges."""

    fairness: Fairness
    decisions: int
    host_picked: bool
    """The first decision was a person's, and nothing is proven of it."""
    laid_out: bool
    """The match began with a position, and nothing is proven of that."""


def prove(record: Record) -> Proof:
    """What the seeds of a finished match prove; BadRecord with a code that begins with `fair-` if they do not."""
    fairness = record.fairness
    if fairness is None:
        raise BadRecord("fair-missing")
    if not record.match.over():
        raise BadRecord("fair-unfinished")
    fair_dice(record.match, fairness)
    picked = host_picked(record.match, fairness)
    decisions = sum(decision.seat == DEALER for decision in record.match.decisions)
    return Proof(fairness, decisions - picked, picked, bool(record.match.position))


def fair_dice(match: Match, fairness: Fairness) -> FairDice:
    """The dice of a match as its decisions have left them; refused if one of the dealer's is not theirs."""
    dice = fairness.dice()
    again = new_from(match)
    picked = host_picked(match, fairness)
    for decision in match.decisions:
        if decision.seat != DEALER or (picked and not again.decisions):
            again.play(decision.seat, decision.move)
        else:
            again.deal_once(dice)
            compare(again, decision)
    return dice


def new_from(match: Match) -> Match:
    """The same match before its first decision."""
    return Match(match.game, match.edition, match.seats, match.position)


def host_picked(match: Match, fairness: Fairness) -> bool:
    """A person chose who starts: the record says so, or the edition left it to them."""
    if not match.decisions or match.decisions[0].seat != DEALER or match.decisions[0].order:
        return False
    return fairness.host_picks or new_from(match).first_wanted()


def compare(again: Match, decision: Decision) -> None:
    """The dealer's decision that the dice just made is that of the record."""
    made = again.decisions[-1]
    if made != decision:
        number = sum(each.seat == DEALER for each in again.decisions)
        expected, got = decision_text(again, made), decision_text(again, decision)
        raise BadRecord("fair-disagrees", number=number, expected=expected, got=got)
