"""Training: what is shown is what bots are shown, the same seed trains the same net, and it learns what is known."""

from __future__ import annotations

import dataclasses
import json
import signal
import typing as t
from pathlib import Path

import numpy as np
import pytest
from tests.bots.nets import net_file
from tests.env.test_vector import Single
from tests.random_play import Setting as Played
from tests.train.small import DECK, episodes, exploitability

import kartaro.bots
from kartaro.bots import Bot, Chair, bot
from kartaro.bots.by_net import NetBot
from kartaro.bots.weights import read, written
from kartaro.cli import main
from kartaro.cli.exploit import response_plan
from kartaro.cli.output import INTERRUPTED, Output
from kartaro.cli.train import Course, plan_of
from kartaro.core.errors import BadOption
from kartaro.games import game
from kartaro.locale import Speech
from kartaro.train import bot_tables
from kartaro.train.curve import drawn as curve_drawn
from kartaro.train.exact import evenly, net_policy
from kartaro.train.model import ORDER, Pass, backward, forward, new_params, without_unlearned
from kartaro.train.rivals import League, Rival, own
from kartaro.train.run import CHECKPOINT, Plan, Training, recipe_of, results_against, strength_of
from kartaro.train.self_play import Played as Decisions
from kartaro.train.self_play import Recipe, drawn, slope
from kartaro.train.tables import AllTables, Legal, Setting, Tables, shown_for

if t.TYPE_CHECKING:
    from kartaro.train.bot_tables import BotTables, MixedTables
    from kartaro.train.model import Params

SMALL = Recipe(samples=4000, tables=24, steps=16, batch=128, hidden=(16, 8))
TABLES = [("love-letter", "2012", 2), ("love-letter", "2019", 4), ("hanamikoji", "standard", 2), ("spicy", "id", 3)]


# What is shown


@pytest.mark.parametrize(("name", "edition", "seats"), TABLES)
def test_a_bot_is_shown_what_a_training_shows(name: str, edition: str, seats: int, tmp_path: Path) -> None:
    """The same decisions with the same dice, at a table of the environment and in a match whose facts are told."""
    named, path = game(name), net_file(tmp_path, name, seats)
    setting = Setting(edition, seats)
    tables = Tables(shown_for(name, [setting]), setting, 1, [9], episode="round")
    single = Single(tables.env, Played(named, named.edition(edition), seats), 9)
    match, bots, heard = None, [], [0] * seats
    for _ in range(80):
        if single.match is not match:
            match, heard = single.match, [0] * seats
            bots = [bot(f"net={path}", Chair(named, match.edition, seats, seat), 1) for seat in range(seats)]
        for seat, made in enumerate(bots):
            for fact in match.told(seat, heard[seat]):
                made.hear(fact)
            heard[seat] = len(match.told(seat))
        asked = match.asked()[0]
        assert bytes(tables.rows()[0]) == given_to(bots[asked], tables)
        action = tables.env.sample()
        tables.env.step(action)
        single.play(int(action[0]))


def given_to(made: Bot, tables: Tables) -> bytes:
    """What a bot's net is given, in the order of a training."""
    assert isinstance(made, NetBot)
    glance = made.glance
    row = glance.net.features.encoded(made.view, glance.seat)
    given = np.frombuffer(bytes(row) + glance.told.written() + glance.options, np.uint8)
    rows = np.zeros(tables.shown.width, np.uint8)
    rows[tables.there] = given[tables.here]
    return bytes(rows)


@pytest.mark.parametrize(("name", "edition", "seats"), TABLES)
def test_a_bot_judges_as_the_net_that_was_trained(name: str, edition: str, seats: int) -> None:
    """But for what half precision takes away."""
    setting = Setting(edition, seats)
    training = Training(Plan(name, (setting,), SMALL))
    training.step()
    weights = read(training.net(), game(name), "net")
    tables = Tables(training.shown, setting, 1, 5)
    made = forward(training.learner.average, training.shown, tables.rows(), tables.legal())
    view, seat = tables.env.table(0).kept[int(tables.env.seat[0])], int(tables.env.seat[0])
    net = weights.at(tables.env.edition, seats)
    net.tell(b"".join(bytes(row[0]) for row in tables.told_rows()) + bytes(tables.options))
    codes = view.legal(seat)
    chances = dict(zip([net.features.action_of(code, seat) for code in codes], net.chances(view, seat), strict=True))
    assert [chances[action] for action in made.legal.actions] == pytest.approx(list(made.chances), abs=2e-3)
    assert net.value(view, seat) == pytest.approx(float(made.value[0]), abs=2e-2)


