"""kartaro copy-store: moves all tables between a folder and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
import typing as t
from pathlib import Path

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, spoken
from kartaro.cli.output import DONE
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output
    from kartaro.server.store.copying import Copies

POSTGRES = ("postgresql://", "postgres://")
EVERY = 2.0
"""Seconds between two words on how far it is."""


@click.command(cls=Command)
@click.argument("source", metavar="from")
@click.argument("target", metavar="to")
@as_json
@spoken
@click.pass_obj
def copy_store(output: Output, *, source: str, target: str) -> int:
    """Copy all tables, and compare them."""
    copied = asyncio.run(copy(output, source, target))
    if output.as_json:
        output.give(copied)
    else:
        print(output.say("store-copied", **copied))
    return DONE


async def copy(output: Output, source: str, target: str) -> dict[str, int]:
    from kartaro.server.store.copying import copy_store as copy_all

    said = time.monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal said
        if time.monotonic() - said > EVERY and not output.as_json:
            said = time.monotonic()
            print(output.say("store-copying", tables=done, total=total), file=sys.stderr)

    async with contextlib.AsyncExitStack() as stack:
        original = await opened(source, is_target=False)
        stack.push_async_callback(original.close)
        new = await opened(target, is_target=True)
        stack.push_async_callback(new.close)
        copied = await copy_all(original, new, progress)
    return copied._asdict()


async def opened(place: str, *, is_target: bool) -> Copies:
    """A store by its address, or by its folder."""
    if not place.startswith(POSTGRES):
        from kartaro.server.store.sqlite.copying import SqliteCopies

        return SqliteCopies(Path(place), is_target=is_target)
    try:
        from kartaro.server.store.postgresql.copying import PostgresCopies
    except ModuleNotFoundError:
        raise BadOption("no-postgres", python=sys.executable) from None
    return await PostgresCopies.open(place)
