"""Specs of bots: which exist, and the errors for those that do not."""

from __future__ import annotations

import sys
import typing as t

import pytest

from kartaro.bots import KNOWN, Chair, SeatedBot, bot, time_of
from kartaro.bots.by_search import SearchBot
from kartaro.core.errors import BadOption
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game, games
from kartaro.host import Host
from kartaro.record import Record

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.core.game import Game


def chair(name: str = "love-letter") -> Chair:
    named = game(name)
    return Chair(named, named.edition(), 2, 0)


@pytest.mark.parametrize("name", [one.name for one in games()])
@pytest.mark.parametrize("spec", KNOWN)
def test_every_known_bot_sits_down_in_every_game(spec: str, name: str) -> None:
    assert bot(spec, chair(name), 1).name == spec


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "Random",
        "search",
        "search@",
        "search@ten",
        "search@10m",
        "search@10+fast",
        "search@-1",
        "hard@5",
        "search@१",
    ],
)
def test_another_word_is_no_bot(spec: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(spec, chair(), 1)
    assert refused.value.code == "unknown-bot"
    assert "search@1000" in refused.value.arguments["known"]


@pytest.mark.parametrize("spec", ["search@0", "search@0ms", "search@10000001", "search@601s", "search@" + "9" * 5000])
def test_a_budget_must_be_possible(spec: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(spec, chair(), 1)
    assert refused.value.code == "bad-budget"


def searcher(spec: str, game: str = "love-letter") -> SearchBot:
    made = bot(spec, chair(game), 1)
    assert isinstance(made, SearchBot)
    return made


def test_a_budget_is_simulations_or_time() -> None:
    assert (searcher("search@70").budget.simulations, searcher("search@70").budget.seconds) == (70, 0.0)
    assert (searcher("search@70ms").budget.simulations, searcher("search@70ms").budget.seconds) == (0, 0.07)
    assert searcher("search@2s").budget.seconds == 2.0


def test_a_bot_says_how_long_it_thinks_if_it_is_given_a_time() -> None:
    assert time_of(bot("search@70ms", chair(), 1)) == 0.07
    assert [time_of(bot(spec, chair(), 1)) for spec in ("search@70", "max", "thumb", "random")] == [0.0] * 4


def test_a_bot_of_ones_own_need_not_say_it() -> None:
    class Bare:
        name = "bare"

        def hear(self, fact: object) -> None:
            del fact

        def choose(self, codes: list[int]) -> int:
            return codes[0]

    assert time_of(Bare()) == 0.0


def test_flags_change_what_a_search_makes_use_of() -> None:
    whole, plain = searcher("search@9").search, searcher("search@9+plain").search
    assert (whole.believes, whole.weighs, whole.plays_by_thumb) == (True, True, False)
    assert (plain.believes, plain.weighs, plain.plays_by_thumb) == (False, False, False)
    some = searcher("search@9+uniform+any").search
    assert (some.believes, some.weighs, some.plays_by_thumb) == (False, True, False)
    assert searcher("search@9+out").search.plays_by_thumb


@pytest.mark.parametrize(("game", "gains"), [("love-letter", False), ("hanamikoji", False), ("spicy", True)])
def test_rounds_are_played_out_by_rules_of_thumb_where_that_wins_in_the_same_time(game: str, *, gains: bool) -> None:
    assert searcher("search@9", game).search.plays_by_thumb is gains
    assert not searcher("search@9+any", game).search.plays_by_thumb


class First(SeatedBot):
    """A bot of a user's own."""

    name = "first"

    def __init__(self, where: Chair, seed: int) -> None:
        super().__init__(where)
        self.seed = seed

    def choose(self, codes: list[int]) -> int:
        return codes[0]


def test_a_bot_of_ones_own() -> None:
    made = bot("tests.bots.test_specs:First", chair(), 7)
    assert made.choose([4, 5]) == 4


def test_a_bot_that_lies_where_the_command_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lying_here.py").write_text("from tests.bots.test_specs import First as Mine\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    assert bot("lying_here:Mine", chair(), 7).choose([4, 5]) == 4


@pytest.mark.parametrize("spec", ["tests.bots.test_specs:Second", "tests.bots.nowhere:First", ":First", "tests:"])
def test_a_bot_of_ones_own_that_is_not_there(spec: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(spec, chair(), 1)
    assert refused.value.code == "own-bot-missing"


def test_a_game_without_rules_of_thumb_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartaro.games.importlib.util.find_spec", lambda _: None)
    for spec in ("thumb", "search@40"):
        play_a_round(game("love-letter"), spec)


def play_a_round(named: Game, spec: str) -> None:
    match = Match(named, named.edition(), 2)
    bots = {seat: bot(spec, Chair(named, match.edition, 2, seat), seat) for seat in range(2)}
    host = Host(Record(match, []), bots, Generator(1))
    while host.round_over():  # the dealer is asked first
        host.step()
    while not host.round_over():
        host.step()
