"""The door of OpenSpiel: its own tests, what information states say, and its solvers on small decks."""

from __future__ import annotations

import copy
import io
import pickle
import random
import typing as t
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy
from tests.counts.decks import SmallDeck
from tests.counts.golden import rows_by_reference
from tests.env.shown import every, first_seats
from tests.scale import LONG, times

from kartaro._speed import compiled
from kartaro.core.errors import KartaroError
from kartaro.env import openspiel as door
from kartaro.env.efg import Tree
from kartaro.env.position import CHANCE, TERMINAL, Episodes

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.env.position import Position

TINY = "guard+guard+priest+princess"
SMALL_GAME = f"kartaro_love_letter(edition=2012,players=2,deck={TINY},turned_up=0)"


def game_of(setting: Setting, **more: str) -> t.Any:  # noqa: ANN401 - of pyspiel
    parameters = {"edition_name": setting.edition.name, "players": setting.seats, **more}
    return pyspiel.load_game(door.short_name(setting.game), parameters)


def walk(game: t.Any, seed: int) -> t.Iterator[t.Any]:  # noqa: ANN401 - of pyspiel
    """The states of an episode in which everything happens by chance."""
    dice = random.Random(seed)  # noqa: S311 - a test
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


# ---------------------------------------------------------------------- OpenSpiel's own


@every
def test_it_passes_the_random_simulation_of_openspiel(setting: Setting) -> None:
    """Which copies, undoes nothing, compares histories, checks sums of returns and whatever is observed."""
    pyspiel.random_sim_test(game_of(setting), num_sims=times(1, 10), serialize=False, verbose=False)


@first_seats
def test_states_are_written_and_read_back(setting: Setting) -> None:
    game = game_of(setting)
    for step, state in enumerate(walk(game, 3)):
        if step % 40 == 0:
            other = game.deserialize_state(state.serialize())
            assert str(other) == str(state)
            assert other.current_player() == state.current_player()


class TestEveryGame:
    """What OpenSpiel asks of some states of any game."""

    @pytest.mark.parametrize("name", sorted(door.NAMES))
    def test_it_passes_the_api_test(self, name: str) -> None:
        case = type(
            "Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name}
        )
        assert_passes(case)


def test_a_small_deck_passes_the_api_test_of_whole_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    """With perfect recall, and with the numbers that docs/research.md gives."""
    chances, asked, ends, sets = COUNTS[TINY]
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "small", (chances, asked, ends))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "small", sets)
    game = pyspiel.load_game(SMALL_GAME)
    assert_passes(type("Case", (api_test.EnforceAPIOnFullTreeBase,), {"game": game, "game_name": "small"}))


def assert_passes(case: t.Any) -> None:  # noqa: ANN401 - a class of tests
    import unittest  # noqa: PLC0415 - OpenSpiel's tests are written for it

    result = unittest.TextTestRunner(io.StringIO()).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun > 3
    assert not [*result.failures, *result.errors]


# ---------------------------------------------------------------------- information


@every
def test_information_states_are_what_a_seat_was_told(setting: Setting) -> None:
    """Equal strings where the facts are, and tensors that differ where strings do; legal moves follow from both."""
    game = game_of(setting)
    seen: dict[str, tuple[list[int], bytes]] = {}
    texts: dict[bytes, str] = {}
    for seed in range(times(3, 30)):
        for state in walk(game, seed):
            player = state.current_player()
            if player < 0:
                continue
            text = state.information_state_string()
            tensor = np.asarray(state.information_state_tensor(), np.float32).tobytes()
            assert seen.setdefault(text, (state.legal_actions(), tensor)) == (state.legal_actions(), tensor)
            assert texts.setdefault(tensor, text) == text or len(state.position.heard[player]) > door.TOLD_IN_TENSOR
            assert len(text.splitlines()) == len(state.position.heard[player]) + 1
    assert len(seen) > 3 or not compiled()


@every
def test_what_a_player_cannot_see_makes_no_difference_to_it(setting: Setting) -> None:
    """Another world that the player thinks possible: the same string, tensors and legal actions."""
    game = game_of(setting)
    dice = random.Random(1)  # noqa: S311 - a test
    resampled = 0
    for state in walk(game, 5):
        player = state.current_player()
        if player < 0 or dice.random() > 0.5:
            continue
        other = state.resample_from_infostate(player, dice.random)
        resampled += 1
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        if resampled > times(10, 200):
            break
    assert resampled


def test_a_resampled_state_can_be_played_to_its_end() -> None:
    game = pyspiel.load_game("kartaro_love_letter(players=3)")
    dice = random.Random(2)  # noqa: S311 - a test
    worlds = set()
    for state in walk(game, 9):
        if state.current_player() < 0:
            continue
        other = state.resample_from_infostate(state.current_player(), dice.random)
        worlds.add(str(other))
        while not other.is_terminal():
            other.apply_action(dice.choice(other.legal_actions()))
        assert abs(sum(other.returns())) < 1e-6
    assert len(worlds) > 3


