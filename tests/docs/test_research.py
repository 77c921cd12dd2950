"""The examples of docs/research.md run as they stand."""

from __future__ import annotations

import re
import shlex
import sys
import typing as t
from pathlib import Path

from tools.features import page

from kartaro.arena.lineup import Contest, Sitting
from kartaro.arena.playing import play
from kartaro.programs import bot_or_program

if t.TYPE_CHECKING:
    import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def example(name: str) -> str:
    """The code between the marks of that name."""
    marked = rf"<!-- begin {name} -->\n```python\n(.*?)^```\n<!-- end {name} -->"
    (found,) = re.findall(marked, PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return t.cast("str", found)


def test_a_match_in_text_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"won by \[[01]\]\n", ran("text", capsys))


def test_many_tables_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"played [1-9]\d+ rounds; together they won 0.0\n", ran("vector", capsys))


def test_the_fields_of_rows_are_listed_as_they_are() -> None:
    assert (PAGE.parent / "features.md").read_text("utf-8") == page()


def test_the_program_plays(tmp_path: Path) -> None:
    program = tmp_path / "my bot.py"
    program.write_text(example("program"), "utf-8")
    spec = f"exec:{shlex.join([sys.executable, str(program)])}"
    contest = Contest("spicy", "", {}, seats=2, bots=(spec, "random"), seed=7, limit=60.0)
    assert play(contest, Sitting(0, 0), bot_or_program).fault is None


def ran(name: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What an example prints."""
    exec(compile(example(name), str(PAGE), "exec"), {})  # noqa: S102 - our own text
    return capsys.readouterr().out


def test_a_policy_learns_from_playing_against_itself(capsys: pytest.CaptureFixture[str]) -> None:
    before, after = re.findall(r"0\.\d\d", ran("self-play", capsys))
    assert float(after) > float(before) + 0.03
    assert len(example("self-play").splitlines()) <= 60


def test_a_round_is_played_in_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    out = ran("pettingzoo", capsys)
    assert re.fullmatch(r"(player_[01] was paid -?[01]\.0\n){2}", out)


def test_a_seat_plays_in_gymnasium(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"seat [012] was paid -?[01]\.\d+\n", ran("gymnasium", capsys))


def test_a_small_deck_is_solved_in_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    (left,) = re.findall(r"exploitability (\d\.\d+)", ran("openspiel", capsys))
    assert float(left) < 0.05
