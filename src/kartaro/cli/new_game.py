"""kartaro new-game: creates the package of a new game."""

from __future__ import annotations

import textwrap
import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.help import WIDTH
from kartaro.cli.options import as_json, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output


@click.command("new-game", cls=Command)
@click.argument("name", metavar="name")
@as_json
@spoken
@click.pass_obj
def new_game(output: Output, *, name: str) -> None:
    """Create the package of a new game in a checkout."""
    from kartaro.new_game import new_game as write_room

    written = write_room(name)
    if output.as_json:
        output.give({"game": name, **written._asdict()})
        return
    lines = [output.say("cli-new-game-files"), *(f"  {file}" for file in written.files)]
    lines += [output.say("cli-new-game-changed"), *(f"  {file}" for file in written.changed)]
    print("\n".join(lines))
    print(textwrap.fill(output.say("cli-new-game-next", folder=written.room), WIDTH))