def test_actions_and_outcomes_have_names() -> None:
    game = pyspiel.load_game("kartaro_love_letter(edition=2012)")
    for state in walk(game, 4):
        if not state.is_terminal():
            names = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
            assert len(set(names)) == len(names)
            assert (
                abs(sum(share for _, share in state.chance_outcomes()) - 1) < 1e-9 if state.is_chance_node() else True
            )


# ---------------------------------------------------------------------- copies


def test_a_copy_costs_little_and_goes_its_own_way() -> None:
    game = pyspiel.load_game("kartaro_spicy(players=4)")
    states = [state.clone() for state in walk(game, 1)]
    texts = [str(state) for state in states]
    for state in states[:-1]:
        state.clone().apply_action(state.legal_actions()[0])
    assert [str(state) for state in states] == texts


def test_tables_of_positions_that_are_gone_are_used_again() -> None:
    episodes = Episodes("love-letter", "2012", 2)
    for _ in range(50):
        position = episodes.start
        while position.player != TERMINAL:
            chance = position.player == CHANCE
            position = position.after(position.chances()[0][0] if chance else position.actions()[0])
    assert len(vars(episodes)["_pool"]) < 10


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position))])  # noqa: S301 - our own
def test_a_position_is_pickled_and_copied(duplicate: t.Callable[[t.Any], t.Any]) -> None:
    position = Episodes("hanamikoji", "", 2).start
    while position.player == CHANCE:
        position = position.after(position.chances()[0][0])
    other = duplicate(position)
    assert other.actions() == position.actions()
    assert other.after(other.actions()[0]).heard == position.after(position.actions()[0]).heard


# ---------------------------------------------------------------------- small decks

COUNTS = {
    TINY: (23, 24, 64, 14),
    "guard+guard+priest+baron+princess": (103, 368, 972, 98),
    "guard+guard+priest+handmaid+princess": (103, 408, 988, 108),
    "guard+guard+priest+baron+handmaid+princess": (583, 6_824, 14_072, 1_796),
    "guard+priest+baron+prince+king+princess": (1_035, 8_544, 18_720, 2_780),
}
"""Of decks: positions at which chance decides, at which a seat does, ends, and information sets."""


def test_the_page_has_these_counts() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    for deck, counts in COUNTS.items():
        assert f"| `{deck}` | {' | '.join(f'{count:,}' for count in counts)} |" in page


@pytest.mark.parametrize("deck", COUNTS)
def test_an_independent_implementation_counts_the_same(deck: str) -> None:
    """It knows nothing of our rules: tests/counts/reference.py."""
    small = SmallDeck(deck, deck.replace("+", " "), 2, discards_break_ties=True, spy_bonus=False, turned_up=0)
    rows = rows_by_reference(small)
    assert sum(row[1] for row in rows) == COUNTS[deck][2]
    assert sum(row[2] for row in rows) == COUNTS[deck][3]


@pytest.mark.parametrize("deck", COUNTS)
def test_small_decks_have_as_many_positions_and_information_sets_as_the_page_says(deck: str) -> None:
    episodes = Episodes("love-letter", "2012", 2, options={"deck": deck, "turned_up": "0"})
    chances = asked = ends = 0
    sets = set()
    left: list[Position] = [episodes.start]
    while left:
        position = left.pop()
        if position.player == TERMINAL:
            ends += 1
        elif position.player == CHANCE:
            chances += 1
            left += [position.after(outcome) for outcome, _ in position.chances()]
        else:
            asked += 1
            sets.add(position.text(position.player))
            left += [position.after(action) for action in position.actions()]
    assert (chances, asked, ends, len(sets)) == COUNTS[deck]


def test_cfr_comes_close_to_an_equilibrium() -> None:
    game = pyspiel.load_game(SMALL_GAME)
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, UniformRandomPolicy(game))
    for _ in range(30):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < 0.1 * before


def test_sampling_solvers_and_best_responses_run_unchanged() -> None:
    game = pyspiel.load_game(SMALL_GAME)
    uniform = TabularPolicy(game)
    response = best_response.BestResponsePolicy(game, 0, uniform)
    assert response.value(game.new_initial_state()) > 0
    worst = exploitability.nash_conv(game, uniform)
    for solver in (
        external_sampling_mccfr.ExternalSamplingSolver(game),
        outcome_sampling_mccfr.OutcomeSamplingSolver(game),
    ):
        np.random.seed(1)  # noqa: NPY002 - the solvers draw from it
        for _ in range(150):
            solver.iteration()
        assert exploitability.nash_conv(game, solver.average_policy()) < worst


