"""Speed of the rules relative to hand-written C: `kartaro bench engine [--json]`.

Everything is timed in one run, in turns, and the best turn counts, so that a temporarily slow machine is slow for all;
and in processor time, so that other processes do not matter. C and our rules play the same games and must arrive at the
same checksum; otherwise nothing is printed.
"""

from __future__ import annotations

import functools
import json as json_text
import os
import subprocess
import sys
import time
import typing as t

from bench.clock import ROOT, SEED, compile_limit, give, held_to, keep_best, run_limit

from kartaro._speed import compiled
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.playouts import copies, playouts, playouts_with_views
from kartaro.core.seats import DEALER, members
from kartaro.core.table import dealer_acts
from kartaro.core.views import Views
from kartaro.games import game

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.core.playouts import PlayoutTotals
    from kartaro.core.table import Table

GAME, EDITION, SEATS = "love-letter", "2019", 4
BARS = {
    "playouts_vs_c": (">=", 0.55),
    "playouts_ledger_vs_c": (">=", 0.50),
    "interpreted_vs_c": (">=", 0.004),
    "python_steps_vs_open_spiel": (">=", 5.0),
    "views_vs_c": (">=", 0.10),
    "match_views_vs_c": (">=", 0.006),
    "copy_ns": ("<=", 30.0),
    "hanamikoji_vs_c": (">=", 0.15),
    "spicy_vs_c": (">=", 0.15),
    "spicy_all_variants_vs_c": (">=", 0.15),
    "import_s": ("<=", 0.15),
}
TURNS = 15
FINE = 1 << 30  # resolution at which probabilities are sampled


def main(*, json: bool = False, rounds: int = 40_000, turns: int = TURNS) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    give(measure(rounds, turns), json=json)
    return 0


