"""kartaro verify: what is proven, in words and as JSON, and what is not, with a code."""

from __future__ import annotations

import json
import re
import typing as t

import pytest
from tests.fairness.fair_matches import love_letter, sealed_anew, seed

from kartaro.fairness import Fairness, commitment, pledge
from kartaro.locale import LANGUAGES

if t.TYPE_CHECKING:
    from pathlib import Path

    from tests.terminal.command import Program


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.record"
    path.write_text(love_letter().record(), "utf-8")
    return path


def test_the_command_says_what_is_proven(kartaro: Program, file: Path) -> None:
    result = kartaro("verify", str(file))
    lines = result.out.splitlines()
    assert (result.code, result.err) == (0, "")
    assert " ".join(lines[:2]) == (
        "All 3 decisions of the dealer follow from the seeds of match t-1. Each seed matches its commitment."
    )
    assert [line.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") for line in lines[2:8:2]] == [
        "The server's commitment:",
        "Ana's commitment:",
        "Budi's commitment; the seed was not revealed and is left out:",
    ]
    assert [line.strip() for line in lines[3:8:2]] == [commitment(seed(number)) for number in (0x5E, 0xA0, 0xB0)]
    assert max(map(len, lines)) <= 80


def test_the_command_as_json(kartaro: Program, file: Path) -> None:
    assert json.loads(kartaro("verify", str(file), "--json").out) == {
        "proven": True,
        "match": "t-1",
        "decisions": 3,
        "server": {"commitment": commitment(seed(0x5E)), "seed": "5e" * 32},
        "seats": [
            {"seat": "a", "name": "Ana", "commitment": commitment(seed(0xA0)), "seed": "a0" * 32},
            {"seat": "b", "name": "Budi", "commitment": commitment(seed(0xB0)), "seed": None},
        ],
        "host_picked": False,
        "laid_out": False,
    }


def test_what_is_not_proven_is_said_too(kartaro: Program, file: Path) -> None:
    alone = Fairness("t-1", pledge(seed(1)))
    file.write_text(love_letter(alone, first_player="host").record(), "utf-8")
    words = " ".join(kartaro("verify", str(file)).out.split())
    assert "the server alone chose" in words
    assert "The first player was chosen by a person" in words
    assert "position" not in words


FORGED = {
    "fair-missing": (r"fair .*\n", "", 0),
    "fair-unrevealed": (r"(?:5e){32}", "-", 1),
    "fair-commitment": (r"(?:a0){32}", "a1" * 32, 1),
    "fair-disagrees": (r"(?:a0){32}", "-", 1),
}


@pytest.mark.parametrize("code", FORGED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_fails_with_a_code_and_a_sentence(kartaro: Program, file: Path, code: str, language: str) -> None:
    pattern, by, count = FORGED[code]
    file.write_text(sealed_anew(re.sub(pattern, by, file.read_text("utf-8"), count=count)), "utf-8")
    result = kartaro("verify", str(file), "--lang", language)
    assert (result.code, result.out, result.err.count("\n")) == (1, "", 1)
    assert result.err.endswith(f"[{code}]\n")
    answer = json.loads(kartaro("verify", str(file), "--json").out)
    assert answer["error"]["code"] == code


def test_a_seal_that_was_not_made_anew_is_refused_as_ever(kartaro: Program, file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace("a0" * 32, "a1" * 32), "utf-8")
    result = kartaro("verify", str(file))
    assert (result.code, "[record-edited]" in result.err) == (2, True)
