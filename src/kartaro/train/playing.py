"""Workers that play while the net learns: it learns from what they have played in the round before.

Tables are divided into shares. In a round of learning every share is played by the weights that the net had when the
round began; what comes of it is put together in the order of the shares. So the same seed gives the same net, however
many workers there are and whoever is first. Workers are a pool of the arena: processes, or a Ray cluster.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import math
import pickle
import time
import typing as t

import numpy as np

from kartaro.arena.running import cores, pool_of
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.train.bot_tables import tables_for
from kartaro.train.self_play import Learner, Played
from kartaro.train.tables import Legal, shown_for

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.arena.playing import Fault, Watch
    from kartaro.arena.pool import Pool
    from kartaro.train.model import Params
    from kartaro.train.run import Plan
    from kartaro.train.tables import AllTables, Array

SHARES = 4
"""More of them are fewer tables at a time, which take longer; and more workers than these would wait for the net."""


class Share(t.NamedTuple):
    """Some of the tables, and the dice by which moves are drawn there."""

    number: int
    tables: bytes
    """Pickled: only whoever plays them unpacks them."""
    dice: t.Any


@dataclasses.dataclass(frozen=True, eq=False)
class Task:
    """Shares to be played, one after the other, and by which weights. No two are equal, so that each can be counted."""

    shares: list[Share]
    weights: dict[str, Params]


class Round(t.NamedTuple):
    """A share after it was played, what is to be learned from it, and how long it took."""

    share: Share
    played: Played
    anchor: Array
    """What the moving average thinks of every legal action."""
    seconds: float


class Playing:
    """The job of a training: a round of some shares. Implements `pool.Job`."""

    limit = math.inf
    """Nobody thinks here who could take too long."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __reduce__(self) -> tuple[t.Any, ...]:
        """Whoever it is sent to makes the rest anew."""
        return Playing, (self.plan,)

    @functools.cached_property
    def learner(self) -> Learner:
        """Plays, and never learns: its weights come with every task."""
        return Learner(shown_for(self.plan.game, self.plan.settings), self.plan.recipe, 0)

    @functools.cached_property
    def tables(self) -> AllTables:
        """Where shares are unpacked."""
        return self.new_tables(0)

    def new_tables(self, seed: int) -> AllTables:
        """Those of one share: as its plan says, but fewer."""
        recipe = dataclasses.replace(self.plan.recipe, tables=math.ceil(self.plan.recipe.tables / SHARES))
        return tables_for(self.learner.shown, dataclasses.replace(self.plan, recipe=recipe, seed=seed))

    def do(self, task: Task, watch: Watch) -> list[Round]:
        """Play all shares of a task."""
        del watch
        self.learner.take(task.weights)
        return [self.played(share) for share in task.shares]

    def played(self, share: Share) -> Round:
        begun, learner = time.process_time(), self.learner
        learner.dice.bit_generator.state = share.dice
        self.tables.unpack(pickle.loads(share.tables))  # noqa: S301 - one's own
        played = learner.play(self.tables)
        after = Share(share.number, pickle.dumps(self.tables.pack()), learner.dice.bit_generator.state)
        return Round(after, played, learner.anchor(played), time.process_time() - begun)

    def lost(self, task: Task, fault: Fault, seconds: float) -> list[Round]:
        """No bot thinks here who could be at fault, so it is the process that failed."""
        del task, seconds
        raise KartaroError("arena-worker-died", status=fault.reason)


class Ahead:
    """All shares, and those who play them while the net learns."""

    def __init__(self, job: Playing) -> None:
        self.job = job
        self.shares = new_shares(job, job.plan.seed)
        self.played: list[Round] = []
        """What was played last. Nothing was learned from it yet."""
        self.pool: Pool[Task, list[Round]]
        self.tasks = SHARES
        """Into how many a round is divided."""

    @contextlib.contextmanager
    def workers(self, jobs: int | None, ray: str | None) -> Iterator[None]:
        """So many processes, or as many as there are processors; on this machine or on the cluster at an address."""
        number = min(jobs or cores(), SHARES)
        self.tasks = SHARES if ray else number  # each process is given its only task at once
        with pool_of(self.job, SHARES if ray else number, jobs, ray) as self.pool:
            yield

    def step(self, learner: Learner, part: float) -> tuple[int, float]:
        """Learn from the last round while workers play the next: from how many decisions, and how long workers took."""
        groups = [self.shares[number :: self.tasks] for number in range(self.tasks)]
        weights = learner.copied()
        coming = self.pool.run([Task(group, weights) for group in groups])
        learned = self.learn(learner, part)
        self.played = sorted((one for group in coming for one in group), key=lambda one: one.share.number)
        self.shares = [one.share for one in self.played]
        return learned, sum(one.seconds for one in self.played)

    def learn(self, learner: Learner, part: float) -> int:
        """Of the first round nothing is left from before."""
        if not self.played:
            return 0
        played = joined([one.played for one in self.played])
        learner.learn_from(played, np.concatenate([one.anchor for one in self.played]), part)
        return len(played.log)

    def pack(self) -> tuple[list[Share], list[Round]]:
        """Everything that is going on; between two steps nobody plays."""
        return self.shares, self.played

    def unpack(self, packed: tuple[list[Share], list[Round]]) -> None:
        """Go on from there."""
        self.shares, self.played = packed


def new_shares(job: Playing, seed: int) -> list[Share]:
    """Before the first deal, each with tables and dice of its own."""
    deals, dice = Generator(seed), [np.random.default_rng([seed, number]) for number in range(SHARES)]
    return [
        Share(number, pickle.dumps(job.new_tables(deals.next() >> 2).pack()), dice[number].bit_generator.state)
        for number in range(SHARES)
    ]


def joined(parts: list[Played]) -> Played:
    """All decisions, one after the other."""
    legal = Legal(*(np.concatenate(of) for of in zip(*(part.legal for part in parts), strict=True)))
    rest = [np.concatenate(of) for of in zip(*([part.rows, *part[2:]] for part in parts), strict=True)]
    return Played(rest[0], legal, *rest[1:])