def measure(rounds: int, turns: int) -> dict[str, t.Any]:
    """All figures of one run."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    program = compile_limit()
    few = max(rounds // 20, 1)
    fewest = max(rounds // 100, 1)
    play_interpreted = interpreted(program, fewest)
    best: dict[str, float] = {}
    for _ in range(turns):
        c = run_limit(program, rounds)
        keep_best(best, c=c["moves"] / c["seconds"])
        keep_best(best, playouts=play(rounds, c, writing=False), ledger=play(rounds, c, writing=True))
        keep_best(best, interpreted=play_interpreted())
        keep_best(best, views=play_with_views(rounds, c), match_views=play_matches(fewest))
        keep_best(best, steps=step_from_python(few))
        keep_best(best, **{name: play_other(name, few) for name in OTHER_GAMES})
        keep_best(best, spiel=step_open_spiel(few, weighed=True), even_spiel=step_open_spiel(few, weighed=False))
    figures: dict[str, t.Any] = {
        "playouts_vs_c": best["playouts"] / best["c"],
        "playouts_ledger_vs_c": best["ledger"] / best["c"],
        "interpreted_vs_c": best["interpreted"] / best["c"],
        "python_steps_vs_open_spiel": best["steps"] / best["spiel"] if best["spiel"] else None,
        "python_steps_vs_open_spiel_even_chance": best["steps"] / best["even_spiel"] if best["even_spiel"] else None,
        "views_vs_c": best["views"] / best["c"],
        "match_views_vs_c": best["match_views"] / best["c"],
        **{f"{name}_vs_c": best[name] / best["c"] for name in OTHER_GAMES},
        "copy_ns": copy_ns(*dealt_by()),
        "spicy_copy_ns": copy_ns(*tables_of(OTHER_GAMES["spicy"])),
        "import_s": import_seconds(),
        "c_moves_per_s": best["c"],
        "playouts_moves_per_s": best["playouts"],
        "playouts_ledger_moves_per_s": best["ledger"],
        "interpreted_moves_per_s": best["interpreted"],
        "views_moves_per_s": best["views"],
        "match_views_moves_per_s": best["match_views"],
        **{f"{name}_moves_per_s": best[name] for name in OTHER_GAMES},
        "python_steps_per_s": best["steps"],
        "open_spiel_steps_per_s": best["spiel"] or None,
        "same_games_as_c": True,
        "rounds": rounds,
        "turns": turns,
    }
    figures["bars"] = held_to(BARS, figures)
    return figures


# ---------------------------------------------------------------------- our own


def dealt_by(seat: int = 0) -> tuple[Table, Table]:
    """A table that waits for its first deal, with a starter, and one to play on."""
    named = game(GAME)
    edition = named.edition(EDITION)
    table, work = named.table(edition, SEATS), named.table(edition, SEATS)
    table.play(DEALER, seat)
    return table, work


def play(rounds: int, c: t.Mapping[str, t.Any], *, writing: bool) -> float:
    """Moves per second of `playouts`, which must play the same games as C."""
    table, work = dealt_by()
    work.listen(writing=writing)
    begun = time.process_time()
    totals = playouts(table, work, rounds, Generator(SEED))
    seconds = time.process_time() - begun
    check_games(totals, c)
    return totals.moves / seconds


def check_games(totals: PlayoutTotals, c: t.Mapping[str, t.Any]) -> None:
    """Refuse to compare with C if these were other games."""
    gains = [won + bonus for won, bonus in zip(c["wins"], c["bonus"], strict=True)]
    if (totals.moves, totals.checksum, totals.gains()) != (c["moves"], c["chk"], gains):
        raise KartaroError("bench-other-games")


def listened_to() -> Views:
    """A table that waits for its first deal, with a starter, and the views of all its seats."""
    named = game(GAME)
    edition = named.edition(EDITION)
    views = Views(named.table(edition, SEATS))
    for seat in range(SEATS):
        views.add(named.table(edition, SEATS, seat))
    views.play(DEALER, 0)
    return views


def play_with_views(rounds: int, c: t.Mapping[str, t.Any]) -> float:
    """Moves per second of the same games, with every fact told to the views of all seats."""
    start, work = listened_to(), listened_to()
    begun = time.process_time()
    totals = playouts_with_views(start, work, rounds, Generator(SEED))
    seconds = time.process_time() - begun
    check_games(totals, c)
    return totals.moves / seconds


class Rounds(t.NamedTuple):
    """Rounds of a game, and the kinds of facts that count as moves; by default every decision counts."""

    game: str
    edition: str
    seats: int
    options: t.Mapping[str, str]
    counted: tuple[str, ...]


SPICY_MOVES = ("claimed", "copied", "misclaimed", "forgot", "passed", "challenged")
OTHER_GAMES = {
    "hanamikoji": Rounds("hanamikoji", "standard", 2, {}, ()),
    "spicy": Rounds("spicy", "publisher", 4, {}, SPICY_MOVES),
    "spicy_all_variants": Rounds("spicy", "publisher", 4, {"variants": "all", "max_variants": "6"}, SPICY_MOVES),
}


def tables_of(of: Rounds) -> tuple[Table, Table]:
    """A new table, and one to play on."""
    named = game(of.game)
    edition = named.edition(of.edition, of.options)
    return named.table(edition, of.seats), named.table(edition, of.seats)


def play_other(name: str, rounds: int) -> float:
    """Moves per second of a game other than the one that C plays, without the ledger."""
    table, work = tables_of(OTHER_GAMES[name])
    begun = time.process_time()
    totals = playouts(table, work, rounds, Generator(SEED))
    seconds = time.process_time() - begun
    return (moves_that_count(name, rounds) if OTHER_GAMES[name].counted else totals.moves) / seconds


@functools.cache
def moves_that_count(name: str, rounds: int) -> int:
    """How many of the facts of these rounds count as moves: they are played again, from Python."""
    counted = OTHER_GAMES[name].counted
    kinds = {number for number, kind in enumerate(game(OTHER_GAMES[name].game).kinds) if kind.name in counted}
    table, work = tables_of(OTHER_GAMES[name])
    work.listen(writing=True)
    generator = Generator(SEED)
    return sum(row & 255 in kinds for _ in range(rounds) for row in facts_of_round(table, work, generator))


def facts_of_round(table: Table, work: Table, generator: Generator) -> t.Iterator[int]:
    """What happens, as rows, in the next round that `playouts` plays."""
    work.assign(table)
    while work.asked() >> DEALER & 1:
        dealer_acts(work, generator)
        yield from work.drain()
    moves = work.legal(members(work.asked())[0])
    while moves:
        moves = work.step(generator.choose(moves))
        yield from work.drain()


def copy_ns(table: Table, work: Table, n: int = 1_000_000) -> float:
    """Nanoseconds to copy a table, in a loop."""
    best = float("inf")
    for _ in range(TURNS):
        begun = time.process_time()
        copies(table, work, n)
        best = min(best, time.process_time() - begun)
    return best / n * 1e9


def play_matches(rounds: int) -> float:
    """Moves per second through a Match in Python, with the view of every seat up to date after every move."""
    named = game(GAME)
    edition = named.edition(EDITION)
    generator = Generator(SEED)
    moves = 0
    begun = time.process_time()
    for _ in range(rounds):
        match = Match(named, edition, SEATS)
        for seat in range(SEATS):
            match.told_count(seat)  # it listens from now on
        match.deal(generator)
        while not match.round_over():
            (seat,) = match.asked()
            match.play(seat, generator.choose(match.codes(seat)))
            moves += 1
    return moves / (time.process_time() - begun)


# ---------------------------------------------------------------------- from Python, beside OpenSpiel


def step_from_python(rounds: int) -> float:
    """Steps per second in a Python loop: list the legal moves, choose, play; a deal is a step, too."""
    table, work = dealt_by()
    generator = Generator(SEED)
    choose, step = generator.choose, work.step
    begun = time.process_time()
    for _ in range(rounds):
        work.assign(table)
        dealer_acts(work, generator)
        moves = work.legal(members(work.asked())[0])
        while moves:
            moves = step(choose(moves))
    seconds = time.process_time() - begun
    return (rounds + playouts(table, work, rounds, Generator(SEED)).moves) / seconds  # these were the same rounds


def step_open_spiel(rounds: int, *, weighed: bool) -> float:
    """The same for leduc_poker, with the same generator, where every card dealt is a step; 0 without OpenSpiel.

    With `weighed`, outcomes of chance are sampled by their probabilities, as OpenSpiel's games need in general. Without
    it, the loop relies on their being equal in this game, and is faster.
    """
    try:
        import pyspiel  # noqa: PLC0415 - an extra that only this function needs
    except ModuleNotFoundError:
        return 0.0
    leduc = pyspiel.load_game("leduc_poker")
    generator = Generator(SEED)
    choose, below = generator.choose, generator.below
    steps = 0
    begun = time.process_time()
    for _ in range(rounds):
        state = leduc.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                action = choose(state.legal_actions())
            elif not weighed:
                action, _ = choose(state.chance_outcomes())
            else:
                point = below(FINE) / FINE
                for action, probability in state.chance_outcomes():  # noqa: B007 - the one it stops at
                    point -= probability
                    if point < 0:
                        break
            state.apply_action(action)
        steps += state.move_number()
    return steps / (time.process_time() - begun)


# ---------------------------------------------------------------------- in processes of their own


def python(code: str, **environment: str) -> str:
    """Output of a new Python process."""
    command = [sys.executable, "-c", code]
    run = subprocess.run(  # noqa: S603 - our own code
        command, check=True, capture_output=True, text=True, env={**os.environ, **environment}
    )
    return run.stdout


INTERPRETED = """
import json, sys
sys.path.insert(0, {root!r})
from bench import engine
print(engine.play({rounds}, json.loads({c!r}), writing=False))
"""


def interpreted(program: Path, rounds: int) -> t.Callable[[], float]:
    """A function that measures moves per second of the interpreted form, which must play the same games as C."""
    c = json_text.dumps(run_limit(program, rounds))
    code = INTERPRETED.format(root=str(ROOT), c=c, rounds=rounds)
    return lambda: float(python(code, KARTARO_COMPILED="forbid"))


def import_seconds() -> float:
    """Seconds to import Kartaro and Love Letter, in a fresh interpreter; the best of several."""
    code = (
        "import time; begun = time.perf_counter(); import kartaro; kartaro.games.game('love-letter');"
        "print(time.perf_counter() - begun)"
    )
    return min(float(python(code)) for _ in range(TURNS))
