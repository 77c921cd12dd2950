"""Workers that play while the net learns: the same net whoever plays, one round behind, and nothing is lost."""

from __future__ import annotations

import dataclasses
import typing as t

import numpy as np
import pytest
from tests.bots.nets import net_file
from tests.train.test_training import SMALL, state_of

from kartaro.arena.playing import Nobody
from kartaro.bots.weights import from_file
from kartaro.cli import main
from kartaro.cli.train import WARM, begin, shared_plan
from kartaro.core.errors import BadOption
from kartaro.train.model import forward
from kartaro.train.playing import SHARES, joined
from kartaro.train.rivals import params_of
from kartaro.train.run import Plan, Training
from kartaro.train.tables import Setting

if t.TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from kartaro.train.playing import Ahead, Playing, Round, Task

SETTINGS = (Setting("2012", 2), Setting("2019", 3))
LEAGUE = dataclasses.replace(SMALL, league=0.25, chance=0.25, thumb=0.25)


class Here:
    """A pool without processes. Of what it is given it does the last first."""

    def __init__(self, job: Playing) -> None:
        self.job = job
        self.done: list[Task] = []

    def __enter__(self) -> t.Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def run(self, tasks: Iterable[Task]) -> Iterator[list[Round]]:
        self.done = list(tasks)
        return iter([self.job.do(task, Nobody()) for task in reversed(self.done)])


def begun(recipe: t.Any = LEAGUE, tasks: int = SHARES, seed: int = 1) -> Training:  # noqa: ANN401 - a recipe
    return played_here(Training(Plan("love-letter", SETTINGS, recipe, seed, ahead=True)), tasks)


def played_here(training: Training, tasks: int = SHARES) -> Training:
    ahead = t.cast("Ahead", training.ahead)
    ahead.pool, ahead.tasks = Here(ahead.job), tasks
    training.learner.league.every = 1
    return training


def steps(training: Training, number: int) -> list[bytes]:
    for _ in range(number):
        training.step()
    return [*state_of(training), *(share.tables for share in t.cast("Ahead", training.ahead).shares)]


def test_the_same_net_however_many_play_and_whoever_is_first() -> None:
    """Two processes, beside one player that takes the shares one by one, the last first."""
    training = Training(Plan("love-letter", SETTINGS, LEAGUE, ahead=True))
    training.learner.league.every = 1
    with training.workers(2):
        by_processes = steps(training, 3)
    assert by_processes == steps(begun(), 3) == steps(begun(tasks=1), 3)
    assert by_processes != steps(begun(seed=2), 3)


def test_it_learns_from_the_round_before() -> None:
    training = begun()
    before = {name: value.copy() for name, value in training.learner.params.items()}
    training.step()
    ahead = t.cast("Ahead", training.ahead)
    assert training.samples == 0
    assert all((training.learner.params[name] == value).all() for name, value in before.items())
    played = joined([one.played for one in ahead.played])
    training.step()
    assert training.samples == len(played.log) > 0
    assert any((training.learner.params[name] != value).any() for name, value in before.items())
    task = t.cast("Here", ahead.pool).done[0]
    assert all((task.weights["params"][name] == value).all() for name, value in before.items())


def test_what_is_learned_from_was_played_and_judged_by_the_weights_of_its_task() -> None:
    """Its logarithms are those of the net that played, its anchor is the average of that time."""
    training = begun()
    steps(training, 3)
    ahead = t.cast("Ahead", training.ahead)
    weights = t.cast("Here", ahead.pool).done[0].weights
    played, shown = joined([one.played for one in ahead.played]), training.shown
    made, thought = (forward(weights[kind], shown, played.rows, played.legal) for kind in ("params", "average"))
    assert played.log == pytest.approx(made.logs[played.legal.starts + played.chosen], abs=1e-5)
    assert np.concatenate([one.anchor for one in ahead.played]) == pytest.approx(thought.logs, abs=1e-5)


def test_it_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, first = begun(), begun()
    steps(first, 2)
    first.save(tmp_path)
    second = played_here(Training.resumed(tmp_path))
    second.learner.league.every = first.learner.league.every
    assert steps(whole, 4) == steps(second, 2)
    assert (whole.samples, whole.learner.rounds) == (second.samples, second.learner.rounds)


