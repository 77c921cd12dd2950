"""Verifies that the dealer's decisions in a record follow from the seeds of its match."""

from __future__ import annotations

import dataclasses
import typing as t

from kartaro.core.errors import BadRecord
from kartaro.core.replay import before_each, start_of
from kartaro.core.seats import DEALER
from kartaro.record import decision_text

if t.TYPE_CHECKING:
    from kartaro.core.match import Decision, Match
    from kartaro.fairness import FairDice, Fairness
    from kartaro.record import Record


@dataclasses.dataclass(frozen=True)
class Proof:
    """The result of a successful verification: how many of the dealer's decisions follow from which seeds."""

    fairness: Fairness
    decisions: int
    host_picked: bool
    """The first decision was made by a person, and is not proven."""
    laid_out: bool
    """The match started from a position, which is not proven."""


def prove(record: Record) -> Proof:
    """Verify a finished match; BadRecord with a code that starts with `fair-` if it fails."""
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
    """The dice of a match after its last decision; refused if a decision of the dealer does not follow from them."""
    dice = fairness.dice()
    picked = host_picked(match, fairness)
    for again, decision in before_each(match):
        if decision.seat == DEALER and (again.decisions or not picked):
            compare(again, again.dealt_by(dice), decision)
    return dice


def host_picked(match: Match, fairness: Fairness) -> bool:
    """Whether a person chose who starts: the record says so, or the edition requires it."""
    if not match.decisions or match.decisions[0].seat != DEALER or match.decisions[0].order:
        return False
    return fairness.host_picks or start_of(match).first_wanted()


def compare(match: Match, dealt: Decision, decision: Decision) -> None:
    """Refuse a decision of the dealer that differs from the dice's."""
    if dealt != decision:
        number = 1 + sum(earlier.seat == DEALER for earlier in match.decisions)
        expected, got = decision_text(match, dealt), decision_text(match, decision)
        raise BadRecord("fair-disagrees", number=number, expected=expected, got=got)
