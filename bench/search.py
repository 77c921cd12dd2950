"""Speed of the search relative to hand-written C: `kartaro bench search [--json]`.

Simulations start from positions of random rounds of Love Letter with four seats, as known to the seat that is asked.
The plain form has uniform worlds and random playouts; the other one is `search@40`, which the level `hard` plays where
no net does. Two threads search concurrently to show that they do not block each other. They are compared by the number
of simulations in the same time, because on a busy machine the duration of the slower of two tasks says more about the
machine. The overrun is the time by which a bot exceeds its limit, in the positions with the largest menus and the most
hidden cards.
"""

from __future__ import annotations

import threading
import time
import typing as t

from bench.clock import SEED, compile_limit, give, held_to, keep_best, run_limit

from kartaro._speed import compiled
from kartaro.bots import Chair, bot
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.games import game

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.bots.by_search import SearchBot

BARS = {
    "simulations_per_c_move": (">=", 0.045),
    "threads_speedup": (">=", 1.7),
    "worst_overrun_ms": ("<=", 50.0),
}
GAME, EDITION, SEATS = "love-letter", "2019", 4
PLAIN, HARD = "search@1000+plain", "search@40"
TURNS = 9
TOGETHER = 0.2
"""Seconds of search for one thread, then for two, in every turn."""
LIMIT = 0.05
"""Time limit, in seconds, of the bots whose overrun is measured."""
HARDEST: tuple[tuple[str, str, int, dict[str, str]], ...] = (
    ("love-letter", "2019", 6, {}),
    ("hanamikoji", "standard", 2, {}),
    ("spicy", "publisher", 6, {"variants": "all", "max_variants": "6"}),
)


def main(*, json: bool = False, positions: int = 60, turns: int = TURNS) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    give(measure(positions, turns), json=json)
    return 0


def measure(positions: int, turns: int) -> dict[str, t.Any]:
    """All figures of one run."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    program = compile_limit()
    plain = list(asked_bots(PLAIN, positions))
    hard = list(asked_bots(HARD, positions))
    best: dict[str, float] = {}
    for _ in range(turns):
        c = run_limit(program, 40_000)
        keep_best(best, c=c["moves"] / c["seconds"], plain=rate(plain, 1000), hard=rate(hard, hard_simulations()))
    twins = [next(asked_bots(PLAIN, 1)) for _ in range(2)]
    made = [(threads(twins[:1]), threads(twins)) for _ in range(turns)]
    figures: dict[str, t.Any] = {
        "simulations_per_c_move": best["plain"] / best["c"],
        "hard_simulations_per_c_move": best["hard"] / best["c"],
        "threads_speedup": sum(two for _, two in made) / sum(one for one, _ in made),
        "worst_overrun_ms": max(overruns(positions)) * 1000,
        "simulations_per_s": best["plain"],
        "hard_simulations_per_s": best["hard"],
        "hard": HARD,
        "c_moves_per_s": best["c"],
        "positions": positions,
        "turns": turns,
    }
    figures["bars"] = held_to(BARS, figures)
    return figures


def asked_bots(spec: str, number: int) -> Iterator[SearchBot]:
    """Bots that are to move, each in a position of a random round."""
    generator = Generator(SEED)
    named = game(GAME)
    edition = named.edition(EDITION)
    while True:
        match = Match(named, edition, SEATS)
        match.deal(generator)
        while not match.round_over():
            if match.asked() == [DEALER]:
                match.deal(generator)
                continue
            seat = match.asked()[0]
            codes = match.codes(seat)
            if len(codes) > 1:
                yield seated(spec, match, seat)
                number -= 1
                if number == 0:
                    return
            match.play(seat, generator.choose(codes))


def seated(spec: str, match: Match, seat: int) -> SearchBot:
    """A bot that takes a seat in the middle of a match."""
    made = bot(spec, Chair(match.game, match.edition, match.seats, seat), SEED)
    for fact in match.told(seat, 0):
        made.hear(fact)
    return t.cast("SearchBot", made)


def hard_simulations() -> int:
    return int(HARD.partition("@")[2])


def rate(bots: list[SearchBot], simulations: int) -> float:
    """Simulations per second of processor time."""
    begun = time.process_time()
    done = sum(search(one, simulations) for one in bots)
    return done / (time.process_time() - begun)


def search(one: SearchBot, simulations: int) -> int:
    one.search.begin(one.chair.seat)
    return one.search.run(one.view, simulations)


def threads(bots: list[SearchBot]) -> float:
    """Simulations per second of bots that search concurrently, each in its own thread."""
    begun = time.perf_counter()
    made: list[int] = []
    running = [threading.Thread(target=search_until, args=(one, begun + TOGETHER, made)) for one in bots]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return sum(made) / (time.perf_counter() - begun)


def search_until(one: SearchBot, end: float, made: list[int]) -> None:
    one.search.begin(one.chair.seat)
    while time.perf_counter() < end:
        made.append(one.search.run(one.view, 1000))


def overruns(positions: int) -> Iterator[float]:
    """Seconds by which a bot exceeds its limit, in the positions of each game with the largest menus."""
    for name, edition, seats, options in HARDEST:
        for match, seat in widest(name, edition, seats, options, max(positions // 10, 1)):
            one = seated(f"search@{round(LIMIT * 1000)}ms", match, seat)
            begun = time.perf_counter()
            one.choose(match.codes(seat))
            yield time.perf_counter() - begun - LIMIT


def widest(
    name: str, edition: str, seats: int, options: t.Mapping[str, str], number: int
) -> Iterator[tuple[Match, int]]:
    """Random matches, each at its decision with the largest menu."""
    named = game(name)
    for seed in range(number):
        match = Match(named, named.edition(edition, options), seats)
        sizes = list(sizes_of_menus(match, Generator(SEED + seed)))
        moment = sizes.index(max(sizes))
        again = Match(named, named.edition(edition, options), seats)
        play_until(again, Generator(SEED + seed), moment)
        yield again, again.asked()[0]


def sizes_of_menus(match: Match, generator: Generator) -> Iterator[int]:
    """Play a match at random; the size of each menu."""
    while not match.over():
        if DEALER in match.asked():
            match.deal(generator)
            yield 0
            continue
        seat = match.asked()[0]
        codes = match.codes(seat)
        yield len(codes)
        match.play(seat, generator.choose(codes))


def play_until(match: Match, generator: Generator, moment: int) -> None:
    """Replay a match up to that decision."""
    for number, _ in enumerate(sizes_of_menus(match, generator)):
        if number == moment:
            return
