"""Looking for weaknesses: tables with bots are those of the environment, and what is exact agrees with OpenSpiel."""

from __future__ import annotations

import dataclasses
import json
import shlex
import typing as t

import numpy as np
import pytest
from bench.weakness import ROWS, Row
from tests.bots.nets import net_file
from tests.train.small import DECK, episodes, exploitability

from kartaro.bots.chair import SeatedBot
from kartaro.bots.weights import from_file, shipped
from kartaro.cli import main
from kartaro.cli.exploit import exploit, response_plan
from kartaro.cli.train import plan_of, train
from kartaro.core.errors import BadOption, Refused
from kartaro.games import game
from kartaro.train import exact
from kartaro.train.bot_tables import BotTable, BotTables
from kartaro.train.model import forward, new_params
from kartaro.train.rivals import params_of
from kartaro.train.run import Plan, Training, results_against
from kartaro.train.self_play import Recipe
from kartaro.train.start import begin_from, widened
from kartaro.train.tables import Setting, Tables, shown_for

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.bots.chair import Chair
    from kartaro.core.fact import Fact

RECIPE = Recipe(samples=400, tables=8, steps=8, batch=32, hidden=(16, 8))
TINY = Setting("2012", 2, tuple(sorted(DECK.items())))
FIRST = f"{__name__}:First"


class First(SeatedBot):
    """A bot that plays the first of its moves, in the order of actions."""

    name = "first"

    def __init__(self, chair: Chair, seed: int) -> None:
        super().__init__(chair)
        del seed
        self.facts: list[Fact] = []

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        self.facts.append(fact)

    def choose(self, codes: list[int]) -> int:
        from kartaro.games import features_of  # noqa: PLC0415 - as a bot of somebody's would

        features = features_of(self.chair.game, self.chair.edition, self.chair.seats)
        return min(codes, key=lambda code: features.action_of(code, self.chair.seat))


# Live tables


@pytest.mark.parametrize(
    ("name", "edition", "seats", "steps"),
    [
        ("love-letter", "2012", 2, 60),
        ("love-letter", "2019", 3, 40),
        ("hanamikoji", "standard", 2, 40),
        ("spicy", "id", 2, 90),
    ],
)
def test_a_live_table_shows_what_the_environment_shows(name: str, edition: str, seats: int, steps: int) -> None:
    """Byte by byte, with the same deals and the same moves: rows, legal actions, the seat, what is paid."""
    setting, seed = Setting(edition, seats), 9
    shown = shown_for(name, [setting])
    live = BotTable(Tables(shown, setting, 1, 0), FIRST, seed)
    outside = Tables(shown, setting, 1, [seed])
    dice = np.random.default_rng(3)
    learner, ends = seed % seats + 1, 0
    for _ in range(steps):
        learner, _ = others_play(outside, learner % seats)
        assert live.learner == outside.env.seat[0]
        assert live.row().tobytes() == outside.rows()[0].tobytes()
        legal = outside.legal().actions
        assert live.legal() == legal.tolist()
        action = int(dice.choice(legal))
        paid, done = live.step(action)
        outside.step(np.array([action]))
        learner, expected = others_play(outside, learner)
        assert done == (expected is not None)
        assert expected is None or paid == expected
        ends += done
    assert ends > 1


def others_play(tables: Tables, learner: int) -> tuple[int, list[float] | None]:
    """Let the seats play that do not learn; who learns now, and what the first episode has paid that ended."""
    env, paid = tables.env, None
    while True:
        if env.done[0]:
            paid = paid or env.reward[0].tolist()
            learner = (learner + 1) % env.seats
            env.done[0] = 0
        if env.seat[0] == learner:
            return learner, paid
        tables.step(tables.legal().actions[:1])


def bot_tables(bot: str = "search@5", n: int = 6) -> BotTables:
    settings = [Setting("2012", 2), Setting("2019", 3)]
    return BotTables(shown_for("love-letter", settings), settings, n, 3, bot)


