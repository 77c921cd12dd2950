"""Many tables of a game at once, as arrays of numbers."""

from __future__ import annotations

import itertools
import typing as t
from concurrent.futures import ThreadPoolExecutor

from kartaro.core.errors import BadOption, Refused
from kartaro.core.generator import Generator
from kartaro.core.views import Views
from kartaro.env.actions import Actions
from kartaro.env.batch import (
    BY_CHANCE,
    BY_THUMB,
    NONE_ILLEGAL,
    OF_MATCHES,
    OF_ROUNDS,
    OUTSIDE,
    PAYS_GAIN,
    PAYS_PLACE,
    PAYS_WIN,
    Batch,
)
from kartaro.env.memory import Memory, arrays, modes_of, new_actions
from kartaro.games import features_of, game, thumb_of

EPISODES = {"round": OF_ROUNDS, "match": OF_MATCHES}
REWARDS = {"gain": PAYS_GAIN, "win": PAYS_WIN, "placement": PAYS_PLACE}
OPPONENTS = {"random": BY_CHANCE, "thumb": BY_THUMB}
ILLEGAL = {"error": False, "loss": True}

if t.TYPE_CHECKING:
    from kartaro.core.fields import Field
    from kartaro.core.table import Table

    Array: t.TypeAlias = t.Any
    Step: t.TypeAlias = tuple[Array, Array, Array, Array, Array]


