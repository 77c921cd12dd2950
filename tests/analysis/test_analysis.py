"""A bot's opinion of decisions: what moves cost, and that it knows no more than the seat did."""

from __future__ import annotations

import typing as t

import pytest
from tests.analysis.twins import again, played, twin
from tests.scale import times

from kartaro.analysis import COMPARED, Adviser, Analysis, Opinion, questions_to
from kartaro.bots import Chair
from kartaro.bots.by_search import Thought
from kartaro.core.errors import BadOption
from kartaro.core.match import Match
from kartaro.core.seats import FACE_DOWN
from kartaro.games import game as game_named
from kartaro.games import games

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact

LOVE_LETTER = game_named("love-letter")

each_game = pytest.mark.parametrize("game_name", [game.name for game in games()])


def judged(match: Match, seat: int = 0, bot: str = "search@300", seed: int = 0) -> Analysis:
    """The analysis of all decisions of a seat."""
    chair = Chair(match.game, match.edition, match.seats, seat)
    analysis = Analysis(chair, questions_to(match, seat), bot, seed)
    list(analysis.steps())
    return analysis


def after(position: str, *moves: str, seats: int = 2) -> Match:
    """A match of Love Letter from a position, after moves such as `a guard b prince`."""
    match = Match(LOVE_LETTER, LOVE_LETTER.edition(), seats, position)
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play("abcdef".index(seat), text)
    return match


def summary(opinion: Opinion) -> tuple[str, str, int]:
    """The move played, the bot's, and the cost."""
    text = LOVE_LETTER.move_text
    return text(0, opinion.played.move), text(0, opinion.best.move), opinion.cost


# What decisions cost

SHOWN = "a{guard,priest} b{prince} deck[handmaid,baron,king] aside(spy) tok:a5,b0 turn:a knows a:b{prince}"
"""Seat a needs one token more, and has seen what b holds."""


def test_the_move_that_wins_costs_nothing() -> None:
    [opinion] = judged(after(SHOWN, "a guard b prince")).opinions
    assert summary(opinion) == ("guard b prince", "guard b prince", 0)
    assert opinion.agrees
    assert opinion.best.value > 0.95


def test_a_move_that_lets_the_win_go_costs_what_the_chance_to_win_falls_by() -> None:
    [opinion] = judged(after(SHOWN, "a priest b")).opinions
    move, best, cost = summary(opinion)
    assert (move, best) == ("priest b", "guard b prince")
    assert cost == round(100 * opinion.best.value) - round(100 * opinion.played.value) >= 1
    assert not opinion.agrees


def test_throwing_the_round_away_is_the_costliest() -> None:
    position = (
        "a{princess,guard} b{prince} deck[handmaid,baron,king,guard] aside(spy) tok:a5,b5 turn:a knows a:b{prince}"
    )
    [opinion] = judged(after(position, "a princess")).opinions
    assert summary(opinion) == ("princess", "guard b prince", 100)


def test_a_move_that_the_search_hardly_tried_is_tried_until_it_can_be_compared() -> None:
    position = (
        "a{princess,guard} b{prince} deck[handmaid,baron,king,guard] aside(spy) tok:a5,b5 turn:a knows a:b{prince}"
    )
    [opinion] = judged(after(position, "a princess"), bot="search@40").opinions
    assert opinion.played.visits == opinion.best.visits == COMPARED * 40


def test_bad_luck_costs_nothing() -> None:
    """The Baron was as likely to meet the Princess as the Spy; that it did not is no matter."""
    seen = "a{baron,king} b{%s} deck[handmaid,prince,guard] aside(%s) tok:a5,b0 turn:a"
    win, loss = (after(seen % pair, "a baron b") for pair in (("spy", "princess"), ("princess", "spy")))
    assert win.outcome() == [0]
    assert loss.outcome() is None
    assert [summary(one) for one in judged(win).opinions] == [summary(one) for one in judged(loss).opinions]


def test_between_moves_that_are_worth_the_same_nothing_is_lost() -> None:
    """Whom a Priest visits, of two who look alike."""
    position = "a{priest,handmaid} b{prince} c{baron} deck[guard,guard,king,spy] aside(spy) tok:a0,b0,c0 turn:a"
    costs = [judged(after(position, f"a priest {whom}", seats=3)).opinions[0].cost for whom in "bc"]
    assert min(costs) >= 0
    assert 0 in costs


