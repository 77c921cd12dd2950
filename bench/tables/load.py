"""Loads on the server, each in its own process: play without pauses, play with thinking time, leave tables idle."""

from __future__ import annotations

import asyncio
import concurrent.futures
import functools
import time
import typing as t

from bench.clock import SEED
from bench.tables.players import Load, leave_in_play, open_table, some_at_a_time
from bench.tables.process import SPAWN, Running, cpu_seconds

from kartaro.core.generator import Generator
from kartaro.server.serving import loop_factory

AT_A_TIME = 20
MOVES_BEFORE_LEAVING = 4


class Plan(t.NamedTuple):
    """How many tables, for how long, and how quickly people answer."""

    tables: int
    seconds: float
    warm_up: float
    think: tuple[float, float] = (0.0, 0.0)


class Result(t.NamedTuple):
    """The result of a load; results compare by moves per second first."""

    moves_per_s: float
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    refused: int


def play(server: Running, plan: Plan) -> Result:
    """Play at all tables; measuring starts after a warm-up."""
    return t.cast("Result", elsewhere(measure_play, server, plan))


def leave(server: Running, tables: int) -> None:
    """Start a match at every table, and disconnect."""
    elsewhere(leave_tables, server, tables)


def elsewhere(work: t.Callable[..., t.Any], *arguments: object) -> t.Any:  # noqa: ANN401 - any work
    """Run a function in another process."""
    with concurrent.futures.ProcessPoolExecutor(1, mp_context=SPAWN) as pool:
        return pool.submit(in_loop, work, *arguments).result()


def in_loop(work: t.Callable[..., t.Coroutine[t.Any, t.Any, t.Any]], *arguments: object) -> t.Any:  # noqa: ANN401
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work(*arguments))


async def measure_play(server: Running, plan: Plan) -> Result:
    load = Load(server.port, Generator(SEED), plan.think)
    tables = await some_at_a_time([functools.partial(open_table, load)] * plan.tables, AT_A_TIME)
    await some_at_a_time([table.come for table in tables], AT_A_TIME)
    await asyncio.sleep(plan.warm_up)
    load.waits.clear()
    begun, cpu = time.perf_counter(), cpu_seconds(server.pid)
    await asyncio.sleep(plan.seconds)
    waits, took, cpu = sorted(load.waits), time.perf_counter() - begun, cpu_seconds(server.pid) - cpu
    for player in (player for table in tables for player in table.players):
        player.leave()
    moves = len(waits)
    p50, p99 = (waits[moves * part // 100] * 1e3 for part in (50, 99))
    return Result(moves / took, cpu / moves * 1e6, p50, p99, len(load.refused))


async def leave_tables(server: Running, tables: int) -> None:
    load = Load(server.port, Generator(SEED))
    work = functools.partial(leave_in_play, load, MOVES_BEFORE_LEAVING)
    await some_at_a_time([work] * tables, AT_A_TIME)
