"""The command line. Every answer is in the user's language, or with --json one object; nothing ends in a traceback.

Exit codes: 0 done, 1 a check failed, 2 not understood or refused, 130 interrupted.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
import textwrap
import typing as t

import click

from kartaro import __version__
from kartaro.core.errors import BadOption, BadText, KartaroError
from kartaro.locale import LANGUAGES, Speech, language_of

if t.TYPE_CHECKING:
    from collections.abc import Sequence

    from kartaro.arena.results import Results
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.locale.rulebook import Difference, Rulebook
    from kartaro.scenario import Difference as CaseDifference

DONE, FAILED, REFUSED, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141
PROGRAM = "kartaro"
MOST_NUMBER, LONGEST_NUMBER = 2**64, len(str(2**64)) + 1
OWN_OPTIONS = frozenset({"analyse-seat", "analyse-seed", "arena-seats", "arena-bots", "arena-seed", "arena-resume"})
"""Options that have the name of another command's, but words of their own."""
WIDTH, HELP_AT = 80, 30
"""The columns of a screen, and that where what an option does is told at the latest."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code back."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    make_streams_forgiving()
    answer = Answer(speech_for(words), as_json="--json" in words)
    try:
        code = run(words, answer)
    except BrokenPipeError:
        return unread()
    except KeyboardInterrupt:
        return answer.refuse(KartaroError("interrupted"), INTERRUPTED)
    except KartaroError as error:
        return answer.refuse(error, REFUSED)
    except Exception as error:  # noqa: BLE001 - whatever it is, a user gets a sentence
        return answer.refuse(internal(error), FAILED)
    return written(code)


def make_streams_forgiving() -> None:
    """A stream that was closed is an empty one, and no letter that a terminal lacks is worth a traceback."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - as long as we run
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def run(words: list[str], answer: Answer) -> int:
    """Let click find the command; what it does not understand gets a code of ours."""
    answer.speech = Speech(asked_language(words) or answer.speech.language)
    try:
        code = kartaro.main(words, prog_name=PROGRAM, standalone_mode=False, obj=answer)
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.ClickException as error:
        raise misunderstood(error, answer.speech) from None
    return code if isinstance(code, int) else DONE


def written(code: int) -> int:
    """The exit code, once all is written; if that fails, there is nobody to tell."""
    try:
        sys.stdout.flush()
    except OSError:
        return unread(code or UNREAD)
    return code


def unread(code: int = UNREAD) -> int:
    """Nobody reads on: not a word about it, not even when Python shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def internal(error: Exception) -> KartaroError:
    """Something that should not be; the whole story only for those who look for it."""
    if os.environ.get("KARTARO_DEBUG"):
        import traceback

        traceback.print_exception(error)
    return KartaroError("internal", problem=f"{type(error).__name__}: {error}")


# Languages


def asked_language(words: Sequence[str]) -> str:
    """The language of --lang, wherever it stands; needed before anything can be said."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


def speech_for(words: Sequence[str]) -> Speech:
    """That language, if we speak it; else the environment's."""
    wish = asked_language(words)
    return Speech(wish if wish in LANGUAGES else language_of(os.environ))


# Answers and refusals


class Answer:
    """How a command answers: in words, or as an object."""

    def __init__(self, speech: Speech, *, as_json: bool) -> None:
        self.speech = speech
        self.as_json = as_json
        self.game: Game | None = None
        """The game that is spoken of, for names of cards in errors."""

    def say(self, message: str, **arguments: object) -> str:
        """A message in the user's language."""
        return self.speech.say(message, **arguments)

    def give(self, thing: dict[str, t.Any]) -> None:
        """One object on standard output."""
        print(json.dumps(thing, ensure_ascii=False, indent=2))

    def refuse(self, error: KartaroError, code: int) -> int:
        """A sentence on standard error, and with --json the error as an object; the exit code."""
        from kartaro.locale.telling import Telling, complaint

        telling = Telling(self.speech, self.game, ()) if self.game else None
        sentence = complaint(self.speech, error, telling)
        try:
            print(f"{PROGRAM}: {sentence} [{error.code}]", file=sys.stderr)
            if self.as_json:
                self.give({"error": {"code": error.code, "message": sentence, **plain(error.arguments)}})
        except OSError:
            return unread(code)
        return written(code)


