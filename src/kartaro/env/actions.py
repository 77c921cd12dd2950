"""The moves of a game as small numbers, densely, for one edition and number of seats."""

from __future__ import annotations

import operator
import typing as t

from kartaro.core.errors import BadText, Refused
from kartaro.games import features_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.table import Table


class Actions:
    """Numbers, codes and texts of moves. A number means the same wherever the seat sits."""

    def __init__(self, game: Game, edition: Edition, seats: int) -> None:
        self.game = game
        self.features = features_of(game, edition, seats)
        self.raw = self.features.actions()
        """The numbers that the game itself gives them."""
        self._numbers = {action: number for number, action in enumerate(self.raw)}

    def __len__(self) -> int:
        """How many there are."""
        return len(self.raw)

    def names(self) -> list[str]:
        """What each is called, with seats counted from the one that acts: a."""
        return [self.features.name(action) for action in self.raw]

    def given(self, action: t.Any) -> int:  # noqa: ANN401 - whatever a caller has
        """An action as a whole number of Python's; anything else is refused, not rounded."""
        try:
            return operator.index(action)
        except TypeError:
            raise Refused("illegal-action", action=str(action), actions=len(self)) from None

    def number(self, code: int, seat: int) -> int:
        """The number of a move of a seat, by its code."""
        return self._numbers[self.features.action_of(code, seat)]

    def code(self, view: Table, number: int, seat: int) -> int:
        """The code of an action of a seat that is asked, by its own view; refused if it is not legal there."""
        legal = view.legal(seat)
        code: int = self.features.code_of(view, self.raw[number], seat) if 0 <= number < len(self) else -1
        if code not in legal:
            raise Refused("illegal-action", action=number, actions=len(self))
        return code

    def text(self, view: Table, number: int, seat: int) -> str:
        """The same as text."""
        return self.game.move_text(seat, self.code(view, number, seat))

    def read(self, text: str, seat: int) -> int:
        """The number of a move that is written so."""
        code = self.game.read_move(seat, text)
        if self.features.action_of(code, seat) not in self._numbers:
            raise BadText("bad-move", text=text)
        return self.number(code, seat)

    def mask(self, view: Table, seat: int) -> bytearray:
        """Which actions a seat has now: a byte for each."""
        mask = bytearray(len(self))
        for code in view.legal(seat):
            mask[self.number(code, seat)] = 1
        return mask