def play_on(tables: BotTables, steps: int) -> list[bytes]:
    """By the last legal action of each table."""
    seen = []
    for _ in range(steps):
        legal = tables.legal()
        paid, done = tables.step(legal.actions[np.cumsum(legal.counts) - 1])
        seen += [tables.rows().tobytes(), paid.tobytes(), done.tobytes(), tables.seat().tobytes()]
    return seen


def test_it_makes_no_difference_in_how_many_threads_bots_think() -> None:
    one, three = bot_tables(), bot_tables()
    three.share_out(3)
    assert play_on(one, 12) == play_on(three, 12)
    assert one.results() == three.results() != []
    assert one.results() == []


def test_live_tables_go_on_where_they_were() -> None:
    one, other = bot_tables(), bot_tables()
    play_on(one, 7)
    other.unpack(json.loads(json.dumps(one.pack())))
    assert play_on(one, 12) == play_on(other, 12)


def test_an_episode_counts_though_the_seat_was_never_asked() -> None:
    """A Guard of whoever begins may end a round of Love Letter at once."""
    tables = bot_tables("thumb", n=40)
    ended = sum(int(np.frombuffer(done, bool).sum()) for done in play_on(tables, 20)[2::4])
    results = tables.results()
    assert len(results) > ended
    assert set(results) <= {-1.0, 0.5, 1.0, -0.5, 0.0}


def test_a_net_is_measured_by_rounds_in_which_it_was_never_asked_as_well() -> None:
    """As the arena counts: whoever falls to the first Guard has lost a round."""
    setting = Setting("2012", 2)
    shown = shown_for("love-letter", [setting])
    params = params_of(shipped(game("love-letter"), game("love-letter").edition("2012"), 2))
    shares = 0.5 + results_against(params, shown, setting, "thumb", 800) / 2
    assert len(shares) == 800
    assert 0.52 < shares.mean() < 0.59  # 56.5 % in the arena; 61 % if only those counted in which it was asked


def test_a_training_against_a_bot_that_thinks_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    plan = Plan("love-letter", (TINY,), RECIPE, against="search@5", start="net")
    whole, first = Training(plan), Training(plan)
    for training in (whole, first):
        training.step()
    first.save(tmp_path)
    second = Training.resumed(tmp_path)
    assert second.plan == plan
    for training in (whole, second):
        training.step()
    assert all((second.learner.average[name] == value).all() for name, value in whole.learner.average.items())
    assert 0.0 <= whole.measure()["search@5"].share <= 1.0


def test_a_training_may_be_about_rounds_where_it_is_usually_about_matches(tmp_path: Path) -> None:
    plan = Plan("hanamikoji", (Setting("standard", 2),), RECIPE, episode="round")
    training = Training(plan)
    assert training.tables.pack()[0].of_rounds
    assert not Training(dataclasses.replace(plan, episode="")).tables.pack()[0].of_rounds
    training.save(tmp_path)
    assert Training.resumed(tmp_path).plan == plan


# Where a response begins


def test_a_net_that_was_widened_plays_as_before() -> None:
    shown = shown_for("hanamikoji", [Setting("standard", 2)])
    tables = Tables(shown, Setting("standard", 2), 6, 3)
    small = params_of(shipped(game("hanamikoji"), game("hanamikoji").edition(), 2))
    wide = widened(small, new_params(shown, (300, 140), 1))
    one, other = (forward(params, shown, tables.rows(), tables.legal()) for params in (small, wide))
    assert list(other.chances) == pytest.approx(list(one.chances), abs=1e-5)
    assert list(other.value) == pytest.approx(list(one.value), abs=1e-5)
    assert wide["into_first"][:, 256:].any()
    assert not wide["into_second"][256:, :128].any()


