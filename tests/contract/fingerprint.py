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
from kartaro.core.views import Views
from kartaro.games import game as game_named

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table

ROUNDS_PER_MOVE = 0.1


def fingerprint(setting: Setting, decisions: int) -> str:
    """A digest of every decision, every row of the ledger, every menu, and some worlds and views."""
    digest = hashlib.sha256()
    dice = setting.dice("fingerprint")
    table, world = setting.table(), setting.table()
    views = listened_to(setting, table)
    for count in range(decisions):
        if table.over():
            digest.update(repr((table.scores(), table.outcome())).encode())
            table = setting.table()
            views = listened_to(setting, table)
        digest.update(repr(decide(setting, views[0], dice, digest)).encode())
        if count % 50 == 0:
            imagine(table, world, dice)
            tables = [table, world, *views[1]]
            digest.update(repr([sorted(state(each).items()) for each in tables]).encode())
    return digest.hexdigest()


def listened_to(setting: Setting, table: Table) -> tuple[Views, list[Table]]:
    """A table, and the views of all who can listen."""
    views = Views(table)
    tables = [setting.game.table(setting.edition, setting.seats, listener) for listener in setting.listeners()]
    for view in tables:
        views.add(view)
    return views, tables


def decide(setting: Setting, views: Views, dice: Generator, digest: hashlib._Hash) -> list[int]:
    """Any decision of one of those asked; the rows it wrote."""
    table = views.truth
    seats = [seat for seat in (*range(setting.seats), DEALER) if table.asked() >> seat & 1]
    seat = seats[dice.below(len(seats))]
    if seat == DEALER and table.ordered():
        return views.order(shuffled(table.ordered(), dice))
    codes = table.legal(seat)
    digest.update(repr((seat, codes)).encode())
    return views.play(seat, codes[dice.below(len(codes))])


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
