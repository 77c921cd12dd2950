"""`kartaro new-game` creates a package that lacks only its rules; if it cannot, it writes nothing."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import typing as t
from pathlib import Path

import pytest
from tests.terminal.command import Program

import kartaro
from kartaro import new_game
from kartaro._speed import compiled
from kartaro.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = (
    *("src", "tests", "docs", "examples", "bench", "deploy", "tools", "web", "pyproject.toml"),
    *("hatch_build.py", "hatch_declarations.py", "hatch_page.py", "hatch_syntax.py"),
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE"),
)
MADE = shutil.ignore_patterns("*.so", "*.pyd", "_built.json", "__pycache__", "node_modules", "dist")
NAME, ROOM = "old-lamp", "src/kartaro/games/old_lamp"
LONGEST = "a-name-of-24-letters-etc"

OFFER = """\
        n = 0
        for face in range(FACES):
            if self.hand[seat][face]:
                self.menu[n] = face
                n += 1
        return n
"""
TAKE = """\
        self.played(seat, move)
        if self.top == self.end:
            self.match_won(1 << seat)
        else:
            self.begin_turn((seat + 1) % self.seats)
"""
RULES = {"offer_turn": OFFER, "take_turn": TAKE}
"""Rules of an imaginary author: any card may be played, and whoever plays with an empty deck wins."""


def copy_checkout(folder: Path) -> Path:
    """A copy of the sources as a checkout, with nothing compiled."""
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=MADE)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def run(root: Path, *words: str, wish: str = "forbid") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"KARTARO_COMPILED": wish, "KARTARO_LONG": "", "PYTHONPATH": str(root / "src")}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=root, env=env, text=True, capture_output=True, check=False)


def done(root: Path, *words: str, wish: str = "forbid") -> str:
    """The output of a command that must succeed."""
    result = run(root, *words, wish=wish)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def pytest_in(root: Path, *words: str, wish: str = "forbid") -> subprocess.CompletedProcess[str]:
    return run(root, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words, wish=wish)


def add(root: Path, name: str) -> dict[str, t.Any]:
    answer = done(root, "-m", "kartaro.cli", "new-game", name, "--json")
    return t.cast("dict[str, t.Any]", json.loads(answer))


def write_rule(root: Path, rule: str) -> None:
    """Replace a placeholder by a rule."""
    table = root / ROOM / "table.py"
    place = rf' +if not cython\.compiled:\n +raise NotImplementedError\("write this rule: {rule} in .*\n.*\n'
    text, found = re.subn(place, RULES[rule], table.read_text("utf-8"))
    assert found == 1
    table.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a new game."""
    root = copy_checkout(tmp_path_factory.mktemp("checkout"))
    add(root, NAME)
    return root


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory, checkout: Path) -> Path:
    """The same with the rules written."""
    root = shutil.copytree(checkout, tmp_path_factory.mktemp("written") / "checkout", ignore=MADE)
    for rule in RULES:
        write_rule(root, rule)
    return root


# The room


