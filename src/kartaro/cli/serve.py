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
from kartaro.cli.options import decimal, number, setting, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer
    from kartaro.server.settings import Settings


@click.command(cls=Command)
@setting("host", "address")
@setting("port", "number", number)
@setting("data", "folder")
@click.option("--share", is_flag=True, default=None, envvar="KARTARO_SHARE")
@setting("public-url", "address")
@setting("proxy", "address")
@setting("pace", "number", decimal)
@setting("rate", "number", decimal)
@setting("archive-after", "days", decimal)
@click.option("--open", is_flag=True)
@spoken
@click.pass_obj
def serve(answer: Answer, /, *, open: bool, **flags: t.Any) -> int:  # noqa: A002, ANN401 - click names them
    """Serve until Ctrl-C; with `open`, show the page, of a server that runs already if there is one."""
    from kartaro.cli.browser import open_page, running_at
    from kartaro.server.serving import serve as serve_tables
    from kartaro.server.serving import where
    from kartaro.server.settings import settings

    wished = settings(flags)
    there = where(wished, wished.port)
    if open and running_at(there):
        print(answer.say("server-runs-already", address=there))
        open_page(there)
        return DONE

    def say_where(address: str) -> None:
        announce(answer, wished, address)
        if open:
            open_page(address)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service manager's way to say Ctrl-C
    with contextlib.suppress(KeyboardInterrupt):
        serve_tables(wished, say_where)
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
