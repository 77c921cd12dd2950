"""What bots think in the course of a match, as a digest: the two forms of the rules must print the same.

Run with a game and a bot:  python -m tests.bots.fingerprint spicy search@40
"""

from __future__ import annotations

import hashlib
import sys

from kartaro._speed import compiled
from kartaro.bots import Chair, bot
from kartaro.bots.by_search import SearchBot
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.games import game

DECISIONS = 60


def fingerprint(name: str, spec: str) -> str:
    """A digest over every move, and over all that was thought of every other."""
    named = game(name)
    edition = named.edition()
    fewest, most = named.seats(edition)
    seats = min(max(fewest, 3), most)
    match = Match(named, edition, seats)
    bots = [bot(spec, Chair(named, edition, seats, seat), seat) for seat in range(seats)]
    heard = [0] * seats
    generator = Generator(7)
    digest = hashlib.sha256()
    left = DECISIONS
    while left and not match.over():
        if DEALER in match.asked():
            match.deal(generator)
            continue
        seat = match.asked()[0]
        one = bots[seat]
        for fact in match.told(seat, heard[seat]):
            one.hear(fact)
            heard[seat] += 1
        move = one.choose(match.codes(seat))
        match.play(seat, move)
        thoughts = one.thoughts() if isinstance(one, SearchBot) else []
        digest.update(repr((seat, move, thoughts)).encode())
        left -= 1
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if compiled() else "interpreted", fingerprint(*sys.argv[1:]))  # noqa: T201 - the answer