def plain(arguments: t.Mapping[str, t.Any]) -> dict[str, t.Any]:
    """Arguments as JSON can hold them, beside code and message."""
    allowed = (str, int, float, bool, list, type(None))
    return {
        name: value if isinstance(value, allowed) else str(value)
        for name, value in arguments.items()
        if name not in {"code", "message"}
    }


def misunderstood(error: click.ClickException, speech: Speech) -> KartaroError:
    """What click complains of, under a code of ours."""
    path = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else PROGRAM
    if isinstance(error, click.NoSuchOption):
        return BadText("no-such-switch", option=error.option_name, command=path)
    if isinstance(error, click.BadOptionUsage):
        takes_none = "does not take" in error.message
        return BadText("switch-takes-no-value" if takes_none else "switch-wants-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return BadText("argument-missing", argument=metavar(error.param, speech))
    return BadText("bad-usage")


# Commands, options and their help


def metavar(parameter: click.Parameter, speech: Speech) -> str:
    """What stands for a value in the help."""
    return speech.say(f"cli-metavar-{parameter.metavar}") if parameter.metavar else ""


class Spoken:
    """Help from our own messages, in place of click's."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write(help_text(ctx, ctx.obj.speech))


class Command(Spoken, click.Command):
    """A command that refuses what is too much in our words."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise BadText("too-many-arguments", arguments=" ".join(ctx.args))
        return rest


class BotsCommand(Command):
    """A command with no arguments, so that all words after --bots are bots: `--bots random thumb`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_bots_apart(args))


def with_bots_apart(words: Sequence[str]) -> list[str]:
    """Each bot with a --bots of its own."""
    parted = [part for word in words for part in (word.split("=", 1) if word.startswith("--bots=") else [word])]
    apart: list[str] = []
    for number, word in enumerate(parted):
        if word == "--bots" and all(following.startswith("--") for following in parted[number + 1 : number + 2]):
            raise BadText("switch-wants-value", option=word)
        follows = apart[-2:-1] == ["--bots"] and not word.startswith("-")
        apart += ["--bots", word] if follows else [word]
    return apart


class Group(Spoken, click.Group):
    """The program itself."""

    command_class = Command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands:
            if args[0].startswith("-"):
                raise click.NoSuchOption(args[0], ctx=ctx)
            raise BadText("unknown-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def help_text(ctx: click.Context, speech: Speech) -> str:
    """Usage, what the command is for, and its options."""
    command = ctx.command
    parts = [f"{speech.say('cli-usage')}: {usage(ctx, speech)}", "", about(ctx, speech)]
    if isinstance(command, click.Group):
        parts += ["", f"{speech.say('cli-commands')}:"]
        parts += listed([(name, speech.say(f"cli-command-{name}")) for name in command.commands])
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
    from kartaro.games import games

    title = speech.say(f"{games()[0].name}-name")
    return textwrap.fill(f"{speech.say('cli-about')} {speech.say('cli-alone', game=title)}", WIDTH)


def option_message(command: click.Command, option: click.Parameter) -> str:
    """What an option does: most do the same in every command."""
    name = option.opts[-1][2:]
    own = f"{command.name}-{name}"
    return f"cli-option-{own if own in OWN_OPTIONS else name}"


def option_text(option: click.Option, speech: Speech) -> str:
    value = " ".join([metavar(option, speech)] * option.nargs) if not option.is_flag else ""
    return f"{', '.join(option.opts)} {value}".strip()


def listed(entries: Sequence[tuple[str, str]]) -> list[str]:
    """Terms on the left, what they mean on the right, broken where 80 columns end."""
    column = min(HELP_AT, max(len(term) for term, _ in entries) + len("    "))
    return [line for term, text in entries for line in listed_entry(term, text, column)]


def listed_entry(term: str, text: str, column: int) -> list[str]:
    first = f"  {term}".ljust(column)
    lines = textwrap.wrap(text, WIDTH - column)
    if first[-1] != " ":
        return [first, *(" " * column + line for line in lines)]
    return [first + lines[0], *(" " * column + line for line in lines[1:])]


def number(ctx: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
    """A whole number that is not negative, read for an option."""
    del ctx
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or int(text[:LONGEST_NUMBER]) >= MOST_NUMBER:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return int(text)


def positive(ctx: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
    """A whole number from 1 on."""
    value = number(ctx, parameter, text)
    if value == 0:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return value


def decimal(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """A number that is not negative and may have a fraction, read for an option."""
    del ctx
    if text is None:
        return None
    whole, _, fraction = text.partition(".")
    digits = f"{whole}{fraction}"
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > LONGEST_NUMBER:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return float(text)


def seconds(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """A time, which is not nothing."""
    value = decimal(ctx, parameter, text)
    if value == 0:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return value


Function = t.Callable[..., t.Any]


def flag(name: str, kind: str = "", **rest: t.Any) -> t.Callable[[Function], Function]:  # noqa: ANN401 - for click
    """An option; its help is the message `cli-option-NAME`."""
    return click.option(f"--{name}", metavar=kind or None, **rest)


def spoken(function: Function) -> Function:
    """Options that every command has."""
    function = click.option("--lang", metavar="language", expose_value=False)(function)
    return click.help_option("-h", "--help")(function)


def edition_flags(function: Function) -> Function:
    function = click.option("--option", "settings", metavar="setting", multiple=True)(function)
    return flag("edition", "edition", default="")(function)


def as_json(function: Function) -> Function:
    return click.option("--json", is_flag=True, expose_value=False)(function)


def settings_of(texts: Sequence[str]) -> dict[str, str]:
    """`name=value`, as often as given."""
    settings = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not name.strip() or not equals:
            raise BadText("bad-setting", text=text)
        settings[name.strip()] = value.strip()
    return settings


@click.group(cls=Group, invoke_without_command=True)
@spoken
@click.option("--version", is_flag=True)
@click.pass_context
def kartaro(ctx: click.Context, *, version: bool) -> int:
    """The command that stands alone: the version, or a game."""
    if version:
        from kartaro import _speed

        form = "compiled" if _speed.compiled() else "interpreted"
        print(ctx.obj.say("cli-version", version=__version__, form=form))
    elif ctx.invoked_subcommand is None:
        return int(ctx.invoke(play))
    return DONE


# Games and rules


@kartaro.command()
@as_json
@spoken
@click.pass_obj
def games(answer: Answer) -> None:
    """All games with their editions."""
    from kartaro.games import games as all_games

    if answer.as_json:
        answer.give({"games": [game_object(game, answer) for game in all_games()]})
        return
    for game in all_games():
        print(f"{game.name}  {answer.say(f'{game.name}-name')}")
        entries = [(edition.name, edition_text(game, edition, answer)) for edition in game.editions]
        print("\n".join(listed(entries)))


def edition_text(game: Game, edition: Edition, answer: Answer) -> str:
    fewest, most = game.seats(edition)
    name = f"{game.name}-edition-{edition.name}"
    title = f"{answer.say(name)} ({answer.say('cli-players', fewest=fewest, most=most)}"
    default = f", {answer.say('cli-default')}" if edition is game.editions[0] else ""
    return f"{title}{default}): {answer.say(f'{name}-about')}"


def game_object(game: Game, answer: Answer) -> dict[str, t.Any]:
    title = answer.say(f"{game.name}-name")
    options = [
        {"name": option.name, "about": answer.say(f"{game.name}-option-{option.name}"), "values": list(option.values)}
        for option in game.options
    ]
    editions = [
        {
            "name": edition.name,
            "title": answer.say(f"{game.name}-edition-{edition.name}"),
            "about": answer.say(f"{game.name}-edition-{edition.name}-about"),
            "default": edition is game.editions[0],
            "seats": list(game.seats(edition)),
            "options": dict(edition.options),
        }
        for edition in game.editions
    ]
    return {"name": game.name, "title": title, "editions": editions, "options": options}


@kartaro.command()
@click.argument("game", metavar="game")
@edition_flags
@flag("diff", "edition", nargs=2, default=None)
@flag("clause", "clause", default="")
@as_json
@spoken
@click.pass_obj
def rules(  # noqa: PLR0913 - click hands every option over by name
    answer: Answer, *, game: str, edition: str, settings: tuple[str, ...], diff: tuple[str, str] | None, clause: str
) -> None:
    """The rules of an edition, or how two differ."""
    from kartaro.games import game as game_named
    from kartaro.locale.rulebook import Rulebook

    named = answer.game = game_named(game)
    options = settings_of(settings)
    if diff:
        if edition:
            raise BadOption("switches-clash", one="--edition", other="--diff")
        one, other = (Rulebook(answer.speech, named, named.edition(name, options)) for name in diff)
        differences(answer, one, other, clause)
        return
    book = Rulebook(answer.speech, named, named.edition(edition, options))
    if answer.as_json:
        answer.give(rules_object(book, clause))
    else:
        read_out(book, clause)


def rules_object(book: Rulebook, clause: str) -> dict[str, t.Any]:
    cards = [
        {
            "card": book.game.cards[entry.card],
            "name": name,
            "rank": entry.rank,
            "count": entry.copies,
            "effect": effect,
        }
        for entry, name, effect in book.reference()
    ]
    clauses = [part._asdict() for part in book.clauses(clause)]
    return {**edition_object(book.edition), "title": book.title, "cards": cards, "clauses": clauses}


def edition_object(edition: Edition) -> dict[str, t.Any]:
    return {"game": edition.game, "edition": edition.name, "options": dict(edition.options)}


def read_out(book: Rulebook, clause: str) -> None:
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.show import QUIET, TITLE, reference_of, show_clauses

    screen = Screen()
    clauses = book.clauses(clause)
    if not clause:
        screen.line(book.title, TITLE)
        screen.line(book.telling.say(f"edition-{book.edition.name}"), QUIET)
        if book.edition.changed:
            changed = ", ".join(f"{name}={book.edition[name]}" for name in sorted(book.edition.changed))
            screen.line(book.speech.say("terminal-changed", options=changed), QUIET)
        screen.heading(book.speech.say("cli-reference"))
        screen.show(reference_of(book))
    show_clauses(screen, clauses)


def differences(answer: Answer, one: Rulebook, other: Rulebook, clause: str) -> None:
    """How two editions differ, from their data and their rulebooks."""
    from kartaro.locale.rulebook import within

    found = {
        "options": one.option_differences(other),
        "cards": one.card_differences(other),
        "clauses": [difference for difference in one.clause_differences(other) if within(difference.about, clause)],
    }
    names = one.edition.name, other.edition.name
    if answer.as_json:
        answer.give(
            {
                "game": one.game.name,
                "editions": list(names),
                "seats": [list(book.game.seats(book.edition)) for book in (one, other)],
                **{part: [difference._asdict() for difference in rows] for part, rows in found.items()},
            }
        )
        return
    show_found(answer, one, names, found)


def show_found(answer: Answer, book: Rulebook, names: tuple[str, str], found: dict[str, list[Difference]]) -> None:
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.show import TITLE, show_differences

    screen = Screen()
    title = book.telling.say("name")
    screen.line(answer.say("cli-diff-title", game=title, one=names[0], other=names[1]), TITLE)
    absent = answer.say("cli-diff-absent")
    show_differences(screen, answer.say("cli-diff-options"), found["options"], names, absent)
    show_differences(screen, answer.say("cli-diff-cards"), found["cards"], names, absent)
    show_differences(screen, answer.say("cli-diff-clauses"), found["clauses"], names, absent)
    if not any(found.values()):
        screen.line(answer.say("cli-diff-none"))


# Records and scenarios


@kartaro.command()
@click.argument("file", metavar="file")
@flag("seat", "seat", default="")
@as_json
@spoken
@click.pass_obj
def replay(answer: Answer, *, file: str, seat: str) -> None:
    """A record, openly or as one seat was told it."""
    from kartaro.terminal.replay import Replay

    shown = Replay(answer.speech, file, seat)
    answer.game = shown.game
    if answer.as_json:
        answer.give(shown.as_json())
    else:
        shown.show()


@kartaro.command()
@click.argument("file", metavar="file")
@flag("seat", "seat", required=True)
@flag("bot", "bot", default="")
@flag("seed", "number", callback=number, default="0")
@as_json
@spoken
@click.pass_obj
def analyse(answer: Answer, *, file: str, seat: str, bot: str, seed: int) -> int:
    """The decisions of a seat in a record, and what a bot would have done."""
    from kartaro.terminal.analyse import Judged

    judged = Judged(answer.speech, file, seat, bot, seed)
    answer.game = judged.game
    judged.look()
    if answer.as_json:
        answer.give(judged.as_json())
    else:
        judged.show()
    return DONE if judged.analysis.complete else INTERRUPTED


@kartaro.command()
@click.argument("files", metavar="file", nargs=-1, required=True)
@as_json
@spoken
@click.pass_obj
def check(answer: Answer, *, files: tuple[str, ...]) -> int:
    """Scenario files; the exit code tells whether all cases hold."""
    from kartaro.files import read_text
    from kartaro.locale.checking import difference_text
    from kartaro.scenario import run_file

    for file in files:
        read_text(file)
    results = [(file, result) for file in files for result in run_file(file)]
    failed = sum(not result.passed for _, result in results)
    assertions = sum(result.assertions for _, result in results)
    if answer.as_json:
        cases = [
            {
                "file": file,
                "id": result.id,
                "title": result.title,
                "assertions": result.assertions,
                "passed": result.passed,
                "differences": [difference_object(difference, answer) for difference in result.differences],
            }
            for file, result in results
        ]
        answer.give({"passed": not failed, "assertions": assertions, "cases": cases})
        return FAILED if failed else DONE
    for _, result in results:
        if result.passed:
            print(answer.say("cli-check-passed", id=result.id, count=result.assertions))
            continue
        print(answer.say("cli-check-failed", id=result.id, title=result.title))
        for difference in result.differences:
            print(f"    {difference_text(answer.speech, difference)}")
    print(answer.say("cli-check-sum", cases=len(results), assertions=assertions, failed=failed))
    return FAILED if failed else DONE


def difference_object(difference: CaseDifference, answer: Answer) -> dict[str, t.Any]:
    from kartaro.locale.checking import difference_text

    edition, seats = difference.occasion
    return {
        "kind": difference.kind,
        "message": difference_text(answer.speech, difference),
        "edition": edition,
        "seats": seats,
        "branch": difference.branch,
        "filling": difference.filling,
        "place": difference.place,
        "expected": difference.expected,
        "got": str(difference.got),
    }


# Playing


@kartaro.command()
@click.argument("game", metavar="game", required=False, default="")
@edition_flags
@flag("seats", "number", callback=number, default=None)
@flag("people", "people", default="")
@flag("bots", "bots", multiple=True)
@flag("first", "first", default="")
@flag("seed", "number", callback=number, default=None)
@flag("record", "file", default="")
@flag("resume", "file", default="")
@click.option("--hint", is_flag=True)
@flag("pace", "number", callback=decimal, default="1")
@spoken
@click.pass_obj
def play(answer: Answer, /, **wished: t.Any) -> int:  # noqa: ANN401 - click hands every option over by name
    """A game at this keyboard."""
    from kartaro.terminal.keeping import Keeper
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.seating import Wishes, seat_everybody, take_up
    from kartaro.terminal.session import Manners, Session

    hints, slowness = wished.pop("hint"), wished.pop("pace")
    record, resume = wished.pop("record"), wished["resume"]
    if record and os.path.exists(record) and record != resume:
        raise BadOption("file-exists", file=record)
    if resume:
        for name, value in wished.items():
            if value not in {"", None, ()} and name not in {"resume", "seed", "game"}:
                raise BadOption("switches-clash", one="--resume", other=f"--{name.replace('settings', 'option')}")
    options = settings_of(wished.pop("settings"))
    bots = tuple(spec.strip() for text in wished.pop("bots") for spec in text.split(","))
    wishes = Wishes(**wished, bots=bots, options=options)
    seating = take_up(wishes, answer.speech) if resume else seat_everybody(wishes, answer.speech)
    answer.game = seating.host.game
    manners = Manners(wishes.seed, hints=hints, slowness=slowness)
    return Session(seating, Screen(), answer.speech, Keeper(record or resume), manners).run()


# Bots against bots


@kartaro.command(cls=BotsCommand)
@flag("game", "game", default="")
@edition_flags
@flag("seats", "number", callback=number, default=None)
@flag("bots", "bots", multiple=True)
@flag("games", "number", callback=positive, default=None)
@flag("seed", "number", callback=number, default=None)
@flag("limit", "seconds", callback=seconds, default=None)
@flag("jobs", "number", callback=positive, default=None)
@flag("out", "file", default="")
@flag("resume", "file", default="")
@flag("draw", "file", default="")
@flag("to", "folder", default="")
@as_json
@spoken
@click.pass_obj
def arena(answer: Answer, /, **wished: t.Any) -> int:  # noqa: ANN401 - click hands every option over by name
    """Many games among bots, and what they come to; or charts of that."""
    given = [f"--{name.replace('settings', 'option')}" for name, value in wished.items() if value not in {"", None, ()}]
    draw, folder, jobs = wished.pop("draw"), wished.pop("to"), wished.pop("jobs")
    if draw:
        for switch in given:
            if switch not in {"--draw", "--to"}:
                raise BadOption("switches-clash", one="--draw", other=switch)
        return draw_charts(answer, draw, folder)
    if folder:
        raise BadOption("switch-needs", option="--to", other="--draw")
    if wished["out"] and wished["resume"]:
        raise BadOption("switches-clash", one="--out", other="--resume")
    from kartaro.arena.wishes import Wishes, open_results
    from kartaro.bots import bot

    options = settings_of(wished.pop("settings"))
    bots = tuple(spec.strip() for text in wished.pop("bots") for spec in text.split(","))
    return run_arena(answer, open_results(Wishes(**wished, bots=bots, options=options), bot), jobs)


def run_arena(answer: Answer, results: Results, jobs: int | None) -> int:
    """Play all that is to be played, and tell what came of it; so too if somebody stops it."""
    from kartaro.arena.progress import Progress
    from kartaro.arena.running import cores, remaining, run
    from kartaro.bots import bot
    from kartaro.terminal.screen import called

    total = len(results.played) + remaining(results)
    if not answer.as_json:
        announce(answer, results, total)
    with Progress(answer.speech, results, total) as progress:
        done = run(results, jobs or cores(), bot, progress)
    if not done:
        if not answer.as_json:
            show_figures(answer, results)
        again = called(f"arena --resume {shlex.quote(results.path)} --games {results.header.games}")
        kept = len(results.played)
        return answer.refuse(KartaroError("arena-stopped", count=kept, file=results.path, command=again), INTERRUPTED)
    if answer.as_json:
        answer.give(figures_object(results))
    else:
        show_figures(answer, results)
        show_file(answer, results)
    return DONE


def announce(answer: Answer, results: Results, total: int) -> None:
    """What will be played."""
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.show import QUIET, TITLE

    contest, wished = results.contest, results.header.games
    game, edition = contest.named()
    screen = Screen()
    names = {"game": answer.say(f"{game.name}-name"), "edition": answer.say(f"{game.name}-edition-{edition.name}")}
    screen.line(answer.say("terminal-welcome", **names, count=contest.seats), TITLE)
    if contest.options:
        changed = ", ".join(f"{name}={value}" for name, value in contest.options.items())
        screen.line(answer.say("terminal-changed", options=changed), QUIET)
    groups = contest.whole_groups(wished)
    screen.line(answer.say("arena-plan", games=total, groups=groups, seed=str(contest.seed)), QUIET)
    if groups * contest.seats != wished:
        screen.line(answer.say("arena-rounded", wished=wished, games=groups * contest.seats), QUIET)
    if results.played:
        screen.line(answer.say("arena-goes-on", count=len(results.played)), QUIET)


def show_figures(answer: Answer, results: Results) -> None:
    """A line for every bot, and what went wrong."""
    from kartaro.arena.figures import figures
    from kartaro.arena.ratings import can_rate
    from kartaro.arena.showing import POOL, fault_lines, table_of
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.show import BAD, QUIET

    screen = Screen()
    lines = figures(results.contest, results.in_order())
    if not lines:
        screen.line(answer.say("arena-too-few"), QUIET)
        return
    screen.line()
    screen.show(table_of(answer.speech, lines))
    for line in fault_lines(answer.speech, lines):
        screen.line(line, BAD)
    if len(lines) >= POOL and not can_rate():
        screen.line(answer.say("arena-no-ratings", python=sys.executable), QUIET)


def show_file(answer: Answer, results: Results) -> None:
    from kartaro.terminal.screen import Screen

    screen = Screen()
    screen.line()
    screen.line(answer.say("arena-kept"))
    screen.command(f"arena --draw {shlex.quote(results.path)}")


def figures_object(results: Results) -> dict[str, t.Any]:
    from kartaro.arena.figures import figures
    from kartaro.arena.results import FORMAT

    lines = figures(results.contest, results.in_order())
    about = {name: value for name, value in results.header.as_json().items() if name not in {FORMAT, "bots"}}
    return {
        **about,
        "games": len(results.played),
        "groups": len({sitting.group for sitting in results.played}),
        "file": results.path,
        "bots": [line.as_json() for line in lines],
    }


def draw_charts(answer: Answer, path: str, folder: str) -> int:
    from kartaro.arena.drawing import draw
    from kartaro.arena.results import read_results

    header, played = read_results(path)
    if not played:
        raise BadOption("arena-no-games", file=path)
    games = [played[sitting] for sitting in sorted(played)]
    stem = os.path.splitext(os.path.basename(path))[0]
    files = draw(answer.speech, header, games, folder or ".", stem)
    if answer.as_json:
        answer.give({"files": files})
    else:
        print("\n".join([answer.say("arena-drawn"), *(f"  {file}" for file in files)]))
    return DONE


# Measuring

BENCHES = ("engine", "search")


@kartaro.command()
@click.argument("bench", metavar="bench")
@as_json
@spoken
@click.pass_obj
def bench(answer: Answer, *, bench: str) -> int:
    """Measure; the measures lie beside the sources, not in the package."""
    if bench not in BENCHES:
        raise BadOption("unknown-bench", bench=bench, known=", ".join(BENCHES))
    import importlib

    package = os.path.dirname(os.path.abspath(__file__))
    checkout = os.path.dirname(os.path.dirname(package))
    if not os.path.isfile(os.path.join(checkout, "bench", f"{bench}.py")):
        raise BadOption("bench-needs-checkout")
    sys.path.insert(0, checkout)
    module = importlib.import_module(f"bench.{bench}")
    code = module.main(json=answer.as_json)
    return code if isinstance(code, int) else DONE


# A new game


@kartaro.command("new-game")
@click.argument("name", metavar="name")
@as_json
@spoken
@click.pass_obj
def new_game(answer: Answer, *, name: str) -> None:
    """Write a room for a game, in a checkout."""
    from kartaro.new_game import new_game as write_room

    written = write_room(name)
    if answer.as_json:
        answer.give({"game": name, **written._asdict()})
        return
    lines = [answer.say("cli-new-game-files"), *(f"  {file}" for file in written.files)]
    lines += [answer.say("cli-new-game-changed"), *(f"  {file}" for file in written.changed)]
    print("\n".join(lines))
    print(textwrap.fill(answer.say("cli-new-game-next", folder=written.room), WIDTH))


if __name__ == "__main__":
    sys.exit(main())
