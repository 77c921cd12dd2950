"""What bots think in the course of a match, as a digest: the two forms of the rules must print the same.

Run with a game and a bot:  python -m tests.bots.fingerprint spicy search@40
"""

from __future__ import annotations

import hashlib
import sys
import typing as t

from kartaro._speed import compiled
from kartaro.bots import Chair, bot
from kartaro.bots.by_net import NetBot
from kartaro.bots.by_search import SearchBot
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game
from kartaro.host import Host
from kartaro.record import Record

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact

DECISIONS = 60


class Noted:
    """A bot that logs its moves and its evaluation of all others."""

    def __init__(self, spec: str, chair: Chair, notes: list[str]) -> None:
        self.bot = bot(spec, chair, chair.seat)
        self.name = self.bot.name
        self.seat = chair.seat
        self.notes = notes

    def hear(self, fact: Fact) -> None:
        self.bot.hear(fact)

    def choose(self, codes: list[int]) -> int:
        move = self.bot.choose(codes)
        thoughts: list[t.Any] = self.bot.thoughts() if isinstance(self.bot, SearchBot) else []
        if isinstance(self.bot, NetBot):
            thoughts = self.bot.glance.chances(self.bot.view)
        self.notes.append(repr((self.seat, move, thoughts)))
        return move


def fingerprint(name: str, spec: str) -> str:
    """A digest of what bots log in the first decisions of a match."""
    named = game(name)
    edition = named.edition()
    fewest, most = named.seats(edition)
    seats = min(max(fewest, 3), most)
    notes: list[str] = []
    bots = {seat: Noted(spec, Chair(named, edition, seats, seat), notes) for seat in range(seats)}
    host = Host(Record(Match(named, edition, seats), []), bots, Generator(7))
    while len(notes) < DECISIONS and not host.over():
        host.step()
    return hashlib.sha256("".join(notes).encode()).hexdigest()


if __name__ == "__main__":
    print("compiled" if compiled() else "interpreted", fingerprint(*sys.argv[1:]))  # noqa: T201 - the answer
