"""Bots in given positions."""

from __future__ import annotations

import typing as t

from kartaro.bots import Chair, bot
from kartaro.core.match import Match
from kartaro.core.seats import seat_of
from kartaro.games import game

if t.TYPE_CHECKING:
    from kartaro.bots import Bot
    from kartaro.bots.by_search import SearchBot


class Seat(t.NamedTuple):
    """A bot at a seat that is asked."""

    bot: Bot
    match: Match
    seat: int

    def choice(self) -> str:
        """The move it plays, as text."""
        code = self.bot.choose(self.match.codes(self.seat))
        return self.match.game.move_text(self.seat, code)

    def play(self, seat: int, move: str) -> None:
        """Another seat moves, and the bot is told."""
        heard = len(self.match.told(self.seat, 0))
        self.match.play(seat, move)
        for fact in self.match.told(self.seat, heard):
            self.bot.hear(fact)

    @property
    def searcher(self) -> SearchBot:
        return t.cast("SearchBot", self.bot)


def seated(  # noqa: PLR0913 - what a table is made of
    spec: str,
    name: str,
    position: str,
    seat: str = "a",
    *,
    edition: str = "",
    seats: int = 2,
    seed: int = 1,
) -> Seat:
    """A bot in a given position, told what its seat is told."""
    named = game(name)
    match = Match(named, named.edition(edition), seats, position)
    number = seat_of(seat)
    made = bot(spec, Chair(named, match.edition, seats, number), seed)
    for fact in match.told(number, 0):
        made.hear(fact)
    return Seat(made, match, number)
