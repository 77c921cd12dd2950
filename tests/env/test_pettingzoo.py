"""The door of PettingZoo: its own tests, whole episodes of every table, masks, rewards, and what is in words."""

from __future__ import annotations

import copy
import pickle
import typing as t
import zlib

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from tests.env.shown import every, first_seats
from tests.scale import times

from kartaro.core.errors import KartaroError, Refused
from kartaro.core.imagine import imagine
from kartaro.env import pettingzoo as door
from kartaro.env.one import id_of
from kartaro.env.pettingzoo import love_letter_v0, spicy_v0
from kartaro.locale import LANGUAGES

if t.TYPE_CHECKING:
    from tests.random_play import Setting

pytestmark = [
    # PettingZoo lists by name those of its own environments to which this is allowed
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # at the end of an episode nothing is legal any more
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

CYCLES = times(40, 1_000)


def door_of(setting: Setting) -> tuple[door.Door, dict[str, t.Any]]:
    return door.DOORS[id_of(setting.game.name)], {"edition": setting.edition.name, "seats": setting.seats}


# ---------------------------------------------------------------------- PettingZoo's own


@every
def test_it_passes_the_tests_of_pettingzoo(setting: Setting) -> None:
    of, options = door_of(setting)
    api_test(of.env(**options), num_cycles=CYCLES)
    parallel_api_test(of.parallel_env(**options), num_cycles=CYCLES)


@first_seats
def test_a_seed_settles_everything(setting: Setting) -> None:
    of, options = door_of(setting)
    seed_test(lambda: of.env(**options), num_cycles=CYCLES)
    parallel_seed_test(lambda: of.parallel_env(**options), num_cycles=CYCLES)


@first_seats
def test_an_episode_is_cut_off_after_the_cycles_it_is_given(setting: Setting) -> None:
    """The test counts every agent once a cycle, as PettingZoo's conversion of a parallel environment does."""
    of, options = door_of(setting)

    class Module:
        @staticmethod
        def parallel_env(max_cycles: int) -> t.Any:  # noqa: ANN401 - as PettingZoo has them
            return of.parallel_env(**options, episode="match", max_cycles=max_cycles)

        @staticmethod
        def env(max_cycles: int) -> t.Any:  # noqa: ANN401 - as above
            return parallel_to_aec(Module.parallel_env(max_cycles))

    max_cycles_test(Module)
    env = of.env(**options, episode="match", max_cycles=2)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        env.step(play(env, agent))
        steps += 1
    assert steps == 2 * setting.seats + setting.seats


def play(env: t.Any, agent: str) -> int | None:  # noqa: ANN401 - as above
    """A legal action, which follows from what the agent sees; None at the end."""
    seen, _, over, cut, info = env.last()
    legal = np.flatnonzero(info["action_mask"])
    assert agent == env.agent_selection
    return None if over or cut else int(legal[zlib.crc32(seen["observation"]) % len(legal)])


# ---------------------------------------------------------------------- what is shown


@every
def test_both_doors_show_what_the_table_shows(setting: Setting) -> None:
    """One asked: the same row at both doors. Nobody else has a legal action, and everybody sees what they know."""
    of, options = door_of(setting)
    aec, parallel = of.raw_env(**options), of.parallel_env(**options)
    aec.reset(seed=5)
    seen, infos = parallel.reset(seed=5)
    for _ in range(times(25, 500)):
        if not parallel.agents:
            break
        actions = {}
        for agent in aec.agents:
            theirs = aec.observe(agent)
            assert (theirs["observation"] == seen[agent]["observation"]).all()
            assert (theirs["action_mask"] == seen[agent]["action_mask"]).all()
            assert (infos[agent]["action_mask"] == seen[agent]["action_mask"]).all()
            assert aec.observation_space(agent).contains(theirs)
            assert seen[agent]["action_mask"].any() == (int(agent[-1]) in aec.table.asked())
        paid = dict.fromkeys(aec.agents, 0.0)
        for agent in [agent for agent in aec.agents if seen[agent]["action_mask"].any()]:
            assert agent == aec.agent_selection
            actions[agent] = play(aec, agent)
            aec.step(actions[agent])
            paid = {name: paid[name] + aec.rewards[name] for name in paid}
        seen, rewards, over, _, infos = parallel.step(actions)
        assert rewards == paid
        assert over == aec.terminations


@every
def test_what_an_agent_cannot_see_makes_no_difference_to_it(setting: Setting) -> None:
    """Whatever is hidden from it is replaced at the table itself: it observes the same, and may do the same."""
    of, options = door_of(setting)
    env, dice = of.raw_env(**options), setting.dice("door")
    env.reset(seed=8)
    for _ in range(times(12, 200)):
        if not env.agents or env.terminations[env.agents[0]]:
            env.reset()
        views = env.table.env.table(0)
        for agent in env.agents:
            before, truth = env.observe(agent), views.truth.pack()
            seat = int(agent[-1])
            assert imagine(views.kept[seat], views.truth, dice)
            after = env.observe(agent)
            assert (before["observation"] == after["observation"]).all()
            assert (before["action_mask"] == after["action_mask"]).all()
            views.truth.unpack(truth)
        env.step(play(env, env.agent_selection))


def test_rewards_reach_everybody_at_the_end() -> None:
    env = love_letter_v0.env(edition="2012", seats=2)
    env.reset(seed=3)
    total = {}
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        if over:
            total[agent] = reward
        env.step(play(env, agent))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert set(total) == {"player_0", "player_1"}


@pytest.mark.parametrize("language", LANGUAGES)
@first_seats
def test_a_table_is_rendered_in_words(setting: Setting, language: str) -> None:
    of, options = door_of(setting)
    env = of.env(**options, language=language, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) >= setting.seats
    assert "{" not in text


def test_what_is_rendered_is_what_the_asked_agent_knows() -> None:
    """Two deals in which the first player holds the same: the other's hand is not in the words."""
    env = love_letter_v0.raw_env(edition="2019", seats=4, render_mode="ansi")
    by_hand: dict[tuple[bytes, str], str] = {}
    hands = set()
    for seed in range(100):
        env.reset(seed=seed)
        seat = env.table.seat()
        row = env.observe(env.agent_selection)["observation"].tobytes()
        hidden = tuple(env.table.env.table(0).truth.state()["hands"][(seat + 1) % 4])
        text = env.render() or ""
        assert text
        assert by_hand.setdefault((row, env.agent_selection), text) == text
        hands.add((row, hidden))
    assert len(hands) > len(by_hand)


# ---------------------------------------------------------------------- what is refused, and copies


def test_a_bad_action_is_an_error_or_a_loss_and_is_never_repaired() -> None:
    env = love_letter_v0.env(edition="2012", seats=2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="illegal-action"):
        env.step(wrong)
    assert (env.observe(env.agent_selection)["observation"] == before["observation"]).all()
    env = love_letter_v0.env(edition="2012", seats=2, illegal="loss")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == loser else 1.0 for agent in env.agents}


