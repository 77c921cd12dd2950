"""Matches that are over: step by step, what the dealer decided, and what a bot makes of the decisions."""

from __future__ import annotations

from kartaro.server.protocol.base import Struct
from kartaro.server.protocol.views import Say, Sentence, Told, View  # noqa: TC001 - msgspec reads the types


class Frame(Struct, frozen=True):
    """One decision of a match that is over: who made it, what was told of it, and the table then."""

    seat: int
    """7 for the dealer."""
    round: int
    """The first is 1; 0 before it is dealt."""
    told: list[Told]
    view: View
    asked: list[int]
    sentences: list[Sentence] = []
    """What people read of these facts."""


class Belief(Struct, frozen=True):
    """A hidden place, and how many of each card were to be expected there, by what a seat knew; the likeliest first."""

    place: Say
    hidden: int
    """How many cards lie there face down."""
    cards: list[tuple[str, float]]


class Judgement(Struct, frozen=True):
    """What a bot makes of a decision: what was played, what it would have played, and the chances to win by each."""

    number: int
    decision: int
    """Which of all decisions of the match it is, the dealer's included; the first is 0."""
    played: Say
    better: Say
    agrees: bool
    """They are the same."""
    value: float
    best: float
    cost: int
    """In hundredths; 0 where the difference may be due to chance."""
    beliefs: list[Belief]


class Deal(Struct, frozen=True):
    """A decision of the dealer, and out of what it was made: cards to order, or what could be picked, sorted."""

    decision: int
    cards: list[str]
    picks: list[str]
