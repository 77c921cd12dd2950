"""Speed of the environment for research relative to hand-written C: `kartaro bench env [--json]`.

Everything is timed in one run, in turns, and the best turn counts; in processor time, on one core unless threads are
what is measured. A decision is one table's share of `step()`, called from Python with ready actions, with everything
written: views, observation, mask, reward. Environments of others are timed in the same turns, where they are installed
(`pip install -e '.[bench]'`); the figures of those that are not are null.
"""

from __future__ import annotations

import hashlib
import time
import typing as t
from concurrent.futures import ThreadPoolExecutor

from bench.clock import compile_limit, give, held_to, keep_best, run_limit

from bench import peers
from kartaro._speed import compiled
from kartaro.core.errors import KartaroError
from kartaro.env.vector import VectorEnv

GAMES: dict[str, tuple[str, str, int]] = {
    "env_love_letter_2": ("love-letter", "2012", 2),
    "env_love_letter_4": ("love-letter", "2019", 4),
    "env_hanamikoji": ("hanamikoji", "standard", 2),
    "env_spicy_2": ("spicy", "publisher", 2),
}
BARS = {
    "env_love_letter_2": (">=", 0.10),
    "env_love_letter_4": (">=", 0.08),
    "env_hanamikoji": (">=", 0.08),
    "env_spicy_2": (">=", 0.07),
    "env_single": (">=", 0.02),
    "vs_pgx": (">=", 1.3),
    "vs_open_spiel": (">=", 7),
    "vs_pettingzoo": (">=", 10),
    "open_spiel_copy_us": ("<=", 10),
    "threads_2": (">=", 1.7),
    "sample": ("<=", 0.15),
}
TURNS = 9
C_ROUNDS = 40_000
N, N_THREADED = 1024, 8192
SEED = 1


PEERS = {
    "pgx": peers.pgx_leduc,
    "open_spiel": peers.open_spiel_leduc,
    "open_spiel_copies": peers.open_spiel_copies,
    "pettingzoo": lambda: peers.aec(peers.wrapped(peers.pettingzoo_leduc())),
    "pettingzoo_ours": lambda: peers.aec(peers.wrapped(peers.pettingzoo_ours())),
    "pettingzoo_nothing": lambda: peers.aec(peers.wrapped(peers.pettingzoo_nothing())),
    "pettingzoo_raw": lambda: peers.aec(peers.pettingzoo_leduc()),
    "pettingzoo_raw_ours": lambda: peers.aec(peers.pettingzoo_ours()),
}
"""Each is played by chance; ours beside pgx and OpenSpiel is `VectorEnv`, actions drawn and stepped."""
PEER_STEPS = {"pgx": 0.2, "open_spiel": 60, "open_spiel_copies": 60, "pettingzoo": 6, "pettingzoo_ours": 30}
PEER_STEPS |= {"pettingzoo_nothing": 30, "pettingzoo_raw": 6, "pettingzoo_raw_ours": 60}
"""For each step of the others: batches of pgx, decisions of those that play one table."""


def main(*, json: bool = False, turns: int = TURNS, steps: int = 100) -> int:
    """Measure and print; the exit code only says whether measuring succeeded."""
    give(measure(turns, steps), json=json)
    return 0