def test_a_response_begins_as_what_was_said(tmp_path: Path) -> None:
    wished = {"game": "hanamikoji", "edition": "", "settings": (), "seats": "2", "samples": None, "seed": None}
    assert response_plan("thumb", wished).start == ""
    thinking = response_plan("search@1000", wished)
    assert (thinking.start, thinking.recipe.hidden) == ("net", (512, 256))
    assert thinking.recipe.samples < response_plan("net", wished).recipe.samples
    assert response_plan("search@1000", {**wished, "from": "scratch"}).start == ""
    path = str(net_file(tmp_path, "hanamikoji", 2))
    plan = response_plan("thumb", {**wished, "from": path})
    assert plan.start == path
    training = Training(dataclasses.replace(plan, recipe=dataclasses.replace(RECIPE, hidden=(16, 8))))
    begin_from(training, path)
    small = params_of(from_file(path, game("hanamikoji")))
    assert (training.learner.average["into_first"][:, :12] == small["into_first"]).all()


def test_a_net_for_other_tables_is_no_beginning(tmp_path: Path) -> None:
    path = str(net_file(tmp_path, "love-letter", 4))
    with pytest.raises(BadOption, match="net-foreign"):
        begin_from(Training(Plan("love-letter", (Setting("2012", 2),), RECIPE)), path)


# Exactly

SMALL_TABLES = [
    ("love-letter", TINY),
    ("hanamikoji", Setting("standard", 2, (("actions", "gift"), ("items", "+".join(["tea"] * 3 + ["hairpin"] * 4))))),
    ("spicy", Setting("publisher", 2, (("deck", "c1+w2+sw"), ("hand_size", "1"), ("worlds_end_above", "1")))),
]


@pytest.mark.parametrize(("name", "setting"), SMALL_TABLES)
def test_openspiel_finds_the_best_response_that_we_find(name: str, setting: Setting, tmp_path: Path) -> None:
    """To a net that draws its moves, to one that plays its best, and to one that plays anything."""
    path, of = net_file(tmp_path, name, 2), exact.episodes_of(game(name), setting)
    for bot in (f"net={path}", f"net+best={path}", "random"):
        found = exact.exactly(bot, game(name), setting)
        assert found.exploitability == pytest.approx(exploitability(of, exact.policy_of(bot, of)), abs=1e-6)
        assert found.share == pytest.approx(0.5 + found.exploitability / 2)


def test_a_tree_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "MOST_NODES", 110)
    with pytest.raises(Refused, match="tree-too-large"):
        exact.exactly("random", game("love-letter"), TINY)
    assert exact.nodes_of(episodes(), 111) == 111


# The command

SMALL_DECK = [word for name, value in DECK.items() for word in ("--option", f"{name}={value}")]
TABLE = ["--game", "love-letter", "--edition", "2012", *SMALL_DECK, "--lang", "en", "--jobs", "2"]


def test_a_bot_that_thinks_is_exploited_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kartaro.cli.exploit.SLOW", {"samples": 1, "tables": 8, "steps": 8, "batch": 32})
    words = [
        "exploit",
        "search@5",
        *TABLE,
        "--games",
        "20",
        "--out",
        str(tmp_path),
        "--measure-against",
        "thumb,random",
    ]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "begins as: scratch" in said
    assert said.count("The best response found wins") == 3
    assert main([*words, "--resume", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["bot"], found["start"], found["episode"]) == ("search@5", "scratch", "round")
    assert [other["bot"] for other in found["others"]] == ["thumb", "random"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.command)
def test_every_published_command_can_be_given(row: Row) -> None:
    words = shlex.split(row.words)
    plan = plan_of(exploit.make_context("exploit", words).params)
    assert len(plan.settings) == 1
    if row.train:
        assert plan_of(train.make_context("train", shlex.split(row.train)).params).settings == plan.settings


def test_a_bot_is_exploited_by_another_and_exactly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["exploit", "random", *TABLE, "--by", "search@20", "--games", "20", "--out", str(tmp_path), "--json"]) == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["low"] <= found["share"] <= found["high"]
    assert (found["bot"], found["by"]) == ("random", "search@20")
    assert main(["exploit", "random", *TABLE[:-2], "--exact"]) == 0
    assert "That is exact, over 111 positions" in capsys.readouterr().out
