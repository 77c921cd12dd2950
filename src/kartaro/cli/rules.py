"""kartaro rules: prints the rules of an edition, or the differences of two."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, edition_flags, flag, settings_of, spoken
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output
    from kartaro.core.edition import Edition
    from kartaro.locale.rulebook import Difference, Rulebook


@click.command(cls=Command)
@click.argument("game", metavar="game")
@edition_flags
@flag("diff", "edition", nargs=2, default=None)
@flag("clause", "clause", default="")
@as_json
@spoken
@click.pass_obj
def rules(  # noqa: PLR0913 - click hands every option over by name
    output: Output, *, game: str, edition: str, settings: tuple[str, ...], diff: tuple[str, str] | None, clause: str
) -> None:
    """Print the rules of an edition, or the differences of two."""
    from kartaro.games import game as game_named
    from kartaro.locale.rulebook import Rulebook

    named = output.game = game_named(game)
    options = settings_of(settings)
    if diff:
        if edition:
            raise BadOption("switches-clash", one="--edition", other="--diff")
        one, other = (Rulebook(output.speech, named, named.edition(name, options)) for name in diff)
        differences(output, one, other, clause)
        return
    book = Rulebook(output.speech, named, named.edition(edition, options))
    if output.as_json:
        output.give(rules_object(book, clause))
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


def differences(output: Output, one: Rulebook, other: Rulebook, clause: str) -> None:
    """Print the differences of two editions, from their options and their rulebooks."""
    from kartaro.locale.rulebook import within

    found = {
        "options": one.option_differences(other),
        "cards": one.card_differences(other),
        "clauses": [difference for difference in one.clause_differences(other) if within(difference.about, clause)],
    }
    names = one.edition.name, other.edition.name
    if output.as_json:
        output.give(
            {
                "game": one.game.name,
                "editions": list(names),
                "seats": [list(book.game.seats(book.edition)) for book in (one, other)],
                **{part: [difference._asdict() for difference in rows] for part, rows in found.items()},
            }
        )
        return
    show_found(output, one, names, found)


def show_found(output: Output, book: Rulebook, names: tuple[str, str], found: dict[str, list[Difference]]) -> None:
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.show import TITLE, show_differences

    screen = Screen()
    title = book.telling.say("name")
    screen.line(output.say("cli-diff-title", game=title, one=names[0], other=names[1]), TITLE)
    absent = output.say("cli-diff-absent")
    show_differences(screen, output.say("cli-diff-options"), found["options"], names, absent)
    show_differences(screen, output.say("cli-diff-cards"), found["cards"], names, absent)
    show_differences(screen, output.say("cli-diff-clauses"), found["clauses"], names, absent)
    if not any(found.values()):
        screen.line(output.say("cli-diff-none"))
