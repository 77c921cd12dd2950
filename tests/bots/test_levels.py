"""Levels: which bots they are, and that each plays absurdly no more often than it says."""

from __future__ import annotations

import itertools
import typing as t

import pytest

from kartaro.bots import LEVELS, Chair, bot
from kartaro.bots.by_net import ABSURD, NetBot, tamed
from kartaro.bots.by_search import SearchBot
from kartaro.bots.by_thumb import ThumbBot
from kartaro.bots.specs import ABSURDITIES
from kartaro.core.errors import BadOption
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game, games

if t.TYPE_CHECKING:
    from kartaro.core.game import Game

TABLES = [(one.name, seats) for one in games() for seats in {2, min(4, one.seats(one.edition())[1])}]


def at(level: str, named: Game, seats: int = 2) -> t.Any:  # noqa: ANN401 - any bot
    return bot(level, Chair(named, named.edition(), seats, 0), 1)


def test_what_weighs_next_to_nothing_is_chosen_as_often_as_it_may_be() -> None:
    assert tamed([0.6, 0.4], [1.0, ABSURD / 2], 0.1) == pytest.approx([0.9, 0.1])
    assert tamed([0.95, 0.05], [1.0, ABSURD / 2], 0.1) == [0.95, 0.05]
    assert tamed([0.6, 0.4], [1.0, ABSURD * 2], 0.1) == [0.6, 0.4]
    assert tamed([0.2, 0.6, 0.2], [1.0, 0.0, 1.0], 0.0) == pytest.approx([0.5, 0.0, 0.5])
    assert tamed([0.0, 1.0], [1.0, 0.0], 0.1) == [0.0, 1.0]  # nothing else to choose


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("level", [level for level in LEVELS if ABSURDITIES[level] < 1.0])
def test_a_level_is_a_net_that_plays_absurdly_no_more_often_than_it_says(level: str, name: str, seats: int) -> None:
    named, dice = game(name), Generator(5)
    match, made, heard, seen = Match(named, named.edition(), seats), at(level, named, seats), 0, 0.0
    assert isinstance(made, NetBot)
    assert made.thumb is not None
    for _ in range(400):
        match.deal(dice)
        for fact in match.told(0, heard):
            made.hear(fact)
        heard = len(match.told(0))
        if match.over():
            break
        seat = match.asked()[0]
        if seat == 0 and len(match.codes(0)) > 1:
            weights = made.thumb.weights(made.view, 0)
            absurd = [weight < ABSURD * max(weights) for weight in weights]
            chances = made.chances()
            share = sum(itertools.compress(chances, absurd))
            assert share <= ABSURDITIES[level] + 1e-9
            assert sum(chances) == pytest.approx(1.0)
            seen = max(seen, share)
        match.play(seat, dice.choose(match.codes(seat)))
    assert seen > 0.0  # there was something absurd to do


@pytest.mark.parametrize(
    ("name", "edition", "options", "seats"),
    [
        ("love-letter", "classic", {"deck": "guard+guard+priest+baron+princess", "turned_up": "0"}, 2),
        ("hanamikoji", "", {"actions": "gift", "items": "tea+tea+tea+hairpin+hairpin+hairpin+hairpin"}, 2),
        ("spicy", "publisher", {"faults": "on"}, 2),
        ("spicy", "publisher", {"faults": "on"}, 3),
        ("spicy", "id", {"variants": "all", "faults": "on"}, 3),
    ],
)
def test_a_table_that_no_net_was_trained_for_has_the_levels_without_one(
    name: str, edition: str, options: dict[str, str], seats: int
) -> None:
    named = game(name)
    chair = Chair(named, named.edition(edition, options), seats, 0)
    made = [bot(level, chair, 1) for level in LEVELS]
    assert [type(each) for each in made] == [ThumbBot, ThumbBot, SearchBot, SearchBot]
    assert [each.name for each in made] == list(LEVELS)
    assert all(t.cast("SearchBot", each).glance is None for each in made[2:])


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("variants", ["luck", "random", "luck+turn", "random3", "all"])
def test_with_any_variant_cards_levels_are_nets(variants: str, seats: int) -> None:
    named = game("spicy")
    chair = Chair(named, named.edition("id", {"variants": variants}), seats, 0)
    assert isinstance(bot("hard", chair, 1), NetBot)
    assert isinstance(bot("max", chair, 1), SearchBot)


@pytest.mark.parametrize(
    ("variants", "most"), [("none", 5), ("luck+turn", 5), ("random4", 5), ("random5", 4), ("all", 4)]
)
def test_where_no_net_helps_a_search_max_has_none(variants: str, most: int) -> None:
    named = game("spicy")
    edition = named.edition("id", {"variants": variants})
    made = {seats: bot("max", Chair(named, edition, seats, 0), 1) for seats in range(2, 7)}
    advised = {seats for seats, each in made.items() if t.cast("SearchBot", each).glance is not None}
    assert advised == set(range(2, most + 1))


@pytest.mark.parametrize("spec", ["net@", "net@0", "net@0.00", "net@-1", "net@100", "net@1.5.1", "net@2+best", "net@१"])
def test_a_temperature_must_be_possible(spec: str) -> None:
    with pytest.raises(BadOption) as refused:
        at(spec, game("love-letter"))
    assert refused.value.code == "unknown-bot"


def test_the_higher_the_temperature_the_more_even_the_choice() -> None:
    named = game("love-letter")
    match = Match(named, named.edition(), 2)
    match.deal(Generator(1))
    seat = match.asked()[0]
    spread = []
    for spec in ("net@0.5", "net", "net@2", "net@50"):
        made = t.cast("NetBot", bot(spec, Chair(named, match.edition, 2, seat), 1))
        for fact in match.told(seat):
            made.hear(fact)
        spread.append(max(made.chances()))
    assert spread == sorted(spread, reverse=True)
    assert spread[0] > spread[-1]
