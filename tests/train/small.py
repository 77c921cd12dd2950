"""A deck so small that everything about it can be worked out, and what a policy is worth there."""

from __future__ import annotations

import collections
import typing as t

from kartaro.bots import Chair
from kartaro.bots.by_net import Glance
from kartaro.core.fact import Fact
from kartaro.core.told import fields_of
from kartaro.env.position import CHANCE, TERMINAL, Episodes

if t.TYPE_CHECKING:
    from kartaro.bots.weights import Weights
    from kartaro.env.position import Position

DECK = {"deck": "guard+guard+priest+princess", "turned_up": "0"}

Policy: t.TypeAlias = t.Callable[["Position"], dict[int, float]]


def episodes() -> Episodes:
    return Episodes("love-letter", "2012", 2, options=DECK)


def even(position: Position) -> dict[int, float]:
    """Any action."""
    actions = position.actions()
    return dict.fromkeys(actions, 1 / len(actions))


def policy_of(weights: Weights, of: Episodes) -> Policy:
    """What a net does, by what the seat that is asked was told."""
    glances = [Glance(Chair(of.game, of.edition, 2, seat), weights) for seat in range(2)]
    known: dict[str, dict[int, float]] = {}

    def chances(position: Position) -> dict[int, float]:
        seat = position.player
        text = position.text(seat)
        if text not in known:
            glance = glances[seat]
            view = position.view(seat)
            glance.forget()
            for row in position.heard[seat]:
                glance.hear(fact_of(of, row), view)
            numbers = [of.number(code, seat) for code in view.legal(seat)]
            known[text] = dict(zip(numbers, glance.chances(view), strict=True))
        return known[text]

    return chances


def fact_of(of: Episodes, row: int) -> Fact:
    kind, seat, other, card, card2, number, _, _ = fields_of(row)
    return Fact(kind, seat, other, (card, card2)[: of.game.kinds[kind].single_cards], number, 0, 0)


def best_response(of: Episodes, policy: Policy, seat: int) -> float:
    """The most that a seat can be paid on average, if the other one plays so."""
    reached: dict[str, list[tuple[Position, float]]] = collections.defaultdict(list)
    collect(of.start, policy, seat, 1.0, reached)
    choice: dict[str, int] = {}

    def worth(position: Position) -> float:
        if position.player == TERMINAL:
            return position.returns()[seat]
        if position.player == CHANCE:
            return sum(chance * worth(position.after(outcome)) for outcome, chance in position.chances())
        if position.player != seat:
            return sum(chance * worth(position.after(action)) for action, chance in policy(position).items() if chance)
        return worth(position.after(best(position.text(seat))))

    def best(text: str) -> int:
        """By all the positions that look the same to the seat."""
        if text not in choice:
            alike = reached[text]
            choice[text] = max(
                alike[0][0].actions(),
                key=lambda action: sum(weight * worth(position.after(action)) for position, weight in alike),
            )
        return choice[text]

    return worth(of.start)


def collect(
    position: Position,
    policy: Policy,
    seat: int,
    weight: float,
    reached: dict[str, list[tuple[Position, float]]],
) -> None:
    """Every position in which the seat is asked, and how likely the others and chance lead there."""
    if position.player == TERMINAL or not weight:
        return
    if position.player == CHANCE:
        nexts = [(position.after(outcome), weight * chance) for outcome, chance in position.chances()]
    elif position.player == seat:
        reached[position.text(seat)].append((position, weight))
        nexts = [(position.after(action), weight) for action in position.actions()]
    else:
        nexts = [(position.after(action), weight * chance) for action, chance in policy(position).items()]
    for after, likely in nexts:
        collect(after, policy, seat, likely, reached)


def exploitability(of: Episodes, policy: Policy) -> float:
    """What a policy loses to the best response, on average over both seats: how far it is from the exact value, 0."""
    return (best_response(of, policy, 0) + best_response(of, policy, 1)) / 2
