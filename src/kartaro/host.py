"""A live match and who sits where: the one holder of the truth while a match lasts.

People's moves come in through `answer`; bots and the dealer act in `advance`. A seat gets what it was told, its view,
and its legal moves, and nothing else.
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
    from kartaro.core.words import Overview
    from kartaro.fairness import Fairness


class SecretDice:
    """Unpredictable dice from the operating system, for games with people."""

    def below(self, n: int) -> int:
        """An unpredictable number from 0 to n - 1."""
        return secrets.randbelow(n)


def dice_for(record: Record) -> Dice:
    """The dice of a match, in the state after its last decision."""
    if record.fairness is None or record.match.over():
        return SecretDice()
    return fair_dice(record.match, record.fairness)


class Mind:
    """A bot at a seat. `choose` is the only place where a bot is told facts and asked for a move."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0
        """How many facts of its seat it was told."""

    @property
    def thinks_for(self) -> float:
        """The bot's time budget in seconds; 0 if it has none."""
        return time_of(self.bot)

    def choose(self, facts: list[Fact], codes: list[int]) -> int:
        """The bot's move, after it was told the new facts of its seat."""
        for fact in facts:
            self.bot.hear(fact)
        self.heard += len(facts)
        return self.bot.choose(codes)


class Host:
    """Runs one match. A seat without a bot is a person's.

    Without `dice`, a match with committed seeds uses those, and any other the operating system's.
    """

    def __init__(self, record: Record, bots: t.Mapping[int, Bot], dice: Dice | None = None) -> None:
        self._match = record.match
        self._dice = dice or dice_for(record)
        self._changes = record.changes
        self._fairness = record.fairness
        self._minds: dict[int, Mind] = {}
        self._answers: collections.Counter[int] = collections.Counter()
        """The number of decisions of each seat, among those counted so far."""
        self._counted = 0
        self.game = record.match.game
        self.edition = record.match.edition
        self.seats = record.match.seats
        self.names = record.names
        for seat, bot in bots.items():
            self._place(seat, bot)

    # Running

    def advance(self, *, into_next_round: bool = True) -> list[int]:
        """Let the dealer and the bots act until only people are asked; their seats, or none when the match is over.

        Without `into_next_round`, nobody is asked after a round, either: its end can be looked at.
        """
        while not self._match.over():
            if not into_next_round and self._match.round_over():
                return []
            people = self.step()
            if people:
                return people
        return []

    def step(self) -> list[int]:
        """Make one decision of the dealer or of a bot; the people's seats if only they are asked, else none."""
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
        """The move that a seat's silence stands for when its time is up; None if it must decide for itself."""
        if seat == DEALER or seat not in self._match.asked():
            return None
        return self._match.let_go(seat)

    def may_wait(self, seat: int, move: int) -> bool:
        """Whether a seat that is now asked something else may already announce this move for afterwards."""
        return self._match.may_wait(seat, move)

    def time_out(self, seat: int) -> None:
        """A seat's time is up: its silence is played as a move, if it stands for one. Bots' seats included."""
        move = self.let_go(seat)
        if move is not None:
            self._match.play(seat, move)

    def pick_first(self, seat: int) -> None:
        """A person chooses who starts, in place of the dealer; with verifiable dice, the record says so."""
        is_first = not self._match.decisions
        self._match.play(DEALER, seat)
        if self._fairness is not None and is_first:
            self._fairness = dataclasses.replace(self._fairness, host_picks=True)

    def seat_bot(self, seat: int, bot: Bot) -> None:
        """A bot takes a seat in the middle of a match; the record says so."""
        self.note(seat, f"bot {bot.name}")
        self._place(seat, bot)

    def note(self, seat: int, who: str) -> None:
        """Note in the record who plays a seat from now on."""
        self._changes.append((len(self._match.decisions), seat, who))

    def _place(self, seat: int, bot: Bot) -> None:
        self._minds[seat] = Mind(bot)

    # What leaves for a seat, or for anybody

    def asked(self) -> list[int]:
        """Who owes a decision now."""
        return self._match.asked()

    def answers(self, seat: int) -> int:
        """The number of decisions a seat has made, including those made by its silence."""
        decisions = self._match.decisions
        self._answers.update(decision.seat for decision in decisions[self._counted :])
        self._counted = len(decisions)
        return self._answers[seat]

    def question(self, seat: int, heard: int) -> tuple[list[Fact], list[int]]:
        """Everything a bot gets to decide: the facts its seat was told since number `heard`, and its legal moves."""
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
        """What a seat or PUBLIC was told, from fact number `since` of its own on."""
        return self._match.told(seat, since)

    def told_count(self, seat: int) -> int:
        """How many facts a seat or PUBLIC was told."""
        return self._match.told_count(seat)

    def view(self, seat: int) -> Table:
        """The table as a seat or PUBLIC knows it."""
        return self._match.view(seat)

    def overview(self, seat: int) -> Overview:
        """Everything that lies on the table, as a seat or PUBLIC knows it."""
        return self._match.overview(seat)

    def unseen(self, seat: int) -> list[int]:
        """Of every card of the game, how many a seat or PUBLIC has not seen."""
        return self._match.unseen(seat)

    def left(self, seat: int) -> dict[int, int]:
        """Of legal moves that guess a card, by their codes: how many of it can be there, by what the seat knows."""
        return self._match.left(seat)

    def codes(self, seat: int) -> list[int]:
        """The legal moves of a seat, by their codes."""
        return self._match.codes(seat)

    def record(self, *, for_store: bool = False) -> str:
        """The whole record, with every card: to be stored, and public once the match is over.

        With `for_store` it contains the server's seed before the end, so that the match can be resumed.
        """
        fairness = self._fairness
        return write_record(self._match, self.names, self._changes, fairness=fairness, for_store=for_store)

    def fairness(self) -> Fairness | None:
        """The pledges of the match, without the server's seed while it lasts."""
        if self._fairness is None or self.over():
            return self._fairness
        return self._fairness.sealed()
