"""A bot's opinion of the decisions of one seat, based only on what that seat was told.

`questions_to` extracts from a match what one seat was told before each of its decisions. All other code here gets a
chair and these questions, never the match, so cards that the seat has not seen make no difference.
"""

from __future__ import annotations

import math
import typing as t

from kartaro.bots import bot as bot_called
from kartaro.bots.by_search import SearchBot, Thought
from kartaro.bots.specs import SEARCHING
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
"""Simulations of each of two compared moves: COMPARED times those of the whole search, but at most ENOUGH, unless the
search itself had more."""
SURE = 2.0
"""A difference of more than this many standard errors is not attributed to chance."""
COSTLIEST = 3


# What a seat was asked


class Question(t.NamedTuple):
    """A decision of a seat: the facts it was told since the previous one, and its move."""

    told: tuple[Fact, ...]
    move: int


def questions_to(match: Match, seat: int) -> list[Question]:
    """All decisions of a seat, in order."""
    found: list[Question] = []
    heard = 0
    for again, decision in before_each(match):
        if decision.seat == seat:
            told = again.told(seat, heard)
            heard += len(told)
            found.append(Question(tuple(told), decision.move))
    return found


# A bot's opinion


class Advice(t.NamedTuple):
    """The move a bot recommends and the runner-up, each with the chance of winning the match."""

    best: Thought
    other: Thought


class Opinion(t.NamedTuple):
    """A bot's judgement of one decision."""

    number: int
    round: int
    view: Table
    """The seat's view before the decision."""
    played: Thought
    best: Thought
    thoughts: tuple[Thought, ...]
    """All moves that were tried, most visits first."""
    belief: t.Mapping[str, t.Mapping[int, float]]
    """For each hidden place that matters, the expected number of each card."""

    @property
    def agrees(self) -> bool:
        """Whether the bot recommends the move that was played."""
        return self.played.move == self.best.move

    @property
    def cost(self) -> int:
        """The points lost by this decision; 0 if the difference may be chance."""
        doubt = SURE * math.sqrt(variance(self.best) + variance(self.played))
        if self.best.value - self.played.value <= doubt:
            return 0
        return max(0, points(self.best.value) - points(self.played.value))


def points(chance: float) -> int:
    """A chance in percent, which is about the accuracy of a search."""
    return round(100 * chance)


def variance(thought: Thought) -> float:
    """An upper bound of the variance of the mean: results of simulations lie between 0 and 1."""
    return thought.value * (1.0 - thought.value) / thought.visits


class Adviser:
    """A bot that is told what a seat is told, and evaluates moves for it.

    Its output depends on what it was told and on the seed, not on earlier requests.
    """

    def __init__(self, chair: Chair, bot: str = USUAL_BOT, seed: int = 0) -> None:
        self.chair = chair
        self.seed = seed
        self.bot = searching(bot, chair)
        self.heard = 0
        self.rounds = 0

    def hear(self, facts: Iterable[Fact]) -> None:
        """Tell the bot what the seat is told."""
        for fact in facts:
            self.bot.hear(fact)
            self.heard += 1
            self.rounds += self.chair.game.begins_round(fact)

    def codes(self) -> list[int]:
        """The legal moves of the seat."""
        return self.bot.view.legal(self.chair.seat)

    def think(self) -> list[Thought]:
        """The result of a search in the current position, best move first."""
        self.bot.search.generator = Generator(self.seed + self.heard)
        self.bot.think()
        return self.bot.thoughts()

    def advice(self) -> Advice:
        """A recommendation; the seat must have a choice."""
        thoughts = self.think()
        first = thoughts[0].move
        second = next(move for move in (*(thought.move for thought in thoughts), *self.codes()) if move != first)
        tries = sum(thought.visits for thought in thoughts)
        other, best = sorted((self.bot.think_of(move, tries) for move in (second, first)), key=lambda one: one.value)
        return Advice(best, other)

    def opinion(self, move: int, number: int) -> Opinion:
        """A judgement of the move that was played; the seat must have had a choice."""
        thoughts = {thought.move: thought for thought in self.think()}
        best = next(iter(thoughts))
        if best != move:
            searched = sum(thought.visits for thought in thoughts.values())
            tries = min(COMPARED * searched, max(searched, ENOUGH))
            thoughts |= {compared: self.bot.think_of(compared, tries) for compared in (best, move)}
            best = max(move, best, key=lambda one: thoughts[one].value)  # what comes out worse is not recommended
        most_tried = sorted(thoughts.values(), key=lambda thought: -thought.visits)
        return Opinion(
            number=number,
            round=max(1, self.rounds),  # a match may start from a position within a round
            view=self.chair.game.copy(self.bot.view, self.chair.edition, self.chair.seat),
            played=thoughts[move],
            best=thoughts[best],
            thoughts=tuple(most_tried),
            belief=self.belief(),
        )

    def belief(self) -> dict[str, dict[int, float]]:
        """The bot's belief about the places named by the riddles of the game."""
        return self.bot.belief(places=self.wondered)

    def wondered(self, table: Table) -> dict[str, tuple[int, ...]]:
        return {riddle.place: riddle.cards for riddle in self.chair.game.riddles(table)}


def searching(spec: str, chair: Chair) -> SearchBot:
    """A search bot, also for a level that searches where no net plays; any other kind is refused."""
    bot = bot_called(SEARCHING.get(spec, spec), chair, 0)
    if not isinstance(bot, SearchBot):
        raise BadOption("bot-cannot-analyse", bot=spec)
    return bot


# All decisions of a seat


class Analysis:
    """Opinions on the decisions of one seat, one after another."""

    def __init__(self, chair: Chair, questions: Sequence[Question], bot: str = USUAL_BOT, seed: int = 0) -> None:
        self.chair = chair
        self.questions = questions
        self.adviser = Adviser(chair, bot, seed)
        self.opinions: list[Opinion] = []
        self.forced = 0
        """Decisions with a single legal move, on which there is no opinion."""

    def steps(self) -> Iterator[None]:
        """Judge one decision per step; the caller may stop at any time."""
        for question in self.questions:
            self.adviser.hear(question.told)
            if len(self.adviser.codes()) > 1:
                self.opinions.append(self.adviser.opinion(question.move, len(self.opinions) + 1))
            else:
                self.forced += 1
            yield

    @property
    def complete(self) -> bool:
        """Whether all decisions have been judged."""
        return len(self.opinions) + self.forced == len(self.questions)

    @property
    def agreed(self) -> int:
        """The number of decisions the bot agrees with."""
        return sum(opinion.agrees for opinion in self.opinions)

    @property
    def close(self) -> int:
        """The number of other decisions that cost nothing."""
        return sum(not opinion.agrees and not opinion.cost for opinion in self.opinions)

    @property
    def cost(self) -> int:
        """The points lost by all decisions together."""
        return sum(opinion.cost for opinion in self.opinions)

    @property
    def costliest(self) -> list[Opinion]:
        """The costliest decisions, the worst first."""
        costly = [opinion for opinion in self.opinions if opinion.cost]
        return sorted(costly, key=lambda opinion: -opinion.cost)[:COSTLIEST]
