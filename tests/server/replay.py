"""Replays a record, for what everybody at its table must have been sent."""

from __future__ import annotations

import msgspec

from kartaro.core.menu import menu_of
from kartaro.core.replay import after_each
from kartaro.core.seats import DEALER, PUBLIC
from kartaro.record import read_record
from kartaro.server import protocol as p
from kartaro.server.wire import Wire


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
            if DEALER not in self.match.asked():
                self.note()

    def note(self) -> None:
        for seat in (*range(self.match.seats), PUBLIC):
            push = self.push(seat)
            self.positions.setdefault((seat, push.count), []).append(push)

    def push(self, seat: int) -> p.Push:
        view = self.match.view(seat)
        asked = self.match.asked()
        return p.Push(
            seat=seat,
            count=len(self.match.told(seat)),
            told=[],
            view=self.wire.view(view),
            asked=asked,
            question=self.answers[seat] + 1 if seat in asked else 0,
            menu=self.wire.new_menu(menu_of(self.match.game, seat, self.match.codes(seat))) if seat in asked else None,
            winners=self.match.outcome(),
        )

    def told(self, seat: int, since: int, count: int) -> list[p.Told]:
        return [self.wire.new_told(fact) for fact in self.match.told(seat)[since:count]]

    def has_pushed(self, push: p.Push, since: int) -> bool:
        """Whether this push was expected for a seat with `since` facts; the time left is not compared."""
        facts = self.told(push.seat, since, push.count)
        sentences = self.wire.sentences(self.match.told(push.seat)[since : push.count], since)
        expected = self.positions[push.seat, push.count]
        return msgspec.structs.replace(push, seconds=None) in [
            msgspec.structs.replace(one, told=facts, sentences=sentences) for one in expected
        ]
