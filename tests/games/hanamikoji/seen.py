"""The decision behind some facts of Hanamikoji, for worlds that are undone and played again."""

from __future__ import annotations

import typing as t

from kartaro.games.hanamikoji.box import FACTS
from kartaro.games.hanamikoji.notation import code_of
from kartaro.games.hanamikoji.table import COMPETITION

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table


def seen_move(world: Table, facts: t.Sequence[Fact]) -> tuple[int, int] | None:
    """Seat and move in a world; None if the facts do not start with a decision."""
    first = facts[0]
    kind = FACTS[first.kind].name
    moved = [fact.cards[0] for fact in facts if fact.cards]
    if kind == "used_marker":
        return first.seat, code_of(first.number, moved[: first.number])
    if kind == "took":
        pair = len(world.state()["offer"]) == COMPETITION
        return first.seat, code_of(0, moved[: 2 if pair else 1])
    return None
