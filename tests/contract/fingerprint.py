"""What random play comes to, as a digest: the two forms of the rules must print the same.

Run with an edition and a number of decisions:  python -m tests.contract.fingerprint love-letter 2019 3000
"""

from __future__ import annotations

import hashlib
import json
import sys
import typing as t

from tests.random_play import Setting, shuffled, state

from kartaro._speed import compiled
from kartaro.core.imagine import imagine
from kartaro.core.playouts import copies, playouts
from kartaro.core.seats import DEALER
from kartaro.games import game as game_named

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table

ROUNDS_PER_MOVE = 0.1


def fingerprint(setting: Setting, decisions: int) -> str:
    """A digest of every decision, every row of the ledger, every menu and some worlds."""
    digest = hashlib.sha256()
    dice = setting.dice("fingerprint")
    table, world = setting.table(), setting.table()
    table.listen(writing=True)
    for count in range(decisions):
        if table.over():
            digest.update(repr((table.scores(), table.outcome())).encode())
            table = setting.table()
            table.listen(writing=True)
        decide(setting, table, dice, digest)
        digest.update(repr(table.drain()).encode())
        if count % 50 == 0:
            imagine(table, world, dice)
            digest.update(repr((sorted(state(table).items()), sorted(state(world).items()))).encode())
    return digest.hexdigest()


def decide(setting: Setting, table: Table, dice: Generator, digest: hashlib._Hash) -> None:
    seats = [seat for seat in (*range(setting.seats), DEALER) if table.asked() >> seat & 1]
    seat = seats[dice.below(len(seats))]
    if seat == DEALER and table.ordered():
        table.deal(shuffled(table.ordered(), dice))
        return
    codes = table.legal(seat)
    digest.update(repr((seat, codes)).encode())
    table.play(seat, codes[dice.below(len(codes))])


def tally(setting: Setting, rounds: int) -> list[object]:
    """The counts of `playouts`."""
    table, work = setting.table(), setting.table()
    work.listen(writing=True)
    result = playouts(table, work, rounds, setting.dice("tally"))
    return [result.moves, result.facts, result.checksum, result.gains(), copies(table, work, 10)]


def report(game: str, edition: str, decisions: int) -> dict[str, object]:
    """The digests for all numbers of seats of an edition."""
    named = game_named(game)
    chosen = named.edition(edition)
    fewest, most = named.seats(chosen)
    shares = decisions // (most - fewest + 1)
    found: dict[str, object] = {}
    for seats in range(fewest, most + 1):
        setting = Setting(named, chosen, seats)
        found[str(seats)] = [fingerprint(setting, shares), tally(setting, int(shares * ROUNDS_PER_MOVE))]
    return found


if __name__ == "__main__":
    _, game, edition, decisions = sys.argv
    answer = {"compiled": compiled(), "found": report(game, edition, int(decisions))}
    sys.stdout.write(json.dumps(answer))
