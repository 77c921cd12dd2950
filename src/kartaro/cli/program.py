"""The entry point: parses the arguments, runs a command, and turns every error into a message and an exit code."""

from __future__ import annotations

import os
import sys
import typing as t

import click

from kartaro import __version__
from kartaro.cli.commands import Group
from kartaro.cli.help import metavar
from kartaro.cli.options import spoken
from kartaro.cli.output import DONE, FAILED, INTERRUPTED, PROGRAM, REFUSED, Output
from kartaro.cli.streams import make_streams_forgiving, unread, written
from kartaro.core.errors import BadText, KartaroError
from kartaro.locale import LANGUAGES, Speech, language_of

if t.TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    make_streams_forgiving()
    output = Output(speech_for(words), as_json="--json" in words)
    try:
        code = run(words, output)
    except BrokenPipeError:
        return unread()
    except KeyboardInterrupt:
        return output.refuse(KartaroError("interrupted"), INTERRUPTED)
    except KartaroError as error:
        return output.refuse(error, REFUSED)
    except Exception as error:  # noqa: BLE001 - whatever it is, a user gets a sentence
        return output.refuse(internal(error), FAILED)
    return written(code)


def run(words: list[str], output: Output) -> int:
    """Let click parse the arguments and run the command; its errors get codes of our own."""
    output.speech = Speech(asked_language(words) or output.speech.language)
    try:
        code = kartaro.main(words, prog_name=PROGRAM, standalone_mode=False, obj=output)
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.ClickException as error:
        raise misunderstood(error, output.speech) from None
    return code if isinstance(code, int) else DONE


@click.group(cls=Group, invoke_without_command=True)
@spoken
@click.option("--version", is_flag=True)
@click.option("--share", is_flag=True)
@click.pass_context
def kartaro(ctx: click.Context, *, version: bool, share: bool) -> int:
    """Without a command: print the version, or serve the page and open it."""
    if version:
        from kartaro import _speed

        form = "compiled" if _speed.compiled() else "interpreted"
        print(ctx.obj.say("cli-version", version=__version__, form=form))
    elif ctx.invoked_subcommand is None:
        from kartaro.cli.serve import serve

        with serve.make_context("serve", ["--open", *["--share"] * share], parent=ctx) as context:
            return int(serve.invoke(context))
    return DONE


# Languages


def asked_language(words: Sequence[str]) -> str:
    """The value of --lang, wherever it is: errors of the parser need the language, too."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


def speech_for(words: Sequence[str]) -> Speech:
    """Speech in that language, if there is one; otherwise in the language of the environment."""
    wish = asked_language(words)
    return Speech(wish if wish in LANGUAGES else language_of(os.environ))


# Errors


def misunderstood(error: click.ClickException, speech: Speech) -> KartaroError:
    """An error of click with a code of our own."""
    path = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else PROGRAM
    if isinstance(error, click.NoSuchOption):
        return BadText("no-such-switch", option=error.option_name, command=path)
    if isinstance(error, click.BadOptionUsage):
        takes_none = "does not take" in error.message
        return BadText("switch-takes-no-value" if takes_none else "switch-wants-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return BadText("argument-missing", argument=metavar(error.param, speech))
    return BadText("bad-usage")


def internal(error: Exception) -> KartaroError:
    """An unexpected exception; its traceback is shown only on request."""
    if os.environ.get("KARTARO_DEBUG"):
        import traceback

        traceback.print_exception(error)
    return KartaroError("internal", problem=f"{type(error).__name__}: {error}")
