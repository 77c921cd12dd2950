"""How fast the rules run, with hand-written C as the clock: `kartaro bench engine [--json]`.

Everything is timed in one run, in turns and the best of several, so that a machine that is slow for
a while is slow for all. C and compiled rules play the same games and must come to the same
checksum; else nothing is printed.
"""

from __future__ import annotations

import json as json_text
import os
import shutil
import subprocess
import sys
import time
import typing as t
from pathlib import Path

from kartaro._speed import compiled
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.playouts import copies, playouts
from kartaro.core.seats import DEALER
from kartaro.games import game

if t.TYPE_CHECKING:
    from kartaro.core.table import Table

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "bench"
GAME, EDITION, SEATS, SEED = "love-letter", "2019", 4, 12345
BARS = {
    "playouts_vs_c": (">=", 0.55),
    "playouts_ledger_vs_c": (">=", 0.50),
    "interpreted_vs_c": (">=", 0.004),
    "python_steps_vs_open_spiel": (">=", 5.0),
    "copy_ns": ("<=", 30.0),
    "import_s": ("<=", 0.15),
}
TURNS = 7


def main(*, json: bool = False, rounds: int = 100_000, turns: int = TURNS) -> int:
    """Measure and print; the exit code says only whether it could be measured."""
    result = measure(rounds, turns)
    if json:
        print(json_text.dumps(result))  # noqa: T201 - the answer
    else:
        show(result)
    return 0


