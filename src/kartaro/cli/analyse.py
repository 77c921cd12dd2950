"""kartaro analyse: the decisions of a seat, judged."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.answer import DONE, INTERRUPTED
from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, flag, number, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer


@click.command(cls=Command)
@click.argument("file", metavar="file")
@flag("seat", "seat", required=True)
@flag("bot", "bot", default="")
@flag("seed", "number", callback=number, default="0")
@as_json
@spoken
@click.pass_obj
def analyse(answer: Answer, *, file: str, seat: str, bot: str, seed: int) -> int:
    """The decisions of a seat in a record, and what a bot would have done."""
    from kartaro.terminal.analyse import Judged

    judged = Judged(answer.speech, file, seat, bot, seed)
    answer.game = judged.game
    judged.look()
    if answer.as_json:
        answer.give(judged.as_json())
    else:
        judged.show()
    return DONE if judged.analysis.complete else INTERRUPTED
