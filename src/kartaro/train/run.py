"""A training from its first decision to its last: progress, checkpoints, the net that comes of it."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import math
import os
import pickle
import time
import typing as t
import zipfile

import numpy as np

from kartaro.bots.layout import layout_of
from kartaro.bots.weights import written
from kartaro.core.errors import BadOption
from kartaro.env.vector import OPPONENTS
from kartaro.games import game as game_named
from kartaro.train.bot_tables import BotTables, tables_for
from kartaro.train.live import live_results
from kartaro.train.model import ORDER, forward, new_params, without_unlearned
from kartaro.train.playing import Ahead, Playing
from kartaro.train.rivals import own, rival_of, sharpened
from kartaro.train.self_play import Learner, Recipe, drawn
from kartaro.train.tables import AllTables, Setting, shown_for

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.train.model import Params
    from kartaro.train.rivals import Rival
    from kartaro.train.tables import Array, Shown

CHECKPOINT, NET, CURVE = "checkpoint.npz", "net.net", "curve.svg"
VERSION = 1
YARDSTICKS = ("thumb", "random")
EPISODES = 2000
"""How many a net is measured by, against each yardstick, where they are short; matches are fewer."""
MATCHES = 400
AT_ONCE = 400
"""How many tables a net is measured at, at most."""
SEED = 99
"""By which yardsticks are dealt to."""


@dataclasses.dataclass(frozen=True)
class Plan:
    """What is trained."""

    game: str
    settings: tuple[Setting, ...]
    recipe: Recipe
    seed: int = 1
    against: str = ""
    """A bot that the net plays against, to find its weaknesses; if none is named, against itself."""
    start: str = ""
    """What it began as, if not from scratch."""
    episode: str = ""
    """What it learns to win, if not what nets of the game usually do: a `round` or a `match`."""
    ahead: bool = False
    """Whether workers play while it learns; otherwise it plays and learns in turns."""

    def as_json(self) -> dict[str, t.Any]:
        return {
            "game": self.game,
            "settings": [[each.edition, each.seats, list(map(list, each.options))] for each in self.settings],
            "recipe": dataclasses.asdict(self.recipe),
            "seed": self.seed,
            **({"against": self.against} if self.against else {}),
            **({"start": self.start} if self.start else {}),
            **self.more(),
            **({"ahead": True} if self.ahead else {}),
        }

    def more(self) -> dict[str, str]:
        """What tables are told besides."""
        return {"episode": self.episode} if self.episode else {}

    @classmethod
    def from_json(cls, plan: t.Mapping[str, t.Any]) -> Plan:
        settings = [
            Setting(edition, seats, tuple((name, value) for name, value in options))
            for edition, seats, options in plan["settings"]
        ]
        recipe: dict[str, t.Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in plan["recipe"].items()
        }
        more = {name: plan.get(name, "") for name in ("against", "start", "episode")}
        more["ahead"] = plan.get("ahead", False)
        return cls(plan["game"], tuple(settings), Recipe(**recipe), plan["seed"], **more)


def recipe_of(game: Game, edition: Edition, seats: int, samples: int | None = None) -> Recipe:
    """How nets for such tables with up to so many seats are trained, as long as usual or for so many decisions."""
    recipe, learning = Recipe(), layout_of(game, seats).learning
    for least, changed in learning.RECIPE[learning.kind(edition)].items():
        recipe = dataclasses.replace(recipe, **changed) if seats >= least else recipe
    return dataclasses.replace(recipe, samples=samples) if samples else recipe


class Strength(t.NamedTuple):
    """How a net does against a bot: its share, where a tie counts in part, and half of a 95 % interval."""

    share: float
    error: float
    episodes: int


class Training:
    """What is going on."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        game, most = game_named(plan.game), max(setting.seats for setting in plan.settings)
        rival = rival_of(plan.against, game, plan.settings[0].of(game), most) if plan.against else None
        self.shown: Shown = shown_for(plan.game, plan.settings, rival.layout.seats if rival else 0)
        opponent = "" if rival else plan.against
        self.tables: AllTables
        """All of them, if one core plays and learns in turns."""
        self.ahead: Ahead | None = None
        if plan.ahead:
            self.ahead = Ahead(Playing(plan))
        else:
            self.tables = tables_for(self.shown, plan, opponent)
        self.learner = Learner(self.shown, plan.recipe, plan.seed, rival)
        self.yardsticks = (plan.against,) if plan.against else YARDSTICKS
        self.samples = 0
        self.seconds = 0.0
        self.curve: list[dict[str, float]] = []

    def over(self) -> bool:
        return self.samples >= self.plan.recipe.samples

    def workers(self, jobs: int | None, ray: str | None = None) -> contextlib.AbstractContextManager[None]:
        """Those who play while it learns, if it is to be so; steps are made while they are there."""
        return self.ahead.workers(jobs, ray) if self.ahead else contextlib.nullcontext()

    def step(self) -> None:
        """Play, then learn from it; or both at the same time."""
        begun, part = time.process_time(), min(1.0, self.samples / self.plan.recipe.samples)
        if self.ahead:
            learned, elsewhere = self.ahead.step(self.learner, part)
        else:
            played = self.learner.play(self.tables)
            self.learner.learn(played, part)
            learned, elsewhere = len(played.log), 0.0
        self.samples += learned
        self.seconds += time.process_time() - begun + elsewhere

    # How strong it is

    def measure(self) -> dict[str, Strength]:
        """The average, playing its likeliest moves, against each yardstick; against slow bots, as it trained."""
        if not self.ahead and isinstance(self.tables, BotTables):
            return {self.plan.against: strength_of(self.tables.results(), self.plan.settings[0].seats)}
        return {name: self.against(name) for name in self.yardsticks}

    def against(self, bot: str | Rival, episodes: int = 0) -> Strength:
        """In the first setting; in so many episodes, or as many as give a rough idea."""
        setting = self.plan.settings[0]
        episode = self.plan.episode or self.shown.layout.learning.EPISODE
        usual = EPISODES if episode == "round" else MATCHES
        results = results_against(self.learner.average, self.shown, setting, bot, episodes or usual, episode)
        return strength_of(results, setting.seats)

    def note(self) -> dict[str, float]:
        """Measure, and add a point to the curve."""
        point = {"samples": self.samples, "seconds": round(self.seconds, 1)}
        point |= {name: round(strength.share, 4) for name, strength in self.measure().items()}
        self.curve.append(point)
        return point

    # Files

    def save(self, folder: Path) -> None:
        """Everything that is needed to go on, and the net as it is; what was there is replaced when all is written."""
        arrays = {f"{kind}-{name}": value for kind, of in self.kept().items() for name, value in of.items()}
        state = {
            "version": VERSION, "plan": self.plan.as_json(), "iterations": self.learner.rounds,
            "samples": self.samples, "seconds": self.seconds, "curve": self.curve, "steps": self.learner.adam.steps,
            "dice": self.learner.dice.bit_generator.state, "past": len(self.learner.league.past),
            "apart": self.learner.league.every,
        }  # fmt: skip
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{CHECKPOINT}.new"
        with path.open("wb") as file:
            envs = np.frombuffer(pickle.dumps((self.ahead or self.tables).pack()), np.uint8)
            np.savez(file, state=np.frombuffer(json.dumps(state).encode(), np.uint8), envs=envs, **arrays)
        os.replace(path, folder / CHECKPOINT)
        (folder / NET).write_bytes(self.net())

    def kept(self) -> dict[str, Params]:
        adam, critic = self.learner.adam, self.learner.critic
        kept = {**self.learner.weights(), "mean": adam.mean, "square": adam.square}
        return {**kept, "critic_mean": critic.adam.mean, "critic_square": critic.adam.square} if critic else kept

    @classmethod
    def resumed(cls, folder: Path) -> Training:
        """From a folder that a training has written. Only of one's own: what it holds is trusted."""
        try:
            with (folder / CHECKPOINT).open("rb") as opened, np.load(opened) as file:
                state = json.loads(file["state"].tobytes())
                training = cls(Plan.from_json(state["plan"]))
                training.learner.league.begin(training.learner.average, state["past"], state["apart"])
                for kind, of in training.kept().items():
                    for name in of:
                        of[name][...] = file[f"{kind}-{name}"]
                (training.ahead or training.tables).unpack(pickle.loads(file["envs"].tobytes()))  # noqa: S301 - one's own
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, pickle.UnpicklingError) as error:
            raise BadOption("no-checkpoint", folder=str(folder)) from error
        training.samples, training.seconds, training.curve = state["samples"], state["seconds"], state["curve"]
        training.learner.rounds, training.learner.adam.steps = state["iterations"], state["steps"]
        training.learner.dice.bit_generator.state = state["dice"]
        if training.learner.critic:
            training.learner.critic.adam.steps = state["steps"]
        return training

    def net(self) -> bytes:
        """The average as a file of weights, with its card."""
        fresh = new_params(self.shown, self.plan.recipe.hidden, self.plan.seed)
        learned = without_unlearned(self.learner.average, fresh)
        layers = [learned[name].ravel().tolist() for name in ORDER]
        card = {**self.plan.as_json(), "samples": self.samples, "seconds": round(self.seconds)}
        card["strength"] = self.curve[-1] if self.curve else {}
        return written(self.shown.layout, layers, card)


