"""Statistics of a contest: by bot, by seat and by card.

Only complete groups count, in which every bot has played every seat; faults always count.
"""

from __future__ import annotations

import collections
import dataclasses
import typing as t

from kartaro.arena.intervals import Share, share
from kartaro.arena.ratings import can_rate, rate

if t.TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from kartaro.arena.lineup import Contest, Sitting
    from kartaro.arena.playing import Fault, Played
    from kartaro.arena.ratings import Rating


@dataclasses.dataclass
class GroupTotals:
    """The results of a bot in one group. With several seats, it counts each game and each round once per seat."""

    games: int = 0
    seats: int = 0
    wins: float = 0.0
    rounds: int = 0
    rounds_won: float = 0.0


class BotTotals:
    """The results of a bot so far."""

    def __init__(self, bot: str, rotations: int) -> None:
        self.bot = bot
        self.rotations = rotations
        self.groups: dict[int, GroupTotals] = collections.defaultdict(GroupTotals)
        self.decisions = 0
        self.thought = 0.0
        self.longest = 0.0
        self.timed = 0
        """Decisions whose processor time is known."""
        self.processor = 0.0
        self.faults: list[tuple[Sitting, Fault]] = []

    def add(self, played: Played) -> None:
        """Count a game in which the bot played."""
        own = [seat for seat, bot in enumerate(played.bots) if bot == self.bot]
        group = self.groups[played.sitting.group]
        group.games += 1
        group.seats += len(own)
        group.wins += part(own, played.winners)
        group.rounds += len(own) * len(played.rounds)
        group.rounds_won += sum(part(own, winners) for winners in played.rounds)
        self.decisions += sum(played.decisions[seat] for seat in own)
        self.thought += sum(played.thought[seat] for seat in own)
        self.longest = max(self.longest, *(played.longest[seat] for seat in own))
        if played.processor:
            self.timed += sum(played.decisions[seat] for seat in own)
            self.processor += sum(played.processor[seat] for seat in own)
        if played.fault and played.fault.seat in own:
            self.faults.append((played.sitting, played.fault))

    def whole(self) -> list[GroupTotals]:
        """The groups that are complete."""
        return [group for group in self.groups.values() if group.games == self.rotations]

    def share(self) -> Share | None:
        """The share of games won; per seat, if the bot had several."""
        return share((group.wins, group.seats) for group in self.whole())

    def rounds_share(self) -> Share | None:
        """The share of rounds won, likewise."""
        return share((group.rounds_won, group.rounds) for group in self.whole())


def part(seats: Sequence[int], winners: Sequence[int]) -> float:
    """These seats' part of a win, which several winners share equally."""
    return sum(seat in winners for seat in seats) / len(winners) if winners else 0.0


@dataclasses.dataclass(frozen=True)
class Figures:
    """A row of the final table."""

    bot: str
    games: int
    seats: float
    """The average number of seats per game."""
    wins: float
    share: Share
    rounds_share: Share | None
    """None if a game is one round."""
    mean: float
    """Milliseconds per decision."""
    longest: float
    processor: float | None
    """Milliseconds of processor time per decision; None if it was not measured."""
    faults: list[tuple[Sitting, Fault]]
    rating: Rating | None

    def as_json(self) -> dict[str, t.Any]:
        """The row as JSON values."""
        values: dict[str, t.Any] = {
            "bot": self.bot,
            "games": self.games,
            "seats": plain(self.seats),
            "wins": plain(self.wins),
            "share": self.share._asdict(),
        }
        if self.rounds_share:
            values["rounds_share"] = self.rounds_share._asdict()
        values |= {"mean_ms": round(self.mean, 3), "longest_ms": round(self.longest, 3)}
        if self.processor is not None:
            values["processor_ms"] = round(self.processor, 3)
        values["faults"] = [{**sitting._asdict(), **fault._asdict()} for sitting, fault in self.faults]
        if self.rating:
            values["rating"] = self.rating._asdict()
        return values


def plain(number: float) -> float:
    """A whole number as an int."""
    return int(number) if number == int(number) else round(number, 6)


def figures(contest: Contest, games: Sequence[Played]) -> list[Figures]:
    """A row for every bot with a complete group, in the order in which the bots were named."""
    totals_of = {bot: BotTotals(bot, contest.seats) for bot in contest.specs}
    for played in games:
        for bot in set(played.bots):
            totals_of[bot].add(played)
    has_rounds = any(len(played.rounds) > 1 for played in games)
    ratings = last_ratings(contest, games)
    return [
        figures_of(totals, won, rating=ratings.get(bot), has_rounds=has_rounds)
        for bot, totals in totals_of.items()
        if (won := totals.share())
    ]


def figures_of(totals: BotTotals, won: Share, *, rating: Rating | None, has_rounds: bool) -> Figures:
    whole = totals.whole()
    games = sum(group.games for group in whole)
    return Figures(
        totals.bot,
        games,
        seats=sum(group.seats for group in whole) / games,
        wins=sum(group.wins for group in whole),
        share=won,
        rounds_share=totals.rounds_share() if has_rounds else None,
        mean=totals.thought / max(1, totals.decisions),
        longest=totals.longest,
        processor=totals.processor / totals.timed if totals.timed else None,
        faults=totals.faults,
        rating=rating,
    )


def last_ratings(contest: Contest, games: Sequence[Played]) -> dict[str, Rating]:
    """The ratings after all games; empty with a single bot, or if ratings cannot be computed."""
    if len(contest.specs) == 1 or not can_rate():
        return {}
    after_each = collections.deque(rate(games), maxlen=1)
    return after_each.pop() if after_each else {}


# Seats and cards


def seat_shares(contest: Contest, games: Iterable[Played]) -> list[Share]:
    """The share of games won from each seat, over groups without a fault."""
    return place_shares(contest, games, lambda _, seat: seat)


def turn_shares(contest: Contest, games: Iterable[Played]) -> list[Share]:
    """The same by distance from the seat that decided first."""
    return place_shares(contest, games, lambda played, place: (played.first + place) % contest.seats)


def place_shares(contest: Contest, games: Iterable[Played], seat_at: Callable[[Played, int], int]) -> list[Share]:
    """The share of games won from each place, where `seat_at` gives the seat of a place in a game."""
    groups: dict[int, list[Played]] = collections.defaultdict(list)
    for played in games:
        if not played.fault:
            groups[played.sitting.group].append(played)
    whole = [group for group in groups.values() if len(group) == contest.seats]
    shares = [
        share((sum(part([seat_at(played, place)], played.winners) for played in group), len(group)) for group in whole)
        for place in range(contest.seats)
    ]
    return [each for each in shares if each]


class CardFigures(t.NamedTuple):
    """How often a card was shown by a player in a round, and how many of these players won the round."""

    card: str
    times: int
    share: Share


def card_figures(games: Iterable[Played]) -> list[CardFigures]:
    """Every card that was shown, the one with the greatest share first."""
    groups: dict[str, dict[int, list[int]]] = collections.defaultdict(lambda: collections.defaultdict(lambda: [0, 0]))
    for played in games:
        for card, (times, wins) in played.cards.items():
            group = groups[card][played.sitting.group]
            group[0] += wins
            group[1] += times
    found = [
        CardFigures(card, sum(times for _, times in counts.values()), won)
        for card, counts in groups.items()
        if (won := share((wins, times) for wins, times in counts.values()))
    ]
    return sorted(found, key=lambda each: each.share.value, reverse=True)
