"""Facts are complete: folded, they give the truth; written, they read back; copies are independent."""

from __future__ import annotations

import typing as t

from tests.random_play import state, walk
from tests.scale import times

from kartaro.core.fact import told
from kartaro.core.seats import ALL, FACE_DOWN, NOBODY, PUBLIC
from kartaro.core.told import fields_of

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.fact import Fact
    from kartaro.core.match import Match

FACTS_OF_A_ROUND = 40
LEDGER_ROWS = 128
"""As in core/table.py: the facts of one decision must fit."""


def test_the_facts_folded_are_the_truth_after_every_decision(setting: Setting) -> None:
    mirror = setting.table()
    for match, facts in walk(setting, times(600, 4_000)):
        if not facts:
            mirror = setting.table()
        for fact in facts:
            mirror.apply(fact)
        assert state(mirror) == state(match.truth())


def test_a_fact_that_is_folded_is_written_down_as_it_was_told(setting: Setting) -> None:
    """Those that lay out a position, too; but who sees a card that was laid out is not said to a fold."""
    for match, _ in walk(setting, times(60, 300), "written"):
        if match.round_over():
            continue
        rewritten(setting, match.facts[-FACTS_OF_A_ROUND:], match)
        rewritten(setting, setting.game.lay_out(setting.edition, setting.seats, match.position_now()), match)


def rewritten(setting: Setting, facts: t.Sequence[Fact], match: Match) -> None:
    """Fold facts into a table that records them again."""
    table = setting.table()
    for fact in match.facts[: -len(facts)] if facts == match.facts[-len(facts) :] else ():
        table.apply(fact)
    for fact in facts:
        table.listen(writing=True)
        table.apply(fact)
        (row,) = table.drain()
        kind, seat, other, card, card2, number, heard_by, seen_by = fields_of(row)
        carries = setting.game.kinds[fact.kind]
        assert heard_by == fact.heard_by
        assert seen_by in {fact.seen_by, NOBODY}
        assert (kind, seat, other, number) == (fact.kind, fact.seat, fact.other, fact.number)
        assert "cards" in carries.fields or (card, card2)[: carries.single_cards] == fact.cards


def test_every_view_is_what_its_listener_was_told_folded(setting: Setting) -> None:
    for match, _ in walk(setting, times(30, 100), "told"):
        for listener in setting.listeners():
            view = setting.game.table(setting.edition, setting.seats, listener)
            for fact in match.told(listener):
                view.apply(fact)
            assert state(view) == state(match.view(listener))


def test_told_facts_are_those_of_the_match_with_cards_face_down(setting: Setting) -> None:
    for match, facts in walk(setting, times(200, 1_000), "exit"):
        for listener in setting.listeners():
            heard = [fact for fact in facts if fact.heard_by >> listener & 1]
            last = match.told(listener)[len(match.told(listener)) - len(heard) :]
            for fact, whole in zip(last, heard, strict=True):
                assert fact == told(whole, listener)
                assert whole.seen_by >> listener & 1 or set(fact.cards) <= {FACE_DOWN}


def test_who_sees_a_card_also_hears_of_it_and_audiences_are_of_this_table(setting: Setting) -> None:
    seated = {*range(setting.seats), PUBLIC}
    for _, facts in walk(setting, times(300, 2_000), "audience"):
        for fact in facts:
            assert fact.seen_by & ~fact.heard_by == 0
            for audience in (fact.heard_by, fact.seen_by):
                assert audience == ALL or all(seat in seated for seat in range(8) if audience >> seat & 1)


def test_what_the_public_sees_everybody_sees(setting: Setting) -> None:
    for _, facts in walk(setting, times(300, 2_000), "public"):
        for fact in facts:
            for audience in (fact.heard_by, fact.seen_by):
                assert not audience >> PUBLIC & 1 or audience == ALL


def test_a_decision_makes_fewer_facts_than_the_ledger_holds(setting: Setting) -> None:
    assert all(len(facts) < LEDGER_ROWS for _, facts in walk(setting, times(600, 4_000), "ledger"))


def test_every_fact_as_told_to_anybody_reads_back_from_its_text(setting: Setting) -> None:
    text = setting.game.facts
    for _, facts in walk(setting, times(200, 1_000), "text"):
        for fact in facts:
            assert text.read(text.write(fact)) == fact
            for listener in setting.listeners():
                heard = told(fact, listener)
                assert heard is None or text.read(text.write(heard)) == heard


def test_the_json_of_a_fact_holds_what_its_kind_carries(setting: Setting) -> None:
    for _, facts in walk(setting, times(100, 400), "json"):
        for fact in facts:
            kind = setting.game.kinds[fact.kind]
            assert list(setting.game.facts.as_json(fact)) == ["kind", *kind.fields]


def test_copies_taken_before_a_decision_never_change(setting: Setting) -> None:
    taken: list[tuple[t.Any, dict[str, t.Any]]] = []
    for match, _ in walk(setting, times(60, 400), "copies"):
        tables = [match.truth(), *(match.view(listener) for listener in setting.listeners())]
        taken = [*taken, *((table, state(table)) for table in tables)][-5 * len(tables) :]
        for table, was in taken:
            assert state(table) == was
