"""An attacker in a process of its own: `python -m tests.attacks.flooder PORT PATH SECONDS KIND FIRST COUNT`.

It attacks from so many loopback addresses, from 127.0.FIRST.1 on, until its time is over. Then it writes a number: what
the attack says that it came to.
"""

from __future__ import annotations

import contextlib
import sys
import time
import typing as t

from tests.attacks.raw import HELLO, KINDS, Raw, frame, opening
from websockets.frames import Opcode

if t.TYPE_CHECKING:
    import socket

PATIENCE = 0.05
"""Seconds until one who is not heard any more comes again."""
PIECE = 1000
"""Frames that are sent at once."""


def addresses(first: int, count: int) -> list[str]:
    """200 of each network of 256."""
    return [f"127.0.{first + number // 200}.{number % 200 + 1}" for number in range(count)]


def flood(port: int, path: str, until: float, kind: str, sources: list[str]) -> int:
    """Frames of a kind, as many as go; whoever is closed comes again at once. How often one was."""
    frames, closed = KINDS[kind]() * PIECE, 0
    while time.monotonic() < until:
        with contextlib.suppress(OSError, AssertionError), Raw(port, sources[closed % len(sources)]) as raw:
            raw.socket.settimeout(PATIENCE)
            raw.upgrade(path).send(frame(Opcode.TEXT, HELLO) + opening(kind))
            while time.monotonic() < until and raw.send(frames):
                pass
        closed += 1
    return closed


def halves(port: int, path: str, until: float, kind: str, sources: list[str]) -> int:
    """2,500 requests that are never whole; how many were closed by the server."""
    del kind
    raws = []
    for number in range(2500):
        with contextlib.suppress(OSError):
            raws.append(Raw(port, sources[number % len(sources)]))
            raws[-1].send(f"GET {path} HTTP/1.1\r\nX-Half: ".encode())
    time.sleep(max(0.0, until - time.monotonic()))
    return sum(is_closed(raw.socket) for raw in raws)


def is_closed(line: socket.socket) -> bool:
    line.settimeout(0.01)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def arrivals(port: int, path: str, until: float, kind: str, sources: list[str]) -> int:
    """2,000 watchers come, each in its time, and go in as much; how many were there."""
    del kind
    half = (until - time.monotonic()) / 2
    begun, raws = time.monotonic(), []
    for number in range(2000):
        time.sleep(max(0.0, begun + half * number / 2000 - time.monotonic()))
        raws.append(Raw(port, sources[number % len(sources)]).upgrade(path))
        raws[-1].send(frame(Opcode.TEXT, HELLO))
    for number, raw in enumerate(raws):
        time.sleep(max(0.0, begun + half + half * number / 2000 - time.monotonic()))
        raw.socket.close()
    return len(raws)


def connects(port: int, path: str, until: float, kind: str, sources: list[str]) -> int:
    """Connections that say nothing and are closed at once; how many there were."""
    del path, kind
    made = 0
    while time.monotonic() < until:
        with contextlib.suppress(OSError), Raw(port, sources[made % len(sources)]):
            made += 1
    return made


def nothing(port: int, path: str, until: float, kind: str, sources: list[str]) -> int:
    """How others fare without an attack, to compare."""
    del port, path, kind, sources
    time.sleep(until - time.monotonic())
    return 0


ATTACKS: dict[str, t.Callable[..., int]] = {
    "halves": halves,
    "arrivals": arrivals,
    "connects": connects,
    "nothing": nothing,
}


def main(port: str, path: str, seconds: str, kind: str, *sources: str) -> None:
    first, count = map(int, sources)
    attack = ATTACKS.get(kind, flood)
    came_to = attack(int(port), path, time.monotonic() + float(seconds), kind, addresses(first, count))
    sys.stdout.write(f"{came_to}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