def ismcts_against_chance(game: t.Any, rounds: int, simulations: int) -> float:  # noqa: ANN401 - of pyspiel
    """What OpenSpiel's ISMCTS is paid for rounds from both seats, all dice being settled."""
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(2),
    )
    dice = random.Random(3)  # noqa: S311 - a test
    total = 0.0
    for seed in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            mine = state.current_player() == seed % 2
            state.apply_action(bot.step(state) if mine else dice.choice(state.legal_actions()))
        total += state.returns()[seed % 2]
    return total


def test_ismcts_wins_more_than_it_loses_with_a_small_deck() -> None:
    rounds = times(40, 400)
    game = pyspiel.load_game(SMALL_GAME.replace(TINY, "guard+guard+priest+baron+handmaid+princess"))
    assert ismcts_against_chance(game, rounds, simulations=times(20, 100)) > 0.1 * rounds


def test_ismcts_plays_whole_decks_to_the_end() -> None:
    """One round; in the long run enough of them to be ahead of chance."""
    game = pyspiel.load_game("kartaro_love_letter(edition=2012,players=2)")
    rounds = times(1, 60)
    paid = ismcts_against_chance(game, rounds, simulations=times(5, 100))
    assert paid > 0 if LONG else paid in (-1.0, 0.0, 1.0)


def test_ppo_of_openspiel_runs_unchanged_where_torch_is_installed() -> None:
    """`./test` does not bring it. The first seat learns; chance has the other. In the long run it comes to win."""
    torch = pytest.importorskip("torch")
    from open_spiel.python import rl_environment, vector_env  # noqa: PLC0415 - they import torch, or go with it
    from open_spiel.python.pytorch.ppo import PPO, PPOAgent  # noqa: PLC0415 - as above

    dice = random.Random(1)  # noqa: S311 - a test

    class AgainstChance(rl_environment.Environment):  # type: ignore[misc]  # OpenSpiel has no types
        def reset(self) -> t.Any:  # noqa: ANN401 - of OpenSpiel
            moment = self.answered(super().reset())
            return self.reset() if moment.last() else moment

        def step(self, actions: list[int]) -> t.Any:  # noqa: ANN401 - of OpenSpiel
            return self.answered(super().step(actions))

        def answered(self, moment: t.Any) -> t.Any:  # noqa: ANN401 - of OpenSpiel
            while not moment.last() and moment.current_player() != 0:
                moment = super().step([dice.choice(moment.observations["legal_actions"][moment.current_player()])])
            return moment

    torch.manual_seed(1)
    game = pyspiel.load_game(SMALL_GAME)
    tables = vector_env.SyncVectorEnv([AgainstChance(game) for _ in range(4)])
    shape = tuple(np.array(game.information_state_tensor_shape()).flatten())
    agent = PPO(
        input_shape=shape,
        num_actions=game.num_distinct_actions(),
        num_players=2,
        num_envs=4,
        steps_per_batch=16,
        agent_fn=PPOAgent,
    )
    moment = tables.reset()
    batches, paid = times(2, 60), []
    for _ in range(batches):
        for _ in range(16):
            moment, reward, done, _ = tables.step(agent.step(moment), reset_if_done=True)
            agent.post_step([one[0] for one in reward], done)
            paid += [one[0] for one, ended in zip(reward, done, strict=True) if ended]
        agent.learn(moment)
    assert agent.total_steps_done == 64 * batches
    assert paid
    if LONG:
        assert np.mean(paid[-len(paid) // 3 :]) > np.mean(paid[: len(paid) // 3])


def test_a_tree_that_is_exported_is_the_same_game() -> None:
    """OpenSpiel's C++ reads it, and its CFR comes to the same value as on the game itself."""
    tree = Tree(Episodes("love-letter", "2012", 2, options={"deck": TINY, "turned_up": "0"}), 10_000)
    exported = pyspiel.load_efg_game("\n".join(tree.lines()))
    chances, asked, ends, sets = COUNTS[TINY]
    assert tree.nodes == chances + asked + ends
    assert sum(map(len, tree.sets)) == sets
    values = []
    for game in (exported, pyspiel.load_game(SMALL_GAME)):
        solver = cfr.CFRSolver(game)
        for _ in range(100):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        values.append(expected_game_score.policy_value(game.new_initial_state(), [policy, policy]))
    assert np.allclose(values[0], values[1], atol=0.02)


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(KartaroError, match="tree-too-large"):
        list(Tree(Episodes("love-letter", "2012", 2), 100).lines())


@pytest.mark.parametrize("parameters", ["edition=1812", "players=9", "deck=joker", "episode=day", "turned_up=4"])
def test_what_there_is_not_is_refused(parameters: str) -> None:
    with pytest.raises(Exception, match=r"edition|seats|value|option"):
        pyspiel.load_game(f"kartaro_love_letter({parameters})")
