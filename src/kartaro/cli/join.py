"""kartaro join: a seat at a table of a server."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import flag, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer


@click.command(cls=Command)
@click.argument("link", metavar="link")
@flag("name", "name", default="")
@flag("seat", "seat", default="")
@click.option("--watch", is_flag=True)
@flag("token", "token", default="")
@spoken
@click.pass_obj
def join(answer: Answer, *, link: str, name: str, seat: str, watch: bool, token: str) -> int:  # noqa: PLR0913 - click hands every option over by name
    """Sit down at a table, and play."""
    from kartaro.terminal.joining.join import Join, JoinOptions

    return Join(answer.speech, JoinOptions(link, name, seat, token, watch=watch)).run()
