"""kartaro games: lists the games."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.help import listed
from kartaro.cli.options import as_json, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game


@click.command(cls=Command)
@as_json
@spoken
@click.pass_obj
def games(output: Output) -> None:
    """List all games and their editions."""
    from kartaro.games import games as all_games

    if output.as_json:
        output.give({"games": [game_object(game, output) for game in all_games()]})
        return
    for game in all_games():
        print(f"{game.name}  {output.say(f'{game.name}-name')}")
        entries = [(edition.name, edition_text(game, edition, output)) for edition in game.editions]
        print("\n".join(listed(entries)))


def edition_text(game: Game, edition: Edition, output: Output) -> str:
    fewest, most = game.seats(edition)
    name = f"{game.name}-edition-{edition.name}"
    title = f"{output.say(name)} ({output.say('cli-players', fewest=fewest, most=most)}"
    default = f", {output.say('cli-default')}" if edition is game.editions[0] else ""
    return f"{title}{default}): {output.say(f'{name}-about')}"


def game_object(game: Game, output: Output) -> dict[str, t.Any]:
    title = output.say(f"{game.name}-name")
    options = [
        {"name": option.name, "about": output.say(f"{game.name}-option-{option.name}"), "values": list(option.values)}
        for option in game.options
    ]
    editions = [
        {
            "name": edition.name,
            "title": output.say(f"{game.name}-edition-{edition.name}"),
            "about": output.say(f"{game.name}-edition-{edition.name}-about"),
            "default": edition is game.editions[0],
            "seats": list(game.seats(edition)),
            "options": dict(edition.options),
        }
        for edition in game.editions
    ]
    return {"name": game.name, "title": title, "editions": editions, "options": options}
