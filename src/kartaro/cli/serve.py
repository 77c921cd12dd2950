"""kartaro serve: runs a server of tables."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import decimal, number, setting, spoken
from kartaro.cli.output import DONE
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output
    from kartaro.server.settings import Settings


@click.command(cls=Command)
@setting("host", "address")
@setting("port", "number", number)
@setting("data", "folder")
@setting("store", "address")
@setting("node", "name")
@click.option("--share", is_flag=True, default=None, envvar="KARTARO_SHARE")
@setting("public-url", "address")
@setting("proxy", "address")
@setting("pace", "number", decimal)
@setting("rate", "number", decimal)
@setting("logs", "format")
@setting("metrics", "address")
@setting("archive-after", "days", decimal)
@setting("site", "folder")
@click.option("--open", is_flag=True)
@spoken
@click.pass_obj
def serve(output: Output, /, *, open: bool, **flags: t.Any) -> int:  # noqa: A002, ANN401 - click names them
    """Serve until Ctrl-C. With `open`, open the page; if a server is already running, open its page instead."""
    from kartaro.cli.browser import open_page, running_at
    from kartaro.server.serving import serve as serve_tables
    from kartaro.server.serving import where
    from kartaro.server.settings import settings
    from kartaro.web import engine_of

    wished = settings(flags)
    if wished.site is not None and not engine_of(wished.site):
        raise BadOption("no-site", folder=str(wished.site))
    there = where(wished, wished.port)
    if open and running_at(there):
        print(output.say("server-runs-already", address=there))
        open_page(there)
        return DONE

    def say_where(address: str) -> None:
        announce(output, wished, address)
        if open:
            open_page(address)

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what a service manager sends to stop us
    with contextlib.suppress(KeyboardInterrupt):
        serve_tables(wished, say_where)
    print(f"\n{output.say('server-stopped')}")
    return DONE


def announce(output: Output, settings: Settings, address: str) -> None:
    """Print the address of the server, and a QR code if it is shared."""
    print(output.say("server-listening", address=address))
    if settings.store:
        print(output.say("server-kept-in-database", node=settings.node_name))
    else:
        print(output.say("server-kept-in", folder=str(settings.data)))
    if settings.share:
        print(f"{output.say('server-share')}\n\n{code_of(address)}")
    sys.stdout.flush()  # whoever reads from a pipe waits for this


def code_of(address: str) -> str:
    """A QR code, two rows per line. Its quiet zone is part of it, for terminals light or dark."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()
