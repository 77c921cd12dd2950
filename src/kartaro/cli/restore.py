"""kartaro restore: creates a server's tables from a backup."""

from __future__ import annotations

import typing as t
from pathlib import Path

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import setting, spoken
from kartaro.cli.output import DONE

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output


@click.command(cls=Command)
@click.argument("file", metavar="file")
@setting("data", "folder")
@spoken
@click.pass_obj
def restore(output: Output, *, file: str, data: str | None) -> int:
    """Copy the tables of a file to a folder that has none."""
    from kartaro.server.settings import settings
    from kartaro.server.store.sqlite import restore as restore_tables

    folder = settings({"data": data}).data
    restore_tables(Path(file), folder)
    print(output.say("server-restored", folder=str(folder), file=file))
    return DONE
