"""The reference of all benchmarks, hand-written C timed in the same run; comparing figures with bars, and output."""

from __future__ import annotations

import json as json_text
import os
import shutil
import subprocess
import typing as t
from pathlib import Path

from kartaro.core.errors import KartaroError

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "bench"
SEED = 12345

Bars = t.Mapping[str, tuple[str, float]]


def compile_limit() -> Path:
    """Compile the C program; its path."""
    cc = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if cc is None:
        raise KartaroError("bench-needs-c")
    BUILD.mkdir(parents=True, exist_ok=True)
    program = BUILD / f"limit-{os.getpid()}"  # concurrent runs do not overwrite each other's
    subprocess.run([cc, "-O3", "-o", str(program), str(ROOT / "bench" / "limit.c")], check=True)  # noqa: S603 - our own source
    return program


def run_limit(program: Path, rounds: int) -> dict[str, t.Any]:
    """Run the C program, which times itself."""
    command = [str(program), str(rounds), str(SEED), "1"]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - likewise
    return t.cast("dict[str, t.Any]", json_text.loads(out))


def keep_best(best: dict[str, float], **rates: float) -> None:
    """Keep the highest rate of each name."""
    for name, rate in rates.items():
        best[name] = max(rate, best.get(name, 0.0))


def held_to(bars: Bars, figures: t.Mapping[str, t.Any]) -> dict[str, dict[str, t.Any]]:
    """Each bar, and whether it is met; None if the figure could not be measured."""
    return {name: held(sign, to_reach, figures[name]) for name, (sign, to_reach) in bars.items()}


def held(sign: str, to_reach: float, figure: float | None) -> dict[str, t.Any]:
    met = None if figure is None else figure >= to_reach if sign == ">=" else figure <= to_reach
    return {"bar": f"{sign} {to_reach}", "met": met}


def give(result: t.Mapping[str, t.Any], *, json: bool) -> None:
    """Print the figures as JSON or as a table."""
    if json:
        print(json_text.dumps(result))  # noqa: T201 - the answer
    else:
        show(result)


def show(result: t.Mapping[str, t.Any]) -> None:
    from rich.console import Console  # noqa: PLC0415 - only for people
    from rich.table import Table as Grid  # noqa: PLC0415

    grid = Grid(box=None)
    for heading in ("", "", ""):
        grid.add_column(heading)
    for name, figure in result.items():
        if name != "bars":
            grid.add_row(name, number(figure), mark(result["bars"].get(name)))
    Console().print(grid)


def mark(target: t.Mapping[str, t.Any] | None) -> str:
    if target is None:
        return ""
    return f"{target['bar']}  {'?' if target['met'] is None else '✓' if target['met'] else '✗'}"


def number(figure: object) -> str:
    """A figure with its significant digits only."""
    if isinstance(figure, float):
        return f"{figure:,.0f}" if figure >= 1000 else f"{figure:.4g}"  # noqa: PLR2004 - four digits
    return str(figure)
