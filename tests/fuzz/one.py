"""Fuzzes one reader with atheris, by libFuzzer's options: python -m tests.fuzz.one TARGET [OPTION ...]."""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["kartaro"]):
    from tests.fuzz.targets import TARGETS

    from kartaro.core.errors import KartaroError


def read_once(data: bytes) -> None:
    """Anything but a KartaroError is a fault, with which the process ends."""
    try:
        TARGETS[sys.argv[1]].read(data.decode(errors="surrogateescape"))
    except KartaroError:
        return


if __name__ == "__main__":
    atheris.Setup([sys.argv[0], *sys.argv[2:]], read_once)
    atheris.Fuzz()
