"""docs/notation.md is correct: its examples read back, and random matches follow its grammar."""

from __future__ import annotations

import functools
import re
import typing as t
from pathlib import Path

import pytest

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, LETTERS, PUBLIC
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.record import read_record, write_record
from kartaro.scenario import run_file
from kartaro.scenario.checks import BRANCH_KEYS, CASE_KEYS

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/notation.md").read_text("utf-8")
FIRST = games()[0]
"""The page speaks of the first game; blocks that say what is different in another bear its name."""


each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def tag(kind: str, game: Game) -> str:
    """What the fenced blocks of a kind are marked with for a game."""
    return kind if game is FIRST else f"{kind}-{game.name}"


def blocks(language: str) -> list[str]:
    """What stands in the fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def lines(kind: str, game: Game) -> list[str]:
    return [line for block in blocks(tag(kind, game)) for line in block.splitlines()]


def examples(kind: str) -> list[t.Any]:
    """Every example of a kind, with its game."""
    found = [pytest.param(game, line, id=f"{game.name} {line}") for game in games() for line in lines(kind, game)]
    assert len({param.values[0] for param in found}) == len(games())
    return found


# The grammar. None of its rules uses itself, so each is a regular expression.

TOKEN = re.compile(r'"(?P<text>(?:\\.|[^"\\])*)"|(?P<letters>\[[^\]]+\])|(?P<name>[a-z]+)|(?P<sign>[()|?*+])|\s+')


def rules_of(game: Game) -> dict[str, str]:
    """The grammar of a game: that of the first game, with what it redefines."""
    texts = blocks("ebnf") + ([] if game is FIRST else blocks(tag("ebnf", game)))
    return dict(re.findall(r"^(\w+) +::= (.+(?:\n .+)*)", "\n".join(texts), re.MULTILINE))


def pattern(rules: dict[str, str], rule: str) -> str:
    """A rule as a regular expression, with the rules it names inserted."""
    parts = []
    at = 0
    text = rules[rule]
    while at < len(text):
        token = TOKEN.match(text, at)
        assert token, text[at:]
        at = token.end()
        if token["name"]:
            parts.append(pattern(rules, token["name"]))
        elif token["text"] is not None:
            parts.append(f"(?:{re.escape(token['text'].replace(chr(92) + 'n', chr(10)))})")
        else:
            parts.append(token["letters"] or token["sign"] or "")
    return f"(?:{''.join(parts)})"


@functools.cache
def grammar(game: Game, rule: str) -> re.Pattern[str]:
    return re.compile(pattern(rules_of(game), rule))


def keeps_to(game: Game, rule: str, text: str) -> bool:
    return grammar(game, rule).fullmatch(text) is not None


@pytest.mark.parametrize(
    ("name", "rule", "text"),
    [
        ("love-letter", "move", "guard b guard"),
        ("love-letter", "move", "prince"),
        ("love-letter", "move", "keep king"),
        ("love-letter", "fact", "drew a king"),
        ("love-letter", "fact", "drew g king [* a]"),
        ("love-letter", "position", "a{king} b{guard}"),
        ("love-letter", "record", "kartaro-record 2\n"),
        ("hanamikoji", "move", "guard b prince"),
        ("hanamikoji", "move", "secret tea tea"),
        ("hanamikoji", "move", "compete tea tea tea tea"),
        ("hanamikoji", "fact", "drew c tea [* a]"),
        ("hanamikoji", "position", "a{tea} b{tea} turn:a"),
    ],
)
def test_the_grammar_allows_no_nonsense(name: str, rule: str, text: str) -> None:
    assert not keeps_to(game_named(name), rule, text)


# Examples


@pytest.mark.parametrize(("game", "text"), examples("moves"))
def test_moves_read_back_as_written(game: Game, text: str) -> None:
    assert keeps_to(game, "move", text)
    assert game.move_text(0, game.read_move(0, text)) == text


@pytest.mark.parametrize(("game", "text"), examples("picks"))
def test_picks_read_back_as_written(game: Game, text: str) -> None:
    assert keeps_to(game, "pick", text)
    assert game.move_text(DEALER, game.read_move(DEALER, text)) == text


@pytest.mark.parametrize(("game", "text"), examples("positions"))
def test_positions_read_back_as_written(game: Game, text: str) -> None:
    assert keeps_to(game, "position", text)
    seats = len(re.findall(r"(?<!:)\b[a-f]\{", text))
    assert Match(game, game.edition(), seats, text).position_now() == text


@pytest.mark.parametrize(("game", "text"), examples("facts"))
def test_facts_read_back_as_written(game: Game, text: str) -> None:
    assert keeps_to(game, "fact", text)
    assert game.facts.write(game.facts.read(text)) == text


@each_game
def test_every_kind_of_fact_has_an_example(game: Game) -> None:
    assert [kind.name for kind in game.kinds] == list(dict.fromkeys(text.split()[0] for text in lines("facts", game)))


@each_game
def test_the_cards_are_those_of_the_game(game: Game) -> None:
    assert re.findall(r'"(\w+)"', rules_of(game)["card"]) == list(game.cards)


@pytest.mark.parametrize("text", blocks("record"))
def test_records_read_back_as_written(text: str) -> None:
    record = read_record(text)
    assert keeps_to(record.match.game, "record", text)
    assert write_record(record.match, record.names, record.changes, fairness=record.fairness) == text


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


SETTINGS = [
    pytest.param(game, edition, id=f"{game.name} {edition.name}") for game in games() for edition in game.editions
]


@pytest.mark.parametrize(("game", "edition"), SETTINGS)
def test_random_matches_keep_to_the_grammar(game: Game, edition: Edition) -> None:
    fewest, most = game.seats(edition)
    for seats in {fewest, min(most, 4)}:
        generator = Generator(seats)
        match = Match(game, edition, seats)
        while not match.over():
            match.deal(generator)
            seat = match.asked()[0]
            moves = match.legal(seat)
            assert [move for move in moves if not keeps_to(game, "move", move)] == []
            assert keeps_to(game, "position", match.position_now())
            match.play(seat, moves[generator.below(len(moves))])
        check_written(match)


def check_written(match: Match) -> None:
    """All facts of a match, as told to anybody, and its record."""
    for listener in (*range(match.seats), PUBLIC):
        for fact in (*match.facts, *match.told(listener)):
            assert keeps_to(match.game, "fact", match.game.facts.write(fact))
    assert keeps_to(match.game, "record", write_record(match, LETTERS[: match.seats]))
