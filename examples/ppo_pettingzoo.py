"""PPO by self-play at the PettingZoo door, with MaskablePPO of sb3-contrib unchanged: python examples/ppo_pettingzoo.py

One policy plays both seats of Love Letter 2012, then meets somebody who plays at random. Needs kartaro[env] and
sb3-contrib (which brings torch). The wrapper is the one of PettingZoo's tutorial for SB3, in our own words.
"""

from __future__ import annotations

import sys
import typing as t

import numpy as np
from gymnasium import Env, spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy

from kartaro.env.pettingzoo import love_letter_v0

STEPS = 40_000
ROUNDS = 1_000


class SelfPlay(Env[t.Any, t.Any]):
    """Whoever is asked is the agent: one policy for all seats. What it is paid counts from the seat that acted last."""

    def __init__(self) -> None:
        self.table = love_letter_v0.raw_env(edition="2012", seats=2)
        seen = self.table.observation_space("player_0")["observation"]  # type: ignore[index]  # a Dict
        self.observation_space = spaces.Box(0, 1, seen.shape, np.float32)
        self.action_space = spaces.Discrete(self.table.action_space("player_0").n)  # type: ignore[attr-defined]  # Discrete
        self.high = np.maximum(seen.high, 1)

    def seen(self) -> t.Any:  # noqa: ANN401 - an array
        return (self.table.observe(self.table.agent_selection)["observation"] / self.high).astype(np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, t.Any] | None = None
    ) -> tuple[t.Any, dict[str, t.Any]]:
        super().reset(seed=seed)
        self.table.reset(seed=seed, options=options)
        return self.seen(), {}

    def step(self, action: t.Any) -> tuple[t.Any, float, bool, bool, dict[str, t.Any]]:  # noqa: ANN401 - a number
        agent = self.table.agent_selection
        self.table.step(int(action))
        over = self.table.terminations[agent]
        return self.seen(), float(self.table.rewards[agent]), over, False, {}

    def action_masks(self) -> t.Any:  # noqa: ANN401 - an array
        return self.table.infos[self.table.agent_selection]["action_mask"].astype(bool)


def share_against_chance(model: MaskablePPO, rounds: int) -> float:
    """Which share of the rounds the policy wins, from both seats; a round without a winner counts as half."""
    env, won = SelfPlay(), 0.0
    for seed in range(rounds):
        env.reset(seed=seed)
        mine = f"player_{seed % 2}"
        while not env.table.terminations[mine]:
            mask = env.action_masks()
            if env.table.agent_selection == mine:
                action, _ = model.predict(env.seen(), action_masks=mask, deterministic=True)
            else:
                action = env.np_random.choice(np.flatnonzero(mask))
            env.table.step(int(action))
        won += (env.table.rewards[mine] + 1) / 2
    return won / rounds


def main(steps: int = STEPS, rounds: int = ROUNDS) -> None:
    """Learn, and say what came of it."""
    model = MaskablePPO(MaskableActorCriticPolicy, SelfPlay(), seed=1, gamma=1.0, ent_coef=0.02, device="cpu")
    before = share_against_chance(model, rounds)
    model.learn(steps)
    print(f"against chance: {before:.3f} before, {share_against_chance(model, rounds):.3f} after {steps} decisions")  # noqa: T201


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
