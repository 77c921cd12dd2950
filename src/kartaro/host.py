"""A live match and who sits where: the one holder of the truth while a match lasts.

People answer from outside through `answer`; bots and the dealer act inside `advance`. What leaves
for a seat is what it was told, its view, and its legal moves.
"""

from __future__ import annotations

import collections
import dataclasses
import secrets
import typing as t

from kartaro.bots import time_of
from kartaro.core.errors import Refused
from kartaro.core.seats import DEALER
from kartaro.record import Record, write_record
from kartaro.verify import fair_dice

if t.TYPE_CHECKING:
    from kartaro.bots import Bot
    from kartaro.core.fact import Fact
    from kartaro.core.match import Dice
    from kartaro.core.table import Table
    from kartaro.core.words import Spread
    from kartaro.fairness import Fairness


class SecretDice:
    """Shuffles for people come from the operating system."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 that nobody can foresee."""
        return secrets.randbelow(n)


def dice_for(record: Record) -> Dice:
    """The dice of a match, which go on where its decisions have left them."""
    if record.fairness is None or record.match.over():
        return SecretDice()
    return fair_dice(record.match, record.fairness)


class Mind:
    """A bot at a seat. Nothing but `choose` tells a bot anything, or asks it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0
        """How many facts of its seat it was told."""

    @property
    def thinks_for(self) -> float:
        """Seconds, if it is given a time."""
        return time_of(self.bot)

    def choose(self, facts: list[Fact], codes: list[int]) -> int:
        """Its answer, after it was told what its seat was told since."""
        for fact in facts:
            self.bot.hear(fact)
        self.heard += len(facts)
        return self.bot.choose(codes)


class Host:
    """Runs one match. A seat without a bot is a person's.

    Without dice of its own, a match with seeds that were promised goes on by these, and any other by chance.
    """

    def __init__(self, record: Record, bots: t.Mapping[int, Bot], dice: Dice | None = None) -> None:
        self._match = record.match
        self._dice = dice or dice_for(record)
        self._changes = record.changes
        self._fairness = record.fairness
        self._minds: dict[int, Mind] = {}
        self._answers: collections.Counter[int] = collections.Counter()
        """Of the decisions that were counted, how many each seat has made."""
        self._counted = 0
        self.game = record.match.game
        self.edition = record.match.edition
        self.seats = record.match.seats
        self.names = record.names
        for seat, bot in bots.items():
            self._place(seat, bot)

    # Running

    def advance(self) -> list[int]:
        """Let the dealer and the bots act until only people are asked, and say who; nobody when all is over."""
        while not self._match.over():
            people = self.step()
            if people:
                return people
        return []

    def step(self) -> list[int]:
        """One decision of the dealer or of a bot; or, if only people are asked, those."""
        asked = self._match.asked()
        if DEALER in asked:
            self._match.deal_once(self._dice)
            return []
        for seat in asked:
            mind = self._minds.get(seat)
            if mind is not None:
                self._match.play(seat, mind.choose(*self.question(seat, mind.heard)))
                return []
        return asked

    def answer(self, seat: int, move: int | str) -> None:
        """A person's move."""
        if seat in self._minds:
            raise Refused("seat-taken", seat=seat)
        self._match.play(seat, move)

    def let_go(self, seat: int) -> int | None:
        """What a seat has answered if it says nothing in time; None if it must decide for itself."""
        if seat == DEALER or seat not in self._match.asked():
            return None
        return self._match.let_go(seat)

    def may_wait(self, seat: int, move: int) -> bool:
        """Whether a seat that is asked for something else may already say that this is what it will do then."""
        return self._match.may_wait(seat, move)

    def time_out(self, seat: int) -> None:
        """A seat, a bot's too, has said nothing in time where that is an answer; else nothing happens."""
        move = self.let_go(seat)
        if move is not None:
            self._match.play(seat, move)

    def pick_first(self, seat: int) -> None:
        """The host's choice of who starts, in the dealer's place; where the dice can be checked, the record says so."""
        is_first = not self._match.decisions
        self._match.play(DEALER, seat)
        if self._fairness is not None and is_first:
            self._fairness = dataclasses.replace(self._fairness, host_picks=True)

    def seat_bot(self, seat: int, bot: Bot) -> None:
        """A bot takes a seat in the middle of a match; the record says so."""
        self.note(seat, f"bot {bot.name}")
        self._place(seat, bot)

    def note(self, seat: int, who: str) -> None:
        """The record says who answers for a seat from now on."""
        self._changes.append((len(self._match.decisions), seat, who))

    def _place(self, seat: int, bot: Bot) -> None:
        self._minds[seat] = Mind(bot)

    # What leaves for a seat, or for anybody

    def asked(self) -> list[int]:
        """Who owes a decision now."""
        return self._match.asked()

    def answers(self, seat: int) -> int:
        """How many decisions a seat has made, with those that were made by its silence."""
        decisions = self._match.decisions
        self._answers.update(decision.seat for decision in decisions[self._counted :])
        self._counted = len(decisions)
        return self._answers[seat]

    def question(self, seat: int, heard: int) -> tuple[list[Fact], list[int]]:
        """All that a bot decides by: what its seat was told from its count on, and its legal moves."""
        return self._match.told(seat, heard), self._match.codes(seat)

    def over(self) -> bool:
        """The match has ended."""
        return self._match.over()

    def round_over(self) -> bool:
        """No round is being played now."""
        return self._match.round_over()

    def scores(self) -> list[int]:
        """What every seat has scored so far."""
        return self._match.scores()

    def outcome(self) -> list[int] | None:
        """The winners, once the match is over."""
        return self._match.outcome()

    def bot_at(self, seat: int) -> Bot | None:
        """The bot at a seat; None where a person sits."""
        mind = self._minds.get(seat)
        return None if mind is None else mind.bot

    def told(self, seat: int, since: int = 0) -> list[Fact]:
        """What a seat or PUBLIC was told, from its own count on."""
        return self._match.told(seat, since)

    def told_count(self, seat: int) -> int:
        """How many facts a seat or PUBLIC was told."""
        return self._match.told_count(seat)

    def view(self, seat: int) -> Table:
        """The table as a seat or PUBLIC knows it."""
        return self._match.view(seat)

    def spread(self, seat: int) -> Spread:
        """Everything that lies on the table, as a seat or PUBLIC knows it."""
        return self._match.spread(seat)

    def codes(self, seat: int) -> list[int]:
        """The legal moves of a seat, by their codes."""
        return self._match.codes(seat)

    def record(self, *, for_store: bool = False) -> str:
        """The whole record: every card is in it. For keeping, and for all once the match is over.

        One that is to be gone on with is written `for_store`: it has the server's seed before the end, too.
        """
        fairness = self._fairness
        return write_record(self._match, self.names, self._changes, fairness=fairness, for_store=for_store)

    def fairness(self) -> Fairness | None:
        """The pledges of the match, without the server's seed while it lasts."""
        if self._fairness is None or self.over():
            return self._fairness
        return self._fairness.sealed()
