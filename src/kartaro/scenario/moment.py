"""A match at the moment when a step judges it: everything that can be asserted about."""

from __future__ import annotations

import typing as t

from kartaro.core.fact import told
from kartaro.core.seats import DEALER, letter
from kartaro.scenario.chance import ORDER
from kartaro.scenario.patterns import says, without_audience

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.generator import Generator
    from kartaro.core.match import Match


class Moment:
    """The current state of a match, the last moves, and the point at which the position is judged."""

    def __init__(self, match: Match, generator: Generator) -> None:
        self.match = match
        self.generator = generator
        self.made = self.before = len(match.facts)
        """The number of facts before the last moves, and the number after which the position is judged."""

    def begin_moves(self) -> None:
        """The next moves are the last moves."""
        self.made = len(self.match.facts)

    def look_before(self, pattern: str) -> bool:
        """Judge the position before the first matching fact of the last moves; False if there is none."""
        for count, fact in enumerate(self.match.facts[self.made :], self.made):
            if says(self.write(fact), pattern):
                self.before = count
                return True
        return False

    def look_now(self) -> None:
        """Judge the current position."""
        self.before = len(self.match.facts)

    # Facts

    def write(self, fact: Fact) -> str:
        return self.match.game.facts.write(fact)

    def facts_made(self) -> list[str]:
        """The facts of the last moves."""
        return [self.write(fact) for fact in self.match.facts[self.made :]]

    def facts_told(self, seat: int) -> list[str]:
        """The same as told to a seat."""
        heard = [told(fact, seat) for fact in self.match.facts[self.made :]]
        return [without_audience(self.write(fact)) for fact in heard if fact is not None]

    # Positions

    def position(self) -> str:
        """The whole position, now or before a fact of the last moves."""
        match = self.match
        if self.before == len(match.facts):
            return match.position_now()
        game = match.game
        truth = game.table(match.edition, match.seats)
        views = {seat: game.table(match.edition, match.seats, seat) for seat in range(match.seats)}
        for fact in match.facts[: self.before]:
            truth.apply(fact)
            for seat, view in views.items():
                heard = told(fact, seat)
                if heard is not None:
                    view.apply(heard)
        return game.position_text(match.edition, truth, views)

    def sight(self, seat: int) -> str:
        """The position as one seat sees it."""
        match = self.match
        view = match.game.table(match.edition, match.seats, seat)
        for fact in match.facts[: self.before]:
            heard = told(fact, seat)
            if heard is not None:
                view.apply(heard)
        return match.game.position_text(match.edition, view, {})

    # Everything

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat; for a dealer who owes an order, `order`."""
        if seat == DEALER and self.match.wanted():
            return [ORDER]
        return self.match.legal(seat)

    def everything(self) -> list[object]:
        """Everything that a refused move must not change."""
        match = self.match
        seats = [*range(match.seats), DEALER]
        return [
            match.position_now(),
            match.facts[:],
            match.decisions[:],
            [self.legal(seat) for seat in seats],
            [self.sight(seat) for seat in range(match.seats)],
        ]

    def looks(self, seat: int) -> dict[str, object]:
        """Everything that a seat can observe."""
        match = self.match
        return {
            "told": [self.write(fact) for fact in match.told(seat)],
            "sees": self.sight(seat),
            "masks": match.game.masks(match.view(seat)),
            "asked": [letter(asked) for asked in match.asked()],
            "legal": match.legal(seat) if seat < match.seats else [],
        }
