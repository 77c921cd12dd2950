"""kartaro analyse: the decisions of a seat, judged by a bot."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, flag, number, spoken
from kartaro.cli.output import DONE, INTERRUPTED

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output


@click.command(cls=Command)
@click.argument("file", metavar="file")
@flag("seat", "seat", required=True)
@flag("bot", "bot", default="")
@flag("seed", "number", callback=number, default="0")
@as_json
@spoken
@click.pass_obj
def analyse(output: Output, *, file: str, seat: str, bot: str, seed: int) -> int:
    """Judge the decisions of a seat in a record."""
    from kartaro.terminal.analyse import Judged

    judged = Judged(output.speech, file, seat, bot, seed)
    output.game = judged.game
    judged.look()
    if output.as_json:
        output.give(judged.as_json())
    else:
        judged.show()
    return DONE if judged.analysis.complete else INTERRUPTED
