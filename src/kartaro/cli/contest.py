"""Games of the arena in which one bot is measured against another, for commands that do more than that."""

from __future__ import annotations

import re
import typing as t

from kartaro.cli.output import INTERRUPTED
from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.arena.results import Results
    from kartaro.cli.output import Output
    from kartaro.train.tables import Setting

GAMES = 2_000
"""How many games are played, unless somebody says otherwise; in Love Letter these are some 20,000 rounds."""
SEED = 1


class Found(t.NamedTuple):
    """How much a bot has won against another one, of rounds or of games."""

    bot: str
    """The other one."""
    share: float
    low: float
    high: float
    episode: str
    """`round` or `match`."""
    episodes: int
    faults: int
    """Of the other one, each of which is a lost game."""

    def as_json(self) -> dict[str, t.Any]:
        """Values by name."""
        return self._asdict()


class Contest:
    """A bot against another one at a table. The games are kept in a file, so that they can be gone on with."""

    def __init__(self, game: str, setting: Setting, bots: tuple[str, str], file: Path) -> None:
        self.game, self.setting, self.bots, self.file = game, setting, bots, file

    def forget(self) -> None:
        """Begin anew."""
        self.file.unlink(missing_ok=True)

    def check(self, bots: tuple[str, ...]) -> None:
        """Refuse bots that cannot sit down at this table, before anything is written."""
        from kartaro.bots import Chair
        from kartaro.games import game
        from kartaro.programs import bot_or_program

        named = game(self.game)
        edition = named.edition(self.setting.edition, dict(self.setting.options))
        for bot in bots:
            bot_or_program(bot, Chair(named, edition, self.setting.seats, 0), SEED)

    def run(self, output: Output, wished: t.Mapping[str, t.Any], again: str) -> Found | None:
        """Play what is missing; nothing if it was stopped, which is said with the command that goes on."""
        from kartaro.arena.options import ArenaOptions, open_results
        from kartaro.arena.progress import Progress
        from kartaro.arena.running import remaining, run
        from kartaro.programs import bot_or_program

        edition, seats, options = self.setting
        games, seed = wished["games"] or GAMES, SEED if wished["seed"] is None else wished["seed"]
        self.check(self.bots)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        asked = ArenaOptions(
            self.game, edition, dict(options), seats, self.bots, games=games, seed=seed, out=str(self.file)
        )
        results = open_results(asked, bot_or_program)
        if not remaining(results):
            results.close()
            return found_in(results)
        with Progress(output.speech, results, len(results.played) + remaining(results)) as progress:
            done = run(results, wished["jobs"], bot_or_program, progress)
        if done:
            return found_in(results)
        stopped = KartaroError("arena-stopped", count=len(results.played), file=str(self.file), command=again)
        output.refuse(stopped, INTERRUPTED)
        return None


def file_for(*bots: str) -> str:
    """The name of a file for the games of some bots."""
    return "-".join(["games", *(re.sub("[^A-Za-z0-9@.+]+", "-", bot) for bot in bots)]) + ".jsonl"


def found_in(results: Results) -> Found:
    """What the first bot has won: of rounds where nets learn to win rounds, otherwise of games."""
    from kartaro.arena.figures import figures
    from kartaro.bots.layout import layout_of

    contest = results.contest
    game, _ = contest.named()
    first, *others = figures(contest, results.in_order())
    episode: str = layout_of(game, contest.seats).learning.EPISODE
    faults = sum(len(other.faults) for other in others)
    if episode == "round" and first.rounds_share:
        rounds = sum(len(played.rounds) for played in results.played.values())
        return Found(contest.bots[1], *first.rounds_share, episode, rounds, faults)
    return Found(contest.bots[1], *first.share, "match", first.games, faults)
