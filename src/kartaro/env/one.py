"""One table for the doors that play one: every seat is asked from outside, and an episode that has ended stays."""

from __future__ import annotations

import secrets
import typing as t

from kartaro.core.seats import DEALER, members
from kartaro.env.text import table_lines
from kartaro.env.vector import VectorEnv
from kartaro.locale import Speech
from kartaro.locale.names import default_name
from kartaro.locale.telling import Telling

if t.TYPE_CHECKING:
    from kartaro.env.spaces import Array, Observation

import numpy as np

SEED_BITS = 62
VERSION = 0
"""Part of the ids of all games at all doors: another one wherever rows, actions or rewards change."""


def id_of(name: str) -> str:
    """What a game is called where others call theirs `leduc_holdem_v4`."""
    return f"{name.replace('-', '_')}_v{VERSION}"


class OneTable:
    """The only table of an environment, by its seats."""

    def __init__(self, game: str, edition: str, seats: int, language: str, **options: t.Any) -> None:  # noqa: ANN401 - those of VectorEnv
        seed = secrets.randbits(SEED_BITS)
        self._play(VectorEnv(game, edition, seats, 1, seed=seed, autoreset=False, **options), language)

    def _play(self, env: VectorEnv, language: str) -> None:
        self.env = env
        self.seats = env.seats
        self.n_actions = len(env.actions)
        self._action = np.zeros(1, np.int64)
        self._row, self._mask = env.observation[0], env.mask[0].view(np.int8)
        self._seat, self._done, self._reward = env.seat, env.done, env.reward[0]
        self._language = language
        names = [default_name(number + 1) for number in range(env.seats)]
        speech = Speech(language)
        self._tellings = [Telling(speech, env.game, names, seat, env.edition.options) for seat in range(env.seats)]

    def __getstate__(self) -> dict[str, t.Any]:
        """All else follows from it."""
        return {"env": self.env, "language": self._language}

    def __setstate__(self, state: dict[str, t.Any]) -> None:
        """The rows are those of the copy."""
        self._play(state["env"], state["language"])

    def reset(self, seed: int | None) -> None:
        """A new episode; without a seed the dice go on as they are."""
        self.env.reset(seed)

    def step(self, action: t.Any) -> None:  # noqa: ANN401 - any whole number
        """An action of the seat that is asked first."""
        self._action[0] = self.env.actions.given(action)
        self.env.step(self._action)

    def done(self) -> bool:
        """The episode has ended."""
        return bool(self._done[0])

    def rewards(self) -> list[float]:
        """What the last step has paid to every seat."""
        paid: list[float] = self._reward.tolist()
        return paid

    def seat(self) -> int:
        """Who is asked first; the last who was, at the end."""
        return int(self._seat[0])

    def asked(self) -> list[int]:
        """All who are asked now."""
        return [] if self.done() else [seat for seat in members(self.env.table(0).truth.asked()) if seat != DEALER]

    def own_mask(self) -> Array:
        """Which actions the seat has that is asked first."""
        return t.cast("Array", self._mask.copy())

    def mask(self, seat: int) -> Array:
        """Which actions a seat has now; all zeros, if it is not asked."""
        if self.done() or seat not in self.asked():
            return np.zeros(self.n_actions, np.int8)
        if seat == self.seat():
            return self.own_mask()
        view = self.env.table(0).kept[seat]
        return np.frombuffer(self.env.actions.mask(view, seat), np.int8)

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and its mask."""
        if seat == self._seat[0]:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._encoded(self.env.table(0).kept[seat], seat), "action_mask": self.mask(seat)}

    def state(self) -> Array:
        """The row of the seat that is asked with all cards open: for critics, never for players."""
        return self._encoded(self.env.table(0).truth, self.seat())

    def _encoded(self, table: t.Any, seat: int) -> Array:  # noqa: ANN401 - the table of any game
        row: Array = np.zeros_like(self._row)
        self.env.actions.features.encode_into(row, table, seat)
        return row

    def text(self) -> str:
        """The table in words, as the seat that is asked knows it."""
        seat = self.seat()
        view = self.env.table(0).kept[seat]
        return "\n".join(table_lines(self._tellings[seat], self.env.game.overview(view)))