def strength_of(results: t.Sequence[float], seats: int) -> Strength:
    """By what was paid: to each of several winners their part of 1, to losers less than 0, and 0 if all are equal.

    Of nothing, nothing follows.
    """
    even, paid = 1.0 / seats, np.asarray(results)
    if not len(paid):
        return Strength(even, even, 0)
    shares = np.where(paid == 0, even, np.maximum(paid, 0.0))
    return Strength(float(shares.mean()), float(1.96 * shares.std() / math.sqrt(len(shares))), len(shares))


def results_against(  # noqa: PLR0913, PLR0917 - who, where, against whom, and how often what
    params: Params, shown: Shown, setting: Setting, bot: str | Rival, episodes: int, episode: str = ""
) -> Array:
    """What a net is paid in so many episodes against bots or nets at the other seats, with its likeliest moves.

    All tables play equally many to their end. To count whatever ends first would be to prefer short ones.
    """
    game, most = shown.layout.game, shown.layout.seats
    rival = rival_of(bot, game, setting.of(game), most) if isinstance(bot, str) else bot
    opponent = bot if isinstance(bot, str) and not rival else ""
    each = math.ceil(episodes / AT_ONCE)
    n, episode = math.ceil(episodes / each), episode or shown.layout.learning.EPISODE
    if opponent and (opponent not in OPPONENTS or episode == "round"):
        live = BotTables(shown, [setting], n, SEED, opponent, episode=episode)
        return live_results(params, live, each)  # a round may end before the net is asked
    tables = AllTables(shown, [setting], n, SEED, opponent, episode=episode)
    dice, every, ended = np.random.default_rng(SEED), np.arange(tables.n), np.zeros(tables.n, int)
    paid: list[Array] = []
    while ended.min() < each:
        legal, seat = tables.legal(), own(tables) if rival else tables.seat()
        made = forward(params, shown, tables.rows(), legal)
        made = made._replace(logs=sharpened(made.logs, legal))
        logs = rival.beside(made, shown, tables) if rival else made.logs
        gains, done = tables.step(legal.actions[drawn(logs, legal, dice)])
        paid.append(gains[every, seat][done & (ended < each)])
        ended += done
    return np.concatenate(paid)
