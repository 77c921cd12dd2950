"""Records and positions of version 0.1.0 are read, and give the same facts."""

from __future__ import annotations

import json
import typing as t
from pathlib import Path

import pytest
from tests.random_play import decide, editions
from tests.samples import digests

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.record import read_record, write_record

HERE = Path(__file__).parent
RECORDS: dict[str, dict[str, t.Any]] = json.loads((HERE / "records.json").read_text())
POSITIONS: list[dict[str, t.Any]] = json.loads((HERE / "positions.json").read_text())
MOVES = 12


def test_there_is_a_record_of_every_edition() -> None:
    assert {str(setting) for setting in editions()} >= RECORDS.keys()
    assert len(RECORDS) == 8


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_replays_to_the_same_facts(name: str) -> None:
    text = (HERE / "records" / f"{name}.txt").read_text()
    record = read_record(text)
    expected = RECORDS[name]
    assert {**digests.of_match(record.match), "winners": record.match.outcome()} == expected
    assert write_record(record.match, record.names) == text


@pytest.mark.parametrize("sample", POSITIONS, ids=lambda sample: f"{sample['game']}-{sample['position'][:20]}")
def test_an_old_position_is_laid_out_and_played_on_as_before(sample: dict[str, t.Any]) -> None:
    game = game_named(sample["game"])
    edition = game.edition(sample["edition"], sample["options"])
    match = Match(game, edition, sample["seats"], sample["position"])
    assert digests.of_match(match) == sample["laid_out"]
    dice = Generator(7)
    for _ in range(MOVES):
        if not match.over():
            decide(match, dice)
    assert digests.of_match(match) == sample["played_on"]