@pytest.mark.parametrize(
    ("best", "own", "visits", "cost"),
    [
        (0.60, 0.50, 4000, 10),
        (0.60, 0.50, 100, 0),  # may be chance
        (0.505, 0.50, 4000, 0),
        (0.50, 0.60, 4000, 0),
        (1.0, 0.0, 1, 100),
    ],
)
def test_a_difference_counts_if_it_is_more_than_chance(best: float, own: float, visits: int, cost: int) -> None:
    view = LOVE_LETTER.table(LOVE_LETTER.edition(), 2, 0)
    opinion = Opinion(1, 1, view, Thought(1, visits, own), Thought(2, visits, best), (), {})
    assert opinion.cost == cost


def test_nothing_is_recommended_that_comes_out_worse_than_what_was_played() -> None:
    """In the longer comparison the first choice of the search may turn out to be the worse one."""
    for seed in range(times(6, 60)):
        position = "a{priest,handmaid} b{prince} c{baron} deck[guard,guard,king,spy] aside(spy) tok:a0,b0,c0 turn:a"
        for move in ("a priest b", "a priest c", "a handmaid"):
            for opinion in judged(after(position, move, seats=3), bot="search@60", seed=seed).opinions:
                assert opinion.best.value >= opinion.played.value


# Which decisions are looked at


def test_a_decision_without_a_choice_is_counted_but_not_judged() -> None:
    position = "a{countess,king} b{guard} deck[handmaid,guard,priest,spy] aside(spy) tok:a0,b0 turn:a"
    analysis = judged(after(position, "a countess", "b handmaid", "a guard"))
    assert (len(analysis.questions), analysis.forced, len(analysis.opinions)) == (2, 1, 1)
    assert analysis.complete


def test_whoever_has_seen_enough_may_stop() -> None:
    match = played(LOVE_LETTER, 2, 4)
    analysis = Analysis(Chair(LOVE_LETTER, match.edition, 2, 0), questions_to(match, 0), "search@50")
    steps = analysis.steps()
    next(steps)
    next(steps)
    assert len(analysis.opinions) + analysis.forced == 2
    assert not analysis.complete


@each_game
def test_all_decisions_add_up(game_name: str) -> None:
    match = played(game_named(game_name), 2, 3)
    analysis = judged(match, seat=1, bot="search@50")
    assert len(analysis.questions) == sum(decision.seat == 1 for decision in match.decisions)
    assert analysis.complete
    agreed = analysis.agreed
    costly = sum(bool(opinion.cost) for opinion in analysis.opinions)
    assert agreed + analysis.close + costly == len(analysis.opinions)
    assert analysis.cost == sum(opinion.cost for opinion in analysis.opinions)
    costs = [opinion.cost for opinion in analysis.costliest]
    assert costs == sorted((opinion.cost for opinion in analysis.opinions if opinion.cost), reverse=True)[:3]


def test_rounds_are_counted_as_they_were_dealt() -> None:
    match = played(LOVE_LETTER, 2, 4)
    analysis = judged(match, bot="search@20")
    deals = [number for number, decision in enumerate(match.decisions) if decision.order]
    last = max(number for number, decision in enumerate(match.decisions) if decision.seat == 0)
    rounds = [opinion.round for opinion in analysis.opinions]
    assert rounds == sorted(rounds)
    assert rounds[-1] <= sum(number < last for number in deals)
    assert set(rounds) <= set(range(1, len(deals) + 1))


# What the seat knew, and nothing else


@each_game
def test_a_question_comes_with_what_the_seat_was_told_before_it(game_name: str) -> None:
    match = played(game_named(game_name), 2, 3)
    questions = questions_to(match, 0)
    told = [fact for question in questions for fact in question.told]
    assert told == match.told(0)[: len(told)]
    own = [number for number, decision in enumerate(match.decisions) if decision.seat == 0]
    assert [question.move for question in questions] == [match.decisions[number].move for number in own]
    before = again(match, match.decisions[: own[1]])
    assert before is not None
    assert len(before.told(0)) == len(questions[0].told) + len(questions[1].told)


