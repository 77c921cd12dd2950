"""docs/terms.md: one term for one thing in each language, and the terms it replaced are gone."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kartaro.locale import LANGUAGES, files, source

PAGE = (Path(__file__).parents[2] / "docs" / "terms.md").read_text("utf-8")
COLUMNS = ("en", "id", "it", "eo")


class Texts(Visitor):  # type: ignore[misc] # it comes without types
    """The texts of a file, without comments, names and arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 - the parser's name
        self.found.append(node.value)


@cache
def said(language: str) -> str:
    """All texts of a language."""
    texts = Texts()
    for name in files():
        texts.visit(FluentParser().parse(source(language, name)))
    return "\n".join(texts.found).casefold()


def rows(width: int) -> list[list[str]]:
    """The rows of all tables with this many columns, without their headers."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line[:1] == "|"]
    tables = [row for row in cells if len(row) == width and not set(row[0]) <= set("-")]
    return [row for row in tables if row[0] not in {"English", "language"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_in_use(language: str) -> None:
    terms = [term for row in rows(len(COLUMNS)) for term in row[COLUMNS.index(language)].split(", ")]
    assert len(terms) > 50
    assert [term for term in terms if term.casefold() not in said(language)] == []


def test_no_word_that_was_replaced_is_left() -> None:
    replaced = rows(3)
    assert {language for language, _, _ in replaced} == set(LANGUAGES)
    for language, word, better in replaced:
        pattern = re.escape(word.rstrip("*").casefold()) + (r"\w*" if word.endswith("*") else "")
        assert not re.search(rf"(?<!\w){pattern}(?!\w)", said(language)), (language, word, better)


def test_no_word_is_wanted_and_unwanted() -> None:
    for language, word, _ in rows(3):
        wanted = {row[COLUMNS.index(language)].casefold() for row in rows(len(COLUMNS))}
        assert word.casefold() not in wanted
