"""The server's seed is secret while a match lasts; records contain all pledges."""

from __future__ import annotations

import re

import pytest
from tests.fairness.fair_matches import PLEDGES, A, B, C, edited, love_letter, new_host, play_on, seed

from kartaro.core.errors import BadRecord
from kartaro.fairness import Fairness, pledge
from kartaro.games import game as game_named
from kartaro.host import Host
from kartaro.record import read_record, write_record
from kartaro.verify import prove

SECRET = "5e" * 32
EDITION = game_named("love-letter").edition("2012")
LINES = """
fair match t-1
fair server b5adbcf8a8c98cedb8a389c5a3d0cf6edc4063ff598f8fba1521864ebfa02b44 {last}
fair seat a b34755be6f2f76c06523388e5c944037bf95d06a9e785d48b4b1c2732f819e46 {first}
fair seat b 0e391a2331bdcfb8d98dcb9c32c746f68b29e5a541e7e432cb73e23d1ecb688b -
"""


def test_a_finished_record_has_the_seeds_of_all_who_revealed_them() -> None:
    text = love_letter().record()
    assert LINES.format(last=SECRET, first="a0" * 32) in text
    assert read_record(text).fairness == PLEDGES


def test_before_the_end_the_servers_seed_is_not_in_the_record() -> None:
    host = play_on(new_host(EDITION, 2), turns=3)
    text = host.record()
    assert SECRET not in text
    assert LINES.format(last="-", first="a0" * 32) in text
    record = read_record(text)
    assert SECRET not in write_record(record.match, record.names, fairness=PLEDGES)


def test_nothing_else_that_a_host_gives_out_has_it() -> None:
    host = play_on(new_host(EDITION, 2), turns=3)
    assert host.fairness() == PLEDGES.sealed()
    assert play_on(host).fairness() == PLEDGES


def test_for_the_store_it_is_there_and_the_match_goes_on_as_it_would_have() -> None:
    whole = play_on(new_host(EDITION, 2))
    for turns in (0, 1, 5, 30):
        kept = play_on(new_host(EDITION, 2), turns).record(for_store=True)
        assert SECRET in kept
        host = Host(read_record(kept), {})
        before = len(read_record(kept).match.decisions)
        for decision in read_record(whole.record()).match.decisions[before:]:
            if decision.seat in host.advance():
                host.answer(decision.seat, decision.move)
        assert host.record() == whole.record()


def test_without_it_nobody_can_go_on() -> None:
    record = read_record(play_on(new_host(EDITION, 2), turns=3).record())
    with pytest.raises(BadRecord) as refusal:
        Host(record, {})
    assert refusal.value.code == "fair-unrevealed"


def test_a_store_that_was_changed_is_not_gone_on_with() -> None:
    host = play_on(new_host(EDITION, 2), turns=3)
    record = read_record(host.record(for_store=True))
    record.fairness = Fairness("t-2", PLEDGES.server, PLEDGES.seats)
    with pytest.raises(BadRecord) as refusal:
        Host(record, {})
    assert refusal.value.code == "fair-disagrees"


def test_a_record_without_pledges_is_what_it_was() -> None:
    text = re.sub(r"fair .*\n", "", love_letter().record())
    text = edited(text, "name a Ana", "name a Ani")
    record = read_record(text)
    assert record.fairness is None
    assert write_record(record.match, record.names) == text


# Lines that cannot be read

GOOD = Fairness("t-1", pledge(seed(1)), {A: pledge(seed(2)), B: pledge(seed(3))}, host_picks=True)
BROKEN = {
    "no server": (r"fair server .*\n", "", "record-line-unexpected"),
    "no match": (r"fair match .*\n", "", "record-line-unexpected"),
    "no seed": (r"(fair server \w+) \w+", r"\1", "record-broken"),
    "a short seed": (r"(fair server \w+ \w+)\w\w", r"\1", "record-broken"),
    "a seed in capitals": (r"(fair seat a \w+) \w+", r"\1 " + "AB" * 32, "record-broken"),
    "a seed with blanks": (r"(fair seat a \w+) \w+", r"\1 " + "a b" * 32, "record-broken"),
    "a short commitment": (r"fair seat a \w", "fair seat a ", "record-broken"),
    "a seat twice": (r"fair seat b", "fair seat a", "record-line-unexpected"),
    "a seat that is not at the table": (r"fair seat b", "fair seat c", "record-line-unexpected"),
    "the dealer's seat": (r"fair seat b", "fair seat dealer", "record-line-unexpected"),
    "no seat": (r"fair seat b", "fair seat z", "record-broken"),
    "another choice": (r"fair first host", "fair first server", "record-line-unexpected"),
    "an identifier with a blank": (r"fair match t-1", "fair match t 1", "record-broken"),
    "something else": (r"fair first host", "fair play", "record-line-unexpected"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_lines_that_are_not_as_they_should_be_are_refused(name: str) -> None:
    pattern, by, code = BROKEN[name]
    text = love_letter(GOOD).record()
    assert read_record(text).fairness is not None
    broken = re.sub(pattern, by, text, count=1)
    assert broken != text
    with pytest.raises(BadRecord) as refusal:
        read_record(broken)
    assert refusal.value.code == code


def test_seats_between_may_have_promised_nothing() -> None:
    fairness = Fairness("t-1", pledge(seed(1)), {C: pledge(seed(2))})
    text = play_on(new_host(EDITION, 3, fairness)).record()
    assert read_record(text).fairness == fairness
    assert prove(read_record(text)).fairness.revealed() == {C: seed(2)}
