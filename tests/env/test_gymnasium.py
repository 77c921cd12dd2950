"""The door of Gymnasium: its own checks, a seat against bots of every kind, and many seats at once."""

from __future__ import annotations

import copy
import pickle
import typing as t

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from tests.env.shown import every
from tests.scale import times

from kartaro._speed import compiled
from kartaro.bots import LEVELS, Chair
from kartaro.core.errors import KartaroError, Refused
from kartaro.env.gymnasium import IDS, SeatEnv, VectorSeats, id_of
from kartaro.locale import LANGUAGES

if t.TYPE_CHECKING:
    from tests.random_play import Setting

LOVE_LETTER = "kartaro/LoveLetter-v0"


def episode(env: gymnasium.Env[t.Any, t.Any], seed: int) -> tuple[float, dict[str, t.Any]]:
    """Play one by chance, which the seed settles; what it paid, and the last info."""
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    total, done = 0.0, False
    while not done:
        _, reward, done, _, info = env.step(env.action_space.sample(info["action_mask"]))
        total += float(reward)
    return total, info


@every
def test_it_passes_the_check_of_gymnasium(setting: Setting) -> None:
    """It plays an action that it drew before a reset, which may not be legal after it: that must be no error."""
    table: dict[str, t.Any] = {"edition": setting.edition.name, "seats": setting.seats}
    env = gymnasium.make(id_of(setting.game.name), **table, illegal="loss", disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=False)
    total, info = episode(env, seed=1)
    assert -1 <= total <= 1
    assert not info["action_mask"].any()


def test_every_game_has_an_id() -> None:
    assert set(IDS) == {LOVE_LETTER, "kartaro/Hanamikoji-v0", "kartaro/Spicy-v0"}


@pytest.mark.parametrize("level", [*LEVELS[: times(3, 4)], "search@20", "random", "thumb"])
def test_bots_of_any_level_have_the_other_seats(level: str) -> None:
    env = gymnasium.make(LOVE_LETTER, edition="2019", seats=3, opponents=[level, "random"])
    seats = {episode(env, seed)[1]["seat"] for seed in range(6)}
    assert len(seats) > 1


def test_a_seed_settles_an_episode() -> None:
    one, other = (gymnasium.make("kartaro/Hanamikoji-v0", opponents="easy") for _ in range(2))
    for seed in range(3):
        assert episode(one, seed)[0] == episode(other, seed)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_rendered_in_words(language: str) -> None:
    env = gymnasium.make(LOVE_LETTER, language=language, render_mode="ansi")
    env.reset(seed=1)
    text = t.cast("str", env.render())
    assert len(text.splitlines()) >= 2
    assert "{" not in text


# ---------------------------------------------------------------------- what goes wrong


class Crashing:
    """A bot of somebody's that fails when it is asked."""

    name = "crashing"

    def __init__(self, chair: Chair, seed: int) -> None:
        del chair, seed

    def hear(self, fact: object) -> None:
        del fact

    def choose(self, codes: list[int]) -> int:
        return codes[len(codes)]


class Cheating(Crashing):
    """And one that makes a move that there is not."""

    def choose(self, codes: list[int]) -> int:
        return max(codes) + 1


@pytest.mark.parametrize(("bot", "error"), [("Crashing", "IndexError"), ("Cheating", "Refused")])
def test_a_bot_that_fails_loses_its_episode_and_the_run_goes_on(bot: str, error: str) -> None:
    env = SeatEnv("love-letter", edition="2012", opponents=f"tests.env.test_gymnasium:{bot}")
    failed = 0
    for seed in range(10):
        total, info = episode(env, seed)
        if "crashed" in info:
            failed += 1
            assert total == 1
            assert info["crashed"]["seat"] == 1 - info["seat"]
            assert error in info["crashed"]["error"]
    assert failed > 5