def test_shares_are_tables_as_the_plan_has_them() -> None:
    """With the same others at the same share of them, the same episodes, and the truth for a critic."""
    recipe = dataclasses.replace(SMALL, tables=64, thumb=0.25, critic=True)
    plan = Plan("love-letter", SETTINGS, recipe, episode="match")
    whole, ahead = (Training(dataclasses.replace(plan, ahead=ahead)) for ahead in (False, True))
    shares = [t.cast("Ahead", ahead.ahead).job.new_tables(seed) for seed in range(SHARES)]
    assert sum(share.n for share in shares) == whole.tables.n
    assert sum(share.is_apart.sum() for share in shares) == whole.tables.is_apart.sum() == 16
    for group in (group for tables in (whole.tables, *shares) for group in tables.groups):
        assert not group.env.of_rounds
        assert group.env.truth_row is not None


def test_processor_time_of_workers_counts() -> None:
    training = begun()
    training.step()
    rounds = t.cast("Ahead", training.ahead).played
    assert len(rounds) == SHARES
    assert training.seconds > sum(one.seconds for one in rounds) > 0


WISHED: dict[str, t.Any] = {
    "game": "spicy", "edition": "id", "settings": (), "seats": "2", "samples": 1, "seed": 1,
    "from": "", "critic": "", "jobs": None, "ray": None,
}  # fmt: skip


def test_with_one_job_it_plays_and_learns_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartaro.arena.running.cores", lambda: 2)
    plans = [shared_plan({**WISHED, **more}) for more in ({}, {"jobs": 3}, {"jobs": 1}, {"jobs": 1, "ray": "local"})]
    assert [plan.ahead for plan in plans] == [True, True, False, True]
    assert Plan.from_json(plans[0].as_json()) == plans[0]
    monkeypatch.setattr("kartaro.arena.running.cores", lambda: 1)
    assert not shared_plan(WISHED).ahead


def test_a_critic_is_one_of_two() -> None:
    assert [shared_plan({**WISHED, "critic": name}).recipe.critic for name in ("", "own", "truth")] == [0, 0, 1]
    with pytest.raises(BadOption) as refused:
        shared_plan({**WISHED, "critic": "everybody"})
    assert refused.value.code == "bad-option-value"


def test_a_training_begins_as_what_was_said() -> None:
    """With another rate of learning, and no narrower than the net that it begins as."""
    plan, scratch, usual = (shared_plan({**WISHED, "from": start}) for start in ("net", "scratch", ""))
    assert (plan.start, scratch.start, usual.start) == ("net", "", "")
    assert plan.recipe == dataclasses.replace(usual.recipe, rate=WARM)
    assert Plan.from_json(plan.as_json()) == plan


def test_a_training_from_a_net_plays_as_that_does(tmp_path: Path) -> None:
    path = str(net_file(tmp_path, "love-letter", 3))
    training = begin(tmp_path, lambda: Plan("love-letter", (Setting("2019", 3),), SMALL, start=path), resumes=False)
    begun = params_of(from_file(path, training.shown.layout.game))
    assert (training.learner.average["into_first"][:, : begun["into_first"].shape[1]] == begun["into_first"]).all()
    assert training.learner.average["into_first"].tobytes() == training.learner.params["into_first"].tobytes()


def test_a_net_for_other_seats_is_nothing_to_begin_as(tmp_path: Path) -> None:
    path = str(net_file(tmp_path, "love-letter", 2))
    with pytest.raises(BadOption) as refused:
        begin(tmp_path, lambda: Plan("love-letter", (Setting("2019", 3),), SMALL, start=path), resumes=False)
    assert refused.value.code == "net-foreign"


def test_what_was_begun_in_turns_does_not_go_on_with_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Training(Plan("hanamikoji", (Setting("standard", 2),), SMALL)).save(tmp_path)
    assert main(["train", "--resume", "--jobs", "2", "--out", str(tmp_path), "--lang", "en"]) == 2
    assert "training-alone" in capsys.readouterr().err


def test_the_same_net_on_ray() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: ./test --long installs it")
    training = Training(Plan("love-letter", SETTINGS, LEAGUE, ahead=True))
    training.learner.league.every = 1
    with training.workers(2, "local"):
        on_ray = steps(training, 3)
    assert on_ray == steps(begun(), 3)
