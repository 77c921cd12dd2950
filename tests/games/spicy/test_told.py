"""Facts that change nothing on the table are told nonetheless, by views as by the rules."""

from __future__ import annotations

from kartaro.core.fact import Fact
from kartaro.core.seats import ALL, NOBODY
from kartaro.games import game

SPICY = game("spicy")
KINDS = [kind.name for kind in SPICY.kinds]
C4 = SPICY.cards.index("c4")


def told_again(kind: str, number: int) -> Fact:
    """What a table that listens writes down when b is told of so."""
    table = SPICY.table(SPICY.edition(), 3)
    before = table.state()
    table.listen(writing=True)
    table.apply(Fact(KINDS.index(kind), 1, 0, (), number, ALL, NOBODY))
    assert table.state() == before
    (row,) = table.drain()
    return SPICY.fact(row)


def test_a_claim_that_does_not_fit_a_card_not_announced_and_a_pass_change_nothing() -> None:
    for kind, number in (("misclaimed", C4), ("forgot", C4), ("passed", 0)):
        assert told_again(kind, number) == Fact(KINDS.index(kind), 1, 0, (), number, ALL, NOBODY)