def test_who_answers_a_sealed_window_has_not_heard_the_other_answers() -> None:
    spicy = game_named("spicy")
    match = played(spicy, 4, 3)
    sealed = spicy.facts.by_name["sealed"]
    for question in questions_to(match, 2):
        for fact in question.told:
            if fact.kind == sealed and fact.seat != 2:
                assert set(fact.cards) <= {FACE_DOWN}
                assert fact.number in {0, FACE_DOWN}


@each_game
def test_cards_that_the_seat_never_saw_make_no_difference(game_name: str) -> None:
    game = game_named(game_name)
    match = played(game, min(3, game.seats(game.edition())[1]), 5)
    other = twin(match, 0)
    assert other.facts != match.facts
    assert questions_to(other, 0) == questions_to(match, 0)
    one, two = judged(match, bot="search@30"), judged(other, bot="search@30")
    assert told_of(one) == told_of(two)


def told_of(analysis: Analysis) -> list[tuple[object, ...]]:
    """Opinions without their views, which cannot be compared."""
    return [(one.number, one.round, one.played, one.best, one.thoughts, dict(one.belief)) for one in analysis.opinions]


@each_game
def test_beliefs_are_about_places_that_the_seat_does_not_see(game_name: str) -> None:
    match = played(game_named(game_name), 2, 3)
    beliefs = [opinion.belief for opinion in judged(match, bot="search@20").opinions]
    assert any(beliefs)
    assert not any("a" in place.split() for belief in beliefs for place in belief)


def test_the_expected_cards_of_a_hand_add_up_to_its_size() -> None:
    [opinion] = judged(after("a{guard,priest} b{prince} deck[handmaid,baron] aside(spy) turn:a", "a priest b")).opinions
    assert opinion.belief.keys() == {"hand b"}
    assert sum(opinion.belief["hand b"].values()) == pytest.approx(1)


# The adviser


def test_what_an_adviser_says_does_not_depend_on_what_it_was_asked_before() -> None:
    match = played(LOVE_LETTER, 3, 6)
    chair = Chair(LOVE_LETTER, match.edition, 3, 0)
    often = Adviser(chair, "search@50")
    heard: list[Fact] = []
    advice = []
    for question in questions_to(match, 0):
        often.hear(question.told)
        heard += question.told
        if len(often.codes()) > 1:
            often.opinion(question.move, 1)
            once = Adviser(chair, "search@50")
            once.hear(heard)
            advice.append((often.advice(), once.advice()))
    assert len(advice) > 3
    assert all(one == other for one, other in advice)


def test_the_seed_is_what_hidden_cards_are_imagined_by() -> None:
    match = played(LOVE_LETTER, 3, 6)
    assert told_of(judged(match, seed=1, bot="search@30")) == told_of(judged(match, seed=1, bot="search@30"))
    assert told_of(judged(match, seed=1, bot="search@30")) != told_of(judged(match, seed=2, bot="search@30"))


def test_advice_is_the_better_of_two_moves() -> None:
    match = after(SHOWN)
    adviser = Adviser(Chair(LOVE_LETTER, match.edition, 2, 0), "search@200")
    adviser.hear(match.told(0))
    best, other = adviser.advice()
    assert LOVE_LETTER.move_text(0, best.move) == "guard b prince"
    assert best.value > other.value
    assert best.move != other.move


@pytest.mark.parametrize("bot", ["random", "thumb", "easy", "medium"])
def test_a_bot_that_does_not_search_has_no_opinion(bot: str) -> None:
    with pytest.raises(BadOption, match="bot-cannot-analyse"):
        Adviser(Chair(LOVE_LETTER, LOVE_LETTER.edition(), 2, 0), bot)


@pytest.mark.parametrize("bot", ["hard", "max", "search@400+plain", "search@5ms"])
def test_every_search_has_one(bot: str) -> None:
    match = after(SHOWN, "a guard b prince")
    analysis = Analysis(Chair(LOVE_LETTER, match.edition, 2, 0), questions_to(match, 0), bot)
    list(analysis.steps())
    assert analysis.agreed == 1
