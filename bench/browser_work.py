"""What `kartaro bench browser` measures: the same Python, run on this machine and in a worker of a browser.

Rates are by processor time, so that other processes do not count; in a browser that is the time on the wall.
"""

from __future__ import annotations

import json
import time
import typing as t

from kartaro.bots import Chair, bot
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.playouts import playouts
from kartaro.core.seats import DEALER
from kartaro.games import game

SEED = 7
GAME, EDITION, SEATS = "love-letter", "2019", 4
SIMULATIONS = 1000
THINKING: dict[str, tuple[tuple[str, int, dict[str, str]], ...]] = {
    "love-letter": (("2012", 2, {}), ("2019", 4, {}), ("2019", 6, {})),
    "hanamikoji": (("standard", 2, {}),),
    "spicy": (
        ("publisher", 2, {}), ("publisher", 4, {}), ("publisher", 6, {}),
        ("id", 2, {"variants": "all"}), ("id", 5, {"variants": "all"}), ("id", 6, {"variants": "all"}),
    ),
}  # fmt: skip
"""Where the highest level is asked, by edition, seats and options: what it is differs with them."""


def measured(rounds: int, turns: int, moves: int) -> str:
    """Moves a second of random playouts, simulations a second, and the slowest answer of `max` in every game."""
    best = {"playouts": 0.0, "simulations": 0.0}
    searching = asked_bot(GAME, "search@1000", SEATS)
    for _ in range(turns):
        best["playouts"] = max(best["playouts"], playout_rate(rounds))
        best["simulations"] = max(best["simulations"], search_rate(searching))
    slowest = {name: max(slowest_answer(name, *table, moves) for table in tables) for name, tables in THINKING.items()}
    return json.dumps({**best, "slowest": slowest})


def playout_rate(rounds: int) -> float:
    named = game(GAME)
    match = Match(named, named.edition(EDITION), SEATS)
    match.deal(Generator(SEED))
    work = named.table(match.edition, SEATS)
    begun = time.process_time()
    made = playouts(match.truth(), work, rounds, Generator(SEED))
    return made.moves / (time.process_time() - begun)


def search_rate(searching: t.Any) -> float:  # noqa: ANN401 - a search bot
    begun = time.process_time()
    searching.think()
    return SIMULATIONS / (time.process_time() - begun)


def asked_bot(name: str, spec: str, seats: int) -> t.Any:  # noqa: ANN401 - a search bot
    """A bot that is asked in the first round."""
    named = game(name)
    match = Match(named, named.edition(), seats)
    match.deal(Generator(SEED))
    seat = match.asked()[0]
    made = bot(spec, Chair(named, match.edition, seats, seat), SEED)
    for fact in match.told(seat, 0):
        made.hear(fact)
    return made


def slowest_answer(name: str, edition_name: str, seats: int, options: dict[str, str], moves: int) -> float:
    """Seconds: of so many decisions of a match in which `max` plays every seat."""
    named = game(name)
    edition = named.edition(edition_name, options)
    match, dice = Match(named, edition, seats), Generator(SEED)
    bots = [bot("max", Chair(named, edition, seats, seat), SEED) for seat in range(seats)]
    heard = [0] * seats
    slowest = 0.0
    while moves and not match.over():
        if DEALER in match.asked():
            match.deal(dice)
            continue
        seat = match.asked()[0]
        facts = match.told(seat, heard[seat])
        heard[seat] += len(facts)
        for fact in facts:
            bots[seat].hear(fact)
        begun = time.perf_counter()
        match.play(seat, bots[seat].choose(match.codes(seat)))
        slowest = max(slowest, time.perf_counter() - begun)
        moves -= 1
    return slowest
