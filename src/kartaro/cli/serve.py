"""kartaro serve: a server of tables, until somebody stops it."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
import typing as t

import click

from kartaro.cli.answer import DONE
from kartaro.cli.commands import Command
from kartaro.cli.options import decimal, flag, number, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer
    from kartaro.server.settings import Settings


@click.command(cls=Command)
@flag("host", "address", default=None)
@flag("port", "number", callback=number, default=None)
@flag("data", "folder", default=None)
@click.option("--share", is_flag=True, default=None)
@flag("public-url", "address", default=None)
@flag("proxy", "address", default=None)
@flag("pace", "number", callback=decimal, default=None)
@flag("rate", "number", callback=decimal, default=None)
@spoken
@click.pass_obj
def serve(answer: Answer, /, **flags: t.Any) -> int:  # noqa: ANN401 - click hands every option over by name
    """Serve until Ctrl-C."""
    from pathlib import Path

    from kartaro.server.serving import serve as serve_tables
    from kartaro.server.settings import settings

    if flags["data"] is not None:
        flags["data"] = Path(flags["data"])
    wished = settings(flags)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service manager's way to say Ctrl-C
    with contextlib.suppress(KeyboardInterrupt):
        serve_tables(wished, lambda address: announce(answer, wished, address))
    print(f"\n{answer.say('server-stopped')}")
    return DONE


def announce(answer: Answer, settings: Settings, address: str) -> None:
    """Where the tables are, for people and, where friends may come, for their phones."""
    print(answer.say("server-listening", address=address))
    print(answer.say("server-kept-in", folder=str(settings.data)))
    if settings.share:
        print(f"{answer.say('server-share')}\n\n{code_of(address)}")
    sys.stdout.flush()  # whoever reads from a pipe waits for it


def code_of(address: str) -> str:
    """A QR code of two rows to a line. It has a margin of its own, as screens may be light or dark."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()