def measure(turns: int, steps: int) -> dict[str, t.Any]:
    """All figures of one run."""
    if not compiled():
        raise KartaroError("bench-needs-compiled")
    program = compile_limit()
    envs = {name: VectorEnv(*of, N, seed=SEED) for name, of in GAMES.items()}
    single = VectorEnv(*GAMES["env_love_letter_2"], 1, seed=SEED)
    threaded = {n: VectorEnv(*GAMES["env_love_letter_4"], N_THREADED, seed=SEED, threads=n) for n in (1, 2)}
    wide = VectorEnv(*GAMES["env_love_letter_2"], peers.PGX_BATCH, seed=SEED)
    others = {name: peer for name, make in PEERS.items() if (peer := peers.found(make))}
    best: dict[str, float] = {}
    shares = []
    for _ in range(turns):
        c = run_limit(program, C_ROUNDS)
        keep_best(best, c=c["moves"] / c["seconds"])
        for name, env in envs.items():
            stepping, drawing = times_of(env, steps, time.process_time)
            keep_best(best, **{name: N * steps / stepping})
            shares.append(drawing / stepping)
        stepping, _ = times_of(single, steps * 100, time.process_time)
        keep_best(best, env_single=steps * 100 / stepping)
        both = sum(times_of(wide, max(steps // 8, 1), time.process_time))
        keep_best(best, drawn=peers.PGX_BATCH * max(steps // 8, 1) / both)
        for name, peer in others.items():
            keep_best(best, **{name: peer.rate(max(int(steps * PEER_STEPS[name]), 1))})
        measure_threads(best, threaded, max(steps // 8, 1))
    figures: dict[str, t.Any] = {name: best[name] / best["c"] for name in (*GAMES, "env_single")}
    figures |= {
        "vs_pgx": ratio(best, "drawn", "pgx"),
        "vs_open_spiel": ratio(best, "drawn", "open_spiel"),
        "vs_pettingzoo": ratio(best, "pettingzoo_ours", "pettingzoo"),
        "vs_pettingzoo_ceiling": ratio(best, "pettingzoo_nothing", "pettingzoo"),
        "vs_pettingzoo_raw": ratio(best, "pettingzoo_raw_ours", "pettingzoo_raw"),
        "open_spiel_copy_us": 1e6 / best["open_spiel_copies"] if "open_spiel_copies" in best else None,
    }
    figures |= {
        "threads_2": best["threads_2"] / best["threads_1"],
        "threads_2_machine": best["machine_2"] / best["machine_1"],
        "threads_2_work": best["work_2"] / best["work_1"],
        "sample": sorted(shares)[len(shares) // 2],
    }
    figures |= {f"{name}_decisions_per_s": best[name] for name in (*GAMES, "env_single")}
    figures |= {f"{name}_decisions_per_s": best.get(name) for name in ("drawn", *PEERS)}
    figures |= {"c_moves_per_s": best["c"], "steps": steps, "turns": turns}
    figures["bars"] = held_to(BARS, figures)
    return figures


def measure_threads(best: dict[str, float], envs: dict[int, VectorEnv], steps: int) -> None:
    """Steps per second of one thread and of two: by the clock on the wall, and of processor time.

    Beside them the same of a loop that shares nothing and takes as long: what two threads gain on this machine at all.
    """
    helper = ThreadPoolExecutor(1)
    for n, env in envs.items():
        stepping, _ = times_of(env, steps, time.perf_counter)
        working, _ = times_of(env, steps, time.process_time)
        keep_best(best, **{f"threads_{n}": N_THREADED * steps / stepping, f"work_{n}": N_THREADED * steps / working})
    for _ in range(steps):
        begun = time.perf_counter()
        count()
        count()
        alone = time.perf_counter()
        other = helper.submit(count)
        count()
        other.result()
        keep_best(best, machine_1=1 / (alone - begun), machine_2=1 / (time.perf_counter() - alone))
    helper.shutdown()


def count() -> None:
    """About two milliseconds in registers, without the GIL."""
    hashlib.pbkdf2_hmac("sha256", b"", b"", 7_000)


def ratio(best: dict[str, float], ours: str, theirs: str) -> float | None:
    """None where one of them is not installed."""
    return best[ours] / best[theirs] if ours in best and theirs in best else None


def times_of(env: VectorEnv, steps: int, clock: t.Callable[[], float]) -> tuple[float, float]:
    """Seconds spent in `step` and in `sample`."""
    actions = env.sample()
    stepping = drawing = 0.0
    for _ in range(steps):
        begun = clock()
        env.sample(actions)
        drawn = clock()
        env.step(actions)
        stepping += clock() - drawn
        drawing += drawn - begun
    return stepping, drawing