def test_a_bad_action_is_an_error_or_a_loss_and_is_never_repaired() -> None:
    env = SeatEnv("love-letter", edition="2012")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**6):
        with pytest.raises(Refused, match="illegal-action"):
            env.step(action)
    env = SeatEnv("love-letter", edition="2012", illegal="loss")
    env.reset(seed=1)
    _, reward, done, _, _ = env.step(wrong)
    assert (reward, done) == (-1.0, True)
    with pytest.raises(Refused, match="match-over"):
        env.step(wrong)


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "1812"},
        {"seats": 9},
        {"language": "xx"},
        {"opponents": "nobody"},
        {"opponents": ["easy"] * 3},
        {"seat": 7},
    ],
)
def test_what_there_is_not_is_refused_at_once(options: dict[str, t.Any]) -> None:
    with pytest.raises(KartaroError):
        gymnasium.make(LOVE_LETTER, **options)


# ---------------------------------------------------------------------- rewards


@pytest.mark.parametrize("reward", ["win", "placement", "gain"])
@pytest.mark.parametrize("length", ["round", "match"])
def test_an_episode_pays_what_the_rules_say(length: str, reward: str) -> None:
    """Love Letter: a round is worth a token, and two seats play for five of them; who won has one more than -1."""
    env = SeatEnv("love-letter", edition="2019", seats=2, episode=length, reward=reward, opponents="random")
    totals = [episode(env, seed)[0] for seed in range(8)]
    most = 1 if reward != "gain" else 2 if length == "round" else 7
    assert max(totals) <= most
    assert min(totals) >= (0 if reward == "gain" else -1)
    assert len(set(totals)) > 1


# ---------------------------------------------------------------------- many at once


@every
def test_many_seats_learn_at_once(setting: Setting) -> None:
    env = gymnasium.make_vec(id_of(setting.game.name), num_envs=5, edition=setting.edition.name, seats=setting.seats)
    assert isinstance(env, VectorSeats)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=3)
    paid = 0.0
    for _ in range(times(30, 1_000)):
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, done, cut, info = env.step(env.sample())
        assert reward.shape == done.shape == cut.shape == (5,)
        assert (reward[~done] == 0).all()
        paid += float(np.abs(reward).sum())
    assert paid or not compiled() or setting.game.name == "spicy"


def test_a_seed_settles_many_and_each_may_have_its_own() -> None:
    env = VectorSeats("love-letter", num_envs=3)
    first = env.reset(seed=[1, 2, 3])[0]["observation"].copy()
    assert (env.reset(seed=[1, 2, 3])[0]["observation"] == first).all()
    alone = VectorSeats("love-letter", num_envs=1)
    assert (alone.reset(seed=[2])[0]["observation"][0] == first[1]).all()


def test_gymnasium_itself_can_make_many_of_one() -> None:
    env = gymnasium.make_vec(LOVE_LETTER, num_envs=2, vectorization_mode="sync", opponents="hard")
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(20):
        seen, _, done, _, _ = env.step(seen["action_mask"].argmax(axis=1))
        ended += int(done.sum())
    assert ended > 1
    env.close()


@pytest.mark.parametrize("opponents", ["thumb", "easy", "random"])
@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_a_copy_of_one_seat_goes_its_own_way(duplicate: t.Callable[[t.Any], t.Any], opponents: str) -> None:
    """In the middle of an episode, with the bots as they are."""
    env = SeatEnv("love-letter", edition="2019", seats=3, opponents=opponents)
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        other, before = duplicate(env), seen["observation"].copy()
        done = False
        while not done:
            action = int(seen["action_mask"].argmax())
            seen, reward, done, _, _ = env.step(action)
            again, same_reward, same_done, _, _ = other.step(action)
            assert (reward, done) == (same_reward, same_done)
            assert (seen["observation"] == again["observation"]).all()
        assert (duplicate(env).reset(seed=seed)[0]["observation"] == before).all()


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_copies_go_their_own_way(duplicate: t.Callable[[t.Any], t.Any]) -> None:
    env = VectorSeats("love-letter", num_envs=4)
    env.reset(seed=1)
    other = duplicate(env)
    for _ in range(30):
        actions = env.sample()
        assert (other.sample() == actions).all()
        one, two = env.step(actions), other.step(actions)
        assert (one[0]["observation"] == two[0]["observation"]).all()
        assert (one[1] == two[1]).all()
