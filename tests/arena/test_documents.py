"""docs/arena.md describes the results file correctly, and its example runs."""

from __future__ import annotations

import json
import re
import typing as t
from pathlib import Path

from tests.arena.contests import played_here, short

from kartaro.arena.figures import figures
from kartaro.arena.results import Header, begin

if t.TYPE_CHECKING:
    import pytest

PAGE = (Path(__file__).parents[2] / "docs/arena.md").read_text("utf-8")
WHAT = short("random", "random")


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def code_words(text: str) -> set[str]:
    return set(re.findall(r"`([a-z_-]+)`", text))


def test_the_example_plays_a_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    begin("run.jsonl", Header(WHAT, 2)).close()
    (example,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    exec(compile(example, "arena.md", "exec"), {})  # noqa: S102 - our own text
    assert "Sitting(group=0, rotation=1)" in capsys.readouterr().out


def test_every_field_of_the_file_is_explained(tmp_path: Path) -> None:
    results = begin(str(tmp_path / "run.jsonl"), Header(WHAT, 2))
    for played in played_here(WHAT, 1):
        results.add(played)
    results.close()
    header, *games = (json.loads(line) for line in (tmp_path / "run.jsonl").read_text().splitlines())
    assert header.keys() | games[0].keys() <= code_words(chapter("The results file"))


def test_every_figure_is_explained() -> None:
    (line,) = figures(WHAT, played_here(WHAT, 1))
    assert line.as_json().keys() - {"bot"} <= code_words(chapter("What the figures mean"))
