"""kartaro new-game: a room for a game to come."""

from __future__ import annotations

import textwrap
import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.help import WIDTH
from kartaro.cli.options import as_json, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer


@click.command("new-game", cls=Command)
@click.argument("name", metavar="name")
@as_json
@spoken
@click.pass_obj
def new_game(answer: Answer, *, name: str) -> None:
    """Write a room for a game, in a checkout."""
    from kartaro.new_game import new_game as write_room

    written = write_room(name)
    if answer.as_json:
        answer.give({"game": name, **written._asdict()})
        return
    lines = [answer.say("cli-new-game-files"), *(f"  {file}" for file in written.files)]
    lines += [answer.say("cli-new-game-changed"), *(f"  {file}" for file in written.changed)]
    print("\n".join(lines))
    print(textwrap.fill(answer.say("cli-new-game-next", folder=written.room), WIDTH))
