"""Throughput and latency of the server: `kartaro bench server [--json]`.

Every move follows the real rules of Love Letter, is durable before it is acknowledged, and is sent to both seats, each
with its own view. Players run in a process of their own and answer immediately, choosing from the menu they were sent.
For comparison, boardgame.io's server, which keeps its matches in memory, is measured in the same run under the same
load.
"""

from __future__ import annotations

import dataclasses
import typing as t

from bench.clock import give, held_to
from bench.tables import peer
from bench.tables.load import Plan, leave, play
from bench.tables.process import resident_mb, running_server

from kartaro._speed import compiled
from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    from bench.tables.load import Result

BARS = {
    "moves_vs_boardgameio": (">=", 2.0),
    "cpu_vs_boardgameio": ("<=", 0.45),
    "cpu_us_per_move": ("<=", 250.0),
    "thinking_p99_ms": ("<=", 20.0),
    "idle_tables_mb": ("<=", 50.0),
}


@dataclasses.dataclass(frozen=True)
class Sizes:
    """Size of the measurement."""

    tables: int = 200
    thinking_tables: int = 250
    idle_tables: int = 10_000
    seconds: float = 8.0
    warm_up: float = 3.0
    think: tuple[float, float] = (0.5, 1.5)
    turns: int = 3
    """How often both servers are measured under full load, one after the other; the best turn of each counts."""
    with_peer: bool = True


def main(*, json: bool = False) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    give(measure(Sizes()), json=json)
    return 0


def measure(sizes: Sizes) -> dict[str, t.Any]:
    """All figures of one run."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    if sizes.with_peer:
        peer.install()
    ours, theirs = in_turns(sizes)
    thinking = played(Plan(sizes.thinking_tables, sizes.seconds, sizes.warm_up, sizes.think))
    figures: dict[str, t.Any] = {
        "moves_vs_boardgameio": ours.moves_per_s / theirs.moves_per_s if theirs else None,
        "cpu_vs_boardgameio": ours.cpu_us_per_move / theirs.cpu_us_per_move if theirs else None,
        "cpu_us_per_move": ours.cpu_us_per_move,
        "thinking_p99_ms": thinking.p99_ms,
        **idle(sizes.idle_tables),
        **named("busy", ours),
        **named("boardgameio", theirs),
        **named("thinking", thinking),
        "tables": sizes.tables,
        "thinking_tables": sizes.thinking_tables,
        "idle_tables": sizes.idle_tables,
        "seconds": sizes.seconds,
        "turns": sizes.turns,
    }
    figures["bars"] = held_to(BARS, figures)
    return figures


def in_turns(sizes: Sizes) -> tuple[Result, Result | None]:
    """The best turn of our server, and of boardgame.io if it is available."""
    plan = Plan(sizes.tables, sizes.seconds, sizes.warm_up)
    ours, theirs = [], []
    for _ in range(sizes.turns):
        ours.append(played(plan))
        if sizes.with_peer:
            theirs.append(peer.play(plan))
    return max(ours), max(theirs, default=None)


def played(plan: Plan) -> Result:
    """A load on a new server."""
    with running_server() as server:
        return play(server, plan)


def idle(tables: int) -> dict[str, float]:
    """Memory used by tables in the middle of a match without connected clients.

    The first ones also fill what the server keeps of messages that it wrote; as many more only cost what they are.
    """
    with running_server() as server:
        leave(server, 1)
        before = resident_mb(server.pid)
        leave(server, tables)
        after = resident_mb(server.pid)
        leave(server, tables)
        at_last = resident_mb(server.pid)
    return {"idle_tables_mb": after - before, "more_idle_tables_mb": at_last - after, "idle_server_mb": after}


def named(load: str, result: Result | None) -> dict[str, float]:
    """The figures of a load, with prefixed names."""
    return {f"{load}_{name}": figure for name, figure in result._asdict().items()} if result else {}