def test_every_file_is_told_of_and_nothing_is_left_of_the_template(tmp_path: Path) -> None:
    root = copy_checkout(tmp_path)
    before = contents(root)
    answer = add(root, NAME)
    after = contents(root)
    assert (answer["game"], answer["room"]) == (NAME, ROOM)
    assert sorted(after.keys() - before.keys()) == answer["files"]
    assert sorted(file for file in before if after[file] != before[file]) == answer["changed"]
    assert len(answer["files"]) == 6 + 2 * len(LANGUAGES) + 2
    grown = "".join(after[file].decode().replace(before.get(file, b"").decode(), "") for file in answer["files"])
    assert not new_game.STAND_INS.search(grown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_listed_and_its_rules_are_read(checkout: Path, language: str) -> None:
    assert f"{NAME}  Old Lamp" in done(checkout, "-m", "kartaro.cli", "games", "--lang", language)
    assert "3.2" in done(checkout, "-m", "kartaro.cli", "rules", NAME, "--lang", language)


def test_rooms_of_any_names_are_as_the_checks_want_them(tmp_path: Path) -> None:
    """Side by side in one checkout, so that the checks run once."""
    assert len(LONGEST) == new_game.LONGEST_NAME
    root = copy_checkout(tmp_path)
    rooms = [add(root, name)["room"] for name in (NAME, "x1", "uno", LONGEST)]
    changed = ["tests/scenarios", "tests/docs", "tests/games"]
    done(root, "-m", "ruff", "check", "--no-cache", *rooms, *changed)
    done(root, "-m", "ruff", "format", "--no-cache", "--check", *rooms, *changed)
    done(root, "-m", "mypy", "--cache-dir", str(tmp_path / "mypy"), *rooms)


OTHERS_ARE_TESTED = "not random_matches and not love-letter and not hanamikoji and not spicy"


def test_what_asks_for_no_rule_holds_at_once(checkout: Path) -> None:
    """The structure of the table, its messages, the notation, the rulings; what plays must wait."""
    words = ["tests/locale/test_messages.py", "tests/locale/test_sentences.py"]
    tests = ["tests/core/test_structure.py", *words, "tests/docs/test_notation.py", "tests/docs/test_readme.py"]
    result = pytest_in(checkout, *tests, "-k", OTHERS_ARE_TESTED)
    assert result.returncode == 0, result.stdout


# The rules that are owed

CONTRACT = ("tests/contract/test_views.py", "tests/contract/test_ends.py", "-k", NAME)


def test_a_test_that_fails_names_the_rule_to_write(checkout: Path, tmp_path: Path) -> None:
    """First what may be done in a turn; with that, what comes of it."""
    root = shutil.copytree(checkout, tmp_path / "checkout")
    for rule in RULES:
        result = pytest_in(root, *CONTRACT, "--tb=line")
        reasons = [line for line in result.stdout.splitlines() if "Error" in line]
        assert result.returncode == 1
        assert len(reasons) > 20
        assert all(f"write this rule: {rule} in games/old_lamp/table.py" in line for line in reasons), result.stdout
        write_rule(root, rule)


def test_once_they_are_written_the_contract_holds(written: Path) -> None:
    tests = [f"tests/contract/test_{name}.py" for name in ("facts", "views", "ends", "text", "worlds", "refusals")]
    result = pytest_in(written, *tests, "tests/scenarios", "-k", f"{NAME} or every_row or every_folder")
    assert result.returncode == 0, result.stdout


# The compiled form

BUILD = """
import pathlib, sys
sys.path.insert(0, "")
import hatch_build
workshop = hatch_build.Workshop(pathlib.Path.cwd(), "quick")
workshop.build(workshop.c_sources(["kartaro.games.old_lamp.table"]), pathlib.Path.cwd() / "src")
_, read = workshop.maker["declarations"](workshop.package, workshop.modules)
workshop.write_record("", {name: workshop.speed["fingerprint"](name, str(workshop.package)) for name in read})
"""


@pytest.mark.parametrize("which", ["checkout", "written"])
def test_it_compiles_with_its_rules_and_without(which: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The other modules are those that run here; none is compiled again."""
    root = shutil.copytree(request.getfixturevalue(which), tmp_path / "checkout")
    done(root, "-c", BUILD)
    assert list((root / ROOM).glob("table.*.*"))
    if not compiled():
        pytest.skip("needs the other modules compiled")
    package = Path(kartaro.__file__).parent
    for path in package.rglob("*.so"):
        shutil.copy(path, root / "src/kartaro" / path.relative_to(package))
    result = pytest_in(root, "tests/contract/test_ends.py", "tests/contract/test_two_speeds.py", "-k", NAME,
                       wish="require")  # fmt: skip
    assert result.returncode == (0 if which == "written" else 1), result.stdout


# Refusals


def contents(root: Path) -> dict[str, bytes]:
    files = (path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_checkout(tmp_path_factory.mktemp("untouched"))


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, untouched: Path) -> Program:
    """The program of that checkout."""
    monkeypatch.setattr(new_game, "HERE", untouched / "src/kartaro/new_game")
    return Program(monkeypatch)


@pytest.fixture
def own(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout for one test, which the program then belongs to."""
    del program
    monkeypatch.setattr(new_game, "HERE", tmp_path / "src/kartaro/new_game")
    return copy_checkout(tmp_path)


def refused(program: Program, root: Path, name: str, code: str) -> None:
    """Refused in every language, as a sentence and as JSON, with nothing written."""
    before = contents(root)
    results = [program("new-game", name, "--json", "--lang", language) for language in LANGUAGES]
    for result in results:
        assert (result.code, result.err[-len(code) - 3 :]) == (2, f"[{code}]\n")
        assert json.loads(result.out)["error"]["code"] == code
    assert len({result.err for result in results}) == len(LANGUAGES)
    assert contents(root) == before


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Lamp",
        "old_lamp",
        "old lamp",
        "lamp-",
        "old--lamp",
        "1lamp",
        "lámpa",
        "class",
        "../lamp",
        "lamp\n",
        "l" * 25,
    ],
)
def test_what_is_no_name(program: Program, untouched: Path, name: str) -> None:
    refused(program, untouched, name, "bad-game-name")


