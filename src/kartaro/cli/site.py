"""kartaro site: writes a folder for any static host."""

from __future__ import annotations

import sys
import typing as t
from pathlib import Path
from urllib.parse import urlsplit

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import flag, spoken
from kartaro.cli.output import DONE
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output

MEGABYTE = 1_000_000


@click.command(cls=Command)
@click.argument("folder", metavar="folder")
@flag("base", "address", default="")
@flag("server", "address", default="")
@spoken
@click.pass_obj
def site(output: Output, *, folder: str, base: str, server: str) -> int:
    """Write the site; it is made of what lies in a checkout."""
    for address in (base, server):
        if address and not is_address(address):
            raise BadOption("bad-address", address=address)
    if is_foreign(Path(folder)):
        raise BadOption("site-not-empty", folder=folder)
    checkout = Path(__file__).absolute().parents[3]
    if not (checkout / "tools" / "site" / "writing.py").is_file():
        raise BadOption("site-needs-checkout")
    sys.path.insert(0, str(checkout))
    from tools.site import engine, writing

    def told(step: str) -> None:
        print(output.say("site-compiling" if step == "compiling" else "site-packing"), flush=True)

    try:
        made = engine.built(told)
    except engine.NoEngine as error:
        raise BadOption("site-failed", why=str(error)) from error
    if made.uncompiled:
        print(output.say("site-interpreted", why=made.uncompiled))
    written = writing.write(Path(folder), (made.name, made.files), base, server)
    size = f"{written.engine_bytes / MEGABYTE:.1f}"
    print(output.say("site-written", folder=folder, count=written.files, size=size))
    return DONE


def is_address(text: str) -> bool:
    """Whether a browser could go there."""
    try:
        found = urlsplit(text)
        return found.scheme in {"http", "https"} and bool(found.hostname) and found.port != 0
    except ValueError:
        return False


def is_foreign(folder: Path) -> bool:
    """Whether something else is there than a site, which is not to be replaced."""
    from kartaro.web import SITE

    return folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / SITE).is_file()))
