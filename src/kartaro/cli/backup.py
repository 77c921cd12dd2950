"""kartaro backup: copies the tables of a server while it runs."""

from __future__ import annotations

import typing as t
from pathlib import Path

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import setting, spoken
from kartaro.cli.output import DONE, FAILED
from kartaro.core.errors import BadRecord

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output


@click.command(cls=Command)
@click.argument("file", metavar="file")
@setting("data", "folder")
@spoken
@click.pass_obj
def backup(output: Output, *, file: str, data: str | None) -> int:
    """Copy the tables to a file; those that cannot be read are named."""
    from kartaro.server.settings import settings
    from kartaro.server.store.sqlite import back_up

    folder = settings({"data": data}).data
    damaged = back_up(folder, Path(file))
    print(output.say("server-backed-up", folder=str(folder), file=file))
    for table in damaged:
        output.refuse(BadRecord("table-unreadable", table=table), FAILED)
    return FAILED if damaged else DONE
