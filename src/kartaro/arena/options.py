"""From the options of `kartaro arena` to an open results file; invalid options are refused before it is created."""

from __future__ import annotations

import dataclasses
import os
import secrets
import typing as t

from kartaro.arena.lineup import Contest, usual_seats
from kartaro.arena.results import LARGEST_RESULTS, Header, begin, begin_anywhere, read_header, take_up
from kartaro.bots import Chair
from kartaro.core.errors import BadOption, KartaroError
from kartaro.files import read_text
from kartaro.games import game as game_named
from kartaro.games import usual_game

if t.TYPE_CHECKING:
    from kartaro.arena.playing import Make
    from kartaro.arena.results import Results

USUAL_GAMES = 100
USUAL_LIMIT = 10.0
SEED_BITS = 32


@dataclasses.dataclass(frozen=True)
class ArenaOptions:
    """The options of the command line; empty ones have a default or come from the file that is resumed."""

    game: str = ""
    edition: str = ""
    options: t.Mapping[str, str] = dataclasses.field(default_factory=dict)
    seats: int | None = None
    bots: tuple[str, ...] = ()
    games: int | None = None
    seed: int | None = None
    limit: float | None = None
    out: str = ""
    resume: str = ""


def open_results(asked: ArenaOptions, make: Make) -> Results:
    """The results file, new or resumed."""
    path = asked.resume or asked.out
    known = None
    if asked.resume or (path and os.path.exists(path) and os.path.getsize(path)):
        known = read_header(read_text(path, LARGEST_RESULTS), path)
    contest = same_contest(asked, known.contest) if known and asked.resume else new_contest(asked, known)
    header = Header(contest, asked.games or (known.games if known else USUAL_GAMES))
    if known:
        header.check(known, path)
    check_bots(contest, make)
    if known:
        return take_up(path, header)
    return begin(path, header) if path else begin_anywhere(header)


def new_contest(asked: ArenaOptions, known: Header | None) -> Contest:
    """A contest with these options; the seed defaults to that of the file, or to a random one."""
    if not asked.bots:
        raise BadOption("arena-no-bots")
    game = game_named(asked.game) if asked.game else usual_game()
    edition = game.edition(asked.edition, asked.options)
    seed = asked.seed
    if seed is None:
        seed = known.contest.seed if known else secrets.randbits(SEED_BITS)
    return Contest(
        game.name,
        edition.name,
        {name: edition[name] for name in sorted(edition.changed)},
        seats=usual_seats(game, edition, len(asked.bots)) if asked.seats is None else asked.seats,
        bots=asked.bots,
        seed=seed,
        limit=USUAL_LIMIT if asked.limit is None else asked.limit,
    )


def same_contest(asked: ArenaOptions, known: Contest) -> Contest:
    """The contest of a file with the options given beside it; `Header.check` refuses it if they differ."""
    given = {field.name: getattr(asked, field.name) for field in dataclasses.fields(known)}
    return dataclasses.replace(
        known, **{name: value for name, value in given.items() if value not in ("", None, (), {})}
    )


def check_bots(contest: Contest, make: Make) -> None:
    """Refuse unknown bots. One that fails in its constructor loses games, but does not end the run."""
    game, edition = contest.named()
    for spec in contest.specs:
        try:
            make(spec, Chair(game, edition, contest.seats, 0), contest.seed)
        except KartaroError:
            raise
        except Exception:  # noqa: BLE001, S112 - it loses games, see above
            continue
