"""The decision behind some facts of Love Letter, for worlds that are undone and played again."""

from __future__ import annotations

import typing as t

from kartaro.games.love_letter.box import FACTS
from kartaro.games.love_letter.table import KEEPS, NOTHING, PER_CARD, PER_KEPT, PER_TARGET, PER_UNDER

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table


def seen_move(world: Table, facts: t.Sequence[Fact]) -> tuple[int, int] | None:
    """Seat and move in a world; None if the facts do not start with a decision."""
    first = facts[0]
    kind = FACTS[first.kind].name
    if kind == "played":
        named = first.number if first.number < NOTHING else 0
        return first.seat, first.cards[0] * PER_CARD + first.other * PER_TARGET + named
    if kind == "returned":
        state = world.state()
        hand = list(state["hands"][first.seat])
        under = [fact.cards[0] for fact in facts if fact.kind == first.kind and fact.seat == first.seat]
        under = under[: state["owes"]]
        for card in under:
            hand.remove(card)
        return first.seat, KEEPS + hand[0] * PER_KEPT + under[0] * PER_UNDER + (*under, NOTHING)[1]
    return None
