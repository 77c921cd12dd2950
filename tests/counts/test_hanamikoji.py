"""How many histories and information sets the rest of a round of Hanamikoji has: the rules and a reference agree."""

from __future__ import annotations

import typing as t

import pytest
from tests.counts.hanamikoji import ROUNDS, SmallRound
from tests.counts.hanamikoji import count as count_by_reference
from tests.counts.perft import count
from tests.proof_log import note

from kartaro.games import game

if t.TYPE_CHECKING:
    from kartaro.core.table import Table

HANAMIKOJI = game("hanamikoji")


def laid(of: SmallRound) -> Table:
    edition = HANAMIKOJI.edition()
    table = HANAMIKOJI.table(edition, 2)
    for fact in HANAMIKOJI.lay_out(edition, 2, of.position()):
        table.apply(fact)
    return table


@pytest.mark.parametrize("of", ROUNDS, ids=str)
def test_the_rules_count_what_the_reference_counts(of: SmallRound) -> None:
    rows = [row for row in count(lambda: laid(of), HANAMIKOJI.kinds, of.depth) if row.histories]
    assert rows == count_by_reference(of)
    note("counts", deck=of.name, histories=sum(row[0] for row in rows), information_sets=sum(row[2] for row in rows))


@pytest.mark.parametrize("of", ROUNDS[1:], ids=str)
def test_every_history_is_followed_to_its_end(of: SmallRound) -> None:
    last = count_by_reference(of)[-1]
    assert last[0] == last[1]
    assert last[4] != (0, 0)
