"""A deck so small that everything about it can be worked out, and what a policy is worth there."""

from __future__ import annotations

import collections
import typing as t

from kartaro.env.position import CHANCE, TERMINAL, Episodes

if t.TYPE_CHECKING:
    from kartaro.env.position import Position
    from kartaro.train.exact import Policy

DECK = {"deck": "guard+guard+priest+princess", "turned_up": "0"}


def episodes() -> Episodes:
    return Episodes("love-letter", "2012", 2, options=DECK)


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
