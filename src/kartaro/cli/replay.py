"""kartaro replay: prints a record."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, flag, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output


@click.command(cls=Command)
@click.argument("file", metavar="file")
@flag("seat", "seat", default="")
@as_json
@spoken
@click.pass_obj
def replay(output: Output, *, file: str, seat: str) -> None:
    """Print a record with all cards, or as one seat was told it."""
    from kartaro.terminal.replay import Replay

    shown = Replay(output.speech, file, seat)
    output.game = shown.game
    if output.as_json:
        output.give(shown.as_json())
    else:
        shown.show()
