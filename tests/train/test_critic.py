"""A critic that sees all cards: it knows what nobody is shown, and nothing of it reaches the net that plays."""

from __future__ import annotations

import dataclasses
import typing as t
import zlib

import numpy as np
import pytest
from tests.train.test_training import SMALL, state_of, stopped

from kartaro.bots.weights import CHECKSUM_SIZE, read, sizes
from kartaro.games import features_of, game
from kartaro.train.critic import Critic
from kartaro.train.model import new_params, without_unlearned
from kartaro.train.run import Plan, Training
from kartaro.train.tables import AllTables, Setting, shown_for

if t.TYPE_CHECKING:
    from pathlib import Path

WITH = dataclasses.replace(SMALL, critic=True)
SETTINGS = (Setting("2012", 2), Setting("2019", 4))


def training(recipe: t.Any = WITH, *settings: Setting) -> Training:  # noqa: ANN401 - a recipe
    return Training(Plan("love-letter", settings or SETTINGS, recipe))


def test_the_net_is_given_the_same_bytes_with_and_without() -> None:
    """And makes the same moves of them; only what is thought of these moves differs."""
    one, other = training(), training(SMALL)
    seen, plain = one.learner.play(one.tables), other.learner.play(other.tables)
    assert seen.rows.tobytes() == plain.rows.tobytes()
    assert seen.legal.actions.tobytes() == plain.legal.actions.tobytes()
    assert seen.chosen.tobytes() == plain.chosen.tobytes()
    assert seen.log.tobytes() == plain.log.tobytes()
    assert seen.advantage.tobytes() != plain.advantage.tobytes()
    assert seen.truth.shape[1] > plain.truth.shape[1] == 0


def test_what_the_critic_sees_changes_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither before it has learned nor after: other cards in its rows, the same rows and moves of the net."""
    one, other = training(), training()
    for each in (one, other):
        each.step()
    width = t.cast("Critic", other.learner.critic).truth.width
    monkeypatch.setattr(other.learner.critic, "rows", lambda tables: np.full((tables.n, width), 3, np.uint8))
    seen, blind = one.learner.play(one.tables), other.learner.play(other.tables)
    for name in ("rows", "chosen", "log"):
        assert getattr(seen, name).tobytes() == getattr(blind, name).tobytes()
    assert seen.advantage.tobytes() != blind.advantage.tobytes()


def test_a_file_of_weights_holds_nothing_of_the_critic() -> None:
    made = training()
    made.step()
    content = made.net()
    weights = read(content, game("love-letter"), "net")
    layout = weights.layout
    numbers = zlib.decompress(content[:-CHECKSUM_SIZE].split(b"\n", 2)[2])
    assert len(numbers) == 2 * sum(sizes(layout.n_columns, len(layout.parts), SMALL.hidden))
    assert layout.n_columns == made.learner.average["into_first"].shape[0]
    learned = without_unlearned(made.learner.average, new_params(made.shown, SMALL.hidden, made.plan.seed))
    assert weights.layers.into_first.tolist() == halved(learned["into_first"])


def halved(numbers: t.Any) -> list[float]:  # noqa: ANN401 - an array of NumPy
    """As a file keeps them."""
    return t.cast("list[float]", numbers.astype(np.float16).ravel().tolist())


@pytest.mark.parametrize("setting", [*SETTINGS, Setting("2019", 3)])
def test_it_sees_every_hand_wherever_it_sits(setting: Setting) -> None:
    """The hand of the next seat as that one sees it, at tables with fewer seats as well."""
    shown = shown_for("love-letter", [Setting("2019", 4)])
    critic, tables = Critic(shown, (16, 8), 1), AllTables(shown, [setting], 8, 3, truth=True)
    rows, (column, _) = critic.rows(tables), critic.truth.layout.columns["b_hand"]
    env = tables.groups[0].env
    features = features_of(env.game, env.edition, setting.seats)
    names = [field.name for field in env.fields]
    at = sum(field.size for field in env.fields[: names.index("a_hand")])
    for row in range(8):
        following = (int(tables.seat()[row]) + 1) % setting.seats
        own_row = features.encoded(env.table(row).kept[following], following)
        assert rows[row, critic.truth.place[column]] == own_row[at] > 1


def test_it_learns_what_only_the_truth_tells() -> None:
    """Whether the other hand is a Guard: at tables that it has learned from, and at others."""
    setting = Setting("2012", 2)
    shown = shown_for("love-letter", [setting])
    critic = Critic(shown, (16, 8), 1)
    guard = game("love-letter").cards.index("guard") + 2
    place = critic.truth.place[critic.truth.layout.columns["b_hand"][0]]
    known, other = (AllTables(shown, [setting], 512, seed, truth=True) for seed in (3, 5))
    rows, truth = known.rows(), critic.rows(known)
    for _ in range(60):
        critic.learn(rows, truth, np.where(truth[:, place] == guard, 1.0, -1.0), 1e-2)
    for tables in (known, other):
        truth = critic.rows(tables)
        assert ((critic.value(tables.rows(), truth) > 0) == (truth[:, place] == guard)).mean() > 0.95


def test_a_training_with_a_critic_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, second = training(), stopped(training(), tmp_path)
    for each in (whole, whole, second):
        each.step()
    assert state_of(whole) == state_of(second)
