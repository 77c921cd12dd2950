"""kartaro play: a game at this keyboard."""

from __future__ import annotations

import os
import typing as t

import click

from kartaro.cli.commands import BotsCommand
from kartaro.cli.options import bots_of, check_alone, decimal, edition_flags, flag, number, settings_of, spoken
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer


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
def play(answer: Answer, /, **wished: t.Any) -> int:  # noqa: ANN401 - click hands every option over by name
    """A game at this keyboard."""
    from kartaro.terminal.keeping import Keeper
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.seating import Wishes, seat_everybody, take_up
    from kartaro.terminal.session import Manners, Session

    hints, slowness = wished.pop("hint"), wished.pop("pace")
    record, resume = wished.pop("record"), wished["resume"]
    if record and os.path.exists(record) and record != resume:
        raise BadOption("file-exists", file=record)
    if resume:
        check_alone("resume", wished, beside=("seed", "game"))
    wishes = Wishes(options=settings_of(wished.pop("settings")), bots=bots_of(wished.pop("bots")), **wished)
    seating = take_up(wishes, answer.speech) if resume else seat_everybody(wishes, answer.speech)
    answer.game = seating.host.game
    manners = Manners(wishes.seed, hints=hints, slowness=slowness)
    return Session(seating, Screen(), answer.speech, Keeper(record or resume), manners).run()
