"""Replays a record, for what everybody at its table must have been sent, written down anew and by the book.

The server keeps pieces of messages as bytes; here nothing is kept, so that one can be held against the other.
"""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.core.menu import menu_of
from kartaro.core.replay import after_each
from kartaro.core.seats import DEALER, PUBLIC
from kartaro.record import read_record
from kartaro.server import protocol as p
from kartaro.server.wire import Wire

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table


def plain_view(wire: Wire, view: Table) -> p.View:
    overview = wire.game.overview(view)
    rows = [
        p.Row(
            row.score,
            named(wire, row.hand),
            None if row.front is None else named(wire, row.front),
            [*map(wire.say, row.marks)],
            row.is_out,
        )
        for row in overview.rows
    ]
    return p.View(rows, [*map(wire.say, overview.middle)], overview.goal, view.unseen_counts()[: len(wire.game.cards)])


def named(wire: Wire, cards: t.Iterable[int]) -> list[str]:
    return [wire.card[card] for card in cards]


def plain_sentences(wire: Wire, facts: t.Sequence[Fact], before: int) -> list[p.Sentence]:
    return [
        p.Sentence(
            wire.say(words), group, count, clause, wire.game.is_routine_kind(words), cause and wire.say(cause), drama
        )
        for words, group, count, clause, cause, drama in wire.game.sentences(facts, before)
    ]


class Replay:
    """A replayed record: for every listener, the push expected at each count of its facts."""

    def __init__(self, record: str) -> None:
        final = read_record(record).match
        self.wire = Wire(final.game)
        self.answers = [0] * final.seats
        self.positions: dict[tuple[int, int], list[p.Push]] = {}
        for self.match, decision in after_each(final):
            if decision.seat != DEALER:
                self.answers[decision.seat] += 1
            if DEALER not in self.match.asked() or (decision.seat != DEALER and self.match.round_over()):
                self.note()

    def note(self) -> None:
        for seat in (*range(self.match.seats), PUBLIC):
            push = self.push(seat)
            self.positions.setdefault((seat, push.count), []).append(push)

    def push(self, seat: int) -> p.Push:
        view = self.match.view(seat)
        asked = [one for one in self.match.asked() if one != DEALER]
        told = self.match.told(seat)
        return p.Push(
            seat=seat,
            count=len(told),
            told=[],
            view=plain_view(self.wire, view),
            asked=asked,
            question=self.answers[seat] + 1 if seat in asked else 0,
            menu=self.wire.new_menu(menu_of(self.match.game, seat, self.match.codes(seat))) if seat in asked else None,
            winners=self.match.outcome(),
            left=self.left(seat) if seat in asked else {},
            ending=self.wire.ending(view, told, seat) if self.match.round_over() else None,
        )

    def left(self, seat: int) -> dict[str, int]:
        return {self.match.game.move_text(seat, code): count for code, count in self.match.left(seat).items()}

    def told(self, seat: int, since: int, count: int) -> list[p.Told]:
        return [self.wire.new_told(fact) for fact in self.match.told(seat)[since:count]]

    def has_pushed(self, push: p.Push, since: int) -> bool:
        """Whether this push was expected for a seat with `since` facts; the time left is not compared."""
        facts = self.told(push.seat, since, push.count)
        sentences = plain_sentences(self.wire, self.match.told(push.seat)[since : push.count], since)
        expected = self.positions[push.seat, push.count]
        return msgspec.structs.replace(push, seconds=None) in [
            msgspec.structs.replace(one, told=facts, sentences=sentences) for one in expected
        ]
