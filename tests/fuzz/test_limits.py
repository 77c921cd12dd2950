"""The largest that each reader reads, and what it says of anything larger."""

from __future__ import annotations

import json
import typing as t

import pytest
from litestar.testing import TestClient
from tests.server.inside import memory_app

from kartaro.cli import main
from kartaro.core.errors import BadRecord, BadText, KartaroError
from kartaro.core.match import Match
from kartaro.core.text import LONGEST_MOVE, LONGEST_POSITION
from kartaro.files import read_text
from kartaro.games import game as game_named
from kartaro.record import LONGEST_LINE as LONGEST_RECORD_LINE
from kartaro.record import LONGEST_RECORD, read_record, write_record
from kartaro.scenario.place import Place
from kartaro.scenario.reading import DEEPEST, LONGEST_FILE, LONGEST_LINE, read_cases
from kartaro.server.settings import Settings

if t.TYPE_CHECKING:
    from pathlib import Path

LOVE_LETTER, SPICY = game_named("love-letter"), game_named("spicy")
DIGITS = "9" * 5000
CASE = """
game = "love-letter"
[[case]]
id = "X-1"
title = "what is tried"
seats = 2
"""


def new_match(position: str = "") -> Match:
    return Match(LOVE_LETTER, LOVE_LETTER.edition(), 2, position)


# Records


def record() -> str:
    return write_record(new_match(), ["Ada", "Ben"])


def test_a_record_is_read_up_to_its_largest_size() -> None:
    assert read_record(record()).names == ["Ada", "Ben"]
    with pytest.raises(BadRecord, match="text-too-long"):
        read_record(record().replace("Ada", "x" * LONGEST_RECORD))


def test_a_line_of_a_record_is_read_up_to_its_largest_size() -> None:
    with pytest.raises(BadRecord, match="record-line-long") as refused:
        read_record(record().replace("Ada", "x" * LONGEST_RECORD_LINE))
    assert refused.value.arguments == {"line": 5, "longest": LONGEST_RECORD_LINE}


def test_half_a_character_in_a_record_is_refused_with_its_line() -> None:
    with pytest.raises(BadRecord, match="record-broken") as refused:
        read_record(record().replace("Ada", "\ud800"))
    assert refused.value.arguments["line"] == 5


def test_a_file_is_read_up_to_its_largest_size(tmp_path: Path) -> None:
    file = tmp_path / "large"
    file.write_text("é" * 101, "utf-8")
    assert len(read_text(str(file), 101)) == 101
    with pytest.raises(BadRecord, match="too-large"):
        read_text(str(file), 100)


# Positions and moves


@pytest.mark.parametrize("term", ["tok:a1,,b2", f"tok:a{DIGITS}", f"owes:{DIGITS}", "tok:a", "tok:,"])
def test_a_mark_that_is_none_is_refused(term: str) -> None:
    with pytest.raises(BadText, match=r"bad-position|unknown-seat"):
        new_match(f"a{{guard,king}} b{{priest}} {term}")


@pytest.mark.parametrize("mark", ["step:turn,turn", "step:,turn", "turn:a,b", "turn:", "top:a=c1,b=c2", "top:"])
def test_a_mark_of_spicy_that_is_not_one_word_is_refused(mark: str) -> None:
    with pytest.raises(BadText, match=r"bad-position|unknown-seat|unknown-card"):
        Match(SPICY, SPICY.edition(), 2, f"a{{c1}} b{{c2}} stack[c3] deck[c4,c5] above:1 {mark}")


def test_a_position_and_a_move_are_read_up_to_their_largest_size() -> None:
    with pytest.raises(BadText, match="text-too-long"):
        new_match("a{guard,king} b{priest}" + " " * LONGEST_POSITION)
    match = new_match("a{guard,king} b{priest} deck[guard,guard]")
    with pytest.raises(BadText, match="text-too-long"):
        match.play(0, "guard b priest" + " " * LONGEST_MOVE)
    match.play(0, "guard b priest")


# Scenarios


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f'{CASE}position = "a{{?*99999999}}"', "text-too-long"),
        (f'{CASE}position = "a{{?*{DIGITS}}}"', "text-too-long"),
        (f'{CASE}position = "{"?*900 " * 40}"', "text-too-long"),
        (f"{CASE}moves = {'[' * 900}{']' * 900}", "text-too-deep"),
        (f"{CASE}moves = {'[' * DEEPEST}{']' * DEEPEST}", "text-too-deep"),
        (f"{CASE}moves.{'a.' * 900}a = 1", "text-too-deep"),
        (f"{CASE}scores = [{DIGITS}]", "text-too-long"),
        (f"{CASE}scores = [0x{'f' * 1500}]", "scenario-value"),
        (f"# {'x' * LONGEST_LINE}", "text-too-long"),
        ("# x\n" * LONGEST_FILE, "text-too-long"),
    ],
    ids=lambda text: text[-30:].strip(),
)
def test_a_scenario_that_is_too_much_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText, match=code):
        read_cases(Place("a file"), text)


@pytest.mark.parametrize("position", ["tok:a1,,b2", f"tok:a{DIGITS}", "a{?*99999999}"])
def test_kartaro_check_says_what_is_wrong(position: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "case.toml"
    file.write_text(f'{CASE}position = "{position}"\nover = false\n', "utf-8")
    assert main(["check", str(file)]) in {1, 2}
    said = capsys.readouterr()
    assert "[internal]" not in said.out + said.err
    assert "[" in said.out + said.err


def test_kartaro_check_refuses_what_is_nested_too_deeply(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "case.toml"
    file.write_text("\n".join(["a = [", *["[" * 1000] * 100]), "utf-8")
    assert main(["check", str(file)]) == 2
    assert "[text-too-deep]" in capsys.readouterr().err


# Options and settings


@pytest.mark.parametrize("option", ["tokens_to_win", "deck"])
def test_an_option_with_a_number_of_5000_digits_is_refused(option: str) -> None:
    with pytest.raises(KartaroError, match="bad-option-value"):
        LOVE_LETTER.edition("", {option: DIGITS})


@pytest.mark.parametrize("value", [DIGITS, "9" * 150, f"6/{'0' * 180}5"])
def test_the_server_refuses_such_an_option_with_a_code(value: str) -> None:
    with TestClient(memory_app(Settings(rate=1e9))) as http:
        body = {"name": "Ada", "terms": {"game": "love-letter", "options": {"tokens_to_win": value}}}
        answers = [
            http.post("/api/1/tables", content=json.dumps(body)),
            http.get("/api/1/rules/love-letter", params={"option": f"tokens_to_win={value}"}),
        ]
    assert {answer.status_code for answer in answers} <= {400, 409}
    assert {answer.json()["code"] for answer in answers} <= {"bad-message", "bad-option-value", "options-clash"}


@pytest.mark.parametrize("value", [DIGITS, "0" * 5000])
def test_a_setting_of_5000_digits_is_refused(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seed", value]) == 2
    assert "[not-a-number]" in capsys.readouterr().err