@pytest.mark.parametrize("action", [None, 1.5, "guard", -1, 10**6, np.float32(2)])
def test_what_is_no_action_is_refused_and_not_rounded(action: t.Any) -> None:  # noqa: ANN401 - anything
    env = love_letter_v0.env(edition="2012", seats=2)
    env.reset(seed=1)
    with pytest.raises(Refused, match="illegal-action"):
        env.step(action)
    assert env.last()[2] is False


@pytest.mark.parametrize("use", ["last", "step", "agent_iter"])
def test_nothing_can_be_done_before_a_reset(use: str) -> None:
    env = love_letter_v0.env(edition="2012", seats=2)
    with pytest.raises(AttributeError, match="before reset"):
        {"last": env.last, "step": lambda: env.step(0), "agent_iter": lambda: list(env.agent_iter())}[use]()


def test_after_the_end_only_none_is_taken() -> None:
    env = love_letter_v0.env(edition="2012", seats=2)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(play(env, env.agent_selection))
    with pytest.raises(ValueError, match="None"):
        env.step(0)


def test_the_wrapper_of_pettingzoo_ends_an_episode_by_a_bad_action() -> None:
    env = TerminateIllegalWrapper(love_letter_v0.raw_env(edition="2012", seats=2), illegal_reward=-1)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())


def test_whoever_is_asked_at_the_parallel_door_must_answer() -> None:
    env = spicy_v0.parallel_env(seats=2)
    env.reset(seed=1)
    with pytest.raises(Refused, match="not-answered"):
        env.step({})


@pytest.mark.parametrize("options", [{"edition": "1812"}, {"seats": 9}, {"language": "xx"}, {"episode": "day"}])
def test_what_there_is_not_is_refused(options: dict[str, t.Any]) -> None:
    with pytest.raises(KartaroError):
        love_letter_v0.env(**options)


def test_what_is_drawn_from_an_action_space_is_legal() -> None:
    env = love_letter_v0.env(edition="2012", seats=2, episode="match")
    env.reset(seed=1)
    for agent in env.agent_iter(200):
        mask = env.last()[4]["action_mask"]
        drawn = env.action_space(agent).sample()
        assert mask[drawn] or not mask.any()
        env.step(drawn if mask.any() else None)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_a_copy_goes_its_own_way(duplicate: t.Callable[[t.Any], t.Any]) -> None:
    """Equal as long as both play alike; what one does then does not touch the other."""
    env = love_letter_v0.raw_env(edition="2012", seats=2)
    env.reset(seed=4)
    env.step(play(env, env.agent_selection))
    other = duplicate(env)
    first = env.observe(env.agent_selection)["observation"]
    assert (other.observe(other.agent_selection)["observation"] == first).all()
    action = play(env, env.agent_selection)
    env.step(action)
    assert (other.observe(other.agent_selection)["observation"] == first).all()
    other.step(action)
    for agent in env.agents:
        assert (env.observe(agent)["observation"] == other.observe(agent)["observation"]).all()
