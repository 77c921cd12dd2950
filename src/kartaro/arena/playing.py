"""One game of the arena: the deals of its group, bots under a clock, and what came of it.

A bot that raises, answers with what is no legal move, or takes too long, breaks the game off and has lost it; the
others share the win.
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
    """What makes a bot of its spec, as `kartaro.bots.bot` does."""

ORDER, PICK, BOT = range(3)
"""What a seed is for: an order of the dealer's, a pick, or a bot."""
RAISED, ILLEGAL, SLOW, HUNG, DIED = "raised", "illegal", "slow", "hung", "died"
"""What a bot can do wrong. Those that hang or end their process are found by whoever watches it."""
LONGEST_WHAT = 100
DIGITS = 3
"""Milliseconds are written with so many."""

Returned = t.TypeVar("Returned")


class Fault(t.NamedTuple):
    """What a bot did wrong: its seat, which of the above, and a few words more where there are any."""

    seat: int
    reason: str
    what: str = ""


class BrokenOff(Exception):
    """A game that ends with a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclasses.dataclass(frozen=True)
class Played:
    """What came of a game. Lists have an entry for each seat, but for winners, which are seats."""

    sitting: Sitting
    bots: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    first: int
    """The seat that decided first; DEALER, if that is not known."""
    rounds: list[list[int]]
    """The winners of every round; a game that was broken off has none, nor cards."""
    decisions: list[int]
    cards: dict[str, tuple[int, int]]
    """For every card that all saw: with how many players, in each round anew, and how many of these won the round."""
    fault: Fault | None
    thought: list[float]
    """Milliseconds in all."""
    longest: list[float]
    """Milliseconds for one decision."""


class Watch(t.Protocol):
    """Whoever wants to know whose move it is."""

    def asks(self, seat: int) -> None:
        """A bot begins to think; DEALER: none of them does."""


class Nobody:
    """Watches nothing."""

    def asks(self, seat: int) -> None:
        """It is all the same."""


# Chance


def seed_from(*numbers: int) -> int:
    """A seed that follows from numbers, and is another for others."""
    state = 0
    for number in numbers:
        state = Generator(state ^ number).next()
    return state


class Deals:
    """The dealer's dice. The first order is the same in all games of a group, and so are the second and every pick."""

    def __init__(self, seed: int, group: int) -> None:
        self.seed = seed
        self.group = group
        self.made = {ORDER: 0, PICK: 0}
        self.generator = Generator(0)

    def turn_to(self, kind: int) -> None:
        """Next comes an order, or a pick."""
        self.generator = Generator(seed_from(self.seed, self.group, kind, self.made[kind]))
        self.made[kind] += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.generator.below(n)


# Bots under a clock


class Clock:
    """Measures what each seat thinks, and tells whoever watches."""

    def __init__(self, seats: int, limit: float, watch: Watch) -> None:
        self.limit = limit
        self.watch = watch
        self.decisions = [0] * seats
        self.thought = [0.0] * seats
        self.longest = [0.0] * seats
        self.first = DEALER
        self.thinking = DEALER
        self.began = 0.0

    def start(self, seat: int) -> None:
        """A seat begins to think, unless it already does."""
        if self.thinking != seat:
            self.watch.asks(seat)
            self.thinking = seat
            self.began = time.perf_counter()

    def stop(self) -> float:
        """It is done; milliseconds."""
        self.thinking = DEALER
        self.watch.asks(DEALER)
        return (time.perf_counter() - self.began) * 1000

    def seated(self, seat: int) -> None:
        """A bot was made, which is no decision, but must not take longer either."""
        self.check(seat, self.stop())

    def decided(self, seat: int) -> None:
        """A seat has chosen its move."""
        self.first = seat if self.first == DEALER else self.first
        self.decisions[seat] += 1
        thought = self.stop()
        self.thought[seat] += thought
        self.longest[seat] = max(self.longest[seat], thought)
        self.check(seat, thought)

    def check(self, seat: int, thought: float) -> None:
        if thought > self.limit * 1000:
            raise BrokenOff(Fault(seat, SLOW, f"{thought / 1000:.1f} s"))


