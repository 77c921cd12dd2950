"""One game of the arena: the deals of its group, bots under a clock, and the result.

A bot that raises an exception, returns an illegal move or exceeds the time limit ends the game and loses it; the others
share the win.
"""

from __future__ import annotations

import dataclasses
import time
import typing as t

from kartaro.bots import Chair
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, FACE_DOWN, PUBLIC
from kartaro.host import Host
from kartaro.record import Record, one_line

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from kartaro.arena.lineup import Contest, Sitting
    from kartaro.bots import Bot
    from kartaro.core.fact import Fact, FactKind
    from kartaro.core.game import Game

    Make = Callable[[str, Chair, int], Bot]
    """Makes a bot from its spec, as `kartaro.bots.bot` does."""

ORDER, PICK, BOT = range(3)
"""What a seed is derived for: an order of the dealer, a pick, or a bot."""
RAISED, ILLEGAL, SLOW, HUNG, DIED = "raised", "illegal", "slow", "hung", "died"
"""The reasons of a fault. The last two are detected by the process that watches the worker."""
LONGEST_WHAT = 100
DIGITS = 3
"""Decimal places of milliseconds in the results file."""

Returned = t.TypeVar("Returned")


class Fault(t.NamedTuple):
    """A bot's fault: its seat, the reason, and a detail if there is one."""

    seat: int
    reason: str
    what: str = ""


class BrokenOff(Exception):
    """The game ends with a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclasses.dataclass(frozen=True)
class Played:
    """The result of a game. Lists have an entry for each seat, except lists of winners, which contain seats."""

    sitting: Sitting
    bots: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    first: int
    """The seat that decided first; DEALER if unknown."""
    rounds: list[list[int]]
    """The winners of every round. After a fault there are no rounds and no cards."""
    decisions: list[int]
    cards: dict[str, tuple[int, int]]
    """For every card shown to all: by how many players, counted in each round, and how many of them won the round."""
    fault: Fault | None
    thought: list[float]
    """Milliseconds in total."""
    longest: list[float]
    """Milliseconds of the longest decision."""
    processor: list[float] = dataclasses.field(default_factory=list)
    """Milliseconds of processor time in total; nothing in files of versions that did not measure it."""


class Watch(t.Protocol):
    """Is notified whose move it is."""

    def asks(self, seat: int) -> None:
        """The bot of this seat starts thinking; with DEALER, no bot is thinking."""


class Nobody:
    """A watch that ignores everything."""

    def asks(self, seat: int) -> None:
        """Ignored."""


# Chance


def seed_from(*numbers: int) -> int:
    """A seed derived from numbers; different numbers give different seeds."""
    state = 0
    for number in numbers:
        state = Generator(state ^ number).next()
    return state


class Deals:
    """The dealer's dice. The nth order, and the nth pick, is the same in all games of a group."""

    def __init__(self, seed: int, group: int) -> None:
        self.seed = seed
        self.group = group
        self.made = {ORDER: 0, PICK: 0}
        self.generator = Generator(0)

    def turn_to(self, kind: int) -> None:
        """Start the next order, or the next pick."""
        self.generator = Generator(seed_from(self.seed, self.group, kind, self.made[kind]))
        self.made[kind] += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.generator.below(n)


# Bots under a clock


class Clock:
    """Measures how long each seat thinks, and notifies a watch."""

    def __init__(self, seats: int, limit: float, watch: Watch) -> None:
        self.limit = limit
        self.watch = watch
        self.decisions = [0] * seats
        self.thought = [0.0] * seats
        self.longest = [0.0] * seats
        self.processor = [0.0] * seats
        self.first = DEALER
        self.thinking = DEALER
        self.began = self.busy = 0.0

    def start(self, seat: int) -> None:
        """A seat starts thinking, unless it already is."""
        if self.thinking != seat:
            self.watch.asks(seat)
            self.thinking = seat
            self.began = time.perf_counter()
            self.busy = time.thread_time()

    def stop(self) -> float:
        """It stops thinking; elapsed milliseconds."""
        self.thinking = DEALER
        self.watch.asks(DEALER)
        return (time.perf_counter() - self.began) * 1000

    def seated(self, seat: int) -> None:
        """The bot was created: not a decision, but under the same limit."""
        self.check(seat, self.stop())

    def decided(self, seat: int) -> None:
        """The seat has chosen its move."""
        self.first = seat if self.first == DEALER else self.first
        self.decisions[seat] += 1
        self.processor[seat] += (time.thread_time() - self.busy) * 1000
        thought = self.stop()
        self.thought[seat] += thought
        self.longest[seat] = max(self.longest[seat], thought)
        self.check(seat, thought)

    def check(self, seat: int, thought: float) -> None:
        if thought > self.limit * 1000:
            raise BrokenOff(Fault(seat, SLOW, f"{thought / 1000:.1f} s"))


