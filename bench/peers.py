"""Environments of others, played by chance: decisions per second of processor time. All are in `kartaro[bench]`."""

from __future__ import annotations

import random
import time
import typing as t

PGX_BATCH = 8192


class Peer(t.NamedTuple):
    """Something that can be played for a while."""

    play: t.Callable[[int], int]
    """Take about so many steps of a batch or an episode; the number of decisions made."""

    def rate(self, steps: int) -> float:
        begun = time.process_time()
        decisions = self.play(steps)
        return decisions / (time.process_time() - begun)


def found(make: t.Callable[[], Peer]) -> Peer | None:
    """A peer, or None where it is not installed."""
    try:
        return make()
    except ImportError:
        return None


def pgx_leduc() -> Peer:
    """Leduc poker of pgx, jitted, with actions drawn under the mask and episodes that follow at once."""
    import jax  # noqa: PLC0415 - an extra
    import pgx  # noqa: PLC0415 - an extra
    from pgx.experimental import auto_reset  # noqa: PLC0415 - an extra

    env = pgx.make("leduc_holdem")
    begin = jax.jit(jax.vmap(env.init))
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]  # jax has no types here
    def turn(state: t.Any, key: t.Any) -> t.Any:  # noqa: ANN401 - of jax
        key, drawn, dealt = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(drawn, logits, axis=1)
        return step(state, actions, jax.random.split(dealt, PGX_BATCH)), key

    state = begin(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH))
    held = [turn(state, jax.random.PRNGKey(1))]  # compiled before the clock runs

    def play(steps: int) -> int:
        for _ in range(steps):
            held[0] = turn(*held[0])
        jax.block_until_ready(held[0][0].observation)
        return steps * PGX_BATCH

    return Peer(play)


def open_spiel_leduc() -> Peer:
    """Leduc poker of OpenSpiel, from Python, with the information state tensor at every decision.

    Chance is drawn by its probabilities, as is right for any game there.
    """
    import pyspiel  # noqa: PLC0415 - an extra

    game = pyspiel.load_game("leduc_poker")
    dice = random.Random(1)  # noqa: S311 - a benchmark

    def play(steps: int) -> int:
        decisions = 0
        while decisions < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                    action = dice.choices(outcomes, shares)[0]
                else:
                    state.information_state_tensor()
                    action = dice.choice(state.legal_actions())
                    decisions += 1
                state.apply_action(action)
        return decisions

    return Peer(play)


def open_spiel_copies() -> Peer:
    """Copies of a state of Love Letter 2019 with four seats at our own door, in the middle of a round."""
    import pyspiel  # noqa: PLC0415 - an extra

    import kartaro.env.openspiel  # noqa: F401, PLC0415 - registers it

    state = pyspiel.load_game("kartaro_love_letter(players=4)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def play(steps: int) -> int:
        for _ in range(steps):
            state.clone()
        return steps

    return Peer(play)


def pettingzoo_leduc() -> t.Any:  # noqa: ANN401 - an environment of PettingZoo
    """Leduc poker of PettingZoo."""
    from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415 - an extra

    return leduc_holdem_v4.raw_env()


def pettingzoo_ours() -> t.Any:  # noqa: ANN401 - as above
    """Love Letter 2012 at our own door."""
    from kartaro.env.pettingzoo import DOORS  # noqa: PLC0415 - an extra

    return DOORS["love_letter_v0"].raw_env(edition="2012", seats=2)


def pettingzoo_nothing() -> t.Any:  # noqa: ANN401 - as above
    """An environment that does nothing: what it takes is what PettingZoo itself takes."""
    import numpy as np  # noqa: PLC0415 - an extra
    from gymnasium import spaces  # noqa: PLC0415 - an extra
    from pettingzoo import AECEnv  # noqa: PLC0415 - an extra

    class Nothing(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
        """Two agents that take turns; an episode has four, as a round of Love Letter by chance."""

        metadata: t.ClassVar[dict[str, t.Any]] = {"name": "nothing"}
        possible_agents: t.ClassVar[list[str]] = ["player_0", "player_1"]

        def __init__(self) -> None:
            mask = np.ones(4, np.int8)
            self.seen = {"observation": mask, "action_mask": mask}
            self.space = spaces.Discrete(4)

        def reset(self, seed: int | None = None, options: dict[str, t.Any] | None = None) -> None:
            del seed, options
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
            self.infos = {agent: {"action_mask": self.seen["action_mask"]} for agent in self.agents}
            self._skip_agent_selection = None
            self.agent_selection, self.left = "player_0", 4

        def observe(self, agent: str) -> dict[str, t.Any]:
            del agent
            return self.seen

        def action_space(self, agent: str) -> t.Any:  # noqa: ANN401 - as above
            del agent
            return self.space

        def step(self, action: int | None) -> None:
            if self.terminations[self.agent_selection]:
                self._was_dead_step(action)
                return
            self.agent_selection = "player_1" if self.agent_selection == "player_0" else "player_0"
            self.left -= 1
            if self.left == 0:
                self.terminations = dict.fromkeys(self.agents, True)
                self._deads_step_first()

    return Nothing()


def wrapped(raw: t.Any) -> t.Any:  # noqa: ANN401 - as above
    """With the three wrappers that PettingZoo's own card games have."""
    from pettingzoo.utils import wrappers  # noqa: PLC0415 - an extra

    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def aec(env: t.Any) -> Peer:  # noqa: ANN401 - as above
    """Stepped through the AEC API."""
    dice = random.Random(1)  # noqa: S311 - a benchmark

    def play(steps: int) -> int:
        decisions = 0
        while decisions < steps:
            env.reset(seed=dice.getrandbits(30))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(dice.choice(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return Peer(play)
