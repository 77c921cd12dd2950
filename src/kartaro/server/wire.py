"""From what a game has to say to the messages that carry it to a client."""

from __future__ import annotations

import typing as t

from kartaro.core.seats import members
from kartaro.core.words import Card, Cards, Counts, Player, Players
from kartaro.server.protocol import Choice, Menu, Row, Say, Told, View

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.table import Table
    from kartaro.core.words import Argument, Words


class Wire:
    """Writes down what a game has to say."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.card = game.facts.card_text

    def say(self, words: Words) -> Say:
        return Say(words.message, {name: self.argument(value) for name, value in words.arguments.items()})

    def argument(self, value: Argument) -> t.Any:  # noqa: ANN401 - JSON
        """A number or a word as it is; a card, cards or players as an object that says which."""
        if isinstance(value, Card):
            return {"card": self.card(value.face)}
        if isinstance(value, Player):
            return {"player": value.seat}
        if isinstance(value, Cards):
            return {"cards": [self.card(face) for face in value.faces]}
        if isinstance(value, Counts):
            return {"counts": [[self.card(face), number] for face, number in value.of]}
        if isinstance(value, Players):
            return {"players": members(value.seats)}
        return value

    def told(self, fact: Fact) -> Told:
        words = self.game.fact_words(fact)
        return Told(self.game.facts.as_json(fact), None if words is None else self.say(words))

    def view(self, view: Table) -> View:
        spread = self.game.spread(view)
        rows = [
            Row(
                row.score,
                [self.card(face) for face in row.hand],
                None if row.front is None else [self.card(face) for face in row.front],
                [self.say(mark) for mark in row.marks],
                row.is_out,
            )
            for row in spread.rows
        ]
        return View(rows, [self.say(words) for words in spread.middle], spread.goal)

    def menu(self, view: Table, seat: int, codes: t.Sequence[int]) -> Menu:
        """The legal moves of a seat as a tree: card, then target, then name."""
        moves = [(self.game.move_steps(view, seat, code), code) for code in codes]
        return self.branch(moves, 0, seat)

    def branch(self, moves: list[tuple[tuple[t.Any, ...], int]], depth: int, seat: int) -> Menu:
        """What is asked after so many answers, where these moves are left."""
        groups: dict[str, list[tuple[tuple[t.Any, ...], int]]] = {}
        for steps, code in moves:
            groups.setdefault(repr(steps[depth].answer), []).append((steps, code))
        choices = []
        for group in groups.values():
            steps, code = group[0]
            says = self.say(steps[depth].answer)
            if len(steps) == depth + 1:
                choices.append(Choice(says, None, self.game.move_text(seat, code)))
            else:
                choices.append(Choice(says, self.branch(group, depth + 1, seat)))
        return Menu(moves[0][0][depth].ask, choices)
