"""The games as environments of PettingZoo: for each a `love_letter_v0` here, with `env`, `raw_env`, `parallel_env`.

A seat is asked for what the rules ask it for. At the AEC door those who are asked act one after the other, the first
seat first; at the parallel door all who are asked act in one step, and nobody else's action counts.
"""

from __future__ import annotations

import typing as t
from types import SimpleNamespace

from kartaro.core.errors import Refused
from kartaro.env.needs import needs
from kartaro.env.one import OneTable, id_of
from kartaro.games import games, has_features

with needs("pettingzoo", extra="env"):
    from pettingzoo import AECEnv, ParallelEnv

from kartaro.env.spaces import LegalActions, observation_space, row_space

if t.TYPE_CHECKING:
    from gymnasium import Space

    from kartaro.env.spaces import Array, Observation

    Infos: t.TypeAlias = dict[str, dict[str, Array]]

RENDER_MODES = ("ansi",)


class Seats:
    """What both doors have: a table, its agents, and their spaces."""

    agents: list[str]

    def __init__(  # noqa: PLR0913 - by name
        self,
        game: str,
        *,
        edition: str = "",
        seats: int = 2,
        language: str = "en",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: t.Any,  # noqa: ANN401 - those of VectorEnv
    ) -> None:
        self.table = OneTable(game, edition, seats, language, **options)
        self.metadata = {"name": id_of(game), "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._pays_gain = options.get("reward") == "gain"
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        fields, n_actions = self.table.env.fields, self.table.n_actions
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {agent: observation_space(fields, n_actions) for agent in self.possible_agents}
        self._acted = {agent: LegalActions(n_actions) for agent in self.possible_agents}
        self.state_space = row_space(fields)

    def observation_space(self, agent: str) -> Space[t.Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> Space[t.Any]:
        return self._acted[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and its mask: zeros, if it is not asked."""
        return self.table.observe(self._seat_of[agent])

    def state(self) -> Array:
        """All cards: for critics, never for players."""
        return self.table.state()

    def render(self) -> str | None:
        """The table in words, as the agent that is asked knows it."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class RawEnv(Seats, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent after the other. `max_cycles`: after that many decisions for each agent an episode is cut off."""

    def __getattr__(self, name: str) -> t.Any:  # noqa: ANN401 - it returns nothing
        """Called for what is not there: most of it comes with the first reset."""
        raise AttributeError(f"{name}: there is no such attribute, or not before reset()")

    def reset(self, seed: int | None = None, options: dict[str, t.Any] | None = None) -> None:
        """A new episode; without a seed another one every time."""
        del options
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._none = self.table.mask(-1)
        self.infos = {agent: {"action_mask": self._none} for agent in self.agents}
        self._skip_agent_selection = None
        self._left = self.max_cycles * len(self.agents) if self.max_cycles else 0
        self._select()

    def _select(self) -> None:
        """The agent that is asked has its mask in its info, and in its space."""
        self.agent_selection = self.possible_agents[self.table.seat()]
        mask = self.table.own_mask()
        self.infos[self.agent_selection] = {"action_mask": mask}
        self._acted[self.agent_selection].mask = mask

    def step(self, action: t.Any) -> None:  # noqa: ANN401 - a number, or None of an agent whose episode has ended
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.step(action)
        self.infos[agent] = {"action_mask": self._none}
        self._acted[agent].mask = self._none
        self._cumulative_rewards[agent] = 0.0
        self._left -= 1
        done = self.table.done()
        if done or self._pays_gain:  # else nobody is paid, and nobody was
            self._pay()
        if done:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._left == 0 and self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._select()
            return
        self._deads_step_first()

    def _pay(self) -> None:
        paid = self.table.rewards()
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        if any(paid):
            self._accumulate_rewards()


class ParallelTable(Seats, ParallelEnv):  # type: ignore[misc]  # likewise
    """All who are asked act in one step. `max_cycles`: after that many steps an episode is cut off."""

    def reset(
        self, seed: int | None = None, options: dict[str, t.Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new episode; without a seed another one every time."""
        del options
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._shown()

    def _shown(self) -> tuple[dict[str, Observation], Infos]:
        seen = {agent: self.observe(agent) for agent in self.possible_agents}
        for agent, observation in seen.items():
            self._acted[agent].mask = observation["action_mask"]
        return seen, {agent: {"action_mask": observation["action_mask"]} for agent, observation in seen.items()}

    def step(self, actions: dict[str, t.Any]) -> tuple[t.Any, t.Any, t.Any, t.Any, t.Any]:
        """Actions of those who are not asked are not looked at."""
        agents = self.possible_agents
        given = {self._seat_of[agent]: action for agent, action in actions.items()}
        paid = [0.0] * len(agents)
        for seat in self.table.asked():
            if seat not in given:
                raise Refused("not-answered", seat=seat)
            if self.table.done() or seat != self.table.seat():
                break
            self.table.step(given[seat])
            paid = [one + other for one, other in zip(paid, self.table.rewards(), strict=True)]
        self._cycles += 1
        done = self.table.done()
        cut = not done and self._cycles == self.max_cycles
        seen, infos = self._shown()
        if done or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, done),
            dict.fromkeys(agents, cut),
            infos,
        )


# The games, by their ids


class Door(SimpleNamespace):
    """A game, as modules of PettingZoo offer theirs."""

    def __init__(self, game: str) -> None:
        super().__init__(game=game)

    def raw_env(self, **options: t.Any) -> RawEnv:  # noqa: ANN401 - those of Seats
        return RawEnv(self.game, **options)

    def env(self, **options: t.Any) -> RawEnv:  # noqa: ANN401 - as above
        """The same: it checks how it is used by itself. PettingZoo's wrappers take five times as long as it does."""
        return self.raw_env(**options)

    def parallel_env(self, **options: t.Any) -> ParallelTable:  # noqa: ANN401 - as above
        return ParallelTable(self.game, **options)


DOORS = {id_of(game.name): Door(game.name) for game in games() if has_features(game)}
"""Every game that has features, by its id."""


def __getattr__(name: str) -> Door:
    if name not in DOORS:
        raise AttributeError(name)
    return DOORS[name]
