"""Self-play: decisions that a net made, what came of each for the seat that made it, and what is learned from that.

Proximal policy optimisation (Schulman and others 2017) with masks, an entropy bonus, and a penalty on leaving a moving
average of the net, which damps the circles that self-play runs in. What follows a decision is the next decision of the
same seat.
"""

from __future__ import annotations

import dataclasses
import typing as t

import numpy as np

from kartaro.core.seats import MAX_SEATS
from kartaro.train.critic import Critic
from kartaro.train.model import Adam, backward, forward, new_params
from kartaro.train.rivals import League
from kartaro.train.tables import Legal

if t.TYPE_CHECKING:
    from kartaro.train.model import Params, Pass
    from kartaro.train.rivals import Rival
    from kartaro.train.tables import AllTables, Array, Shown


@dataclasses.dataclass(frozen=True)
class Recipe:
    """How to train. What has two values goes from the first to the second, in the course of a training."""

    samples: int = 20_000_000
    """Decisions learned from, until the end."""
    tables: int = 512
    steps: int = 64
    """Decisions at each table between two rounds of learning."""
    batch: int = 2048
    epochs: int = 2
    rate: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.05, 0.01)
    damping: float = 0.05
    """The weight of leaving the moving average."""
    average: float = 0.995
    """How much of the average stays in every round of learning."""
    clip: float = 0.2
    trace: float = 0.95
    """How far ahead a decision is credited with what came of it."""
    hidden: tuple[int, int] = (256, 128)
    league: float = 0.0
    """At which share of the tables it plays against past selves."""
    chance: float = 0.0
    """At which share of the tables the other seats play at random."""
    thumb: float = 0.0
    """At which share of the tables the others play by rules of thumb."""
    search: float = 0.0
    """At which share of the tables the others search."""
    critic: bool = False
    """Whether what a seat can expect is said by a critic that sees all cards."""


WARM_UP = 10
"""The average follows closely in the first rounds of learning."""


class Played(t.NamedTuple):
    """Decisions to learn from, one row for each."""

    rows: Array
    legal: Legal
    chosen: Array
    """Which of its legal actions."""
    log: Array
    advantage: Array
    result: Array
    truth: Array
    """What a critic sees; nothing, if there is none."""

    def of(self, picked: Array) -> Played:
        """Some of them."""
        return Played(self.rows[picked], self.legal.of(picked), *(each[picked] for each in self[2:]))


class Course(t.NamedTuple):
    """What happened at all tables, step by step."""

    seat: Array
    value: Array
    paid: Array
    done: Array


def drawn(logs: Array, legal: Legal, dice: np.random.Generator) -> Array:
    """For each row one of its actions, as likely as it should be: its place among all."""
    return likeliest(logs + dice.gumbel(size=len(logs)), legal)


def likeliest(logs: Array, legal: Legal) -> Array:
    """For each row its best action: the place of it among all."""
    rows = legal.rows
    hits = np.flatnonzero(logs == np.maximum.reduceat(logs, legal.starts)[rows])[::-1]
    best = np.zeros(len(legal.counts), np.int64)
    best[rows[hits]] = hits  # the first of equals is written last
    return best


