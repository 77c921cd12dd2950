"""kartaro restore: the tables of a backup, for a server to go on with."""

from __future__ import annotations

import typing as t
from pathlib import Path

import click

from kartaro.cli.answer import DONE
from kartaro.cli.commands import Command
from kartaro.cli.options import setting, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer


@click.command(cls=Command)
@click.argument("file", metavar="file")
@setting("data", "folder")
@spoken
@click.pass_obj
def restore(answer: Answer, *, file: str, data: str | None) -> int:
    """Put the tables of a file into a folder that has none."""
    from kartaro.server.settings import settings
    from kartaro.server.store.sqlite import restore as restore_tables

    folder = settings({"data": data}).data
    restore_tables(Path(file), folder)
    print(answer.say("server-restored", folder=str(folder), file=file))
    return DONE
