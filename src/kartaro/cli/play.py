"""kartaro play: plays a game in this terminal."""

from __future__ import annotations

import os
import typing as t

import click

from kartaro.cli.commands import BotsCommand
from kartaro.cli.options import bots_of, check_alone, decimal, edition_flags, flag, number, settings_of, spoken
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output


@click.command(cls=BotsCommand)
@click.argument("game", metavar="game", required=False, default="")
@edition_flags
@flag("seats", "number", callback=number, default=None)
@flag("people", "people", default="")
@flag("bots", "bots", multiple=True)
@flag("first", "first", default="")
@flag("seed", "number", callback=number, default=None)
@flag("record", "file", default="")
@flag("resume", "file", default="")
@click.option("--hint", is_flag=True)
@flag("pace", "number", callback=decimal, default="1")
@spoken
@click.pass_obj
def play(output: Output, /, **given: t.Any) -> int:  # noqa: ANN401 - click hands every option over by name
    """Play a game in this terminal."""
    from kartaro.terminal.local_game import LocalGame, RunOptions
    from kartaro.terminal.record_file import RecordFile
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.seating import PlayOptions, resume_game, seat_everybody

    hints, slowness = given.pop("hint"), given.pop("pace")
    record, resume = given.pop("record"), given["resume"]
    if record and os.path.exists(record) and record != resume:
        raise BadOption("file-exists", file=record)
    if resume:
        check_alone("resume", given, beside=("seed", "game"))
    asked = PlayOptions(settings=settings_of(given.pop("settings")), bots=bots_of(given.pop("bots")), **given)
    seating = resume_game(asked, output.speech) if resume else seat_everybody(asked, output.speech)
    output.game = seating.host.game
    how = RunOptions(asked.seed, hints=hints, slowness=slowness)
    return LocalGame(seating, Screen(), output.speech, RecordFile(record or resume), how).run()
