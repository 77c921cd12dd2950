"""The final table fits on a screen in every language, and no number is wrapped."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from kartaro.arena.figures import Figures
from kartaro.arena.intervals import Share
from kartaro.arena.lineup import Sitting
from kartaro.arena.playing import Fault
from kartaro.arena.ratings import Rating
from kartaro.arena.showing import fault_lines, table_of
from kartaro.locale import LANGUAGES, Speech

FAULTS = [
    (Sitting(3, 1), Fault(0, "slow", "11.0 s")),
    (Sitting(2, 0), Fault(1, "hung")),
    (Sitting(1, 1), Fault(1, "slow", "12.0 s")),
]


def line(bot: str, share: float) -> Figures:
    """A row with every column at its greatest width."""
    interval = Share(share, 0.876, 1.0)
    return Figures(bot, 20000, 1, 10000.5, interval, interval, 210.2, 12345.6, 200.1, FAULTS, Rating(25.5, 1.0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_and_long_names_fit(language: str) -> None:
    paper = io.StringIO()
    speech = Speech(language)
    names = ("search@200ms", "some.module.of.mine:Clever", "easy")
    Console(file=paper, width=80).print(table_of(speech, [line(name, 0.9) for name in names]))
    text = paper.getvalue()
    assert speech.faults == []
    assert max(map(len, text.splitlines())) <= 80
    for number in (speech.say("arena-count", count=10000.5), speech.say("arena-interval", low=87.6, high=100)):
        assert text.count(number) in {3, 6}
    assert text.count(speech.say("arena-longest-time", time=12346)) == 3
    assert text.count(speech.say("arena-rating", rating=25.5)) == 3
    assert "search@200ms" in text


def test_the_greatest_share_comes_first() -> None:
    paper = io.StringIO()
    Console(file=paper, width=80).print(table_of(Speech("en"), [line("worse", 0.9), line("better", 0.95)]))
    assert paper.getvalue().index("better") < paper.getvalue().index("worse")


def test_faults_are_told_by_their_kind_with_the_first_of_each() -> None:
    assert fault_lines(Speech("en"), [line("easy", 0.9)]) == [
        "easy took too long and lost. Games: 2; the first in group 1, rotation 1. 12.0 s",
        "easy gave no answer and lost. Games: 1; the first in group 2, rotation 0.",
    ]