class Contestant:
    """A bot at its seat. It thinks from the first fact it is told until it has chosen."""

    def __init__(self, spec: str, chair: Chair, seed: int, clock: Clock, make: Make) -> None:
        self.name = spec
        self.seat = chair.seat
        self.clock = clock
        clock.start(chair.seat)
        self.bot = self.attempt(make, spec, chair, seed)
        clock.seated(chair.seat)

    def hear(self, fact: Fact) -> None:
        """Be told a fact."""
        self.clock.start(self.seat)
        self.attempt(self.bot.hear, fact)

    def choose(self, codes: list[int]) -> int:
        """One of these, or the game is broken off."""
        self.clock.start(self.seat)
        chosen = self.attempt(self.bot.choose, list(codes))
        self.clock.decided(self.seat)
        if not isinstance(chosen, int) or chosen not in codes:
            raise BrokenOff(Fault(self.seat, ILLEGAL, short(self.attempt(repr, chosen))))
        return chosen

    def attempt(self, act: Callable[..., Returned], *arguments: object) -> Returned:
        """Whatever a bot raises is its fault."""
        try:
            return act(*arguments)
        except (Exception, SystemExit) as error:
            raise BrokenOff(Fault(self.seat, RAISED, short(f"{type(error).__name__}: {error}"))) from error


def short(text: str) -> str:
    """A line that is not too long."""
    return one_line(text, longest=LONGEST_WHAT)


# Playing


def play(contest: Contest, sitting: Sitting, make: Make, watch: Watch | None = None) -> Played:
    """Play a game to its end, or until a bot breaks it off."""
    return Playing(contest, sitting, make, watch or Nobody()).play()


class Playing:
    """A game that is being played."""

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
        """Play, and say what came of it."""
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
        """One decision after another, and at the end of each round a look at who won it."""
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
        """The round that just ended, as everybody saw it."""
        facts = host.told(PUBLIC, self.told)
        self.told += len(facts)
        return Round(best(host.view(PUBLIC).gains()), shown(self.game, facts))

    def over(self, host: Host) -> Played:
        winners = host.outcome() or []
        if len(self.rounds) == 1:  # the round was the match, which may be won otherwise than by the most points
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
        )


def lost(contest: Contest, sitting: Sitting, fault: Fault, scores: list[int], clock: Clock) -> Played:
    """A game that a bot's fault has ended: all others have won it."""
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
    )


def milliseconds(times: Iterable[float]) -> list[float]:
    return [round(each, DIGITS) for each in times]


# Rounds and cards


class Round(t.NamedTuple):
    """Who won it, and which cards all saw with whom: pairs of seat and card."""

    winners: list[int]
    shown: set[tuple[int, int]]


def best(gains: list[int]) -> list[int]:
    """Those who gained the most; nobody, if nobody gained anything."""
    return [seat for seat, gain in enumerate(gains) if gain == max(gains) > 0]


def shown(game: Game, facts: Iterable[Fact]) -> set[tuple[int, int]]:
    """Which cards could be seen with whom, by facts as they were told to all."""
    return {
        (fact.seat, card)
        for fact in facts
        if is_about_own_cards(game.kinds[fact.kind])
        for card in fact.cards
        if card != FACE_DOWN
    }


def is_about_own_cards(kind: FactKind) -> bool:
    """Whether the cards are those of its seat: it moves them, or nobody else is spoken of."""
    return "seat" in kind.fields and kind.single_cards > 0 and (bool(kind.leaves) or "other" not in kind.fields)


def count_cards(game: Game, rounds: Iterable[Round]) -> dict[str, tuple[int, int]]:
    """For every card that was shown: times, and how often whoever showed it won that round."""
    counts: dict[str, tuple[int, int]] = {}
    for each in rounds:
        for seat, card in sorted(each.shown, key=lambda pair: pair[1]):
            times, wins = counts.get(game.cards[card], (0, 0))
            counts[game.cards[card]] = times + 1, wins + (seat in each.winners)
    return counts
