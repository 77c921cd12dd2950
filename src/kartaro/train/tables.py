"""Tables that are played for training: of several editions and numbers of seats, in the columns of one net."""

from __future__ import annotations

import typing as t

from kartaro.bots.layout import MOST_PARTS, STEPS, TOKEN, UNSHOWN, WHOLE, WINDOW, layout_of
from kartaro.bots.net import Columns
from kartaro.core.generator import Generator
from kartaro.core.seats import MAX_SEATS
from kartaro.env.needs import needs

with needs("numpy", extra="train"):
    import numpy as np

from kartaro.env.vector import VectorEnv
from kartaro.games import game as game_named

if t.TYPE_CHECKING:
    from kartaro.bots.layout import Byte, Layout
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

Array: t.TypeAlias = t.Any
N_RAW = 4096


class Setting(t.NamedTuple):
    """A kind of table to be trained for."""

    edition: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def of(self, game: Game) -> Edition:
        """The edition with its options."""
        return game.edition(self.edition, dict(self.options))


class Legal(t.NamedTuple):
    """The legal actions of some rows, one after the other: how many each row has, and all of them."""

    counts: Array
    actions: Array

    @property
    def rows(self) -> Array:
        """The row of each action."""
        return np.repeat(np.arange(len(self.counts)), self.counts)

    @property
    def starts(self) -> Array:
        """Where the actions of each row begin."""
        return np.concatenate([[0], np.cumsum(self.counts)[:-1]])

    def places(self, picked: Array) -> Array:
        """Where those of some rows are."""
        counts = self.counts[picked]
        ends = np.cumsum(counts)
        return np.repeat(self.starts[picked] - ends + counts, counts) + np.arange(ends[-1])

    def of(self, picked: Array) -> Legal:
        """Those of some rows."""
        return Legal(self.counts[picked], self.actions[self.places(picked)])


class Shown:
    """What the nets of a layout are shown, and the parts of its actions: the same at all of its tables."""

    def __init__(self, layout: Layout, settings: t.Sequence[Setting]) -> None:
        self.layout = layout
        largest = next(each for each in layout.game.editions if layout.seats <= layout.game.seats(each)[1])
        shown = [byte for byte in layout.bytes_of(largest, layout.seats) if byte != UNSHOWN]
        self.place = {byte.column: number for number, byte in enumerate(shown)}
        self.width = len(shown)
        self.columns = Columns(shown, layout.n_columns, WHOLE)
        self.climbs = climbs(shown)
        self.no_part = len(layout.parts)
        self.parts = np.full((N_RAW, MOST_PARTS), self.no_part, np.int64)
        for setting in settings:
            edition = setting.of(layout.game)
            for action, parts in layout.parts_of(edition, setting.seats).items():
                self.parts[action, : len(parts)] = parts
        self.parts = self.parts[:, : (self.parts != self.no_part).any(axis=0).sum()]

    def first_layer(self, rows: Array, weights: Array, bias: Array) -> Array:
        """What rows of bytes make of the first layer: most columns are 0 and cost nothing."""
        return self.add_to(np.tile(bias, (len(rows), 1)), rows, weights)

    def add_to(self, out: Array, rows: Array, weights: Array) -> Array:
        """The same, added to what is there already."""
        climbed = weights.copy()
        for steps in self.climbs:
            climbed[steps] += climbed[steps - 1]
        self.columns.add_up(np.ascontiguousarray(rows), climbed, out)
        return out

    def first_slopes(self, rows: Array, slopes: Array) -> Array:
        """The way back, from the slopes of the first layer to those of its weights."""
        out = np.zeros((self.layout.n_columns, slopes.shape[1]), np.float32)
        self.columns.add_back(np.ascontiguousarray(rows), slopes, out)
        for steps in reversed(self.climbs):
            out[steps - 1] += out[steps]
        return out


def climbs(shown: t.Sequence[Byte]) -> list[Array]:
    """For each step of counts but the first, the columns of all counts that have it."""
    counts = [byte for byte in shown if not byte.is_category]
    every = [[byte.column + step for byte in counts if byte.columns > step] for step in range(1, STEPS)]
    return [np.array(columns, np.int64) for columns in every if columns]


