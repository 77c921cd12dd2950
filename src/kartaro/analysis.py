"""What a bot makes of the decisions of one seat, by what that seat was told and by nothing else.

`questions_to` takes from a match what one seat was told before each of its decisions. All that comes after it is given
a chair and these questions, never the match: cards that the seat has not seen make no difference to what it is told
here.
"""

from __future__ import annotations

import math
import typing as t

from kartaro.bots import bot as bot_called
from kartaro.bots.by_search import SearchBot, Thought
from kartaro.core.errors import BadOption
from kartaro.core.generator import Generator
from kartaro.core.replay import before_each

if t.TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kartaro.bots import Chair
    from kartaro.core.fact import Fact
    from kartaro.core.match import Match
    from kartaro.core.table import Table

USUAL_BOT = "search@1000"
COMPARED, ENOUGH = 4, 4_000
"""A move that is compared with another is tried so many times as often as all moves were in the search; but if that
is more than enough, only as often."""
SURE = 2.0
"""A difference of so many standard errors is not put down to chance."""
COSTLIEST = 3


# What a seat was asked


class Question(t.NamedTuple):
    """A decision that a seat has made: what it was told since the one before, and its move."""

    told: tuple[Fact, ...]
    move: int


def questions_to(match: Match, seat: int) -> list[Question]:
    """Every decision of a seat, in order."""
    found: list[Question] = []
    heard = 0
    for again, decision in before_each(match):
        if decision.seat == seat:
            told = again.told(seat, heard)
            heard += len(told)
            found.append(Question(tuple(told), decision.move))
    return found


# What a bot thinks of it


class Advice(t.NamedTuple):
    """What a bot would do, and what else it thought of; each with the chance to win the match."""

    best: Thought
    other: Thought


class Opinion(t.NamedTuple):
    """What a bot makes of a decision that was made."""

    number: int
    round: int
    view: Table
    """What the seat knew."""
    played: Thought
    best: Thought
    thoughts: tuple[Thought, ...]
    """All moves that were tried, the most tried first."""
    belief: t.Mapping[str, t.Mapping[int, float]]
    """For the hidden places that matter, how many of each card were to be expected there."""

    @property
    def agrees(self) -> bool:
        """The bot would have played the same."""
        return self.played.move == self.best.move

    @property
    def difference(self) -> int:
        """How many points better the bot's move is; below 0 if it is worse, 0 where that may be due to chance."""
        doubt = SURE * math.sqrt(variance(self.best) + variance(self.played))
        if abs(self.best.value - self.played.value) <= doubt:
            return 0
        return points(self.best.value) - points(self.played.value)

    @property
    def cost(self) -> int:
        """How many points were lost."""
        return max(0, self.difference)


def points(chance: float) -> int:
    """A chance in hundredths, which is as exact as a search is."""
    return round(100 * chance)


def variance(thought: Thought) -> float:
    """That of its value, at most: what came of a simulation lies between 0 and 1."""
    return thought.value * (1.0 - thought.value) / thought.visits


class Adviser:
    """A bot that hears what a seat is told, and is asked what it thinks of moves there.

    What it says depends on what it has heard and on the seed, not on what it was asked before.
    """

    def __init__(self, chair: Chair, bot: str = USUAL_BOT, seed: int = 0) -> None:
        self.chair = chair
        self.seed = seed
        self.bot = searching(bot, chair)
        self.heard = 0
        self.rounds = 0

    def hear(self, facts: Iterable[Fact]) -> None:
        """Be told what the seat is told."""
        for fact in facts:
            self.bot.hear(fact)
            self.heard += 1
            self.rounds += self.chair.game.begins_round(fact)

    def codes(self) -> list[int]:
        """The legal moves of the seat."""
        return self.bot.view.legal(self.chair.seat)

    def think(self) -> list[Thought]:
        """What a search finds now, the best move first."""
        self.bot.search.generator = Generator(self.seed + self.heard)
        self.bot.think()
        return self.bot.thoughts()

    def advice(self) -> Advice:
        """What to do, where there is a choice."""
        thoughts = self.think()
        first = thoughts[0].move
        second = next(move for move in (*(thought.move for thought in thoughts), *self.codes()) if move != first)
        tries = sum(thought.visits for thought in thoughts)
        other, best = sorted((self.bot.think_of(move, tries) for move in (second, first)), key=lambda one: one.value)
        return Advice(best, other)

    def opinion(self, move: int, number: int) -> Opinion:
        """What it makes of a move that was played, where there was a choice."""
        thoughts = {thought.move: thought for thought in self.think()}
        best = next(iter(thoughts))
        if best != move:
            searched = sum(thought.visits for thought in thoughts.values())
            tries = min(COMPARED * searched, max(searched, ENOUGH))
            thoughts |= {compared: self.bot.think_of(compared, tries) for compared in (best, move)}
        most_tried = sorted(thoughts.values(), key=lambda thought: -thought.visits)
        return Opinion(
            number=number,
            round=max(1, self.rounds),  # a position may be laid out in the middle of one
            view=self.chair.game.copy(self.bot.view, self.chair.edition, self.chair.seat),
            played=thoughts[move],
            best=thoughts[best],
            thoughts=tuple(most_tried),
            belief=self.belief(),
        )

    def belief(self) -> dict[str, dict[int, float]]:
        """What it expects where the game says that a player wonders."""
        return self.bot.belief(places=self.wondered)

    def wondered(self, table: Table) -> dict[str, tuple[int, ...]]:
        return {riddle.place: riddle.cards for riddle in self.chair.game.riddles(table)}


def searching(spec: str, chair: Chair) -> SearchBot:
    """A bot that can say what it thinks; refused if that is not its way."""
    bot = bot_called(spec, chair, 0)
    if not isinstance(bot, SearchBot):
        raise BadOption("bot-cannot-analyse", bot=spec)
    return bot


# All decisions of a seat


class Analysis:
    """The opinions on the decisions of one seat, as far as they were looked at."""

    def __init__(self, chair: Chair, questions: Sequence[Question], bot: str = USUAL_BOT, seed: int = 0) -> None:
        self.chair = chair
        self.questions = questions
        self.adviser = Adviser(chair, bot, seed)
        self.opinions: list[Opinion] = []
        self.forced = 0
        """Decisions without a choice, on which there are no opinions."""

    def steps(self) -> Iterator[None]:
        """Look at one decision after the other; whoever has seen enough may stop."""
        for question in self.questions:
            self.adviser.hear(question.told)
            if len(self.adviser.codes()) > 1:
                self.opinions.append(self.adviser.opinion(question.move, len(self.opinions) + 1))
            else:
                self.forced += 1
            yield

    @property
    def complete(self) -> bool:
        """All decisions were looked at."""
        return len(self.opinions) + self.forced == len(self.questions)

    @property
    def agreed(self) -> int:
        """With how many decisions the bot agrees."""
        return sum(opinion.agrees for opinion in self.opinions)

    @property
    def close(self) -> int:
        """How many more decisions cost nothing."""
        return sum(not opinion.agrees and not opinion.cost for opinion in self.opinions)

    @property
    def cost(self) -> int:
        """How many points were lost by all of them together."""
        return sum(opinion.cost for opinion in self.opinions)

    @property
    def costliest(self) -> list[Opinion]:
        """The few that cost most, the worst first."""
        costly = [opinion for opinion in self.opinions if opinion.cost]
        return sorted(costly, key=lambda opinion: -opinion.cost)[:COSTLIEST]
