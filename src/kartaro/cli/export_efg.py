"""kartaro export-efg: writes the tree of a small deck for solvers of games."""

from __future__ import annotations

import sys
import time
import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import edition_flags, flag, number, settings_of, spoken
from kartaro.cli.output import DONE

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output

EVERY = 2.0
"""Seconds between two words on how far it is."""
MOST_NODES = 2_000_000
FEWEST_SEATS = 2


@click.command(cls=Command)
@click.argument("game", metavar="game")
@edition_flags
@flag("seats", "number", callback=number, default=None)
@flag("nodes", "number", callback=number, default=None)
@spoken
@click.pass_obj
def export_efg(  # noqa: PLR0913 - click hands every option over by name
    output: Output, *, game: str, edition: str, settings: tuple[str, ...], seats: int | None, nodes: int | None
) -> int:
    """Write the tree of one round to the standard output, and how large it is to the other one."""
    from kartaro.env.efg import Tree
    from kartaro.env.position import Episodes
    from kartaro.games import game as game_named

    output.game = game_named(game)
    tree = Tree(Episodes(game, edition, seats or FEWEST_SEATS, options=settings_of(settings)), nodes or MOST_NODES)
    said = time.monotonic()
    for line in tree.lines():
        print(line)
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            print(output.say("cli-export-efg-nodes", nodes=tree.nodes), file=sys.stderr)
    sets = sum(map(len, tree.sets))
    print(output.say("cli-export-efg-done", nodes=tree.nodes, sets=sets), file=sys.stderr)
    return DONE
