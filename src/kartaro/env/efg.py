"""The tree of an episode in Gambit's format for extensive games (.efg), for solvers that read it."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import Refused
from kartaro.core.seats import letter
from kartaro.env.position import CHANCE, TERMINAL

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.env.position import Episodes, Position


class Tree:
    """Writes every node in order, a line for each; information sets and outcomes are numbered as they come."""

    def __init__(self, of: Episodes, most: int) -> None:
        self.of = of
        self.most = most
        """Nodes at most: a tree with more is refused."""
        self.nodes = 0
        self.sets: list[dict[str, int]] = [{} for _ in range(of.seats)]
        """For every seat what it was told where it is asked, numbered from 1 on."""
        self._chances = 0
        self._outcomes: dict[tuple[float, ...], int] = {}

    def lines(self) -> Iterator[str]:
        """The whole file."""
        seats = " ".join(quoted(letter(seat)) for seat in range(self.of.seats))
        yield f"EFG 2 R {quoted(f'Kartaro {self.of.game.name} {self.of.edition.name}')} {{ {seats} }}"
        left = [self.of.start]
        while left:
            position = left.pop()
            self.nodes += 1
            if self.nodes > self.most:
                raise Refused("tree-too-large", most=self.most)
            line, after = self._node(position)
            yield line
            left += reversed(after)

    def _node(self, position: Position) -> tuple[str, list[Position]]:
        if position.player == TERMINAL:
            return self._end(position), []
        if position.player == CHANCE:
            return self._chance(position)
        seat, actions = position.player, position.actions()
        known = self.sets[seat]
        number = known.setdefault(position.text(seat), len(known) + 1)
        view = position.view(seat)
        named = " ".join(quoted(self.of.actions.text(view, action, seat)) for action in actions)
        line = f'p "" {seat + 1} {number} "" {{ {named} }} 0'
        return line, [position.after(action) for action in actions]

    def _chance(self, position: Position) -> tuple[str, list[Position]]:
        self._chances += 1
        outcomes = position.chances()
        named = " ".join(f"{quoted(position.chance_text(outcome))} {share!r}" for outcome, share in outcomes)
        return f'c "" {self._chances} "" {{ {named} }} 0', [position.after(outcome) for outcome, _ in outcomes]

    def _end(self, position: Position) -> str:
        paid = tuple(position.returns())
        number = self._outcomes.setdefault(paid, len(self._outcomes) + 1)
        return f't "" {number} "" {{ {", ".join(map(repr, paid))} }}'


def quoted(text: str) -> str:
    return f'"{text}"'
