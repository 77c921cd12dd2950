"""Fuzzes one reader with atheris, by libFuzzer's options: python -m tests.fuzz.one TARGET [OPTION ...]."""

from __future__ import annotations

import contextlib
import sys
import time

import atheris

with atheris.instrument_imports(include=["kartaro"]):
    from tests.fuzz.targets import TARGETS

    from kartaro.core.errors import KartaroError


SLOWEST = 10.0
"""Seconds of the processor that reading one text may take: a busy machine does not make a reader slow."""


def read_once(data: bytes) -> None:
    """Anything but a KartaroError is a fault, with which the process ends; so is taking too long."""
    begun = time.process_time()
    with contextlib.suppress(KartaroError):
        TARGETS[sys.argv[1]].read(data.decode(errors="surrogateescape"))
    took = time.process_time() - begun
    if took > SLOWEST:
        raise TimeoutError(f"{took:.1f} s of the processor")


if __name__ == "__main__":
    atheris.Setup([sys.argv[0], *sys.argv[2:]], read_once)
    atheris.Fuzz()
