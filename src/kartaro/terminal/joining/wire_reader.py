"""Converts a server's messages back to words, tables and menus of the game: the counterpart of `server.wire`."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import BadText
from kartaro.core.menu import Answer, Menu
from kartaro.core.seats import only
from kartaro.core.words import Card, Cards, Counts, Overview, Player, Players, Row, Words

if t.TYPE_CHECKING:
    from kartaro.core.game import Game
    from kartaro.core.words import Argument
    from kartaro.server import protocol as p


class WireReader:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.card = game.facts.read_card

    def words(self, say: p.Say) -> Words:
        """BadText if it speaks of cards or seats that do not exist."""
        try:
            return Words(say.say, {name: self.argument(value) for name, value in say.args.items()})
        except (KeyError, ValueError, TypeError):
            raise BadText("bad-message") from None

    def argument(self, value: t.Any) -> Argument:  # noqa: ANN401 - JSON
        if not isinstance(value, dict):
            return value if isinstance(value, int) else str(value)
        ((kind, content),) = value.items()
        if kind == "card":
            return Card(self.card(content))
        if kind == "cards":
            return Cards(tuple(map(self.card, content)))
        if kind == "counts":
            return Counts(tuple((self.card(name), int(number)) for name, number in content))
        if kind == "players":
            return Players(only(*map(int, content)))
        if kind == "player":
            return Player(int(content))
        raise ValueError(kind)

    def overview(self, view: p.View) -> Overview:
        """Everything that lies on the table."""
        rows = tuple(self.row(seat, row) for seat, row in enumerate(view.rows))
        return Overview(rows, tuple(map(self.words, view.middle)), view.goal)

    def row(self, seat: int, row: p.Row) -> Row:
        front = None if row.front is None else tuple(map(self.card, row.front))
        return Row(seat, row.score, tuple(map(self.card, row.hand)), front, tuple(map(self.words, row.marks)), row.out)

    def menu(self, menu: p.Menu) -> Menu:
        """The tree of questions in a message."""
        return Menu(menu.ask, tuple(map(self.answer, menu.choices)), menu.at)

    def answer(self, choice: p.MenuItem) -> Answer:
        then = None if choice.then is None else self.menu(choice.then)
        return Answer(self.words(choice.says), then, choice.move, choice.fatal)

    def begins_round(self, told: p.Told) -> bool:
        """Whether a round starts: only an order of the dealer carries all cards."""
        return "cards" in told.fact
