"""What is played at a table, and how: checked, and filled in."""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.bots import LEVELS
from kartaro.core.errors import BadOption
from kartaro.core.seats import LETTERS
from kartaro.games import game as game_named
from kartaro.games import usual_seats

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.server.protocol import Terms


def complete(terms: Terms) -> Terms:
    """The terms with what was left open filled in; BadOption if they do not go together."""
    game = game_named(terms.game)
    edition = edition_of(game, terms)
    chairs = list(terms.chairs) or usual_chairs(game, edition)
    game.check_seats(edition, len(chairs))
    for level in filter(None, chairs):
        check_level(level)
    if "" not in chairs:
        raise BadOption("nobody-plays")
    if terms.first and terms.first not in LETTERS[: len(chairs)]:
        raise BadOption("unknown-seat", seat=terms.first)
    return msgspec.structs.replace(terms, edition=edition.name, chairs=chairs)


def check_level(level: str) -> str:
    """A level that there is; other bots are not for everybody's server."""
    if level not in LEVELS:
        raise BadOption("unknown-bot", bot=level, known=", ".join(LEVELS))
    return level


def edition_of(game: Game, terms: Terms) -> Edition:
    """The edition with the options of the table; who starts is the host's choice where somebody was named."""
    options = dict(terms.options)
    if terms.first:
        options["first_player"] = "host"
    elif options.get("first_player") == "host":
        raise BadOption("first-wanted")
    return game.edition(terms.edition, options)


def usual_chairs(game: Game, edition: Edition) -> list[str]:
    """All for people."""
    return [""] * usual_seats(game, edition)
