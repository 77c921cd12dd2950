"""kartaro arena: tournaments of bots."""

from __future__ import annotations

import os
import shlex
import sys
import typing as t

import click

from kartaro.cli.commands import BotsCommand
from kartaro.cli.options import (
    as_json,
    bots_of,
    check_alone,
    edition_flags,
    flag,
    number,
    positive,
    seconds,
    settings_of,
    spoken,
)
from kartaro.cli.output import DONE, INTERRUPTED
from kartaro.core.errors import BadOption, KartaroError

if t.TYPE_CHECKING:
    from kartaro.arena.results import Results
    from kartaro.cli.output import Output


@click.command(cls=BotsCommand)
@flag("game", "game", default="")
@edition_flags
@flag("seats", "number", callback=number, default=None)
@flag("bots", "bots", multiple=True)
@flag("games", "number", callback=positive, default=None)
@flag("seed", "number", callback=number, default=None)
@flag("limit", "seconds", callback=seconds, default=None)
@flag("jobs", "number", callback=positive, default=None)
@flag("ray", "address", default=None, is_flag=False, flag_value="local")
@flag("out", "file", default="")
@flag("resume", "file", default="")
@flag("draw", "file", default="")
@flag("to", "folder", default="")
@as_json
@spoken
@click.pass_obj
def arena(output: Output, /, **wished: t.Any) -> int:  # noqa: ANN401 - click hands every option over by name
    """Run or resume a contest, or draw its charts."""
    if wished["draw"]:
        check_alone("draw", wished, beside=("to",))
        return draw_charts(output, wished["draw"], wished["to"])
    if wished["to"]:
        raise BadOption("switch-needs", option="--to", other="--draw")
    if wished["out"] and wished["resume"]:
        raise BadOption("switches-clash", one="--out", other="--resume")
    from kartaro.arena.options import ArenaOptions, open_results
    from kartaro.programs import bot_or_program

    del wished["draw"], wished["to"]
    jobs, ray = wished.pop("jobs"), wished.pop("ray")
    asked = ArenaOptions(options=settings_of(wished.pop("settings")), bots=bots_of(wished.pop("bots")), **wished)
    return run_arena(output, open_results(asked, bot_or_program), jobs, ray)


def run_arena(output: Output, results: Results, jobs: int | None, ray: str | None) -> int:
    """Play the missing games and print the results, also if the run is stopped."""
    from kartaro.arena.progress import Progress
    from kartaro.arena.running import remaining, run
    from kartaro.programs import bot_or_program
    from kartaro.terminal.screen import called

    total = len(results.played) + remaining(results)
    if not output.as_json:
        announce(output, results, total)
    with Progress(output.speech, results, total) as progress:
        done = run(results, jobs, bot_or_program, progress, ray)
    if not done:
        if not output.as_json:
            show_figures(output, results)
        again = called(f"arena --resume {shlex.quote(results.path)} --games {results.header.games}")
        kept = len(results.played)
        return output.refuse(KartaroError("arena-stopped", count=kept, file=results.path, command=again), INTERRUPTED)
    if output.as_json:
        output.give(figures_object(results))
    else:
        show_figures(output, results)
        show_file(output, results)
    return DONE


def announce(output: Output, results: Results, total: int) -> None:
    """Print what will be played."""
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.show import QUIET, TITLE

    contest, wished = results.contest, results.header.games
    game, edition = contest.named()
    screen = Screen()
    names = {"game": output.say(f"{game.name}-name"), "edition": output.say(f"{game.name}-edition-{edition.name}")}
    screen.line(output.say("terminal-welcome", **names, count=contest.seats), TITLE)
    if contest.options:
        changed = ", ".join(f"{name}={value}" for name, value in contest.options.items())
        screen.line(output.say("terminal-changed", options=changed), QUIET)
    groups = contest.whole_groups(wished)
    screen.line(output.say("arena-plan", games=total, groups=groups, seed=str(contest.seed)), QUIET)
    if groups * contest.seats != wished:
        screen.line(output.say("arena-rounded", wished=wished, games=groups * contest.seats), QUIET)
    if results.played:
        screen.line(output.say("arena-goes-on", count=len(results.played)), QUIET)


def show_figures(output: Output, results: Results) -> None:
    """Print a row for every bot, and the faults."""
    from kartaro.arena.figures import figures
    from kartaro.arena.ratings import can_rate
    from kartaro.arena.showing import POOL, fault_lines, table_of
    from kartaro.terminal.screen import Screen
    from kartaro.terminal.show import BAD, QUIET

    screen = Screen()
    lines = figures(results.contest, results.in_order())
    if not lines:
        screen.line(output.say("arena-too-few"), QUIET)
        return
    screen.line()
    screen.show(table_of(output.speech, lines))
    for line in fault_lines(output.speech, lines):
        screen.line(line, BAD)
    if len(lines) >= POOL and not can_rate():
        screen.line(output.say("arena-no-ratings", python=sys.executable), QUIET)


def show_file(output: Output, results: Results) -> None:
    from kartaro.terminal.screen import Screen

    screen = Screen()
    screen.line()
    screen.line(output.say("arena-kept"))
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


def draw_charts(output: Output, path: str, folder: str) -> int:
    from kartaro.arena.drawing import draw
    from kartaro.arena.results import read_results

    header, played = read_results(path)
    if not played:
        raise BadOption("arena-no-games", file=path)
    games = [played[sitting] for sitting in sorted(played)]
    stem = os.path.splitext(os.path.basename(path))[0]
    files = draw(output.speech, header, games, folder or ".", stem)
    if output.as_json:
        output.give({"files": files})
    else:
        print("\n".join([output.say("arena-drawn"), *(f"  {file}" for file in files)]))
    return DONE
