"""Several nodes on one PostgreSQL: `kartaro bench nodes [--json]`.

The load is that of `bench server`. Processor time is counted for nodes and, apart, for PostgreSQL, and divided by the
moves, which are durable and acknowledged. Kinds take turns, and of each the turn with the least processor time counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import statistics
import tempfile
import time
import typing as t
from pathlib import Path

import asyncpg
from bench.clock import SEED, give, held_to
from bench.tables.load import AT_A_TIME, Plan, Result, elsewhere, play
from bench.tables.players import Load, open_table, some_at_a_time
from bench.tables.process import Running, cpu_seconds, running_server
from tests.server.driving import Player
from tests.server.nodes.cluster import running
from tests.server.nodes.postgres import Postgres, programs

from kartaro._speed import compiled
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator

BARS = {
    "cpu_per_move_by_nodes_spread": ("<=", 0.15),
    "cpu_per_move_by_nodes_beside_servers_apart_spread": ("<=", 0.15),
    "postgres_vs_sqlite": ("<=", 1.6),
    "thinking_p99_ms": ("<=", 30.0),
    "failover_s": ("<=", 5.0),
    "start_s": ("<=", 2.0),
}
MILLION = """
INSERT INTO tables (name, rested_at, rested_version, due_at, notes)
    SELECT 'table-' || n, 1, 1, NULL, '{}' FROM generate_series(1, $1) AS n;
INSERT INTO events (name, version, body) SELECT 'table-' || n, 1, 'x' FROM generate_series(1, $1) AS n
"""


@dataclasses.dataclass(frozen=True)
class Sizes:
    """Size of the measurement."""

    tables: int = 200
    thinking_tables: int = 250
    seconds: float = 8.0
    warm_up: float = 3.0
    think: tuple[float, float] = (0.5, 1.5)
    turns: int = 3
    nodes: tuple[int, ...] = (1, 2, 4)
    failovers: int = 20
    stored_tables: int = 1_000_000


def main(*, json: bool = False) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    give(measure(Sizes()), json=json)
    return 0


def measure(sizes: Sizes) -> dict[str, t.Any]:
    """All figures of one run."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    if programs() is None:
        raise KartaroError("bench-needs-postgres")
    with postgres() as database:
        figures = in_turns(sizes, database)
        figures["thinking_p99_ms"] = thinking(sizes, database)
        figures["failover_s"] = failover(sizes, database)
        figures["start_s"] = start(sizes, database)
    figures |= dataclasses.asdict(sizes)
    figures["bars"] = held_to(BARS, figures)
    return figures


@contextlib.contextmanager
def postgres() -> t.Iterator[Postgres]:
    database = Postgres()
    try:
        yield database.start()
    finally:
        database.end()


class Cost(t.NamedTuple):
    """Microseconds of processors a move: of all nodes together, and of PostgreSQL."""

    nodes: float
    database: float = 0.0
    moves_per_s: float = 0.0


def in_turns(sizes: Sizes, database: Postgres) -> dict[str, t.Any]:
    costs: dict[str, list[Cost]] = {}
    for _ in range(sizes.turns):
        for count in sizes.nodes:
            costs.setdefault(str(count), []).append(on_nodes(sizes, database, count))
            costs.setdefault(f"{count} apart", []).append(apart(sizes, count))
        costs.setdefault("across", []).append(on_nodes(sizes, database, 2, across=True))
    best = {kind: min(found) for kind, found in costs.items()}
    by_nodes = {str(count): best[str(count)].nodes for count in sizes.nodes}
    by_servers = {str(count): best[f"{count} apart"].nodes for count in sizes.nodes}
    beside = {count: cost / by_servers[count] for count, cost in by_nodes.items()}
    alone, sqlite = best[str(sizes.nodes[0])], best[f"{sizes.nodes[0]} apart"]
    return {
        "cpu_per_move_by_nodes": by_nodes,
        "cpu_per_move_by_nodes_spread": spread(by_nodes),
        "cpu_per_move_by_servers_apart": by_servers,
        "cpu_per_move_by_nodes_beside_servers_apart_spread": spread(beside),
        "cpu_per_move_across": best["across"].nodes,
        "cpu_per_move_sqlite": sqlite.nodes,
        "cpu_per_move_of_postgres": {kind: cost.database for kind, cost in best.items() if cost.database},
        "postgres_vs_sqlite": alone.nodes / sqlite.nodes,
        "postgres_vs_sqlite_with_its_own_share": (alone.nodes + alone.database) / sqlite.nodes,
        "moves_per_s": {kind: cost.moves_per_s for kind, cost in best.items()},
    }


