"""The documents are correct: the example runs, links and paths exist, and indexes are complete."""

from __future__ import annotations

import ast
import re
import typing as t
from pathlib import Path

import pytest

from kartaro.games import games

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.game import Game

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
SCREEN = 60
MADE_BY_TOOLS = {"build", "dist", "node_modules"}
NOUNS_IN = (
    "core",
    "games",
    "bots",
    "locale",
    "fairness.py",
    "record.py",
    "verify.py",
    "analysis.py",
    "host.py",
    "scenario",
)

FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def documents() -> list[Path]:
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return sorted(path for path in found if not any(p.startswith(".") or p in MADE_BY_TOOLS for p in path.parts))


def prose(path: Path) -> str:
    """A document without its blocks of code."""
    return FENCED.sub("", (ROOT / path).read_text("utf-8"))


# The README


def test_the_readme_fits_on_a_screen() -> None:
    assert len(README.read_text("utf-8").splitlines()) <= SCREEN


def test_the_example_of_the_readme_plays_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len([line for line in example.splitlines() if line]) == 10
    exec(compile(example, str(README), "exec"), {})  # noqa: S102 - our own text
    *moves, tokens = capsys.readouterr().out.splitlines()
    assert all(re.match(r"[a-d] [a-z]+", move) for move in moves)
    assert re.fullmatch(r"tokens: \[\d, \d, \d, \d\]", tokens)
    assert sum(map(int, re.findall(r"\d", tokens))) >= 1


# Links, and what is named by its path


@pytest.mark.parametrize("path", documents(), ids=str)
def test_links_lead_somewhere(path: Path) -> None:
    dead = [link for link in LINK.findall(prose(path)) if not leads_somewhere(path, link)]
    assert dead == []


def leads_somewhere(path: Path, link: str) -> bool:
    if link.startswith("https://"):
        return True
    file, _, anchor = link.partition("#")
    target = (ROOT / path.parent / file).resolve() if file else ROOT / path
    return target.is_relative_to(ROOT) and target.exists() and (not anchor or anchor in anchors(target))


def anchors(path: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", documents(), ids=str)
def test_files_named_in_the_text_are_there(path: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs|bench|tools)/[\w./-]*)`", prose(path))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_index_lists_every_document() -> None:
    index = (ROOT / "docs/README.md").read_text("utf-8")
    pages = [path.relative_to("docs").as_posix() for path in documents() if path.parts[0] == "docs"]
    assert [page for page in pages if page != "README.md" and f"]({page})" not in index] == []


# Rulings

RULINGS = {
    "love-letter": [f"LLA-{number:02}" for number in range(1, 39) if number != 37],
    "hanamikoji": [f"HKA-{number:02}" for number in range(1, 15)],
    "spicy": [f"SPA-{number:02}" for number in range(1, 50)],
}

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def rulings(game: Game) -> list[list[str]]:
    prefix = RULINGS[game.name][0].partition("-")[0]
    rows = re.findall(rf"^\| ({prefix}-.*) \|$", (ROOT / "docs/rulings.md").read_text("utf-8"), re.MULTILINE)
    return [row.split(" | ") for row in rows]


@each_game
def test_every_ruling_is_there_once_with_all_it_needs(game: Game) -> None:
    assert [row[0] for row in rulings(game)] == RULINGS[game.name]
    assert [row[0] for row in rulings(game) if len(row) != 5 or not all(row)] == []


@each_game
def test_rulings_cite_clauses_of_the_rulebook(game: Game) -> None:
    rulebook = (ROOT / f"src/kartaro/locale/en/{game.name}-rules.ftl").read_text("utf-8")
    found = re.findall(rf"^{game.name}-clause-([\d-]+) =", rulebook, re.MULTILINE)
    cited = {clause for row in rulings(game) for clause in row[4].split(", ")}
    assert cited - {clause.replace("-", ".") for clause in found} == set()


@each_game
def test_every_option_is_spoken_of(game: Game) -> None:
    text = (ROOT / "docs/rulings.md").read_text("utf-8")
    assert [option.name for option in game.options if f"`{option.name}`" not in text] == []


# The glossary


def public_classes() -> Iterator[str]:
    for room in NOUNS_IN:
        place = ROOT / "src/kartaro" / room
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    yield node.name


def test_every_public_noun_has_a_line_in_the_glossary() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text("utf-8")
    assert sorted({name for name in public_classes() if f"`{name}`" not in glossary}) == []