class Contestant:
    """A bot at its seat. Its time runs from the first fact it is told until it has chosen."""

    def __init__(self, spec: str, chair: Chair, seed: int, clock: Clock, make: Make) -> None:
        self.name = spec
        self.seat = chair.seat
        self.clock = clock
        clock.start(chair.seat)
        self.bot = self.attempt(make, spec, chair, seed)
        clock.seated(chair.seat)

    def hear(self, fact: Fact) -> None:
        """Tell the bot a fact."""
        self.clock.start(self.seat)
        self.attempt(self.bot.hear, fact)

    def choose(self, codes: list[int]) -> int:
        """The bot's move; anything but one of these codes is a fault."""
        self.clock.start(self.seat)
        chosen = self.attempt(self.bot.choose, list(codes))
        self.clock.decided(self.seat)
        if not isinstance(chosen, int) or chosen not in codes:
            raise BrokenOff(Fault(self.seat, ILLEGAL, short(self.attempt(repr, chosen))))
        return chosen

    def attempt(self, act: Callable[..., Returned], *arguments: object) -> Returned:
        """Call the bot; whatever it raises is its fault."""
        try:
            return act(*arguments)
        except (Exception, SystemExit) as error:
            raise BrokenOff(Fault(self.seat, RAISED, short(f"{type(error).__name__}: {error}"))) from error


def short(text: str) -> str:
    """The text as one line of limited length."""
    return one_line(text, longest=LONGEST_WHAT)


# Playing


class Games:
    """The job of the arena: the games of a contest. Implements `pool.Job`."""

    def __init__(self, contest: Contest, make: Make) -> None:
        self.contest = contest
        self.make = make

    @property
    def limit(self) -> float:
        """As `Job` has it."""
        return self.contest.limit

    def do(self, sitting: Sitting, watch: Watch) -> Played:
        """Play a game."""
        return play(self.contest, sitting, self.make, watch)

    def lost(self, sitting: Sitting, fault: Fault, seconds: float) -> Played:
        """The game, lost by the bot that was thinking; nothing else is known about it."""
        clock = Clock(self.contest.seats, self.contest.limit, Nobody())
        clock.decisions[fault.seat] = 1
        clock.longest[fault.seat] = clock.thought[fault.seat] = seconds * 1000
        return lost(self.contest, sitting, fault, [0] * self.contest.seats, clock)


def play(contest: Contest, sitting: Sitting, make: Make, watch: Watch | None = None) -> Played:
    """Play a game to its end, or to a bot's fault."""
    return Playing(contest, sitting, make, watch or Nobody()).play()