class VectorEnv:
    """N tables. Each waits for an action of one seat; its episode is followed by the next in the same step.

    `episode`    what one is: a `round`, or a whole `match`
    `reward`     what it pays, to every seat: a `win`, 1 among the winners and -1 among the others; their `placement`,
                 from 1 for the first to -1 for the last; or what they `gain` in each round, as the rules count it
    `opponents`  bots at the other seats, clockwise from the one that learns, which is another in every episode:
                 `thumb` or `random`; by default all seats are played from outside
    `illegal`    what becomes of an action that is not legal: an `error`, before anything is played, or the `loss` of
                 the episode
    `history`    how many of the last facts that the seat was told are given as tokens
    `truth`      whether all cards are given, too, in `truth_row`: for critics, never for players
    `autoreset`  whether the next episode follows in the same step; if not, a table whose episode has ended stays as it
                 is, with no legal action, until all are reset
    `seed`       a number from which every table has its own dice; or the seeds of all tables, so that an environment
                 can be split into others
    """

    def __init__(  # noqa: PLR0913 - all but the first four have names and defaults
        self,
        game_name: str,
        edition: str = "",
        seats: int = 2,
        n: int = 1,
        *,
        seed: int | t.Sequence[int] = 0,
        options: t.Mapping[str, str] | None = None,
        episode: str = "round",
        reward: str = "win",
        opponents: t.Sequence[str] = (),
        illegal: str = "error",
        history: int = 0,
        truth: bool = False,
        autoreset: bool = True,
        threads: int = 1,
    ) -> None:
        self._made = {name: value for name, value in locals().items() if name != "self"}
        self.game = game(game_name)
        self.edition = self.game.edition(edition, options)
        self.game.check_seats(self.edition, seats)
        self.seats, self.n = seats, at_least("n", n, 1)
        self.actions = Actions(self.game, self.edition, seats)
        self.fields: list[Field] = self.actions.features.fields()
        width = sum(field.size for field in self.fields)
        self._arrays = arrays(
            n, seats, width=width, n_actions=len(self.actions), history=at_least("history", history, 0), truth=truth
        )
        self._configured = (
            chosen("episode", episode, EPISODES),
            chosen("reward", reward, REWARDS),
            chosen("illegal", illegal, ILLEGAL),
            not autoreset,
            control_of(opponents, seats),
        )
        self.of_rounds, self.pays_gain = episode == "round", reward == "gain"
        self._name_arrays(truth=truth)
        self._batches = self._split(seeds_of(seed, n), min(at_least("threads", threads, 1), n), truth=truth)
        self._helpers = ThreadPoolExecutor(len(self._batches) - 1) if len(self._batches) > 1 else None
        """Threads beside the caller's, which plays the last batch itself: in every step one less to wake up."""
        self.reset()

    def _name_arrays(self, *, truth: bool) -> None:
        of = self._arrays
        self.observation, self.mask, self.seat = of.observation, of.mask, of.seat
        self.reward, self.done, self.episodes = of.reward, of.done, of.episodes
        self.tokens, self.n_told = of.tokens, of.n_told
        self.truth_row = of.truth if truth else None
        self._shown = (self.observation, self.mask, self.seat, self.reward, self.done)

    def _split(self, seeds: list[int], threads: int, *, truth: bool) -> list[tuple[slice, Batch]]:
        """Rows in as many batches as there are threads."""
        ends = [self.n * part // threads for part in range(threads + 1)]
        parts = [slice(first, last) for first, last in itertools.pairwise(ends)]
        return [(rows, self._batch(rows, seeds[rows], truth=truth)) for rows in parts]

    def _batch(self, rows: slice, seeds: list[int], *, truth: bool) -> Batch:
        states, draws, learners = dice_of(seeds, self.seats)
        memory = Memory(
            raw=self.actions.raw,
            modes=modes_of(self.game.kinds),
            states=states,
            draws=draws,
            learners=learners,
            shows_truth=truth,
            **self._arrays.part(rows),
        )
        features = features_of(self.game, self.edition, self.seats)
        thumb = thumb_of(self.game, self.edition, self.seats)
        start = self._views()
        batch = Batch(start, [self._views(start) for _ in seeds], features, thumb, memory)
        episode, pays, forfeits, stays, control = self._configured
        batch.configure(episode, pays, bool(forfeits), stays, control)
        return batch

    def _views(self, start: Views | None = None) -> Views:
        """A new table and its views, which share the scratch of others."""
        views = Views(self.game.table(self.edition, self.seats))
        for seat in range(self.seats):
            views.add(self.game.table(self.edition, self.seats, seat))
        if start is not None:
            views.share_scratch(start)
        return views

    # What is done with it

    def reset(self, seed: int | t.Sequence[int] | None = None) -> Step:
        """Begin a new episode at every table, with the dice as they are, or with those of a seed."""
        seeds = None if seed is None else seeds_of(seed, self.n)
        for rows, batch in self._batches:
            if seeds is not None:
                batch.reseed(*dice_of(seeds[rows], self.seats))
            batch.reset()
        return self._shown

    def step(self, actions: Array) -> Step:
        """Play an action of the seat that is asked at every table: observation, mask, seat, reward, done.

        The arrays are the same ones every time. Where an episode is done, reward is that of its end, and all else is of
        the next one. Actions are numbers of `actions`, as an array of int64.
        """
        if self._helpers is None:
            wrong = self._batches[0][1].step(actions)
            if wrong != NONE_ILLEGAL:
                self._refuse(wrong, actions)
            return self._shown
        self._check(actions)
        *others, (rows, own) = self._batches
        playing = [self._helpers.submit(batch.step, actions[part]) for part, batch in others]
        own.step(actions[rows])
        for helper in playing:
            helper.result()
        return self._shown

    def _check(self, actions: Array) -> None:
        """Refuse before any thread plays."""
        if self._configured[2]:
            return
        for rows, batch in self._batches:
            wrong = batch.find_illegal(actions[rows])
            if wrong != NONE_ILLEGAL:
                self._refuse(rows.start + wrong, actions)

    def _refuse(self, row: int, actions: Array) -> None:
        raise Refused("illegal-action-at", table=row, action=int(actions[row]), actions=len(self.actions))

    def sample(self, out: Array | None = None) -> Array:
        """A legal action for every table, all equally likely."""
        actions = new_actions(self.n) if out is None else out
        if len(self._batches) == 1:
            self._batches[0][1].sample(actions)
            return actions
        if len(actions) != self.n:
            raise Refused("wrong-actions", given=len(actions), wanted=self.n)
        for rows, batch in self._batches:
            batch.sample(actions[rows])
        return actions

    def paid(self, truth: Table) -> list[float]:
        """What every seat is paid for an episode that has ended so, at a table that is not one of these."""
        self._batches[0][1].pay_for(truth)
        rewards: list[float] = self.reward[0].tolist()
        return rewards

    # Copies

    def __getstate__(self) -> dict[str, t.Any]:
        """How it was made, and what has become of it since."""
        arrays = {name: array.copy() for name, array in vars(self._arrays).items()}
        return {"made": self._made, "batches": [batch.pack() for _, batch in self._batches], "arrays": arrays}

    def __setstate__(self, state: dict[str, t.Any]) -> None:
        """The same environment, which then goes its own way."""
        VectorEnv.__init__(self, **state["made"])  # arrays and threads are made as the first time
        for (_, batch), packed in zip(self._batches, state["batches"], strict=True):
            batch.unpack(packed)
        for name, array in state["arrays"].items():
            getattr(self._arrays, name)[...] = array

    # What tests and slow callers look at

    def table(self, row: int) -> Views:
        """The truth of a table, and its views. Never for a player."""
        for rows, batch in self._batches:
            if rows.start <= row < rows.stop:
                views: Views = batch.tables[row - rows.start]
                return views
        raise IndexError(row)


def chosen(option: str, value: str, among: t.Mapping[str, int]) -> int:
    if value not in among:
        raise BadOption("bad-option-value", option=option, value=value, known=", ".join(among))
    return among[value]


def at_least(option: str, value: int, least: int) -> int:
    if value < least:
        raise BadOption("bad-option-value", option=option, value=str(value), known=f"{least}, …")
    return value


def control_of(opponents: t.Sequence[str], seats: int) -> list[int]:
    """Who decides for each seat, counted from the one that learns."""
    if not opponents:
        return [OUTSIDE] * seats
    if len(opponents) != seats - 1:
        raise BadOption("wrong-opponents", given=len(opponents), wanted=seats - 1)
    return [OUTSIDE, *(chosen("opponents", name, OPPONENTS) for name in opponents)]


def dice_of(seeds: list[int], seats: int) -> tuple[list[int], list[int], list[int]]:
    """For every table the dice of the match, those of `sample`, and the seat that learned last."""
    states = [Generator(seed).next() for seed in seeds]
    return states, [Generator(~seed).next() for seed in seeds], [seed % seats for seed in seeds]


def seeds_of(seed: int | t.Sequence[int], n: int) -> list[int]:
    """A seed for every table."""
    if isinstance(seed, int):
        first = Generator(seed).next()
        return [first + row for row in range(n)]
    if len(seed) != n:
        raise BadOption("wrong-seeds", given=len(seed), wanted=n)
    return list(seed)
