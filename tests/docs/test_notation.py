"""docs/notation.md is right: its examples read back as written, and random matches keep to its grammar."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, LETTERS, PUBLIC
from kartaro.games import game
from kartaro.record import read_record, write_record
from kartaro.scenario import run_file
from kartaro.scenario.checks import BRANCH_KEYS, CASE_KEYS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/notation.md").read_text("utf-8")
LOVE_LETTER = game("love-letter")


def blocks(language: str) -> list[str]:
    """What stands in the fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def examples(language: str) -> list[str]:
    return [line for block in blocks(language) for line in block.splitlines()]


# The grammar. None of its rules uses itself, so each is a regular expression.

TOKEN = re.compile(r'"(?P<text>(?:\\.|[^"\\])*)"|(?P<letters>\[[^\]]+\])|(?P<name>[a-z]+)|(?P<sign>[()|?*+])|\s+')
RULES = dict(re.findall(r"^(\w+) +::= (.+(?:\n .+)*)", "\n".join(blocks("ebnf")), re.MULTILINE))


def pattern(rule: str) -> str:
    """A rule as a regular expression, with those it names put in."""
    parts = []
    at = 0
    text = RULES[rule]
    while at < len(text):
        token = TOKEN.match(text, at)
        assert token, text[at:]
        at = token.end()
        if token["name"]:
            parts.append(pattern(token["name"]))
        elif token["text"] is not None:
            parts.append(f"(?:{re.escape(token['text'].replace(chr(92) + 'n', chr(10)))})")
        else:
            parts.append(token["letters"] or token["sign"] or "")
    return f"(?:{''.join(parts)})"


GRAMMAR = {rule: re.compile(pattern(rule)) for rule in RULES}


def keeps_to(rule: str, text: str) -> bool:
    return GRAMMAR[rule].fullmatch(text) is not None


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("move", "guard b guard"),
        ("move", "prince"),
        ("move", "keep king"),
        ("fact", "drew a king"),
        ("fact", "drew g king [* a]"),
        ("position", "a{king} b{guard}"),
        ("record", "kartaro-record 2\n"),
    ],
)
def test_the_grammar_allows_no_nonsense(rule: str, text: str) -> None:
    assert not keeps_to(rule, text)


# Examples


@pytest.mark.parametrize("text", examples("moves"))
def test_moves_read_back_as_written(text: str) -> None:
    assert keeps_to("move", text)
    assert LOVE_LETTER.move_text(0, LOVE_LETTER.read_move(0, text)) == text


@pytest.mark.parametrize("text", examples("picks"))
def test_picks_read_back_as_written(text: str) -> None:
    assert keeps_to("pick", text)
    assert LOVE_LETTER.move_text(DEALER, LOVE_LETTER.read_move(DEALER, text)) == text


@pytest.mark.parametrize("text", examples("positions"))
def test_positions_read_back_as_written(text: str) -> None:
    assert keeps_to("position", text)
    seats = len(re.findall(r"(?<!:)\b[a-f]\{", text))
    assert Match(LOVE_LETTER, LOVE_LETTER.edition(), seats, text).position_now() == text


@pytest.mark.parametrize("text", examples("facts"))
def test_facts_read_back_as_written(text: str) -> None:
    assert keeps_to("fact", text)
    assert LOVE_LETTER.facts.write(LOVE_LETTER.facts.read(text)) == text


def test_every_kind_of_fact_has_an_example() -> None:
    assert [kind.name for kind in LOVE_LETTER.kinds] == list(
        dict.fromkeys(text.split()[0] for text in examples("facts"))
    )


def test_the_cards_are_those_of_the_game() -> None:
    assert re.findall(r'"(\w+)"', RULES["card"]) == list(LOVE_LETTER.cards)


@pytest.mark.parametrize("text", blocks("record"))
def test_records_read_back_as_written(text: str) -> None:
    assert keeps_to("record", text)
    record = read_record(text)
    assert write_record(record.match, record.names, record.changes) == text


def test_every_code_that_refuses_a_record_is_listed() -> None:
    used = set(re.findall(r'"(record-[a-z-]+)"', (ROOT / "src/kartaro/record.py").read_text("utf-8")))
    assert used - {"record-line"} == set(re.findall(r"^\| `(record-[a-z-]+)`", PAGE, re.MULTILINE))


def test_scenarios_hold(tmp_path: Path) -> None:
    for number, text in enumerate(blocks("toml")):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, "utf-8")
        for result in run_file(file):
            assert result.passed, result.differences


def test_every_key_of_a_scenario_is_listed() -> None:
    rows = re.findall(r"^\| (?:file|case|branch|step)[^|]*\| ([^|]+) \|", PAGE, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == {*CASE_KEYS, *BRANCH_KEYS, "branch"}


# Whatever random matches write


@pytest.mark.parametrize("edition", [edition.name for edition in LOVE_LETTER.editions])
@pytest.mark.parametrize("seats", [2, 4])
def test_random_matches_keep_to_the_grammar(edition: str, seats: int) -> None:
    generator = Generator(seats)
    match = Match(LOVE_LETTER, LOVE_LETTER.edition(edition), seats)
    while not match.over():
        match.deal(generator)
        seat = match.asked()[0]
        moves = match.legal(seat)
        assert [move for move in moves if not keeps_to("move", move)] == []
        assert keeps_to("position", match.position_now())
        match.play(seat, moves[generator.below(len(moves))])
    for listener in (*range(seats), PUBLIC):
        for fact in (*match.facts, *match.told(listener)):
            assert keeps_to("fact", LOVE_LETTER.facts.write(fact))
    assert keeps_to("record", write_record(match, LETTERS[:seats]))