def spread(costs: t.Mapping[str, float]) -> float:
    return max(costs.values()) / min(costs.values()) - 1


def on_nodes(sizes: Sizes, database: Postgres, count: int, *, across: bool = False) -> Cost:
    """The same load, spread over nodes: a table's players at one node, or each at another."""
    with contextlib.ExitStack() as stack:
        nodes = [stack.enter_context(running_server(database.address)) for _ in range(count)]
        plan = Plan(sizes.tables, sizes.seconds, sizes.warm_up)
        postmaster = t.cast("t.Any", database.process).pid
        return t.cast("Cost", elsewhere(measure_nodes, nodes, plan, postmaster, across))


def apart(sizes: Sizes, count: int) -> Cost:
    """The same load, spread over servers that share nothing but the processor: what that alone costs."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(running_server()) for _ in range(count)]
        plan = Plan(sizes.tables, sizes.seconds, sizes.warm_up)
        return t.cast("Cost", elsewhere(measure_nodes, servers, plan, None, False))  # noqa: FBT003 - as below


async def measure_nodes(nodes: list[Running], plan: Plan, postmaster: int | None, across: bool) -> Cost:  # noqa: FBT001 - sent to another process
    waits: list[float] = []
    loads = [Load(node.port, Generator(SEED + number), plan.think, waits) for number, node in enumerate(nodes)]
    works = [functools.partial(open_table, loads[number % len(loads)]) for number in range(plan.tables)]
    tables = await some_at_a_time(works, AT_A_TIME)
    if across:
        for table in tables:
            other = (loads.index(table.players[1].load) + 1) % len(loads)
            table.players[1].load = loads[other]
    await some_at_a_time([table.come for table in tables], AT_A_TIME)
    await asyncio.sleep(plan.warm_up)
    waits.clear()
    before = time.perf_counter(), used(nodes), of_database(postmaster)
    await asyncio.sleep(plan.seconds)
    moves = len(waits)
    took, ours, theirs = (
        now - then
        for now, then in zip((time.perf_counter(), used(nodes), of_database(postmaster)), before, strict=True)
    )
    for player in (player for table in tables for player in table.players):
        player.leave()
    return Cost(ours / moves * 1e6, theirs / moves * 1e6, moves / took)


def used(nodes: list[Running]) -> float:
    return sum(cpu_seconds(node.pid) for node in nodes)


def of_database(postmaster: int | None) -> float:
    if postmaster is None:
        return 0.0
    database = Postgres.__new__(Postgres)
    database.process = t.cast("t.Any", type("Process", (), {"pid": postmaster}))
    return database.cpu_seconds()


def thinking(sizes: Sizes, database: Postgres) -> float:
    """Milliseconds until a move is acknowledged, at one node, where people think: of a hundred moves, the slowest."""
    with running_server(database.address) as server:
        result: Result = play(server, Plan(sizes.thinking_tables, sizes.seconds, sizes.warm_up, sizes.think))
    return result.p99_ms


def failover(sizes: Sizes, database: Postgres) -> float:
    """Seconds from the death of a node until its client has had a move acknowledged at another; the middle of many."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), database, 2) as cluster:

        async def once(number: int) -> float:
            first, second = cluster.nodes[number % 2], cluster.nodes[1 - number % 2]
            ada = first.open("Ada", chairs=["", "easy"])
            player = await Player(first, ada["table"], ada["token"]).come()
            await player.until(lambda: player.info)
            await player.ok("start")
            await player.play(Generator(number), 1)
            await player.asked(0)
            first.kill()
            died = time.monotonic()
            await player.finish()
            player.server = second
            await player.back()
            await player.play(Generator(number), 1)
            took = time.monotonic() - died
            await player.vanish()
            first.start()
            return took

        found = [asyncio.run(once(number)) for number in range(sizes.failovers)]
    return statistics.median(found)


def start(sizes: Sizes, database: Postgres) -> float:
    """Seconds from the start of a node until it is ready, with many tables in the store; that of Python is left out."""

    async def fill() -> None:
        connection = await asyncpg.connect(database.address)
        for statement in MILLION.split(";"):
            await connection.execute(statement, sizes.stored_tables, timeout=None)
        await connection.execute("VACUUM ANALYZE")
        await connection.close()

    asyncio.run(fill())
    begun = time.perf_counter()
    with running_server():
        without = time.perf_counter() - begun
    begun = time.perf_counter()
    with running_server(database.address):
        return max(0.0, time.perf_counter() - begun - without)
