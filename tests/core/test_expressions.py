"""Regular expressions of the package: what is checked by one is checked to its end.

`$` also matches before a line end at the end of a text, and `match` stops wherever the expression does; so whatever is
checked is checked by `fullmatch`, or by a pattern that says where the text ends.
"""

from __future__ import annotations

import ast
import re
import typing as t
from pathlib import Path

import pytest

import kartaro

PACKAGE = Path(kartaro.__file__).parent
WHOLE = re.compile(r"\A(?:\^|\\A).*(?:\\Z|\(\?!\[\\s\\S\]\))\Z", re.DOTALL)
"""How a pattern is written that msgspec searches for: from the beginning of a text to its end."""
ENDING = re.compile(r"(?<!\\)(?:\\\\)*\$")


def text_of(node: ast.expr | None) -> str:
    """The text of a literal, without what an f-string fills in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def calls(source: str) -> t.Iterator[ast.Call]:
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))


def faults(source: str) -> list[str]:
    """The expressions of a module that let more pass than they say."""
    found = []
    for call in calls(source):
        name = ast.unparse(call.func)
        last = name.rpartition(".")[2]
        texts = [text_of(argument) for argument in call.args]
        if name.startswith("re.") and any(ENDING.search(text) for text in texts[:1]):
            found.append(f"{name}({texts[0]!r}) ends in $")
        if last == "match" and (name == "re.match" or len(call.args) == 1):
            found.append(f"{name} does not look at the end")
        patterns = [text_of(keyword.value) for keyword in call.keywords if (last, keyword.arg) == ("Meta", "pattern")]
        found += [f"the pattern {text!r} is not of a whole text" for text in patterns if not WHOLE.search(text)]
    return found


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_whatever_is_checked_is_checked_to_its_end(path: Path) -> None:
    assert not faults(path.read_text("utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        're.compile("[0-9]+$")',
        're.compile(rf"{word}\\\\$")',
        're.match("[0-9]+", text)',
        "HEX.match(text)",
        'Meta(pattern="^[0-9a-f]{64}$")',
        'msgspec.Meta(max_length=9, pattern="[0-9]+")',
    ],
)
def test_one_that_is_not_is_found(source: str) -> None:
    assert faults(source)


@pytest.mark.parametrize(
    "source",
    [
        're.compile("[0-9]+").fullmatch(text)',
        're.compile(r"costs \\$5")',
        "TERM.match(text, at)",
        r'Meta(pattern=r"\A[0-9]+\Z")',
        r'Meta(pattern=r"^[0-9]+(?![\s\S])")',
    ],
)
def test_one_that_is_is_not_complained_of(source: str) -> None:
    assert not faults(source)
