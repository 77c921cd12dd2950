"""Charts: all five, in both formats and every language."""

from __future__ import annotations

import builtins
import typing as t
import xml.etree.ElementTree as ET

import pytest
from tests.arena.contests import contest, game, played_here, short

from kartaro.arena import drawing, ratings
from kartaro.arena.drawing import draw
from kartaro.arena.results import Header
from kartaro.core.errors import BadOption
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech

if t.TYPE_CHECKING:
    from pathlib import Path

CHARTS = ("shares", "ratings", "lengths", "seats", "cards")
PNG = b"\x89PNG\r\n\x1a\n"
SMALL = 5000
"""A chart that is not empty has more bytes than this."""


@pytest.mark.parametrize("name", [each.name for each in games()])
def test_every_game_has_five_charts_in_two_formats(tmp_path: Path, name: str) -> None:
    what = contest("random", "first", "last", game=name)
    files = draw(Speech("en"), Header(what, 6), played_here(what, 3), str(tmp_path), "run")
    assert files == [str(tmp_path / f"run-{chart}.{ending}") for chart in CHARTS for ending in ("svg", "png")]
    for chart in CHARTS:
        svg, png = tmp_path / f"run-{chart}.svg", tmp_path / f"run-{chart}.png"
        assert ET.parse(svg).getroot().tag.endswith("svg")  # noqa: S314 - our own file
        assert png.read_bytes().startswith(PNG)
        assert min(svg.stat().st_size, png.stat().st_size) > SMALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_in_the_readers_language(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(drawing.STYLE, "svg.fonttype", "none")
    speech = Speech(language)
    what = short("random", "first")
    draw(speech, Header(what, 6), played_here(what, 3), str(tmp_path), "run")
    assert speech.faults == []
    words = (tmp_path / "run-cards.svg").read_text("utf-8")
    assert speech.say("love-letter-card-guard") in words
    assert speech.say("arena-axis-card-share") in words
    assert "2019" in words


def test_games_that_were_all_broken_off_can_be_drawn(tmp_path: Path) -> None:
    what = short("first", "raises")
    assert len(draw(Speech("en"), Header(what, 2), played_here(what, 1), str(tmp_path), "run")) == 10


def test_a_run_that_has_just_begun_can_be_drawn(tmp_path: Path) -> None:
    what = contest("a", "b")
    assert len(draw(Speech("en"), Header(what, 2), [game()], str(tmp_path), "run")) == 10


def test_the_same_games_make_the_same_chart(tmp_path: Path) -> None:
    what = short("random", "first")
    games = played_here(what, 2)
    for name in ("one", "two"):
        draw(Speech("en"), Header(what, 4), games, str(tmp_path), name)
    assert (tmp_path / "one-cards.svg").read_text() == (tmp_path / "two-cards.svg").read_text()


def test_the_folder_is_made_if_it_can_be(tmp_path: Path) -> None:
    what = contest("a", "b")
    draw(Speech("en"), Header(what, 2), [game()], str(tmp_path / "new" / "folder"), "run")
    (tmp_path / "file").touch()
    with pytest.raises(BadOption, match="cannot-write"):
        draw(Speech("en"), Header(what, 2), [game()], str(tmp_path / "file"), "run")


def test_without_matplotlib_there_is_an_error_that_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *rest: t.Any) -> t.Any:  # noqa: ANN401 - as __import__ has them
        if name.startswith("matplotlib"):
            raise ModuleNotFoundError(name)
        return usual(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(BadOption, match="no-plots"):
        draw(Speech("en"), Header(contest("a", "b"), 2), [game()], ".", "run")


def test_without_openskill_there_is_one_chart_less(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "can_rate", lambda: False)
    files = draw(Speech("en"), Header(contest("a", "b"), 2), [game()], str(tmp_path), "run")
    assert len(files) == 8
    assert ratings.can_rate()
