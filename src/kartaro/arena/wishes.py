"""From what was wished for to a results file that can be filled: everything that is wrong is refused before a game."""

from __future__ import annotations

import dataclasses
import os
import secrets
import typing as t

from kartaro.arena.lineup import Contest, usual_seats
from kartaro.arena.results import Header, begin, begin_anywhere, read_header, take_up
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
class Wishes:
    """What was asked for; what is empty is left to us, or to the file that is gone on with."""

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


def open_results(wishes: Wishes, make: Make) -> Results:
    """The results file, new or to go on with."""
    path = wishes.resume or wishes.out
    known = None
    if wishes.resume or (path and os.path.exists(path) and os.path.getsize(path)):
        known = read_header(read_text(path), path)
    contest = same_contest(wishes, known.contest) if known and wishes.resume else new_contest(wishes, known)
    header = Header(contest, wishes.games or (known.games if known else USUAL_GAMES))
    if known:
        header.check(known, path)
    check_bots(contest, make)
    if known:
        return take_up(path, header)
    return begin(path, header) if path else begin_anywhere(header)


def new_contest(wishes: Wishes, known: Header | None) -> Contest:
    """What was wished for. A seed that was not is any, or that of the file."""
    if not wishes.bots:
        raise BadOption("arena-no-bots")
    game = game_named(wishes.game) if wishes.game else usual_game()
    edition = game.edition(wishes.edition, wishes.options)
    seed = wishes.seed
    if seed is None:
        seed = known.contest.seed if known else secrets.randbits(SEED_BITS)
    return Contest(
        game.name,
        edition.name,
        {name: edition[name] for name in sorted(edition.changed)},
        seats=usual_seats(game, edition, len(wishes.bots)) if wishes.seats is None else wishes.seats,
        bots=wishes.bots,
        seed=seed,
        limit=USUAL_LIMIT if wishes.limit is None else wishes.limit,
    )


def same_contest(wishes: Wishes, known: Contest) -> Contest:
    """The contest of a file, with all that was wished for besides; if that is another, it will be refused."""
    wished = {field.name: getattr(wishes, field.name) for field in dataclasses.fields(known)}
    return dataclasses.replace(
        known, **{name: value for name, value in wished.items() if value not in ("", None, (), {})}
    )


def check_bots(contest: Contest, make: Make) -> None:
    """Refuse bots that there are not. One that breaks while it is made loses games, not the run."""
    game, edition = contest.named()
    for spec in contest.specs:
        try:
            make(spec, Chair(game, edition, contest.seats, 0), contest.seed)
        except KartaroError:
            raise
        except Exception:  # noqa: BLE001, S112 - as promised
            continue