# What is learned

LEARNER = Recipe(
    samples=120_000, tables=128, steps=32, batch=512, hidden=(32, 16), rate=(3e-3, 3e-4), entropy=(0.05, 0.002)
)


def test_slopes_are_those_of_the_answers() -> None:
    """Compared with differences: of the logarithm of a chance and of a value."""
    shown = shown_for("hanamikoji", [Setting("standard", 2)])
    tables = Tables(shown, Setting("standard", 2), 6, 3)
    params = new_params(shown, (10, 8), 1)
    params["into_parts"] *= 100
    rows, legal = tables.rows(), tables.legal()
    chosen = legal.starts

    def loss(params: Params) -> float:
        made = forward(params, shown, rows, legal)
        return float(made.logs[chosen].sum() + (made.value**2).sum() / 2)

    made = forward(params, shown, rows, legal)
    by_logit = -made.chances
    by_logit[chosen] += 1
    slopes = backward(params, shown, made, by_logit, made.value)
    for name, slope_of in slopes.items():
        place = np.unravel_index(np.abs(slope_of).argmax(), slope_of.shape)
        moved = {**params, name: params[name].copy()}
        moved[name][place] += 1e-3
        less = {**params, name: params[name].copy()}
        less[name][place] -= 1e-3
        assert (loss(moved) - loss(less)) / 2e-3 == pytest.approx(slope_of[place], rel=0.02), name


def test_the_loss_pulls_toward_what_paid_and_no_further_than_the_clip() -> None:
    legal = Legal(np.array([2, 2]), np.array([0, 1, 0, 1]))
    chances = np.array([0.5, 0.5, 0.9, 0.1])
    played = Decisions(
        np.zeros((2, 1)), legal, np.array([0, 0]), np.log(np.array([0.5, 0.5])), np.array([1.0, -1.0]), np.zeros(2),
        np.zeros((2, 0)),
    )  # fmt: skip
    recipe = Recipe(damping=0.0)
    none = np.zeros(0)
    made = Pass(none, none, none, none, legal, chances, np.log(chances), np.zeros(2))
    pull = slope(made, made.logs, played, recipe, bonus=0.0)
    assert pull[0] < 0 < pull[1]  # it paid: more of it, less of the other
    assert pull[2] > 0 > pull[3]  # it cost, and has grown likelier since: less of it
    grown = played._replace(advantage=np.array([-1.0, 1.0]))
    pull = slope(made, made.logs, grown, recipe, bonus=0.0)
    assert list(pull[2:]) == [0.0, 0.0]  # it paid, but has grown by more than the clip already


def test_a_file_has_nothing_of_what_has_never_occurred() -> None:
    """Inputs and parts that were never learned are zeros there, which changes no move where they do not occur."""
    training = Training(Plan("spicy", (Setting("publisher", 2),), SMALL))
    played = training.learner.play(training.tables)
    training.learner.learn(played, 0.0)
    learned, fresh = training.learner.average, new_params(training.shown, SMALL.hidden, training.plan.seed)
    kept = without_unlearned(learned, fresh)
    left_out = (kept["into_first"] != learned["into_first"]).any(axis=1)
    assert left_out.sum() > 50
    assert (learned["into_first"][left_out] == fresh["into_first"][left_out]).all()
    assert (kept["into_first"][~left_out] == learned["into_first"][~left_out]).all()
    assert not kept["into_parts"][training.shown.layout.part["copy"]].any()
    one, other = (forward(params, training.shown, played.rows, played.legal) for params in (learned, kept))
    assert one.chances.tobytes() == other.chances.tobytes()
    assert one.value.tobytes() == other.value.tobytes()


def test_a_small_deck_is_learned_almost_exactly() -> None:
    """Two seats who play alike are paid 0; what a policy falls short of that is what the best response wins."""
    of = episodes()
    training = Training(Plan("love-letter", (Setting("2012", 2, tuple(sorted(DECK.items()))),), LEARNER))
    while not training.over():
        training.step()
    learned = net_policy(read(training.net(), of.game, "net"), of)
    assert exploitability(of, evenly) > 0.25
    assert exploitability(of, learned) < 0.02


# The same again


def state_of(training: Training) -> list[bytes]:
    return [value.tobytes() for of in training.kept().values() for value in of.values()]