class Playing:
    """A game in progress."""

    def __init__(self, contest: Contest, sitting: Sitting, make: Make, watch: Watch) -> None:
        self.contest = contest
        self.sitting = sitting
        self.make = make
        self.clock = Clock(contest.seats, contest.limit, watch)
        self.game, edition = contest.named()
        self.record = Record(Match(self.game, edition, contest.seats), list(contest.at_table(sitting)))
        self.deals = Deals(contest.seed, sitting.group)
        self.rounds: list[Round] = []
        self.told = 0

    def play(self) -> Played:
        """Play the game; its result."""
        host = Host(self.record, {}, self.deals)
        try:
            for seat in range(host.seats):
                host.seat_bot(seat, self.contestant(host, seat))
            self.run(host)
        except BrokenOff as broken:
            return lost(self.contest, self.sitting, broken.fault, host.scores(), self.clock)
        finally:
            self.clock.watch.asks(DEALER)
        return self.over(host)

    def contestant(self, host: Host, seat: int) -> Contestant:
        seed = seed_from(self.contest.seed, self.sitting.group, BOT, self.sitting.rotation, seat)
        chair = Chair(host.game, host.edition, host.seats, seat)
        return Contestant(host.names[seat], chair, seed, self.clock, self.make)

    def run(self, host: Host) -> None:
        """Make one decision after another, and note the winners of each round at its end."""
        if host.edition.options.get("first_player") == "host":
            self.deals.turn_to(PICK)
            host.pick_first(self.deals.below(host.seats))
        while not host.over():
            rested = host.round_over()
            if DEALER in host.asked():
                self.deals.turn_to(PICK if host.codes(DEALER) else ORDER)
            host.step()
            if host.round_over() and not rested:
                self.rounds.append(self.round(host))

    def round(self, host: Host) -> Round:
        """The round that has just ended, as everybody saw it."""
        facts = host.told(PUBLIC, self.told)
        self.told += len(facts)
        return Round(best(host.view(PUBLIC).gains()), shown(self.game, facts))

    def over(self, host: Host) -> Played:
        winners = host.outcome() or []
        if len(self.rounds) == 1:  # the round was the match, whose winner need not have the most points
            self.rounds[0] = self.rounds[0]._replace(winners=winners)
        return Played(
            self.sitting,
            tuple(host.names),
            winners,
            host.scores(),
            self.clock.first,
            rounds=[each.winners for each in self.rounds],
            decisions=self.clock.decisions,
            cards=count_cards(self.game, self.rounds),
            fault=None,
            thought=milliseconds(self.clock.thought),
            longest=milliseconds(self.clock.longest),
            processor=milliseconds(self.clock.processor),
        )


def lost(contest: Contest, sitting: Sitting, fault: Fault, scores: list[int], clock: Clock) -> Played:
    """A game that ended in a fault: all other seats have won."""
    return Played(
        sitting,
        contest.at_table(sitting),
        [seat for seat in range(contest.seats) if seat != fault.seat],
        scores,
        clock.first,
        rounds=[],
        decisions=clock.decisions,
        cards={},
        fault=fault,
        thought=milliseconds(clock.thought),
        longest=milliseconds(clock.longest),
        processor=milliseconds(clock.processor),
    )


def milliseconds(times: Iterable[float]) -> list[float]:
    return [round(each, DIGITS) for each in times]


# Rounds and cards


class Round(t.NamedTuple):
    """The winners of a round, and the cards shown to all: pairs of seat and card."""

    winners: list[int]
    shown: set[tuple[int, int]]


def best(gains: list[int]) -> list[int]:
    """The seats that gained most; none, if no seat gained anything."""
    return [seat for seat, gain in enumerate(gains) if gain == max(gains) > 0]


def shown(game: Game, facts: Iterable[Fact]) -> set[tuple[int, int]]:
    """The cards that all saw with a seat, from the facts told to the public."""
    return {
        (fact.seat, card)
        for fact in facts
        if is_about_own_cards(game.kinds[fact.kind])
        for card in fact.cards
        if card != FACE_DOWN
    }


def is_about_own_cards(kind: FactKind) -> bool:
    """Whether a fact's cards belong to its seat: it moves them, or names no other seat."""
    return "seat" in kind.fields and kind.single_cards > 0 and (bool(kind.leaves) or "other" not in kind.fields)


def count_cards(game: Game, rounds: Iterable[Round]) -> dict[str, tuple[int, int]]:
    """For every card shown: how often, and how often the player who showed it won that round."""
    counts: dict[str, tuple[int, int]] = {}
    for each in rounds:
        for seat, card in sorted(each.shown, key=lambda pair: pair[1]):
            times, wins = counts.get(game.cards[card], (0, 0))
            counts[game.cards[card]] = times + 1, wins + (seat in each.winners)
    return counts
