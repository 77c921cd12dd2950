"""Where everything can be worked out: how much the best response wins against a net, exactly, by OpenSpiel."""

from __future__ import annotations

import typing as t

from kartaro.bots import Chair
from kartaro.bots.by_net import Glance
from kartaro.bots.specs import manner_of, net_words
from kartaro.bots.weights import weights_for
from kartaro.core.errors import BadOption, Refused
from kartaro.core.fact import Fact
from kartaro.core.told import fields_of
from kartaro.env.needs import needs
from kartaro.env.position import CHANCE, TERMINAL, Episodes

if t.TYPE_CHECKING:
    from kartaro.bots.weights import Weights
    from kartaro.core.game import Game
    from kartaro.env.position import Position
    from kartaro.train.tables import Setting

    Policy: t.TypeAlias = t.Callable[[Position], dict[int, float]]

RANDOM = "random"
MOST_NODES = 250_000
"""Positions of a tree that is walked through, which takes Python some minutes."""


class Exactly(t.NamedTuple):
    """What a best response wins beyond what is even, on average over all seats, and how large the tree is."""

    exploitability: float
    share: float
    """Of the best response."""
    nodes: int


def exactly(bot: str, game: Game, setting: Setting) -> Exactly:
    """In a round, of a net that plays alone, or of `random`; refused for other bots and for large trees."""
    with needs("open_spiel", extra="openspiel"):
        import pyspiel  # noqa: PLC0415 - an extra
        from open_spiel.python.algorithms import exploitability  # noqa: PLC0415 - likewise
        from open_spiel.python.policy import tabular_policy_from_callable  # noqa: PLC0415 - likewise
    from kartaro.env.openspiel import parameters_for, short_name  # noqa: PLC0415 - likewise

    of, options = episodes_of(game, setting), dict(setting.options)
    chances, nodes = policy_of(bot, of), nodes_of(of, MOST_NODES)
    parameters = {"edition_name": setting.edition, "players": setting.seats}
    loaded = pyspiel.load_game(short_name(game), {**parameters, **parameters_for(game, options)})
    policy = tabular_policy_from_callable(loaded, lambda state: chances(state.position))
    found = float(exploitability.exploitability(loaded, policy))
    even = 1.0 / setting.seats
    return Exactly(found, even + (1 - even) * found, nodes)


def episodes_of(game: Game, setting: Setting) -> Episodes:
    """Rounds at such a table."""
    return Episodes(game.name, setting.edition, setting.seats, options=dict(setting.options))


def policy_of(bot: str, of: Episodes) -> Policy:
    """How likely a bot is to play each action, by what the seat that is asked was told."""
    if bot == RANDOM:
        return evenly
    words = net_words(bot)
    if words is None or words["search"]:
        raise BadOption("exact-needs-net", bot=bot)
    weights = weights_for(words["file"], of.game, of.edition, of.seats)
    return net_policy(weights, of, manner_of(words).temperature)


def evenly(position: Position) -> dict[int, float]:
    """Any action."""
    actions = position.actions()
    return dict.fromkeys(actions, 1 / len(actions))


def net_policy(weights: Weights, of: Episodes, temperature: float = 1.0) -> Policy:
    """What a net does."""
    glances = [Glance(Chair(of.game, of.edition, of.seats, seat), weights) for seat in range(of.seats)]

    def chances(position: Position) -> dict[int, float]:
        seat = position.player
        glance, view = glances[seat], position.view(seat)
        glance.forget()
        for row in position.heard[seat]:
            glance.hear(fact_of(of, row), view)
        numbers = [of.number(code, seat) for code in view.legal(seat)]
        found = glance.chances(view, temperature or 1.0)
        if not temperature:
            best = max(range(len(found)), key=found.__getitem__)
            found = [float(place == best) for place in range(len(found))]
        return dict(zip(numbers, found, strict=True))

    return chances


def fact_of(of: Episodes, row: int) -> Fact:
    """A fact that a seat was told, from a row of a position."""
    kind, seat, other, card, card2, number, _, _ = fields_of(row)
    return Fact(kind, seat, other, (card, card2)[: of.game.kinds[kind].single_cards], number, 0, 0)


def nodes_of(of: Episodes, most: int) -> int:
    """How many positions a tree has; refused if they are too many."""
    nodes, left = 0, [of.start]
    while left:
        position = left.pop()
        nodes += 1
        if nodes > most:
            raise Refused("tree-too-large", most=most)
        if position.player == CHANCE:
            left += [position.after(outcome) for outcome, _ in position.chances()]
        elif position.player != TERMINAL:
            left += [position.after(action) for action in position.actions()]
    return nodes
