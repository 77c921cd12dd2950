"""Creates the package of a new game, with its texts and tests, in a checkout.

`template/` contains the files of a small game called New Game, at their paths in the checkout. They are complete except
for the rules. `parts/` contains sections that are added to existing documents.
"""

from __future__ import annotations

import ast
import keyword
import re
import tomllib
import typing as t
from pathlib import Path

from kartaro.core.errors import BadOption
from kartaro.files import why
from kartaro.games import ROOMS

HERE = Path(__file__).parent
ENDING = ".template"
"""Added to file names so that tools do not treat templates as sources."""
GAME_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 24
"""With longer names, lines of the template would exceed the maximum length."""
LINE = 120
STAND_INS = re.compile(r"new-game|new_game|NewGame|New Game|NEW(?=A?\b)")

LISTS = (
    ("tests/scenarios/test_scenarios.py", "ROWS", '"new-game": ("NEW", 2)'),
    ("tests/docs/test_readme.py", "RULINGS", '"new-game": ["NEWA-01"]'),
)
"""Dictionaries in tests with an entry for every game. The package itself has no list of games: it finds the folder."""
SECTIONS = (
    ("docs/notation.md", "\n## Records\n", "notation.md"),
    ("docs/glossary.md", "\n## Running a match\n", "glossary.md"),
    ("docs/rulings.md", "", "rulings.md"),
)
"""Documents with a section for every game: the heading before which a new one goes, or "" for the end; its text."""


class Written(t.NamedTuple):
    """The game's folder, the new files and the changed files, as paths in the checkout."""

    room: str
    files: list[str]
    changed: list[str]


def new_game(name: str) -> Written:
    """Create the package of a game of this name, or raise an error and write nothing."""
    names = Names(name)
    root = checkout()
    files = {root / names.put(path.as_posix()): names.put(text) for path, text in templates("template").items()}
    for path in files:
        if path.exists():
            raise BadOption("file-exists", file=path.relative_to(root).as_posix())
    changed = {root / file: with_entry(root, file, variable, names.put(entry)) for file, variable, entry in LISTS}
    parts = {path.name: names.put(text) for path, text in templates("parts").items()}
    changed |= {root / file: with_section(root, file, heading, parts[part]) for file, heading, part in SECTIONS}
    write(root, {**files, **changed})
    return Written(f"src/kartaro/games/{names.room}", *(sorted(relative(root, texts)) for texts in (files, changed)))


def relative(root: Path, paths: t.Iterable[Path]) -> list[str]:
    return [path.relative_to(root).as_posix() for path in paths]


# Names


class Names:
    """A game's name in every form that the template uses."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.room = name.replace("-", "_")
        self.check()
        words = name.split("-")
        self.class_name = "".join(word.capitalize() for word in words)
        self.title = " ".join(word.capitalize() for word in words)
        self.letters = name.replace("-", "")[:3].upper()

    def check(self) -> None:
        if not GAME_NAME.fullmatch(self.name) or len(self.name) > LONGEST_NAME or keyword.iskeyword(self.room):
            raise BadOption("bad-game-name", name=self.name, longest=LONGEST_NAME)
        if self.name in ROOMS:
            raise BadOption("game-exists", game=self.name)
        if self.is_word_of_the_core():
            raise BadOption("game-name-in-core", name=self.name)

    def is_word_of_the_core(self) -> bool:
        """Whether `core/` uses this word: a test forbids it to name a game."""
        forms = "|".join((self.name, self.room, self.name.replace("-", "")))
        word = re.compile(rf"(?<![a-z0-9])(?:{forms})(?![a-z0-9])")
        sources = (path for path in (HERE.parent / "core").iterdir() if path.suffix in {".py", ".pxi"})
        return any(word.search(path.read_text("utf-8").lower()) for path in sources)

    def put(self, text: str) -> str:
        """A text of the template with the names of this game."""
        forms = {
            "new-game": self.name,
            "new_game": self.room,
            "NewGame": self.class_name,
            "New Game": self.title,
            "NEW": self.letters,
        }
        return STAND_INS.sub(lambda found: forms[found[0]], text)


# Reading


def checkout() -> Path:
    """The checkout that contains this package; refused for an installed package."""
    root = HERE.parents[2]
    try:
        project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["name"]
    except (OSError, ValueError, KeyError, TypeError):
        project = ""
    if project != "kartaro" or HERE.parent != root / "src" / "kartaro":
        raise BadOption("new-game-needs-checkout")
    return root


def templates(folder: str) -> dict[Path, str]:
    """The texts of a folder of templates, by path without the ending."""
    top = HERE / folder
    return {path.relative_to(top).with_suffix(""): path.read_text("utf-8") for path in sorted(top.rglob(f"*{ENDING}"))}


def read(root: Path, file: str) -> str:
    try:
        return (root / file).read_text("utf-8")
    except OSError as error:
        raise BadOption("cannot-read", file=file, why=why(error)) from None


# Adding to files


def with_entry(root: Path, file: str, variable: str, entry: str) -> str:
    """A source with another entry at the end of a tuple or a dictionary, formatted as ruff does."""
    source = read(root, file)
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == variable and node.value.end_lineno:
            lines = source.splitlines(keepends=True)
            last = node.value.end_lineno
            lines[node.lineno - 1 : last] = with_line(lines[node.lineno - 1 : last], node.value, entry)
            return "".join(lines)
    raise BadOption("new-game-no-place", file=file, place=variable)


def with_line(lines: list[str], value: ast.expr, entry: str) -> list[str]:
    """The lines of an assignment with another entry: on the same line if there is room, else one entry per line."""
    *others, line = lines
    if others:
        return [*others, f"    {entry},\n", line]
    end = (value.end_col_offset or 0) - 1
    longer = f"{line[:end]}, {entry}{line[end:]}"
    if len(longer.rstrip()) <= LINE:
        return [longer]
    entries = [f"    {text},\n" for text in (*entries_of(line, value), entry)]
    return [f"{line[: value.col_offset + 1]}\n", *entries, line[end:]]


def entries_of(line: str, value: ast.expr) -> list[str]:
    """The source texts of the entries of a tuple or a dictionary on one line."""
    if isinstance(value, ast.Dict):
        ends = [(key, item) for key, item in zip(value.keys, value.values, strict=True) if key]
    else:
        ends = [(item, item) for item in getattr(value, "elts", [])]
    return [line[first.col_offset : last.end_col_offset] for first, last in ends]


def with_section(root: Path, file: str, heading: str, part: str) -> str:
    """A document with another section before a heading, or at its end."""
    text = read(root, file)
    if not heading:
        return text + part
    before, found, after = text.partition(heading)
    if not found:
        raise BadOption("new-game-no-place", file=file, place=heading.strip())
    return before + part + found + after


# Writing


def write(root: Path, texts: dict[Path, str]) -> None:
    """Write all files or none."""
    were = {path: path.read_bytes() if path.exists() else None for path in texts}
    for path, text in texts.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
        except OSError as error:
            for other, content in were.items():
                put_back(other, content)
            raise BadOption("cannot-write", file=path.relative_to(root).as_posix(), why=why(error)) from None


def put_back(path: Path, content: bytes | None) -> None:
    """Restore a file; remove it, and its folder, if it did not exist."""
    if content is not None:
        if path.read_bytes() != content:
            path.write_bytes(content)
        return
    if path.is_file():
        path.unlink()
    if path.parent.is_dir() and not any(path.parent.iterdir()):
        path.parent.rmdir()