def test_compiled_modules_are_no_hindrance(program: Program, own: Path) -> None:
    (own / "src/kartaro/core/table.so").write_bytes(b"\xff\xfe")
    assert program("new-game", NAME).code == 0
    assert "write this rule" in (own / ROOM / "table.py").read_text("utf-8")


def test_a_game_that_is_there(program: Program, untouched: Path) -> None:
    refused(program, untouched, "love-letter", "game-exists")


@pytest.mark.parametrize("name", ["table", "card", "menu"])
def test_a_word_of_the_core(program: Program, untouched: Path, name: str) -> None:
    refused(program, untouched, name, "game-name-in-core")


@pytest.mark.parametrize("name", ["hanamikoji-rules", "arena"])
def test_a_file_that_is_there(program: Program, untouched: Path, name: str) -> None:
    refused(program, untouched, name, "file-exists")


def test_an_installed_package(program: Program, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = shutil.move(own / "src/kartaro", own / "lib/python3/site-packages/kartaro")
    monkeypatch.setattr(new_game, "HERE", Path(package) / "new_game")
    refused(program, own, NAME, "new-game-needs-checkout")


@pytest.mark.parametrize("project", ['[project]\nname = "other"\n', "project = 'kartaro'\n", "no project at all", None])
def test_a_checkout_of_something_else(program: Program, own: Path, project: str | None) -> None:
    (own / "pyproject.toml").unlink()
    if project:
        (own / "pyproject.toml").write_text(project, "utf-8")
    refused(program, own, NAME, "new-game-needs-checkout")


@pytest.mark.parametrize(
    ("file", "was", "code"),
    [
        ("tests/scenarios/test_scenarios.py", "ROWS", "new-game-no-place"),
        ("docs/notation.md", "## Records", "new-game-no-place"),
        ("docs/glossary.md", "", "cannot-read"),
    ],
)
def test_a_checkout_that_lacks_a_list(program: Program, own: Path, file: str, was: str, code: str) -> None:
    text = (own / file).read_text("utf-8")
    (own / file).unlink()
    if was:
        (own / file).write_text(text.replace(was, "OTHERS"), "utf-8")
    refused(program, own, NAME, code)


def test_what_cannot_be_written_leaves_nothing_behind(program: Program, own: Path) -> None:
    (own / "tests/scenarios" / NAME).write_text("a file where a folder is wanted", "utf-8")
    refused(program, own, NAME, "cannot-write")
    assert not (own / ROOM).exists()


def test_a_long_list_is_broken_into_lines() -> None:
    line = 'ROOMS = {"one": "one", "two": ("two", 2)}\n'
    (assignment,) = ast.parse(line).body
    assert isinstance(assignment, ast.Assign)
    value = assignment.value
    assert new_game.with_line([line], value, '"three": 3') == [line[:-2] + ', "three": 3}\n']
    entry = '"three": "' + "3" * 80 + '"'
    assert new_game.with_line([line], value, entry) == [
        "ROOMS = {\n",
        '    "one": "one",\n',
        '    "two": ("two", 2),\n',
        f"    {entry},\n",
        "}\n",
    ]
