"""A record replays to the same match; one that is truncated or edited is refused."""

from __future__ import annotations

import typing as t

import pytest
from tests.random_play import decide, matches, state, walk
from tests.scale import times

from kartaro.core.errors import BadRecord
from kartaro.record import read_record, write_record

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.match import Match


def same(one: Match, other: Match) -> bool:
    return (one.decisions, one.facts, state(one.truth())) == (other.decisions, other.facts, state(other.truth()))


def test_a_record_replays_to_the_same_decisions_and_facts(setting: Setting) -> None:
    names = [f"player {seat}" for seat in range(setting.seats)]
    for match, dice in matches(setting, times(3, 20)):
        while not match.over():
            decide(match, dice)
        text = write_record(match, names)
        record = read_record(text)
        assert same(record.match, match)
        assert record.names == names
        assert write_record(record.match, record.names) == text


def test_a_match_that_goes_on_has_a_record_at_every_moment(setting: Setting) -> None:
    for match, _ in walk(setting, times(12, 60), "open"):
        record = read_record(write_record(match))
        assert same(record.match, match)
        for listener in setting.listeners():
            assert record.match.told(listener) == match.told(listener)


def test_a_record_cut_off_anywhere_is_refused(setting: Setting) -> None:
    match, dice = next(matches(setting, 1, "cut"))
    while not match.over():
        decide(match, dice)
    text = write_record(match)
    for _ in range(times(8, 40)):
        with pytest.raises(BadRecord):
            read_record(text[: dice.below(len(text))])


def test_a_record_with_a_character_changed_anywhere_is_refused(setting: Setting) -> None:
    match, dice = next(matches(setting, 1, "edit"))
    while not match.over():
        decide(match, dice)
    text = write_record(match)
    for _ in range(times(8, 40)):
        at = dice.below(len(text))
        edited = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        with pytest.raises(BadRecord):
            read_record(edited)
