"""Many tables at once are what each of them is alone: the same rows, masks, tokens and rewards, bit by bit."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import typing as t
import zlib

import numpy as np
import pytest
from tests.env.shown import every, first_seats
from tests.scale import times

from kartaro._speed import compiled
from kartaro.core.errors import BadOption, Refused
from kartaro.core.generator import Generator
from kartaro.core.imagine import imagine
from kartaro.core.seats import DEALER, FACE_DOWN
from kartaro.env.vector import VectorEnv

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.fact import Fact

HISTORY = 200


def env_of(setting: Setting, n: int, **options: t.Any) -> VectorEnv:  # noqa: ANN401 - those of VectorEnv
    return VectorEnv(setting.game.name, setting.edition.name, setting.seats, n, **options)


def shown(env: VectorEnv, rows: slice = slice(None)) -> list[bytes]:
    """Everything that an environment shows of some rows."""
    arrays = (env.observation, env.mask, env.seat, env.reward, env.done, env.episodes, env.tokens, env.n_told)
    return [array[rows].tobytes() for array in arrays]


# ---------------------------------------------------------------------- one table, by Match


class Single:
    """A row of an environment as a Match plays it, with the same dice."""

    def __init__(self, env: VectorEnv, setting: Setting, seed: int) -> None:
        self.env, self.setting = env, setting
        self.dice = Generator(Generator(seed).next())
        self.done = 0
        self.begin()

    def begin(self) -> None:
        self.match = self.setting.match()
        self.tokens: list[list[list[int]]] = [[] for _ in range(self.setting.seats)]
        self.deal()

    def deal(self) -> None:
        while DEALER in self.match.asked():
            if self.match.first_wanted():
                self.match.play(DEALER, self.dice.choose(self.match.codes(DEALER)))
            else:
                self.match.deal_once(self.dice)

    def play(self, action: int) -> list[float]:
        """The gains of the round, if it is over."""
        seat = self.match.asked()[0]
        actions = self.env.actions
        self.match.play(seat, actions.code(self.match.view(seat), action, seat))
        gains = [0] * self.setting.seats
        while self.match.asked() == [DEALER] and not self.match.round_over():
            self.match.deal_once(self.dice)
        self.done = int(self.match.round_over())
        if self.done:
            gains = self.match.truth().gains()
            self.begin()
        else:
            self.deal()
        return [float(gain) for gain in gains]

    def agrees(self, row: int) -> None:
        seat, env = self.match.asked()[0], self.env
        view = self.match.view(seat)
        assert env.seat[row] == seat
        features = bytearray(env.observation.shape[1])
        env.actions.features.encode_into(features, view, seat)
        assert bytes(env.observation[row]) == features
        assert bytes(env.mask[row]) == bytes(env.actions.mask(view, seat))
        assert env.done[row] == self.done
        told = self.match.told(seat)
        assert env.n_told[row] == len(told)
        tokens = self.tokens[seat]
        tokens += [self.token(fact, seat) for fact in told[len(tokens) :]]
        assert env.tokens[row][: len(told)].tolist() == tokens[-HISTORY:]

    def token(self, fact: Fact, me: int) -> list[int]:
        """A fact as docs/research.md says: nothing of it is left out, and nothing else is in it."""
        kind, n = self.setting.game.kinds[fact.kind], self.setting.seats
        token = [fact.kind + 1, 0, 0, 0, 0, 0]
        for place, one, several, value in ((1, "seat", "seats", fact.seat), (2, "other", "others", fact.other)):
            if one in kind.fields:
                token[place] = (value - me) % n + 1
            elif several in kind.fields:
                token[place] = sum(1 << (seat - me) % n for seat in range(n) if value >> seat & 1)
            elif place == 2 and "which" in kind.fields:
                token[place] = value
        for place, card in enumerate(() if kind.orders else fact.cards, 3):
            token[place] = 1 if card == FACE_DOWN else card + 2
        if {"number", "named"} & {*kind.fields}:
            token[5] = fact.number
        return token


@every
def test_a_row_is_a_match_move_by_move(setting: Setting) -> None:
    """In the long run for 10,000 episodes of an edition, over all its numbers of seats."""
    seeds = [7, 8, 9]
    env = env_of(setting, len(seeds), seed=seeds, reward="gain", history=HISTORY)
    singles = [Single(env, setting, seed) for seed in seeds]
    fewest, most = setting.game.seats(setting.edition)
    episodes = times(10**9, EPISODES // (most - fewest + 1) + 1)
    for _ in range(times(60, 10**9)):
        if env.episodes.sum() >= episodes:
            break
        for row, single in enumerate(singles):
            single.agrees(row)
        actions = env.sample()
        env.step(actions)
        for row, single in enumerate(singles):
            assert single.play(int(actions[row])) == list(env.reward[row])
    assert env.episodes.sum() > 0 or not compiled() or setting.game.name == "spicy"


@first_seats
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("n", [1, 64, 1024] if compiled() else [1, 64])
def test_a_row_of_many_is_the_same_alone(setting: Setting, n: int, threads: int) -> None:
    """Bit by bit, in the long run for 10,000 episodes: what is shown and what is drawn at every step."""
    many = env_of(setting, n, seed=range(n), history=4, threads=threads)
    drawn: list[t.Any] = []
    digests = []
    most = times(200 // n + 3, 10**9)
    while many.episodes.sum() < EPISODES and len(drawn) < most:
        drawn.append(many.sample())
        many.step(drawn[-1])
        digests.append([digest(many, row) for row in tried(n)])
    for place, row in enumerate(tried(n)):
        alone = env_of(setting, 1, seed=[row], history=4)
        for actions, seen in zip(drawn, digests, strict=True):
            assert alone.sample().tolist() == [actions[row]]
            alone.step(actions[row : row + 1])
            assert digest(alone, 0) == seen[place]


EPISODES = 10_000


def tried(n: int) -> range:
    """Which rows are compared: all of them in the long run, else some."""
    return range(0, n, times(n // 4 + 1, 1))


def digest(env: VectorEnv, row: int) -> int:
    return zlib.crc32(b"".join(shown(env, slice(row, row + 1))))


@first_seats
@pytest.mark.parametrize("episode", ["round", "match"])
def test_a_batch_can_be_split_and_threaded(setting: Setting, episode: str) -> None:
    n, seeds = 13, list(range(100, 113))
    whole = env_of(setting, n, seed=seeds, episode=episode, history=4)
    threaded = env_of(setting, n, seed=seeds, episode=episode, history=4, threads=3)
    parts = [env_of(setting, 5, seed=seeds[:5], episode=episode, history=4)]
    parts += [env_of(setting, 8, seed=seeds[5:], episode=episode, history=4)]
    for _ in range(times(60, 3_000)):
        assert shown(whole) == shown(threaded)
        assert shown(whole, slice(0, 5)) == shown(parts[0])
        assert shown(whole, slice(5, n)) == shown(parts[1])
        actions = whole.sample()
        assert actions.tolist() == threaded.sample().tolist() == [*parts[0].sample(), *parts[1].sample()]
        for env, given in ((whole, actions), (threaded, actions), (parts[0], actions[:5]), (parts[1], actions[5:])):
            env.step(given)
    assert whole.episodes.sum() > 0 or not compiled() or episode == "match" or setting.game.name == "spicy"


# ---------------------------------------------------------------------- copies and other seeds


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
@pytest.mark.parametrize("threads", [1, 2])
@first_seats
def test_a_copy_goes_on_as_the_original_does(
    setting: Setting, threads: int, duplicate: t.Callable[[VectorEnv], VectorEnv]
) -> None:
    env = env_of(setting, 3, seed=6, history=20, threads=threads, truth=True, opponents=["thumb"] * (setting.seats - 1))
    for _ in range(times(5, 100)):
        env.step(env.sample())
    other = duplicate(env)
    assert shown(other) == shown(env)
    before = shown(env)
    other.step(other.sample())
    assert shown(env) == before
    for _ in range(times(20, 300)):
        env.step(env.sample())
        assert shown(env) == shown(other)
        assert env.truth_row is not None and other.truth_row is not None  # noqa: PT018 - for mypy
        assert (env.truth_row == other.truth_row).all()
        other.step(other.sample())


def test_a_reset_with_a_seed_is_a_new_environment_with_it() -> None:
    env, new = (VectorEnv("love-letter", "2019", 3, 4, seed=seed, opponents=["random"] * 2) for seed in (1, 2))
    first = [array.copy() for array in env.reset(2)]
    assert all((one == other).all() for one, other in zip(first, new.reset(2), strict=True))
    env.step(env.sample())
    assert all((one == other).all() for one, other in zip(first, env.reset(2), strict=True))


@first_seats
def test_without_autoreset_an_episode_that_has_ended_stays(setting: Setting) -> None:
    """Its last position is still there, no action is legal, and it is paid as with autoreset."""
    stays, goes = (env_of(setting, 1, seed=[4], autoreset=autoreset) for autoreset in (False, True))
    for _ in range(2_000):
        actions = goes.sample()
        goes.step(actions)
        stays.step(actions)
        assert (stays.reward == goes.reward).all()
        if stays.done[0]:
            break
        assert shown(stays) == shown(goes)
    assert stays.done[0]
    assert not stays.mask.any()
    assert stays.table(0).truth.round_over()
    with pytest.raises(Refused):
        stays.step(actions)
    assert stays.reset()[1].any()


# ---------------------------------------------------------------------- what stays hidden


@every
def test_nothing_that_a_seat_cannot_see_reaches_its_row_mask_or_tokens(setting: Setting) -> None:
    """Whatever is shown follows from what a Match with another truth would tell the seat."""
    env = env_of(setting, 1, seed=3, history=HISTORY)
    dice = setting.dice("vector")
    for _ in range(times(20, 300)):
        views, seat = env.table(0), int(env.seat[0])
        world = setting.table()
        view = setting.game.table(setting.edition, setting.seats, seat)
        view.assign(views.kept[seat])
        assert imagine(view, world, dice)
        features = env.actions.features
        assert bytes(features.encoded(view, seat)) == bytes(env.observation[0])
        assert bytes(env.actions.mask(world, seat)) == bytes(env.mask[0])
        env.step(env.sample())


def test_tokens_of_cards_that_a_seat_does_not_see_are_face_down() -> None:
    env = VectorEnv("love-letter", "2019", 4, 1, seed=5, history=HISTORY)
    (drew,) = [number for number, kind in enumerate(env.game.kinds) if kind.name == "drew"]
    own = others = 0
    for _ in range(200):
        for kind, who, _, card, _, _ in env.tokens[0][: env.n_told[0]].tolist():
            if kind == drew + 1:
                assert (card > 1) == (who == 1)
                own, others = own + (who == 1), others + (who != 1)
        env.step(env.sample())
    assert own > 50 < others


def test_the_truth_is_shown_only_on_request_and_apart() -> None:
    blind, seeing = (VectorEnv("hanamikoji", "standard", 2, 4, seed=1, truth=truth) for truth in (False, True))
    assert blind.truth_row is None
    assert seeing.truth_row is not None
    assert seeing.truth_row.shape == seeing.observation.shape
    assert shown(blind) == shown(seeing)
    down = [field.name for field in seeing.fields].index("their_down")
    at = sum(field.size for field in seeing.fields[:down])
    assert (seeing.observation[:, at] > 0).all()
    assert (seeing.truth_row[:, at] == 0).all()


# ---------------------------------------------------------------------- rewards


@pytest.mark.parametrize("reward", ["win", "placement"])
@pytest.mark.parametrize("episode", ["round", "match"])
@first_seats
def test_rewards_are_paid_when_an_episode_ends_and_sum_to_zero(setting: Setting, episode: str, reward: str) -> None:
    env = env_of(setting, 8, seed=2, episode=episode, reward=reward)
    paid = 0
    for _ in range(times(300, 5_000)):
        env.step(env.sample())
        assert (env.reward[env.done == 0] == 0).all()
        assert np.allclose(env.reward.sum(axis=1), 0, atol=1e-6)
        assert np.abs(env.reward).max() <= 1
        paid += int((np.abs(env.reward[env.done == 1]).max(axis=1) > 0).sum()) if env.done.any() else 0
    assert paid or not compiled() or episode == "match"


def test_gains_are_those_of_the_rules() -> None:
    """A round of Love Letter brings its winners a token each, and at most one for the Spy besides."""
    env = VectorEnv("love-letter", "2019", 3, 16, seed=1, reward="gain")
    totals = np.zeros(3)
    for _ in range(200):
        env.step(env.sample())
        assert set(env.reward[env.done == 1].sum(axis=1)) <= {0, 1, 2, 3, 4}
        totals += env.reward.sum(axis=0)
    assert totals.min() > 0


# ---------------------------------------------------------------------- opponents


def test_bots_play_the_other_seats_and_the_seat_that_learns_changes() -> None:
    env = VectorEnv("love-letter", "2012", 2, 4, seed=1, opponents=["thumb"])
    seats = set()
    for _ in range(60):
        before = env.episodes.copy()
        asked = env.seat.copy()
        env.step(env.sample())
        same = env.episodes == before
        assert (env.seat[same] == asked[same]).all()
        seats |= set(env.seat.tolist())
    assert seats == {0, 1}


def test_rules_of_thumb_beat_chance_from_inside() -> None:
    env = VectorEnv("love-letter", "2012", 2, 64, seed=1, opponents=["thumb"])
    won = played = 0.0
    for _ in range(times(100, 1_000)):
        before = env.seat.copy()
        env.step(env.sample())
        rows = np.flatnonzero(env.done)
        won += sum(env.reward[row, before[row]] > 0 for row in rows)
        played += len(rows)
    assert played > 20
    assert won < 0.4 * played


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_is_refused_before_anything_is_played(threads: int) -> None:
    env = VectorEnv("love-letter", "2012", 2, 4, seed=1, threads=threads)
    before = shown(env)
    for wrong in (-1, len(env.actions), 10**9, int(np.flatnonzero(env.mask[2] == 0)[0])):
        actions = env.sample()
        actions[2] = wrong
        with pytest.raises(Refused) as refused:
            env.step(actions)
        assert refused.value.code == "illegal-action-at"
        assert refused.value.arguments["table"] == 2
        assert refused.value.arguments["action"] == wrong
        assert shown(env) == before


def test_an_illegal_action_loses_where_that_is_chosen() -> None:
    env = VectorEnv("love-letter", "2019", 3, 2, seed=1, illegal="loss")
    actions, seat = env.sample(), int(env.seat[1])
    actions[1] = -5
    env.step(actions)
    assert env.done.tolist()[1] == 1
    assert [round(reward, 2) for reward in env.reward[1].tolist()] == [-1 if s == seat else 0.5 for s in range(3)]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"n": 0}, "bad-option-value"),
        ({"threads": 0}, "bad-option-value"),
        ({"history": -1}, "bad-option-value"),
        ({"episode": "week"}, "bad-option-value"),
        ({"reward": "fame"}, "bad-option-value"),
        ({"illegal": "repair"}, "bad-option-value"),
        ({"opponents": ["thumb", "thumb"]}, "wrong-opponents"),
        ({"opponents": ["nobody"]}, "bad-option-value"),
        ({"seed": [1]}, "wrong-seeds"),
        ({"seats": 7}, "wrong-seats"),
        ({"edition": "1812"}, "unknown-edition"),
        ({"game_name": "chess"}, "unknown-game"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, t.Any], code: str) -> None:
    usual: dict[str, t.Any] = {"game_name": "love-letter", "edition": "2012", "seats": 2, "n": 2}
    with pytest.raises(BadOption) as refused:
        VectorEnv(**usual | wrong)
    assert refused.value.code == code


@pytest.mark.parametrize("threads", [1, 2])
def test_too_few_actions_are_refused(threads: int) -> None:
    env = VectorEnv("love-letter", "2012", 2, 4, seed=1, threads=threads)
    with pytest.raises(Refused, match="wrong-actions"):
        env.step(env.sample()[:3])
    with pytest.raises(Refused, match="wrong-actions"):
        env.sample(np.zeros(3, np.int64))


def test_nobody_loads_it_who_does_not_ask_for_it() -> None:
    code = "import sys, kartaro.cli.program, kartaro.host; print({'numpy', 'kartaro.env'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