def measure(rounds: int, turns: int) -> dict[str, t.Any]:
    """All figures of one run."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    program = compile_limit()
    c_rates, rates, ledger_rates, views, steps, spiel = [], [], [], [], [], []
    for _ in range(turns):
        c = run_limit(program, rounds)
        c_rates.append(c["moves"] / c["seconds"])
        rates.append(play(rounds, c, writing=False))
        ledger_rates.append(play(rounds, c, writing=True))
        steps.append(step_from_python(rounds // 20))
        spiel.append(step_open_spiel(rounds // 20))
        views.append(play_with_views(rounds // 500))
    slow, slow_c = interpreted(program, rounds // 200)
    figures: dict[str, t.Any] = {
        "playouts_vs_c": max(rates) / max(c_rates),
        "playouts_ledger_vs_c": max(ledger_rates) / max(c_rates),
        "interpreted_vs_c": slow / slow_c,
        "python_steps_vs_open_spiel": max(steps) / max(spiel) if all(spiel) else None,
        "views_vs_c": max(views) / max(c_rates),
        "copy_ns": copy_ns(),
        "import_s": import_seconds(),
        "c_moves_per_s": max(c_rates),
        "playouts_moves_per_s": max(rates),
        "playouts_ledger_moves_per_s": max(ledger_rates),
        "interpreted_moves_per_s": slow,
        "python_steps_per_s": max(steps),
        "open_spiel_steps_per_s": max(spiel) or None,
        "views_moves_per_s": max(views),
        "same_games_as_c": True,
        "rounds": rounds,
        "turns": turns,
    }
    figures["bars"] = {name: bar(name, figures[name]) for name in BARS}
    return figures


def bar(name: str, figure: float | None) -> dict[str, t.Any]:
    """What was to be reached, and whether it was; None where it could not be measured."""
    sign, to_reach = BARS[name]
    met = None if figure is None else figure >= to_reach if sign == ">=" else figure <= to_reach
    return {"bar": f"{sign} {to_reach}", "met": met}


# ---------------------------------------------------------------------- C


def compile_limit() -> Path:
    """The C program, compiled anew."""
    cc = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if cc is None:
        raise KartaroError("bench-needs-c")
    BUILD.mkdir(parents=True, exist_ok=True)
    program = BUILD / "limit"
    subprocess.run([cc, "-O3", "-o", program, ROOT / "bench" / "limit.c"], check=True)  # noqa: S603 - our own source
    return program


def run_limit(program: Path, rounds: int) -> dict[str, t.Any]:
    """One run of so many rounds; the clock is its own."""
    command = [program, str(rounds), str(SEED), "1"]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - likewise
    return t.cast("dict[str, t.Any]", json_text.loads(out))


# ---------------------------------------------------------------------- our own


def dealt_by(seat: int = 0) -> tuple[Table, Table]:
    """A table that waits for its first deal, with a starter, and one to play on."""
    named = game(GAME)
    edition = named.edition(EDITION)
    table, work = named.table(edition, SEATS), named.table(edition, SEATS)
    table.play(DEALER, seat)
    return table, work


def play(rounds: int, c: t.Mapping[str, t.Any], *, writing: bool) -> float:
    """Moves a second of `playouts`, which must play the games that C played."""
    table, work = dealt_by()
    work.listen(writing=writing)
    begun = time.perf_counter()
    tally = playouts(table, work, rounds, Generator(SEED))
    seconds = time.perf_counter() - begun
    gains = [won + bonus for won, bonus in zip(c["wins"], c["bonus"], strict=True)]
    if (tally.moves, tally.checksum, tally.gains()) != (c["moves"], c["chk"], gains):
        raise KartaroError("bench-other-games")
    return tally.moves / seconds


def copy_ns(n: int = 1_000_000) -> float:
    """Nanoseconds to copy a table, in a loop."""
    table, work = dealt_by()
    best = float("inf")
    for _ in range(TURNS):
        begun = time.perf_counter()
        copies(table, work, n)
        best = min(best, time.perf_counter() - begun)
    return best / n * 1e9


def play_with_views(rounds: int) -> float:
    """Moves a second through a Match, with the view of every seat and of the public kept up to date."""
    named = game(GAME)
    edition = named.edition(EDITION)
    generator = Generator(SEED)
    moves = 0
    begun = time.perf_counter()
    for _ in range(rounds):
        match = Match(named, edition, SEATS)
        match.deal(generator)
        while not match.round_over():
            seat = match.asked()[0]
            codes = match.codes(seat)
            match.play(seat, codes[generator.below(len(codes))])
            for viewer in range(SEATS):
                match.told(viewer)
            moves += 1
    return moves / (time.perf_counter() - begun)


# ---------------------------------------------------------------------- from Python, beside OpenSpiel


def step_from_python(rounds: int) -> float:
    """Steps a second in a Python loop: list the legal moves, choose, play; a deal is a step too."""
    table, work = dealt_by()
    generator = Generator(SEED)
    choose, step = generator.choose, work.step
    steps = 0
    begun = time.perf_counter()
    for _ in range(rounds):
        work.assign(table)
        work.deal_at_random(generator)
        moves = work.next_moves()
        steps += 1
        while moves:
            moves = step(choose(moves))
            steps += 1
    return steps / (time.perf_counter() - begun)


def step_open_spiel(rounds: int) -> float:
    """The same for leduc_poker, chance and players alike; 0 where OpenSpiel is not installed."""
    try:
        import pyspiel  # noqa: PLC0415 - an extra that only this function needs
    except ModuleNotFoundError:
        return 0.0
    leduc = pyspiel.load_game("leduc_poker")
    choose = Generator(SEED).choose
    steps = 0
    begun = time.perf_counter()
    for _ in range(rounds):
        state = leduc.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = choose(state.chance_outcomes())
            else:
                action = choose(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps / (time.perf_counter() - begun)


# ---------------------------------------------------------------------- in processes of their own


def python(code: str, **environment: str) -> str:
    """What a fresh Python prints."""
    command = [sys.executable, "-c", code]
    run = subprocess.run(  # noqa: S603 - our own code
        command, check=True, capture_output=True, text=True, env={**os.environ, **environment}
    )
    return run.stdout


INTERPRETED = """
import json, runpy, sys
bench = runpy.run_path(sys.argv[1] if len(sys.argv) > 1 else {path!r})
c = json.loads({c!r})
print(bench["play"]({rounds}, c, writing=False))
"""


def interpreted(program: Path, rounds: int) -> tuple[float, float]:
    """Moves a second of the interpreted form and of C, in turns."""
    ours, theirs = [], []
    for _ in range(3):
        c = run_limit(program, rounds * 100)
        theirs.append(c["moves"] / c["seconds"])
        few = run_limit(program, rounds)
        code = INTERPRETED.format(path=str(Path(__file__)), c=json_text.dumps(few), rounds=rounds)
        ours.append(float(python(code, KARTARO_COMPILED="forbid")))
    return max(ours), max(theirs)


def import_seconds() -> float:
    """Seconds to import Kartaro and Love Letter, in a fresh interpreter; the best of several."""
    code = (
        "import time; begun = time.perf_counter(); import kartaro; kartaro.games.game('love-letter');"
        "print(time.perf_counter() - begun)"
    )
    return min(float(python(code)) for _ in range(TURNS))


# ---------------------------------------------------------------------- for people


def show(result: t.Mapping[str, t.Any]) -> None:
    """The figures as a table of the keys they have in JSON."""
    from rich.console import Console  # noqa: PLC0415 - only for people
    from rich.table import Table as Grid  # noqa: PLC0415

    grid = Grid(box=None)
    for heading in ("", "", ""):
        grid.add_column(heading)
    for name, figure in result.items():
        if name == "bars":
            continue
        target = result["bars"].get(name)
        mark = (
            ""
            if target is None
            else f"{target['bar']}  {'?' if target['met'] is None else '✓' if target['met'] else '✗'}"
        )
        grid.add_row(name, number(figure), mark)
    Console().print(grid)


def number(figure: object) -> str:
    """As many digits as say something."""
    if isinstance(figure, float):
        return f"{figure:,.0f}" if figure >= 1000 else f"{figure:.4g}"  # noqa: PLR2004 - four digits
    return str(figure)