class Learner:
    """A net that plays and learns, and its moving average, which is what comes of a training."""

    def __init__(self, shown: Shown, recipe: Recipe, seed: int, rival: Rival | None = None) -> None:
        self.shown, self.recipe = shown, recipe
        self.league = League(recipe.league, recipe.chance)
        self.rival = rival or (self.league if recipe.league or recipe.chance else None)
        self.params: Params = new_params(shown, recipe.hidden, seed)
        self.average: Params = {name: value.copy() for name, value in self.params.items()}
        self.adam = Adam(self.params)
        self.critic = Critic(shown, recipe.hidden, seed) if recipe.critic else None
        self.dice = np.random.default_rng(seed)
        self.rounds = 0
        """Of learning."""

    def play(self, tables: AllTables) -> Played:
        """Let the net play all seats of all tables for some steps; or one seat of each, if it has a rival."""
        n, steps = tables.n, self.recipe.steps
        rows, log = np.empty((steps, n, self.shown.width), np.uint8), np.empty((steps, n))
        chosen, legals = np.empty((steps, n), np.int64), []
        truth = np.empty((steps, n, self.critic.truth.width if self.critic else 0), np.uint8)
        course = Course(
            np.empty((steps, n), np.int64), np.empty((steps, n), np.float32),
            np.empty((steps, n, MAX_SEATS), np.float32), np.empty((steps, n), bool),
        )  # fmt: skip
        for step in range(steps):
            legal = tables.legal()
            rows[step], course.seat[step] = tables.rows(), tables.seat()
            made = forward(self.params, self.shown, rows[step], legal)
            logs = self.rival.beside(made, self.shown, tables) if self.rival else made.logs
            at = drawn(logs, legal, self.dice)
            chosen[step], log[step], course.value[step] = at - legal.starts, made.logs[at], made.value
            if self.critic:
                truth[step] = self.critic.rows(tables)
                course.value[step] = self.critic.value(rows[step], truth[step])
            course.paid[step], course.done[step] = tables.step(legal.actions[at])
            legals.append(legal)
        last = forward(self.params, self.shown, tables.rows(), tables.legal()).value
        if self.critic:
            last = self.critic.value(tables.rows(), self.critic.rows(tables))
        advantage, known = credited(course, tables, last, self.recipe.trace)
        legal = Legal(*(np.concatenate(of) for of in zip(*legals, strict=True)))
        learns = known & self.rival.learned_from(tables, course.seat) if self.rival else known
        learned = np.flatnonzero(learns.ravel() & (legal.counts > 1))  # who has no choice has nothing to learn
        result = (advantage + course.value).ravel()
        given, open_cards = rows.reshape(steps * n, -1), truth.reshape(steps * n, truth.shape[2])
        made_of = chosen.ravel(), log.ravel(), advantage.ravel(), result, open_cards
        return Played(given, legal, *made_of).of(learned)

    def learn(self, played: Played, part: float) -> None:
        """Change the weights by what was played. `part` of the training is over."""
        self.learn_from(played, self.anchor(played), part)

    def learn_from(self, played: Played, anchor: Array, part: float) -> None:
        """The same, if it is known already what the moving average thinks of every legal action."""
        recipe = self.recipe
        rate = recipe.rate[0] + (recipe.rate[1] - recipe.rate[0]) * part
        bonus = recipe.entropy[0] * (recipe.entropy[1] / recipe.entropy[0]) ** part
        for _ in range(recipe.epochs):
            order = self.dice.permutation(len(played.log))
            for at in range(0, len(order) - recipe.batch // 2, recipe.batch):
                picked = order[at : at + recipe.batch]
                batch = played.of(picked)
                made = forward(self.params, self.shown, batch.rows, batch.legal)
                by_logit = slope(made, anchor[played.legal.places(picked)], batch, recipe, bonus)
                by_value = (made.value - batch.result) / len(picked)
                self.adam.step(self.params, backward(self.params, self.shown, made, by_logit, by_value), rate)
                if self.critic:
                    self.critic.learn(batch.rows, batch.truth, batch.result, rate)
        kept = min(recipe.average, (1 + self.rounds) / (WARM_UP + self.rounds))
        for name, value in self.params.items():
            self.average[name] += (1 - kept) * (value - self.average[name])
        self.rounds += 1
        if self.rival is self.league:
            self.league.note(self.average, self.rounds)

    def weights(self) -> dict[str, Params]:
        """By which it plays, and judges."""
        past = {f"past{number}": params for number, params in enumerate(self.league.past)}
        critic = {"critic": self.critic.params} if self.critic else {}
        return {"params": self.params, "average": self.average, **critic, **past}

    def copied(self) -> dict[str, Params]:
        """The same as they are now."""
        return {kind: {name: value.copy() for name, value in of.items()} for kind, of in self.weights().items()}

    def take(self, weights: dict[str, Params]) -> None:
        """Play and judge by the weights of another one."""
        self.params, self.average = weights["params"], weights["average"]
        self.league.past = [params for kind, params in weights.items() if kind.startswith("past")]
        if self.critic:
            self.critic.params = weights["critic"]

    def anchor(self, played: Played) -> Array:
        """What the moving average thinks of every legal action."""
        logs = []
        for at in range(0, len(played.log), self.recipe.batch):
            part = played.of(np.arange(at, min(at + self.recipe.batch, len(played.log))))
            logs.append(forward(self.average, self.shown, part.rows, part.legal).logs)
        return np.concatenate(logs)


def credited(course: Course, tables: AllTables, last: Array, trace: float) -> tuple[Array, Array]:
    """How much better each decision turned out than its seat had expected, and whether that is known.

    `last` is what those expect who are asked now.
    """
    steps, n = course.value.shape
    every = np.arange(n)
    coming, later = np.zeros((n, MAX_SEATS), np.float32), np.zeros((n, MAX_SEATS), np.float32)
    known = np.zeros((n, MAX_SEATS), bool)
    now = tables.seat()
    coming[every, now], known[every, now] = last, True
    pairs = np.flatnonzero(tables.seats == 2)  # noqa: PLR2004 - what one gains the other loses
    coming[pairs, 1 - now[pairs]], known[pairs, 1 - now[pairs]] = -last[pairs], True
    advantage, is_known = np.empty((steps, n), np.float32), np.empty((steps, n), bool)
    for step in range(steps - 1, -1, -1):
        ended = course.done[step]
        coming[ended], later[ended], known[ended] = course.paid[step][ended], 0.0, True
        mine, value = course.seat[step], course.value[step]
        gained = coming[every, mine] - value + trace * later[every, mine]
        advantage[step], is_known[step] = gained, known[every, mine]
        later[every, mine], coming[every, mine], known[every, mine] = gained, value, True
    return advantage, is_known


def slope(made: Pass, anchor: Array, batch: Played, recipe: Recipe, bonus: float) -> Array:
    """How the loss changes with every logit. `anchor` is what the moving average thinks of every action."""
    logs, chances, legal = made.logs, made.chances, batch.legal
    rows, chosen = legal.rows, legal.starts + batch.chosen
    gain = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
    ratio = np.exp(logs[chosen] - batch.log)
    moves = np.where(gain > 0, ratio < 1 + recipe.clip, ratio > 1 - recipe.clip)
    push = np.where(moves, -gain * ratio, 0.0)
    by_logit = -push[rows] * chances
    by_logit[chosen] += push
    spread = np.add.reduceat(chances * logs, legal.starts)
    by_logit += bonus * chances * (logs - spread[rows])
    away = np.add.reduceat(chances * (logs - anchor), legal.starts)
    by_logit += recipe.damping * chances * (logs - anchor - away[rows])
    return by_logit / len(batch.log)
