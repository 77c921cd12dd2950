"""Live timing over a host: whoever reacts first is the one who counts, as at a real table.

The table's rule stays the sealed window: all who are asked answer, in any order. Live timing only schedules: the first
answer that is no letting go makes all others let go at once, and so does the end of a time of grace, which somebody
with a clock announces. What the next player does in the meantime waits until nobody can react any more, and is
forgotten if somebody does.
"""

from __future__ import annotations

import contextlib
import typing as t

from kartaro.core.errors import KartaroError
from kartaro.core.seats import DEALER

if t.TYPE_CHECKING:
    from kartaro.host import Host


class Live:
    """Takes answers as they arrive, for a host whose people answer live."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.waiting: dict[int, int] = {}
        """Moves that came too early, by the seats they came from."""

    def answer(self, seat: int, move: int | str) -> None:
        """A move as it arrives."""
        code = self.host.game.read_move(seat, move) if isinstance(move, str) else move
        let_go = self.host.let_go(seat)
        early = let_go is not None and self.host.may_wait(seat, code)
        self.host.answer(seat, let_go if early and let_go is not None else code)
        if early:  # who goes on has let the card go
            self.waiting[seat] = code
        elif let_go not in (None, code):  # the first reaction is the one that counts
            self.waiting.clear()
            self.time_is_up()
        self.play_waiting()

    def time_is_up(self) -> None:
        """The time of grace is over, or somebody has reacted: who has not answered lets go."""
        for seat in self.host.asked():
            self.host.time_out(seat)
        self.play_waiting()

    def play_waiting(self) -> None:
        """Once nobody can react any more, what has waited is done, if it can be.

        If it cannot, its seat is asked as if it had said nothing: whoever closed the window must not hear why, as that
        may name cards of another hand.
        """
        while DEALER in self.host.asked():  # a lot, which no seat can draw
            self.host.step()
        for seat in self.host.asked():
            if seat in self.waiting and self.host.let_go(seat) is None:
                with contextlib.suppress(KartaroError):
                    self.host.answer(seat, self.waiting.pop(seat))
                return
