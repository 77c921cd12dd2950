"""Digests of matches and tables, to compare with those of the version that wrote a sample."""

from __future__ import annotations

import hashlib
import typing as t

from kartaro.core.seats import PUBLIC

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.match import Match
    from kartaro.host import Host


def of_text(text: str | bytes) -> str:
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()


def of_facts(game: Game, facts: t.Iterable[Fact]) -> str:
    """Of facts as the notation writes them, their audiences included."""
    return of_text("".join(f"{game.facts.write(fact)}\n" for fact in facts))


def of_told(match: Match | Host) -> dict[str, str]:
    """Of what every seat, and the public, was told."""
    return {str(seat): of_facts(match.game, match.told(seat)) for seat in (*range(match.seats), PUBLIC)}


def of_match(match: Match) -> dict[str, t.Any]:
    return {"facts": of_facts(match.game, match.facts), "told": of_told(match), "asked": match.asked()}
