"""Real-time reactions on top of a host: the first reaction counts, as at a real table.

The rules still see a sealed window: all who are asked answer, in any order. Live timing only schedules the answers: the
first reaction makes all others let go at once, and so does the end of the time limit, which a caller with a clock
announces. A move of the next player in the meantime waits until nobody can react any more, and is dropped if somebody
does.
"""

from __future__ import annotations

import contextlib
import typing as t

from kartaro.core.errors import KartaroError
from kartaro.core.seats import DEALER

if t.TYPE_CHECKING:
    from kartaro.host import Host


class Live:
    """Passes answers to a host in the order in which they arrive."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.waiting: dict[int, int] = {}
        """Moves that came too early, by the seats they came from."""

    def answer(self, seat: int, move: int | str) -> None:
        """A seat's move arrives."""
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
        """The time limit is over, or somebody has reacted: all who have not answered let go."""
        for seat in self.host.asked():
            self.host.time_out(seat)
        self.play_waiting()

    def play_waiting(self) -> None:
        """Play the waiting move once nobody can react any more.

        If it is refused, its seat is asked as if it had said nothing: the caller, who closed the window, must not learn
        the reason, which may name cards of another hand.
        """
        while DEALER in self.host.asked():  # a lot, which no seat can draw
            self.host.step()
        for seat in self.host.asked():
            if seat in self.waiting and self.host.let_go(seat) is None:
                with contextlib.suppress(KartaroError):
                    self.host.answer(seat, self.waiting.pop(seat))
                return
