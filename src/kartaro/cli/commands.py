"""Click commands with help texts and errors from our own messages."""

from __future__ import annotations

import importlib
import typing as t

import click

from kartaro.cli.help import help_text
from kartaro.core.errors import BadText
from kartaro.games import ROOMS

if t.TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (
    "games",
    "rules",
    "replay",
    "analyse",
    "verify",
    "check",
    "play",
    "serve",
    "join",
    "site",
    "backup",
    "restore",
    "copy-store",
    "arena",
    "bench",
    "train",
    "exploit",
    "export-efg",
    "new-game",
)
"""All commands in the order of the help. Each is a module with a function of the same name."""


class Spoken:
    """Help from our own messages instead of click's."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write(help_text(ctx, ctx.obj.speech))


class Command(Spoken, click.Command):
    """A command that refuses surplus arguments with an error of our own."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise BadText("too-many-arguments", arguments=" ".join(ctx.args))
        return rest


class BotsCommand(Command):
    """A command with bots: `--bots random thumb` takes all words up to the next option, except the name of a game."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_bots_apart(args))


def with_bots_apart(words: Sequence[str]) -> list[str]:
    """The arguments with a --bots before each bot."""
    parted = [part for word in words for part in (word.split("=", 1) if word.startswith("--bots=") else [word])]
    apart: list[str] = []
    for number, word in enumerate(parted):
        if word == "--bots" and all(following.startswith("--") for following in parted[number + 1 : number + 2]):
            raise BadText("switch-wants-value", option=word)
        follows = apart[-2:-1] == ["--bots"] and not word.startswith("-") and word not in ROOMS
        apart += ["--bots", word] if follows else [word]
    return apart


class Group(Spoken, click.Group):
    """The program. Each command is imported when it is used, so that the others cost no time."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        return t.cast("click.Command", getattr(importlib.import_module(f"kartaro.cli.{name}"), name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS:
            if args[0].startswith("-"):
                raise click.NoSuchOption(args[0], ctx=ctx)
            raise BadText("unknown-command", command=args[0], known=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)
