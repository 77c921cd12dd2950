"""An episode of one seat against bots of any kind: a match of its own, at the pace of Python."""

from __future__ import annotations

import typing as t

from kartaro.bots import Chair
from kartaro.core.match import Decision, Match
from kartaro.core.seats import DEALER
from kartaro.host import Mind
from kartaro.programs import bot_or_program

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.env.vector import VectorEnv


class SeatEpisode:
    """A match in which one seat is played from outside and bots have the others, to the end of a round or the match.

    `rules` is an environment of such tables, which says what is paid. A bot that raises an error or makes an illegal
    move has lost; `crashed` says which.
    """

    def __init__(self, rules: VectorEnv, seat: int, bots: t.Sequence[str], seeds: Generator, dice: Generator) -> None:
        """`bots` sit clockwise from the seat, each with the next of the seeds; the dice are the dealer's."""
        self.rules, self.seat, self.dice = rules, seat, dice
        seats = rules.seats
        self.match = Match(rules.game, rules.edition, seats)
        self.names = {(seat + 1 + place) % seats: spec for place, spec in enumerate(bots)}
        self.minds = {
            other: Mind(bot_or_program(spec, Chair(rules.game, rules.edition, seats, other), seeds.next()))
            for other, spec in self.names.items()
        }
        self.playing = self.done = False
        self.paid = [0.0] * seats
        """What every seat was paid since the seat was asked last."""
        self.crashed: dict[str, t.Any] = {}

    # Playing

    def play(self, code: int) -> None:
        """A move of the seat; then the others play until it is asked again, or the episode is over."""
        self.paid = [0.0] * self.rules.seats
        self.match.play(self.seat, code)
        self.advance()

    def advance(self) -> None:
        """The dealer and the bots act until the seat is asked, or the episode is over."""
        while not self.done:
            asked = self.match.asked()
            if self.playing and self.match.round_over():
                self._end_round()
            elif DEALER in asked:
                self._deal()
                self.playing = not self.match.round_over()
            elif asked[0] == self.seat:
                return
            else:
                self._ask_bot(asked[0])

    def _deal(self) -> None:
        if self.match.first_wanted():  # nobody is there who could choose
            self.match.play(DEALER, self.dice.choose(self.match.codes(DEALER)))
        else:
            self.match.deal_once(self.dice)

    def _ask_bot(self, seat: int) -> None:
        try:
            self.match.play(seat, self._choice(seat))
        except Exception as error:  # noqa: BLE001 - whatever a bot of somebody's does, the run goes on
            self.crashed = {"crashed": {"seat": seat, "bot": self.names[seat], "error": repr(error)}}
            self.lose(seat)

    def _choice(self, seat: int) -> int:
        mind = self.minds[seat]
        return mind.choose(self.match.told(seat, mind.heard), self.match.codes(seat))

    def _end_round(self) -> None:
        self.playing = False
        self.done = self.rules.of_rounds or self.match.over()
        if self.done or self.rules.pays_gain:
            gained = self.rules.paid(self.match.truth())
            self.paid = [paid + more for paid, more in zip(self.paid, gained, strict=True)]

    def lose(self, seat: int) -> None:
        """Whoever broke the rules has lost, and the others have won."""
        others = 1.0 / (self.rules.seats - 1)
        self.done = True
        self.paid = [-1.0 if each == seat else others for each in range(self.rules.seats)]

    # Copies

    def pack(self) -> dict[str, t.Any]:
        """What was decided, and what has become of it; how it began is for its holder to remember."""
        kept = {"playing": self.playing, "done": self.done, "paid": self.paid, "crashed": self.crashed}
        return {"decided": list(self.match.decisions), "dice": self.dice.state, "kept": kept}

    def unpack(self, packed: t.Mapping[str, t.Any]) -> None:
        """Become what was packed, of an episode that began like this one.

        The bots are asked what they were asked, but what was decided stays.
        """
        for decision in packed["decided"]:
            if decision[0] in self.minds:
                self._choice(decision[0])
            self.match.make(Decision(*decision))
        self.dice.state = packed["dice"]
        vars(self).update(packed["kept"])