class Tables:
    """Tables of one setting."""

    def __init__(self, shown: Shown, setting: Setting, n: int, seed: int | t.Sequence[int], **more: t.Any) -> None:
        layout = shown.layout
        self.shown, self.setting = shown, setting
        told = bool(layout.learning.TOLD)
        self.env = VectorEnv(
            layout.game.name, setting.edition, setting.seats, n, seed=seed, options=dict(setting.options),
            history=WINDOW if told else 0, **{"episode": layout.learning.EPISODE, **more},
        )  # fmt: skip
        self.raw = np.array(self.env.actions.raw, np.int64)
        given = layout.bytes_of(self.env.edition, setting.seats)
        self.here = np.array([i for i, byte in enumerate(given) if byte != UNSHOWN])
        self.there = np.array([shown.place[byte.column] for byte in given if byte != UNSHOWN])
        self.options = np.frombuffer(layout.option_bytes(self.env.edition), np.uint8)
        kinds = {kind.name: number for number, kind in enumerate(layout.game.kinds)}
        self.told = [(kinds[name], most) for name, most in layout.learning.TOLD.items()]

    def rows(self) -> Array:
        """What the seats that are asked are shown, one row for each table."""
        n = self.env.n
        parts = [self.env.observation, *self.told_rows(), np.broadcast_to(self.options, (n, len(self.options)))]
        given = np.concatenate(parts, axis=1)
        rows = np.zeros((n, self.shown.width), np.uint8)
        rows[:, self.there] = given[:, self.here]
        return rows

    def told_rows(self) -> list[Array]:
        """For each kind of fact the last ones, the latest first; as `Told` writes them."""
        tokens, found, tables = self.env.tokens, [], np.arange(self.env.n)
        for kind, most in self.told:
            matches = tokens[:, ::-1, 0] == kind + 1
            rank = np.cumsum(matches, axis=1) * matches
            for number in range(1, most + 1):
                hit = rank == number
                place = WINDOW - 1 - hit.argmax(axis=1)
                found.append(tokens[tables, place, 1 : 1 + len(TOKEN)] * hit.any(axis=1)[:, None])
        return found

    def legal(self) -> Legal:
        rows, numbers = np.nonzero(self.env.mask)
        return Legal(np.bincount(rows, minlength=self.env.n), self.raw[numbers])

    def step(self, actions: Array) -> None:
        """Play raw actions."""
        self.env.step(np.searchsorted(self.raw, actions).astype(np.int64))


class AllTables:
    """Tables of all settings, one after the other."""

    def __init__(  # noqa: PLR0913 - what is played, and who else plays
        self,
        shown: Shown,
        settings: t.Sequence[Setting],
        n: int,
        seed: int,
        opponent: str = "",
        *,
        thumb: float = 0.0,
        **more: t.Any,
    ) -> None:
        """`opponent` plays all seats but one; otherwise all are to be played from outside.

        At a share of the tables, rules of thumb play all seats but one. `more` is for the environment: `truth`, for a
        critic, or another `episode`.
        """
        dice = Generator(seed)
        each = [n // len(settings) + (number < n % len(settings)) for number in range(len(settings))]
        by_thumb = [round(count * thumb) for count in each]
        kinds = [
            (setting, number, others)
            for setting, count, few in zip(settings, each, by_thumb, strict=True)
            for number, others in ((count - few, [opponent] if opponent else []), (few, ["thumb"]))
            if number
        ]
        self.groups = [
            Tables(shown, setting, number, dice.next() >> 2, opponents=others * (setting.seats - 1), **more)
            for setting, number, others in kinds
        ]
        self.n = n
        self.seats = np.concatenate([np.full(group.env.n, group.env.seats) for group in self.groups])
        self.is_apart = np.concatenate([np.full(number, bool(others)) for _, number, others in kinds])
        """Whether one seat only is played from outside."""

    def rows(self) -> Array:
        return np.concatenate([group.rows() for group in self.groups])

    def legal(self) -> Legal:
        parts = [group.legal() for group in self.groups]
        return Legal(*(np.concatenate(of) for of in zip(*parts, strict=True)))

    def seat(self) -> Array:
        """Who is asked at each table."""
        return np.concatenate([group.env.seat for group in self.groups])

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Play; what each seat was paid, and which episodes ended."""
        at, paid, done = 0, np.zeros((self.n, MAX_SEATS), np.float32), np.zeros(self.n, bool)
        for group in self.groups:
            rows = slice(at, at + group.env.n)
            group.step(actions[rows])
            paid[rows, : group.env.seats] = group.env.reward
            done[rows] = group.env.done == 1
            at = rows.stop
        return paid, done

    def pack(self) -> t.Any:
        """Everything that is going on."""
        return [group.env for group in self.groups]

    def unpack(self, packed: t.Any) -> None:
        """Go on from there."""
        for group, env in zip(self.groups, packed, strict=True):
            group.env = env


def shown_for(game: str, settings: t.Sequence[Setting], seats: int = 0) -> Shown:
    """What a net for these tables is shown; it may be one for more seats than they have."""
    return Shown(layout_of(game_named(game), seats or max(setting.seats for setting in settings)), settings)