@pytest.mark.parametrize("name", ["love-letter", "spicy"])
def test_the_same_seed_trains_the_same_net_and_another_one_another(name: str) -> None:
    edition = game(name).editions[0].name
    one, same, other = (Training(Plan(name, (Setting(edition, 2),), SMALL, seed)) for seed in (1, 1, 2))
    for training in (one, same, other):
        training.step()
        training.step()
    assert state_of(one) == state_of(same)
    assert state_of(one) != state_of(other)


def stopped(training: Training, folder: Path) -> Training:
    """The same after a step, as a folder holds it."""
    training.step()
    training.save(folder)
    return Training.resumed(folder)


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    settings = (Setting("2012", 2), Setting("2019", 3))
    whole, first = (Training(Plan("love-letter", settings, SMALL)) for _ in range(2))
    second = stopped(first, tmp_path)
    for training in (whole, whole, second):
        training.step()
    assert state_of(whole) == state_of(second)
    assert (whole.samples, whole.learner.rounds) == (second.samples, second.learner.rounds)
    assert whole.tables.rows().tobytes() == second.tables.rows().tobytes()


@pytest.mark.parametrize("length", [0, 100, 5000])
def test_a_checkpoint_that_was_cut_is_refused(length: int, tmp_path: Path) -> None:
    Training(Plan("hanamikoji", (Setting("standard", 2),), SMALL)).save(tmp_path)
    path = tmp_path / CHECKPOINT
    path.write_bytes(path.read_bytes()[:length])
    with pytest.raises(BadOption) as refused:
        Training.resumed(tmp_path)
    assert refused.value.code == "no-checkpoint"


def test_a_plan_is_read_as_it_was_written() -> None:
    plan = Plan("spicy", (Setting("id", 3, (("luck", "exact_2"),)),), SMALL, 7)
    assert Plan.from_json(plan.as_json()) == plan


@pytest.mark.parametrize("name", ["love-letter", "hanamikoji", "spicy"])
def test_every_game_has_its_recipe(name: str) -> None:
    named = game(name)
    assert recipe_of(named, named.edition(), 2).samples > 1_000_000
    assert recipe_of(named, named.edition(), 2, 5).samples == 5


def test_a_recipe_for_more_seats_adds_to_that_for_fewer() -> None:
    wished = {"game": "love-letter", "edition": "2019", "settings": (), "samples": None, "seed": None}
    two, more = (plan_of({**wished, "seats": seats}).recipe for seats in ("2", "2-4"))
    assert (two.hidden, more.hidden) == ((256, 128), (184, 128))
    assert more == dataclasses.replace(two, hidden=more.hidden, thumb=more.thumb, search=more.search)
    assert more.thumb > two.thumb == 0
    assert two.search > more.search > 0


def test_whoever_stops_a_training_keeps_all_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    training = Training(Plan("hanamikoji", (Setting("standard", 2),), SMALL))
    course = Course(Output(Speech("en"), as_json=False), training, tmp_path)
    learn = training.learner.learn

    def interrupted(played: Decisions, part: float) -> None:
        signal.raise_signal(signal.SIGINT)
        learn(played, part)

    training.learner.learn = interrupted  # type: ignore[method-assign]
    assert course.run(None) == INTERRUPTED
    assert "--resume" in capsys.readouterr().err
    assert state_of(Training.resumed(tmp_path)) == state_of(training)
    assert read((tmp_path / "net.net").read_bytes(), game("hanamikoji"), "net").card["samples"] == training.samples


