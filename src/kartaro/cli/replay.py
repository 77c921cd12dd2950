"""kartaro replay: a record, read out."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, flag, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer


@click.command(cls=Command)
@click.argument("file", metavar="file")
@flag("seat", "seat", default="")
@as_json
@spoken
@click.pass_obj
def replay(answer: Answer, *, file: str, seat: str) -> None:
    """A record, openly or as one seat was told it."""
    from kartaro.terminal.replay import Replay

    shown = Replay(answer.speech, file, seat)
    answer.game = shown.game
    if answer.as_json:
        answer.give(shown.as_json())
    else:
        shown.show()
