"""Replays a match decision by decision, for whoever verifies, analyses or shows it."""

from __future__ import annotations

import typing as t

from kartaro.core.match import Match

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.match import Decision


def start_of(match: Match) -> Match:
    """The same match before its first decision."""
    return Match(match.game, match.edition, match.seats, match.position)


def before_each(match: Match) -> Iterator[tuple[Match, Decision]]:
    """Each decision of a match, and the match as it stood before; always the same object, which then goes on."""
    again = start_of(match)
    for decision in match.decisions:
        yield again, decision
        again.make(decision)


def after_each(match: Match) -> Iterator[tuple[Match, Decision]]:
    """Each decision of a match, and the match as it stood after it; always the same object, which then goes on."""
    again = start_of(match)
    for decision in match.decisions:
        again.make(decision)
        yield again, decision
