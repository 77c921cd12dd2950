"""The output of --help for the program and for each command, from our own messages."""

from __future__ import annotations

import textwrap
import typing as t

import click

if t.TYPE_CHECKING:
    from collections.abc import Sequence

    from kartaro.locale import Speech

OWN_OPTIONS = frozenset(
    {"analyse-seat", "analyse-seed", "arena-seats", "arena-bots", "arena-seed", "arena-resume"}
    | {"serve-pace", "join-seat", "export-efg-seats"}
    | {"train-edition", "train-seats", "train-seed", "train-jobs", "train-ray", "train-out", "train-resume"}
    | {"exploit-edition", "exploit-seats", "exploit-games", "exploit-seed", "exploit-out", "exploit-resume"}
    | {"exploit-jobs", "exploit-from"}
)
"""Options whose message is specific to their command."""
WIDTH, HELP_AT = 80, 30
"""The width of the help, and the last column at which descriptions may start."""


def help_text(ctx: click.Context, speech: Speech) -> str:
    """Usage, description and options of a command."""
    command = ctx.command
    parts = [f"{speech.say('cli-usage')}: {usage(ctx, speech)}", "", about(ctx, speech)]
    if isinstance(command, click.Group):
        parts += ["", f"{speech.say('cli-commands')}:"]
        parts += listed([(name, speech.say(f"cli-command-{name}")) for name in command.list_commands(ctx)])
    options = [parameter for parameter in command.get_params(ctx) if isinstance(parameter, click.Option)]
    parts += ["", f"{speech.say('cli-options')}:"]
    parts += listed([(option_text(option, speech), speech.say(option_message(command, option))) for option in options])
    if isinstance(command, click.Group):
        parts += ["", speech.say("cli-more", metavar=speech.say("cli-metavar-command"))]
    return "\n".join(parts) + "\n"


def usage(ctx: click.Context, speech: Speech) -> str:
    """`kartaro rules GAME [OPTIONS]`"""
    words = [ctx.command_path]
    if isinstance(ctx.command, click.Group):
        words.append(f"[{speech.say('cli-metavar-command')}]")
    for parameter in ctx.command.get_params(ctx):
        if isinstance(parameter, click.Argument):
            name = metavar(parameter, speech) + ("…" if parameter.nargs < 0 else "")
            words.append(name if parameter.required else f"[{name}]")
    return " ".join([*words, f"[{speech.say('cli-metavar-options')}]"])


def about(ctx: click.Context, speech: Speech) -> str:
    if not isinstance(ctx.command, click.Group):
        return speech.say(f"cli-command-{ctx.command.name}")
    return textwrap.fill(f"{speech.say('cli-about')} {speech.say('cli-alone')}", WIDTH)


def option_message(command: click.Command, option: click.Parameter) -> str:
    """The message id of an option's description; most are the same for all commands."""
    name = option.opts[-1][2:]
    own = f"{command.name}-{name}"
    return f"cli-option-{own if own in OWN_OPTIONS else name}"


def option_text(option: click.Option, speech: Speech) -> str:
    value = " ".join([metavar(option, speech)] * option.nargs) if not option.is_flag else ""
    return f"{', '.join(option.opts)} {value}".strip()


def metavar(parameter: click.Parameter, speech: Speech) -> str:
    """The placeholder of a value."""
    return speech.say(f"cli-metavar-{parameter.metavar}") if parameter.metavar else ""


def listed(entries: Sequence[tuple[str, str]]) -> list[str]:
    """Terms on the left and descriptions on the right, wrapped at 80 columns."""
    column = min(HELP_AT, max(len(term) for term, _ in entries) + len("    "))
    return [line for term, text in entries for line in listed_entry(term, text, column)]


def listed_entry(term: str, text: str, column: int) -> list[str]:
    first = f"  {term}".ljust(column)
    lines = textwrap.wrap(text, WIDTH - column)
    if first[-1] != " ":
        return [first, *(" " * column + line for line in lines)]
    return [first + lines[0], *(" " * column + line for line in lines[1:])]
