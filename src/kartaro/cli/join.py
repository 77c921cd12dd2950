"""kartaro join: plays at a table of a server."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import flag, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output


@click.command(cls=Command)
@click.argument("link", metavar="link")
@flag("name", "name", default="")
@flag("seat", "seat", default="")
@click.option("--watch", is_flag=True)
@flag("token", "token", default="")
@spoken
@click.pass_obj
def join(output: Output, *, link: str, name: str, seat: str, watch: bool, token: str) -> int:  # noqa: PLR0913 - click hands every option over by name
    """Take a seat at a table and play."""
    from kartaro.terminal.joining.join import Join, JoinOptions

    return Join(output.speech, JoinOptions(link, name, seat, token, watch=watch)).run()