def test_a_training_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One round of learning of a real one: its files, its progress, and that it is not begun anew by mistake."""
    words = ["train", "--game", "hanamikoji", "--samples", "1", "--out", str(tmp_path / "out"), "--lang", "en"]
    assert main(words) == 0
    said = capsys.readouterr()
    assert "thumb" in said.err
    assert "net.net" in said.out
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["checkpoint.npz", "curve.svg", "net.net"]
    assert main(words) == 2
    assert "training-there" in capsys.readouterr().err


# How it is measured, and drawn


def test_a_net_is_measured_by_what_it_is_paid() -> None:
    """A net that has learned nothing, against chance, in a game that knows no ties."""
    setting = Setting("standard", 2)
    shown = shown_for("hanamikoji", [setting])
    results = results_against(new_params(shown, (8, 8), 1), shown, setting, "random", 60)
    assert len(results) >= 60
    assert set(results.tolist()) <= {-1.0, 1.0}


@pytest.mark.parametrize(
    ("seats", "paid", "share"),
    [(2, 1.0, 1.0), (2, -1.0, 0.0), (2, 0.0, 0.5), (4, 1.0, 1.0), (4, -1 / 3, 0.0), (4, 0.5, 0.5), (4, -0.5, 0.0)],
)
def test_a_share_is_the_part_of_a_win(seats: int, paid: float, share: float) -> None:
    """The last two are of four seats of which two have won."""
    assert strength_of([paid], seats).share == share


def test_a_curve_is_drawn_with_every_yardstick() -> None:
    curve = [{"samples": 0, "thumb": 0.1, "random": 0.5}, {"samples": 2_000_000, "thumb": 0.6, "random": 0.9}]
    svg = curve_drawn(curve, ("thumb", "random"), {"title": "a < b", "samples": "decisions"})
    assert svg.count("stroke-width") == 2
    assert "a &lt; b" in svg
    assert "2.00" in svg


# Against somebody who learns nothing

TINY = Setting("2012", 2, tuple(sorted(DECK.items())))


def untrained(folder: Path) -> Path:
    """A net that has learned nothing of the small deck."""
    shown, path = shown_for("love-letter", [TINY]), folder / "net.net"
    params = new_params(shown, (16, 8), 1)
    path.write_bytes(written(shown.layout, [params[name].ravel().tolist() for name in ORDER], {}))
    return path


def test_a_response_to_a_net_wins_almost_what_the_best_one_does(tmp_path: Path) -> None:
    """Compared with the exact best response; and no more than that, but for chance."""
    path, of = untrained(tmp_path), episodes()
    best = exploitability(of, net_policy(read(path.read_bytes(), of.game, "net"), of))
    training = Training(Plan("love-letter", (TINY,), LEARNER, against=f"net={path}"))
    while not training.over():
        training.step()
    found = training.against(training.plan.against, 20_000)
    assert best > 0.2
    assert 2 * found.share - 1 == pytest.approx(best, abs=0.04)
    assert found.episodes == 20_000
    assert 0.002 < found.error < 0.008


def test_it_learns_nothing_from_what_its_rival_does(tmp_path: Path) -> None:
    training = Training(Plan("love-letter", (TINY,), SMALL, against=f"net={untrained(tmp_path)}"))
    tables, asked = training.tables, []
    step = tables.step

    def stepped(actions: t.Any) -> t.Any:  # noqa: ANN401 - arrays of NumPy
        asked.append((tables.seat() == own(tables)).sum())
        return step(actions)

    tables.step = stepped  # type: ignore[method-assign]
    played = training.learner.play(tables)
    assert 0 < len(played.log) <= sum(asked) < SMALL.tables * SMALL.steps


def test_a_rival_that_plays_its_best_does_nothing_else(tmp_path: Path) -> None:
    weights = read(untrained(tmp_path).read_bytes(), game("love-letter"), "net")
    shown = shown_for("love-letter", [TINY])
    tables = AllTables(shown, [TINY], 64, 3)
    made = forward(new_params(shown, (16, 8), 5), shown, tables.rows(), tables.legal())
    drawing, best = (Rival(weights, heat).beside(made, shown, tables) for heat in (1.0, 0.0))
    theirs = (own(tables) != tables.seat())[made.legal.rows]
    assert list(best[~theirs]) == list(drawing[~theirs]) == list(made.logs[~theirs])
    assert set(np.exp(best[theirs])) == {0.0, 1.0}
    assert (np.exp(drawing[theirs]) > 0).all()


# Against past selves

WITH_A_LEAGUE = dataclasses.replace(SMALL, league=0.25, tables=64)


def test_past_selves_are_kept_from_every_time() -> None:
    league, params = League(0.25), {"a": np.zeros(1)}
    for rounds in range(1, 200):
        params["a"][0] = rounds
        league.note(params, rounds)
    assert [int(past["a"][0]) for past in league.past] == [32, 64, 96, 128, 160, 192]
    assert league.every == 32


def test_past_selves_play_one_seat_of_their_tables_and_nobody_learns_from_them() -> None:
    learner = Training(Plan("hanamikoji", (Setting("standard", 2),), WITH_A_LEAGUE)).learner
    tables = AllTables(learner.shown, [Setting("standard", 2)], 64, 3)
    assert learner.league.learned_from(tables, tables.seat()).all()  # there are none yet
    learner.league.begin(new_params(learner.shown, SMALL.hidden, 7), 2, 8)
    theirs = ~learner.league.learned_from(tables, tables.seat())
    assert list(theirs) == [table % 16 < 4 and own(tables)[table] != tables.seat()[table] for table in range(64)]
    made = forward(learner.params, learner.shown, tables.rows(), tables.legal())
    logs = learner.league.beside(made, learner.shown, tables)
    changed = np.unique(made.legal.rows[logs != made.logs])
    assert list(changed) == list(np.flatnonzero(theirs))
    assert np.add.reduceat(np.exp(logs), made.legal.starts) == pytest.approx(np.ones(64))


def test_at_a_share_of_the_tables_all_others_play_at_random_and_nobody_learns_from_them() -> None:
    """At one table of sixteen, at every seat there equally often."""
    setting = Setting("2019", 4)
    shown = shown_for("love-letter", [setting])
    tables, league = AllTables(shown, [setting], 128, 3), League(0.0, 0.05)
    theirs = ~league.learned_from(tables, tables.seat())
    assert list(theirs) == [table % 16 == 15 and own(tables)[table] != tables.seat()[table] for table in range(128)]
    assert sorted(own(tables)[15::16]) == [0, 0, 1, 1, 2, 2, 3, 3]
    made = forward(new_params(shown, SMALL.hidden, 5), shown, tables.rows(), tables.legal())
    chances, counts = np.exp(league.beside(made, shown, tables)), made.legal.counts[made.legal.rows]
    assert chances == pytest.approx(np.where(theirs[made.legal.rows], 1 / counts, made.chances))


def test_rules_of_thumb_play_the_other_seats_of_their_share_of_the_tables() -> None:
    settings = [Setting("2019", 3), Setting("2012", 4)]
    shown = shown_for("love-letter", settings)
    tables, league = AllTables(shown, settings, 64, 3, thumb=0.25), League(0.0, 0.5)
    assert list(np.flatnonzero(tables.is_apart)) == [*range(24, 32), *range(56, 64)]
    assert league.learned_from(tables, tables.seat())[tables.is_apart].all()
    dice, before = np.random.default_rng(1), tables.seat()
    for _ in range(3):
        legal = tables.legal()
        _, done = tables.step(legal.actions[drawn(np.zeros(len(legal.actions)), legal, dice)])
        same = tables.is_apart & ~done
        assert same.any()
        assert (tables.seat() == before)[same].all()  # nobody else is asked
        before = tables.seat()


WITH_A_SEARCHER = dataclasses.replace(SMALL, tables=32, steps=8, search=0.25, chance=0.5)
SEARCHED = Plan("love-letter", (Setting("2012", 2), Setting("2019", 3)), WITH_A_SEARCHER)


@pytest.fixture
def quick_searcher(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(bot_tables, "SEARCHER", "search@5")
    return bot_tables.SEARCHER


def test_others_search_at_their_share_of_the_tables(quick_searcher: str) -> None:
    """The last ones, of all settings; the net plays one seat there, and learns from all that it is asked."""
    tables, league = Training(SEARCHED).tables, League(0.0, 0.5)
    live = t.cast("BotTables", t.cast("MixedTables", tables).parts[1])
    assert {tuple(table.bots) for table in live.tables} == {(quick_searcher,), (quick_searcher,) * 2}
    assert list(np.flatnonzero(tables.is_apart)) == list(range(24, 32))
    assert list(tables.seats) == [2] * 12 + [3] * 12 + [2] * 4 + [3] * 4
    assert league.learned_from(tables, tables.seat())[tables.is_apart].all()
    dice, before = np.random.default_rng(1), tables.seat()
    for _ in range(3):
        legal = tables.legal()
        assert len(legal.counts) == len(tables.rows()) == 32
        paid, done = tables.step(legal.actions[drawn(np.zeros(len(legal.actions)), legal, dice)])
        assert (paid[~done] == 0).all()
        assert (tables.seat() == before)[tables.is_apart & ~done].all()  # nobody else is asked
        before = tables.seat()


@pytest.mark.usefixtures("quick_searcher")
def test_a_training_with_others_who_search_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, first = Training(SEARCHED), Training(SEARCHED)
    for training in (whole, first):
        training.step()
    first.save(tmp_path)
    second = Training.resumed(tmp_path)
    for training in (whole, second):
        training.step()
    assert state_of(whole) == state_of(second)


@pytest.mark.usefixtures("quick_searcher")
def test_nobody_searches_where_a_critic_sees_all_cards() -> None:
    """No live table shows it any."""
    plan = dataclasses.replace(SEARCHED, recipe=dataclasses.replace(WITH_A_SEARCHER, critic=True))
    training = Training(plan)
    assert not training.tables.is_apart.any()
    training.step()
    assert training.samples > 0


def test_who_plays_at_random_needs_no_past_selves() -> None:
    recipe = dataclasses.replace(SMALL, chance=0.25, tables=64)
    training = Training(Plan("hanamikoji", (Setting("standard", 2),), recipe))
    training.learner.league.every = 1
    training.step()
    assert training.learner.rival is training.learner.league
    assert training.learner.league.past == []
    assert 0 < training.samples < 64 * SMALL.steps


def test_a_training_with_past_selves_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, first = (Training(Plan("hanamikoji", (Setting("standard", 2),), WITH_A_LEAGUE)) for _ in range(2))
    for training in (whole, first):
        training.learner.league.every = 1
        training.step()
        training.step()
    first.save(tmp_path)
    second = Training.resumed(tmp_path)
    assert len(second.learner.league.past) == 2
    for training in (whole, second):
        training.step()
    assert state_of(whole) == state_of(second)


def test_a_response_meets_nobody_but_its_bot() -> None:
    """Spicy's nets have a league, and meet chance, Hanamikoji's meet search; what is trained against a bot does not."""
    wished = {"game": "spicy", "edition": "id", "settings": (), "seats": "2", "samples": None, "seed": None}
    assert min(plan_of(wished).recipe.league, plan_of(wished).recipe.chance) > 0
    plan = response_plan("thumb", wished)
    assert (plan.against, plan.recipe.league, plan.recipe.chance) == ("thumb", 0.0, 0.0)
    wished |= {"game": "hanamikoji", "edition": "standard"}
    assert plan_of(wished).recipe.search > response_plan("thumb", wished).recipe.search == 0


def test_an_edition_may_have_options_of_its_own_besides_those_of_all() -> None:
    editions = "publisher,publisher:variants=random:max_variants=3,id"
    wished = {
        "game": "spicy", "edition": editions, "seats": "2", "settings": ["faults=on"], "samples": 1, "seed": 1,
    }  # fmt: skip
    everywhere = ("faults", "on")
    assert plan_of(wished).settings == (
        Setting("publisher", 2, (everywhere,)),
        Setting("publisher", 2, (everywhere, ("max_variants", "3"), ("variants", "random"))),
        Setting("id", 2, (everywhere,)),
    )


def test_a_share_is_certain_by_how_often_it_was_measured() -> None:
    """With three seats a third is even: who never wins has nothing, and no doubt about it."""
    training = Training(Plan("love-letter", (Setting("2019", 3),), SMALL))
    found = training.against("random", 60)
    assert found.episodes == 60
    assert 0.0 < found.share < 1.0
    assert 0.0 < found.error < 1.96 * 0.5 / 60**0.5 + 1e-9


def test_exploiting_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["exploit", "random", "--game", "hanamikoji", "--samples", "1", "--games", "40", "--lang", "en"]
    words += ["--out", str(tmp_path / "out")]
    assert main(words) == 0
    said = capsys.readouterr()
    assert "against random, in 40 games" in said.out
    files = ["checkpoint.npz", "curve.svg", "games-random.jsonl", "net.net"]
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == files
    assert main([*words, "--resume", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["low"] <= figures["share"] <= figures["high"]
    assert (figures["bot"], figures["episodes"]) == ("random", 40)
    assert main(["exploit", "thumb", "--resume", "--out", str(tmp_path / "out"), "--lang", "en"]) == 2
    assert "training-other" in (refusal := capsys.readouterr().err)
    assert "kartaro exploit random --resume" in refusal
    assert main(["train", "--resume", "--out", str(tmp_path / "out")]) == 2
    assert "training-other" in capsys.readouterr().err


SHIPPED = sorted((Path(kartaro.bots.__file__).parent / "nets").glob("*.net"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_the_nets_that_ship_were_trained_by_the_recipes_of_today(path: Path) -> None:
    """So that the commands in the docs make them again."""
    card = json.loads(path.read_bytes().split(b"\n", 2)[1])["card"]
    plan = Plan.from_json(card)
    named = game(plan.game)
    recipe = recipe_of(named, plan.settings[0].of(named), max(each.seats for each in plan.settings))
    assert plan.recipe == recipe
    assert card["samples"] >= recipe.samples
